import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Database } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import type { auditEndpoint, bukuEndpoint, saldoEndpoint } from '#areas/buku/contract/buku.api.ts';
import {
  auditQuery,
  bukuQuery,
  rantaiQuery,
  saldoQuery,
  type Batas,
  type Rantai,
} from '#areas/buku/server/buku.query.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';
import { periksaSekejap } from '#areas/buku/server/periksa.ts';
import { listDiakui } from '#areas/buku/server/akui.table.ts';
import { savePeriksa } from '#areas/buku/server/periksa.table.ts';

/** What of the book this reader may see. */
export const batasOf = (ctx: Ctx): Batas => ({
  kas_sejak: bisaLihatKas(ctx.level) || ctx.hari_status !== 'OPEN' ? null : ctx.hari,
  lihat_modal: ctx.lihat_modal,
});

export async function readBuku(on: Sql, { query }: InputOf<typeof bukuEndpoint>, ctx: Ctx) {
  const skip = query.skip ?? 0;
  const rows = await on.many(
    bukuQuery(
      ctx.kode_toko,
      { ...query, skip, limit: query.limit ?? null, hari: ctx.hari },
      batasOf(ctx),
    ),
  );
  const count = rows[0]?.jumlah_semua ?? 0;
  return {
    data: rows.map(({ jumlah_semua: _, ...row }) => ({
      ...row,
      kode_barcode: row.kode_barcode ?? null,
    })),
    count,
    skip,
    limit: query.limit ?? count,
  };
}

export const readSaldo = (on: Sql, { query }: InputOf<typeof saldoEndpoint>, ctx: Ctx) =>
  on.many(
    saldoQuery(
      ctx.kode_toko,
      query.tgl !== null && query.tgl < ctx.hari ? query.tgl : null,
      batasOf(ctx),
    ),
  );

/**
 * Every invariant of the shop, as it is at this moment, kept for the dashboard; the places of what is broken stay on
 * the server.
 */
export async function readPeriksa(db: Database, ctx: Ctx) {
  const found = await periksaSekejap(db, ctx.kode_toko);
  await savePeriksa(db, ctx.kode_toko, found);
  const diakui = new Map(
    (await listDiakui(db, ctx.kode_toko)).map((one) => [one.kode, one.jumlah]),
  );
  return found.map(({ kode, nama, jumlah }) => ({
    kode,
    nama,
    jumlah,
    diakui: jumlah > 0 ? (diakui.get(kode) ?? null) : null,
  }));
}

export async function readAudit(on: Sql, { query }: InputOf<typeof auditEndpoint>, ctx: Ctx) {
  const [skip, limit] = [query.skip ?? 0, query.limit ?? 50];
  const rows = await on.many(
    auditQuery(ctx.kode_toko, { ...query, skip, limit, zona: ctx.toko.zona }),
  );
  return {
    data: rows.map(({ jumlah_semua: _, ...row }) => row),
    count: rows[0]?.jumlah_semua ?? 0,
    skip,
    limit,
  };
}

/** Whether the chain holds, all of it or what the days since one have added (D-31.1). */
export const lihatRantai = (db: Database, ctx: Ctx, sejak: Hari | null = null): Promise<Rantai> =>
  lihatSekejap(db, (on) => on.one(rantaiQuery(ctx.kode_toko, sejak)));

export async function verifyAudit(db: Database, ctx: Ctx) {
  const { urut_rusak, ...akhir } = await lihatRantai(db, ctx);
  return urut_rusak === null ? { utuh: true, ...akhir } : { utuh: false, ...akhir, urut_rusak };
}
