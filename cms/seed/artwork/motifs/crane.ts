import type { Scene, Viewpoints } from '../picture/scene';
import { polygon } from '../picture/shapes';
import { boxColour, container, person, sun } from './figures';

/** A crane further down the quay, at scale `k`. */
export const distant = ({ pen, colours, waterline: sea }: Scene, x: number, k: number) => {
  const colour = colours.mid;
  const apex = sea - 430 * k;
  const boom = sea - 300 * k;
  pen.line(x, sea + 60, x, apex, colour, 16 * k);
  pen.line(x + 150 * k, sea + 60, x + 150 * k, apex, colour, 16 * k);
  pen.line(x - 120 * k, boom, x + 430 * k, boom, colour, 18 * k);
  pen.line(x, apex, x + 430 * k, boom, colour, 6 * k);
  pen.line(x + 150 * k, apex, x, apex, colour, 14 * k);
  pen.line(x, apex, x - 120 * k, boom, colour, 6 * k);
};

const portal = ({ pen, colours, waterline: sea, width }: Scene, x: number, y: number) => {
  const { mass } = colours;
  pen.rect(x, y - 190, 52, sea - y + 250, mass);
  pen.rect(x - 290, y, 52, sea - y + 60, mass);
  pen.rect(x - 290, y + 330, 340, 40, mass);
  pen.line(x - 264, y + 350, x + 26, y + 30, mass, 24);
  pen.rect(-40, y, width + 160, 58, mass);
  for (let step = -20; step < width + 60; step += 66) {
    pen.line(step, y + 58, step + 33, y + 96, mass, 9);
    pen.line(step + 33, y + 96, step + 66, y + 58, mass, 9);
  }
  pen.rect(-40, y + 92, width + 160, 12, mass);
  for (const [end, width_] of [
    [1290, 15],
    [860, 15],
    [-40, 15],
  ] as const)
    pen.line(x + 26, y - 180, end, y + 10, mass, width_);
};

const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  sun(
    scene,
    width * 0.64 + random.between(0, 190),
    sea - random.between(110, 190),
    random.between(270, 330) + (width - 1600) * 0.06,
  );
  distant(scene, width * random.between(0.7, 0.76), random.between(0.85, 1));
  if (width > 1800 || random.chance(0.5)) distant(scene, width * 0.88, 0.68);
  const x = random.between(360, 500);
  const y = random.between(290, 350);
  portal(scene, x, y);
  const left = random.between(x + 200, x + 400);
  const drop = y + random.between(220, 300);
  pen.rect(left + 70, y + 96, 260, 30, colours.mass);
  for (const cable of [100, 150, 250, 300]) pen.line(left + cable, y + 110, left + cable, drop, colours.mass, 5);
  pen.rect(left - 8, drop - 24, 416, 24, colours.mass);
  container(scene, { x: left, y: drop, width: 400, height: 158, colour: boxColour(scene, 'mass', 'mid') });
};

/** Under the crane, straight at it: two legs, the sill, one box coming down between them. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass } = colours;
  const middle = width / 2;
  sun(scene, middle + random.between(-90, 90), sea - random.between(150, 230), random.between(255, 300));
  for (const side of [-1, 1]) {
    const foot = middle + side * 372;
    pen.path(
      polygon([foot - 48, 210], [foot + 48, 210], [foot + side * 26 + 62, sea + 60], [foot + side * 26 - 62, sea + 60]),
      mass,
    );
    pen.line(middle + side * 60, 20, foot, 214, mass, 30);
    pen.line(foot, 470, middle + side * 150, 236, mass, 20);
    for (let rung = 300; rung < sea - 90; rung += 46) pen.rect(foot + side * 10 - 26, rung, 52, 9, colours.line2);
    pen.body(
      `M${foot + side * 26 - 90} ${sea - 70}h180v130h-180z`,
      colours.accent,
      colours.shade,
      [0, 0, 1, 0],
      0,
      0.7,
    );
    pen.rect(foot + side * 26 - 90, sea - 84, 180, 16, mass);
  }
  pen.rect(-60, 178, width + 120, 92, mass);
  pen.rect(middle - 120, -40, 240, 90, mass);
  for (const side of [-1, 1]) pen.rect(middle + side * 96 - 16, 0, 32, 200, mass);
  const cabin = middle - 250;
  pen.rect(cabin, 270, 150, 116, mass);
  pen.rect(cabin + 16, 292, 118, 56, colours.glow);
  person(pen, cabin + 74, 376, 92, mass, mass);
  const top = random.between(400, 455);
  for (const cable of [-110, -70, 70, 110]) pen.line(middle + 20 + cable, 270, middle + 20 + cable, top, mass, 7);
  pen.rect(middle - 140, top - 12, 320, 34, mass);
  const box = { x: middle - 128, y: top + 22, width: 296, height: 268, colour: boxColour(scene, 'mass', 'mid') };
  container(scene, box, 'doors');
};

export const crane: Viewpoints = { broad, narrow };
