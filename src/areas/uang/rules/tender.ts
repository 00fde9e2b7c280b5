import { minus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { bulatkanMasuk } from '#areas/uang/rules/pecahan.ts';
import {
  hitungFee,
  jumlahPoin,
  lewatBank,
  periksaPembayaran,
  poinPalingBanyak,
  TIDAK_BAYAR,
  type AturanBayar,
  type Bayar,
  type JenisBayar,
} from '#areas/uang/rules/pembayaran.ts';

/** The money line that is being typed; its sum left empty means all that is left to pay. */
export type Tender = {
  readonly jenis: JenisBayar;
  readonly kode_bank: string | null;
  readonly no_rekening: string | null;
  readonly jumlah: Rupiah | null;
};

export const TENDER_KOSONG: Tender = {
  jenis: 'CASH',
  kode_bank: null,
  no_rekening: null,
  jumlah: null,
};

/** What pressing the button would do now: one more line, or the end of the sale. */
export type Langkah = {
  readonly jenis: Tender['jenis'];
  readonly selesai: boolean;
  /** All lines, the typed one among them. */
  readonly pembayaran: readonly Bayar[];
  /** The sum that the button states. */
  readonly jumlah: Rupiah;
  readonly kembali: Rupiah;
  /** What the card costs the customer on top. */
  readonly fee: Rupiah;
  readonly tolak: readonly Refusal[];
};

/** What is left to the rupiah. */
export const hitungSisa = (tagihan: Rupiah, daftar: readonly Bayar[]): Rupiah =>
  minus(tagihan, sum(daftar.map(({ jumlah }) => jumlah)));

/** What is left for a line of this kind: in cash what coins make of it (D-51.1). */
export const hitungSisaUntuk = (
  jenis: JenisBayar,
  tagihan: Rupiah,
  daftar: readonly Bayar[],
  pecahan: Rupiah,
): Rupiah => {
  const sisa = hitungSisa(tagihan, daftar);
  if (sisa <= 0) return sisa;
  const tunai = bulatkanMasuk(sisa, pecahan);
  return jenis === 'CASH' || tunai === 0 ? tunai : sisa;
};

/** Cash may exceed the rest, a card or a transfer may not; less than the rest is one line of several. */
export function tentukanLangkah(
  tagihan: Rupiah,
  daftar: readonly Bayar[],
  tender: Tender,
  aturan: AturanBayar,
): Langkah {
  const sisa = hitungSisaUntuk(tender.jenis, tagihan, daftar, aturan.pecahan);
  const tetap = { jenis: tender.jenis, kembali: rp(0), fee: rp(0), tolak: [] };
  if (sisa <= 0) return { ...tetap, selesai: true, pembayaran: daftar, jumlah: tagihan };
  const baris = barisOf(tender, sisaPoin(tender, sisa, daftar, aturan));
  const pembayaran = [...daftar, baris];
  const lebih = minus(baris.jumlah, sisa);
  const selesai = lebih >= 0;
  return {
    ...tetap,
    selesai,
    pembayaran,
    jumlah: baris.jumlah,
    kembali: baris.jenis === 'CASH' && lebih > 0 ? lebih : rp(0),
    fee: feeOf(baris, aturan),
    tolak: selesai
      ? periksaPembayaran(pembayaran, tagihan, aturan)
      : periksaSatu(baris, daftar, aturan),
  };
}

/** All that is left, or as much of it as the points reach. */
const sisaPoin = (
  { jenis }: Tender,
  sisa: Rupiah,
  daftar: readonly Bayar[],
  { poin }: AturanBayar,
): Rupiah => (jenis === 'POIN' && poin ? poinPalingBanyak(sisa, poin, jumlahPoin(daftar)) : sisa);

function barisOf({ jenis, kode_bank, no_rekening, jumlah }: Tender, sisa: Rupiah): Bayar {
  const bank = lewatBank(jenis)
    ? { kode_bank, no_rekening }
    : { kode_bank: null, no_rekening: null };
  return { jenis, ...bank, jumlah: jumlah ?? sisa, fee: null };
}

function feeOf(baris: Bayar, aturan: AturanBayar): Rupiah {
  const rekening = baris.no_rekening ? aturan.rekening.get(baris.no_rekening) : undefined;
  return rekening ? hitungFee(baris, rekening, aturan.ditanggungCustomer) : rp(0);
}

/** A line by itself, before the others are there: its own faults, and points that there are not. */
const periksaSatu = (
  baris: Bayar,
  daftar: readonly Bayar[],
  aturan: AturanBayar,
): readonly Refusal[] => {
  const sudah = daftar.filter(({ jenis }) => jenis === 'POIN' && baris.jenis === 'POIN');
  const jumlah = sum([...sudah, baris].map((one) => one.jumlah));
  return periksaPembayaran([...sudah, baris], jumlah, aturan).filter(
    ({ code }) => code !== TIDAK_BAYAR.BAYAR_KURANG.code,
  );
};
