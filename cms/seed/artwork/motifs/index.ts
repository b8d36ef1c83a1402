import type { Motif } from '../../define';
import type { Viewpoints } from '../picture/scene';
import { beacon } from './beacon';
import { bow } from './bow';
import { bridge } from './bridge';
import { crane } from './crane';
import { cubes } from './cubes';
import { drawbridge } from './drawbridge';
import { hall } from './hall';
import { hull } from './hull';
import { lift } from './lift';
import { lock } from './lock';
import { pile } from './pile';
import { stack } from './stack';
import { tug } from './tug';
import { turbine } from './turbine';

export const motifs: Record<Motif, Viewpoints> = {
  beacon,
  bow,
  bridge,
  crane,
  cubes,
  drawbridge,
  hall,
  hull,
  lift,
  lock,
  pile,
  stack,
  tug,
  turbine,
};
