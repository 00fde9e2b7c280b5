import type { Hari } from '#kit/rules/hari.ts';
import { percentOf, rp, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** A reduction by table as its master keeps it. */
export type Potongan = {
  readonly kode_potongan: string;
  readonly nama: string;
  readonly cara: 'PERSEN' | 'RUPIAH';
  readonly persen: Persen | null;
  readonly rupiah: Rupiah | null;
  readonly tgl_from: Hari | null;
  readonly tgl_to: Hari | null;
  /** Groups it is meant for; none: every group. */
  readonly kode_group: readonly string[];
};

export const TIDAK_POTONGAN = refusals({
  POTONGAN_TIDAK_AKTIF: { field: 'potongan', message: 'Potongan Penjualan Tidak Aktif' },
  POTONGAN_TIDAK_ADA: { field: 'potongan', message: 'Potongan {kode} Tidak Ditemukan' },
  POTONGAN_TANGGAL: { field: 'potongan', message: 'Potongan {kode} Tidak Berlaku Hari Ini' },
  POTONGAN_GROUP: { field: 'potongan', message: 'Potongan {kode} Tidak Untuk Group {group}' },
});

/** Why a line may not have this reduction today (D-33.14). */
export function periksaPotongan(
  one: Potongan,
  { kode_group, hari }: { kode_group: string; hari: Hari },
): Refusal[] {
  const kode = one.kode_potongan;
  if (!berlaku(one, hari)) return [fill(TIDAK_POTONGAN.POTONGAN_TANGGAL, { kode })];
  return one.kode_group.length > 0 && !one.kode_group.includes(kode_group)
    ? [fill(TIDAK_POTONGAN.POTONGAN_GROUP, { kode, group: kode_group })]
    : [];
}

export const bisaPotong = (one: Potongan, baris: { kode_group: string; hari: Hari }): boolean =>
  periksaPotongan(one, baris).length === 0;

export const berlaku = (
  { tgl_from, tgl_to }: { tgl_from: Hari | null; tgl_to: Hari | null },
  hari: Hari,
): boolean => (tgl_from ?? hari) <= hari && hari <= (tgl_to ?? hari);

/** What it takes off a line: a percent of its price, or its rupiah as far as the price reaches. */
export function hitungPotongan(one: Potongan | null, harga: Rupiah): Rupiah {
  if (!one) return rp(0);
  if (one.cara === 'PERSEN') return percentOf(harga, one.persen!, 'half');
  return one.rupiah! > harga ? harga : one.rupiah!;
}
