import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scan, type } from '#tests/browser/kilau.ts';
import { PASSWORD } from '#tests/kit/shop.ts';

/** What a cashier does and sees at the sale counter. */
export function kasirAt(page: Page) {
  const focused = (): Promise<string | null | undefined> =>
    page.evaluate(
      () => document.activeElement?.getAttribute('data-field') ?? document.activeElement?.tagName,
    );
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    focused,
    press,
    rows: () => page.locator('tbody tr th button').allTextContents(),
    plate: () => page.locator('output').filter({ hasText: 'Rp' }).first().innerText(),
    pay: () =>
      page.getByRole('button', { name: /^(Terima|Tambah|Simpan(?! sebagai titipan)|Minta)/ }),
    scanAll: async (list: readonly string[]): Promise<void> => {
      for (const [at, code] of list.entries()) {
        await scan(page, code);
        await page.locator('tbody tr th').nth(at).waitFor();
      }
    },
    /** Sales and customer, as a cashier gives them: F9 asks for what is missing. */
    whoSells: async (sales = 'SL01'): Promise<void> => {
      await press('F9');
      await expect.poll(focused).toBe('kode_sales');
      await type(page, sales);
      await press('Enter', 'F3');
      await expect.poll(focused).toBe('nama');
      await type(page, 'Ibu Ratna');
      await press('F3');
    },
    /** The superior answers at this screen. */
    approve: async (): Promise<void> => {
      await page.locator('[data-field="user_id"]').waitFor();
      await page.locator('[data-field="user_id"]').fill('spv.kj1');
      await page.locator('[data-field="password"]').fill(PASSWORD);
      await page.getByRole('button', { name: 'Setujui' }).click();
    },
  };
}
export type Kasir = ReturnType<typeof kasirAt>;
