import { expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { kunciOf, perubahanDari, susunBaris, type Harga } from '#areas/barang/web/harga-baris.ts';

const baris = (jenis: Harga['jenis'], harga: number): Harga => ({
  id: 1,
  jenis,
  kode_group: null,
  kode_kadar: '16K',
  harga_per_gram: rp(harga),
  berlaku_dari: '2026-11-20T01:00:00.000Z',
  input_by: 'own.kj1',
  input_date: '2026-11-20T01:00:00.000Z',
});

test('a reseller’s price is a figure of its own: typed it is saved as such, and nothing else changes', () => {
  const harga = [baris('JUAL', 1_450_000), baris('BELI', 1_300_000)];
  const { kadar } = susunBaris(
    [{ kode_kadar: '16K', label: 'Emas 16K', persen: persen(7000) }],
    [],
    harga,
  );
  expect([kadar[0]!.JUAL?.harga_per_gram, kadar[0]!.RESELLER]).toEqual([1_450_000, undefined]);
  const typed = { [kunciOf(kadar[0]!, 'RESELLER')]: rp(1_400_000) };
  expect(perubahanDari(kadar, typed)).toMatchObject([
    { jenis: 'RESELLER', lama: null, baru: 1_400_000 },
  ]);
  const lagi = susunBaris(
    [{ kode_kadar: '16K', label: 'Emas 16K', persen: persen(7000) }],
    [],
    [...harga, baris('RESELLER', 1_400_000)],
  );
  expect(perubahanDari(lagi.kadar, typed)).toEqual([]);
});
