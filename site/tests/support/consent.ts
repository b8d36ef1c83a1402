import type { Page } from '@playwright/test';

/** What the site says about consent, in both languages. */
export const words = {
  en: {
    notice: /Two cookies keep the boat upright/,
    all: 'Allow all',
    needed: 'Only what is needed',
    letMeChoose: 'Let me choose',
    change: 'Change consent',
    sheet: 'Your choice',
    keep: 'Keep this choice',
    refuseAll: 'Refuse all',
  },
  nl: {
    notice: /Twee cookies houden de boot recht/,
    all: 'Alles mag',
    needed: 'Alleen wat nodig is',
    letMeChoose: 'Zelf kiezen',
    change: 'Toestemming wijzigen',
    sheet: 'Jouw keuze',
    keep: 'Bewaar deze keuze',
    refuseAll: 'Alles weigeren',
  },
} as const;

/** The question, which comes once the page is at work. */
export const noticeOf = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });

/** A visit that begins with this choice. */
export const chosen = (page: Page, url: string, value: string) =>
  page.context().addCookies([{ name: 'consent', value, url }]);

/** What the page keeps on the visitor's machine. */
export const keptNames = async (page: Page): Promise<string[]> => {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...keys];
};
