import { down, left, right } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { mix, polygon, rect } from '../picture/shapes';
import { digit, person, sun } from './figures';

/** The top edge of one gate, from its quoin at (x0, y0) to the seam at (x1, y1). */
interface Leaf {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const rail = ({ pen, colours }: Scene, { x0, y0, x1, y1 }: Leaf) => {
  for (let post = 0; post <= 8; post++) {
    const x = mix(x0, x1, post / 8);
    const y = mix(y0, y1, post / 8);
    pen.line(x, y, x, y - mix(96, 66, post / 8), colours.mass, 7);
  }
  pen.line(x0, y0 - 92, x1, y1 - 62, colours.mass, 8);
  pen.line(x0, y0 - 46, x1, y1 - 32, colours.mass, 5);
};

const gate = ({ pen, colours, waterline: sea }: Scene, leaf: Leaf, planks: number, body: string, shade: string) => {
  const { x0, y0, x1, y1 } = leaf;
  const { mass } = colours;
  const face = polygon([x0, y0], [x1, y1], [x1, sea + 60], [x0, sea + 60]);
  pen.body(face, body, shade, x0 < x1 ? right : left, 0, 0.85);
  for (let plank = 1; plank < planks; plank++) {
    const x = mix(x0, x1, plank / planks);
    pen.line(x, mix(y0, y1, plank / planks) + 26, x, sea + 60, mass, 4);
  }
  for (let beam = 0; beam < 4; beam++) {
    const share = 0.1 + beam * 0.27;
    const a = mix(y0, sea + 40, share);
    const b = mix(y1, sea + 10, share);
    pen.path(polygon([x0, a], [x1, b], [x1, b + mix(34, 26, share)], [x0, a + 44]), mass);
  }
  pen.path(polygon([x0, y0 - 18], [x1, y1 - 12], [x1, y1 + 20], [x0, y0 + 28]), mass);
};

/** A leak through the seam, thrown `reach` to the side. */
const jet = ({ pen, colours, waterline: sea }: Scene, x: number, y: number, reach: number, w: number) => {
  const middle = (y + sea) / 2;
  pen.path(
    `M${x} ${y}C${x + reach * 0.7} ${y + 6} ${x + reach} ${middle} ${x + reach * 1.12} ${sea + 30}L${x + reach * 1.12 + w * 2.2} ${sea + 30}C${x + reach + w} ${middle} ${x + reach * 0.7 + w * 0.4} ${y - 10 + w * 0.2} ${x} ${y + w * 0.6}z`,
    colours.light === colours.mass ? colours.line2 : colours.light,
  );
};

const gauge = (
  { pen, colours, waterline: sea }: Scene,
  x: number,
  top: number,
  width: number,
  tickAt: number,
  figures: readonly number[],
) => {
  pen.body(rect(x, top, width, sea - top + 80), colours.mass, colours.shade2, down, 0, 0.7);
  const cell = 18;
  figures.forEach((figure, index) => {
    const y = sea - (figures.length - index) * 150 + 60;
    digit(pen, figure, tickAt > x ? tickAt - 74 : tickAt + 52, y, cell, colours.line2);
    pen.rect(tickAt, y + 31, 26, 12, colours.line2);
  });
};

const pair = (scene: Scene, near: Leaf, far: Leaf, planks: number) => {
  const { pen, colours, waterline: sea } = scene;
  gate(scene, near, planks, colours.accent, colours.shade);
  gate(scene, far, planks, colours.mid, colours.shade2 === colours.mid ? colours.mass : colours.shade2);
  pen.line(near.x1, near.y1, near.x1, sea + 60, colours.mass, 20);
};

const broad = (scene: Scene) => {
  const { pen, colours, random, width } = scene;
  const seam = width * random.between(0.52, 0.66);
  const y0 = random.between(180, 240);
  const y1 = random.between(345, 395);
  sun(scene, seam - random.between(260, 420), random.between(230, 290), random.between(220, 260));
  const near = { x0: -40, y0, x1: seam, y1 };
  const far = { x0: width - 150, y0: y0 + 40, x1: seam, y1 };
  rail(scene, near);
  rail(scene, far);
  const walk = random.between(0.55, 0.75);
  person(pen, mix(-40, seam, walk), mix(y0, y1, walk) - 8, 150, colours.mass, colours.light);
  pair(scene, near, far, 9);
  jet(scene, seam - 6, y1 + random.between(100, 160), -random.between(150, 210), -26);
  jet(scene, seam + 6, y1 + random.between(200, 250), random.between(120, 180), 24);
  pen.rect(width - 150, 120, 240, 44, colours.mass);
  gauge(scene, width - 150, 150, 240, width - 150, [6, 4, 2]);
};

/** From the water, close under the seam. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width } = scene;
  const seam = width * random.between(0.53, 0.6);
  const y1 = random.between(235, 280);
  sun(scene, seam - random.between(20, 90), 180, random.between(200, 225));
  const near = { x0: -40, y0: 60, x1: seam, y1 };
  const far = { x0: width + 120, y0: 90, x1: seam, y1 };
  rail(scene, near);
  rail(scene, far);
  person(pen, seam - 170, mix(60, y1, 0.72) - 8, 124, colours.mass, colours.light);
  pair(scene, near, far, 7);
  jet(scene, seam - 6, y1 + 150, -random.between(130, 170), -26);
  jet(scene, seam + 6, y1 + 250, random.between(100, 140), 24);
  gauge(scene, -20, -20, 150, 104, [8, 6, 4, 2]);
};

export const lock: Viewpoints = { broad, narrow };
