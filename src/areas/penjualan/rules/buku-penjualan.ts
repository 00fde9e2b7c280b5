import { lepas, pindahPotong, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import { akunTempat } from '#areas/buku/rules/akun.ts';
import {
  minus,
  negate,
  plus,
  rp,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { bukuBerlian } from '#areas/berlian/rules/batu.ts';
import { TITIP } from '#areas/penjualan/rules/buku-titipan.ts';
import type { PenjualanJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { ppnDalam } from '#areas/penjualan/rules/pajak.ts';
import {
  jumlahkanTambahan,
  TAMBAHAN_ONGKOS,
  TAMBAHAN_SENDIRI,
} from '#areas/penjualan/rules/tambahan.ts';

export type PotongJual = {
  readonly kode_barcode: string;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly berat_stock: Miligram;
  readonly murni_stock: Miligram;
  readonly harga_modal: Rupiah | null;
  readonly kode_gudang: string;
  readonly kode_baki: string | null;
  /** The deposit that held the piece: then it leaves `titip` and not its tray. */
  readonly no_titip: string | null;
  /** A loose stone: it has no gold; in consignment it is bought of that supplier by selling it (D-45.4). */
  readonly kode_berlian?: string | null;
  readonly beli_dari?: string | null;
};

export type UangJual = {
  readonly pembayaran: readonly Baris[];
  readonly dp_rp: Rupiah;
  /** Where that is owed: among deposits, or for an order. */
  readonly dp_akun?: 'titipan' | 'dp_pesanan' | undefined;
  readonly tukar_rp: Rupiah;
  /** Its money waits under the code of its line, whatever the shop's module says (D-48.1). */
  readonly menunggu?: boolean | undefined;
  readonly pembulatan_tunai: Rupiah;
};

/** The set of a sale, line by line as worked-postings.md §3 holds it (D-10.4, D-10.6). */
export const bukuPenjualan = (
  jadi: PenjualanJadi,
  barang: readonly PotongJual[],
  money: UangJual,
): Baris[] => [
  ...uangPenjualan(jadi, barang, money),
  ...barang.flatMap((one) => (one.kode_berlian ? bukuBatu(one) : bukuPotong(one))),
];

const bukuBatu = ({ harga_modal, beli_dari }: PotongJual): Baris[] =>
  beli_dari ? bukuBerlian(harga_modal ?? rp(0), beli_dari) : [];

/** Its rupiah, whatever the goods are: pieces, or goods without a barcode. */
export function uangPenjualan(
  jadi: PenjualanJadi,
  barang: readonly Pick<PotongJual, 'harga_modal'>[],
  { pembayaran, dp_rp, dp_akun = 'titipan', tukar_rp, pembulatan_tunai }: UangJual,
): Baris[] {
  const ongkos = sum(jadi.baris.map((one) => one.ongkos));
  const modal = sum(barang.map((one) => one.harga_modal ?? rp(0)));
  return [
    ...pembayaran,
    uang(dp_akun, dp_rp),
    uang('tukar', tukar_rp),
    uang('diskon', jadi.diskon_rp),
    uang('kupon', jadi.kupon_rp),
    uang('penjualan', minus(ppnDalam(jadi), minus(jadi.sub_total, ongkos))),
    uang('ppn', negate(jadi.ppn_rp)),
    uang('pph22', negate(jadi.pph22_rp)),
    uang('ongkos', negate(plus(ongkos, jumlahkanTambahan(jadi, TAMBAHAN_ONGKOS)))),
    ...TAMBAHAN_SENDIRI.map(({ kunci, akun }) => uang(akun, negate(jadi[kunci]))),
    uang('pembulatan', negate(plus(jadi.pembulatan, pembulatan_tunai))),
    uang('hpp', modal),
    uang('persediaan', negate(modal)),
  ];
}

/** The whole piece leaves its place; weight that was not sold is shown as a difference, not forgotten. */
function bukuPotong(one: PotongJual): Baris[] {
  const tempat = one.no_titip === null ? akunTempat(one.kode_gudang, one.kode_baki) : TITIP;
  const piece = { kode_barcode: one.kode_barcode, kadar: one.persen };
  const stock = { ...piece, berat: one.berat_stock, murni: one.murni_stock };
  if (one.berat === one.berat_stock) return pindahPotong(tempat, 'pelanggan', stock);
  return [
    potong(tempat, -1, stock),
    potong('pelanggan', 1, { ...piece, berat: one.berat, murni: one.murni }),
    lepas(
      'selisih',
      one.persen,
      minus(one.berat_stock, one.berat),
      minus(one.murni_stock, one.murni),
    ),
  ];
}
