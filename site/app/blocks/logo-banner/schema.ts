import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { link, list, maybe, media, partnerCard, text } from '../fields/index.ts';

export const logoBanner = defineBlock(
  'trust.logo-banner',
  { title: text, partners: list(v.pick(partnerCard, ['name', 'url', 'logo'])), link: maybe(link) },
  { partners: { fields: ['name', 'url'], populate: { logo: media } }, link: true },
);
