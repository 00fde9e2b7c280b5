import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { invariant } from '#kit/server/problem.ts';
import type { Bukuan, Hasil } from '#areas/opname/rules/opname.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Of labelled pieces, of delivered goods that lie loose (D-33.27), or of loose stones (D-45.7). */
export type TipeOpname = 'BARANG' | 'PENERIMAAN' | 'BERLIAN';

export type Opname = {
  id: number;
  tipe: TipeOpname;
  no_opname: string | null;
  tgl_system: Hari;
  mulai_date: string;
  mulai_by: string;
  kode_gudang: string;
  kode_baki: string | null;
  kode_dept: string | null;
  status: 'BERJALAN' | 'SELESAI' | 'KOSONG' | 'BATAL';
};

const KOLOM = sql`id, tipe, no_opname, tgl_system, mulai_date, mulai_by, kode_gudang, kode_baki, kode_dept, status`;

/** Running counts, and the last that were finished or emptied. */
export const listOpname = (on: Sql, kode_toko: string, tipe: TipeOpname): Promise<Opname[]> =>
  on.many(sql<Opname>`
    select ${KOLOM} from opname where kode_toko = ${kode_toko} and tipe = ${tipe}
     order by (status = 'BERJALAN') desc, id desc limit 50`);

const byId = (kode_toko: string, tipe: TipeOpname, id: number) => sql<Opname>`
  select ${KOLOM} from opname where kode_toko = ${kode_toko} and id = ${id} and tipe = ${tipe}`;

export const findOpname = (
  on: Sql,
  kode_toko: string,
  tipe: TipeOpname,
  id: number,
): Promise<Opname | undefined> => on.maybe(byId(kode_toko, tipe, id));

/** A count as it is after what was just written of it. */
export const readOpname = (
  on: Sql,
  kode_toko: string,
  tipe: TipeOpname,
  id: number,
): Promise<Opname> => on.one(byId(kode_toko, tipe, id));

export const findNoOpname = (
  on: Sql,
  kode_toko: string,
  no_opname: string,
): Promise<Opname | undefined> =>
  on.maybe(sql<Opname>`
    select ${KOLOM} from opname where kode_toko = ${kode_toko} and no_opname = ${no_opname}`);

/** Held alone by who begins, ends or empties; scanners share it, so that none comes after the end. */
export const lockOpname = (
  tx: Tx,
  kode_toko: string,
  tipe: TipeOpname,
  id: number,
  sendiri: boolean,
): Promise<Opname | undefined> =>
  tx.maybe(sql<Opname>`
    select ${KOLOM} from opname where kode_toko = ${kode_toko} and id = ${id} and tipe = ${tipe}
       ${sendiri ? sql`for update` : sql`for share`}`);

const KUNCI = statement(`select pg_advisory_xact_lock(hashtextextended('opname:' || $1, 0))`);

type Tempat = Pick<Opname, 'tipe' | 'kode_gudang' | 'kode_baki' | 'kode_dept'>;

/** A running count of the same kind that has a place in common with this one. */
export async function lockBerjalan(
  tx: Tx,
  kode_toko: string,
  { tipe, kode_gudang, kode_baki }: Omit<Tempat, 'kode_dept'>,
): Promise<Opname | undefined> {
  await tx.call(KUNCI, [kode_toko]);
  return tx.maybe(sql<Opname>`
    select ${KOLOM} from opname
     where kode_toko = ${kode_toko} and status = 'BERJALAN' and kode_gudang = ${kode_gudang} and tipe = ${tipe}
       and (kode_baki is null or ${kode_baki}::text is null or kode_baki = ${kode_baki}) limit 1`);
}

