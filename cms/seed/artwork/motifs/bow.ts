import type { Colours } from '../picture/palette';
import { left, right } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { circle, rect } from '../picture/shapes';
import { boxColour, container, digit, sun } from './figures';

/** The ship seen from ahead: its stem at x, its deck at y, `k` times its plain size. */
interface Ship {
  x: number;
  y: number;
  k: number;
}

const cargo = (scene: Scene, { x, y, k }: Ship, rows: number) => {
  const width = 118 * k;
  const height = 104 * k;
  let below: (keyof Colours)[] = [];
  for (let row = 0; row < rows; row++) {
    const half = row === rows - 1 ? 4 : 5;
    const own: (keyof Colours)[] = [];
    for (let place = -half; place < half; place++) {
      const index = place + 5;
      const colour = boxColour(scene, own[index - 1], below[index]);
      own[index] = colour;
      container(scene, { x: x + place * width, y: y - (row + 1) * height, width, height, colour }, 'doors');
    }
    below = own;
  }
};

const anchors = ({ pen, colours }: Scene, { x, y, k }: Ship) => {
  for (const side of [-1, 1]) {
    const ax = x + side * 270 * k;
    const ay = y + 120 * k;
    pen.disc(ax, ay, 40 * k, colours.light);
    pen.disc(ax, ay, 22 * k, colours.mass);
    pen.rect(ax - 8 * k, ay, 16 * k, 96 * k, colours.light);
    pen.path(
      `M${ax - 52 * k} ${ay + 66 * k}q${52 * k} ${70 * k} ${104 * k} 0l${-14 * k} ${44 * k}q${-38 * k} ${34 * k} ${-76 * k} 0z`,
      colours.light,
    );
  }
};

const ship = (scene: Scene, at: Ship, load: number) => {
  const { pen, colours, waterline: sea } = scene;
  const { x, y, k } = at;
  const starboard = `C${x + 90 * k} ${y + 30} ${x + 330 * k} ${y + 60} ${x + 640 * k} ${y - 30}C${x + 560 * k} ${y + 230 * k} ${x + 330 * k} ${sea - 120} ${x + 300 * k} ${sea + 60}`;
  const body = `M${x - 640 * k} ${y - 30}C${x - 330 * k} ${y + 60} ${x - 90 * k} ${y + 30} ${x} ${y - 34}${starboard}H${x - 300 * k}C${x - 330 * k} ${sea - 120} ${x - 560 * k} ${y + 230 * k} ${x - 640 * k} ${y - 30}z`;
  pen.path(body, colours.mass);
  pen.shade(`M${x} ${y - 34}${starboard}H${x}z`, colours.shade2, left, 0.95, 0.05);
  pen.shade(body, colours.shade2, [0, 0, 0.5, 0], 0.7, 0);
  pen.clip(body, () => {
    pen.path(rect(x - 700 * k, sea - load, 1400 * k, load + 80), colours.accent);
    pen.rect(x - 700 * k, sea - load - 20, 1400 * k, 20, colours.light);
  });
  pen.stroke(`M${x} ${y - 34}V${sea + 20}`, colours.light, 7 * k);
  anchors(scene, at);
};

/** The bulb, and the wave it pushes to both sides. */
const bulb = ({ pen, colours, waterline: sea }: Scene, { x, k }: Ship) => {
  pen.body(
    circle(x, sea + 6, 86 * k),
    colours.accent,
    colours.mass === colours.accent ? colours.sky : colours.mass,
    right,
    0,
    0.8,
  );
  for (const side of [-1, 1]) {
    pen.path(
      `M${x + side * 60 * k} ${sea + 40}C${x + side * 300 * k} ${sea - 90} ${x + side * 470 * k} ${sea + 20} ${x + side * 620 * k} ${sea + 40}z`,
      colours.light,
    );
  }
};

const pilot = ({ pen, colours, waterline: sea }: Scene, x: number) => {
  const { mass } = colours;
  const plain = colours.light === mass ? mass : colours.light;
  pen.path(
    `M${x - 150} ${sea - 70}C${x} ${sea - 60} ${x + 120} ${sea - 64} ${x + 210} ${sea - 110}C${x + 206} ${sea - 40} ${x + 180} ${sea} ${x + 160} ${sea + 40}H${x - 150}z`,
    mass,
  );
  pen.rect(x - 60, sea - 160, 150, 96, plain);
  pen.rect(x - 72, sea - 172, 176, 16, mass);
  for (const pane of [-40, 12]) pen.rect(x + pane, sea - 142, 34, 34, plain === mass ? colours.glow : mass);
  pen.rect(x - 110, sea - 190, 46, 120, mass);
  pen.rect(x - 110, sea - 166, 46, 28, colours.accent);
};

const broad = (scene: Scene) => {
  const { pen, colours, random, width } = scene;
  const at = { x: width * random.between(0.42, 0.5), y: random.between(345, 385), k: width > 1700 ? 1.08 : 1 };
  sun(scene, at.x + random.between(480, 600), random.between(290, 350), random.between(220, 255));
  cargo(scene, at, 3);
  ship(scene, at, random.between(70, 110));
  [6, 4, 2].forEach((figure, index) => {
    for (const from of [-96, 46]) digit(pen, figure, at.x + from, at.y + 66 + index * 84, 15, colours.light);
  });
  bulb(scene, at);
  pilot(scene, Math.min(width - 230, at.x + random.between(660, 720)));
};

/** Half of it, and closer: its bulb is the disc. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width } = scene;
  const at = { x: width * random.between(0.62, 0.7), y: random.between(315, 350), k: 1.25 };
  cargo(scene, at, 4);
  ship(scene, at, random.between(80, 120));
  [6, 4, 2].forEach((figure, index) => {
    digit(pen, figure, at.x - 120, at.y + 72 + index * 96, 18.75, colours.light);
  });
  bulb(scene, at);
};

export const bow: Viewpoints = { broad, narrow };
