import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import {
  jualManualDocument,
  type DokumenJualManual,
} from '#areas/manual/contract/jual-manual.document.ts';
import { notaDariManual } from '#areas/manual/contract/nota-manual.ts';
import { undoJual } from '#areas/manual/server/jual/batal-jual.ts';
import { sell } from '#areas/manual/server/jual/jual-manual.ts';
import { countSale } from '#areas/manual/server/jual/validasi-jual.ts';
import { pilihPajak } from '#areas/penjualan/rules/pajak.ts';
import { pilihTambahan } from '#areas/penjualan/rules/tambahan.ts';
import { notaJual } from '#areas/penjualan/server/nota.ts';
import { hanyaDilihat } from '#areas/toko/server/hari-dilihat.query.ts';
import { hariDilihat } from '#areas/toko/server/hari-dilihat.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Rows = Parameters<typeof notaJual.rows>[2];
type Paper = Parameters<typeof notaJual.sheets>[2];

/** Sales of goods without a barcode: made, validated, looked at and cancelled (D-46.3, D-46.4). */
export const penjualanManual = serveDocument(jualManualDocument, {
  makes: { jual: sell },
  steps: { validasi: countSale },
  undo: undoJual,
  parts: { pembayaran: PAYS },
  period: hariDilihat,
  readableBy: hanyaDilihat,
  answerExtras: (whole) => ({
    customer: {
      kode_customer: whole.kode_customer,
      nama: whole.nama_customer,
      alamat: whole.alamat_customer,
      no_hp: whole.no_hp,
      jenis: whole.jenis_customer,
    },
    keterangan: whole.keterangan,
    valid_at: whole.valid_at,
    diskon_persen: whole.diskon_persen,
    fee_persen: whole.fee_persen,
    ...pilihTambahan(whole),
    ...pilihPajak(whole),
    npwp: whole.npwp,
    kembali: whole.kembali,
    poin: whole.poin,
  }),
  // The paper of any sale, which says how many instead of a barcode.
  nota: {
    jenis: notaJual.jenis,
    judul: notaJual.judul,
    rows: async (on: Sql, dokumen: DokumenJualManual, paper: Rows, ctx: Ctx) =>
      (await notaJual.rows(on, notaDariManual(dokumen), paper, ctx)).map((row) => ({
        ...row,
        kode_barcode: '-',
      })),
    sheets: (on: Sql, dokumen: DokumenJualManual, paper: Paper, ctx: Ctx) =>
      notaJual.sheets(on, notaDariManual(dokumen), paper, ctx),
    message: (on: Sql, dokumen: DokumenJualManual, ctx: Ctx) =>
      notaJual.message(on, notaDariManual(dokumen), ctx),
  },
});
