import { refusals } from '#kit/rules/refusal.ts';
import { minus, type Miligram } from '#kit/rules/quantity.ts';

/** Why a tray is not counted as a whole, or its count not set aside (D-33.10). */
export const TIDAK_GLOBAL = refusals({
  BAKI_TIDAK_ADA: {
    field: 'kode_baki',
    message: 'Baki {kode_baki} Tidak Ditemukan Di Gudang {kode_gudang}',
  },
  SUDAH_DIHITUNG: { message: 'Baki {kode_baki} Sudah Dihitung Hari Ini Oleh {user_id}' },
  GLOBAL_TIDAK_ADA: { message: 'No Opname Tidak Ditemukan' },
  GLOBAL_SUDAH_BATAL: { message: 'Opname Global Sudah Dibatalkan' },
  GLOBAL_KEMARIN: { message: 'Tidak Dapat Batal Opname Global Kemarin' },
});

type Isi = { readonly qty: number; readonly berat: Miligram; readonly berat_label: Miligram };

/** Pieces against pieces, the scale less labels against the gold; both must agree. */
export function hitungGlobal(
  { qty, berat, berat_label }: Isi,
  fisik: { readonly qty: number; readonly berat: Miligram },
  toleransi: Miligram,
): { selisih_qty: number; selisih: Miligram; status: 'COCOK' | 'SELISIH' } {
  const selisih_qty = fisik.qty - qty;
  const selisih = minus(minus(fisik.berat, berat_label), berat);
  const cocok = selisih_qty === 0 && Math.abs(selisih) <= toleransi;
  return { selisih_qty, selisih, status: cocok ? 'COCOK' : 'SELISIH' };
}
