import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Paging } from '#kit/contract/paging.ts';
import type { Sql } from '#kit/server/sql.ts';
import { cetakUlang } from '#areas/akses/server/cetak-ulang.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  cetakUlangKasEndpoint,
  daftarKasEndpoint,
  strukKasEndpoint,
} from '#areas/uang/contract/kas.api.ts';
import { TIDAK_KAS } from '#areas/uang/rules/kas.ts';
import { buktiKas } from '#areas/uang/rules/struk-kas.ts';
import { kirimBukti } from '#areas/uang/server/cetak-uang.ts';
import { daftarKasQuery } from '#areas/uang/server/daftar-kas.query.ts';
import { addCetakKas, findKas, lockKas, type Kas } from '#areas/uang/server/kas.table.ts';

/** The list; below SPV of the open day only, and without what the drawer held (D-20.4). */
export async function daftarKas(on: Sql, { query }: InputOf<typeof daftarKasEndpoint>, ctx: Ctx) {
  const boleh = bisaLihatKas(ctx.level);
  const [skip, limit] = [query.skip ?? 0, query.limit ?? 50];
  const [tgl_from, tgl_to] = boleh
    ? [query.tgl_from ?? query.tgl_to ?? ctx.hari, query.tgl_to ?? ctx.hari]
    : [ctx.hari, ctx.hari];
  const rows = await on.many(
    daftarKasQuery(ctx.kode_toko, {
      ...query,
      skip,
      limit,
      tgl_from,
      tgl_to,
      lihatSaldo: boleh || ctx.hari_status === 'CLOSED',
    }),
  );
  return {
    data: rows.map(
      ({ jumlah_semua: _, total_masuk: __, total_keluar: ___, ...row }) => row,
    ) as never,
    count: rows[0]?.jumlah_semua ?? 0,
    skip,
    limit,
    total: { masuk: rows[0]?.total_masuk ?? 0, keluar: rows[0]?.total_keluar ?? 0 },
  };
}

/** The same page by page over every day that the person may see. */
export async function kasHalaman(on: Sql, { query }: { query: Paging }, ctx: Ctx) {
  const { skip, limit, q } = query;
  const { total: _, ...page } = await daftarKas(
    on,
    { params: {}, body: {}, query: { skip, limit, q, tgl_from: '2000-01-01' } } as never,
    ctx,
  );
  return page;
}

async function findTampak(on: Sql, no: string, ctx: Ctx): Promise<Kas> {
  const kas = await findKas(on, ctx.kode_toko, no);
  const luar = kas && (kas.tgl_system !== ctx.hari || kas.no_rekening !== null);
  if (!kas || (!bisaLihatKas(ctx.level) && luar)) throw missing(TIDAK_KAS.KAS_TIDAK_ADA);
  return kas;
}

export const bacaKas = async (on: Sql, no: string, ctx: Ctx) =>
  dokumenOf(on, ctx.kode_toko, await findTampak(on, no, ctx));

export async function readDokumenKas(on: Sql, kode_toko: string, no: string) {
  const kas = await findKas(on, kode_toko, no);
  if (!kas) throw missing(TIDAK_KAS.KAS_TIDAK_ADA);
  return dokumenOf(on, kode_toko, kas);
}

const dokumenOf = (on: Sql, kode_toko: string, kas: Kas) =>
  lengkapi(on, kode_toko, kas.no_kas, kas);

export async function strukKasPdf(
  on: Sql,
  { params, query }: InputOf<typeof strukKasEndpoint>,
  ctx: Ctx,
): Promise<Raw> {
  const kas = await findTampak(on, params.no, ctx);
  const cetak = { kertas: kas, nama: 'Kas', ukuran: query.ukuran };
  return kirimBukti(on, buktiKas(kas), cetak, ctx);
}

export async function cetakUlangKas(
  tx: Tx,
  { params, body }: InputOf<typeof cetakUlangKasEndpoint>,
  ctx: Ctx,
) {
  const kas = await lockKas(tx, ctx.kode_toko, params.no);
  if (!kas) throw missing(TIDAK_KAS.KAS_TIDAK_ADA);
  const cetak = {
    no: params.no,
    tabel: 'kas',
    sebutan: 'bukti kas',
    label: 'No Kas',
    cetak_ke: kas.cetak_ke,
    alasan: body.alasan,
    tambah: () => addCetakKas(tx, ctx.kode_toko, params.no),
  };
  return { no_kas: params.no, cetak_ke: await cetakUlang(tx, cetak, ctx) };
}
