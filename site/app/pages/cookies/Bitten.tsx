interface Props {
  className?: string | undefined;
}

/** The disc, bitten. The bites are cut out, so that any ground shows through. */
export const Bitten = ({ className }: Props) => (
  <svg className={className} viewBox="0 0 400 400" width="400" height="400" aria-hidden="true">
    <mask id="bites">
      <circle cx="200" cy="200" r="196" fill="#fff" />
      <circle cx="352" cy="70" r="64" />
      <circle cx="392" cy="152" r="52" />
      <circle cx="268" cy="26" r="44" />
    </mask>
    <path d="M0 0h400v400H0z" fill="var(--disc)" mask="url(#bites)" />
    <g fill="var(--on-disc)">
      <circle cx="120" cy="130" r="17" />
      <circle cx="222" cy="118" r="12" />
      <circle cx="160" cy="230" r="20" />
      <circle cx="262" cy="220" r="15" />
      <circle cx="96" cy="214" r="9" />
      <circle cx="210" cy="300" r="14" />
      <circle cx="318" cy="262" r="10" />
    </g>
  </svg>
);
