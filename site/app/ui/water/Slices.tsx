import styles from './Slices.module.css';

/** Heights of the stripes in px; ten of them make one turn, which is tiled downwards. */
const heights = [13, 18, 23, 28, 33, 13, 18, 23, 28, 33];

const stripes = heights.map((height, index) => ({
  top: heights.slice(0, index).reduce((sum, other) => sum + other, 0),
  height,
  // 128 leaves a stripe in its place; the red channel moves it by up to half the filter's scale to either side.
  red: Math.round(128 + 127 * Math.sin(1.9 * index + 0.9)),
}));

const turn = heights.reduce((sum, height) => sum + height, 0);

const Filter = ({ id, reach }: { id: string; reach: number }) => (
  <filter id={id} x="-2%" y="0" width="104%" height="100%" colorInterpolationFilters="sRGB">
    {stripes.map(({ top, height, red }) => (
      <feFlood
        key={top}
        x="-50%"
        y={top}
        width="200%"
        height={height}
        floodColor={`rgb(${red},128,128)`}
        result={`s${top}`}
      />
    ))}
    <feMerge x="-50%" y="0" width="200%" height={turn}>
      {stripes.map(({ top }) => (
        <feMergeNode key={top} in={`s${top}`} />
      ))}
    </feMerge>
    <feTile result="map" />
    <feDisplacementMap in="SourceGraphic" in2="map" scale={reach * 2} xChannelSelector="R" yChannelSelector="G" />
  </filter>
);

/**
 * The filters that slice what lies under water; `Water.module.css` names them. Once per document. Stripes are floods
 * rather than a picture, which would arrive late and is one more thing a policy must allow.
 */
export const Slices = () => (
  <svg className={styles.slices} width="0" height="0" aria-hidden="true">
    <Filter id="slices" reach={8} />
    <Filter id="slices-narrow" reach={3} />
  </svg>
);
