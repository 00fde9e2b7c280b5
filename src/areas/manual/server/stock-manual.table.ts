import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import { sql } from '#kit/server/sql.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import {
  kunciManual,
  type IsiManual,
  type KodeManual,
  type StockManual,
} from '#areas/manual/rules/stock-manual.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A place as masters and stock have it now. */
export type TempatManual = {
  readonly jenis: string;
  readonly is_active: boolean;
  /** The warehouse has trays at all. */
  readonly ada_baki: boolean;
  /** The tray that was named; null where none was, or where there is no such tray. */
  readonly baki: { readonly kapasitas: number; readonly qty: number } | null;
  /** Pieces with a barcode lie there. */
  readonly ada_barang: boolean;
};

/**
 * The place that goods without a barcode shall lie at, held: a piece that comes there meanwhile waits for this act, and
 * is then refused by `barang_bukan_manual` (D-46.1).
 */
async function lockTempat(
  tx: Tx,
  { kode_gudang, kode_baki }: Tempat,
  { kode_toko }: Ctx,
): Promise<TempatManual | undefined> {
  await tx.many(
    kode_baki === null
      ? sql`select 1 from gudang where kode_toko = ${kode_toko} and kode_gudang = ${kode_gudang} for update`
      : sql`select 1 from baki where kode_toko = ${kode_toko} and kode_gudang = ${kode_gudang}
              and kode_baki = ${kode_baki} for update`,
  );
  const found = await tx.maybe(sql<
    Omit<TempatManual, 'baki'> & { kapasitas: number | null; qty: number }
  >`
    select g.jenis, g.is_active, b.kapasitas,
           exists (select from baki a where a.kode_toko = g.kode_toko and a.kode_gudang = g.kode_gudang
             and a.is_active) as ada_baki,
           exists (select from barang p where p.kode_toko = g.kode_toko and p.kode_gudang = g.kode_gudang
             and p.kode_baki is not distinct from ${kode_baki} and p.status in ('READY', 'TITIP')) as ada_barang,
           (select coalesce(sum(m.qty), 0)::int from barang_manual m where m.kode_toko = g.kode_toko
             and m.kode_gudang = g.kode_gudang and m.kode_baki = coalesce(${kode_baki}, '')) as qty
      from gudang g
      left join baki b on b.kode_toko = g.kode_toko and b.kode_gudang = g.kode_gudang
           and b.kode_baki = ${kode_baki} and b.is_active
     where g.kode_toko = ${kode_toko} and g.kode_gudang = ${kode_gudang}`);
  if (!found) return undefined;
  const { kapasitas, qty, ...rest } = found;
  return { ...rest, baki: kapasitas === null ? null : { kapasitas, qty } };
}

/** Several of them by their names, in one order, so that no two acts wait for each other. */
export async function lockTempatManual(
  tx: Tx,
  places: readonly Tempat[],
  ctx: Ctx,
): Promise<ReadonlyMap<string, TempatManual>> {
  const named = new Map(places.map((one) => [namaTempat(one), one]));
  const held = new Map<string, TempatManual>();
  for (const [name, one] of [...named].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const found = await lockTempat(tx, one, ctx);
    if (found) held.set(name, found);
  }
  return held;
}

/** Stock lines by `kunciManual`, held in one order. */
export async function lockStockManual(
  tx: Tx,
  kode: readonly KodeManual[],
  { kode_toko }: Ctx,
): Promise<Map<string, StockManual>> {
  const asked = JSON.stringify(kode.map(keyOf));
  const rows = await tx.many(sql<StockManual>`
    select m.kode_group, m.kode_dept, m.kode_gudang, nullif(m.kode_baki, '') as kode_baki, m.kode_kadar, m.persen,
           m.qty, m.berat, m.murni, m.modal
      from barang_manual m
     where m.kode_toko = ${kode_toko}
       and exists (select from jsonb_to_recordset(${asked}::jsonb)
             as a (kode_gudang text, kode_baki text, kode_group text, kode_dept text)
            where a.kode_gudang = m.kode_gudang and a.kode_baki = m.kode_baki and a.kode_group = m.kode_group
              and a.kode_dept = m.kode_dept)
     order by m.kode_gudang, m.kode_baki, m.kode_group, m.kode_dept ${tx.forUpdate}`);
  return new Map(rows.map((row) => [kunciManual(row), row]));
}

