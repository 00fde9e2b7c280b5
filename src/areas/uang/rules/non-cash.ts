import { minus, negate, plus, rp, shareOut, sum, type Rupiah } from '#kit/rules/quantity.ts';
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
  /** It waits for a marketplace, which keeps a fee and freight (D-48.2). */
  readonly marketplace: boolean;
  /** Of a marketplace's sale: the buy-back that took its parcel in again. */
  readonly diretur: string | null;
};
export type Cair = Menunggu & {
  readonly biaya_bank: Rupiah;
  /** Both of a marketplace alone; together they are what was kept. */
  readonly fee_mp: Rupiah | null;
  readonly ongkir: Rupiah | null;
};

/** What is asked to be settled: a payment, and what the bank kept of it where the statement says so. */
export type Diminta = {
  readonly no_dokumen: string;
  readonly urut: number;
  readonly biaya_bank: Rupiah | null;
  readonly fee_mp: Rupiah | null;
  readonly ongkir: Rupiah | null;
};

/** Why a settlement is refused, in words for the person who reads the bank's statement. */
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
  CAIR_SENDIRI: {
    field: 'no_dokumen',
    message: 'Pembayaran {no_dokumen} Anda Terima Sendiri, Divalidasi Orang Lain',
  },
  CAIR_BESOK: { field: 'tgl_cair', message: 'Tanggal Cair Tidak Boleh Setelah Hari Ini' },
  BIAYA_LEBIH: { field: 'biaya_bank', message: 'Biaya Bank Melebihi Jumlah Pembayaran' },
  BIAYA_MARKETPLACE: {
    field: 'biaya_bank',
    message: 'Isi Biaya Marketplace Dan Ongkir, Bukan Biaya Bank',
  },
  BUKAN_MARKETPLACE: {
    field: 'fee_mp',
    message: 'Biaya Marketplace Hanya Untuk Penjualan Marketplace',
  },
  BIAYA_RETUR: { field: 'fee_mp', message: 'Retur Dipotong Tanpa Biaya Dan Ongkir' },
  RETUR_LEBIH: {
    field: 'baris',
    message: 'Retur Dipotong Dari Pencairan, Pilih Bersama Penjualan Yang Lebih Besar',
  },
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
  const lebih =
    diminta.every((one) => menunggu.has(kunciBayar(one))) && returLebih(diminta, menunggu);
  const satu = diminta.flatMap((one, index) => {
    const ada = menunggu.get(kunciBayar(one));
    if (!ada)
      return [at(fill(TIDAK_CAIR.TIDAK_MENUNGGU, { no_dokumen: one.no_dokumen }), 'baris', index)];
    const pertama = diminta.findIndex((other) => kunciBayar(other) === kunciBayar(one));
    return gather(
      [pertama < index, at(TIDAK_CAIR.PEMBAYARAN_KEMBAR, 'baris', index)],
      [
        ada.jumlah_gesek_rp > 0 && dipotong(one, ada).biaya_bank > ada.jumlah_gesek_rp,
        at(TIDAK_CAIR.BIAYA_LEBIH, 'baris', index),
      ],
      [
        ada.jumlah_gesek_rp < 0 && dipotong(one, ada).biaya_bank !== 0,
        at(TIDAK_CAIR.BIAYA_RETUR, 'baris', index),
      ],
      [
        ada.marketplace && one.biaya_bank !== null,
        at(TIDAK_CAIR.BIAYA_MARKETPLACE, 'baris', index),
      ],
      [
        !ada.marketplace && (one.fee_mp !== null || one.ongkir !== null),
        at(TIDAK_CAIR.BUKAN_MARKETPLACE, 'baris', index),
      ],
      [tgl_cair < ada.tgl_system, TIDAK_CAIR.CAIR_TERLALU_AWAL],
    );
  });
  return satu.length > 0 ? satu : gather([lebih, TIDAK_CAIR.RETUR_LEBIH]);
}

/** Parcels that came back are taken off what is paid out, which stays more than nothing less what was kept of it. */
function returLebih(diminta: readonly Diminta[], menunggu: ReadonlyMap<string, Menunggu>): boolean {
  const cair = susunCair(diminta, menunggu);
  const jumlah = sum(cair.map((one) => one.jumlah_gesek_rp));
  const masuk = minus(jumlah, sum(cair.map((one) => one.biaya_bank)));
  return jumlah <= 0 || (cair.some((one) => one.jumlah_gesek_rp < 0) && masuk < 0);
}

/**
 * What was kept: of a marketplace its fee and the freight, else what the statement or the percent says. It keeps
 * nothing of a sale whose parcel came back before it paid, whether or not the return is settled with it.
 */
function dipotong(
  { biaya_bank, fee_mp, ongkir }: Diminta,
  ada: Pick<Menunggu, 'marketplace' | 'biaya_harap' | 'diretur'>,
): Pick<Cair, 'biaya_harap' | 'biaya_bank' | 'fee_mp' | 'ongkir'> {
  const biaya_harap = ada.diretur === null ? ada.biaya_harap : rp(0);
  if (!ada.marketplace)
    return { biaya_harap, biaya_bank: biaya_bank ?? biaya_harap, fee_mp: null, ongkir: null };
  const [fee, kirim] = [fee_mp ?? biaya_harap, ongkir ?? rp(0)];
  return { biaya_harap, biaya_bank: plus(fee, kirim), fee_mp: fee, ongkir: kirim };
}

/** What the statement does not say is what the account's percent says. */
export const susunCair = <M extends Menunggu>(
  diminta: readonly Diminta[],
  menunggu: ReadonlyMap<string, M>,
): (M & Pick<Cair, 'biaya_bank' | 'fee_mp' | 'ongkir'>)[] =>
  diminta.map((one) => {
    const ada = kept(menunggu, kunciBayar(one));
    return { ...ada, ...dipotong(one, ada) };
  });

/**
 * More than the percent was kept, of a marketplace by fee and freight together, or the bank paid more than was charged:
 * the owner looks (NON_CASH_SELISIH).
 */
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
      ...(one.fee_mp === null || one.ongkir === null
        ? [uang(akunBiaya('FEE_BANK'), one.biaya_bank)]
        : [
            uang(akunBiaya('FEE_MARKETPLACE'), one.fee_mp),
            uang(akunBiaya('ONGKIR_MARKETPLACE'), one.ongkir),
          ]),
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
