import {
  atLeast,
  percentOf,
  plus,
  roundTo,
  shareOf,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** What a gram costs where neither group nor kadar have a row: pure gold, and how fine the piece is. */
export type HargaMurni = { readonly global: Rupiah | null | undefined; readonly persen: Persen };

/**
 * A piece follows the row that prices it (`pilihHarga`), else pure gold by its fineness (D-9.1); nothing while
 * the shop has neither. Here alone, and for many pieces in one statement in `harga_jual_barang`.
 */
export const tentukanHargaPerGram = (
  baris: Rupiah | null | undefined,
  { global, persen }: HargaMurni,
): Rupiah | null => baris ?? (global ? percentOf(global, persen, 'half') : null);

const TIDAK = refusals({
  HARGA_TANPA_TUJUAN: { field: 'kode_group', message: 'Group Atau Kadar Harus Dipilih' },
  HARGA_DUA_TUJUAN: { field: 'kode_kadar', message: 'Pilih Group Atau Kadar, Tidak Keduanya' },
  HARGA_HARI_LALU: {
    field: 'berlaku_dari',
    message: 'Harga Tidak Dapat Berlaku Sebelum Hari Kerja Ini',
  },
  HARGA_DIDAHULUI: {
    field: 'berlaku_dari',
    message: 'Sudah Ada Harga Yang Berlaku Setelah Waktu Itu',
  },
});

export type HargaBaru = {
  readonly kode_group: string | null;
  readonly kode_kadar: string | null;
  readonly berlaku_dari: string;
};

/**
 * A new price names one group or one kadar, begins no earlier than the business day, and never
 * slips in behind a price that already applies: it would say it was saved and change nothing.
 */
export function periksaHargaBaru(
  { kode_group, kode_kadar, berlaku_dari }: HargaBaru,
  { awalHari, terakhir }: { awalHari: string; terakhir: string | null },
): Refusal[] {
  const mulai = Date.parse(berlaku_dari);
  return gather(
    [kode_group === null && kode_kadar === null, TIDAK.HARGA_TANPA_TUJUAN],
    [kode_group !== null && kode_kadar !== null, TIDAK.HARGA_DUA_TUJUAN],
    [mulai < Date.parse(awalHari), TIDAK.HARGA_HARI_LALU],
    [terakhir !== null && mulai < Date.parse(terakhir), TIDAK.HARGA_DIDAHULUI],
  );
}

/** How far a price moves, in hundredths of a percent and with its sign; null where there was none. */
export const hitungPerubahan = (lama: Rupiah | null, baru: Rupiah): number | null =>
  lama === null || lama === 0 ? null : shareOf(baru - lama, lama, 'half');

/** A price moved with pure gold: `geser` rupiah per fine gram by the fineness, to a step, never below it. */
export function hitungGeseran(
  harga: Rupiah,
  geser: Rupiah,
  persen: Persen,
  langkah: Rupiah,
): Rupiah {
  const bergeser = plus(harga, percentOf(geser, persen, 'half'));
  return atLeast(langkah, roundTo(bergeser, langkah, 'half'));
}
