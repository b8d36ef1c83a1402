/** One moment of the film: the sun bobs, a tug tows its boxes past, and after ten seconds it is the beginning again. */

import { distant } from '../motifs/crane';
import { container, person, sun } from '../motifs/figures';
import { deckhouse, tyre } from '../motifs/tug';
import { palettes } from '../picture/palette';
import { type Layer, Pen, right } from '../picture/pen';
import { randomOf } from '../picture/random';
import type { Frame, Scene } from '../picture/scene';
import { rect } from '../picture/shapes';
import { water } from '../picture/water';

export const frame: Frame = { width: 1280, top: 0, waterline: 470, bottom: 720 };

const { above, below, haze, boxes } = palettes.day;
const turn = 2 * Math.PI;

/** Drawn at the size of the tug's picture, whose waterline lies at 800. */
const tug = (scene: Scene) => {
  const { pen, colours } = scene;
  deckhouse(scene);
  const hull =
    'M-20 596C200 604 700 622 1000 560C1120 534 1230 486 1330 430C1320 560 1240 740 1150 860H60C0 800 -30 700 -20 596z';
  pen.body(hull, colours.mass, colours.shade2, right, 0, 0.8);
  pen.stroke('M-26 608C200 618 700 640 1000 578C1120 552 1230 506 1332 448', colours.accent, 44);
  for (const [x, y] of [
    [90, 680],
    [290, 684],
    [490, 684],
    [690, 678],
    [890, 660],
    [1080, 616],
  ] as const) {
    tyre(pen, colours, x, y, 58);
  }
  pen.path('M1090 860C1180 770 1230 690 1320 740C1380 780 1400 800 1500 812L1600 860z', colours.light);
};

const barge = (scene: Scene) => {
  const { pen, colours } = scene;
  pen.path('M-1330 690H-300L-340 860H-1290z', colours.mass);
  pen.rect(-1340, 676, 1050, 26, colours.accent);
  const loads = [
    ['accent', -1290],
    ['light', -970],
    ['mid', -650],
  ] as const;
  for (const [colour, x] of loads) container(scene, { x, y: 556, width: 310, height: 120, colour });
  container(scene, { x: -1130, y: 436, width: 310, height: 120, colour: 'mid' });
  person(pen, -560, 556, 110, colours.mass, colours.accent);
  pen.stroke('M-296 700Q-150 760 -6 640', colours.mass, 9);
};

const draw = (scene: Scene, time: number) => {
  const { pen, waterline: sea } = scene;
  const bob = 12 * Math.sin(turn * 2 * time);
  sun(scene, 860, sea - 96 + bob, 172);
  distant(scene, 90, 0.62);
  distant(scene, 330, 0.46);
  distant(scene, 1130, 0.52);
  const scale = 0.36;
  const x = -610 + time * 2400;
  const heave = 4 * Math.sin(turn * (3 * time + 0.2));
  pen.at(`translate(${x} ${sea + heave}) scale(${scale}) translate(0 -800)`, () => {
    barge(scene);
    tug(scene);
  });
};

const side = (name: 'above' | 'below', time: number) => {
  const pen = new Pen(name);
  const colours = name === 'above' ? above : { ...above, ...below };
  draw({ ...frame, pen, colours, boxes, random: randomOf('film') }, time);
  return pen;
};

export const moment = (time: number) => {
  const sky = new Pen('sky');
  sky.body(
    rect(0, 0, frame.width, frame.waterline + 60),
    above.sky,
    haze.colour,
    [0, 0.2, 0, 0.95],
    haze.top,
    haze.bottom,
  );
  const top = side('above', time);
  const sea = water(frame, below, side('below', time), randomOf('film water'), time);
  return (layer: Layer) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720">${sky.svg(layer)}${top.svg(layer)}${sea(layer)}</svg>`;
};
