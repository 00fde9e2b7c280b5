import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { PreOrder } from '#areas/pre-order/contract/pre-order.api.ts';
import type { BarisTerbuka, StatusPo } from '#areas/pre-order/rules/pre-order.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const ROW = sql`
  select p.no_po, p.tgl_system as tgl_po, p.input_date, p.asal, p.no_order, p.status, p.kode_customer,
         case when k.tgl_hapus is null then p.nama_customer else 'CUSTOMER DIHAPUS' end as customer,
         case when k.tgl_hapus is null then p.alamat_customer else '' end as alamat_customer,
         case when k.tgl_hapus is null then p.no_hp end as no_hp, p.kode_supplier, p.tgl_janji,
         p.keterangan, p.alasan, p.input_by, s.qty, s.qty_terima, s.barang
    from pre_order p
    left join customer k on k.kode_customer = p.kode_customer
   cross join lateral (select sum(b.qty)::int as qty, sum(b.qty_terima)::int as qty_terima,
       jsonb_agg(jsonb_build_object('urut', b.urut, 'deskripsi', b.deskripsi, 'kode_dept', b.kode_dept,
         'kode_group', b.kode_group, 'kode_kadar', b.kode_kadar, 'berat', b.berat, 'qty', b.qty,
         'harga_perkiraan', b.harga_perkiraan, 'gambar', b.gambar, 'qty_terima', b.qty_terima,
         'berat_terima', b.berat_terima) order by b.urut) as barang
      from v_pre_order_baris b where b.kode_toko = p.kode_toko and b.no_po = p.no_po) s`;

type Asked = {
  readonly status: readonly StatusPo[];
  readonly q: string;
  readonly dari: number;
  readonly limit: number;
};

const which = (kode_toko: string, { status, q }: Pick<Asked, 'status' | 'q'>): Query => sql`
  p.kode_toko = ${kode_toko}
    and (${status.length} = 0 or p.status = any(${[...status]}))
    and (${q} = '' or strpos(upper(concat_ws(' ', p.no_po, p.nama_customer, p.no_hp, p.kode_supplier,
           p.no_order)), upper(${q})) > 0
      or exists (select from pre_order_barang b where b.kode_toko = p.kode_toko and b.no_po = p.no_po
          and strpos(upper(b.deskripsi), upper(${q})) > 0))`;

/** A page of pre-orders, the newest first. */
export const listPo = (on: Sql, kode_toko: string, asked: Asked): Promise<PreOrder[]> =>
  on.many(sql<PreOrder>`
    ${ROW} where ${which(kode_toko, asked)} order by p.input_date desc, p.no_po desc
    limit ${asked.limit} offset ${asked.dari}`);

export const countPo = async (
  on: Sql,
  kode_toko: string,
  asked: Pick<Asked, 'status' | 'q'>,
): Promise<number> =>
  (
    await on.one(
      sql<{
        jumlah: number;
      }>`select count(*)::int as jumlah from pre_order p where ${which(kode_toko, asked)}`,
    )
  ).jumlah;

export const findPo = (on: Sql, kode_toko: string, no_po: string): Promise<PreOrder | undefined> =>
  on.maybe(sql<PreOrder>`${ROW} where p.kode_toko = ${kode_toko} and p.no_po = ${no_po}`);

/** Held until the act is finished. */
export const lockPo = (tx: Tx, kode_toko: string, no_po: string) =>
  tx.maybe(sql<{ status: StatusPo }>`
    select status from pre_order where kode_toko = ${kode_toko} and no_po = ${no_po} for update`);

type Baru = {
  readonly head: Readonly<Record<string, unknown>> & { readonly no_po: string };
  readonly barang: readonly Readonly<Record<string, unknown>>[];
};
export async function savePo(
  tx: Tx,
  { head, barang }: Baru,
  { kode_toko, hari, user_id, op }: Ctx,
): Promise<void> {
  const own = { kode_toko, tgl_system: hari };
  const row = { ...head, ...own, input_by: user_id, op };
  await tx.run(await insertRows(tx, 'pre_order', [row], { input_date: sql`waktu()` }));
  const rows = barang.map((one, at) => ({ ...one, ...own, no_po: head.no_po, urut: at + 1 }));
  await tx.run(await insertRows(tx, 'pre_order_barang', rows));
}

export const findOrder = (on: Sql, no_order: string) =>
  on.maybe(sql<{ kode_toko: string; no_po: string }>`
    select kode_toko, no_po from pre_order where no_order = ${no_order}`);

export const isSupplier = async (on: Sql, kode_toko: string, kode: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from supplier_barang where kode_toko = ${kode_toko} and kode_supplier = ${kode} and is_active`)) !==
  undefined;

