import { beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import { openOnlineUji } from '#tests/kit/uji/online.ts';

const { bookOf, jualPesanan, kirim, shop } = await openOnlineUji();
const HARI = '2026-11-22';

const laporan = async (path: string, no: string) =>
  barisLaporan(
    (await shop.as('OWN').raw('GET', `${path}?tgl_from=${HARI}&tgl_to=${HARI}`)).body.data,
  ).filter(({ no_faktur_jual }) => no_faktur_jual === no);

beforeAll(async () => {
  await kirim('param-fee-penjualan', { fee_penjualan: 0.75 }, 'OWN');
  await shop.param('PPN_AKTIF', true);
  await shop.param('PPN_TERMASUK_HARGA', false);
  await shop.param('OTORISASI_DI_ATAS_NOTA', true);
  await shop.hari(HARI);
});

test('P4 at 1,470,000 with PPN on top and admin comes back at all that its order came to', async () => {
  const { no, kode } = await jualPesanan('ORD-1', { admin: 10_000 });
  expect((await kirim(`penjualan/${no}/kirim`, { no_resi: 'JNE1' })).status).toBe(200);
  const path = `penjualan/${no}/retur`;
  const body = {
    alasan: 'Pembeli salah ukuran',
    barang: [{ kode_barcode: kode, berat: 1.2 }],
    foto: [await fotoBaru(shop)],
  };
  const done = await kirim(path, body, 'KASIR', {
    'x-otorisasi': await izin(shop.as('KASIR'), shop.as('SPV'), { path, body }),
  });
  expect(done.status, done.text).toBe(200);
  const { no_retur } = done.body.data as { no_retur: string };
  const buku = await bookOf(no_retur);
  expect(buku.flatMap(({ akun, rupiah }) => (rupiah ? [[akun, rupiah]] : []))).toEqual([
    ['persediaan', 1_504_500],
    ['kartu:SHP', -1_504_500],
  ]);
  const bon = await shop.as('OWN').raw('GET', `pembelian/${no_retur}`);
  expect(bon.body.data).toMatchObject({
    grand_total: 1_504_500,
    barang: [{ harga: 1_504_500, harga_nota: 1_504_500 }],
    pembayaran: [{ kode_bank: 'SHP', jumlah: 1_504_500 }],
  });
  // № 13: nothing of the order is left to come; № 10: its charges go off as well.
  expect(await laporan('penjualan/report-marketplace', no)).toMatchObject([
    { netto: 1_470_000, tambahan: 34_500, fee_mp: 0, diterima: 1_504_500 },
    { netto: -1_470_000, tambahan: -34_500, fee_mp: 0, diterima: -1_504_500 },
  ]);
  expect(await laporan('penjualan/report-fee', no)).toMatchObject([
    { admin: 10_000, fee_rp: 11_025 },
    { admin: -10_000, fee_rp: -11_025 },
  ]);
  // Settled together they are nothing: only the other sale comes in, less its fee.
  const baru = await jualPesanan('ORD-2');
  const baris = [no, no_retur, baru.no].map((no_dokumen) => ({ no_dokumen, urut: 1 }));
  const cair = await kirim('non-cash/validasi', { tgl_cair: HARI, baris }, 'SPV');
  expect(cair.body, cair.text).toMatchObject({ data: { jumlah_gesek_rp: 1_494_500 } });
  expect((await shop.as('SPV').raw('GET', 'non-cash')).body.data).toEqual([]);
});
