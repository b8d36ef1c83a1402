/** How a slide is staged: what is above the water, and what the water is made of. */
const scenes = [
  { name: 'sun', sky: undefined, water: 'tide' },
  { name: 'buoy', sky: 'signal', water: 'ink' },
  { name: 'chairs', sky: 'tide', water: 'signal' },
] as const;

export type Scene = (typeof scenes)[number];

const [sun] = scenes;

/** Slides take turns, so that no two neighbours look alike. */
export const sceneOf = (index: number): Scene => scenes[index % scenes.length] ?? sun;
