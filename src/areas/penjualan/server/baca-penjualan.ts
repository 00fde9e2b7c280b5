import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type {
  cetakUlangJualEndpoint,
  daftarPenjualanEndpoint,
} from '#areas/penjualan/contract/penjualan.api.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { daftarPenjualanQuery } from '#areas/penjualan/server/daftar-penjualan.query.ts';
import { readDokumen } from '#areas/penjualan/server/dokumen-penjualan.ts';
import { addCetak, findPenjualan, lockPenjualan } from '#areas/penjualan/server/penjualan.table.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const MOST = 1000;

/** The list of sales; KASIR sees the open day only (inventory/menu.tsv). */
export async function daftarPenjualan(
  on: Sql,
  { query }: InputOf<typeof daftarPenjualanEndpoint>,
  ctx: Ctx,
) {
  const semuaHari = setidaknya(ctx.level, 'SPV');
  const [skip, limit] = [query.skip ?? 0, Math.min(query.limit ?? 50, MOST)];
  const rows = await on.many(
    daftarPenjualanQuery(ctx.kode_toko, {
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

export async function bacaPenjualan(on: Sql, no: string, ctx: Ctx) {
  const head = await findPenjualan(on, ctx.kode_toko, no);
  if (!head || (!setidaknya(ctx.level, 'SPV') && head.tgl_system !== ctx.hari))
    throw missing(TIDAK_JUAL.PENJUALAN_TIDAK_ADA);
  return readDokumen(on, ctx.kode_toko, head);
}

/** A reprint is approved, counted, and printed as COPY n (D-6.5). */
export async function cetakUlangPenjualan(
  tx: Tx,
  { params, body }: InputOf<typeof cetakUlangJualEndpoint>,
  ctx: Ctx,
) {
  const head = await lockPenjualan(tx, ctx.kode_toko, params.no);
  if (!head) throw missing(TIDAK_JUAL.PENJUALAN_TIDAK_ADA);
  await perluOtorisasi(tx, ctx, [
    {
      event: 'CETAK_ULANG',
      ringkasan: `Cetak ulang nota ${params.no}`,
      angka: [
        { label: 'No Faktur', nilai: params.no },
        { label: 'Sudah dicetak', nilai: `${head.cetak_ke} kali` },
        { label: 'Alasan', nilai: body.alasan ?? '-' },
      ],
    },
  ]);
  const { cetak_ke } = await addCetak(tx, ctx.kode_toko, params.no, ctx.op);
  tx.audit({
    tindakan: 'CETAK_ULANG',
    tabel: 'penjualan',
    kunci: params.no,
    sebelum: { cetak_ke: head.cetak_ke },
    sesudah: { cetak_ke, alasan: body.alasan },
  });
  return { no_faktur_jual: params.no, cetak_ke };
}
