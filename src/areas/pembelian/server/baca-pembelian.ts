import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  cariNotaEndpoint,
  cetakUlangBeliEndpoint,
  daftarPembelianEndpoint,
} from '#areas/pembelian/contract/pembelian.api.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { daftarPembelianQuery } from '#areas/pembelian/server/daftar-pembelian.query.ts';
import { cariNota } from '#areas/pembelian/server/dasar-beli.query.ts';
import { readDokumenBeli } from '#areas/pembelian/server/dokumen-pembelian.ts';
import {
  addCetakBeli,
  findPembelian,
  lockPembelian,
} from '#areas/pembelian/server/pembelian.table.ts';

const MOST = 1000;

/** The list of buy-backs; KASIR sees the open day only (inventory/menu.tsv). */
export async function daftarPembelian(
  on: Sql,
  { query }: InputOf<typeof daftarPembelianEndpoint>,
  ctx: Ctx,
) {
  const semuaHari = setidaknya(ctx.level, 'SPV');
  const [skip, limit] = [query.skip ?? 0, Math.min(query.limit ?? 50, MOST)];
  const rows = await on.many(
    daftarPembelianQuery(ctx.kode_toko, {
      ...query,
      skip,
      limit,
      tgl_from: semuaHari ? (query.tgl_from ?? ctx.hari) : ctx.hari,
      tgl_to: semuaHari ? (query.tgl_to ?? ctx.hari) : ctx.hari,
    }),
  );
  const [first] = rows;
  const data = rows.map(
    ({ jumlah_semua: _j, total_qty: _q, total_berat: _b, total_rupiah: _r, ...row }) => row,
  );
  return {
    data: data as never,
    count: first?.jumlah_semua ?? 0,
    skip,
    limit,
    total: {
      qty: first?.total_qty ?? 0,
      berat: first?.total_berat ?? 0,
      grand_total: first?.total_rupiah ?? 0,
    },
  };
}

export async function bacaPembelian(on: Sql, no: string, ctx: Ctx) {
  const head = await findPembelian(on, ctx.kode_toko, no);
  if (!head || (!setidaknya(ctx.level, 'SPV') && head.tgl_system !== ctx.hari))
    throw missing(TIDAK_BELI.PEMBELIAN_TIDAK_ADA);
  return readDokumenBeli(on, ctx.kode_toko, head);
}

/** The pieces of a nota of ours, by its number or by one piece's barcode. */
export async function cariNotaBeli(on: Sql, { query }: InputOf<typeof cariNotaEndpoint>, ctx: Ctx) {
  const rows = await cariNota(on, ctx.kode_toko, query.q);
  if (rows.length === 0) throw missing(TIDAK_BELI.NOTA_TIDAK_ADA);
  return rows;
}

/** A reprint is approved, counted, and printed as COPY n (D-6.5). */
export async function cetakUlangPembelian(
  tx: Tx,
  { params, body }: InputOf<typeof cetakUlangBeliEndpoint>,
  ctx: Ctx,
) {
  const head = await lockPembelian(tx, ctx.kode_toko, params.no);
  if (!head) throw missing(TIDAK_BELI.PEMBELIAN_TIDAK_ADA);
  await perluOtorisasi(tx, ctx, [
    {
      event: 'CETAK_ULANG',
      ringkasan: `Cetak ulang pembelian ${params.no}`,
      angka: [
        { label: 'No Faktur', nilai: params.no },
        { label: 'Sudah dicetak', nilai: `${head.cetak_ke} kali` },
        { label: 'Alasan', nilai: body.alasan ?? '-' },
      ],
    },
  ]);
  const { cetak_ke } = await addCetakBeli(tx, ctx.kode_toko, params.no, ctx.op);
  tx.audit({
    tindakan: 'CETAK_ULANG',
    tabel: 'pembelian',
    kunci: params.no,
    sebelum: { cetak_ke: head.cetak_ke },
    sesudah: { cetak_ke, alasan: body.alasan },
  });
  return { no_faktur_beli: params.no, cetak_ke };
}
