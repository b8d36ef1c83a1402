/** One person of Open Peeps (Pablo Stanley, CC0), as SVG to be placed in a drawing. */
import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { type Face, faces } from './faces';

/** DiceBear takes colours without the hash. */
const bare = (colour: string) => colour.slice(1);

export const faceOf = (person: string): Face => {
  const face = faces[person];
  if (!face) throw new Error(`Nobody here is called "${person}". Known: ${Object.keys(faces).join(', ')}.`);
  return face;
};

/** An `<svg>` with the attributes given, showing also what reaches beyond its own box. */
export const bust = (person: string, attributes: string, clothes = faceOf(person).clothes) => {
  const face = faceOf(person);
  const avatar = createAvatar(openPeeps, {
    seed: person,
    head: [face.head],
    face: [face.face],
    accessories: face.glasses ? [face.glasses] : [],
    accessoriesProbability: face.glasses ? 100 : 0,
    facialHair: face.beard ? [face.beard] : [],
    facialHairProbability: face.beard ? 100 : 0,
    maskProbability: 0,
    skinColor: [bare(face.skin)],
    clothingColor: [bare(clothes)],
    headContrastColor: [bare(face.hair)],
  });
  return avatar
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replaceAll('mask="url(#viewboxMask)"', '')
    .replace('<svg ', `<svg overflow="visible" ${attributes} `);
};
