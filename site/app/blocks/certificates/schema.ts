import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { list, maybe, maybeText, safeUrl, text } from '../fields/index.ts';

/** `shared.certificate` */
const certificate = v.object({ name: text, since: maybeText, description: maybeText, url: maybe(safeUrl) });

export const certificates = defineBlock(
  'trust.certificates',
  { title: text, text: maybeText, certificates: list(certificate) },
  { certificates: true },
);
