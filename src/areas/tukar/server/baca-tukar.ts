import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  cetakUlangTukarEndpoint,
  daftarTukarEndpoint,
} from '#areas/tukar/contract/tukar.api.ts';
import { TIDAK_TUKAR } from '#areas/tukar/rules/tukar.ts';
import { daftarTukarQuery } from '#areas/tukar/server/daftar-tukar.query.ts';
import { readDokumenTukar, type DokumenTukar } from '#areas/tukar/server/dokumen-tukar.ts';
import { addCetakTukar, findTiket, lockTiket } from '#areas/tukar/server/tukar.table.ts';

const MOST = 1000;

/** The list of exchanges; KASIR sees the open day only (inventory/menu.tsv). */
export async function daftarTukar(
  on: Sql,
  { query }: InputOf<typeof daftarTukarEndpoint>,
  ctx: Ctx,
) {
  const semuaHari = setidaknya(ctx.level, 'SPV');
  const [skip, limit] = [query.skip ?? 0, Math.min(query.limit ?? 50, MOST)];
  const rows = await on.many(
    daftarTukarQuery(ctx.kode_toko, {
      ...query,
      skip,
      limit,
      tgl_from: semuaHari ? (query.tgl_from ?? ctx.hari) : ctx.hari,
      tgl_to: semuaHari ? (query.tgl_to ?? ctx.hari) : ctx.hari,
    }),
  );
  const [first] = rows;
  const data = rows.map(
    ({ jumlah_semua: _j, total_berat: _b, total_berat_beli: _m, total_selisih: _s, ...row }) => row,
  );
  return {
    data: data as never,
    count: first?.jumlah_semua ?? 0,
    skip,
    limit,
    total: {
      berat: first?.total_berat ?? 0,
      berat_beli: first?.total_berat_beli ?? 0,
      selisih: first?.total_selisih ?? 0,
    },
  };
}

export async function bacaTukar(on: Sql, no: string, ctx: Ctx): Promise<DokumenTukar> {
  const tiket = await findTiket(on, ctx.kode_toko, no);
  if (!tiket || (!setidaknya(ctx.level, 'SPV') && tiket.tgl_system !== ctx.hari))
    throw missing(TIDAK_TUKAR.TUKAR_TIDAK_ADA);
  return readDokumenTukar(on, ctx.kode_toko, tiket);
}

/** A reprint is approved, counted, and printed as COPY n (D-6.5). */
export async function cetakUlangTukar(
  tx: Tx,
  { params, body }: InputOf<typeof cetakUlangTukarEndpoint>,
  ctx: Ctx,
) {
  const tiket = await lockTiket(tx, ctx.kode_toko, params.no);
  if (!tiket) throw missing(TIDAK_TUKAR.TUKAR_TIDAK_ADA);
  await perluOtorisasi(tx, ctx, [
    {
      event: 'CETAK_ULANG',
      ringkasan: `Cetak ulang tukar tambah ${params.no}`,
      angka: [
        { label: 'No Tukar', nilai: params.no },
        { label: 'Sudah dicetak', nilai: `${tiket.cetak_ke} kali` },
        { label: 'Alasan', nilai: body.alasan ?? '-' },
      ],
    },
  ]);
  const where = { kode_toko: ctx.kode_toko, no: params.no, op: ctx.op };
  const { cetak_ke } = await addCetakTukar(tx, where);
  tx.audit({
    tindakan: 'CETAK_ULANG',
    tabel: 'tukar',
    kunci: params.no,
    sebelum: { cetak_ke: tiket.cetak_ke },
    sesudah: { cetak_ke, alasan: body.alasan },
  });
  return { no_tukar: params.no, cetak_ke };
}
