import { afterAll, expect } from 'vitest';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';
import { openShop, type Person } from '#tests/kit/shop.ts';
import { HARGA } from '#tests/kit/tukar.ts';
import { izin } from '#tests/kit/orang/setuju.ts';

const { no_ktp: _, ...PENJUAL_LAMA } = PENJUAL;
const BU_SARI = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' };

/** Lines as the counter sends them, from one who sells with nothing to hide. */
const beli = (barang: object[], more: object = {}) => ({
  kode_sales: 'S01',
  customer: PENJUAL,
  barang,
  ...more,
});

const rosok = (more: object = {}) => ({
  asal_nota: 'ROSOK',
  nama_barang: 'Rosok campur',
  kode_dept: 'CC',
  kode_group: 'T',
  kadar: 74.8,
  berat: 2,
  ...more,
});

/** A shop that buys back: its tables of conditions and losses, and money in its drawer. */
export async function openBeliUji() {
  const shop = await openShop({ dasar: true });
  afterAll(() => shop.close());
  let round = 0;
  const kasir = () => shop.as('KASIR');
  const post = (who: Person, path: string, body: object, headers: object = {}) =>
    who.raw('POST', path, body, { 'idempotency-key': `beli-uji-${++round}`, ...headers });
  await isiMaster((path, body) => post(shop.as('OWN'), path, body));
  await shop.param('HARGA_ROSOK', 2_550_000 as never);
  return {
    shop,
    kasir,
    post,
    /** A piece sold for cash: its nota and barcode. */
    jual: async (nama: NamaPotong, more: object = {}, bayar = HARGA[nama]) => {
      const [kode_barcode] = await tambahPotong(shop, [nama]);
      const { body } = await post(kasir(), 'penjualan', {
        kode_sales: 'S01',
        customer: PENJUAL_LAMA,
        barang: [{ kode_barcode }],
        pembayaran: [{ jenis: 'CASH', jumlah: bayar }],
        ...more,
      });
      const { no_faktur_jual } = body.data as { no_faktur_jual: string };
      return { no_faktur_jual, kode_barcode: kode_barcode! };
    },
    /** What lies there already is sold to Ibu Sari for cash; its nota. */
    jualAda: async (barang: object, jumlah: number): Promise<string> => {
      const { body, status, text } = await post(kasir(), 'penjualan', {
        kode_sales: 'S01',
        customer: BU_SARI,
        barang: [barang],
        pembayaran: [{ jenis: 'CASH', jumlah }],
      });
      expect(status, text).toBe(201);
      return (body.data as { no_faktur_jual: string }).no_faktur_jual;
    },
    setuju: async (who: Person, path: string, body: object, by: 'SPV' | 'OWN' = 'OWN') =>
      post(who, path, body, { 'x-otorisasi': await izin(who, shop.as(by), { path, body }) }),
    bookOf: (no: string) =>
      shop.rows(
        'select akun, rupiah, qty, berat, kadar, murni from buku where no_bukti = $1 order by urut',
        [no],
      ),
    counts: () =>
      shop.rows(
        `select (select count(*) from pembelian)::int p, (select count(*) from buku)::int b,
                (select count(*) from audit)::int a, (select coalesce(sum(terakhir), 0) from nomor)::int n`,
      ),
    beli,
    rosok,
  };
}

async function isiMaster(master: (path: string, body: object) => Promise<unknown>): Promise<void> {
  const kondisi = [
    { kode_kondisi: 'KUSAM', keterangan: 'Kusam', cara: 'PER_GRAM', rupiah: 5000 },
    { kode_kondisi: 'TANPASURAT', keterangan: 'Tanpa surat', cara: 'PERSEN', persen: 5 },
  ];
  for (const one of kondisi) await master('parabeli', one);
  await master('ruginota', { hari_dari: 0, hari_sampai: 7, persen: 3 });
  await master('ruginota', { hari_dari: 8, hari_sampai: 90, persen: 7 });
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal pagi' };
  await master('cash/masuk', modal);
}
