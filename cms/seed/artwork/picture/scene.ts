/** What a motif is given: a pen, the colours on its side of the waterline, its own chance, and where the frame ends. */
import type { Colours } from './palette';
import type { Pen } from './pen';
import type { Random } from './random';

export interface Frame {
  width: number;
  /** Negative where the picture has extra sky. */
  top: number;
  waterline: number;
  bottom: number;
}

export interface Scene extends Frame {
  pen: Pen;
  colours: Colours;
  /** The same run of chance above and below water, so that the mirror image fits. */
  random: Random;
  boxes: readonly [keyof Colours, ...(keyof Colours)[]];
}

export interface Viewpoints {
  /** 4:3 and wider: at least 1600 across. */
  broad: (scene: Scene) => void;
  /** 4:5, 960 across: another camera, not a crop. */
  narrow: (scene: Scene) => void;
}
