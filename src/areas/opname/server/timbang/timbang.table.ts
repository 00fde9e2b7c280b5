import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { BakiLalu, HasilTimbang, IsiBaki, TimbangLalu } from '#areas/opname/rules/timbang.ts';

export type Timbang = {
  id: number;
  tgl_system: Hari;
  no_timbang: string | null;
  kode_gudang: string;
  kode_baki: string;
  waktu: string;
  qty: number;
  status: 'MULAI' | 'COCOK' | 'SELISIH' | 'DITERIMA';
  berat_timbang: Miligram | null;
  berat: Miligram | null;
  berat_baki: Miligram | null;
  berat_label: Miligram | null;
  kemasan: Miligram | null;
  selisih: Miligram | null;
  toleransi: Miligram | null;
  input_by: string;
  diterima_by: string | null;
};

const KOLOM = sql`id, tgl_system, no_timbang, kode_gudang, kode_baki, coalesce(timbang_date, input_date) as waktu, qty,
  status, berat_timbang, berat, berat_baki, berat_label, kemasan, selisih, toleransi, input_by, diterima_by`;

/** What is on the list: everything started and not emptied since. */
export const listTimbang = (on: Sql, kode_toko: string): Promise<Timbang[]> =>
  on.many(sql<Timbang>`
    select ${KOLOM} from timbang where kode_toko = ${kode_toko} and di_daftar order by id desc`);

export const lockTimbang = (tx: Tx, kode_toko: string, id: number): Promise<Timbang | undefined> =>
  tx.maybe(sql<Timbang>`
    select ${KOLOM} from timbang where kode_toko = ${kode_toko} and id = ${id} for update`);

/** The tray with what lies in it now; nothing where there is no such tray. */
export const findIsiBaki = async (
  on: Sql,
  kode_toko: string,
  kode_gudang: string,
  kode_baki: string,
): Promise<IsiBaki | undefined> => {
  const row = await on.maybe(sql<IsiBaki>`
    select t.berat_baki, (p.qty + m.qty)::int as qty, (p.berat + m.berat)::bigint as berat, p.berat_label
      from baki t cross join lateral (
        select count(*) as qty, coalesce(sum(b.berat), 0) as berat,
               coalesce(sum(b.berat_label), 0)::bigint as berat_label
          from barang b where b.kode_toko = t.kode_toko and b.kode_gudang = t.kode_gudang
           and b.kode_baki = t.kode_baki and b.status in ('READY', 'TITIP')) p
      cross join lateral (
        select coalesce(sum(v.qty), 0) as qty, coalesce(sum(v.mg), 0) as berat
          from v_manual_ada v where v.shop = t.kode_toko and v.gudang = t.kode_gudang and v.baki = t.kode_baki) m
     where t.kode_toko = ${kode_toko} and t.kode_gudang = ${kode_gudang} and t.kode_baki = ${kode_baki}
       and t.is_active`);
  return row && { ...row, berat: mg(row.berat), berat_label: mg(row.berat_label) };
};

/** A tray that waits to be weighed is on the list once. */
export const saveMulai = async (
  tx: Tx,
  kode_gudang: string,
  kode_baki: string,
  qty: number,
  ctx: Ctx,
): Promise<number> => {
  const waiting = await tx.maybe(sql<{ id: number }>`
    select id from timbang where kode_toko = ${ctx.kode_toko} and kode_gudang = ${kode_gudang}
       and kode_baki = ${kode_baki} and di_daftar and status = 'MULAI' for update`);
  if (waiting) return waiting.id;
  const { id } = await tx.one(sql<{ id: number }>`
    insert into timbang (kode_toko, tgl_system, input_date, kode_gudang, kode_baki, qty, status, input_by, op)
    values (${ctx.kode_toko}, ${ctx.hari}::date, waktu(), ${kode_gudang}, ${kode_baki}, ${qty}, 'MULAI',
            ${ctx.user_id}, ${ctx.op}::uuid) returning id`);
  return id;
};

type Hasil = IsiBaki &
  Pick<HasilTimbang, 'selisih' | 'status'> & {
    id: number;
    no_timbang: string;
    berat_timbang: Miligram;
    kemasan: Miligram;
    toleransi: Miligram;
  };

