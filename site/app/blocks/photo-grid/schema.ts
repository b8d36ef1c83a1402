import { defineBlock } from '../define.ts';
import { figure, figures, item, list, listOfSome, maybeText } from '../fields/index.ts';

export const photoGrid = defineBlock(
  'media.photo-grid',
  { title: maybeText, photos: listOfSome(figure), caption: maybeText, facts: list(item) },
  { photos: figures, facts: true },
);
