import { left, right } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { rect } from '../picture/shapes';
import { lattice, person, sun } from './figures';

/** The hammer at `y`, over a pile that starts at `top`; both hang to the left of the leader at x. */
const hammer = ({ pen, colours, waterline: sea, top: sky }: Scene, x: number, y: number, top: number) => {
  const { mass } = colours;
  const at = x - 96;
  const plain = colours.light === mass ? colours.mid : colours.light;
  pen.body(rect(at, top, 88, sea - top + 60), plain, colours.shade === plain ? mass : colours.shade, right, 0, 0.9);
  for (let band = 0; band < 3; band++) pen.rect(at, top + 70 + band * 110, 88, 10, mass);
  pen.body(rect(at - 34, y, 156, 250), colours.accent, colours.shade, right, 0, 0.85);
  pen.stroke(rect(at - 34, y, 156, 250), mass, 12);
  for (let slot = 0; slot < 4; slot++) pen.rect(at - 20, y + 40 + slot * 52, 128, 16, mass);
  pen.rect(at - 10, y + 250, 108, 50, mass);
  pen.line(at + 44, sky - 40, at + 44, y + 20, mass, 10);
  for (const spread of [-70, 0, 70])
    pen.line(at - 60, top - 20 + spread * 0.7, at - 150, top - 20 + spread * 1.5, mass, 14);
};

const rig = ({ pen, colours, waterline: sea, width, top: sky }: Scene, leader: number, x: number) => {
  const { mass } = colours;
  const plain = colours.light === mass ? colours.mid : colours.light;
  pen.line(leader + 80, Math.min(60, sky + 60), x + 420, sea - 260, mass, 22);
  pen.line(leader + 80, 300, x + 300, sea - 240, mass, 14);
  pen.body(rect(x + 200, sea - 300, 420, 150), colours.accent, colours.shade, left, 0.8, 0);
  pen.body(
    `M${x + 10} ${sea - 350}H${x + 210}L${x + 250} ${sea - 250}V${sea - 150}H${x + 10}z`,
    plain,
    colours.shade === plain ? mass : colours.shade,
    right,
    0,
    0.6,
  );
  pen.rect(x + 40, sea - 322, 130, 86, mass);
  pen.rect(x - 60, sea - 150, 720, 30, mass);
  pen.path(`M${x - 24} ${sea - 124}h608a46 46 0 0 1 0 92h-608a46 46 0 0 1 0 -92z`, mass);
  for (let roller = 0; roller < 6; roller++) pen.disc(x - 20 + roller * 112, sea - 78, 26, colours.mid);
  pen.rect(leader - 20, sea - 36, width, 96, mass);
};

const driven = ({ pen, colours, waterline: sea }: Scene, x: number, height: number, width: number) => {
  const y = sea - height;
  pen.body(rect(x, y, width, height + 60), colours.mass, colours.shade2, right, 0, 0.8);
  pen.rect(x - 8, y, width + 16, 16, colours.mass);
};

const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea, top } = scene;
  const x = width * random.between(0.56, 0.64);
  sun(scene, x - random.between(360, 500), sea - random.between(170, 240), random.between(260, 305));
  lattice(pen, x, top - 40, 90, sea - 60, 22, colours.mass);
  const y = random.between(90, 170);
  hammer(scene, x, y, y + random.between(295, 320));
  rig(scene, x, x + 90);
  const first = random.between(70, 130);
  const step = random.between(140, 165);
  for (let place = 0; place < 4; place++) {
    const height = random.between(90, 210);
    driven(scene, first + place * step, height, 66);
    if (place === 1) person(pen, first + place * step + 33, sea - height, 96, colours.mass, colours.accent);
  }
};

/** The hammer alone, close enough to cover your ears. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const x = width * random.between(0.57, 0.62);
  sun(scene, x - random.between(260, 310), random.between(390, 450), random.between(210, 240));
  lattice(pen, x, -40, 96, sea - 60, 24, colours.mass);
  const y = random.between(120, 170);
  hammer(scene, x, y, y + random.between(300, 325));
  rig(scene, x, x + 60);
  for (let place = 0; place < 2; place++) driven(scene, 60 + place * 150, random.between(90, 190), 62);
};

export const pile: Viewpoints = { broad, narrow };
