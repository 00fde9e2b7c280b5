import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, Problem } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { akuiEndpoint } from '#areas/buku/contract/buku.api.ts';
import { saveDiakui } from '#areas/buku/server/akui.table.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { savePeriksa } from '#areas/buku/server/periksa.table.ts';

const TIDAK = refusals({
  BUKAN_OWNER: { message: 'Hanya Owner Yang Dapat Mengakui Pemeriksaan Gagal' },
  PEMERIKSAAN_TIDAK_ADA: { message: 'Pemeriksaan Tidak Ditemukan' },
  PEMERIKSAAN_BENAR: { message: 'Pemeriksaan Ini Benar, Tidak Perlu Diakui' },
  PEMERIKSAAN_BERUBAH: { message: 'Pemeriksaan Berubah Sejak Dilihat, Periksa Lagi' },
});

/**
 * The way out of a red invariant (D-51.3): an owner names it, says why, and the day may close with as many
 * violations as were shown. It stays in sight until there is none.
 */
export async function akui(tx: Tx, { params, body }: InputOf<typeof akuiEndpoint>, ctx: Ctx) {
  if (ctx.level !== 'OWN') throw new Problem(403, 'TIDAK_BERHAK', TIDAK.BUKAN_OWNER.message);
  const found = await periksaBuku(tx, ctx.kode_toko);
  const one = found.find(({ kode }) => kode === params.kode);
  if (!one) throw missing(TIDAK.PEMERIKSAAN_TIDAK_ADA);
  conflictIf(one.jumlah === 0, TIDAK.PEMERIKSAAN_BENAR);
  conflictIf(one.jumlah !== body.jumlah, TIDAK.PEMERIKSAAN_BERUBAH);
  const row = {
    kode: one.kode,
    jumlah: one.jumlah,
    alasan: body.alasan,
    input_by: ctx.user_id,
  };
  await saveDiakui(tx, { ...row, kode_toko: ctx.kode_toko, op: ctx.op });
  await savePeriksa(tx, ctx.kode_toko, found);
  tx.audit({
    tindakan: 'AKUI_INVARIAN',
    tabel: 'invarian_diakui',
    kunci: one.kode,
    sesudah: { ...row, contoh: one.contoh },
  });
  return { kode: one.kode, nama: one.nama, jumlah: one.jumlah, diakui: one.jumlah };
}
