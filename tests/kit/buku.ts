import type { Shop } from '#tests/kit/shop.ts';

type Baris = {
  akun: string;
  kode_barcode: string | null;
  kadar: number;
  rupiah: number;
  qty: number;
  berat: number;
  murni: number;
};

const lines = (shop: Shop, no_bukti: string): Promise<Baris[]> =>
  shop.rows<Baris>(
    `select akun, kode_barcode, kadar::int as kadar, rupiah, qty, berat, murni from buku
      where no_bukti = $1 order by urut`,
    [no_bukti],
  );

/** The gold lines of a set: place, piece, fineness, pieces, milligrams, fine milligrams. */
export const cariBuku = async (shop: Shop, no_bukti: string) =>
  (await lines(shop, no_bukti))
    .filter((one) => one.kadar !== 0)
    .map(({ akun, kode_barcode, kadar, qty, berat, murni }) => [
      akun,
      kode_barcode,
      kadar,
      qty,
      berat,
      murni,
    ]);

/** Its rupiah, by account. */
export const cariUang = async (shop: Shop, no_bukti: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await lines(shop, no_bukti))
      .filter((one) => one.rupiah !== 0)
      .map(({ akun, rupiah }) => [akun, rupiah]),
  );
