import * as z from 'zod/mini';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { findSidikOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import { daftarEmasJauh, type DaftarEmasJauh } from '#areas/kirim/contract/emas-jauh.wire.ts';
import { TIDAK_JAUH } from '#areas/kirim/rules/daftar-jauh.ts';
import { periksaDaftarEmas } from '#areas/kirim/rules/emas-jauh.ts';
import { emasKiriman, type EmasDikirim } from '#areas/kirim/server/emas-kiriman.ts';
import { KIRIMAN_DAFTAR } from '#areas/kirim/server/jauh/daftar-jauh.ts';
import { JAUH_BARU, saveJauh, sidikOf } from '#areas/kirim/server/jauh/jauh.table.ts';
import { PESAN_PALING_BESAR } from '#areas/toko/contract/antar.api.ts';
import { kabari } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Kepala = Pick<
  DaftarEmasJauh,
  'pembawa' | 'no_segel' | 'berat_bungkus' | 'keterangan' | 'nama_tujuan'
> & { readonly tujuan: string };
const jumlah = (each: readonly Miligram[]): Miligram => mg(each.reduce((a, b) => a + b, 0));

/**
 * The list of gold without a barcode goes to head office on another server (D-44.9, D-43.5). What that one would refuse
 * of it is refused here, before anything leaves.
 */
export async function kirimDaftarEmas(
  tx: Tx,
  no_kirim: string,
  { tujuan, ...head }: Kepala,
  lines: readonly EmasDikirim[],
  ctx: Ctx,
): Promise<void> {
  const { kode_toko, user_id } = ctx;
  const isi = {
    ...head,
    no_kirim,
    nama_asal: ctx.toko.nama_toko,
    tgl_system: ctx.hari,
    input_by: user_id,
    hp_pengirim: await findSidikOrang(tx, user_id),
    total_qty: lines.length,
    total_berat: jumlah(lines.map((one) => one.berat)),
    total_murni: jumlah(lines.map((one) => one.murni)),
    isi: 'EMAS',
    emas: await emasKiriman().ceritakan(tx, lines, ctx),
  };
  const besar = Buffer.byteLength(JSON.stringify(isi));
  conflictIf(besar > PESAN_PALING_BESAR, TIDAK_JAUH.DAFTAR_BESAR);
  const read = z.safeParse(daftarEmasJauh, isi);
  conflictIf(!read.success, fill(TIDAK_JAUH.DAFTAR_SALAH, { no_kirim }));
  if (!read.success) return;
  const kata = { dari: kode_toko, no_dokumen: no_kirim, batas: ctx.hari };
  const salah = periksaDaftarEmas(read.data, kata);
  if (salah) conflictIf(true, salah);
  const sidik = await sidikOf(tx, isi);
  const baru = { asal: kode_toko, no_kirim, tujuan, sidik };
  await saveJauh(tx, { ...baru, ...JAUH_BARU, daftar: 'KIRIM', alasan: null, nama: [] }, ctx);
  await kabari(tx, { ke: tujuan, jenis: KIRIMAN_DAFTAR, no_dokumen: no_kirim, isi }, ctx);
}
