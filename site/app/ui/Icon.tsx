const paths = {
  arrow: 'M1 10h17M11 3l7 7-7 7',
  back: 'M19 10H2M9 3l-7 7 7 7',
  out: 'M2 18L17 3M5 3h12v12',
  down: 'M2 6l8 9 8-9',
  close: 'M3 3l14 14M17 3L3 17',
};

export type IconName = keyof typeof paths;

interface Props {
  name: IconName;
  className?: string | undefined;
}

/** A stroke in the colour of the text; its size is the class's. It says nothing that the words beside it do not. */
export const Icon = ({ name, className }: Props) => (
  <svg
    className={className}
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