export const saveOpname = async (
  tx: Tx,
  { tipe, kode_gudang, kode_baki, kode_dept }: Tempat,
  ctx: Ctx,
): Promise<number> =>
  (
    await tx.one(sql<{ id: number }>`
      insert into opname (kode_toko, tipe, status, kode_gudang, kode_baki, kode_dept, mulai_by, mulai_date, tgl_system,
          op)
      values (${ctx.kode_toko}, ${tipe}, 'BERJALAN', ${kode_gudang}, ${kode_baki}, ${kode_dept}, ${ctx.user_id},
          waktu(), ${ctx.hari}::date, ${ctx.op}::uuid) returning id`)
  ).id;

/** Writes down every piece that lies in the scope of a count now; what is put aside for customers is in no tray. */
export const saveIsiOpname = (
  tx: Tx,
  id: number,
  { kode_gudang, kode_baki, kode_dept }: Omit<Tempat, 'tipe'>,
  { kode_toko }: Ctx,
): Promise<number> =>
  tx.run(sql`
    insert into opname_barang (kode_toko, id, kode_barcode)
    select kode_toko, ${id}, kode_barcode from barang b
     where kode_toko = ${kode_toko} and kode_gudang = ${kode_gudang}
       ${kode_baki ? sql`and kode_baki = ${kode_baki}` : sql``}
       ${kode_dept ? sql`and kode_dept = ${kode_dept}` : sql``}
       and status in ('READY', 'TITIP')`);

export type Terpindai = { kode: string; kode_barcode: string | null; kembar: boolean };

/** Each code with the piece behind it; a tag is looked up only where the shop has readers. */
const CARI = statement(`
  select k.kode, b.kode_barcode, b.nama_barang
    from unnest($2::text[]) with ordinality k (kode, urut)
    left join lateral (
      select kode_barcode, nama_barang from barang x
       where x.kode_toko = $1 and (x.kode_barcode = k.kode or ($3 and x.tag_id = k.kode))
       order by x.status in ('READY', 'TITIP') desc, x.kode_barcode = k.kode desc limit 1) b on true
   order by k.urut`);

export type Kenal = { kode: string; kode_barcode: string | null; nama_barang: string | null };
export const findKode = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
  rfid: boolean,
): Promise<Kenal[]> => on.call<Kenal>(CARI, [kode_toko, codes, rfid]);

type CaraPindai = {
  readonly baki: string | null;
  readonly berat: Miligram | null;
  readonly berulang: boolean;
  /** Stones that were counted under the code, and those that the book has there now. */
  readonly butir?: number;
  readonly butir_buku?: number;
};

/** Writes one scan: the first of a piece counts, also where two come at once. */
export const savePindai = async (
  tx: Tx,
  id: number,
  { kode, kode_barcode }: Pick<Kenal, 'kode' | 'kode_barcode'>,
  { baki, berat, berulang, butir, butir_buku }: CaraPindai,
  ctx: Ctx,
): Promise<{ kembar: boolean }> => {
  const insert = (kembar: boolean) => sql`
    insert into opname_pindai (kode_toko, id, kode, kode_barcode, kembar, baki_fisik, berat_fisik, butir, butir_buku,
        user_id, waktu, op)
    values (${ctx.kode_toko}, ${id}, ${kode}, ${kode_barcode}, ${kembar}, ${baki}, ${berat}, ${butir ?? null},
            ${butir_buku ?? null}, ${ctx.user_id}, waktu(), ${ctx.op}::uuid)`;
  const first = await tx.run(sql`
    ${insert(false)} on conflict (kode_toko, id, coalesce(kode_barcode, kode)) where not kembar do nothing`);
  if (first === 1) return { kembar: false };
  if (!berulang) await tx.run(insert(true));
  return { kembar: true };
};

export type HasilRow = {
  kode: string;
  kode_barcode: string | null;
  nama_barang: string;
  kode_dept: string | null;
  kode_group: string | null;
  kadar: Persen | null;
  persen: Persen | null;
  berat: Miligram;
  murni: Miligram;
  berat_fisik: Miligram | null;
  harga_modal: Rupiah | null;
  kode_gudang: string | null;
  kode_baki: string | null;
  baki_fisik: string | null;
  ke_gudang: string | null;
  ke_baki: string | null;
  hasil: Hasil;
  bukuan: Bukuan;
  dipindai_at: string | null;
  dipindai_by: string | null;
};

