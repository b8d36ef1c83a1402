import type { Colours } from '../picture/palette';
import { down, right, slant } from '../picture/pen';
import type { Scene, Viewpoints } from '../picture/scene';
import { circle } from '../picture/shapes';
import { person, sun } from './figures';

const harvest = ['accent', 'disc', 'light', 'mid', 'accent'] as const satisfies readonly (keyof Colours)[];

/** What grows on the inside of the vault. */
const fruit = ({ pen, colours, random }: Scene, vault: string, x: number, y: number, width: number, height: number) =>
  pen.clip(vault, () => {
    for (let berry = 0; berry < 64; berry++) {
      const ball = circle(random.between(x, x + width), random.between(y, y + height), random.between(34, 96));
      const colour = colours[harvest[berry % harvest.length] ?? 'accent'];
      pen.body(ball, colour, colour === colours.mass ? colours.shade2 : colours.mass, slant, 0, 0.75);
    }
  });

const net = (
  { pen, colours, waterline: sea }: Scene,
  vault: string,
  x: number,
  y: number,
  width: number,
  mesh: number,
) =>
  pen.clip(vault, () => {
    for (let at = 0; at <= width; at += mesh) pen.line(x + at, 0, x + at, sea + 60, colours.mass, 4);
    for (let at = y; at < sea + 60; at += mesh) pen.line(x, at, x + width, at, colours.mass, 4);
  });

const window = ({ pen, colours, random }: Scene, x: number, y: number, width: number, height: number) => {
  if (random.chance(0.2)) return;
  const unlit = colours.line2 === colours.mass ? colours.glow : colours.line2;
  pen.rect(x, y, width, height, random.chance(0.45) ? colours.glow : unlit);
};

const broad = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass } = colours;
  const c = width / 2 + random.between(-170, 170);
  const vault = (half: number, shoulder: number, top: number, bend: number) =>
    `M${c - half} ${sea + 60}V${shoulder}C${c - half} ${shoulder - bend} ${c - half * 0.59} ${top} ${c} ${top}S${c + half} ${shoulder - bend} ${c + half} ${shoulder}V${sea + 60}z`;
  const outer = vault(560, 430, 40, 300);
  const arch = vault(360, 520, 200, 220);
  const inner = vault(285, 560, 285, 190);
  pen.body(outer, mass, colours.shade2, right, 0, 0.85);
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 3; column++)
      for (const side of [-1, 1]) window(scene, c + side * (392 + column * 56) - 17, 330 + row * 58, 34, 36);
  for (let along = 0; along < 13; along++) {
    const angle = Math.PI * (0.14 + (0.72 * along) / 12);
    window(scene, c - Math.cos(angle) * 440 - 17, 520 - Math.sin(angle) * 400 - 18, 34, 36);
  }
  pen.path(arch, colours.light);
  fruit(scene, arch, c - 360, sea - 640, 720, 640);
  pen.path(inner, colours.sky);
  pen.clip(inner, () => sun(scene, c + random.between(-80, 80), random.between(540, 620), random.between(190, 215)));
  net(scene, inner, c - 294, 266, 588, 42);
  pen.stroke(arch, mass, 12);
  pen.stroke(inner, mass, 10);
  for (const spot of [-190, -130, 60, 150]) {
    const coat = random.chance(0.5) ? colours.accent : mass;
    person(pen, c + spot + random.between(-24, 24), sea - 14, random.between(98, 128), mass, coat);
  }
  pen.rect(-40, sea - 18, width + 80, 78, mass);
};

/** Standing under the arch. */
const narrow = (scene: Scene) => {
  const { pen, colours, random, width, waterline: sea } = scene;
  const { mass } = colours;
  const edge = width + 60;
  pen.body(`M60 -40H${edge}V${sea + 60}H60z`, mass, colours.shade2, down, 0, 0.75);
  const arch = `M290 ${sea + 60}V560C290 180 560 20 ${edge} 0V${sea + 60}z`;
  const inner = `M450 ${sea + 60}V600C450 360 640 220 ${edge} 190V${sea + 60}z`;
  pen.path(arch, colours.light);
  fruit(scene, arch, 20, -40, 1000, sea + 40);
  pen.path(inner, colours.sky);
  pen.clip(inner, () => {
    pen.shade(inner, colours.shade, down, 0, 0.5);
    sun(scene, random.between(720, 810), random.between(480, 560), random.between(195, 220));
  });
  net(scene, inner, 450, 168, 600, 62);
  pen.stroke(`M290 ${sea + 60}V560C290 180 560 20 ${edge} 0M450 ${sea + 60}V600C450 360 640 220 ${edge} 190`, mass, 12);
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 2; column++) window(scene, 104 + column * 92, 60 + row * 96, 58, 62);
  person(pen, random.between(590, 630), sea - 8, 190, mass, colours.accent);
  person(pen, random.between(715, 790), sea - 8, 150, mass, mass);
  pen.rect(-40, sea - 14, width + 80, 74, mass);
};

export const hall: Viewpoints = { broad, narrow };
