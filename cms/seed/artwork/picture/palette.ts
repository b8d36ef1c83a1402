/** The six colours of the house, and the six harbours made of them: above the waterline, and beneath it. */
export const ink = '#0A0F1C';
export const paper = '#F6F4EE';
export const fog = '#E6E3D8';
export const harbour = '#16324A';
export const signal = '#FF4B1F';
export const tide = '#9AD4D6';

export interface Colours {
  sky: string;
  disc: string;
  /** The great shape in front. */
  mass: string;
  /** What stands further off. */
  mid: string;
  accent: string;
  light: string;
  line: string;
  /** Lines on the mass. */
  line2: string;
  shade: string;
  /** The shade of the mass. */
  shade2: string;
  /** Lit windows. */
  glow: string;
  ripple: string;
}

export interface Palette {
  above: Colours;
  below: Colours;
  /** The stippled air, and its density at the top and at the waterline. */
  haze: { colour: string; top: number; bottom: number };
  /** Colours that may lie side by side: no two of them are the same above water. */
  boxes: readonly [keyof Colours, ...(keyof Colours)[]];
}

const palette = (above: Colours, sunk: Partial<Colours>, haze: Palette['haze'], boxes: Palette['boxes']): Palette => ({
  above,
  below: { ...above, ...sunk },
  haze,
  boxes,
});

export const palettes = {
  dusk: palette(
    {
      sky: signal,
      disc: paper,
      mass: ink,
      mid: harbour,
      accent: tide,
      light: paper,
      line: ink,
      line2: signal,
      shade: signal,
      shade2: harbour,
      glow: paper,
      ripple: tide,
    },
    { sky: harbour, disc: signal, mid: ink, shade: harbour },
    { colour: ink, top: 0.5, bottom: 0 },
    ['mass', 'mid', 'accent', 'light'],
  ),
  day: palette(
    {
      sky: tide,
      disc: signal,
      mass: ink,
      mid: harbour,
      accent: signal,
      light: paper,
      line: ink,
      line2: tide,
      shade: ink,
      shade2: harbour,
      glow: signal,
      ripple: tide,
    },
    { sky: ink, mass: harbour, light: tide },
    { colour: paper, top: 0, bottom: 0.75 },
    ['mass', 'mid', 'accent', 'light'],
  ),
  mist: palette(
    {
      sky: paper,
      disc: signal,
      mass: ink,
      mid: tide,
      accent: signal,
      light: ink,
      line: ink,
      line2: paper,
      shade: paper,
      shade2: tide,
      glow: paper,
      ripple: paper,
    },
    { sky: tide, mid: harbour, light: harbour, shade: tide },
    { colour: tide, top: 0.7, bottom: 0 },
    ['mass', 'mid', 'accent'],
  ),
  night: palette(
    {
      sky: ink,
      disc: paper,
      mass: signal,
      mid: harbour,
      accent: tide,
      light: paper,
      line: paper,
      line2: ink,
      shade: ink,
      shade2: ink,
      glow: tide,
      ripple: paper,
    },
    { sky: signal, disc: ink, mass: ink, mid: ink, accent: ink, shade: signal, shade2: signal },
    { colour: harbour, top: 0, bottom: 0.95 },
    ['mass', 'mid', 'accent', 'light'],
  ),
  steel: palette(
    {
      sky: fog,
      disc: signal,
      mass: harbour,
      mid: tide,
      accent: signal,
      light: paper,
      line: ink,
      line2: tide,
      shade: ink,
      shade2: ink,
      glow: tide,
      ripple: fog,
    },
    { sky: ink, mid: harbour, light: fog },
    { colour: harbour, top: 0, bottom: 0.4 },
    ['mass', 'mid', 'accent', 'light'],
  ),
  deep: palette(
    {
      sky: harbour,
      disc: signal,
      mass: ink,
      mid: tide,
      accent: tide,
      light: paper,
      line: paper,
      line2: tide,
      shade: harbour,
      shade2: tide,
      glow: signal,
      ripple: ink,
    },
    { sky: tide, disc: paper, mid: harbour, accent: harbour, light: harbour, shade: tide },
    { colour: tide, top: 0, bottom: 0.62 },
    ['mass', 'accent', 'light', 'disc'],
  ),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
export const paletteNames = ['dusk', 'day', 'mist', 'night', 'steel', 'deep'] as const satisfies readonly PaletteName[];
