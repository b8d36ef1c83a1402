import { defineBlock } from '../define.ts';
import { film, filmParts, maybeText } from '../fields/index.ts';

export const video = defineBlock('media.video', { title: maybeText, text: maybeText, film }, { film: filmParts });
