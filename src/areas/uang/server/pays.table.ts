import type { Tx } from '#kit/server/database.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { PartOf } from '#areas/dokumen/server/kind.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';

type Pay = Omit<BayarJadi, 'biaya_bank'> & { readonly biaya_bank?: BayarJadi['biaya_bank'] };

async function write(tx: Tx, no: string, part: readonly Pay[], { kode_toko, hari, op }: Ctx) {
  const rows = part.map(({ biaya_bank, ...pay }, at) => ({
    kode_toko,
    no_dokumen: no,
    urut: at + 1,
    tgl_system: hari,
    op,
    biaya_bank,
    ...told(pay),
  }));
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
  read: (on: Sql, kode_toko: string, no: string): Promise<Pay[]> =>
    on.many(sql<Pay>`
      select jenis, kode_bank, no_rekening, jumlah, fee from pembayaran
       where kode_toko = ${kode_toko} and no_dokumen = ${no} order by urut`),
} satisfies PartOf<Pay[]>;
