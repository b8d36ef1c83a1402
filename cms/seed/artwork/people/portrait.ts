/** A person before a disc, the water at 82 per cent, cut in slices beneath it. */
import sharp from 'sharp';
import { randomOf } from '../picture/random';
import { circle, rect, wavy } from '../picture/shapes';
import { grain } from '../picture/stipple';
import { bust, faceOf } from './bust';

/** The drawing's own units; the picture is sent at 960 × 1200. */
const width = 1000;
const height = 1250;
const waterline = 1030;

const sliced = (scene: string, phase: number) => {
  let out = '';
  for (let y = waterline - 30, step = 0; y < height; step++) {
    const tall = 14 + step * 4;
    const shift = Math.sin(step * 1.9 + phase) * (8 + step * 4);
    out += `<clipPath id="slice${step}"><path d="${rect(-200, y, 1400, tall + 1.2)}"/></clipPath><g clip-path="url(#slice${step})"><g transform="translate(${shift.toFixed(1)} 0)">${scene}</g></g>`;
    y += tall;
  }
  return out;
};

export const drawPortrait = async (person: string) => {
  const face = faceOf(person);
  const random = randomOf(person);
  const disc = `<path d="${circle(face.disc.x, face.disc.y, face.disc.r)}" fill="${face.disc.colour}"/>`;
  const place = 'x="-60" y="150" width="1120" height="1120"';
  const slices = sliced(disc + bust(person, place, face.wetClothes), random.between(0, 6));
  const start = -random.between(100, 300);
  const surface = `${wavy(start, waterline, 300, 28, 6)}V${height + 10}H${start}z`;
  const ripples = [0, 1, 2, 3].map((line) => {
    const d = wavy(random.between(-50, 650), waterline + 70 + line * 52, 80, 12, random.whole(2, 5));
    return `<path d="${d}" stroke="${face.ripple}" stroke-width="7" fill="none"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="960" height="1200"><path d="${rect(0, 0, width, height)}" fill="${face.ground}"/>${disc}${bust(person, place)}<clipPath id="surface"><path d="${surface}"/></clipPath><g clip-path="url(#surface)"><path d="${rect(0, 0, width, height)}" fill="${face.water}"/>${slices}${ripples.join('')}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(grain(data, info.width), { raw: info }).jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer();
};
