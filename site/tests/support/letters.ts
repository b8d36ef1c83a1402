import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import PostalMime from 'postal-mime';
import { startSite } from '../../../scripts/lib/processes.mjs';

/** A site of the test's own, whose mails are files (no `SMTP_URL`), and the links in them. */
export const openSiteWithLetters = async () => {
  const data = test.info().outputPath('data');
  const mail = join(data, 'mail');
  const env = { CONTENT_URL: process.env['CMS_UNDER_TEST'], CONTENT_TIMEOUT_MS: '15000', SITE_DATA_DIR: data };
  const site = await startSite({ env, log: `journeys-letters-${test.info().workerIndex}` });

  const letters = (step: string): string[] => {
    try {
      return readdirSync(mail).filter((name) => name.endsWith(`.${step}.eml`));
    } catch {
      return [];
    }
  };
  return {
    url: site.url,
    /** The link of the one letter of this step that leads to the newsletter's screens. */
    linkIn: async (step: string): Promise<string> => {
      await expect.poll(() => letters(step).length).toBe(1);
      const { text } = await PostalMime.parse(readFileSync(join(mail, letters(step)[0] ?? '')));
      return /https?:\S+\/newsletter\/\S+/.exec(text ?? '')?.[0] ?? '';
    },
    close: () => site.stop(),
  };
};
