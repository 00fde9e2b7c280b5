import { expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import { openOnlineUji } from '#tests/kit/uji/online.ts';

const { jualPesanan, kirim, shop } = await openOnlineUji();

/** № 49: what waits at the end of a day, as [document's letters, gross, fee, what will come]. */
const tunggu = async (per_tanggal: string) => {
  const path = `cash/transaction/report-outstanding?per_tanggal=${per_tanggal}`;
  const { status, body, text } = await shop.as('OWN').raw('GET', path);
  expect(status, text).toBe(200);
  return barisLaporan(body.data).map((row) => [
    String(row.no_dokumen).slice(0, 2),
    row.jumlah_gesek_rp,
    row.biaya_bank,
    row.dana_masuk,
  ]);
};

test('№ 49: of a sale of 1,470,000 at Shopee 1,381,800 are expected, and nothing of it once it came back', async () => {
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  const { no, kode } = await jualPesanan('ORD-49');
  const sebelum = [['PJ', 1_470_000, 88_200, 1_381_800]];
  expect(await tunggu('2026-11-20')).toEqual(sebelum);
  await shop.hari('2026-11-21');
  const path = `penjualan/${no}/retur`;
  const barang = [{ kode_barcode: kode, berat: 1.2 }];
  const body = { alasan: 'Salah ukuran', barang, foto: [await fotoBaru(shop)] };
  const keystore = await izin(shop.as('KASIR'), shop.as('SPV'), { path, body });
  const { status, text } = await kirim(path, body, 'KASIR', { 'x-otorisasi': keystore });
  expect(status, text).toBe(200);
  expect((await tunggu('2026-11-21')).toSorted()).toEqual([
    ['PB', -1_470_000, 0, -1_470_000],
    ['PJ', 1_470_000, 0, 1_470_000],
  ]);
  // The day before says what it said.
  expect(await tunggu('2026-11-20')).toEqual(sebelum);
});
