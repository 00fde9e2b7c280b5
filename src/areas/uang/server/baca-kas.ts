import type { InputOf } from '#kit/contract/endpoint.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Paging } from '#kit/contract/paging.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { listBaris } from '#areas/buku/server/buku.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimStruk, sudahSalinan } from '#areas/toko/server/struk.ts';
import { bacaCetak } from '#areas/toko/server/templat-nota.ts';
import type {
  cetakUlangKasEndpoint,
  daftarKasEndpoint,
  strukKasEndpoint,
} from '#areas/uang/contract/kas.api.ts';
import { TIDAK_KAS } from '#areas/uang/rules/kas.ts';
import { strukKas } from '#areas/uang/rules/struk-kas.ts';
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
  if (!kas || (!bisaLihatKas(ctx.level) && kas.tgl_system !== ctx.hari))
    throw missing(TIDAK_KAS.KAS_TIDAK_ADA);
  return kas;
}

export const bacaKas = async (on: Sql, no: string, ctx: Ctx) =>
  dokumenOf(on, ctx.kode_toko, await findTampak(on, no, ctx));

export async function readDokumenKas(on: Sql, kode_toko: string, no: string) {
  const kas = await findKas(on, kode_toko, no);
  if (!kas) throw missing(TIDAK_KAS.KAS_TIDAK_ADA);
  return dokumenOf(on, kode_toko, kas);
}

async function dokumenOf(
  on: Sql,
  kode_toko: string,
  { no_batal, alasan_batal, batal_by, tgl_batal, ...kas }: Kas,
) {
  const lines = await listBaris(on, kode_toko, kas.no_kas);
  return {
    ...kas,
    batal:
      no_batal === null
        ? null
        : { no: no_batal, alasan: alasan_batal ?? '', batal_by: batal_by!, tgl_batal: tgl_batal! },
    postings: lines.map((line, at) => ({
      ...line,
      no_bukti: kas.no_kas,
      urut: at + 1,
      kode_barcode: line.kode_barcode ?? null,
    })),
  };
}

export async function strukKasPdf(
  on: Sql,
  { params, query }: InputOf<typeof strukKasEndpoint>,
  ctx: Ctx,
): Promise<Raw> {
  const kas = await findTampak(on, params.no, ctx);
  const cetak = await bacaCetak(on, 'KAS', ctx, query.ukuran);
  const sheet = strukKas(kas, {
    ...ctx.toko,
    cetak,
    jam: localTime(kas.input_date, ctx.toko.zona).slice(11),
    salinan: sudahSalinan(kas.input_date),
  });
  return kirimStruk(
    [sheet],
    { title: `Bukti Kas ${params.no}`, name: `KAS ${params.no}`, paper: cetak.paper },
    ctx,
  );
}

/** A reprint is approved and counted, and its paper says COPY n (D-6.5). */
export async function cetakUlangKas(
  tx: Tx,
  { params, body }: InputOf<typeof cetakUlangKasEndpoint>,
  ctx: Ctx,
) {
  const kas = await lockKas(tx, ctx.kode_toko, params.no);
  if (!kas) throw missing(TIDAK_KAS.KAS_TIDAK_ADA);
  await perluOtorisasi(tx, ctx, [
    {
      event: 'CETAK_ULANG',
      ringkasan: `Cetak ulang bukti kas ${params.no}`,
      angka: [
        { label: 'No Kas', nilai: params.no },
        { label: 'Sudah dicetak', nilai: `${kas.cetak_ke} kali` },
        { label: 'Alasan', nilai: body.alasan ?? '-' },
      ],
    },
  ]);
  const { cetak_ke } = await addCetakKas(tx, ctx.kode_toko, params.no);
  tx.audit({
    tindakan: 'CETAK_ULANG',
    tabel: 'kas',
    kunci: params.no,
    sebelum: { cetak_ke: kas.cetak_ke },
    sesudah: { cetak_ke, alasan: body.alasan },
  });
  return { no_kas: params.no, cetak_ke };
}
