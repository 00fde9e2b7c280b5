import { refusals } from '#kit/rules/refusal.ts';
import { samarkanHp } from '#kit/rules/masked.ts';
import type { Tx } from '#kit/server/database.ts';
import { orConflict, refuseIf } from '#kit/server/problem.ts';
import { antrePesan, type PesanDiminta } from '#areas/pesan/server/antre-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK_INGAT = refusals({
  NO_WA_TIDAK_TERDAFTAR: { message: 'No Wa Tidak Terdaftar' },
  SUDAH_DIINGATKAN: { message: 'Customer Ini Sudah Diingatkan Hari Ini' },
});

/** A document has no number to be reminded by. */
export const perluNomor = (no_hp: string | null): void =>
  refuseIf(no_hp === null ? [TIDAK_INGAT.NO_WA_TIDAK_TERDAFTAR] : []);

/** Queues a reminder that a person sends; a second one of the same document waits for another day. */
export async function ingatkan(tx: Tx, diminta: PesanDiminta, ctx: Ctx) {
  const kunci = `${diminta.kunci}/INGAT/${ctx.hari}`;
  const pesan = orConflict(
    await antrePesan(tx, { ...diminta, kunci }, ctx),
    TIDAK_INGAT.SUDAH_DIINGATKAN,
  );
  const { jenis, no_dokumen } = pesan;
  const sesudah = { jenis, penerima: samarkanHp(pesan.penerima) };
  tx.audit({ tindakan: 'KIRIM_NOTA', tabel: 'pesan', kunci: no_dokumen ?? '', sesudah });
  return { tgl_ingat: ctx.hari };
}
