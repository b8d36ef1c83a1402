import { down, right } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { mix, polygon } from '../picture/shapes';
import { person, sun } from './figures';

const stays = 17;

/** The bent pylon in profile, seventeen stays to the right of it. */
const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea, top } = scene;
  const deck = sea - 92;
  const x = random.between(470, 570) + (width - 1600) * 0.3;
  const y = 70 + top * 0.4;
  const knee = x - 50;
  const foot = x + 120;
  sun(scene, width * random.between(0.58, 0.74), sea - random.between(90, 150), random.between(220, 280), down, 0.85);
  const end = width + 160;
  for (let stay = 0; stay < stays; stay++) {
    const share = stay / (stays - 1);
    pen.line(
      x + 28 - 44 * share * 0.55,
      y + 30 + share * 230,
      mix(end, x + 300, share),
      deck + 6,
      colours.light,
      stay === 0 || stay === stays - 1 ? 9 : 5.5,
    );
  }
  for (let back = 0; back < 3; back++)
    pen.line(x + 10, y + 16 + back * 30, x - 450 + back * 34, deck + 10, colours.mass, 16);
  const pylon = `M${x - 18} ${y}L${x + 52} ${y}L${knee + 78} ${y + 290}L${foot + 76} ${sea + 10}L${foot - 60} ${sea + 10}L${knee - 34} ${y + 296}z`;
  pen.body(pylon, colours.mass, colours.shade2, right, 0, 0.8);
  pen.rect(-40, deck, width + 100, 44, colours.accent);
  pen.rect(-40, deck + 44, width + 100, 12, colours.mass);
  for (const pier of [0.04, 0.16, 0.63, 0.86]) pen.rect(width * pier, deck + 40, 42, 110, colours.mass);
  person(
    pen,
    width * random.between(0.5, 0.92),
    deck,
    92,
    colours.mass === colours.sky ? colours.light : colours.mass,
    colours.accent,
  );
};

/** From a boat: the deck passes overhead, the pylon leans out of the picture. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  sun(scene, random.between(560, 700), sea - random.between(120, 190), random.between(200, 250), down, 0.85);
  const upper = (x: number) => mix(330, 640, (x + 60) / 1080);
  const lower = (x: number) => mix(560, 684, (x + 60) / 1080);
  const root = 610;
  const tip = random.between(455, 500);
  for (const pier of [820, 905, 960])
    pen.rect(pier, lower(pier) - 6, mix(40, 14, (pier - 820) / 140), sea, colours.mid);
  for (let stay = 0; stay < stays; stay++) {
    const share = stay / (stays - 1);
    const from = mix(-60, 350, share);
    const far = mix(1080, 740, share);
    const height = mix(-40, 230, share);
    const at = mix(tip, 556, (height + 40) / 480);
    pen.line(at, height, from, upper(from), colours.light, 6.5);
    pen.line(at + 30, height, far, upper(far), colours.light, 4);
  }
  const pylon = polygon(
    [tip - 40, -40],
    [tip + 46, -40],
    [tip + 116, 330],
    [root + 96, sea + 60],
    [root - 80, sea + 60],
    [tip + 8, 340],
  );
  pen.body(pylon, colours.mass, colours.shade2, right, 0, 0.85);
  const side = polygon([-60, upper(-60)], [1020, upper(1020)], [1020, upper(1020) + 16], [-60, upper(-60) + 84]);
  const belly = polygon([-60, upper(-60) + 84], [1020, upper(1020) + 16], [1020, lower(1020)], [-60, lower(-60)]);
  pen.body(belly, colours.mass, colours.shade2, right, 0.1, 0.75);
  for (let rib = 0; rib < 11; rib++) {
    const x = mix(-40, 980, 1 - (1 - rib / 11) ** 1.7);
    pen.line(
      x,
      mix(upper(-60) + 84, upper(1020) + 16, (x + 60) / 1080),
      x + 26,
      lower(x + 26),
      colours.line2,
      mix(8, 3, rib / 11),
    );
  }
  pen.path(side, colours.accent);
  pen.stroke(`M-60 ${upper(-60) - 52}L1020 ${upper(1020) - 12}`, colours.mass, 6);
  for (let post = 0; post < 14; post++) {
    const x = mix(-40, 1000, 1 - (1 - post / 14) ** 1.6);
    pen.line(x, upper(x), x, upper(x) - mix(50, 14, post / 14), colours.mass, 5);
  }
  person(pen, 190, upper(190) + 4, 120, colours.mass, colours.accent);
  pen.rect(root - 130, sea - 62, 270, 130, colours.mass);
  pen.rect(root - 130, sea - 76, 270, 18, colours.accent);
  pen.rect(width - 60, sea - 30, 120, 90, colours.mid);
};

export const bridge: Viewpoints = { broad, narrow };
