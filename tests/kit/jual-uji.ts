import { afterAll } from 'vitest';
import { openShop, type Person } from '#tests/kit/shop.ts';

/** A shop that sells: one sale, its money, and what it wrote. */
export async function openJualUji() {
  const shop = await openShop({ dasar: true });
  afterAll(() => shop.close());
  let round = 0;
  const key = () => `jual-uji-${++round}`;
  return {
    shop,
    key,
    kasir: () => shop.as('KASIR'),
    send: (who: Person, body: object, headers: Record<string, string> = {}) =>
      who.raw('POST', 'penjualan', body, { 'idempotency-key': key(), ...headers }),
    sale: (codes: string[], more: object = {}) => ({
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: codes.map((kode_barcode) => ({ kode_barcode })),
      ...more,
    }),
    cash: (jumlah: number) => ({ pembayaran: [{ jenis: 'CASH', jumlah }] }),
    bookOf: (no: string) =>
      shop.rows(
        'select akun, rupiah, qty, berat, kadar, murni from buku where no_bukti = $1 order by urut',
        [no],
      ),
    counts: () =>
      shop.rows(
        'select (select count(*) from penjualan)::int p, (select count(*) from buku)::int b, (select count(*) from audit)::int a, (select coalesce(sum(terakhir), 0) from nomor)::int n',
      ),
  };
}