const keyOf = ({ kode_gudang, kode_baki, kode_group, kode_dept }: KodeManual) => ({
  kode_gudang,
  kode_baki: kode_baki ?? '',
  kode_group,
  kode_dept,
});

/** What an act changes on a stock line, with its sign. */
export type GerakManual = StockManual;
type Bukti = {
  /** The number of its set. */
  readonly no_bukti: string;
  /** The document that it belongs to: of a cancel the one that is cancelled. */
  readonly no_dokumen: string;
};

/**
 * Changes the lines and keeps each change. The database refuses a line below nothing, and one with pieces or grams
 * alone (D-46.1).
 */
export async function gerakkanManual(
  tx: Tx,
  { no_bukti, no_dokumen }: Bukti,
  gerak: readonly GerakManual[],
  { kode_toko, hari, op }: Ctx,
): Promise<void> {
  if (gerak.length === 0) return;
  const rows = gerak.map((one) => ({
    ...keyOf(one),
    kode_kadar: one.kode_kadar,
    persen: one.persen,
    qty: one.qty,
    berat: one.berat,
    murni: one.murni,
    modal: one.modal,
  }));
  const asked = JSON.stringify(rows);
  const baris = sql`jsonb_to_recordset(${asked}::jsonb) as r (kode_gudang text, kode_baki text, kode_group text,
    kode_dept text, kode_kadar text, persen int, qty int, berat bigint, murni bigint, modal bigint)`;
  await tx.run(sql`
    insert into barang_manual (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept, kode_kadar, persen)
    select distinct on (kode_gudang, kode_baki, kode_group, kode_dept)
           ${kode_toko}, kode_gudang, kode_baki, kode_group, kode_dept, kode_kadar, persen from ${baris}
     order by kode_gudang, kode_baki, kode_group, kode_dept on conflict do nothing`);
  const changed = await tx.run(sql`
    update barang_manual m
       set qty = m.qty + s.qty, berat = m.berat + s.berat, murni = m.murni + s.murni, modal = m.modal + s.modal,
           kode_kadar = case when m.qty = 0 then s.kode_kadar else m.kode_kadar end,
           persen = case when m.qty = 0 then s.persen else m.persen end
      from (select kode_gudang, kode_baki, kode_group, kode_dept, min(kode_kadar) as kode_kadar, min(persen) as persen,
                   sum(qty)::int as qty, sum(berat)::bigint as berat, sum(murni)::bigint as murni,
                   sum(modal)::bigint as modal
              from ${baris} group by 1, 2, 3, 4) s
     where m.kode_toko = ${kode_toko} and m.kode_gudang = s.kode_gudang and m.kode_baki = s.kode_baki
       and m.kode_group = s.kode_group and m.kode_dept = s.kode_dept`);
  const lines = new Set(gerak.map(kunciManual)).size;
  invariant(changed === lines, `${lines} manual lines move, ${changed} are there`);
  const kept = rows.map((row) => ({
    ...row,
    kode_toko,
    no_bukti,
    no_dokumen,
    tgl_system: hari,
    op,
  }));
  await tx.run(await insertRows(tx, 'barang_manual_gerak', kept));
}

type Gerak = StockManual & { readonly berkurang: boolean };

/**
 * What a document did to the stock lines, by line, held; `berkurang`: something that came there by it may have left
 * since. What left and came back by a cancel left nothing missing.
 */
