import { expect, type Locator, type Page } from '@playwright/test';

/** A form by its name, with what is done in it again and again. */
export const formIn = (page: Page, name: 'contact' | 'banner-contact' | 'newsletter') => {
  const form = page.locator(`#form-${name}`);
  const field = (key: string): Locator => form.locator(`[data-field="${key}"]`);
  return {
    form,
    field,
    /** A field's input or text; of the reason, what is seen. */
    input: (key: string) => field(key).locator('input:not([type="hidden"]), textarea, select').first(),
    error: (key: string) => field(key).locator('[aria-live]'),
    summary: form.getByRole('status').first(),
    send: form.locator('[type="submit"]'),
    /** Searches the reasons for one; there is nothing to search in before its script has come. */
    searchReason: async (typed: string) => {
      const reason = form.getByRole('combobox');
      await expect(reason).toHaveJSProperty('tagName', 'INPUT');
      await reason.fill(typed);
    },
    /** The one reason that a search has found is chosen. */
    chooseFound: async (label: string) => {
      await expect(form.getByRole('option')).toHaveText(label);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('combobox')).toHaveValue(label);
    },
    /** Until its script has it: from then on it is never sent by the browser. */
    atWork: () => expect(form).toHaveJSProperty('noValidate', true),
  };
};

export type FormUnderTest = ReturnType<typeof formIn>;

/** Fills in all that must be. */
export const fillIn = async ({ input, form }: FormUnderTest, entered: Record<string, string>) => {
  for (const [key, value] of Object.entries(entered)) await input(key).fill(value);
  await form.locator('[name="privacy"]').check();
};
