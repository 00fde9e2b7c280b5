import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { statement, type Sql } from '#kit/server/sql.ts';
import type { LineOf } from '#areas/dokumen/contract/document-types.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import type { StatusTitipan } from '#areas/penjualan/rules/titipan.ts';
import type { Pembayaran } from '#areas/penjualan/server/penjualan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';

/** The head of a deposit as the sale that uses it needs it. */
export type Titipan = {
  no_titip: string;
  status: StatusTitipan;
  kode_sales: string;
  kode_customer: string | null;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string | null;
  dp_rp: Rupiah;
  berlaku_sampai: Hari;
  no_faktur_jual: string | null;
};

/** The person as the living card: cards that are one since the deposit are one owner (D-39.7, D-51.9). */
const HEAD = `no_titip, status, kode_sales, customer_induk(kode_customer) as kode_customer, nama_customer,
  alamat_customer, no_hp, dp_rp, berlaku_sampai, no_faktur_jual`;
const FIND = statement(`select ${HEAD} from titipan where kode_toko = $1 and no_titip = $2`);
const LOCK = statement(
  `select ${HEAD} from titipan where kode_toko = $1 and no_titip = any($2) order by no_titip for update`,
);
const { head, inside } = titipanDocument.spec.lines;
const LINES = statement(
  `select no_titip, ${Object.keys({ ...head, ...inside }).join(', ')} from titipan_barang
    where kode_toko = $1 and no_titip = any($2) order by no_titip, urut`,
);

export const findTitipan = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<Titipan | undefined> => (await on.call<Titipan>(FIND, [kode_toko, no]))[0];

/** Locked in the order of their numbers, so that two sales never wait for each other in a circle. */
export const lockTitipan = (
  tx: Tx,
  kode_toko: string,
  nomor: readonly string[],
): Promise<Titipan[]> => tx.call<Titipan>(LOCK, [kode_toko, nomor]);

/** A held piece; deposits of older rules do not know what it should have cost. */
export type BarisDititip = LineOf<typeof titipanDocument.spec> & { no_titip: string };

/** The documents that the money of a deposit came by: its own, and the further ones that count. */
export const listNomorUang = async (
  on: Sql,
  kode_toko: string,
  no_titip: string,
): Promise<string[]> => [
  no_titip,
  ...(await on.call<{ no_bayar: string }>(SETOR, [kode_toko, no_titip])).map(
    ({ no_bayar }) => no_bayar,
  ),
];
const SETOR = statement(
  `select no_bayar from titipan_bayar where kode_toko = $1 and no_titip = $2 and status = 'DONE' order by no_bayar`,
);

/** The lines as a pick-up reads them. */
export const listDititip = (
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<BarisDititip[]> => on.call(LINES, [kode_toko, nomor]);

const PAY = statement(`
  insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening, jumlah, fee,
    biaya_bank, op)
  select $1, $2, p.urut, $3::date, p.jenis, p.kode_bank, p.no_rekening, p.jumlah, p.fee, p.biaya_bank, $4::uuid
    from jsonb_populate_recordset(null::pembayaran, $5::jsonb) p`);
const FREE = statement(
  'delete from keranjang where kode_toko = $1 and kode_barcode = any($2::text[])',
);

/** The money lines of a deposit, or of a further one, in their order. */
export function sendPembayaran(tx: Tx, no: string, pays: readonly BayarJadi[], ctx: Ctx): void {
  if (pays.length === 0) return;
  const lines = JSON.stringify(pays.map((one, at) => ({ ...one, urut: at + 1 })));
  tx.send(PAY, [ctx.kode_toko, no, ctx.hari, ctx.op, lines]);
}

/** No counter holds the pieces any more. */
export const sendLepas = (tx: Tx, codes: readonly string[], { kode_toko }: Ctx): void =>
  tx.send(FREE, [kode_toko, codes]);

type Setoran = {
  no_bayar: string;
  tgl_system: Hari;
  input_date: string;
  jumlah: Rupiah;
  kembali: Rupiah;
  dp_sesudah: Rupiah;
  cetak_ke: number;
  status: 'DONE' | 'CANC';
  input_by: string;
  pembayaran: Pembayaran[];
  no_batal: string | null;
  alasan_batal: string | null;
  batal_by: string | null;
  tgl_batal: string | null;
};

const SETORAN = statement(`
  select no_bayar, tgl_system, input_date, jumlah, kembali, dp_sesudah, cetak_ke, status, input_by, no_batal,
         alasan_batal, batal_by, tgl_batal,
         (select coalesce(jsonb_agg(jsonb_build_object('jenis', p.jenis, 'kode_bank', p.kode_bank,
                   'no_rekening', p.no_rekening, 'jumlah', p.jumlah, 'fee', p.fee) order by p.urut), '[]')
            from pembayaran p where p.kode_toko = b.kode_toko and p.no_dokumen = b.no_bayar) as pembayaran
    from titipan_bayar b where kode_toko = $1 and no_titip = $2 order by input_date, no_bayar`);

/** The further deposits of one, each with its money and its end. */
export const listSetoran = async (on: Sql, kode_toko: string, no: string) =>
  (await on.call<Setoran>(SETORAN, [kode_toko, no])).map(
    ({ no_batal, alasan_batal, batal_by, tgl_batal, ...row }) => ({
      ...row,
      batal:
        tgl_batal && batal_by
          ? { no: no_batal, alasan: alasan_batal ?? '', batal_by, tgl_batal }
          : null,
    }),
  );

const KATA_NOTA = statement(
  'select no_titip, kode_nota from titipan where kode_toko = $1 and no_titip = any($2)',
);

/** The word that the slip of each of these deposits has in its QR. */
export async function kataNota(
  on: Sql,
  kode_toko: string,
  nomor: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  type Row = { no_titip: string; kode_nota: string };
  const rows = await on.call<Row>(KATA_NOTA, [kode_toko, nomor]);
  return new Map(rows.map((row) => [row.no_titip, row.kode_nota]));
}
