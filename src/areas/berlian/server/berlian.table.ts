import type { Hari } from '#kit/rules/hari.ts';
import { negate, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import {
  modalBuku,
  type Batu,
  type JenisGerak,
  type StatusBatu,
  type Ukuran,
} from '#areas/berlian/rules/batu.ts';
import type { Patok } from '#areas/berlian/rules/patok.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const BATU = sql`kode_berlian, kode_dept, carat, butir, shape, color, clarity, cut_grade, polish, symmetry,
  fluorescence, lembaga, no_sertifikat, kode_supplier, konsinyasi, harga_modal, harga_jual, kode_gudang, status,
  kode_barcode, no_pegang, carat_patok`;

/** A stone as its row has it: of what was a part of a parcel with its share by stones of that parcel's carat. */
export type BatuBuku = Batu & Patok;

/** Codes of new stones, of the series of barcodes (D-45.1). */
export async function takeKodeBerlian(
  tx: Tx,
  kode_toko: string,
  banyak: number,
): Promise<readonly string[]> {
  if (banyak === 0) return [];
  const { kode } = await tx.one(
    sql<{ kode: string[] }>`select ambil_barcode(${kode_toko}, ${banyak}::int) as kode`,
  );
  return kode;
}

/** Stones held until the commit, in the order of their codes; those that are not there have no row. */
export async function lockBatu(
  tx: Tx,
  codes: readonly string[],
  { kode_toko }: Ctx,
): Promise<Map<string, BatuBuku>> {
  const rows = await tx.many(sql<BatuBuku>`
    select ${BATU} from berlian where kode_toko = ${kode_toko} and kode_berlian = any(${codes})
     order by kode_berlian ${tx.forUpdate}`);
  return new Map(rows.map((row) => [row.kode_berlian, row]));
}

type Baru = Batu & {
  readonly no_terima: string | null;
  readonly dari_berlian: string | null;
  readonly tgl_terima: Hari;
  readonly foto?: string | null;
  readonly carat_patok?: Miligram | null;
};

/** New stones, with nothing of them in the book of stones yet. */
export async function insertBatu(tx: Tx, rows: readonly Baru[], ctx: Ctx): Promise<void> {
  if (rows.length === 0) return;
  const { now } = await tx.one(sql<{ now: string }>`select waktu() as now`);
  const whole = rows.map((row) => ({
    ...row,
    kode_toko: ctx.kode_toko,
    input_by: ctx.user_id,
    input_date: now,
    op: ctx.op,
  }));
  await tx.run(await insertRows(tx, 'berlian', whole));
}

/** The day on which a stone came: a part of a parcel came with it. */
export const findTanggalTerima = async (
  tx: Tx,
  kode_berlian: string,
  { kode_toko }: Ctx,
): Promise<Hari> =>
  (
    await tx.one(
      sql<{ tgl_terima: Hari }>`select tgl_terima from berlian
        where kode_toko = ${kode_toko} and kode_berlian = ${kode_berlian}`,
    )
  ).tgl_terima;

/**
 * Which of these stones came from a supplier: by a receipt (IB), or as parts of a parcel that did, and were not bought
 * of a customer since; with what was taken off the cost of each as it came out of a piece.
 */
export async function listDiterima(
  tx: Tx,
  codes: readonly string[],
  { kode_toko }: Ctx,
): Promise<ReadonlyMap<string, Rupiah>> {
  const rows = await tx.many(sql<{ kode: string; turun: Rupiah }>`
    with recursive asal as (
      select kode_berlian as kode, dari_berlian, no_terima from berlian
       where kode_toko = ${kode_toko} and kode_berlian = any(${codes})
      union all
      select a.kode, b.dari_berlian, b.no_terima
        from asal a join berlian b on b.kode_toko = ${kode_toko} and b.kode_berlian = a.dari_berlian
       where a.no_terima is null
    )
    select a.kode, coalesce(-sum(g.modal) filter (where g.jenis = 'LEPAS'), 0)::bigint as turun
      from asal a
      left join berlian_gerak g on g.kode_toko = ${kode_toko} and g.kode_berlian = a.kode
     where a.no_terima is not null
     group by a.kode having coalesce(sum(g.butir) filter (where g.jenis = 'BELI'), 0) <= 0`);
  return new Map(rows.map((row) => [row.kode, row.turun]));
}

type Keadaan = {
  readonly status: StatusBatu;
  readonly no_pegang: string | null;
};

/** What becomes of loose stones: each of them must be there. */
export async function setKeadaan(
  tx: Tx,
  codes: readonly string[],
  { status, no_pegang }: Keadaan,
  { kode_toko, op }: Pick<Ctx, 'kode_toko' | 'op'>,
): Promise<void> {
  if (codes.length === 0) return;
  const changed = await tx.run(sql`
    update berlian set status = ${status}, no_pegang = ${no_pegang}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = any(${codes})`);
  invariant(changed === codes.length, `${codes.join(', ')}: ${changed} stones changed`);
}

/** What is left of a parcel after a part of it went. */
export async function setSisa(
  tx: Tx,
  kode_berlian: string,
  {
    carat,
    butir,
    harga_modal,
    harga_jual,
    carat_patok,
  }: Ukuran & Patok & Pick<Batu, 'harga_modal' | 'harga_jual'>,
  { kode_toko, op }: Ctx,
): Promise<void> {
  await tx.run(sql`
    update berlian set carat = ${carat}, butir = ${butir}, harga_modal = ${harga_modal}, harga_jual = ${harga_jual},
           carat_patok = ${carat_patok}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = ${kode_berlian}`);
}

type Bukti = {
  /** The number of its set. */
  readonly no_bukti: string;
  /** The document that it belongs to: of a cancel the one that is cancelled. */
  readonly no_dokumen: string;
};
/** What an act changes of what the shop holds of a stone, with its sign. */
export type GerakBatu = {
  readonly kode_berlian: string;
  readonly jenis: JenisGerak;
  readonly carat: Miligram;
  readonly butir: number;
  readonly modal: Rupiah;
  readonly kode_barcode: string | null;
};

/** A stone, or a part of one, that comes to the shop (1) or leaves it (-1). */
export const gerakOf = (
  batu: Pick<Batu, 'kode_berlian' | 'konsinyasi' | 'harga_modal'> & Ukuran,
  jenis: JenisGerak,
  arah: 1 | -1,
): GerakBatu => {
  const modal = modalBuku(batu);
  return {
    kode_berlian: batu.kode_berlian,
    jenis,
    carat: arah === 1 ? batu.carat : negate(batu.carat),
    butir: arah * batu.butir,
    modal: arah === 1 ? modal : negate(modal),
    kode_barcode: null,
  };
};

export async function gerakkanBatu(
  tx: Tx,
  { no_bukti, no_dokumen }: Bukti,
  gerak: readonly GerakBatu[],
  { kode_toko, hari, op }: Ctx,
): Promise<void> {
  if (gerak.length === 0) return;
  const rows = gerak.map((one) => ({
    ...one,
    kode_toko,
    no_bukti,
    no_dokumen,
    tgl_system: hari,
    op,
  }));
  await tx.run(await insertRows(tx, 'berlian_gerak', rows));
}

/** A stone of these that an act moved since, other than the document itself, and that did not come back whole. */
export const findBergerak = (
  tx: Tx,
  codes: readonly string[],
  no_dokumen: string,
  { kode_toko }: Ctx,
): Promise<{ kode_berlian: string } | undefined> =>
  tx.maybe(sql<{ kode_berlian: string }>`
    select kode_berlian from berlian_gerak
     where kode_toko = ${kode_toko} and kode_berlian = any(${codes}) and no_dokumen <> ${no_dokumen}
     group by kode_berlian, no_dokumen
    having sum(carat) <> 0 or sum(butir) <> 0 or sum(modal) <> 0 or bool_or(jenis in ('PASANG', 'LEPAS'))
     order by kode_berlian limit 1`);

type Sertifikat = { readonly lembaga: string | null; readonly no_sertifikat: string | null };

/** Stones held in any shop of the chain, or on their way between two, with one of these certificates. */
export const listBersertifikat = (
  on: Sql,
  asked: readonly Sertifikat[],
): Promise<(Sertifikat & { kode_berlian: string })[]> =>
  on.many(sql<Sertifikat & { kode_berlian: string }>`
    select coalesce(b.lembaga, a.lembaga) as lembaga, b.no_sertifikat, b.kode_berlian
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (lembaga text, no_sertifikat text)
      join berlian b on b.no_sertifikat = a.no_sertifikat and lembaga_sama(b.lembaga, a.lembaga)
     where b.status in ('LEPAS', 'TERPASANG', 'DIBELI', 'KIRIM')
       and case when b.status = 'KIRIM' or b.pergi
             then barang_di_jalan(b.kode_toko, coalesce(b.kode_barcode, b.kode_berlian)) else true end`);

/** The active codes that a stone may name. */
export type MasterBatu = {
  readonly jenis: readonly string[];
  readonly supplier: readonly string[];
  readonly gudang: readonly string[];
  readonly shape: readonly string[];
  readonly color: readonly string[];
  readonly clarity: readonly string[];
  readonly cut_grade: readonly string[];
  readonly polish: readonly string[];
  readonly symmetry: readonly string[];
  readonly fluorescence: readonly string[];
};

export const readMasterBatu = (on: Sql, { kode_toko }: Ctx): Promise<MasterBatu> =>
  on.one(sql<MasterBatu>`
    select array(select kode_dept from jenis where kode_toko = ${kode_toko} and is_active and berlian) as jenis,
           array(select kode_supplier from supplier_berlian where kode_toko = ${kode_toko} and is_active) as supplier,
           array(select kode_gudang from gudang where kode_toko = ${kode_toko} and is_active
             and jenis = 'TOKO') as gudang,
           array(select kode from batu_shape where kode_toko = ${kode_toko} and is_active) as shape,
           array(select kode from batu_color where kode_toko = ${kode_toko} and is_active) as color,
           array(select kode from batu_clarity where kode_toko = ${kode_toko} and is_active) as clarity,
           array(select kode from batu_cutgrade where kode_toko = ${kode_toko} and is_active) as cut_grade,
           array(select kode from batu_polish where kode_toko = ${kode_toko} and is_active) as polish,
           array(select kode from batu_symmetry where kode_toko = ${kode_toko} and is_active) as symmetry,
           array(select kode from batu_fluorescence where kode_toko = ${kode_toko} and is_active) as fluorescence`);
