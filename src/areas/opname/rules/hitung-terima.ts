import { refusals } from '#kit/rules/refusal.ts';
import {
  mg,
  minus,
  negate,
  percentOf,
  rp,
  scale,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { akunGudang } from '#areas/buku/rules/akun.ts';
import { lepas, uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { Hasil } from '#areas/opname/rules/opname.ts';
import { melebihi, type HilangLot, type Sisa } from '#areas/terima/rules/penerimaan.ts';

/** Why a count of loose goods does not begin, go on or end (D-33.27). */
export const TIDAK_HITUNG = refusals({
  TERIMA_HABIS: {
    field: 'kode_gudang',
    message: 'Tidak Ada Barang Terima Yang Belum Dilabel Di Gudang Ini',
  },
  PILIH_KADAR: { field: 'urut', message: 'No Terima {no} Berisi Beberapa Kadar, Pilih Barisnya' },
  BARIS_TIDAK_ADA: { field: 'urut', message: 'Baris Penerimaan Tidak Ditemukan' },
  BERAT_HARUS_NOL: { field: 'berat', message: 'Berat Harus 0 Bila Tidak Ada Barang' },
  BERAT_KOSONG: { field: 'berat', message: 'Berat Tidak Boleh 0' },
  HITUNG_ULANG: { message: 'Isi {no} Berubah Sejak Dihitung, Hitung Ulang Barisnya' },
  SUDAH_DILABEL: {
    message: 'Barang {no} Sudah Dilabel Setelah Stock Opname, Tidak Dapat Dibatalkan',
  },
  SUDAH_DIRETUR: {
    message: 'Retur Barang {no} Berubah Setelah Stock Opname, Tidak Dapat Dibatalkan',
  },
});

/** What of a lot still lies loose, with its share of the cost. */
type SisaLot = Sisa & { readonly modal: Rupiah };

/** One lot as the count knows it: what lies loose now, and what somebody counted of it. */
export type LotHitung = {
  readonly persen: Persen;
  readonly sisa: SisaLot;
  /** Its delivery was cancelled while the count went on. */
  readonly batal: boolean;
  readonly dihitung: {
    readonly qty: number;
    readonly berat: Miligram;
    /** What lay loose at that moment: pieces labelled since are neither missing nor more. */
    readonly sisa_qty: number;
    readonly sisa_berat: Miligram;
  } | null;
};

const TAK_ADA: HilangLot = {
  hilang_qty: 0,
  hilang_berat: mg(0),
  hilang_murni: mg(0),
  hilang_modal: rp(0),
};

const semua = (sisa: SisaLot): HilangLot => ({
  hilang_qty: sisa.qty,
  hilang_berat: sisa.berat,
  hilang_murni: sisa.murni,
  hilang_modal: sisa.modal,
});

/**
 * What became of a lot, and what finishing takes out of it: pieces and grams that are not there (less
 * than nothing where there are more). Undefined when the lot was labelled further than was counted.
 */
export function tentukanLot(
  { persen, sisa, batal, dihitung }: LotHitung,
  toleransi: Miligram,
): { hasil: Hasil; hilang: HilangLot } | undefined {
  if (batal || (dihitung === null && sisa.qty === 0)) return { hasil: 'BERGERAK', hilang: TAK_ADA };
  if (dihitung === null) return { hasil: 'HILANG', hilang: semua(sisa) };
  const qty = dihitung.sisa_qty - dihitung.qty;
  const berat = minus(dihitung.sisa_berat, dihitung.berat);
  if (qty === 0 && !melebihi(berat, dihitung.qty, toleransi))
    return { hasil: 'KETEMU', hilang: TAK_ADA };
  const hasil = qty > 0 ? 'HILANG' : qty < 0 ? 'LEBIH' : 'BEDA BERAT';
  if (sisa.qty - qty === 0) return qty > 0 ? { hasil, hilang: semua(sisa) } : undefined;
  const murni = percentOf(berat, persen, 'half');
  if (sisa.qty < qty || sisa.berat <= berat || sisa.murni < murni) return undefined;
  const modal =
    qty > 0 && berat > 0 && sisa.berat > 0 ? scale(sisa.modal, berat, sisa.berat, 'half') : rp(0);
  return {
    hasil,
    hilang: { hilang_qty: qty, hilang_berat: berat, hilang_murni: murni, hilang_modal: modal },
  };
}

export type BarisLot = HilangLot & { readonly persen: Persen };

/** Loose gold that is not there leaves its warehouse for `selisih`, and its cost with it. */
export function bukuLot(kode_gudang: string, rows: readonly BarisLot[]): Baris[] {
  const emas = rows.flatMap(({ persen, hilang_qty, hilang_berat, hilang_murni }) => [
    {
      ...lepas(akunGudang(kode_gudang), persen, negate(hilang_berat), negate(hilang_murni)),
      qty: hilang_qty === 0 ? 0 : -hilang_qty,
    },
    { ...lepas('selisih', persen, hilang_berat, hilang_murni), qty: hilang_qty },
  ]);
  const modal = sum(rows.map((row) => row.hilang_modal));
  return [...emas, uang('selisih_stock', modal), uang('persediaan', negate(modal))];
}

/** What a cancel gives back to the lot. */
export const kembalikan = (hilang: HilangLot): HilangLot => ({
  hilang_qty: -hilang.hilang_qty,
  hilang_berat: negate(hilang.hilang_berat),
  hilang_murni: negate(hilang.hilang_murni),
  hilang_modal: negate(hilang.hilang_modal),
});
