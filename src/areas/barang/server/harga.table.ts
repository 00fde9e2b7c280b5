import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

export type JenisHarga = 'JUAL' | 'BELI' | 'RESELLER' | 'GROSIR';
export type HargaEmas = {
  id: number;
  jenis: JenisHarga;
  kode_group: string | null;
  kode_kadar: string | null;
  harga_per_gram: Rupiah;
  berlaku_dari: string;
  input_by: string;
  input_date: string;
};

/** An instant given, or the present. */
const kini = (pada: string | null): Query => sql`coalesce(${pada}::timestamptz, waktu())`;

const HARGA_GLOBAL = barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE.key;

/**
 * The selling price per gram of a piece `b` as `h.harga_per_gram`, and the row it comes from as
 * `h.harga_id` (D-9.1): the same decision as `tentukanHargaPerGram`, for many pieces in one statement.
 */
export const HARGA_LATERAL = `
  left join lateral harga_jual_barang(b.kode_toko, b.kode_group, b.kode_kadar, b.persen, waktu()) h on true`;

export type HargaBaris = Pick<
  HargaEmas,
  'jenis' | 'kode_group' | 'kode_kadar' | 'harga_per_gram' | 'input_by'
> & {
  /** Left out: from this moment. */
  berlaku_dari: string | null;
  op: string;
};

/** A price that follows all before it; rows are never changed (D-9.4). */
export const saveHarga = (tx: Tx, kode_toko: string, row: HargaBaris): Promise<HargaEmas> =>
  tx.one(sql<HargaEmas>`
    insert into harga_emas (kode_toko, jenis, kode_group, kode_kadar, harga_per_gram, berlaku_dari,
                            input_by, input_date, op)
    values (${kode_toko}, ${row.jenis}, ${row.kode_group}, ${row.kode_kadar}, ${row.harga_per_gram},
            coalesce(${row.berlaku_dari}::timestamptz, waktu()), ${row.input_by}, waktu(), ${row.op}::uuid)
    returning ${COLUMNS}`);

const COLUMNS: Query = sql`id, jenis, kode_group, kode_kadar, harga_per_gram, berlaku_dari, input_by, input_date`;

export type PilihanHarga = {
  kode_group?: string | null;
  kode_kadar?: string | null;
  jenis?: JenisHarga | null;
};

const where = (kode_toko: string, { kode_group, kode_kadar, jenis }: PilihanHarga): Query => sql`
  kode_toko = ${kode_toko} ${kode_group ? sql`and kode_group = ${kode_group}` : sql``}
  ${kode_kadar ? sql`and kode_kadar = ${kode_kadar}` : sql``} ${jenis ? sql`and jenis = ${jenis}` : sql``}`;

type Halaman = { skip: number; limit?: number };
type Terhitung = { jumlah_semua: number };

const page = ({ skip, limit }: Halaman): Query =>
  sql`${limit === undefined ? sql`` : sql`limit ${limit}`} offset ${skip}`;

/** The price in force of every group and kadar at an instant; now when none is given. */
export const listHargaBerlaku = (
  on: Sql,
  kode_toko: string,
  pilihan: PilihanHarga,
  pada: string | null,
  halaman: Halaman,
) =>
  on.many(sql<HargaEmas & Terhitung>`
    select *, count(*) over ()::int as jumlah_semua from (
      select distinct on (jenis, kode_group, kode_kadar) ${COLUMNS} from harga_emas
       where ${where(kode_toko, pilihan)} and berlaku_dari <= ${kini(pada)}
       order by jenis, kode_group, kode_kadar, berlaku_dari desc, id desc) kini
     order by kode_group nulls last, kode_kadar, jenis desc ${page(halaman)}`);

/** Every row there ever was, newest first, with those that are still to come. */
export const listRiwayatHarga = (
  on: Sql,
  kode_toko: string,
  pilihan: PilihanHarga,
  sampai: string | null,
  halaman: Halaman,
) =>
  on.many(sql<HargaEmas & Terhitung>`
    select ${COLUMNS}, count(*) over ()::int as jumlah_semua from harga_emas
     where ${where(kode_toko, pilihan)} ${sampai ? sql`and berlaku_dari <= ${sampai}::timestamptz` : sql``}
     order by berlaku_dari desc, id desc ${page(halaman)}`);

/** The price of one group or kadar as it is now. */
export const findHarga = (
  on: Sql,
  kode_toko: string,
  jenis: JenisHarga,
  tujuan: Tujuan,
  pada: string | null,
) =>
  on.maybe(sql<HargaEmas>`
    select ${COLUMNS} from harga_emas
     where ${where(kode_toko, { ...tujuan, jenis })} and berlaku_dari <= ${kini(pada)}
     order by berlaku_dari desc, id desc limit 1`);

export type HargaGlobal = { harga_global: Rupiah | null; berlaku_dari: string; input_by: string };

export const listHargaGlobal = (on: Sql, kode_toko: string, halaman: Halaman) =>
  on.many(sql<HargaGlobal & Terhitung>`
    select (value #>> '{}')::bigint as harga_global, berlaku_dari, input_by, count(*) over ()::int as jumlah_semua
      from parameter_toko where kode_toko = ${kode_toko} and key = ${HARGA_GLOBAL}
     order by berlaku_dari desc, id desc ${page(halaman)}`);

