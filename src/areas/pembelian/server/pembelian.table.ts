import type { Hari } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { HeldLineOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { JenisBayar } from '#areas/uang/rules/pembayaran.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';

type Words = typeof pembelianDocument.spec;
/** A bought piece as it is decided, and as it is read again with where its gold lies. */
export type PembelianBarang = Omit<LineOf<Words>, 'op'> & { urut: number };
export type BarangTersimpan = HeldLineOf<Words>;
export type StatusStock = Exclude<BarangTersimpan['status_stock'], 'OPEN'>;
export type Bayar = {
  jenis: JenisBayar;
  kode_bank: string | null;
  no_rekening: string | null;
  jumlah: Rupiah;
  fee: Rupiah;
};

const { head, inside } = pembelianDocument.spec.lines;
const LINES = statement(`
  select ${['urut', ...Object.keys({ ...head, ...inside })].map((name) => `l.${name}`).join(', ')},
         coalesce(s.status, 'OPEN') as status_stock, s.kode_barcode as barcode_baru
    from pembelian_barang l
    left join pembelian_stock s on s.kode_toko = l.kode_toko and s.no_faktur_beli = l.no_faktur_beli
         and s.urut = l.urut
   where l.kode_toko = $1 and l.no_faktur_beli = $2 order by l.urut`);
export const listPembelianBarang = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<BarangTersimpan[]> => on.call<BarangTersimpan>(LINES, [kode_toko, no]);

/** Where its gold lies, as rows that are written with it. */
export const MASUK = {
  table: 'pembelian_stock',
  no: 'no_faktur_beli',
  columns: ['kode_toko', 'urut', 'status', 'op'],
} as const;

/** From when on a buy-back counts its gold lies in the BELI warehouse. */
export const saveMasuk = (tx: Tx, no: string, { kode_toko, op }: Ctx): Promise<number> =>
  tx.run(sql`
    insert into pembelian_stock (kode_toko, no_faktur_beli, urut, status, op)
    select kode_toko, no_faktur_beli, urut, 'BELI', ${op}::uuid from pembelian_barang
     where kode_toko = ${kode_toko} and no_faktur_beli = ${no}`);

/** Cancelled under this number, or under its own where it never counted. */
export const saveKeluar = (
  tx: Tx,
  { no, no_batal }: { no: string; no_batal: string },
  { kode_toko, op }: Ctx,
): Promise<number> =>
  tx.run(sql`
    update pembelian_stock set status = 'BATAL', no_keluar = ${no_batal}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_beli = ${no}`);

/** Cancellations of a user on a day: what the approver of the next one reads. */
export const countBatalBeli = async (
  on: Sql,
  kode_toko: string,
  tgl: Hari,
  user_id: string,
): Promise<number> =>
  (
    await on.one(sql<{ jumlah: number }>`
    select count(*)::int as jumlah from pembelian
     where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date and batal_by = ${user_id} and no_batal is not null`)
  ).jumlah;
