import type { Hari } from '#kit/rules/hari.ts';
import { mg, rp, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { TIDAK_JAUH } from '#areas/kirim/rules/daftar-jauh.ts';
import { RUSAK } from '#areas/kirim/rules/kirim-barang.ts';
import { beratBatu } from '#areas/stock/rules/barang.ts';

/** Why stones of a list of another server are not sent, not taken, or not received (D-45.8). */
export const TIDAK_BATU_JAUH = refusals({
  BATU_KEMBAR_JAUH: { message: 'Batu {kode_berlian} Dua Kali Di Kiriman {no_kirim}' },
  SERTIFIKAT_KEMBAR_JAUH: {
    message: 'Sertifikat {lembaga} {no_sertifikat} Dua Kali Di Kiriman {no_kirim}',
  },
  SERTIFIKAT_JAUH: { message: 'Sertifikat Batu {kode_berlian} Bukan Sertifikat Satu Butir' },
  BERAT_BATU_JAUH: { message: 'Batu Barang {kode_barcode} Tidak Lebih Ringan Dari Barangnya' },
  MODAL_BATU_JAUH: { message: 'Modal Batu Barang {kode_barcode} Lebih Dari Modal Barangnya' },
  BATU_ASING: {
    message: 'Kode Batu {kode_berlian} Nomor Toko Server Tujuan Yang Tidak Pernah Keluar Dari Sana',
  },
  BATU_BERUBAH: { message: 'Batu {kode_berlian} Bukan Batu Yang Keluar Dari Server Tujuan' },
  BATU_MASIH_DI_SINI: {
    message: 'Batu {kode_berlian} Masih Tercatat Di {kode_toko}, Laporkan Ke Pusat',
  },
  BATU_BELUM_DIHITUNG: {
    field: 'butir_batu',
    message: 'Hitung Butir Batu Barang {kode_barcode}',
  },
  BATU_BELUM_DITIMBANG: {
    field: 'berat',
    message: 'Timbang Barang {kode_barcode}, Ada Batunya',
  },
  BATU_TIDAK_DIHITUNG: {
    field: 'butir_batu',
    message: 'Batu Barang {kode_barcode} Tidak Dihitung Di Kiriman Ini',
  },
  BATU_BEDA_TANPA_RUSAK: {
    field: 'kondisi',
    message: 'Barang Yang Batunya Berbeda Ditandai Rusak Dan Difoto',
  },
});

type Batu = {
  readonly kode_berlian: string;
  readonly carat: Miligram;
  readonly butir: number;
  readonly lembaga: string | null;
  readonly no_sertifikat: string | null;
  readonly harga_modal: Rupiah | null;
};
type Barang = {
  readonly kode_barcode: string;
  readonly berat: Miligram;
  readonly harga_modal: Rupiah | null;
  readonly berlian?: readonly Batu[] | undefined;
};

/** Each stone once, each certificate of one stone, and once: what a list of stones must be in itself. */
function periksaBatu(batu: readonly Batu[], no_kirim: string): Refusal | undefined {
  const codes = new Set<string>();
  const surat = new Set<string>();
  for (const { kode_berlian, butir, lembaga, no_sertifikat } of batu) {
    if (codes.has(kode_berlian))
      return fill(TIDAK_BATU_JAUH.BATU_KEMBAR_JAUH, { kode_berlian, no_kirim });
    codes.add(kode_berlian);
    if (no_sertifikat === null ? lembaga !== null : butir > 1)
      return fill(TIDAK_BATU_JAUH.SERTIFIKAT_JAUH, { kode_berlian });
    if (no_sertifikat === null) continue;
    const said = { lembaga: lembaga ?? '', no_sertifikat };
    const kunci = `${said.lembaga} ${no_sertifikat}`;
    if (surat.has(kunci))
      return fill(TIDAK_BATU_JAUH.SERTIFIKAT_KEMBAR_JAUH, { ...said, no_kirim });
    surat.add(kunci);
  }
  return undefined;
}

/** Stones of pieces: they weigh less than their piece, cost no more than it, and have a code of their own. */
export function periksaBatuBarang(
  barang: readonly Barang[],
  no_kirim: string,
): Refusal | undefined {
  const codes = new Set(barang.map((one) => one.kode_barcode));
  for (const { kode_barcode, berat, harga_modal, berlian = [] } of barang) {
    if (berlian.length === 0) continue;
    if (beratBatu(sum([mg(0), ...berlian.map((one) => one.carat)])) >= berat)
      return fill(TIDAK_BATU_JAUH.BERAT_BATU_JAUH, { kode_barcode });
    const modal = sum([rp(0), ...berlian.map((one) => one.harga_modal ?? rp(0))]);
    if (harga_modal !== null && modal > harga_modal)
      return fill(TIDAK_BATU_JAUH.MODAL_BATU_JAUH, { kode_barcode });
    const barcode = berlian.find((one) => codes.has(one.kode_berlian));
    if (barcode)
      return fill(TIDAK_BATU_JAUH.BATU_KEMBAR_JAUH, {
        kode_berlian: barcode.kode_berlian,
        no_kirim,
      });
  }
  return periksaBatu(
    barang.flatMap((one) => one.berlian ?? []),
    no_kirim,
  );
}

type DaftarBatu = {
  readonly no_kirim: string;
  readonly tgl_system: Hari;
  readonly total_qty: number;
  readonly total_carat: Miligram;
  readonly total_butir: number;
  readonly barang: readonly Batu[];
};

/** What a list of loose stones must be in itself: a number of its sender, sums of its lines, each stone once. */
export function periksaDaftarBatu(
  { no_kirim, barang, ...daftar }: DaftarBatu,
  { dari, no_dokumen, batas }: { dari: string; no_dokumen: string; batas: Hari },
): Refusal | undefined {
  if (no_kirim !== no_dokumen || no_kirim.slice(2, 5) !== dari)
    return fill(TIDAK_JAUH.DAFTAR_NOMOR, { no_kirim: no_dokumen, dari });
  if (daftar.tgl_system > batas) return fill(TIDAK_JAUH.DAFTAR_TANGGAL, { no_kirim });
  const sama =
    daftar.total_qty === barang.length &&
    daftar.total_carat === sum(barang.map((one) => one.carat)) &&
    daftar.total_butir === butirOf(barang);
  return sama ? periksaBatu(barang, no_kirim) : fill(TIDAK_JAUH.DAFTAR_JUMLAH, { no_kirim });
}

/** Stones of a piece, together. */
export const butirOf = (batu: readonly { readonly butir?: number | undefined }[]): number =>
  batu.reduce((all, one) => all + (one.butir ?? 1), 0);

/**
 * A piece with stones that came from another server is counted and weighed: that its list has five does not say that
 * five came, nor which; another stone of the same size weighs otherwise (decision 1265). Of any other piece none are
 * counted. One with other stones is damaged, and photographed.
 */
export function periksaHitungBatu(
  { kode_barcode, butir, jauh }: { kode_barcode: string; butir: number; jauh: boolean },
  {
    butir_batu,
    berat,
    kondisi,
  }: { butir_batu: number | null; berat: Miligram | null; kondisi: string | null },
): Refusal[] {
  const dihitung = jauh && butir > 0;
  return gather(
    [dihitung && butir_batu === null, fill(TIDAK_BATU_JAUH.BATU_BELUM_DIHITUNG, { kode_barcode })],
    [dihitung && berat === null, fill(TIDAK_BATU_JAUH.BATU_BELUM_DITIMBANG, { kode_barcode })],
    [!dihitung && butir_batu !== null, fill(TIDAK_BATU_JAUH.BATU_TIDAK_DIHITUNG, { kode_barcode })],
    [
      dihitung && butir_batu !== null && butir_batu !== butir && kondisi !== RUSAK,
      TIDAK_BATU_JAUH.BATU_BEDA_TANPA_RUSAK,
    ],
  );
}
