import { down, right } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { circle, polygon, rect } from '../picture/shapes';
import { person, sun } from './figures';

const slope = Math.sqrt(3) / 2;

interface Cube {
  x: number;
  /** The corner nearest to us, where the three faces meet. */
  y: number;
  /** The length of an edge. */
  edge: number;
}

const faces = ({ pen, colours }: Scene, { x, y, edge: q }: Cube) => {
  const g = q * slope;
  const roof = polygon([x, y - q], [x + g, y - q / 2], [x, y], [x - g, y - q / 2]);
  const west = polygon([x - g, y - q / 2], [x, y], [x, y + q], [x - g, y + q / 2]);
  const east = polygon([x + g, y - q / 2], [x, y], [x, y + q], [x + g, y + q / 2]);
  pen.path(roof, colours.light);
  pen.path(west, colours.accent);
  pen.path(east, colours.mass);
  pen.shade(west, colours.shade, down, 0, 0.8);
  pen.shade(roof, colours.shade, right, 0.5, 0);
};

/** Windows lean with their wall: `side` 1 is the dark wall to the right. */
const pane = ({ pen }: Scene, { x, y, edge }: Cube, side: 1 | -1, along: number, below: number, colour: string) => {
  const k = edge / 165;
  const left = x + side * along * k;
  const top = y + below * k - (along * k) / Math.sqrt(3);
  pen.path(`M${left} ${top}l${36 * k * side} ${-21 * k}v${44 * k}l${-36 * k * side} ${21 * k}z`, colour);
};

const house = (scene: Scene, cube: Cube) => {
  const { colours, random } = scene;
  faces(scene, cube);
  for (const along of [26, 84]) pane(scene, cube, 1, along, 42, random.chance(0.7) ? colours.glow : colours.mid);
  for (const along of [24, 80]) pane(scene, cube, -1, along, 34, random.chance(0.85) ? colours.mass : colours.glow);
};

/** Two rows of tilted houses, shoulder to shoulder. */
const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea, top } = scene;
  const edge = 165;
  const step = edge * slope;
  const offset = random.between(-80, 80);
  const gap = random.whole(2, 3) + (width > 1800 ? 1 : 0);
  sun(scene, offset + 60 + (gap * 2 + 1.5) * step, random.between(190, 240) + top * 0.2, random.between(170, 200));
  for (let column = -2; column < 9; column++) {
    pen.rect(column * 2 * step + offset + 60 + step - 20, sea - 180, 40, 240, colours.mass);
    if (column === gap)
      person(pen, column * 2 * step + offset + 60 + 2 * step, sea - 24, 108, colours.mass, colours.accent);
  }
  for (let column = -2; column < 8; column++)
    if (column <= gap - 1 || column > gap + 1) house(scene, { x: column * 2 * step + offset + 60, y: sea - 560, edge });
  for (let column = -2; column < 8; column++)
    house(scene, { x: column * 2 * step + offset + 60 + step, y: sea - 312.5, edge });
  pen.rect(-40, sea - 26, width + 100, 90, colours.mass);
};

/** One of them, from its own front door. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const edge = random.between(300, 320);
  const step = edge * slope;
  const x = width / 2 + random.between(-30, 30);
  const y = 348;
  sun(scene, x + random.between(130, 190), 190, random.between(190, 225));
  pen.rect(-40, sea - 130, width + 80, 20, colours.mid);
  for (const side of [-2, 2]) house(scene, { x: x + side * step, y: y + 80, edge });
  const post = polygon([x - 78, y + edge - 60], [x + 78, y + edge - 60], [x + 78, sea + 60], [x - 78, sea + 60]);
  pen.body(post, colours.mid, colours.mass, right, 0.2, 0.95);
  const own = { x, y, edge };
  faces(scene, own);
  for (const along of [20, 88]) pane(scene, own, 1, along, 40, colours.glow);
  pane(scene, own, 1, 20, 108, colours.glow);
  pane(scene, own, -1, 22, 36, colours.mass);
  pane(scene, own, -1, 84, 44, colours.mass);
  pane(scene, own, -1, 52, 112, random.chance(0.5) ? colours.glow : colours.mass);
  pen.path(`M${x - 34} ${sea - 28}v-92a34 34 0 0 1 68 0v92z`, colours.mass);
  pen.path(circle(x + 16, sea - 74, 6), colours.glow);
  person(pen, x - 170, sea - 26, 150, colours.mass, colours.accent);
  pen.path(rect(-40, sea - 30, width + 80, 90), colours.mass);
};

export const cubes: Viewpoints = { broad, narrow };
