import { down, left, right } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { mix, polygon, rect } from '../picture/shapes';
import { sun } from './figures';

const boat = ({ pen, colours, waterline: sea, random }: Scene, x: number) => {
  const { mass, light, shade } = colours;
  const peak = random.between(90, 150);
  pen.line(x, peak, x, sea, mass, 11);
  const sail = `M${x + 16} ${peak + 60}C${x + 150} ${peak + 240} ${x + 190} 520 ${x + 190} ${sea - 120}H${x + 16}z`;
  pen.body(sail, light, light === mass ? colours.shade2 : shade, left, 0.7, 0);
  pen.path(`M${x - 14} ${peak + 120}L${x - 14} ${sea - 120}H${x - 170}z`, light);
  pen.path(
    `M${x - 230} ${sea - 70}H${x + 260}C${x + 240} ${sea - 20} ${x + 190} ${sea + 30} ${x + 150} ${sea + 60}H${x - 150}C${x - 200} ${sea + 20} ${x - 226} ${sea - 30} ${x - 230} ${sea - 70}z`,
    mass,
  );
};

/** One half of the road, turned up about its hinge. `side` -1 leans to the left. */
const leaf = ({ pen, colours, waterline: sea }: Scene, x: number, side: 1 | -1, length: number, angle: number) => {
  const { mass } = colours;
  pen.at(`translate(${x} ${sea - 70}) scale(${side} 1) rotate(${-angle})`, () => {
    pen.body(rect(-150, -58, length + 150, 92), colours.accent, colours.shade, left, 0.9, 0);
    pen.rect(-150, 26, length + 150, 16, mass);
    pen.rect(-150, -66, length + 150, 14, mass);
    for (let dash = 0; dash < 7; dash++) pen.rect(70 + (dash * length) / 7, -22, length / 14, 14, mass);
    for (let post = 0; post <= 12; post++)
      pen.line(20 + (post * length) / 12.5, -62, 20 + (post * length) / 12.5, -128, mass, 6);
    pen.line(10, -126, length, -126, mass, 8);
    pen.line(10, -94, length, -94, mass, 4);
    for (let brace = 0; brace < 6; brace++) {
      const at = (step: number) => 60 + ((brace + step) * length) / 6.4;
      const depth = 96 * (1 - brace / 7) + 44;
      pen.line(at(0), 40, at(0.5), depth, mass, 10);
      pen.line(at(0.5), depth, at(1), 40, mass, 10);
    }
    pen.path(polygon([-150, 30], [60, 30], [20, 140], [-150, 170]), mass);
  });
};

/** Both leaves up, and the boat for which everyone waits. */
const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass } = colours;
  const middle = width / 2 + random.between(-30, 70);
  sun(scene, middle - random.between(-30, 70), sea - random.between(190, 250), random.between(270, 310));
  boat(scene, middle + random.between(0, 50));
  const west = 250 + (width - 1600) * 0.3;
  const east = width - 120 - (width - 1600) * 0.3;
  leaf(scene, west, 1, 720, random.between(54, 68));
  leaf(scene, east, -1, 620, random.between(46, 60));
  pen.body(`M-40 ${sea - 150}H${west + 80}V${sea + 60}H-40z`, mass, colours.shade2, right, 0, 0.8);
  pen.path(`M${east - 80} ${sea - 130}H${width + 40}V${sea + 60}H${east - 80}z`, mass);
  pen.body(
    rect(60, sea - 330, 150, 190),
    colours.light === mass ? colours.mid : colours.light,
    colours.shade,
    right,
    0,
    0.7,
  );
  pen.path(polygon([36, sea - 326], [135, sea - 392], [234, sea - 326]), mass);
  pen.rect(92, sea - 286, 86, 64, mass);
  pen.stroke(`M-40 ${sea - 150}H${west + 80}M${east - 80} ${sea - 130}H${width + 40}`, colours.accent, 14);
};

/** From the road, behind the barrier: the Dutch kind, with its balance overhead. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass, accent } = colours;
  const c = width * random.between(0.49, 0.53);
  const plain = colours.light === mass ? colours.mid : colours.light;
  sun(scene, c - random.between(90, 160), random.between(310, 360), random.between(220, 245));
  for (const side of [-1, 1]) {
    const x = c + side * 300;
    pen.path(
      polygon([x - 34, 130], [x + 34, 130], [x + side * 18 + 46, sea + 60], [x + side * 18 - 46, sea + 60]),
      mass,
    );
    pen.line(x, 190, x, 40, mass, 26);
  }
  pen.body(rect(c - 400, 96, 800, 64), accent, colours.shade, right, 0, 0.7);
  pen.rect(c - 400, 88, 800, 12, mass);
  pen.rect(c - 400, 156, 800, 12, mass);
  pen.rect(c - 230, -60, 46, 240, mass);
  pen.rect(c + 184, -60, 46, 240, mass);
  pen.rect(c - 260, -40, 520, 64, mass);
  for (const side of [-1, 1]) pen.line(c + side * 206, 160, c + side * 196, 330, mass, 8);
  const top = random.between(290, 330);
  const low = sea - 70;
  const deck = polygon([c - 210, top], [c + 210, top], [c + 262, low], [c - 262, low]);
  pen.body(deck, plain, colours.shade === plain ? mass : colours.shade, down, 0, 0.9);
  for (let plank = 1; plank < 9; plank++) {
    const y = mix(top, low, plank / 9);
    const half = mix(210, 262, plank / 9);
    pen.line(c - half, y, c + half, y, mass, 6);
  }
  pen.rect(c - 13, top + 24, 26, 84, mass);
  pen.rect(c - 18, top + 174, 36, 96, mass);
  pen.stroke(deck, mass, 16);
  pen.rect(-40, sea - 78, width + 80, 60, mass);
  for (let stripe = 0; stripe < 9; stripe++)
    pen.path(`M${-40 + stripe * 130} ${sea - 170}h66l-14 36h-66z`, stripe % 2 ? plain : accent);
  pen.rect(60, sea - 200, 30, 140, mass);
  pen.disc(75, sea - 236, 34, mass);
  pen.disc(75, sea - 236, 18, accent);
};

export const drawbridge: Viewpoints = { broad, narrow };
