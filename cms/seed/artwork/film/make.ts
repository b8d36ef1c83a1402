/**
 * Makes `seed/media/film.mp4` again. Needs ffmpeg on the machine, which the project itself never does:
 * `npm run film` in `cms`, and commit what comes out.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rasterOf } from '../picture/raster';
import { frame, moment } from './harbour';

const seconds = 10;
const rate = 25;

const encoder = (target: string) => {
  const size = `${frame.width}x${frame.bottom}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(rate), '-i', '-'];
  const output = ['-an', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-pix_fmt', 'yuv420p'];
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, '-movflags', '+faststart', target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
};

const make = async (target: string) => {
  const { stdin } = encoder(target);
  const count = seconds * rate;
  for (let index = 0; index < count; index++) {
    const { pixels } = await rasterOf(moment(index / count), 0);
    if (!stdin.write(pixels)) await once(stdin, 'drain');
  }
  stdin.end();
};

const [, , target] = process.argv;
if (!target) throw new Error('Where to? Name the file to write.');
void make(target);
