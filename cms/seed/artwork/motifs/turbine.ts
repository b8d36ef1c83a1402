import { right, slant } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { polygon, rect } from '../picture/shapes';
import { coaster, person, sun } from './figures';

const blade = ({ pen }: Scene, x: number, y: number, length: number, angle: number, width: number, colour: string) =>
  pen.at(`translate(${x} ${y}) rotate(${angle})`, () =>
    pen.path(
      `M${-width * 0.35} 0C${-width} ${-length * 0.16} ${-width * 0.9} ${-length * 0.3} ${-width * 0.1} ${-length}L${width * 0.12} ${-length}C${width * 0.5} ${-length * 0.5} ${width * 0.45} ${-length * 0.2} ${width * 0.35} 0z`,
      colour,
    ),
  );

interface Mill {
  x: number;
  y: number;
  length: number;
  width: number;
  angle: number;
  colour: string;
}

const mill = (scene: Scene, { x, y, length, width, angle, colour }: Mill) => {
  const { pen, colours, waterline: sea } = scene;
  pen.path(
    polygon([x - width * 0.32, y], [x + width * 0.32, y], [x + width * 0.62, sea + 60], [x - width * 0.62, sea + 60]),
    colour,
  );
  for (const turn of [0, 120, 240]) blade(scene, x, y, length, angle + turn, width, colour);
  pen.disc(x, y, width * 0.62, colour);
  pen.disc(x, y, width * 0.22, colours.accent === colour ? colours.mass : colours.accent);
};

const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mid, mass } = colours;
  const x = width * random.between(0.44, 0.5);
  sun(scene, x - random.between(90, 170), random.between(370, 430), random.between(300, 335), slant, 0.85);
  const far = [
    [1330, 470, 250, 34],
    [1090, 560, 170, 24],
    [1500, 590, 150, 22],
  ] as const;
  for (const [at, y, length, thick] of far) {
    mill(scene, {
      x: at + random.between(-40, 40) + (width - 1600),
      y,
      length,
      width: thick,
      angle: random.between(0, 120),
      colour: mid,
    });
  }
  mill(scene, { x, y: 360, length: 560, width: 74, angle: random.between(0, 40), colour: mass });
  if (random.chance(0.5)) {
    coaster(pen, random.between(40, 130), sea, 0.9, mass, colours.accent);
    return;
  }
  pen.path(`M-40 ${sea - 40}h420l60 100h-480z`, mass);
  pen.rect(60, sea - 110, 180, 70, colours.accent);
  pen.rect(110, sea - 150, 60, 40, mass);
};

/** On top: the hub, the roots of the blades, and the one who greases it. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass, mid, accent } = colours;
  const x = width * 0.4;
  const y = 400;
  sun(scene, x + random.between(60, 120), random.between(360, 430), random.between(300, 330), slant, 0.85);
  for (const at of [0.12, 0.7, 0.9]) {
    mill(scene, {
      x: width * at + random.between(-20, 20),
      y: random.between(600, 650),
      length: 120,
      width: 18,
      angle: random.between(0, 120),
      colour: mid,
    });
  }
  const tower = polygon([x + 70, y + 40], [x + 230, y + 40], [x + 268, sea + 60], [x + 32, sea + 60]);
  pen.body(tower, mass, colours.shade2, right, 0, 0.75);
  const house = rect(x + 20, y - 92, 430, 184);
  pen.body(house, mass, colours.shade2, right, 0, 0.8);
  pen.rect(x + 400, y - 30, 22, 60, accent);
  pen.rect(x + 60, y - 108, 400, 22, mass);
  for (let post = 0; post < 5; post++) pen.rect(x + 210 + post * 56, y - 168, 7, 64, mass);
  pen.rect(x + 208, y - 172, 236, 8, mass);
  person(pen, x + 300, y - 106, 150, mass, accent);
  const angle = random.between(-24, 10);
  for (const turn of [0, 120, 240]) blade(scene, x, y, 900, angle + turn, 150, mass);
  pen.disc(x, y, 122, mass);
  pen.ring(x, y, 92, 12, colours.line2 === mass ? accent : colours.line2);
  pen.disc(x, y, 40, accent);
};

export const turbine: Viewpoints = { broad, narrow };
