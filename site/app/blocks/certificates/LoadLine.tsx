import styles from './certificates.module.css';

/** Name above the bar, number below: by its first space. */
const parts = (name: string): [above: string, below: string] => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length > 0 ? [first, rest.join(' ')] : ['', first];
};

/** What fits between the circle and itself, in the units of the drawing. */
const sizeOf = (word: string, most: number) => Math.min(most, Math.floor(238 / Math.max(1, word.length)));

/** Below this the words would not be read; they stand beside the mark then. */
const smallest = 24;

/** Whether a name can be written into the mark. */
export const fitsMark = (name: string) => parts(name).every((word) => sizeOf(word, smallest) >= smallest);

/** The mark on a hull that says how deep it may lie: a circle with a bar through it. */
export const LoadLine = ({ name }: { name: string }) => {
  const [above, below] = fitsMark(name) ? parts(name) : ['', ''];
  return (
    <svg className={styles.mark} viewBox="0 0 320 212" width="320" height="212" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="14">
        <circle cx="160" cy="106" r="98" />
        <path d="M8 106H312" />
      </g>
      <g className={styles.letters} fill="currentColor" textAnchor="middle">
        <text x="160" y="89" fontSize={sizeOf(above, 42)} className={styles.above}>
          {above}
        </text>
        <text x="160" y="151" fontSize={sizeOf(below, 46)}>
          {below}
        </text>
      </g>
    </svg>
  );
};
