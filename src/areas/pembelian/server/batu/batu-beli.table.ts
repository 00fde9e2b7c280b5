import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { callOne, sql, statement, type Query, type Sql } from '#kit/server/sql.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import type { Batu, StatusBatu } from '#areas/berlian/rules/batu.ts';
import type { Patok } from '#areas/berlian/rules/patok.ts';
import type { BatuDibeli, JualBerbatu, JualLepas } from '#areas/pembelian/rules/beli-batu.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type SifatBatu = Pick<
  Batu,
  | 'kode_berlian'
  | 'kode_dept'
  | 'carat'
  | 'butir'
  | 'shape'
  | 'color'
  | 'clarity'
  | 'cut_grade'
  | 'polish'
  | 'symmetry'
  | 'fluorescence'
  | 'lembaga'
  | 'no_sertifikat'
> &
  Patok;
export const SIFAT_BATU = sql`b.kode_berlian, b.kode_dept, b.carat, b.butir, b.shape, b.color, b.clarity, b.cut_grade,
  b.polish, b.symmetry, b.fluorescence, b.lembaga, b.no_sertifikat, b.carat_patok`;

type Baris = { readonly kode_toko: string; readonly no: string; readonly barcode: string };
/** A stone that a nota sold with its piece, what its line cost, and by what the stones of one piece share that. */
export type BatuNota = SifatBatu &
  JualBerbatu & {
    readonly kode_toko: string;
    readonly no: string;
    readonly barcode: string;
    readonly bobot: Rupiah;
    readonly modal: Rupiah | null;
  };

/**
 * The stones of a line of a sale that did not come back since, each as its nota says it (D-45.9), or as it is now where
 * the nota was written before notas said it. One that the nota does not name was not sold by it.
 */
export const batuDijual = (l: Query): Query => sql`(
  select n.* from berlian r
    left join lateral (
      select e from jsonb_array_elements(${l}.batu) e where e ->> 'kode_berlian' = r.kode_berlian) t on true
   cross join lateral jsonb_populate_record(r, coalesce(t.e, '{}')) n
   where r.kode_toko = ${l}.kode_toko and r.kode_barcode = ${l}.kode_barcode and r.status = 'TERJUAL'
     and (${l}.batu is null or t.e is not null))`;

/** The stones that left with these lines of notas and did not come back since, in any shop of the chain. */
export const listBatuNota = (on: Sql, baris: readonly Baris[]): Promise<BatuNota[]> =>
  baris.length === 0
    ? Promise.resolve([])
    : on.many(sql<BatuNota>`
        select ${SIFAT_BATU}, a.kode_toko, a.no, a.barcode, l.berat_asli, l.harga_per_gram, l.harga_jual, l.harga,
               l.netto,
               coalesce(harga_batu_diukur(b.kode_toko, b.carat, b.butir, b.shape, b.color, b.clarity, b.harga_jual,
                 b.carat_patok), 0)::bigint as bobot,
               b.harga_modal as modal
          from jsonb_to_recordset(${JSON.stringify(baris)}::jsonb) as a (kode_toko text, no text, barcode text)
          join penjualan_barang l on l.kode_toko = a.kode_toko and l.no_faktur_jual = a.no
           and l.kode_barcode = a.barcode and l.kode_berlian is null
         cross join lateral ${batuDijual(sql`l`)} b
         order by b.kode_berlian`);

/** A stone that comes without the piece of a nota: what was paid for it, that nota and who bought it. */
export type BatuLepas = SifatBatu & JualLepas & { readonly netto: Rupiah };

