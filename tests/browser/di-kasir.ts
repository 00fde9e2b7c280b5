import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { kasirAt, type Kasir } from '#tests/browser/kasir.ts';
import { openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

/** What each test at the sale counter begins with: three pieces, a cashier, an empty counter. */
export type DiKasir = {
  kilau: Kilau;
  counter: Counter;
  page: Page;
  codes: string[];
  kasir: Kasir;
};

/** Opens one shop for the file and a fresh counter for each test; errors of the page fail it. */
export function bukaKasir(): DiKasir {
  const here = {} as DiKasir;
  beforeAll(async () => {
    here.kilau = await openKilau();
    await here.kilau.shop.param('PLATFORM_NOTA', 'DESKTOP_DEPAN');
  });
  afterAll(() => here.kilau.close());
  beforeEach(async () => {
    here.codes = await tambahPotong(here.kilau.shop, ['P1', 'P2', 'P3']);
    here.counter = await here.kilau.open('KASIR', 'transaksi-penjualan');
    here.page = here.counter.page;
    here.kasir = kasirAt(here.page);
    await here.page.waitForSelector('[data-scan-field]');
  });
  afterEach(async () => {
    await here.counter.context.close();
    if (here.counter.errors.length > 0) throw new Error(here.counter.errors.join('\n'));
  });
  return here;
}

/** The last sale that was saved, as a superior reads it. */
export async function lastSale({ kilau }: DiKasir) {
  const [row] = await kilau.shop.as('SPV').call(penjualanDocument.list);
  return kilau.shop.as('SPV').call(penjualanDocument.one, { params: { no: row!.no_faktur_jual } });
}
