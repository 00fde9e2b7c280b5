import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import { punyaCustomer, rosok, tukar, tunai, type Tiket } from '#tests/kit/tukar.ts';

let shop: Shop;
const kasir = () => shop.as('KASIR');
const post = (path: string, body: object) => send(kasir(), path, body);
const baca = async (path: string) => (await shop.as('MU').raw('GET', path)).body;

async function simpan(body: object): Promise<Tiket> {
  const answer = await post('tukar-tambah', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data as Tiket;
}

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('HARGA_ROSOK', 2_550_000 as never);
  await send(shop.as('OWN'), 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 100_000_000,
    keterangan: 'Modal pagi',
  });
  for (const harga of [1_470_000, 1_470_000, 3_814_500, 900_000]) {
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const bayar = harga < 1_470_000 ? tunai(1_470_000 - harga) : undefined;
    await simpan(tukar([p4], [rosok({ harga })], bayar));
  }
});
afterAll(() => shop.close());

describe('list, paper and report', () => {
  test('the list tells both numbers and the difference, and finds by either', async () => {
    const lama = await punyaCustomer(shop, 'P2', 2.34);
    const [p3] = (await tambahPotong(shop, ['P3'])) as [string];
    const tiket = await simpan(tukar([p3], [lama], tunai(7_459_000)));
    for (const q of [tiket.no_tukar, tiket.no_faktur_jual, tiket.no_faktur_beli, p3]) {
      const found = await baca(`tukar-tambah?q=${q}`);
      expect(found).toMatchObject({
        count: 1,
        data: [{ no_tukar: tiket.no_tukar, berat: 5.01, berat_beli: 2.34, selisih: 7_459_000 }],
        total: { selisih: 7_459_000 },
      });
    }
    const nota = await baca(`tukar-tambah/get/bynota?no=${tiket.no_tukar}`);
    expect(nota).toMatchObject({
      data: [
        { bagian: 'JUAL', kode_barcode: p3, harga: 10_395_500, selisih: 7_459_000 },
        { bagian: 'BELI', berat: 2.34, harga: 2_936_500 },
      ],
      template_wa: expect.stringContaining('Dibayar pelanggan *Rp 7,459,000*'),
    });
    for (const ukuran of ['58', '80']) {
      await shop.rows('update kertas set ulang = 0');
      const pdf = await shop
        .as('MU')
        .raw('GET', `tukar-tambah/${tiket.no_tukar}/nota.pdf?ukuran=${ukuran}`);
      expect(pdf.status).toBe(200);
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const path = `tukar-tambah/${tiket.no_tukar}/cetak-ulang`;
    expect((await post(path, { alasan: 'Hilang' })).body.code).toBe('PERLU_OTORISASI');
    const { body } = await disetujui(shop, path, { alasan: 'Hilang' });
    expect(body.data).toEqual({ no_tukar: tiket.no_tukar, cetak_ke: 2 });
  });

  test('report 7 shows gold and rupiah of both sides, and its totals are those of the book', async () => {
    const laporan = async (arah = 'ALL') =>
      barisLaporan(
        (await baca(`penjualan/report-tukar?tgl_from=2026-11-20&tgl_to=2026-11-20&arah=${arah}`))
          .data as Record<string, number>[],
      );
    const all = await laporan();
    const jumlah = (key: string) => all.reduce((sum, one) => sum + one[key]!, 0);
    const [buku] = await shop.rows(
      `select sum(l.rupiah)::int as rp from buku l join tukar t on t.status = 'DONE'
         join pembelian p on p.no_tukar = t.no_tukar and p.no_faktur_beli = l.no_bukti where l.akun = 'persediaan'`,
    );
    expect(jumlah('harga_beli')).toBe(buku!.rp);
    expect(jumlah('selisih_rp')).toBe(jumlah('netto_jual') - jumlah('harga_beli'));
    const [tambah, kurang, pas] = [
      await laporan('TAMBAH'),
      await laporan('KURANG'),
      await laporan('PAS'),
    ];
    expect([tambah.length, kurang.length, pas.length]).toEqual([2, 1, 2]);
    expect(tambah.every((one) => one.selisih_rp > 0)).toBe(true);
    expect(kurang).toMatchObject([{ netto_jual: 1_470_000, selisih_rp: -2_344_500 }]);
  });

  test('the day counts its tickets, with what was paid between their halves', async () => {
    const { data } = await baca('eod/report-akhir-hari?tgl_system=2026-11-20');
    const rows = barisLaporan(data as Record<string, unknown>[]);
    // Four of the morning (0, 0, -2,344,500 and 570,000) and the one that was sold above.
    expect(rows.find(({ jenis }) => jenis === 'Tukar Tambah')).toMatchObject({
      jumlah_trx: 5,
      total_rp: 5_684_500,
      tunai: 0,
      batal: 0,
      belum_valid: 0,
    });
  });
});

describe('the next day', () => {
  test('report 7: pieces of equal worth with 5,000 of charges are TUKAR TAMBAH: the customer paid 5,000', async () => {
    await shop.hari('2026-11-21');
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const body = tukar([p4], [rosok({ harga: 1_470_000 })], tunai(5_000));
    await simpan({ ...body, penjualan: { ...body.penjualan, admin: 5_000 } });
    const path = 'penjualan/report-tukar?tgl_from=2026-11-21&tgl_to=2026-11-21&arah=';
    const rows = async (arah: string) => barisLaporan((await baca(`${path}${arah}`)).data);
    expect(await rows('PAS')).toEqual([]);
    expect(await rows('TAMBAH')).toMatchObject([{ selisih_rp: 0, bayar_rp: 5_000 }]);
  });

  test('a cashier sees no ticket of yesterday and prints no copy of it; a supervisor does both', async () => {
    const lama = 'tukar-tambah?limit=1&tgl_from=2026-11-20&tgl_to=2026-11-20';
    const [{ no_tukar }] = (await baca(lama)).data as [Tiket];
    const cari = `tukar-tambah?tgl_from=2026-11-20&q=${no_tukar}`;
    const [spv, ksr] = [shop.as('SPV'), kasir()];
    expect((await spv.raw('GET', cari)).body).toMatchObject({ count: 1, data: [{ no_tukar }] });
    expect((await ksr.raw('GET', cari)).body).toMatchObject({ count: 0, total: { selisih: 0 } });
    expect((await ksr.raw('GET', `tukar-tambah/${no_tukar}`)).status).toBe(404);
    const path = `tukar-tambah/${no_tukar}/cetak-ulang`;
    expect((await send(ksr, path, { alasan: 'Hilang' })).status).toBe(404);
    expect((await send(spv, path, { alasan: 'Hilang' })).body.code).toBe('PERLU_OTORISASI');
  });
});
