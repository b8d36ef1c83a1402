import { left, right } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { mix, polygon } from '../picture/shapes';
import { coaster, sun } from './figures';

const beams = ({ pen, colours }: Scene, x: number, y: number, end: number, tilt: number, spread: number) => {
  const light = colours.light === colours.mass ? colours.disc : colours.light;
  pen.shade(polygon([x, y], [end, y + tilt - spread], [end, y + tilt + spread]), light, right, 0.95, 0.2);
  pen.shade(polygon([x, y], [-60, y - tilt - spread * 0.5], [-60, y - tilt + spread * 0.5]), light, left, 0.95, 0.3);
};

const tower = (
  scene: Scene,
  c: number,
  bands: readonly (readonly [y: number, height: number])[],
  half: readonly [number, number],
  top: number,
) => {
  const { pen, colours, waterline: sea } = scene;
  const shape = polygon([c - half[0], top], [c + half[0], top], [c + half[1], sea + 60], [c - half[1], sea + 60]);
  const body = colours.light === colours.sky ? colours.mid : colours.light;
  pen.clip(shape, () => {
    pen.path(shape, body);
    for (const [y, height] of bands) pen.rect(0, y, scene.width, height, colours.accent);
    pen.shade(shape, colours.shade === colours.light ? colours.mass : colours.shade, right, 0, 0.9);
  });
};

/** Basalt columns falling off to the right, each its own width. */
const pier = ({ pen, colours, random, waterline: sea }: Scene, from: number, to: number) => {
  let outline = `M-60 ${sea + 60}`;
  const joints: [number, number][] = [];
  let x = -60;
  while (x < to) {
    const width = random.between(70, 130);
    const height = mix(150, 36, Math.max(0, (x - from) / (to - from))) + random.between(0, 26);
    outline += `L${x} ${sea - height}L${x + width / 2} ${sea - height - 22}L${x + width} ${sea - height}`;
    joints.push([x, sea - height]);
    x += width;
  }
  pen.body(`${outline}L${x} ${sea + 60}z`, colours.mass, colours.shade2, right, 0, 0.9);
  for (const [at, y] of joints) pen.line(at, y, at, sea + 60, colours.line2, 4);
};

const door = ({ pen, colours }: Scene, x: number, y: number, w: number) =>
  pen.path(`M${x - w} ${y}v${-w * 1.3}a${w} ${w} 0 0 1 ${2 * w} 0v${w * 1.3}z`, colours.mass);

const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass } = colours;
  const c = width * random.between(0.24, 0.33);
  const moon = width * random.between(0.72, 0.82);
  sun(scene, moon, sea - random.between(60, 110), random.between(190, 225));
  beams(scene, c, 190, width + 60, random.between(-10, 70), 200);
  coaster(pen, moon - random.between(110, 190), sea - 16, random.between(0.7, 0.95), colours.mid, colours.mid);
  pen.path(polygon([c - 112, 120], [c, 20], [c + 112, 120]), mass);
  pen.rect(c - 9, -30, 18, 60, mass);
  pen.rect(c - 126, 112, 252, 22, mass);
  pen.disc(c, 192, 62, colours.light === mass ? colours.disc : colours.light);
  for (const bar of [-98, -50, 0, 50, 98]) pen.rect(c + bar - 4, 130, 8, 140, mass);
  pen.rect(c - 160, 262, 320, 30, mass);
  for (let post = 0; post < 8; post++) pen.rect(c - 156 + post * 44, 206, 6, 60, mass);
  pen.rect(c - 160, 202, 320, 9, mass);
  const first = random.between(292, 330);
  const band = random.between(78, 104);
  tower(
    scene,
    c,
    [0, 1, 2].map((index) => [first + index * band * 1.95, band] as const),
    [110, 190],
    292,
  );
  door(scene, c, 462, 26);
  door(scene, c, 664, 26);
  pier(scene, c, c + random.between(420, 560));
};

/** Level with the lamp, which is the disc. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width } = scene;
  const { mass } = colours;
  const c = width / 2;
  const spread = random.between(170, 230);
  const light = colours.light === mass ? colours.disc : colours.light;
  pen.shade(polygon([c, 300], [-60, 300 - spread], [-60, 300 + spread]), light, right, 0.12, 0.85);
  pen.shade(polygon([c, 300], [width + 60, 300 - spread], [width + 60, 300 + spread]), light, left, 0.12, 0.85);
  pen.path(polygon([c - 190, 170], [c, 20], [c + 190, 170]), mass);
  pen.rect(c - 14, -40, 28, 80, mass);
  pen.rect(c - 210, 160, 420, 30, mass);
  sun(scene, c, 310, 128);
  for (const bar of [-172, -88, 0, 88, 172]) pen.rect(c + bar - 6, 180, 12, 250, mass);
  pen.rect(c - 250, 430, 500, 40, mass);
  for (let post = 0; post < 9; post++) pen.rect(c - 244 + post * 60, 350, 8, 90, mass);
  pen.rect(c - 250, 344, 500, 12, mass);
  const band = random.between(100, 125);
  tower(
    scene,
    c,
    [
      [470, band],
      [690 + band - 110, 200],
    ],
    [180, 232],
    470,
  );
  door(scene, c, 640, 34);
};

export const beacon: Viewpoints = { broad, narrow };
