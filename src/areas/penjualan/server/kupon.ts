import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { plus, times } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { samarkanKupon } from '#kit/rules/masked.ts';
import * as api from '#areas/penjualan/contract/kupon.api.ts';
import { kuponEndpoint, kuponRow } from '#areas/penjualan/contract/kupon-satu.api.ts';
import { statusKupon, TIDAK_KUPON } from '#areas/penjualan/rules/kupon.ts';
import {
  findJenisKupon,
  findKupon,
  insertKupon,
  listKupon,
  lockKuponId,
  lockTerbitHari,
  saveBatalKupon,
  type JenisKuponRow,
  type KuponRow,
} from '#areas/penjualan/server/kupon.table.ts';
import { susunKupon } from '#areas/penjualan/server/terbit-kupon.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  JENIS_KUPON_TIDAK_ADA: { field: 'jenis_kupon', message: 'Jenis Kupon Tidak Ditemukan' },
  NOMOR_SATU: { field: 'no_kupon', message: 'Nomor Sendiri Hanya Untuk Satu Kupon' },
  KUPON_SUDAH_ADA: { message: 'Kupon {no_kupon} Sudah Ada' },
});
type Kupon = AnswerOf<typeof kuponEndpoint>;
const LIMIT = 50;

export const kuponServer: readonly Route[] = [
  serve(api.daftarKuponEndpoint, async (on, { query }, ctx: Ctx) => {
    const [skip, limit] = [query.skip ?? 0, query.limit ?? LIMIT];
    const rows = await listKupon(on, ctx.kode_toko, {
      hari: ctx.hari,
      q: query.q ?? null,
      status: chosen(query.status),
      jenis_kupon: chosen(query.jenis_kupon),
      skip,
      limit,
    });
    return {
      data: rows.map((row) => disamarkan(tampil(row, ctx))),
      count: rows[0]?.jumlah_semua ?? 0,
      skip,
      limit,
    };
  }),
  serve(kuponEndpoint, async (on, { params }, ctx: Ctx) =>
    tampil(await adaKupon(on, params.no_kupon, ctx), ctx),
  ),
  serveWrite(api.terbitKuponEndpoint, terbitKupon),
  serveWrite(api.batalKuponEndpoint, batalKupon),
];

const chosen = (value: string | undefined): string | null =>
  value === undefined || value === 'ALL' ? null : value;

async function adaKupon(on: Sql, no_kupon: string, ctx: Ctx): Promise<KuponRow> {
  const found = await findKupon(on, ctx.kode_toko, no_kupon);
  if (!found) throw missing(fill(TIDAK_KUPON.KUPON_TIDAK_ADA, { no_kupon }));
  return found;
}

/** Only what the contract names, with the state of today. */
function tampil(row: KuponRow, { hari }: Ctx): Kupon {
  const fields = Object.keys(kuponRow).map((name) => [name, row[name as keyof KuponRow]]);
  return { ...Object.fromEntries(fields), status: statusKupon(row, hari) } as Kupon;
}

/** Numbers that are worth money are said whole when they are minted and when they are scanned. */
const disamarkan = (one: Kupon): Kupon =>
  one.status === 'TERBIT' ? { ...one, no_kupon: samarkanKupon(one.no_kupon) } : one;

/** What a person mints by hand on a day, above BATAS_KUPON_TERBIT or of a percent, is the owner's to agree to. */
async function tuntutTerbit(
  tx: Tx,
  jenis: JenisKuponRow,
  banyak: number,
  ctx: Ctx,
): Promise<boolean> {
  const batas = ctx.param(penjualanParam.BATAS_KUPON_TERBIT);
  const sebelum = await lockTerbitHari(tx, ctx.user_id, ctx.hari);
  const nilai = jenis.nilai === null ? null : times(jenis.nilai, jenis.kali_pakai * banyak);
  if (nilai !== null && plus(sebelum, nilai) <= batas) return false;
  await perluOtorisasi(tx, ctx, [
    {
      event: penjualanEvents.KUPON_BANYAK,
      ringkasan: sentence('Terbitkan {n} kupon {jenis}', { n: banyak, jenis: jenis.jenis_kupon }),
      angka: [
        { label: 'Jenis kupon', nilai: jenis.jenis_kupon },
        { label: 'Banyak', nilai: String(banyak) },
        {
          label: 'Nilai',
          nilai: nilai === null ? formatPersen(jenis.persen!) : formatRupiah(nilai),
        },
        { label: 'Sudah diterbitkan hari ini', nilai: formatRupiah(sebelum) },
        { label: 'Batas sehari', nilai: formatRupiah(batas) },
      ],
    },
  ]);
  return true;
}

/** Coupons by hand: one with a number of the shop's own, or as many as are asked for. */
async function terbitKupon(
  tx: Tx,
  { body }: InputOf<typeof api.terbitKuponEndpoint>,
  ctx: Ctx,
): Promise<Kupon[]> {
  const { jenis_kupon, banyak, no_kupon, nama_customer } = body;
  const jenis = await findJenisKupon(tx, ctx.kode_toko, jenis_kupon);
  refuseIf([
    ...(jenis ? [] : [TIDAK.JENIS_KUPON_TIDAK_ADA]),
    ...(no_kupon !== null && banyak > 1 ? [TIDAK.NOMOR_SATU] : []),
  ]);
  const perlu_setuju = await tuntutTerbit(tx, jenis!, banyak, ctx);
  const untuk = {
    perlu_setuju,
    faktur_terbit: null,
    kode_customer: null,
    nama_customer: nama_customer ?? '',
  };
  const rows = Array.from({ length: banyak }, (_, at) =>
    susunKupon(jenis!, { ...untuk, no_kupon, ke: at + 1 }, ctx),
  );
  const where = { kode_toko: ctx.kode_toko, tgl: ctx.hari, user_id: ctx.user_id, op: ctx.op };
  const baru = await insertKupon(tx, where, rows);
  conflictIf(
    baru.length < banyak,
    fill(TIDAK.KUPON_SUDAH_ADA, { no_kupon: no_kupon ?? jenis_kupon }),
  );
  const made = await Promise.all(baru.map(async (no) => tampil(await adaKupon(tx, no, ctx), ctx)));
  for (const one of made)
    tx.audit({ tindakan: 'TERBIT', tabel: 'kupon', kunci: one.no_kupon, sesudah: one });
  return made;
}

async function batalKupon(
  tx: Tx,
  { params, body }: InputOf<typeof api.batalKuponEndpoint>,
  ctx: Ctx,
): Promise<Kupon> {
  const { id_kupon: id } = params;
  const before = await lockKuponId(tx, ctx.kode_toko, Number(id));
  if (!before) throw missing(fill(TIDAK_KUPON.KUPON_TIDAK_ADA, { no_kupon: id }));
  const { no_kupon } = before;
  conflictIf(before.batal, fill(TIDAK_KUPON.KUPON_BATAL, { no_kupon }));
  conflictIf(before.sisa === 0, fill(TIDAK_KUPON.KUPON_HABIS, { no_kupon }));
  await saveBatalKupon(tx, ctx.kode_toko, no_kupon, body.alasan, ctx.op);
  const after = tampil(await adaKupon(tx, no_kupon, ctx), ctx);
  tx.audit({
    tindakan: 'BATAL',
    tabel: 'kupon',
    kunci: no_kupon,
    sebelum: tampil(before, ctx),
    sesudah: after,
  });
  return after;
}
