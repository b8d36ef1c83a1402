import { expect, test } from '../support/journey.ts';
import { faults } from '../support/markup.ts';
import { screens } from '../support/openings.ts';

for (const path of screens)
  test(`${path} is valid HTML`, async ({ request }) => {
    expect(await faults(await (await request.get(path)).text())).toEqual([]);
  });
