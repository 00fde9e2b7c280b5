import { minus, negate, shareOut, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { kept } from '#kit/rules/lists.ts';
import { akunBank, akunBiaya, akunKartu } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import { gabung } from '#areas/uang/rules/buku-pembayaran.ts';

/** A card or transfer payment that waits in `kartu` (D-33.20). */
export type Menunggu = {
  readonly no_dokumen: string;
  readonly urut: number;
  readonly tgl_system: Hari;
  readonly jenis: string;
  readonly kode_bank: string;
  readonly no_rekening: string;
  /** What the terminal charged: the amount and the customer's fee. */
  readonly jumlah_gesek_rp: Rupiah;
  /** What the bank is expected to keep, by the percent of the account. */
  readonly biaya_harap: Rupiah;
};
export type Cair = Menunggu & { readonly biaya_bank: Rupiah };

/** What is asked to be settled: a payment, and what the bank kept of it where the statement says so. */
export type Diminta = {
  readonly no_dokumen: string;
  readonly urut: number;
  readonly biaya_bank: Rupiah | null;
};

/** Why a settlement is refused, in the words of whoever reads the bank's statement. */
export const TIDAK_CAIR = refusals({
  TIDAK_MENUNGGU: {
    field: 'no_dokumen',
    message: 'Pembayaran {no_dokumen} Tidak Menunggu Validasi',
  },
  PEMBAYARAN_KEMBAR: { field: 'no_dokumen', message: 'Pembayaran Sama Dua Kali' },
  CAIR_TERLALU_AWAL: {
    field: 'tgl_cair',
    message: 'Tanggal Cair Tidak Boleh Sebelum Tanggal Pembayaran',
  },
  CAIR_BESOK: { field: 'tgl_cair', message: 'Tanggal Cair Tidak Boleh Setelah Hari Ini' },
  BIAYA_LEBIH: { field: 'biaya_bank', message: 'Biaya Bank Melebihi Jumlah Pembayaran' },
  DOKUMEN_BATAL: { message: 'Transaksi Pembayaran Ini Sudah Dibatalkan' },
  /** Said by the database when a document is cancelled whose money was settled (D-10.7). */
  SUDAH_CAIR: {
    message: 'Pembayaran Non Cash Sudah Divalidasi Dengan {no_validasi}, Batalkan Dulu Validasinya',
  },
});

export const kunciBayar = ({ no_dokumen, urut }: { no_dokumen: string; urut: number }): string =>
  `${no_dokumen}/${urut}`;

/** Each payment once, waiting, paid before it was settled, and not kept by the bank beyond all of it. */
export function periksaCair(
  diminta: readonly Diminta[],
  menunggu: ReadonlyMap<string, Menunggu>,
  tgl_cair: Hari,
  hari: Hari,
): Refusal[] {
  if (tgl_cair > hari) return [TIDAK_CAIR.CAIR_BESOK];
  return diminta.flatMap((one, index) => {
    const ada = menunggu.get(kunciBayar(one));
    if (!ada)
      return [at(fill(TIDAK_CAIR.TIDAK_MENUNGGU, { no_dokumen: one.no_dokumen }), 'baris', index)];
    const pertama = diminta.findIndex((other) => kunciBayar(other) === kunciBayar(one));
    return gather(
      [pertama < index, at(TIDAK_CAIR.PEMBAYARAN_KEMBAR, 'baris', index)],
      [
        one.biaya_bank !== null && one.biaya_bank > ada.jumlah_gesek_rp,
        at(TIDAK_CAIR.BIAYA_LEBIH, 'baris', index),
      ],
      [tgl_cair < ada.tgl_system, TIDAK_CAIR.CAIR_TERLALU_AWAL],
    );
  });
}

/** What the statement does not say is what the account's percent says. */
export const susunCair = <M extends Menunggu>(
  diminta: readonly Diminta[],
  menunggu: ReadonlyMap<string, M>,
): (M & Pick<Cair, 'biaya_bank'>)[] =>
  diminta.map((one) => {
    const ada = kept(menunggu, kunciBayar(one));
    return { ...ada, biaya_bank: one.biaya_bank ?? ada.biaya_harap };
  });

/** The bank kept more than its percent, or paid more than was charged: the owner looks (NON_CASH_SELISIH). */
export const bedaDariHarap = ({ biaya_bank, biaya_harap }: Cair): boolean =>
  biaya_bank > biaya_harap || biaya_bank < 0;

export type JumlahCair = { jumlah_gesek_rp: Rupiah; biaya_bank: Rupiah; dana_masuk: Rupiah };
export function jumlahkanCair(cair: readonly Cair[]): JumlahCair {
  const jumlah_gesek_rp = sum(cair.map((one) => one.jumlah_gesek_rp));
  const biaya_bank = sum(cair.map((one) => one.biaya_bank));
  return { jumlah_gesek_rp, biaya_bank, dana_masuk: minus(jumlah_gesek_rp, biaya_bank) };
}

/** From `kartu` to the account, what the bank kept as its cost (worked-postings.md §3c). */
export const bukuCair = (cair: readonly Cair[]): Baris[] =>
  gabung(
    cair.flatMap((one) => [
      uang(akunKartu(one.kode_bank), negate(one.jumlah_gesek_rp)),
      uang(akunBank(one.no_rekening), minus(one.jumlah_gesek_rp, one.biaya_bank)),
      uang(akunBiaya('FEE_BANK'), one.biaya_bank),
    ]),
  );

/**
 * A bank pays out a day's cards in one sum: what it kept of all of them is shared over the payments,
 * by their own fees while it is no more than those, by their size where it is more.
 */
export function bagiBiaya(
  dipilih: readonly Pick<Cair, 'jumlah_gesek_rp' | 'biaya_harap'>[],
  biaya: Rupiah,
): Rupiah[] {
  const harap = dipilih.map((one) => one.biaya_harap);
  if (biaya >= 0 && biaya <= sum(harap)) return shareOut(biaya, harap);
  return shareOut(
    biaya,
    dipilih.map((one) => one.jumlah_gesek_rp),
  );
}
