import { down, left } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { rect } from '../picture/shapes';
import { lattice, person, sun, wheel } from './figures';

/** A braced beam with its shade, as long as the picture needs. */
const beam = ({ pen, colours }: Scene, x: number, y: number, width: number, height: number, body: string) => {
  const { mass } = colours;
  pen.body(rect(x, y, width, height), body, colours.shade === body ? mass : colours.shade, down, 0, 0.85);
  const count = Math.round(width / 70);
  const step = width / count;
  for (let brace = 0; brace < count; brace++) {
    pen.line(x + brace * step, y + 8, x + (brace + 0.5) * step, y + height - 8, mass, 10);
    pen.line(x + (brace + 0.5) * step, y + height - 8, x + (brace + 1) * step, y + 8, mass, 10);
  }
  pen.rect(x - 10, y - 6, width + 20, 22, mass);
  pen.rect(x - 10, y + height - 14, width + 20, 20, mass);
};

const counterweight = ({ pen, colours }: Scene, x: number, y: number, width: number, height: number, body: string) => {
  pen.body(rect(x, y, width, height), body, colours.shade === body ? colours.mass : colours.shade, left, 0.8, 0);
  pen.stroke(rect(x, y, width, height), colours.mass, 9);
};

/** Two towers, the deck pulled up between them. */
const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass } = colours;
  const x = (width - 1400) / 2 + 100;
  const span = 980;
  const plain = colours.light === mass ? colours.mid : colours.light;
  sun(scene, width * random.between(0.4, 0.6), sea - random.between(100, 160), random.between(250, 300));
  for (const side of [0, 1]) lattice(pen, x + side * span, 110, 210, sea + 60, 26, mass);
  const start = x + 95;
  const end = x + span + 115;
  const y = random.between(280, 430);
  const arch = random.between(120, 170);
  pen.stroke(`M${start} ${y}C${start + 260} ${y - arch} ${end - 260} ${y - arch} ${end} ${y}`, mass, 24);
  for (let hanger = 1; hanger < 14; hanger++) {
    const share = hanger / 14;
    const at = start + (end - start) * share;
    pen.line(at, y - arch * 3 * share * (1 - share), at, y, mass, 9);
  }
  beam(scene, start, y, end - start, 110, colours.accent);
  const hung = sea - y + 60;
  for (const [tower, outside] of [
    [x, -40],
    [x + span, 140],
  ] as const) {
    for (const rope of [135, 175])
      pen.line(tower + (outside < 0 ? rope : 210 - rope), 90, tower + (outside < 0 ? rope : 210 - rope), y, mass, 6);
    pen.line(tower + outside + 55, 90, tower + outside + 55, hung, mass, 6);
    counterweight(scene, tower + outside, hung, 110, 150, plain);
    pen.rect(tower - 30, 104, 270, 30, mass);
    wheel(scene, tower + 105, 78, 84, random.between(0, 1));
  }
  pen.rect(-40, sea - 90, x + 140, 150, mass);
  pen.rect(x + span + 110, sea - 90, width, 150, mass);
  person(pen, start + random.between(300, 600), y - 6, 92, mass, plain === colours.sky ? colours.accent : plain);
};

/** One wheel, and someone on the deck below it. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass } = colours;
  const plain = colours.light === mass ? colours.mid : colours.light;
  sun(scene, random.between(230, 300), sea - random.between(150, 210), random.between(225, 255));
  lattice(pen, 440, 230, 400, sea + 60, 48, mass);
  const y = random.between(390, 470);
  beam(scene, -60, y, 640, 96, plain);
  const weight = sea - y * 0.7;
  for (const rope of [0, 26]) {
    pen.line(474 + rope, 170, 474 + rope, y, mass, 7);
    pen.line(806 - rope, 170, 806 - rope, weight, mass, 7);
  }
  counterweight(scene, 700, weight, 190, 150, colours.accent);
  pen.rect(400, 214, 480, 44, mass);
  pen.rect(560, -30, 24, 60, mass);
  wheel(scene, 640, 158, 184, random.between(0, 1));
  person(pen, random.between(150, 340), y - 6, 130, mass, colours.accent);
  pen.rect(width - 150, sea - 70, 240, 130, mass);
};

export const lift: Viewpoints = { broad, narrow };