/** The global price in force; a value that was removed counts as none. */
export const findHargaGlobal = (on: Sql, kode_toko: string, pada: string | null) =>
  on.maybe(sql<HargaGlobal>`
    select (value #>> '{}')::bigint as harga_global, berlaku_dari, input_by from parameter_toko
     where kode_toko = ${kode_toko} and key = ${HARGA_GLOBAL} and berlaku_dari <= ${kini(pada)}
     order by berlaku_dari desc, id desc limit 1`);

/** From here on gold is called 24K. */
const PERSEN_24K = 9900;

/** The kadar that sells as 24K, jewellery before bars; where none has a price the purest that has one. */
export const findHargaTermurni = (on: Sql, kode_toko: string, pada: string | null) =>
  on.maybe(sql<{
    kadar: Persen;
    harga_24k: Rupiah;
    harga_beli: Rupiah | null;
    berlaku_dari: string;
  }>`
    select k.persen as kadar, h.harga_per_gram as harga_24k, b.harga_per_gram as harga_beli, h.berlaku_dari
      from kadar k
      cross join lateral harga_kadar_pada(k.kode_toko, 'JUAL', k.kode_kadar, ${kini(pada)}) h
      left join lateral harga_kadar_pada(k.kode_toko, 'BELI', k.kode_kadar, ${kini(pada)}) b on true
     where k.kode_toko = ${kode_toko} and k.is_active
     order by least(k.persen, ${PERSEN_24K}) desc, k.persen, k.kode_kadar limit 1`);

/** The prices in force of groups, for the columns that show them (D-9.4). */
export const listHargaGroup = (
  on: Sql,
  kode_toko: string,
  groups: readonly string[],
  pada: string | null,
) =>
  on.many(sql<{ kode_group: string; harga_jual: Rupiah | null; harga_beli: Rupiah | null }>`
    select g.kode_group, j.harga_per_gram as harga_jual, b.harga_per_gram as harga_beli
      from unnest(${groups}::text[]) as g (kode_group)
      left join lateral harga_group_pada(${kode_toko}, 'JUAL', g.kode_group, ${kini(pada)}) j on true
      left join lateral harga_group_pada(${kode_toko}, 'BELI', g.kode_group, ${kini(pada)}) b on true`);

const MENYEBUT: readonly string[] = ['kode_bandrol', 'kode_kadar', 'kode_group', 'kode_dept'];

/** How many pieces in stock name a row of a master; null where pieces do not name such rows. */
export const countBarangMaster = async (
  on: Sql,
  kode_toko: string,
  column: string,
  code: unknown,
): Promise<number | null> =>
  MENYEBUT.includes(column)
    ? (
        await on.one(sql<{ jumlah: number }>`
          select count(*)::int as jumlah from barang
           where kode_toko = ${kode_toko} and status in ('READY', 'TITIP') and ${sql.ref(column)} = ${code}`)
      ).jumlah
    : null;

/** Writes the price of now into the group's own row, for readers of that row alone. */
export const saveHargaGroup = (
  tx: Tx,
  kode_toko: string,
  row: {
    jenis: 'JUAL' | 'BELI';
    harga_per_gram: Rupiah;
    kode_group: string;
    op: string;
  },
): Promise<number> =>
  tx.run(sql`
    update group_barang set ${sql.ref(row.jenis === 'JUAL' ? 'harga_jual' : 'harga_beli')} = ${row.harga_per_gram},
           op = ${row.op}::uuid
     where kode_toko = ${kode_toko} and kode_group = ${row.kode_group}`);

/** Whose price changes: a group's, a kadar's, or (neither) that of pure gold. */
export type Tujuan = { readonly kode_group: string | null; readonly kode_kadar: string | null };

const tanpaHarga = (jenis: JenisHarga, column: 'kode_group' | 'kode_kadar'): Query => sql`
  and not exists (select from ${sql.ref(column === 'kode_group' ? 'harga_group_pada' : 'harga_kadar_pada')}(
    b.kode_toko, ${jenis}, b.${sql.ref(column)}, waktu()))`;

/** A group that is of one kadar prices by its own row alone; any other by the dearer of its row and the kadar's. */
const tanpaHargaGroup = (jenis: JenisHarga): Query => sql`
  and not exists (select from group_barang g, harga_group_pada(b.kode_toko, ${jenis}, b.kode_group, waktu())
                   where g.kode_toko = b.kode_toko and g.kode_group = b.kode_group and g.kode_kadar is not null)`;

/** Pieces in stock whose price would follow: their own fixed price or a nearer row leaves them alone (D-9.1). */
export const countBarangSentuh = async (
  on: Sql,
  kode_toko: string,
  jenis: JenisHarga,
  { kode_group, kode_kadar }: Tujuan,
): Promise<number> =>
  (
    await on.one(sql<{ jumlah: number }>`
    select count(*)::int as jumlah from barang b
     where b.kode_toko = ${kode_toko} and b.status in ('READY', 'TITIP') and b.harga_jual = 0
       ${
         kode_group !== null
           ? sql`and b.kode_group = ${kode_group}`
           : kode_kadar !== null
             ? tanpaHargaGroup(jenis)
             : tanpaHarga(jenis, 'kode_group')
       }
       ${
         kode_kadar !== null
           ? sql`and b.kode_kadar = ${kode_kadar}`
           : kode_group === null
             ? tanpaHarga(jenis, 'kode_kadar')
             : sql``
       }`)
  ).jumlah;