export const saveHasil = (tx: Tx, row: Hasil, ctx: Ctx): Promise<number> =>
  tx.run(sql`
    update timbang set no_timbang = ${row.no_timbang}, tgl_system = ${ctx.hari}::date, timbang_date = waktu(),
           qty = ${row.qty}, berat = ${row.berat}, berat_baki = ${row.berat_baki}, berat_label = ${row.berat_label},
           kemasan = ${row.kemasan}, berat_timbang = ${row.berat_timbang}, selisih = ${row.selisih},
           toleransi = ${row.toleransi}, status = ${row.status}, input_by = ${ctx.user_id}, op = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and id = ${row.id} and status = 'MULAI'`);

export const saveDiterima = (tx: Tx, id: number, alasan: string, ctx: Ctx): Promise<number> =>
  tx.run(sql`
    update timbang set status = 'DITERIMA', diterima_by = ${ctx.user_id}, diterima_date = waktu(), alasan = ${alasan},
           op_terima = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and id = ${id}`);

/** Started rows go, weighed ones leave the list and stay on record. */
export const emptyDaftar = async (tx: Tx, ctx: Ctx): Promise<void> => {
  await tx.run(
    sql`update timbang set di_daftar = false where kode_toko = ${ctx.kode_toko} and di_daftar`,
  );
};

type Satu = Pick<Timbang, 'id' | 'kode_gudang' | 'kode_baki'>;

/** Weighings of the tray of a row; a row that was started early may be weighed late: the scale's moment orders them. */
const timbangBaki = (kode_toko: string, { id, kode_gudang, kode_baki }: Satu) => sql`
  timbang t join (select coalesce(timbang_date, 'infinity') as waktu, id from timbang
     where kode_toko = ${kode_toko} and id = ${id}) ini on t.id <> ini.id
   where t.kode_toko = ${kode_toko} and t.kode_gudang = ${kode_gudang} and t.kode_baki = ${kode_baki}
     and t.no_timbang is not null`;
const SEBELUM = sql`and (t.timbang_date, t.id) < (ini.waktu, ini.id)`;
const SESUDAH = sql`and (t.timbang_date, t.id) > (ini.waktu, ini.id)`;
const TERAKHIR = sql`order by t.timbang_date desc, t.id desc limit 1`;

export type Sebelum = TimbangLalu &
  Pick<Timbang, 'tgl_system' | 'input_by'> & { berat_timbang: Miligram; kemasan: Miligram };

/** The weighing of a tray before this one, and whether all its pieces were counted since (decision 1034). */
export const findSebelum = async (
  on: Sql,
  kode_toko: string,
  row: Satu,
  hari: Hari,
): Promise<Sebelum | null> =>
  (await on.maybe(sql<Sebelum>`
    select t.tgl_system, t.input_by, t.status, t.selisih, t.toleransi, t.berat_timbang, t.kemasan,
           t.tgl_system = ${hari}::date as hari_ini,
           exists (select from opname o where o.kode_toko = ${kode_toko} and o.kode_gudang = t.kode_gudang
               and o.status = 'SELESAI' and o.tipe = 'BARANG' and o.kode_dept is null
               and (o.kode_baki is null or o.kode_baki = t.kode_baki) and o.mulai_date >= t.timbang_date
               and o.selesai_date <= ini.waktu) as dihitung
      from ${timbangBaki(kode_toko, row)} ${SEBELUM} ${TERAKHIR}`)) ?? null;

export const adaSesudah = async (on: Sql, kode_toko: string, row: Satu): Promise<boolean> =>
  (await on.maybe(sql`select 1 from ${timbangBaki(kode_toko, row)} ${SESUDAH} limit 1`)) !==
  undefined;

/**
 * Before this weighing: the empty tray when it last agreed or was accepted, and the packaging that a superior accepted
 * last, for what agrees alone may be little more each time (decision 1273). Null where the tray never agreed.
 */
export const findBakiLalu = async (
  on: Sql,
  kode_toko: string,
  row: Satu,
): Promise<BakiLalu | null> =>
  (await on.maybe(sql<BakiLalu>`
    select t.berat_baki,
           (select a.kemasan from timbang a
             where a.kode_toko = t.kode_toko and a.kode_gudang = t.kode_gudang and a.kode_baki = t.kode_baki
               and a.status = 'DITERIMA' and (a.timbang_date, a.id) <= (t.timbang_date, t.id)
             order by a.timbang_date desc, a.id desc limit 1) as kemasan
      from ${timbangBaki(kode_toko, row)} ${SEBELUM} and t.status in ('COCOK', 'DITERIMA') ${TERAKHIR}`)) ??
  null;
