/**
 * Who looks like what. Parts are named as Open Peeps names them; all mouths are closed. Those who stand side by
 * side differ in hair, skin and ground, and a disc never has the colour of the hair before it.
 */
import type { Options } from '@dicebear/open-peeps';
import { fog, harbour, ink, paper, signal, tide } from '../picture/palette';

type Part<Name extends 'head' | 'face' | 'accessories' | 'facialHair'> = NonNullable<Options[Name]>[number];

export interface Face {
  head: Part<'head'>;
  face: Part<'face'>;
  glasses?: Part<'accessories'>;
  beard?: Part<'facialHair'>;
  skin: string;
  hair: string;
  clothes: string;
  /** What the clothes turn into under water. */
  wetClothes?: string;
  ground: string;
  water: string;
  ripple: string;
  disc: { x: number; y: number; r: number; colour: string };
}

const pale = '#F3E3D0';
const warm = '#E0B48C';
const brown = '#B5764A';
const dark = '#6B4028';

export const faces: Record<string, Face> = {
  wout: {
    head: 'grayShort',
    face: 'smile',
    skin: pale,
    hair: signal,
    clothes: ink,
    ground: harbour,
    water: tide,
    ripple: ink,
    disc: { x: 660, y: 420, r: 300, colour: tide },
  },
  amina: {
    head: 'hijab',
    face: 'calm',
    skin: warm,
    hair: ink,
    clothes: paper,
    wetClothes: tide,
    ground: signal,
    water: harbour,
    ripple: tide,
    disc: { x: 600, y: 430, r: 330, colour: tide },
  },
  kees: {
    head: 'noHair3',
    face: 'driven',
    beard: 'moustache1',
    glasses: 'glasses4',
    skin: pale,
    hair: fog,
    clothes: tide,
    wetClothes: ink,
    ground: ink,
    water: signal,
    ripple: ink,
    disc: { x: 360, y: 420, r: 300, colour: signal },
  },
  dewi: {
    head: 'afro',
    face: 'smile',
    skin: dark,
    hair: ink,
    clothes: signal,
    ground: fog,
    water: ink,
    ripple: tide,
    disc: { x: 560, y: 420, r: 390, colour: tide },
  },
  harjit: {
    head: 'turban',
    face: 'smile',
    beard: 'full2',
    skin: brown,
    hair: signal,
    clothes: harbour,
    ground: tide,
    water: ink,
    ripple: tide,
    disc: { x: 380, y: 400, r: 310, colour: paper },
  },
  lotte: {
    head: 'bun',
    face: 'cute',
    skin: warm,
    hair: signal,
    clothes: tide,
    wetClothes: paper,
    ground: harbour,
    water: tide,
    ripple: ink,
    disc: { x: 300, y: 420, r: 270, colour: signal },
  },
  joris: {
    head: 'flatTop',
    face: 'calm',
    glasses: 'glasses3',
    skin: pale,
    hair: signal,
    clothes: paper,
    ground: ink,
    water: tide,
    ripple: ink,
    disc: { x: 400, y: 470, r: 330, colour: tide },
  },
  yusuf: {
    head: 'short1',
    face: 'smile',
    skin: brown,
    hair: ink,
    clothes: paper,
    wetClothes: signal,
    ground: signal,
    water: ink,
    ripple: signal,
    disc: { x: 400, y: 470, r: 330, colour: paper },
  },
  bram: {
    head: 'short4',
    face: 'calm',
    beard: 'full',
    skin: pale,
    hair: ink,
    clothes: harbour,
    ground: fog,
    water: tide,
    ripple: ink,
    disc: { x: 690, y: 380, r: 290, colour: signal },
  },
  ineke: {
    head: 'grayMedium',
    face: 'driven',
    glasses: 'glasses',
    skin: pale,
    hair: fog,
    clothes: ink,
    ground: paper,
    water: signal,
    ripple: ink,
    disc: { x: 620, y: 420, r: 330, colour: tide },
  },
  saar: {
    head: 'longBangs',
    face: 'calm',
    glasses: 'glasses2',
    skin: pale,
    hair: ink,
    clothes: signal,
    ground: tide,
    water: harbour,
    ripple: tide,
    disc: { x: 640, y: 430, r: 300, colour: paper },
  },
  imani: {
    head: 'cornrows',
    face: 'cute',
    skin: dark,
    hair: tide,
    clothes: paper,
    wetClothes: signal,
    ground: paper,
    water: ink,
    ripple: paper,
    disc: { x: 640, y: 470, r: 330, colour: signal },
  },
  teun: {
    head: 'hatBeanie',
    face: 'calm',
    beard: 'goatee1',
    skin: brown,
    hair: ink,
    clothes: signal,
    ground: fog,
    water: tide,
    ripple: ink,
    disc: { x: 620, y: 430, r: 310, colour: harbour },
  },
  fenna: {
    head: 'long',
    face: 'smile',
    skin: warm,
    hair: ink,
    clothes: harbour,
    ground: paper,
    water: tide,
    ripple: ink,
    disc: { x: 400, y: 470, r: 330, colour: signal },
  },
};
