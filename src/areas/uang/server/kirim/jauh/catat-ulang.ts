import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import { TIDAK_KIRIM } from '#areas/uang/rules/kirim.ts';
import type { Dulu } from '#areas/uang/server/kirim/jauh/dari-pusat.ts';
import type { Kiriman } from '#areas/uang/server/kirim/kirim.table.ts';

/** Where it was put, as head office has it. */
export const tempatDulu = ({ ke, no_rekening }: Dulu) => ({ jenis: ke, no_rekening });

/** It is booked as head office has it, and as nothing else: another sum was never received. */
export function needSama(
  dulu: Dulu,
  { jumlah_diterima }: { readonly jumlah_diterima: Rupiah | null },
): Dulu {
  const { terima_by, tgl_terima, waktu_terima } = dulu;
  const lain = jumlah_diterima !== null && jumlah_diterima !== dulu.jumlah_diterima;
  conflictIf(lain, TIDAK_KIRIM.SUDAH_DITERIMA, { terima_by, tgl_terima, waktu_terima });
  return dulu;
}

/**
 * A receipt that an older copy of this database lost is booked once more by an owner (decision 1205): head office has
 * booked its half, and the money lies in a drawer that expects nothing.
 */
export const askUlang = (
  { nota_kirim, nama_asal, jumlah_rp }: Kiriman,
  dulu: Dulu,
  { level }: Ctx,
): Tuntutan => ({
  event: uangEvents.SELISIH_KAS,
  // Of an owner's own receipt a supervisor may say it: no shop has two owners at its door.
  penyetuju: level === 'OWN' ? 'SPV' : 'OWN',
  siapaPun: true,
  ringkasan: sentence('Catat ulang uang kiriman {nota} yang hilang dari buku toko ini', {
    nota: nota_kirim,
  }),
  angka: [
    { label: 'Toko Asal', nilai: nama_asal },
    { label: 'Menurut buku', nilai: formatRupiah(jumlah_rp) },
    { label: 'Terhitung', nilai: formatRupiah(dulu.jumlah_diterima) },
    { label: 'No Terima', nilai: dulu.no_terima },
    { label: 'Diterima Oleh', nilai: dulu.terima_by },
  ],
});
