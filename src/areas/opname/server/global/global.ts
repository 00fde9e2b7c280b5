import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf, invariant } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { saveBatalDokumen } from '#areas/dokumen/server/dokumen.table.ts';
import type {
  batalGlobalEndpoint,
  hitungGlobalEndpoint,
} from '#areas/opname/contract/global.api.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { hitungGlobal, TIDAK_GLOBAL } from '#areas/opname/rules/global.ts';
import {
  findPenghitung,
  listBakiGlobal,
  lockBakiGlobal,
  lockGlobal,
  saveBatalGlobal,
  saveGlobal,
  type BakiGlobal,
} from '#areas/opname/server/global/global.table.ts';
import { findIsiBaki } from '#areas/opname/server/timbang/timbang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { opnameParam } from '#areas/opname/contract/opname.parameter.ts';
import { opnameModul } from '#areas/opname/contract/opname.modul.ts';

export const daftarGlobal = (on: Sql, _: unknown, ctx: Ctx) =>
  listBakiGlobal(on, ctx.kode_toko, ctx.hari);

/** Trays that were not counted on a day: closing names them, and closes all the same (D-33.10). */
export async function bakiBelumOpname(
  on: Sql,
  { kode_toko, modul }: Ctx,
  tgl: Hari,
): Promise<{ baki_belum_opname?: string[] }> {
  if (!modul(opnameModul.OPNAME_GLOBAL_DAILY_MODULE)) return {};
  const rows = await listBakiGlobal(on, kode_toko, tgl);
  const belum = rows.filter((one) => one.status === 'BELUM');
  return { baki_belum_opname: belum.map((one) => one.kode_baki) };
}

/** A tray counted and weighed as a whole; only now what it should hold is shown. */
export async function opnameGlobal(
  tx: Tx,
  { body }: InputOf<typeof hitungGlobalEndpoint>,
  ctx: Ctx,
): Promise<BakiGlobal> {
  const { kode_gudang, kode_baki, qty_fisik, berat_fisik } = body;
  const ada = await lockBakiGlobal(tx, ctx.kode_toko, kode_gudang, kode_baki);
  refuseIf(ada ? [] : [fill(TIDAK_GLOBAL.BAKI_TIDAK_ADA, { kode_baki, kode_gudang })]);
  const user_id = await findPenghitung(tx, ctx.kode_toko, kode_gudang, kode_baki, ctx.hari);
  if (user_id) conflictIf(true, fill(TIDAK_GLOBAL.SUDAH_DIHITUNG, { kode_baki, user_id }));
  const isi = await findIsiBaki(tx, ctx.kode_toko, kode_gudang, kode_baki);
  invariant(isi, 'a held tray can be read');
  const toleransi = ctx.param(opnameParam.TOLERANSI_TIMBANG_BAKI);
  const hasil = hitungGlobal(isi, { qty: qty_fisik, berat: berat_fisik }, toleransi);
  const no_opname_global = await takeNomor(tx, ctx.kode_toko, 'OG', ctx.hari);
  const { qty, berat, berat_label } = isi;
  const row = { no_opname_global, ...body, qty, berat, berat_label, toleransi, ...hasil };
  await saveGlobal(tx, row, ctx);
  tx.audit({
    tindakan: 'OPNAME_GLOBAL',
    tabel: 'opname_global',
    kunci: no_opname_global,
    sesudah: row,
  });
  tx.ring('timbang-baki', { kode_gudang, kode_baki });
  return bakiKini(tx, kode_gudang, kode_baki, ctx);
}

/** Sets a count of today aside by approval; it stays on record and the tray waits again. */
export async function batalGlobal(
  tx: Tx,
  { params: { no }, body: { alasan } }: InputOf<typeof batalGlobalEndpoint>,
  ctx: Ctx,
): Promise<BakiGlobal> {
  const head = await lockGlobal(tx, ctx.kode_toko, no);
  if (!head) throw missing(TIDAK_GLOBAL.GLOBAL_TIDAK_ADA);
  conflictIf(head.status === 'CANC', TIDAK_GLOBAL.GLOBAL_SUDAH_BATAL);
  refuseIf(head.tgl_system === ctx.hari ? [] : [TIDAK_GLOBAL.GLOBAL_KEMARIN]);
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.BATAL_OPNAME_GLOBAL,
      ringkasan: sentence('Hitung ulang baki {kode_gudang}/{kode_baki}', {
        kode_gudang: head.kode_gudang,
        kode_baki: head.kode_baki,
      }),
      angka: [
        {
          label: 'Hasil',
          nilai: sentence('{qty_fisik} dari {qty} barang', {
            qty_fisik: head.qty_fisik,
            qty: head.qty,
          }),
        },
        { label: 'Selisih berat', nilai: `${formatGram(head.selisih)} g` },
        { label: 'Petugas', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
  const no_batal = await takeNomor(tx, ctx.kode_toko, 'OX', ctx.hari);
  const jenis = { tabel: 'opname_global', nomor: 'no_opname_global' };
  await saveBatalDokumen(tx, jenis, { no, no_batal, alasan }, ctx);
  await saveBatalGlobal(tx, no, ctx);
  tx.audit({
    tindakan: 'BATAL',
    tabel: 'opname_global',
    kunci: no,
    sebelum: head,
    sesudah: { no_batal, alasan },
  });
  tx.ring('timbang-baki', {});
  return bakiKini(tx, head.kode_gudang, head.kode_baki, ctx);
}

async function bakiKini(tx: Tx, kode_gudang: string, kode_baki: string, ctx: Ctx) {
  const rows = await listBakiGlobal(tx, ctx.kode_toko, ctx.hari);
  const found = rows.find((one) => one.kode_gudang === kode_gudang && one.kode_baki === kode_baki);
  if (found) return found;
  const kosong = { qty: null, qty_fisik: null, selisih_qty: null, waktu: null, input_by: null };
  const berat = {
    berat: null,
    berat_fisik: null,
    berat_label: null,
    selisih: null,
    toleransi: null,
  };
  const tempat = { kode_gudang, kode_baki, nama: '', no_opname_global: null };
  return { ...tempat, ...kosong, ...berat, status: 'BELUM' as const };
}