export async function lockGerakManual(tx: Tx, no: string, ctx: Ctx): Promise<Gerak[]> {
  const named = await tx.many(sql<KodeManual>`
    select kode_group, kode_dept, kode_gudang, nullif(kode_baki, '') as kode_baki from barang_manual_gerak
     where kode_toko = ${ctx.kode_toko} and no_bukti = ${no}`);
  await lockStockManual(tx, named, ctx);
  return tx.many(sql<Gerak>`
    select g.kode_group, g.kode_dept, g.kode_gudang, nullif(g.kode_baki, '') as kode_baki, g.kode_kadar, g.persen,
           g.qty, g.berat, g.murni, g.modal,
           g.berat > 0 and exists (
             select from barang_manual_gerak k
              where k.kode_toko = g.kode_toko and k.kode_gudang = g.kode_gudang and k.kode_baki = g.kode_baki
                and k.kode_group = g.kode_group and k.kode_dept = g.kode_dept
                and k.no_dokumen <> g.no_dokumen
              group by k.no_dokumen
             having max(k.urut) > g.urut and (sum(k.qty) < 0 or sum(k.berat) < 0)) as berkurang
      from barang_manual_gerak g
     where g.kode_toko = ${ctx.kode_toko} and g.no_bukti = ${no} order by g.urut`);
}

/** The kadar of a group, and whether group and jenis are in use. */
export type MasterManual = {
  readonly kode_group: string;
  readonly nama: string;
  readonly kode_kadar: string | null;
  readonly persen: Persen | null;
};

/** Active groups by code with the kadar that each is of; the names of active jenis by their codes. */
export async function readMasterManual(
  tx: Tx,
  { kode_toko }: Ctx,
): Promise<{ group: ReadonlyMap<string, MasterManual>; jenis: ReadonlyMap<string, string> }> {
  const group = await tx.many(sql<MasterManual>`
    select g.kode_group, g.nama, k.kode_kadar, k.persen
      from group_barang g
      left join kadar k on k.kode_toko = g.kode_toko and k.kode_kadar = g.kode_kadar
     where g.kode_toko = ${kode_toko} and g.is_active`);
  const jenis = await tx.many(sql<{ kode_dept: string; nama: string }>`
    select kode_dept, nama from jenis where kode_toko = ${kode_toko} and is_active`);
  return {
    group: new Map(group.map((one) => [one.kode_group, one])),
    jenis: new Map(jenis.map((one) => [one.kode_dept, one.nama])),
  };
}

type Koreksi = { readonly kali: number; readonly berat: Miligram; readonly modal: Rupiah };

/**
 * Corrections of a group and jenis in the last 30 days, wherever they lay: small ones that follow each other are one
 * large one, also where the goods were carried to another tray between.
 */
export const readKoreksi = (
  tx: Tx,
  kode: KodeManual,
  { kode_toko, hari }: Ctx,
): Promise<Koreksi> => {
  const { kode_group, kode_dept } = kode;
  return tx.one(sql<Koreksi>`
    select count(*)::int as kali, coalesce(sum(berat), 0)::bigint as berat, coalesce(sum(modal), 0)::bigint as modal
      from barang_manual_gerak
     where kode_toko = ${kode_toko} and kode_group = ${kode_group} and kode_dept = ${kode_dept}
       and no_bukti like 'MK%' and tgl_system > ${hari}::date - 30`);
};

/** What corrections alone took off a line since its last other act, of the kadar that it has now. */
export const readHilang = (tx: Tx, line: StockManual, { kode_toko }: Ctx): Promise<IsiManual> => {
  const { kode_gudang, kode_baki, kode_group, kode_dept } = keyOf(line);
  const baris = sql`kode_toko = ${kode_toko} and kode_gudang = ${kode_gudang} and kode_baki = ${kode_baki}
    and kode_group = ${kode_group} and kode_dept = ${kode_dept}`;
  return tx.one(sql<IsiManual>`
    select greatest(0, -coalesce(sum(qty), 0))::int as qty, greatest(0, -coalesce(sum(berat), 0))::bigint as berat,
           greatest(0, -coalesce(sum(murni), 0))::bigint as murni,
           greatest(0, -coalesce(sum(modal), 0))::bigint as modal
      from barang_manual_gerak
     where ${baris} and persen = ${line.persen}
       and urut > coalesce((select max(urut) from barang_manual_gerak where ${baris} and no_bukti not like 'MK%'), 0)`);
};
