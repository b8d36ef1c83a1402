import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { listOfSome, maybeText, text } from '../fields/index.ts';

/** Names as an editor lists them: on a line each, or with commas between. */
const names = v.fallback(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) =>
      (value ?? '')
        .split(/[\n,]/)
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ),
  () => [],
);

/** `shared.access`: what is named nowhere, this person may not. */
const access = v.object({ name: text, role: maybeText, may: names, mayUntil: names, mayLook: names });
export type Access = v.InferOutput<typeof access>;

export const accessMatrix = defineBlock(
  'text.access-matrix',
  { title: text, text: maybeText, systems: names, until: maybeText, people: listOfSome(access) },
  { people: true },
);