/** A row whose difference is booked: of a piece of ours that lies somewhere. */
export type BukuanRow = HasilRow & {
  kode_barcode: string;
  persen: Persen;
  kode_gudang: string;
  ke_gudang: string;
};

export const dibukukan = (rows: readonly HasilRow[]): BukuanRow[] =>
  rows
    .filter((row) => row.bukuan !== null)
    .map((row) => {
      const { kode_barcode, persen, kode_gudang, ke_gudang } = row;
      const known = kode_barcode !== null && persen !== null && kode_gudang !== null;
      invariant(known && ke_gudang !== null, `${row.kode} is booked, but is no piece of ours`);
      return { ...row, kode_barcode, persen, kode_gudang, ke_gudang };
    });

export const saveSelesai = (
  tx: Tx,
  id: number,
  { no_opname, membukukan }: { no_opname: string; membukukan: boolean },
  ctx: Ctx,
): Promise<number> =>
  tx.run(sql`
    update opname set status = 'SELESAI', no_opname = ${no_opname}, tgl_system = ${ctx.hari}::date,
           selesai_by = ${ctx.user_id}, selesai_date = waktu(), membukukan = ${membukukan},
           otorisasi = ${tx.otorisasi ? [tx.otorisasi] : []}, op_selesai = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and id = ${id}`);

export const saveHasil = (
  tx: Tx,
  id: number,
  rows: readonly HasilRow[],
  { kode_toko }: Ctx,
): Promise<number> =>
  tx.run(sql`
    insert into opname_hasil (kode_toko, id, urut, kode, kode_barcode, nama_barang, kode_dept, kode_group, kadar,
        persen, berat, murni, berat_fisik, harga_modal, kode_gudang, kode_baki, baki_fisik, ke_gudang, ke_baki, hasil,
        bukuan, dipindai_at, dipindai_by)
    select ${kode_toko}, ${id}, urut, kode, kode_barcode, nama_barang, kode_dept, kode_group, kadar, persen, berat,
           murni, berat_fisik, harga_modal, kode_gudang, kode_baki, baki_fisik, ke_gudang, ke_baki, hasil, bukuan,
           dipindai_at, dipindai_by
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, at) => ({ ...row, urut: at + 1 })))}::jsonb)
        as x (urut int, kode text, kode_barcode text,
        nama_barang text, kode_dept text, kode_group text, kadar int, persen int, berat bigint, murni bigint,
        berat_fisik bigint, harga_modal bigint, kode_gudang text, kode_baki text, baki_fisik text, ke_gudang text,
        ke_baki text, hasil text, bukuan text, dipindai_at timestamptz, dipindai_by text)`);

export const saveKosong = (tx: Tx, id: number, ctx: Ctx): Promise<number> =>
  tx.run(sql`
    update opname set status = 'KOSONG', selesai_by = ${ctx.user_id}, selesai_date = waktu(), op = ${ctx.op}::uuid
     where kode_toko = ${ctx.kode_toko} and id = ${id}`);

export const saveBatalOpname = (
  tx: Tx,
  id: number,
  no_batal: string,
  alasan: string,
  ctx: Ctx,
): Promise<number> =>
  tx.run(sql`
    update opname set status = 'BATAL', no_batal = ${no_batal}, alasan_batal = ${alasan}, batal_by = ${ctx.user_id},
           tgl_batal = waktu(), op_batal = ${ctx.op}::uuid,
           otorisasi = otorisasi || ${tx.otorisasi ? [tx.otorisasi] : []}::text[]
     where kode_toko = ${ctx.kode_toko} and id = ${id}`);
