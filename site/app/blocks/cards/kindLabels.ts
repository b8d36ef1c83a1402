import { m } from '../../locale/paraglide/messages.js';
import type { CaseKind } from '../fields/index.ts';

/** What a case is called by its kind. */
export const kindLabels: { [Kind in CaseKind]: typeof m.case_product } = {
  product: m.case_product,
  regular: m.case_regular,
  testimonial: m.case_testimonial,
};
