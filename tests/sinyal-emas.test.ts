import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { kunci, send } from '#tests/kit/titipan.ts';
import { dibeli } from '#tests/proof/balapan/stok.ts';

let shop: Shop;
const sinyal = async (nama: string) => {
  const [hari] = await shop.rows(`select max(tgl_system)::text as tgl from hari_toko`);
  const path = `audit/report-sinyal?tgl_from=${hari!.tgl}&tgl_to=${hari!.tgl}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};

/** A write as its person makes it, and with the owner's approval where it asks for one. */
async function dengan<T>(who: Who, path: string, body: object): Promise<T> {
  const once = await send(shop.as(who), path, body);
  if (once.status === 201) return once.body.data as T;
  const keystore = await izin(shop.as(who), shop.as('OWN'), { path, body });
  const head = { ...kunci(), 'x-otorisasi': keystore };
  const done = await shop.as(who).raw('POST', path, body, head);
  expect(done.status, done.text).toBe(201);
  return done.body.data as T;
}

/** One pendant of 1.2 g in stock at a price of its own. */
async function liontin(who: Who, harga_jual: number): Promise<string> {
  const tempat = { kode_kategori: 'PHS', kode_group: 'T', kode_gudang: 'TK', kode_baki: 'B-02' };
  const jenis = { nama_barang: 'Liontin Hati', kode_dept: 'LT', kode_kadar: '375', berat: 1.2 };
  const barang = [{ ...tempat, ...jenis, ongkos: 0, harga_modal: 1_250_000, harga_jual }];
  const made = await dengan<{ kode_barcode: string }[]>(who, 'barang/banyak', { barang });
  return made[0]!.kode_barcode;
}
async function jual(isi: object): Promise<string> {
  const made = await dengan<{ no_faktur_jual: string }>('KASIR', 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Bapak Budi' },
    barang: [isi],
    pembayaran: [{ jenis: 'CASH', jumlah: 5_000_000 }],
  });
  return made.no_faktur_jual;
}
const lebur = async (kadar: number): Promise<string> => {
  const barang = [{ no_faktur_beli: await dibeli(shop), urut: 1 }];
  const body = { barang, berat: 1.2, kadar, kode_gudang: 'RS', alasan: 'Patah, dilebur' };
  const keystore = await izin(shop.as('MU'), shop.as('OWN'), { path: 'hancur-pembelian', body });
  const done = await shop
    .as('MU')
    .raw('POST', 'hancur-pembelian', body, { ...kunci(), 'x-otorisasi': keystore });
  expect(done.status, done.text).toBe(201);
  return (done.body.data as { no_hancur: string }).no_hancur;
};

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('HARGA_ROSOK', rp(2_550_000));
});
afterAll(() => shop.close());

test('a new piece that somebody priced below its gold is told under who priced it, once it is sold', async () => {
  const [dulu] = await shop.rows<{ harga_per_gram: number }>(
    `select harga_per_gram from harga_emas where kode_toko = 'KJ1' and kode_kadar = '375' and jenis = 'JUAL'
      order by id desc limit 1`,
  );
  const emas = Math.round(dulu!.harga_per_gram * 1.2);
  // What a supervisor may take off is no signal: a rupiah more is one.
  const paling = Math.ceil(emas * 0.95);
  const [biasa] = await tambahPotong(shop, ['P4']);
  const boleh = await liontin('SPV', paling);
  const murah = await liontin('SPV', paling - 1);
  const lebih = await liontin('MU', 1_000);
  await jual({ kode_barcode: biasa, diskon: Math.floor(emas * 0.02) });
  await jual({ kode_barcode: boleh });
  expect(await sinyal('HARGA TETAP DI BAWAH EMAS')).toEqual([]);
  const [satu, dua] = [await jual({ kode_barcode: murah }), await jual({ kode_barcode: lebih })];
  const uraian = '1 barang dengan harga tetap di bawah emas';
  expect(await sinyal('HARGA TETAP DI BAWAH EMAS')).toMatchObject([
    { user_id: 'mu.kj1', uraian, jml: 1, no_dokumen: [dua], selisih_rp: 1_000 - emas },
    { user_id: 'spv.kj1', uraian, no_dokumen: [satu], jumlah_rp: paling - 1, batas: '5%' },
  ]);
});

test('a price that somebody else wrote anew is told under that one, not under who entered the piece', async () => {
  const kode_barcode = await liontin('MU', 5_000_000);
  const [ubah, harga_jual] = [{ path: `barang/${kode_barcode}`, method: 'PUT' } as const, 2_000];
  const body = { harga_jual };
  const keystore = await izin(shop.as('SPV'), shop.as('OWN'), { ...ubah, body });
  const head = { ...kunci(), 'x-otorisasi': keystore };
  const done = await shop.as('SPV').raw(ubah.method, ubah.path, body, head);
  expect(done.status, done.text).toBe(200);
  const no = await jual({ kode_barcode });
  const kata = await sinyal('HARGA TETAP DI BAWAH EMAS');
  const siapa = kata.filter(({ no_dokumen }) => no_dokumen.includes(no));
  expect(siapa.map(({ user_id }) => user_id)).toEqual(['spv.kj1']);
});

test('a lot that tests richer than melting explains is told with the fine gold that came', async () => {
  await lebur(37.5);
  // 0.450 g fine went in: 0.459 g is what a test may err.
  await lebur(38.25);
  expect(await sinyal('LEBUR LEBIH KAYA')).toEqual([]);
  const no = await lebur(38.34);
  expect(await sinyal('LEBUR LEBIH KAYA')).toMatchObject([
    { user_id: 'mu.kj1', uraian: '0.010 g murni lebih', jml: 1, no_dokumen: [no], batas: '2%' },
  ]);
});
