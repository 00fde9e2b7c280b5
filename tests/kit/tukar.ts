import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

export type Tiket = {
  no_tukar: string;
  no_faktur_jual: string;
  no_faktur_beli: string;
  status: string;
  selisih: number;
};

/** One who trades with nothing to hide. */
export const ORANG = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' };

/** What the pieces cost at the prices of the day. */
export const HARGA: Record<NamaPotong, number> = {
  P1: 7_102_500,
  P2: 3_119_000,
  P3: 10_395_500,
  P4: 1_470_000,
};

/** A piece of ours that a customer owns: its nota, and what comes back of it. */
export async function punyaCustomer(
  shop: Shop,
  nama: NamaPotong,
  berat: number,
  more: object = {},
) {
  const [kode_barcode] = await tambahPotong(shop, [nama]);
  const { status, body } = await send(shop.as('KASIR'), 'penjualan', {
    kode_sales: 'S01',
    customer: ORANG,
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: HARGA[nama] }],
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { no_faktur_jual } = body.data as { no_faktur_jual: string };
  return { asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode, berat, ...more };
}

/** The body of an exchange: these pieces out, this gold in. */
export const tukar = (
  codes: readonly string[],
  masuk: readonly object[],
  pembayaran?: readonly object[],
) => ({
  penjualan: {
    kode_sales: 'S01',
    customer: ORANG,
    barang: codes.map((kode_barcode) => ({ kode_barcode })),
  },
  pembelian: {
    kode_sales: 'S01',
    customer: { ...ORANG, no_ktp: '3201234567890001' },
    barang: masuk,
  },
  ...(pembayaran && { pembayaran }),
});

export const tunai = (jumlah: number) => [{ jenis: 'CASH', jumlah }];

/** Scrap of 2 g that tests 74.80: worth 3,814,500 at a rosok price of 2,550,000. */
export const rosok = (more: object = {}) => ({
  asal_nota: 'ROSOK',
  nama_barang: 'Rosok campur',
  kode_dept: 'CC',
  kode_group: 'T',
  kadar: 74.8,
  berat: 2,
  ...more,
});
