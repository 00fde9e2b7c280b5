import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { HeldLineOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { KepalaBatal } from '#areas/dokumen/server/dokumen.query.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import type { BayarJadi, JenisBayar } from '#areas/uang/rules/pembayaran.ts';

type Words = typeof penjualanDocument.spec;
/** A sale as it is held, without its lines. */
export type Penjualan = Omit<HeldOf<Words>, 'barang'> & KepalaBatal & { otorisasi: string[] };
/** A line as it is kept: what was sold, its cost in stock, and where it lay. */
export type PenjualanBarang = HeldLineOf<Words>;

export type Pembayaran = {
  jenis: JenisBayar;
  kode_bank: string | null;
  no_rekening: string | null;
  jumlah: Rupiah;
  fee: Rupiah;
};
export type PenjualanBaru = Omit<
  Penjualan,
  | 'no_faktur_jual'
  | 'tgl_system'
  | 'input_date'
  | 'valid_at'
  | 'cetak_ke'
  | 'no_batal'
  | 'alasan_batal'
  | 'batal_by'
  | 'tgl_batal'
>;

const { head, inside, lines } = penjualanDocument.spec;
const { cetak_ke: _c, ...kept } = head;
const { valid_at: _v, ...alone } = inside;
export const HEAD = ['status', ...Object.keys({ ...kept, ...alone }), 'input_by', 'otorisasi'].join(
  ', ',
);
export const LINE = ['urut', ...Object.keys({ ...lines.head, ...lines.inside })].join(', ');
const LOCK = statement(`
  select no_faktur_jual, tgl_system, input_date, valid_at, cetak_ke, no_batal, alasan_batal, batal_by, tgl_batal,
         ${HEAD} from penjualan where kode_toko = $1 and no_faktur_jual = $2 for update`);
const LINES = statement(
  `select ${LINE} from penjualan_barang where kode_toko = $1 and no_faktur_jual = $2 order by urut`,
);
const PAYS = statement(
  `select jenis, kode_bank, no_rekening, jumlah, fee from pembayaran where kode_toko = $1
    and no_dokumen = $2 order by urut`,
);

/** The sale of a ticket, held as well. */
export const lockPenjualan = async (
  tx: Tx,
  kode_toko: string,
  no: string,
): Promise<Penjualan | undefined> => (await tx.call<Penjualan>(LOCK, [kode_toko, no]))[0];
/** The sale of an exchange, by its ticket. */
export const findTukar = (
  on: Sql,
  kode_toko: string,
  no_tukar: string,
): Promise<{ no_tukar: string; no_faktur_jual: string } | undefined> =>
  on.maybe(sql<{ no_tukar: string; no_faktur_jual: string }>`
    select no_tukar, no_faktur_jual from penjualan where kode_toko = ${kode_toko} and no_tukar = ${no_tukar}`);
export const listPenjualanBarang = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<PenjualanBarang[]> => on.call<PenjualanBarang>(LINES, [kode_toko, no]);
export const listPembayaran = (on: Sql, kode_toko: string, no: string): Promise<Pembayaran[]> =>
  on.call<Pembayaran>(PAYS, [kode_toko, no]);

type Validasi = {
  no: string;
  valid_by: string;
  kembali: Rupiah;
  pembulatan_tunai: Rupiah;
  poin: number;
  otorisasi: readonly string[];
  op: string;
  pembayaran: readonly BayarJadi[];
};

/** OPEN becomes DONE with its money lines. */
export const saveValidasi = (
  tx: Tx,
  kode_toko: string,
  tgl: Hari,
  row: Validasi,
): Promise<{ valid_at: string }> =>
  tx.one(sql<{ valid_at: string }>`
    with bayar as (
      insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening, jumlah, fee,
        biaya_bank, op)
      select ${kode_toko}, ${row.no}, p.urut, ${tgl}::date, p.jenis, p.kode_bank, p.no_rekening, p.jumlah,
        p.fee, p.biaya_bank, ${row.op}::uuid
        from jsonb_populate_recordset(null::pembayaran, ${JSON.stringify(
          row.pembayaran.map((one, at) => ({ ...one, urut: at + 1 })),
        )}::jsonb) p
    )
    update penjualan set status = 'DONE', valid_by = ${row.valid_by}, valid_at = waktu(),
      kembali = ${row.kembali}, pembulatan_tunai = ${row.pembulatan_tunai}, poin = ${row.poin},
      otorisasi = ${row.otorisasi}::text[],
      op = ${row.op}::uuid
     where kode_toko = ${kode_toko} and no_faktur_jual = ${row.no} returning valid_at`);

type PemilikSeri = {
  readonly kode_toko: string;
  readonly no_faktur_jual: string;
  /** It has the number now, not one that was written over. */
  readonly kini: boolean;
  readonly no_seri_lama: string[];
};
/** Another sale of the chain that has the number of a tax invoice, or had it. */
export const findSeriPajak = (
  on: Sql,
  no_seri: string,
  selain: string,
): Promise<PemilikSeri | undefined> =>
  on.maybe(sql<PemilikSeri>`
    select kode_toko, no_faktur_jual, no_seri_pajak is not distinct from ${no_seri} as kini, no_seri_lama from penjualan
     where (no_seri_pajak = ${no_seri} or (no_seri_lama <> '{}' and no_seri_lama @> array[${no_seri}]::text[]))
       and no_faktur_jual <> ${selain}
     order by kini desc limit 1`);

/** A number that was written over is no longer that sale's. */
export const lepasSeriLama = (
  tx: Tx,
  { kode_toko, no_faktur_jual }: PemilikSeri,
  no_seri: string,
): Promise<number> =>
  tx.run(sql`
    update penjualan set no_seri_lama = array_remove(no_seri_lama, ${no_seri}::text)
     where kode_toko = ${kode_toko} and no_faktur_jual = ${no_faktur_jual}`);

export const saveSeriPajak = (
  tx: Tx,
  kode_toko: string,
  no: string,
  no_seri: string,
): Promise<number> =>
  tx.run(sql`
    update penjualan set no_seri_pajak = ${no_seri},
           no_seri_lama = case when no_seri_pajak is null or no_seri_pajak = any(no_seri_lama || ${no_seri}::text)
                               then no_seri_lama else no_seri_lama || no_seri_pajak end
     where kode_toko = ${kode_toko} and no_faktur_jual = ${no}`);

/** Who sold a piece, for the counter that comes second (D-10.3). */
export const findPenjual = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ input_by: string } | undefined> =>
  on.maybe(sql<{ input_by: string }>`
    select input_by from penjualan where kode_toko = ${kode_toko} and no_faktur_jual = ${no}`);

/** Cancellations of a user on a day: what the approver of the next one reads. */
export const countBatal = async (
  on: Sql,
  kode_toko: string,
  tgl: Hari,
  user_id: string,
): Promise<number> =>
  (
    await on.one(sql<{ jumlah: number }>`
    select count(*)::int as jumlah from penjualan
     where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date and batal_by = ${user_id} and no_batal is not null`)
  ).jumlah;
