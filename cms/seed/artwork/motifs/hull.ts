import { down, left, right } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { rect } from '../picture/shapes';
import { digit, sun } from './figures';

/** What is painted on the hull. */
const paintOf = ({ colours }: Scene) => (colours.light === colours.mass ? colours.line2 : colours.light);

const bollard = ({ pen, colours, waterline: sea }: Scene, x: number) => {
  pen.path(`M${x - 62} ${sea - 60}h340v120h-340z`, colours.mid);
  pen.path(
    `M${x} ${sea - 60}v-50c-14 0 -26 -14 -26 -30s12 -30 30 -30h66c18 0 30 14 30 30s-12 30 -26 30v50z`,
    colours.mass,
  );
};

const anchor = (scene: Scene, x: number, y: number) => {
  const { pen, colours } = scene;
  pen.disc(x, y, 52, colours.mass);
  pen.disc(x, y, 34, paintOf(scene));
  pen.path(`M${x - 18} ${y}h36v150h40l-58 60l-58 -60h40z`, paintOf(scene));
};

/** The bow passes from the left, its draught marks on its shoulder, a line to the quay. */
const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  sun(scene, random.between(1210, 1330) + (width - 1600) * 0.8, random.between(250, 360), random.between(170, 215));
  const shape = `M-40 150C300 150 560 128 840 60L1010 20C1040 18 1052 40 1046 66C1010 260 940 480 905 ${sea + 60}L-40 ${sea + 60}z`;
  const load = random.between(110, 190);
  const grow = 1 + (width - 1600) / 2400;
  pen.at(`translate(0 ${sea}) scale(${grow}) translate(0 ${-sea})`, () => {
    pen.path(shape, colours.mass);
    pen.clip(shape, () => {
      pen.path(
        `M-40 ${sea - load}C300 ${sea - load} 700 ${sea - load - 8} 1100 ${sea - load - 40}V${sea + 80}H-40z`,
        colours.accent,
      );
      pen.stroke(
        `M-40 ${sea - load - 9}C300 ${sea - load - 9} 700 ${sea - load - 17} 1100 ${sea - load - 49}`,
        colours.light,
        18,
      );
      pen.shade(shape, colours.shade2, [1, 0, 0.3, 0], 0.95, 0);
      pen.line(-40, 262, 1100, 150, colours.light, 7);
    });
    anchor(scene, random.between(560, 690), 300);
    [8, 6, 4, 2].forEach((figure, index) => {
      const x = 838 - index * 22;
      const y = 250 + index * 118;
      digit(pen, figure, x, y, 17, paintOf(scene));
      pen.rect(x - 62, y + 28, 34, 14, paintOf(scene));
    });
  });
  const post = width - random.between(110, 150);
  pen.stroke(
    `M${1030 * grow} ${sea - (sea - 70) * grow}C${1180 * grow} 380 ${post - 132} ${sea - 120} ${post + 38} ${sea - 84}`,
    colours.line,
    9,
  );
  bollard(scene, post);
};

/** On the quay, low behind the bollard, with the lines going up to the ship. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  sun(scene, random.between(690, 760), random.between(240, 300), random.between(190, 225));
  const load = random.between(170, 240);
  const shape = `M-60 -60H470C520 -60 566 -30 556 40C530 300 470 560 430 ${sea + 60}H-60z`;
  pen.path(shape, colours.mass);
  pen.clip(shape, () => {
    pen.path(rect(-60, sea - load, 700, load + 80), colours.accent);
    pen.rect(-60, sea - load - 20, 700, 20, colours.light);
    pen.shade(shape, colours.shade2, [1, 0, 0.2, 0], 0.95, 0);
  });
  [8, 6, 4].forEach((figure, index) => {
    const y = 96 + index * 170;
    digit(pen, figure, 230 - index * 24, y, 26, paintOf(scene));
    pen.rect(148 - index * 24, y + 44, 48, 20, paintOf(scene));
  });
  const quay = sea - 92;
  const foot = random.between(600, 650);
  const head = quay - 250;
  pen.disc(452, 70, 50, colours.light);
  pen.disc(452, 70, 32, colours.mass === colours.light ? colours.accent : colours.mass);
  for (const strand of [0, 1]) {
    const x = 444 + strand * 20;
    pen.stroke(
      `M${x} ${66 + strand * 10}C${x - 6} ${330 + strand * 20} ${x + 10 + strand * 30} ${quay - 200} ${foot - 74} ${quay - 124 + strand * 30}`,
      colours.light,
      16,
    );
  }
  const neck = `M${foot - 92} ${quay + 20}C${foot - 80} ${quay - 60} ${foot - 70} ${quay - 120} ${foot - 78} ${head + 90}H${foot + 78}C${foot + 70} ${quay - 120} ${foot + 80} ${quay - 60} ${foot + 92} ${quay + 20}z`;
  pen.body(neck, colours.mid, colours.mass, right, 0.1, 0.95);
  for (let turn = 0; turn < 4; turn++) {
    const y = quay - 138 + turn * 34;
    pen.stroke(`M${foot - 84} ${y}Q${foot} ${y + 30} ${foot + 84} ${y - 4}`, colours.light, 19);
  }
  const cap = `M${foot - 150} ${head + 50}C${foot - 160} ${head - 30} ${foot - 90} ${head - 54} ${foot} ${head - 54}S${foot + 160} ${head - 30} ${foot + 150} ${head + 50}C${foot + 140} ${head + 120} ${foot - 140} ${head + 120} ${foot - 150} ${head + 50}z`;
  pen.body(cap, colours.accent, colours.mass, right, 0, 0.95);
  pen.body(rect(foot - 250, quay, width, sea + 60 - quay), colours.light, colours.mass, left, 0.75, 0.05);
  pen.rect(foot - 262, quay - 14, width, 26, colours.mass);
  pen.body(rect(foot - 280, quay + 40, 70, 120), colours.mass, colours.shade2, down, 0, 0.7);
};

export const hull: Viewpoints = { broad, narrow };
