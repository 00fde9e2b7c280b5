import type { InputOf } from '#kit/contract/endpoint.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { daftarRetagEndpoint } from '#areas/pembelian/contract/retag-beli.api.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { findRetag, listRetag } from '#areas/pembelian/server/gudang/retag.table.ts';

export async function readDokumenRetag(on: Sql, no: string, { kode_toko }: Ctx) {
  const head = await findRetag(on, kode_toko, no);
  if (!head) throw missing(TIDAK_BELI.RETAG_TIDAK_ADA);
  return lengkapi(on, kode_toko, no, head);
}

export const daftarRetag = (
  on: Sql,
  { query }: InputOf<typeof daftarRetagEndpoint>,
  { kode_toko, hari }: Ctx,
) => listRetag(on, kode_toko, query.tgl_from ?? hari, query.tgl_to ?? hari);
