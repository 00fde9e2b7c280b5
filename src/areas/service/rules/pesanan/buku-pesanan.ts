import {
  minus,
  negate,
  plus,
  rp,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { akunBank, akunKartu, akunPendapatan, akunTempat } from '#areas/buku/rules/akun.ts';
import { padat, pindahPotong, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import { TITIP } from '#areas/penjualan/rules/buku-titipan.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import { bukuKembali, type Emas, type EmasKe, type Kerja } from '#areas/service/rules/tukang.ts';

/** What the shop owes its customers for orders (D-5.8). */
export const DP_PESANAN = 'dp_pesanan';
/** Where a customer's sample is until he fetches it. */
const CONTOH = 'contoh';

type Contoh = { readonly kadar: Persen; readonly berat: Miligram; readonly murni: Miligram };

/** An order: money that is owed, samples in custody. */
export const bukuPesan = (
  contoh: readonly Contoh[],
  masuk: readonly Baris[],
  dp: Rupiah,
): Baris[] =>
  padat([
    ...masuk,
    uang(DP_PESANAN, negate(dp)),
    ...contoh.flatMap((one) => pindahPotong('pelanggan', CONTOH, one)),
  ]);

/** A further DP: money alone. */
export const bukuBayarPesanan = (masuk: readonly Baris[], dp: Rupiah): Baris[] =>
  padat([...masuk, uang(DP_PESANAN, negate(dp))]);

/** Samples go home as they came, whatever the scale says now: the difference is asked about, not booked. */
export const bukuContoh = (contoh: readonly Contoh[]): Baris[] =>
  contoh.flatMap((one) => pindahPotong(CONTOH, 'pelanggan', one));

/** A piece of the stock as the book holds it. */
export type PotongJadi = {
  readonly kode_barcode: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
};
type Ditaruh = PotongJadi & { readonly kode_gudang: string; readonly kode_baki: string | null };

type Selesai = {
  readonly kode_tukang: string | null;
  /** What leaves the craftsman's account. */
  readonly sumber: readonly Emas[];
  /** Pieces that were made of it. */
  readonly jadi: readonly PotongJadi[];
  readonly kerja: readonly Kerja[];
  readonly kembali: readonly EmasKe[];
  readonly modal_susut: Rupiah;
  /** Pieces of the stock that are taken for it, from where they lay. */
  readonly diambil: readonly Ditaruh[];
};

/**
 * Pieces of an order are finished (KT of worked postings): gold of the craftsman becomes pieces that wait for their
 * customer; `lebur` gives each piece its count and keeps nothing else. A piece of the stock goes to them whole.
 */
export const bukuSelesai = (of: Selesai): Baris[] => [
  ...gabung(
    bukuKembali({
      kode_tukang: of.kode_tukang,
      sumber: of.sumber,
      barang: of.kerja,
      kembali: of.kembali,
      modal_susut: of.modal_susut,
      hasil: of.jadi.flatMap((one) => [
        { ...uang('lebur', rp(0)), kadar: one.kadar, qty: -1 },
        potong(TITIP, 1, one),
      ]),
    }),
  ),
  ...of.diambil.flatMap(({ kode_gudang, kode_baki, ...one }) =>
    pindahPotong(akunTempat(kode_gudang, kode_baki), TITIP, one),
  ),
];

/** Lines of one account and fineness are one, but for pieces, which each have their own. */
function gabung(lines: readonly Baris[]): Baris[] {
  const all: Baris[] = [];
  for (const line of lines) {
    const at = all.findIndex(
      (one) =>
        line.kode_barcode === undefined &&
        one.kode_barcode === undefined &&
        one.akun === line.akun &&
        one.kadar === line.kadar,
    );
    const same = all[at];
    if (!same) all.push(line);
    else
      all[at] = {
        ...same,
        rupiah: plus(same.rupiah, line.rupiah),
        qty: same.qty + line.qty,
        berat: plus(same.berat, line.berat),
        murni: plus(same.murni, line.murni),
      };
  }
  return padat(all);
}

type Refund = {
  readonly dp_rp: Rupiah;
  readonly refund_rp: Rupiah;
  readonly ditahan_rp: Rupiah;
  readonly refund_rekening: string | null;
  readonly pembulatan_tunai: Rupiah;
  /** Who gives it back to its buyer, where a marketplace held it: it pays out that much less (decision 1128). */
  readonly kode_marketplace?: string | null;
};

const dikembalikanDari = ({
  kode_marketplace,
  refund_rekening,
}: Pick<Refund, 'kode_marketplace' | 'refund_rekening'>): string => {
  if (kode_marketplace) return akunKartu(kode_marketplace);
  return refund_rekening === null ? KAS : akunBank(refund_rekening);
};

/** An order is ended: what is owed is paid back, a part is kept, finished pieces become stock (D-36.8). */
export const bukuBatalPesanan = (refund: Refund, barang: readonly Ditaruh[]): Baris[] =>
  padat([
    uang(DP_PESANAN, refund.dp_rp),
    uang(dikembalikanDari(refund), minus(refund.pembulatan_tunai, refund.refund_rp)),
    uang('pembulatan', negate(refund.pembulatan_tunai)),
    uang(akunPendapatan('DENDA_BATAL'), negate(refund.ditahan_rp)),
    ...barang.flatMap(({ kode_gudang, kode_baki, ...one }) =>
      pindahPotong(TITIP, akunTempat(kode_gudang, kode_baki), one),
    ),
  ]);
