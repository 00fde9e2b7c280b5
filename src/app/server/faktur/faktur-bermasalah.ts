import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { rangeRefusal } from '#kit/rules/range.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { missing, Problem } from '#kit/server/problem.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { padaLaporan } from '#areas/buku/server/lihat-sekejap.query.ts';
import { findPeriksa } from '#areas/buku/server/periksa.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as api from '#app/contract/faktur-bermasalah.api.ts';
import { fakturBermasalahQuery } from '#app/server/faktur/faktur-bermasalah.query.ts';
import { isDokumen, saveDilihat } from '#app/server/faktur/faktur.table.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { endTertahan } from '#areas/toko/server/antar/pesan-toko.table.ts';

const TIDAK = refusals({
  DOKUMEN_TIDAK_ADA: { message: 'Dokumen Tidak Ditemukan' },
  PESAN_TIDAK_ADA: { message: 'Tidak Ada Pesan Tertahan Dari Server Lain Untuk Dokumen Ini' },
});

export const fakturServer = (db: Database): readonly Route[] => [
  serve(api.fakturBermasalahEndpoint, padaLaporan(db, fakturBermasalah)),
  serveWrite(api.tandaiFakturEndpoint, tandaiFaktur),
  serveWrite(api.akhiriPesanEndpoint, akhiriPesan),
];

async function fakturBermasalah(
  on: Sql,
  { query }: InputOf<typeof api.fakturBermasalahEndpoint>,
  { kode_toko, hari, toko, param }: Ctx,
) {
  const { tgl_from, tgl_to, masalah, selesai } = query;
  const wrong = rangeRefusal({ from: tgl_from, to: tgl_to }, false);
  if (wrong) throw new Problem(422, 'RENTANG_SALAH', wrong);
  const when = { hari, zona: toko.zona, ganti: param(tokoParam.JAM_GANTI_HARI), tgl_from, tgl_to };
  const ask = { kode_toko, ...when, masalah, selesai: selesai ?? false };
  const last = await findPeriksa(on, kode_toko);
  return {
    data: await on.many(fakturBermasalahQuery(ask)),
    periksa: last
      ? {
          waktu: last.waktu,
          rusak: last.rusak,
          temuan: last.temuan.map(({ kode, nama, jumlah }) => ({ kode, nama, jumlah })),
        }
      : null,
  };
}

async function tandaiFaktur(
  tx: Tx,
  { params, body }: InputOf<typeof api.tandaiFakturEndpoint>,
  { kode_toko, user_id, op }: Ctx,
) {
  const { no_dokumen } = params;
  const { masalah, alasan } = body;
  if (!(await isDokumen(tx, kode_toko, no_dokumen))) throw missing(TIDAK.DOKUMEN_TIDAK_ADA);
  await saveDilihat(tx, kode_toko, { no_dokumen, masalah, catatan: alasan, input_by: user_id, op });
  tx.audit({
    tindakan: 'TANDAI',
    tabel: 'faktur_dilihat',
    kunci: `${no_dokumen}/${masalah}`,
    sesudah: { catatan: alasan },
  });
  return { no_dokumen };
}

async function akhiriPesan(
  tx: Tx,
  { params, body }: InputOf<typeof api.akhiriPesanEndpoint>,
  { kode_toko }: Ctx,
) {
  const { no_dokumen } = params;
  const ended = await endTertahan(tx, { ke: kode_toko, no_dokumen });
  if (ended.length === 0) throw missing(TIDAK.PESAN_TIDAK_ADA);
  for (const { dari, ke, urut, ...one } of ended)
    tx.audit({
      tindakan: 'AKHIRI_PESAN',
      tabel: 'pesan_toko',
      kunci: `${dari}/${ke}/${urut}`,
      sesudah: { ...one, alasan: body.alasan },
    });
  return { no_dokumen };
}