/** Those of them that the shop sold loose. */
export const listBatuLepas = (
  tx: Tx,
  codes: readonly string[],
  { kode_toko }: Ctx,
): Promise<BatuLepas[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : tx.many(sql<BatuLepas>`
        select ${SIFAT_BATU}, l.no_faktur_jual as no, l.netto, p.tgl_system, p.kode_customer, p.no_hp,
               null as sisa_toko, null as sisa_beli
          from berlian b
          join penjualan_barang l on l.kode_toko = b.kode_toko and l.no_faktur_jual = b.no_pegang
           and l.kode_berlian = b.kode_berlian
          join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual and p.status = 'DONE'
         where b.kode_toko = ${kode_toko} and b.kode_berlian = any(${codes as string[]}) and b.status = 'TERJUAL'
         order by b.kode_berlian ${tx.looks ? sql`` : sql`for update of b`}`);

type Dulu = Pick<
  Batu,
  'kode_berlian' | 'carat' | 'butir' | 'harga_modal' | 'harga_jual' | 'konsinyasi'
> &
  Patok & {
    readonly status: StatusBatu;
    readonly no_pegang: string | null;
    readonly kode_barcode: string | null;
  };
/** What stones with these codes are in this shop before they are bought; those that it never had have no row. */
const readDulu = async (
  tx: Tx,
  codes: readonly string[],
  { kode_toko }: Ctx,
): Promise<Map<string, Dulu>> => {
  const rows = await tx.many(sql<Dulu>`
    select kode_berlian, carat, butir, harga_modal, harga_jual, konsinyasi, status, no_pegang, kode_barcode,
           carat_patok
      from berlian
     where kode_toko = ${kode_toko} and kode_berlian = any(${codes as string[]})
     order by kode_berlian ${tx.forUpdate}`);
  return new Map(rows.map((row) => [row.kode_berlian, row]));
};

/** A stone of a line as it is kept. */
export type BatuDisimpan = BatuDibeli & {
  readonly urut: number;
  readonly kode_dept: string;
  readonly hilang_di: string | null;
} & Pick<JualLepas, 'sisa_toko' | 'sisa_beli'> &
  Patok;

/** The stones of a buy-back, each with what it was before. */
export async function saveBatuBeli(
  tx: Tx,
  no_faktur_beli: string,
  batu: readonly BatuDisimpan[],
  ctx: Ctx,
): Promise<void> {
  if (batu.length === 0) return;
  const { kode_toko, hari: tgl_system, op } = ctx;
  const codes = batu.map((one) => one.kode_berlian);
  const dulu = await readDulu(tx, codes, ctx);
  const rows = batu.map((one, index) => {
    const lama = dulu.get(one.kode_berlian);
    return {
      ...one,
      kode_toko,
      no_faktur_beli,
      ke: index + 1,
      tgl_system,
      dulu_status: lama?.status ?? null,
      dulu_pegang: lama?.no_pegang ?? null,
      dulu_barcode: lama?.kode_barcode ?? null,
      dulu_modal: lama?.harga_modal ?? null,
      dulu_carat: lama?.carat ?? null,
      dulu_butir: lama?.butir ?? null,
      dulu_jual: lama?.harga_jual ?? null,
      dulu_patok: lama?.carat_patok ?? null,
      dulu_konsinyasi: lama?.konsinyasi ?? null,
      op,
    };
  });
  await tx.run(await insertRows(tx, 'pembelian_berlian', rows));
}

const MASUK = statement(`select batu_beli_masuk($1, $2, $3::date, $4::uuid) as jumlah`);
const BATAL = statement(`select batu_beli_batal($1, $2, $3, $4::date, $5::uuid) as jumlah`);

/** From when on a buy-back counts its stones are held, each of its line. */
export const masukkanBatu = async (tx: Tx, no: string, { kode_toko, hari, op }: Ctx) =>
  (await callOne<{ jumlah: number }>(tx, MASUK, [kode_toko, no, hari, op])).jumlah;

/** With its cancel they are again what they were. */
export const batalkanBatu = async (
  tx: Tx,
  { no, no_batal }: { readonly no: string; readonly no_batal: string },
  { kode_toko, hari, op }: Ctx,
) => (await callOne<{ jumlah: number }>(tx, BATAL, [kode_toko, no, no_batal, hari, op])).jumlah;

/** How many stones a buy-back has, and how many of them still lie in its gold. */
export const countBatuBeli = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ readonly ada: number; readonly disini: number }> =>
  on.one(sql<{ ada: number; disini: number }>`
    select (select count(*) from pembelian_berlian
             where kode_toko = ${kode_toko} and no_faktur_beli = ${no})::int as ada,
           (select count(*) from berlian
             where kode_toko = ${kode_toko} and no_pegang = ${no} and status = 'DIBELI')::int as disini`);

type Kunci = { readonly no_faktur_beli: string; readonly urut: number };
/** The stones that lie in a bought line, held. */
export const lockBatuBeli = (
  tx: Tx,
  { no_faktur_beli, urut }: Kunci,
  { kode_toko }: Ctx,
): Promise<Batu[]> =>
  tx.many(sql<Batu>`
    select ${SIFAT_BATU}, b.kode_supplier, b.konsinyasi, b.harga_modal, b.harga_jual, b.kode_gudang, b.status,
           b.kode_barcode, b.no_pegang
      from berlian b
     where b.kode_toko = ${kode_toko} and b.no_pegang = ${no_faktur_beli} and b.urut_beli = ${urut}
       and b.status = 'DIBELI'
     order by b.kode_berlian ${tx.looks ? sql`` : sql`for update of b`}`);

/** The stones of a bought line by what it was bought with: a cancelled label takes exactly these back. */
export const listBatuBeli = async (
  on: Sql,
  { no_faktur_beli, urut }: Kunci,
  kode_toko: string,
): Promise<{ readonly codes: readonly string[]; readonly carat: Miligram }> => {
  const rows = await on.many(sql<{ kode_berlian: string; carat: Miligram }>`
    select l.kode_berlian, l.carat from pembelian_berlian l
     where l.kode_toko = ${kode_toko} and l.no_faktur_beli = ${no_faktur_beli} and l.urut = ${urut}
       and not exists (select from lepas_pembelian x where x.kode_toko = l.kode_toko
         and x.no_faktur_beli = l.no_faktur_beli and x.urut = l.urut)
     order by l.kode_berlian`);
  return {
    codes: rows.map((one) => one.kode_berlian),
    carat: rows.reduce((all, one) => all + one.carat, 0) as Miligram,
  };
};
