/** V and I, their lower 40 % shifted by the water. The link or heading around it says the name. */
export const Logo = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 108 72" width="108" height="72" fill="currentColor" aria-hidden="true">
    <path d="M0 0H23L36 39L49 0H72L57 43.5H63L53 72H31L21 43.5H15z M79 0h23v43.5h6V72H85V43.5h-6z" />
  </svg>
);
