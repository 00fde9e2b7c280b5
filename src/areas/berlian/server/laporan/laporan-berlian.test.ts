import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  batalRetur,
  batalTerima,
  batu,
  parcel,
  returBatu,
  terimaBatu,
  tokoBerlian,
} from '#tests/kit/uji/berlian.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoBerlian();
});
afterAll(() => shop.close());

const rows = async (path: string): Promise<Record<string, unknown>[]> => {
  const { status, body, text } = await shop.as('OWN').raw('GET', `berlian/${path}`);
  expect(status, text).toBe(200);
  return barisLaporan(body.data);
};
/** The movements of a stone in № 83: what came, what went, what is held, of which cost. */
const gerakOf = async (kode: string) =>
  (await rows('report-buku?tgl_from=2026-11-20&tgl_to=2026-11-20'))
    .filter((row) => row.kode_berlian === kode)
    .map((row) => [
      row.jenis,
      row.masuk_ct ?? 0,
      row.keluar_ct ?? 0,
      row.saldo_ct,
      row.harga_ct,
      row.nilai ?? null,
    ]);

test('the book tells what came, what went and what is held; the stock what is in consignment', async () => {
  const { kode } = await terimaBatu(shop, [parcel()]);
  const retur = await returBatu(shop, kode[0]!, { carat: 400, butir: 40 });
  const titip = await terimaBatu(shop, [batu()], { konsinyasi: true });
  expect(await gerakOf(kode[0]!)).toEqual([
    ['SALDO AWAL', 0, 0, 0, null, null],
    ['MASUK', 1, 0, 1, 10_000_000, 10_000_000],
    ['RETUR', 0, 0.4, 0.6, 10_000_000, 4_000_000],
    ['SALDO AKHIR', 0, 0, 0.6, 10_000_000, null],
  ]);
  const stock = await rows('report-stock?keadaan=LEPAS');
  expect(stock.find((row) => row.kode_berlian === titip.kode[0])).toMatchObject({
    tanda: 'KONSINYASI',
    modal: null,
  });
  const dipegang = stock.map((row) => row.kode_berlian);
  expect(dipegang).toContain(kode[0]);
  expect(dipegang).not.toContain(retur.barang[0]!.kode_berlian);
});

test('a cancel is the opposite movement; what is in consignment counts in carat and has no rupiah', async () => {
  const { kode } = await terimaBatu(shop, [parcel()]);
  const { no_retur } = await returBatu(shop, kode[0]!, { carat: 400, butir: 40 });
  await batalRetur(shop, no_retur);
  expect((await gerakOf(kode[0]!)).slice(1, -1)).toEqual([
    ['MASUK', 1, 0, 1, 10_000_000, 10_000_000],
    ['RETUR', 0, 0.4, 0.6, 10_000_000, 4_000_000],
    ['RETUR', 0.4, 0, 1, 10_000_000, 4_000_000],
  ]);
  const titip = await terimaBatu(shop, [batu()], { konsinyasi: true });
  await batalTerima(shop, titip.no);
  expect(await gerakOf(titip.kode[0]!)).toEqual([
    ['SALDO AWAL', 0, 0, 0, null, null],
    ['MASUK', 0.52, 0, 0.52, null, null],
    ['MASUK', 0, 0.52, 0, null, null],
    ['SALDO AKHIR', 0, 0, 0, null, null],
  ]);
});
