import type { Colours } from '../picture/palette';
import { down } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { mix, polygon } from '../picture/shapes';
import { boxColour, container, person, sun } from './figures';

const tall = 196;

/** Widths of the columns from the left: long sides, and ends where the doors are. */
const layouts: [number[], ...number[][]] = [
  [500, 500, 196, 500, 500],
  [500, 196, 500, 500, 500],
  [196, 500, 500, 196, 500, 196],
  [500, 500, 500, 196, 500],
];

const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea, top } = scene;
  const sunX = width * random.between(0.5, 0.66);
  sun(scene, sunX, random.between(150, 230), random.between(230, 280), [0, 0, 1, 0], 0.7);
  const layout = random.pick(layouts);
  const heights = layout.map(() => random.whole(2, 3));
  const first = random.whole(0, 1);
  heights[first] = 2;
  heights[layout.length - 1] = 4;
  let x = -random.between(120, 210);
  let beside: (keyof Colours)[] = [];
  let lifted = x;
  layout.forEach((column, index) => {
    const own: (keyof Colours)[] = [];
    if (index === 1) lifted = x;
    const full = x > width - 260 ? 4 : (heights[index] ?? 2);
    for (let level = 0; level < full; level++) {
      const colour = boxColour(scene, own[level - 1], beside[level]);
      own.push(colour);
      container(
        scene,
        { x, y: sea - tall * (level + 1), width: column, height: tall, colour },
        column < 200 ? 'doors' : 'side',
      );
    }
    beside = own;
    x += column;
  });
  for (; x < width; x += 500) {
    const own: (keyof Colours)[] = [];
    for (let level = 0; level < 3; level++) {
      own.push(boxColour(scene, own[level - 1], beside[level]));
      container(scene, { x, y: sea - tall * (level + 1), width: 500, height: tall, colour: own[level] ?? 'accent' });
    }
    beside = own;
  }
  const left = lifted + random.between(20, 140);
  const y = sea - tall * 3 - random.between(40, 110);
  // Where the navigation stands in the sky, the crane's boom passes beneath it: no cable runs through its words.
  const boom = top < 0;
  if (boom) pen.rect(0, 4, width, 30, colours.mass);
  for (const cable of [80, 150, 350, 420])
    pen.line(left + cable, boom ? 20 : top - 10, left + cable, y, colours.mass, 7);
  pen.rect(left - 6, y - 30, 512, 30, colours.mass);
  container(scene, { x: left, y, width: 500, height: tall, colour: boxColour(scene, 'mass') });
};

/** One face of the street: a box in perspective, its ribs closer together as they go away. */
const wall = (scene: Scene, near: number, far: number, level: number, colour: keyof Colours) => {
  const { pen, colours, waterline: sea } = scene;
  const eye = sea - 150;
  const tallNear = 212;
  const depth = (x: number) => Math.abs(x - scene.width / 2) / (scene.width / 2 + 60);
  const y = (x: number, at: number) => eye + (sea + 40 - at * tallNear - eye) * depth(x);
  const corners = (a: number, b: number) =>
    polygon([near, y(near, a)], [far, y(far, a)], [far, y(far, b)], [near, y(near, b)]);
  const dark = colour === 'mass';
  const line = dark ? colours.line2 : colours.mass;
  pen.body(
    corners(level, level + 1),
    colours[colour],
    dark ? colours.shade2 : colours.shade,
    near < far ? [0, 0, 1, 0] : [1, 0, 0, 0],
    0,
    0.75,
  );
  for (let rib = 1; rib < 13; rib++) {
    const x = mix(near, far, 1 - (1 - rib / 13) ** 0.8 * 1);
    pen.line(x, y(x, level + 0.13), x, y(x, level + 0.87), line, 5 * depth(x) + 1);
  }
  pen.stroke(corners(level, level + 1), line, 5);
};

/** Between two stacks, the sea at the end of the street. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const middle = width / 2;
  sun(scene, middle + random.between(-40, 40), sea - 190, random.between(170, 200), down, 0.8);
  pen.rect(-40, sea - 110, width + 80, 200, colours.mid);
  for (const side of [-1, 1]) {
    const xs = [540, 330, 205, 128].map((reach) => middle + side * reach);
    let beside: (keyof Colours)[] = [];
    for (let row = 2; row >= 0; row--) {
      const own: (keyof Colours)[] = [];
      const levels = [4, 5, 4][row] ?? 4;
      for (let level = 0; level < levels; level++) {
        own.push(boxColour(scene, own[level - 1], beside[level]));
        wall(scene, xs[row] ?? 0, xs[row + 1] ?? 0, level, own[level] ?? 'accent');
      }
      beside = own;
    }
  }
  const left = middle - 250;
  for (const cable of [60, 140, 360, 440]) pen.line(left + cable, -20, left + cable, 150, colours.mass, 8);
  pen.rect(left - 8, 120, 516, 34, colours.mass);
  container(scene, { x: left, y: 150, width: 500, height: tall, colour: boxColour(scene, 'mass') });
  person(
    pen,
    middle + random.between(-60, 60),
    sea + 6,
    150,
    colours.mass,
    colours.light === colours.mass ? colours.accent : colours.light,
  );
};

export const stack: Viewpoints = { broad, narrow };
