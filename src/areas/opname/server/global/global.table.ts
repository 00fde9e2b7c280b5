import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type BakiGlobal = {
  kode_gudang: string;
  kode_baki: string;
  nama: string;
  no_opname_global: string | null;
  qty_fisik: number | null;
  berat_fisik: Miligram | null;
  qty: number | null;
  selisih_qty: number | null;
  berat: Miligram | null;
  berat_label: Miligram | null;
  selisih: Miligram | null;
  toleransi: Miligram | null;
  status: 'BELUM' | 'COCOK' | 'SELISIH';
  waktu: string | null;
  input_by: string | null;
};

/** Trays for selling that hold something or were counted today, each with its count. */
export const listBakiGlobal = (on: Sql, kode_toko: string, tgl: Hari): Promise<BakiGlobal[]> =>
  on.many(sql<BakiGlobal>`
    select t.kode_gudang, t.kode_baki, t.nama, g.no_opname_global, g.qty_fisik, g.berat_fisik, g.qty, g.selisih_qty,
           g.berat, g.berat_label, g.selisih, g.toleransi, coalesce(g.hasil, 'BELUM') as status,
           g.input_date as waktu, g.input_by
      from baki t
      left join opname_global g on g.kode_toko = t.kode_toko and g.kode_gudang = t.kode_gudang
           and g.kode_baki = t.kode_baki and g.tgl_system = ${tgl}::date and g.status = 'DONE'
     where t.kode_toko = ${kode_toko} and t.is_active
       and (g.no_opname_global is not null or exists (
             select from barang b where b.kode_toko = t.kode_toko and b.kode_gudang = t.kode_gudang
                and b.kode_baki = t.kode_baki and b.status in ('READY', 'TITIP')) or exists (
             select from v_manual m where m.shop = t.kode_toko and m.gudang = t.kode_gudang and m.baki = t.kode_baki
                and m.qty > 0))
     order by t.kode_gudang, t.kode_baki`);

/** The tray held, so that two people do not count it at once; whether there is such a one. */
export const lockBakiGlobal = async (
  tx: Tx,
  kode_toko: string,
  kode_gudang: string,
  kode_baki: string,
): Promise<boolean> =>
  (await tx.maybe(sql`
    select from baki where kode_toko = ${kode_toko} and kode_gudang = ${kode_gudang} and kode_baki = ${kode_baki}
       and is_active for update`)) !== undefined;

/** Who counted it on that day: asked once it is held, for what is read beside a lock is as old as its wait. */
export const findPenghitung = async (
  on: Sql,
  kode_toko: string,
  kode_gudang: string,
  kode_baki: string,
  tgl: Hari,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ input_by: string }>`
    select input_by from opname_global
     where kode_toko = ${kode_toko} and kode_gudang = ${kode_gudang} and kode_baki = ${kode_baki}
       and tgl_system = ${tgl}::date and status = 'DONE'`)
  )?.input_by;

type Baru = {
  no_opname_global: string;
  kode_gudang: string;
  kode_baki: string;
  qty: number;
  berat: Miligram;
  berat_label: Miligram;
  qty_fisik: number;
  berat_fisik: Miligram;
  selisih_qty: number;
  selisih: Miligram;
  toleransi: Miligram;
  status: 'COCOK' | 'SELISIH';
};

export const saveGlobal = (tx: Tx, row: Baru, ctx: Ctx): Promise<number> =>
  tx.run(sql`
    insert into opname_global (kode_toko, no_opname_global, tgl_system, input_date, kode_gudang, kode_baki, qty,
        berat, berat_label, qty_fisik, berat_fisik, selisih_qty, selisih, toleransi, hasil, status, input_by, op)
    values (${ctx.kode_toko}, ${row.no_opname_global}, ${ctx.hari}::date, waktu(), ${row.kode_gudang},
        ${row.kode_baki}, ${row.qty}, ${row.berat}, ${row.berat_label}, ${row.qty_fisik}, ${row.berat_fisik},
        ${row.selisih_qty}, ${row.selisih}, ${row.toleransi}, ${row.status}, 'DONE', ${ctx.user_id},
        ${ctx.op}::uuid)`);

export type Global = {
  no_opname_global: string;
  tgl_system: Hari;
  kode_gudang: string;
  kode_baki: string;
  qty: number;
  qty_fisik: number;
  selisih: Miligram;
  status: 'DONE' | 'CANC';
  input_by: string;
};

export const lockGlobal = (tx: Tx, kode_toko: string, no: string): Promise<Global | undefined> =>
  tx.maybe(sql<Global>`
    select no_opname_global, tgl_system, kode_gudang, kode_baki, qty, qty_fisik, selisih, status, input_by
      from opname_global where kode_toko = ${kode_toko} and no_opname_global = ${no} for update`);

export const saveBatalGlobal = (tx: Tx, no: string, ctx: Ctx): Promise<number> =>
  tx.run(sql`
    update opname_global set op_batal = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and no_opname_global = ${no}`);
