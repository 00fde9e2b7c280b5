import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import {
  batalkanPesanan,
  bayarPesanan,
  cincinPesanan,
  contohCincin,
  pesan,
  tunai,
} from '#tests/kit/document/kerja-pesanan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let ditunggu: string;
let berakhir: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const made = await pesan(shop, {
    barang: [cincinPesanan(), cincinPesanan({ kode_group: null })],
    contoh: [contohCincin],
    pembayaran: tunai(1_000_000),
  });
  ditunggu = made.no_pesanan;
  await bayarPesanan(shop, ditunggu, 500_000);
  const ended = await pesan(shop, { contoh: [contohCincin], pembayaran: tunai(2_000_000) });
  berakhir = ended.no_pesanan;
  await batalkanPesanan(shop, berakhir);
});
afterAll(() => shop.close());

async function baca(path: string, more = '') {
  const days = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
  const { status, body, text } = await shop.as('OWN').raw('GET', `${path}?${days}${more}`);
  expect(status, text).toBe(200);
  return barisLaporan(body.data);
}

test('№ 19: what was ordered, paid and is open, state by state', async () => {
  const rows = await baca('pesanan/report');
  expect(rows).toHaveLength(2);
  const [open] = rows.filter((one) => one.no_pesanan === ditunggu);
  expect(open).toMatchObject({ total_qty: 2, jumlah_bayar: 1_500_000, status: 'VALID' });
  expect(open!.sisa_bayar).toBe(Number(open!.total_harga) - 1_500_000);
  expect(await baca('pesanan/report', '&status=CANC')).toHaveLength(1);
});

test('№ 20: piece by piece; those of an ended order are none, a line without a word of its own is a dash', async () => {
  const rows = await baca('pesanan/report-pesanan-barang');
  expect(rows.map((one) => one.no_pesanan)).toEqual([ditunggu, ditunggu]);
  await shop.rows(`alter table pesanan_barang drop constraint pesanan_barang_deskripsi_check`);
  await shop.rows(`update pesanan_barang set deskripsi = ' ' where no_pesanan = $1 and urut = 2`, [
    ditunggu,
  ]);
  const [, blank] = await baca('pesanan/report-pesanan-barang');
  expect(blank).toMatchObject({ deskripsi: '-' });
});

test('№ 96: gold at a locked price is owed until its order is fetched or ended', async () => {
  const [{ terkunci } = { terkunci: 0 }] = await shop.rows<{ terkunci: number }>(
    'select sum(berat)::int as terkunci from v_pesanan_kunci where no_pesanan = $1',
    [ditunggu],
  );
  expect(terkunci).toBeGreaterThan(0);
  const { body, text } = await shop
    .as('OWN')
    .raw('GET', 'manajerial/report-posisi-emas?per_tanggal=2026-11-20');
  const rows = barisLaporan(body.data);
  expect(rows, text).toContainEqual(
    expect.objectContaining({ posisi: 'Pesanan harga terkunci', berat: terkunci / 1000 }),
  );
});

test('№ 21: ended orders on the day of their end, with what was paid for them', async () => {
  const [one, ...more] = await baca('pesanan/batal-reports');
  expect(more).toEqual([]);
  expect(one).toMatchObject({ no_pesanan: berakhir, jumlah_bayar: 2_000_000, total_qty: 1 });
});
