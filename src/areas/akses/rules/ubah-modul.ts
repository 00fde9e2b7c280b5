import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { word } from '#kit/rules/sentence.ts';
import type { Level } from '#areas/toko/rules/level.ts';

/** A module as the rule sees it: what it is, its state, and the modules that it needs. */
export type KeadaanModul = {
  readonly berbayar: boolean;
  /** Modules that it needs and that are off, by name. */
  readonly kurang: readonly string[];
  /** It has a legal notice that no owner of the shop has accepted yet. */
  readonly peringatan: string | null;
  readonly berlaku_sampai: string | null;
};

export type UbahModul = {
  readonly aktif: boolean;
  readonly berlaku_sampai: string | null;
  readonly peringatan_dibaca: boolean;
};

const TIDAK = refusals({
  MODUL_KURANG: { field: 'aktif', message: 'Aktifkan {kurang} Dahulu' },
  PERINGATAN_BELUM_DIBACA: { field: 'peringatan_dibaca', message: '{peringatan}' },
  PERINGATAN_OWNER: {
    field: 'aktif',
    message: 'Peringatan Modul Ini Harus Disetujui Owner Sendiri',
  },
  SUDAH_BERAKHIR: { field: 'berlaku_sampai', message: 'Tanggal Berlaku Sudah Lewat' },
});

/**
 * What a module asks before it opens; going off asks nothing (D-32.9, D-33.1). A legal notice is accepted by an owner
 * himself: neither a manager, with the owner's word or without, nor the vendor accepts it for him.
 */
export function periksaUbahModul(
  modul: KeadaanModul,
  ubah: UbahModul,
  hari: Hari,
  level: Level,
): Refusal[] {
  if (!ubah.aktif) return [];
  const { kurang, peringatan } = modul;
  if (peringatan !== null && level !== 'OWN') return [TIDAK.PERINGATAN_OWNER];
  return gather(
    [kurang.length > 0, fill(TIDAK.MODUL_KURANG, { kurang: kurang.join(', ') })],
    [
      peringatan !== null && !ubah.peringatan_dibaca,
      fill(TIDAK.PERINGATAN_BELUM_DIBACA, { peringatan: word(peringatan ?? '') }),
    ],
    [ubah.berlaku_sampai !== null && ubah.berlaku_sampai < hari, TIDAK.SUDAH_BERAKHIR],
  );
}

/**
 * Who may switch it: the vendor's people all, an owner what is not paid for, with the other owner's word where the
 * shop has one (`berdua`), the manager by approval.
 */
export function tentukanHakModul(
  level: Level,
  { berbayar, berlaku_sampai }: KeadaanModul,
  ubah: UbahModul,
  berdua = false,
): 'SENDIRI' | 'OTORISASI' | 'TIDAK' {
  if (level === 'SU' || level === 'DEV') return 'SENDIRI';
  if (berbayar || ubah.berlaku_sampai !== berlaku_sampai) return 'TIDAK';
  if (level === 'OWN') return berdua ? 'OTORISASI' : 'SENDIRI';
  return level === 'MU' ? 'OTORISASI' : 'TIDAK';
}
