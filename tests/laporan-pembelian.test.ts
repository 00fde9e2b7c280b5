import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { batalkanBeli, belikan } from '#tests/kit/pembelian.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, send } from '#tests/kit/titipan.ts';

let shop: Shop;
let kembali: string;
let rosok: string;
let batal: string;

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  await shop.param('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', rp(2_600_000));
  const own = shop.as('OWN');
  await send(own, 'parabeli', {
    kode_kondisi: 'KUSAM',
    keterangan: 'Kusam',
    cara: 'PER_GRAM',
    rupiah: 5000,
  });
  await send(own, 'ruginota', { hari_dari: 0, hari_sampai: 7, persen: 3 });
  await send(own, 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 50_000_000,
    keterangan: 'Modal pagi',
  });
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  const sold = await send(shop.as('KASIR'), 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode }],
    ...cash(7_102_500),
  });
  const { no_faktur_jual } = sold.body.data as { no_faktur_jual: string };
  const nota = { asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode, kondisi: 'KUSAM' };
  batal = (await belikan(shop, [{ ...nota, berat: 3.24 }])).no_faktur_beli;
  await batalkanBeli(shop, batal);
  kembali = (await belikan(shop, [{ ...nota, berat: 3.24 }])).no_faktur_beli;
  const cincin = { nama_barang: 'Rosok campur', kode_dept: 'CC', kode_group: 'T' };
  rosok = (await belikan(shop, [{ asal_nota: 'ROSOK', ...cincin, kadar: 74.8, berat: 2 }]))
    .no_faktur_beli;
});
afterAll(() => shop.close());

type Baris = Record<string, number | string | null>;
async function baca(path: string): Promise<Baris[]> {
  const query = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
  const sign = path.includes('?') ? '&' : '?';
  const { status, body } = await shop.as('OWN').raw('GET', `pembelian/${path}${sign}${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const rows = body.data as Record<string, any>[];
  return barisLaporan(rows) as Baris[];
}
const jumlah = (rows: Baris[], ...names: string[]) =>
  names.map((name) => rows.reduce((all, one) => all + Math.round(Number(one[name]) * 1000), 0));

describe('what was bought', () => {
  test('every report of it adds up to what the book took in, grams, fine gold and money', async () => {
    const [book] = await shop.rows(`
      select sum(berat)::bigint as berat, sum(murni)::bigint as murni,
             (select -sum(rupiah)::bigint * 1000 from buku
               where akun = 'kas' and left(no_bukti, 2) in ('PB', 'BB')) as harga
        from buku where akun = 'gudang:BL'`);
    const { berat, murni, harga } = book!;
    expect(berat).toBe(5240);
    for (const path of ['report-detail', 'report-ringkasan', 'report-ringkasan?group_by=KONDISI'])
      expect(jumlah(await baca(path), 'berat', 'murni', 'harga'), path).toEqual([
        berat,
        murni,
        harga,
      ]);
    expect(jumlah(await baca('hidup/report-limited'), 'berat', 'harga')).toEqual([berat, harga]);
  });

  test('by invoice, each condition is told with its weight and price', async () => {
    const rows = await baca('hidup/report-limited?kode_group=T&kondisi=KUSAM');
    expect(rows).toMatchObject([
      {
        no_faktur_beli: kembali,
        harga_nota: 7_102_500,
        berat_nota: 3.25,
        detail_kondisi: ['KUSAM 3.240 g Rp 6,642,000'],
      },
    ]);
  });

  test('by line, with where it came from and how it was paid', async () => {
    const rows = await baca('report-detail');
    expect(rows.map((one) => [one.no_faktur_beli, one.kondisi, one.asal_nota])).toEqual([
      [rosok, '-', 'ROSOK'],
      [kembali, 'KUSAM', 'NOTA_SENDIRI'],
    ]);
    expect(rows[1]).toMatchObject({ jenis_bayar: 'CASH', harga_gram: 2_050_000, tukar: null });
  });

  test('added up, the heaviest first, beside what pure gold cost that day', async () => {
    const rows = await baca('report-ringkasan?group_by=ASAL_NOTA');
    expect(rows[0]).toMatchObject({
      kunci: 'NOTA SENDIRI',
      jml_faktur: 1,
      nilai_pasar: 6_318_000,
      selisih_pasar: 6_318_000 - 6_642_000,
    });
    expect(jumlah(rows, 'kontribusi')).toEqual([100_000]);
  });
});

test('a cancelled buy-back stands in its own report only, with who agreed', async () => {
  expect(await baca('batal-reports')).toMatchObject([
    { no_faktur_beli: batal, otorisasi_by: 'spv.kj1', alasan: 'Salah timbang', harga: 6_642_000 },
  ]);
});

test('against its nota: what was lost in weight and price, beside what the parameter asks', async () => {
  const rows = await baca('report-selisih-nota');
  expect(rows).toMatchObject([
    {
      no_faktur_beli: kembali,
      arah: 'DI_BAWAH_NOTA',
      umur_hari: 0,
      susut: 0.01,
      susut_persen: 0.31,
      potongan_nota: 460_500,
      potongan_persen: 6.48,
      batas_persen: 3,
      tanda: null,
    },
  ]);
  expect(await baca('report-selisih-nota?arah=DI_ATAS_NOTA')).toEqual([]);
});
