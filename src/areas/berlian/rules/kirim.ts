import { mg, minus, type Miligram } from '#kit/rules/quantity.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import type { Ukuran } from '#areas/berlian/rules/batu.ts';

/** Why a loose stone is not shipped, or not taken in (D-45.8). */
export const TIDAK_KIRIM_BATU = refusals({
  KONSINYASI_DIKIRIM: {
    field: 'kode_berlian',
    message: 'Berlian {kode_berlian} Konsinyasi, Retur Ke Supplier Dahulu',
  },
  SERTIFIKAT_BELUM_DIBACA: {
    field: 'no_sertifikat',
    message: 'Ketik No Sertifikat Yang Datang Bersama Berlian {kode_berlian}',
  },
  SERTIFIKAT_LAIN: {
    field: 'no_sertifikat',
    message: 'Sertifikat {no_sertifikat} Bukan Sertifikat Berlian {kode_berlian} Yang Dikirim',
  },
  BEDA_TANPA_FOTO: { field: 'foto', message: 'Berlian Yang Berbeda Harus Difoto' },
  FOTO_TANPA_BEDA: { field: 'foto', message: 'Foto Hanya Untuk Berlian Yang Berbeda' },
  PARCEL_DI_JALAN: {
    message: 'Parcel {kode_berlian} Masih Di Kiriman {no_kirim}, Selesaikan Kiriman Itu Dahulu',
  },
  SERTIFIKAT_SATU_BUTIR: { field: 'butir', message: 'Berlian Bersertifikat Adalah Satu Butir' },
});

/** So far two carat scales say otherwise of one stone or parcel: a hundredth of a carat. */
export const TOLERANSI_CT = mg(10);
/**
 * So much carat of one person's receipts of thirty days may differ within the tolerance, lighter and heavier added,
 * before an owner reads the sum; from then on it is counted again (decision 1102).
 */
export const BATAS_CT_ORANG = mg(50);

/** A stone or parcel as the scale, the counting and the eye of the receiver have it. */
export type BatuDilihat = Ukuran & {
  /** What of it is not as its paper says: clarity, colour, a chip. */
  readonly temuan: string | null;
};
export type BatuTiba = Ukuran & {
  readonly selisih: Miligram;
  /** Beyond the tolerance, other stones than were packed, or not what it was said to be: an owner agrees. */
  readonly luar: boolean;
};

/** What a stone enters with: its packed carat within the tolerance, else what the scale said; the stones counted. */
export function tentukanBatuTiba(packed: Ukuran, { carat, butir, temuan }: BatuDilihat): BatuTiba {
  const selisih = mg(Math.abs(minus(carat, packed.carat)));
  const berat = selisih > TOLERANSI_CT;
  return {
    carat: berat ? carat : packed.carat,
    butir,
    selisih,
    luar: berat || butir !== packed.butir || temuan !== null,
  };
}

/** What of a difference needs no approval: within the tolerance, of a stone that is otherwise as it was packed. */
export const selisihKecil = ({ luar, selisih }: BatuTiba): Miligram => (luar ? mg(0) : selisih);

type Dibaca = {
  readonly kode_berlian: string;
  readonly butir: number;
  readonly no_sertifikat: string | null;
  readonly foto: string | null;
};

/**
 * The certificate that came is read, not taken from the list: another one is of another stone, which is named as too
 * much while the one that was sent is missing. A difference is photographed.
 */
export function periksaBatuTiba(
  sertifikat: string | null,
  { luar }: BatuTiba,
  { kode_berlian, butir, no_sertifikat, foto }: Dibaca,
): Refusal[] {
  const lain = (no_sertifikat ?? '') !== (sertifikat ?? '');
  return gather(
    [
      lain && no_sertifikat === null,
      fill(TIDAK_KIRIM_BATU.SERTIFIKAT_BELUM_DIBACA, { kode_berlian }),
    ],
    [
      lain && no_sertifikat !== null,
      fill(TIDAK_KIRIM_BATU.SERTIFIKAT_LAIN, { kode_berlian, no_sertifikat: no_sertifikat ?? '' }),
    ],
    [sertifikat !== null && butir !== 1, TIDAK_KIRIM_BATU.SERTIFIKAT_SATU_BUTIR],
    [luar && foto === null, TIDAK_KIRIM_BATU.BEDA_TANPA_FOTO],
    [!luar && foto !== null, TIDAK_KIRIM_BATU.FOTO_TANPA_BEDA],
  );
}

/** The receiver's jenis of a stone: what was chosen for that sender, else its own of the same code (D-42.4). */
export function petakanJenis(
  dari: string,
  padanan: ReadonlyMap<string, string>,
  jenis: readonly string[],
): string | null {
  const ke = padanan.get(`JENIS/${dari}`) ?? dari;
  return jenis.includes(ke) ? ke : null;
}
