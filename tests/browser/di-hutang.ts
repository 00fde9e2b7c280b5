import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type as typed, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { PASSWORD, type Who } from '#tests/kit/shop.ts';

/** A counter of loans that is served by keys alone: there is no click in here. */
export type DiHutang = Pick<Counter, 'errors'> & {
  readonly page: Page;
  /** The field that has the focus. */
  focused(): Promise<string | null | undefined>;
  scanFocused(): Promise<boolean | undefined>;
  type(text: string): Promise<void>;
  press(...keys: string[]): Promise<void>;
  /** So fast that nothing is drawn between one key and the next. */
  pressAtOnce(...keys: string[]): Promise<void>;
  /** Types the number of a ticket where the focus is, which must be the scan field; answers its dialog. */
  scanTicket(no: string, dialog: string): Promise<Locator>;
  /** The owner answers at this screen: why, where it is asked, then who. */
  agree(alasan?: string): Promise<void>;
  end(): Promise<void>;
};

export async function diHutang(kilau: Kilau, who: Who, path: string): Promise<DiHutang> {
  const { page, context, errors } = await kilau.open(who, path);
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? null,
    );
  const scanFocused = () =>
    page.evaluate(() => document.activeElement?.hasAttribute('data-scan-field'));
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const pressAtOnce = (...keys: string[]) =>
    page.evaluate((all) => {
      for (const key of all)
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    }, keys);
  const type = (text: string) => typed(page, text);
  return {
    page,
    errors,
    focused,
    scanFocused,
    type,
    press,
    pressAtOnce,
    scanTicket: async (no, dialog) => {
      await expect.poll(scanFocused).toBe(true);
      await type(no);
      await press('Enter');
      const opened = page.getByRole('dialog', { name: dialog });
      await opened.waitFor();
      return opened;
    },
    agree: async (alasan) => {
      if (alasan) {
        await page.getByLabel('Alasan, dengan kata Anda sendiri').waitFor();
        await type(alasan);
        await press('Enter');
      }
      await page.locator('[data-field="user_id"]').waitFor();
      await expect.poll(focused).toBe('user_id');
      await type('own.kj1');
      await press('Enter');
      await expect.poll(focused).toBe('password');
      await type(PASSWORD);
      await press('Enter');
    },
    end: () => context.close(),
  };
}
