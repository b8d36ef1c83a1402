import styles from './Slices.module.css';

/** Heights of the stripes in px; ten of them make one turn, which is tiled downwards. */
const heights = [13, 18, 23, 28, 33, 13, 18, 23, 28, 33];

const stripes = () =>
  heights.map((height, index) => ({
    top: heights.slice(0, index).reduce((sum, other) => sum + other, 0),
    height,
    // 128 leaves a stripe in its place; the red channel moves it by up to half the filter's scale to either side.
    red: Math.round(128 + 127 * Math.sin(1.9 * index + 0.9)),
  }));

const filter = (id: string, reach: number): string => {
  const cut = stripes();
  const turn = heights.reduce((sum, height) => sum + height, 0);
  const floods = cut.map(
    ({ top, height, red }) =>
      `<feFlood x="-50%" y="${top}" width="200%" height="${height}" flood-color="rgb(${red},128,128)" result="s${top}"/>`,
  );
  const nodes = cut.map(({ top }) => `<feMergeNode in="s${top}"/>`);
  return [
    `<filter id="${id}" x="-2%" y="0" width="104%" height="100%" color-interpolation-filters="sRGB">`,
    ...floods,
    `<feMerge x="-50%" y="0" width="200%" height="${turn}">${nodes.join('')}</feMerge><feTile result="map"/>`,
    `<feDisplacementMap in="SourceGraphic" in2="map" scale="${reach * 2}" xChannelSelector="R" yChannelSelector="G"/>`,
    '</filter>',
  ].join('');
};

/** Drawn by the server alone: a browser finds them in the document, and is not sent the code as well. */
const filters = import.meta.env.SSR ? filter('slices', 8) + filter('slices-narrow', 3) : '';

/**
 * The filters that slice what lies under water; `Water.module.css` names them. Once per document. Stripes are floods
 * rather than a picture, which would arrive late and is one more thing a policy must allow.
 */
export const Slices = () => (
  <svg
    className={styles.slices}
    width="0"
    height="0"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written above, of numbers
    dangerouslySetInnerHTML={{ __html: filters }}
    suppressHydrationWarning
  />
);
