import { afterEach, expect, test } from 'vitest';
import { hari, type Hari } from '#kit/rules/hari.ts';
import { setClock } from '#kit/server/clock.ts';
import { sortBought } from '#app/server/demo/bought.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import { newShop } from '#app/server/demo/story.ts';

afterEach(() => setClock(undefined));

const potong = (no_faktur_beli: string, kondisi: string | null) => ({
  no_faktur_beli,
  kondisi,
  urut: 1,
  nama_barang: 'Giwang',
  kadar: 70,
  berat: 1.2,
});

/** The story of these tests does not end. */
const NANTI = '2027-01-01T00:00:00.000Z';

/** What is taken out of a stock of bought gold on a morning: labelled again, melted. */
async function diambil(tgl: Hari, stock: readonly object[]) {
  const taken = { retag: [] as string[], lebur: [] as string[] };
  type Lebur = { barang: { no_faktur_beli: string }[] };
  const stage = {
    call: async (_toko: string, _who: string, call: string) => {
      if (call === 'GET pembelian/stock') return stock;
      taken.retag.push(call.split('/')[1]!);
      return { kode_barcode: 'KJ100001' };
    },
    approved: async (_toko: string, _who: string, _by: string, _call: string, body: Lebur) =>
      void taken.lebur.push(...body.barang.map((one) => one.no_faktur_beli)),
  };
  await sortBought(stage as unknown as Stage, newShop('KJ1', 'WIB', NANTI), tgl);
  return taken;
}

test('on Wednesday all is sorted but what an auction of the week left, for that may be taken back', async () => {
  const [tua, muda] = ['LGKJ1261110001', 'LGKJ1261116001'];
  const [satu, dua] = ['PBKJ1261117001', 'PBKJ1261117002'];
  const stock = [
    potong(muda, null),
    potong(tua, null),
    potong(satu, 'PATAH'),
    potong(muda, 'BAGUS'),
    potong(dua, 'BAGUS'),
  ];
  expect(await diambil(hari('2026-11-18'), stock)).toEqual({ retag: [dua], lebur: [tua, satu] });
  expect(await diambil(hari('2026-11-17'), stock)).toEqual({ retag: [], lebur: [] });
});
