import type { Colours } from '../picture/palette';
import { left, type Pen, right } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { circle, polygon, rect } from '../picture/shapes';
import { sun } from './figures';

/** White water; where the light is as dark as the hull, the colour of what is far off. */
const foam = ({ colours }: Scene) => (colours.light === colours.mass ? colours.mid : colours.light);

export const tyre = (pen: Pen, colours: Colours, x: number, y: number, r: number) => {
  pen.disc(x, y, r, colours.mass);
  pen.ring(x, y, r * 0.66, r * 0.16, colours.line2);
  pen.disc(x, y, r * 0.32, colours.line2);
};

/** A wheelhouse window, with the sky's slanting reflection in it. */
const pane = (pen: Pen, colours: Colours, x: number, y: number, width: number, height: number) => {
  pen.rect(x, y, width, height, colours.mass);
  pen.path(`M${x + width * 0.5} ${y}h${width * 0.3}l${-width * 0.4} ${height}h${-width * 0.3}z`, colours.mid);
};

export const deckhouse = ({ pen, colours }: Scene) => {
  const { mass, light, accent, shade } = colours;
  pen.rect(430, 310, 150, 260, mass);
  pen.rect(430, 370, 150, 66, accent);
  pen.rect(418, 284, 174, 26, mass);
  pen.rect(742, 40, 20, 300, mass);
  pen.line(690, 110, 815, 110, mass, 10);
  pen.line(752, 60, 1180, 520, mass, 5);
  pen.line(752, 60, 500, 300, mass, 5);
  pen.body('M620 330H930L968 600H620z', light, shade, left, 0.85, 0);
  pen.rect(596, 300, 372, 36, mass);
  for (const [x, width] of [
    [650, 82],
    [752, 82],
    [854, 86],
  ] as const)
    pane(pen, colours, x, 372, width, 84);
  pen.body(rect(300, 520, 340, 80), light, shade, left, 0.85, 0);
  for (const x of [352, 440, 528]) pen.disc(x, 560, 22, mass);
};

/** In profile, pulling to the right. */
const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass } = colours;
  const shift = random.between(-70, 60) + (width > 1700 ? 220 : 0);
  sun(scene, shift + random.between(960, 1080), random.between(300, 370), random.between(240, 290));
  const wind = random.between(0.8, 1.15);
  for (const [x, y, r] of [
    [-90, 110, 170],
    [95, 165, 128],
    [260, 240, 92],
    [360, 312, 56],
  ] as const) {
    pen.shade(circle(shift + x, 330 + (y - 330) * wind, r), mass, right, 0.25, 0.8);
  }
  pen.at(`translate(${shift} 0)`, () => {
    deckhouse(scene);
    const tail = -shift - 300;
    pen.body(
      `M${tail} 590C100 600 700 622 1000 560C1120 534 1230 486 1330 430C1320 560 1240 740 1150 ${sea + 60}H${tail}z`,
      mass,
      colours.shade2,
      right,
      0,
      0.8,
    );
    pen.stroke(`M${tail} 606C100 616 700 640 1000 578C1120 552 1230 506 1332 448`, colours.accent, 44);
    for (const [x, y] of [
      [-284, 664],
      [-112, 668],
      [60, 672],
      [232, 680],
      [404, 684],
      [576, 684],
      [748, 676],
      [918, 656],
      [1080, 616],
    ] as const) {
      pen.line(x, y - 60, x, y - 30, colours.line2, 7);
      tyre(pen, colours, x, y, 58);
    }
    pen.path(
      `M1110 ${sea + 60}C1180 ${sea - 40} 1220 ${sea - 150} 1330 ${sea - 96}C1400 ${sea - 60} 1380 ${sea} 1520 ${sea + 10}L1600 ${sea + 60}z`,
      foam(scene),
    );
    pen.stroke(`M1318 448C1400 ${random.between(500, 540)} 1480 570 ${width - 90 - shift} 470`, mass, 9);
  });
  pen.rect(width - 96, 210, 160, sea - 150, mass);
  pen.rect(width - 112, 196, 180, 34, mass);
};

/** Bow on, with its bone in its teeth. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass, light, accent } = colours;
  const c = width / 2;
  sun(scene, c + random.between(150, 230), random.between(230, 290), random.between(225, 250));
  pen.rect(c - 12, -20, 24, 330, mass);
  pen.line(c - 120, 110, c + 120, 110, mass, 12);
  pen.rect(c - 58, 40, 116, 34, mass);
  pen.body(
    polygon([c - 215, 300], [c + 215, 300], [c + 250, 560], [c - 250, 560]),
    light,
    colours.shade,
    right,
    0,
    0.75,
  );
  pen.rect(c - 250, 272, 500, 34, mass);
  for (const [x, wide] of [
    [-190, 110],
    [-62, 124],
    [80, 110],
  ] as const)
    pane(pen, colours, c + x, 338, wide, 92);
  pen.body(
    `M${c - 430} 500Q${c} 590 ${c + 430} 500C${c + 420} 640 ${c + 300} 760 ${c + 250} ${sea + 60}H${c - 250}C${c - 300} 760 ${c - 420} 640 ${c - 430} 500z`,
    mass,
    colours.shade2,
    left,
    0.9,
    0,
  );
  pen.stroke(`M${c - 434} 512Q${c} 606 ${c + 434} 512`, accent, 46);
  pen.stroke(`M${c - 405} 590Q${c} 700 ${c + 405} 590`, mass, 30);
  for (let place = -3; place <= 3; place++) tyre(pen, colours, c + place * 112, 632 + (9 - place * place) * 4.4, 50);
  pen.line(c, 520, c, 700, accent, 22);
  const high = random.between(90, 130);
  for (const side of [-1, 1]) {
    const x = (from: number) => c + side * (c + 40 - from);
    pen.path(
      `M${x(0)} ${sea + 40}C${x(180)} ${sea - 20} ${x(250)} ${sea - high} ${x(326)} ${sea - high * 0.6}C${x(370)} ${sea - 30} ${x(340)} ${sea + 40} ${x(340)} ${sea + 60}H${x(0)}z`,
      foam(scene),
    );
  }
};

export const tug: Viewpoints = { broad, narrow };
