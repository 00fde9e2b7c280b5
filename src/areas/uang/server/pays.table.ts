import type { Tx } from '#kit/server/database.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { PartOf } from '#areas/dokumen/server/kind.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';

type Pay = Omit<BayarJadi, 'biaya_bank'> & { readonly biaya_bank?: BayarJadi['biaya_bank'] };

const rowsOf = (part: readonly Pay[], { kode_toko, hari, op }: Ctx) =>
  part.map(({ biaya_bank, ...pay }, at) => ({
    kode_toko,
    urut: at + 1,
    tgl_system: hari,
    op,
    biaya_bank,
    ...told(pay),
  }));

async function write(tx: Tx, no: string, part: readonly Pay[], ctx: Ctx) {
  const rows = rowsOf(part, ctx).map((row) => ({ ...row, no_dokumen: no }));
  if (rows.length > 0) await tx.run(await insertRows(tx, 'pembayaran', rows));
  return part.map(told);
}

const told = ({ jenis, kode_bank, no_rekening, jumlah, fee }: Pay): Pay => ({
  jenis,
  kode_bank,
  no_rekening,
  jumlah,
  fee,
});

/** The money of a document, line by line: what came in, or what went out, is said by its kind. */
export const PAYS = {
  write,
  told: (part: Pay[]) => part.map(told),
  beside: {
    table: 'pembayaran',
    no: 'no_dokumen',
    columns: [
      'kode_toko',
      'urut',
      'tgl_system',
      'op',
      'biaya_bank',
      'jenis',
      'kode_bank',
      'no_rekening',
      'jumlah',
      'fee',
    ],
  },
  rows: rowsOf,
  read: (on: Sql, kode_toko: string, no: string): Promise<Pay[]> =>
    on.many(sql<Pay>`
      select jenis, kode_bank, no_rekening, jumlah, fee from pembayaran
       where kode_toko = ${kode_toko} and no_dokumen = ${no} order by urut`),
} satisfies PartOf<Pay[]>;
