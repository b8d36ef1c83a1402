import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The copy of a text that is seen under water: decoration, cut by a mask that axe cannot see. The text itself is judged. */
const underWater = '[aria-hidden="true"] > [data-theme]';

/** What axe finds against WCAG 2.2 AA and its own best practice: rule, place and reason, one line each. */
export const violations = async (page: Page, { except = [] }: { except?: string[] } = {}): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).exclude(underWater).disableRules(except).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  );
};