export const saveProses = (tx: Tx, { kode_toko, op }: Ctx, no_po: string, kode_supplier: string) =>
  tx.run(sql`
    update pre_order set status = 'PROCESS', diproses = true, kode_supplier = ${kode_supplier}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_po = ${no_po}`);

export const saveAkhir = (
  tx: Tx,
  { kode_toko, hari, user_id, op }: Ctx,
  no_po: string,
  { status, alasan }: { readonly status: 'FINISH' | 'CANCEL'; readonly alasan: string },
) =>
  tx.run(sql`
    update pre_order set status = ${status}, alasan = ${alasan}, diakhiri_by = ${user_id}, tgl_akhir = ${hari}::date,
           op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_po = ${no_po}`);

/**
 * Open lines of these kinds, and lines of the pre-orders that are named; their heads are held, in the order of their
 * numbers.
 */
export async function lockTerbuka(
  tx: Tx,
  kode_toko: string,
  { jenis, nomor }: { readonly jenis: readonly string[]; readonly nomor: readonly string[] },
): Promise<BarisTerbuka[]> {
  if (nomor.length > 0)
    await tx.many(sql`
      select no_po from pre_order where kode_toko = ${kode_toko} and no_po = any(${[...nomor]})
       order by no_po ${tx.forUpdate}`);
  return tx.many(sql<BarisTerbuka>`
    select b.no_po, b.urut, b.kode_dept, b.kode_kadar, b.kode_group, p.kode_customer
      from v_pre_order_baris b join pre_order p on p.kode_toko = b.kode_toko and p.no_po = b.no_po
     where b.kode_toko = ${kode_toko} and p.status in ('OPEN', 'PROCESS')
       and (b.no_po = any(${[...nomor]}) or (b.kode_dept = any(${[...jenis]}) and b.qty_terima < b.qty))
     order by b.no_po, b.urut`);
}

export type IsiRow = {
  readonly no_po: string;
  readonly urut_po: number;
  readonly urut: number;
  readonly qty: number;
  readonly berat: Miligram;
};

/** What a document fills; each pre-order is what its lines make of it. */
export async function saveIsi(
  tx: Tx,
  no_dokumen: string,
  rows: readonly IsiRow[],
  { kode_toko, hari }: { readonly kode_toko: string; readonly hari: Hari },
): Promise<void> {
  const all = rows.map((one) => ({ ...one, kode_toko, no_dokumen, tgl_system: hari, aktif: true }));
  await tx.run(await insertRows(tx, 'pre_order_isi', all));
  await tx.run(
    sql`select hitung_po(${kode_toko}, ${[...new Set(rows.map((one) => one.no_po))]}::text[])`,
  );
}

/** What a document that is undone had filled is waited for again. */
export async function saveLepas(tx: Tx, kode_toko: string, no_dokumen: string): Promise<string[]> {
  const rows = await tx.many(sql<{ no_po: string }>`
    update pre_order_isi set aktif = false
     where kode_toko = ${kode_toko} and no_dokumen = ${no_dokumen} and aktif returning no_po`);
  const nomor = [...new Set(rows.map((one) => one.no_po))].toSorted();
  if (nomor.length > 0) await tx.run(sql`select hitung_po(${kode_toko}, ${nomor}::text[])`);
  return nomor;
}

export type KembaliRow = {
  /** The receipt that they came by, and their lot in it. */
  readonly no_dokumen: string;
  readonly urut: number;
  readonly qty: number;
  readonly berat: Miligram;
};

/**
 * Goods of a filled line go back to their supplier, or come again (`arah` -1). A return from before this was kept took
 * nothing off.
 */
export async function saveKembali(
  tx: Tx,
  kode_toko: string,
  rows: readonly KembaliRow[],
  arah: 1 | -1,
): Promise<void> {
  const nomor = new Set<string>();
  for (const { no_dokumen, urut, qty, berat } of rows) {
    const line = await tx.maybe(sql<{ no_po: string }>`
      update pre_order_isi
         set kembali_qty = least(qty, greatest(0, kembali_qty + ${arah * qty}::int)),
             kembali_berat = greatest(0, kembali_berat + ${arah * berat}::bigint)
       where kode_toko = ${kode_toko} and no_dokumen = ${no_dokumen} and urut = ${urut}::int and aktif
       returning no_po`);
    if (line) nomor.add(line.no_po);
  }
  if (nomor.size > 0)
    await tx.run(sql`select hitung_po(${kode_toko}, ${[...nomor].toSorted()}::text[])`);
}
