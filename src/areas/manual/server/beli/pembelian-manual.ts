import type { Sql } from '#kit/server/sql.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import {
  beliManualDocument,
  type DokumenBeliManual,
} from '#areas/manual/contract/beli-manual.document.ts';
import { notaDariBeli } from '#areas/manual/contract/nota-manual.ts';
import { undoBeli } from '#areas/manual/server/beli/batal-beli.ts';
import { buy } from '#areas/manual/server/beli/beli-manual.ts';
import { countPurchase } from '#areas/manual/server/beli/validasi-beli.ts';
import { notaBeli } from '#areas/pembelian/server/nota-beli.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { hanyaDilihat } from '#areas/toko/server/hari-dilihat.query.ts';
import { hariDilihat } from '#areas/toko/server/hari-dilihat.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Rows = Parameters<typeof notaBeli.rows>[2];
type Paper = Parameters<typeof notaBeli.sheets>[2];

/** Purchases of goods without a barcode: made, validated, looked at and cancelled (D-46.3, D-46.4). */
export const pembelianManual = serveDocument(beliManualDocument, {
  makes: { beli: buy },
  steps: { validasi: countPurchase },
  undo: undoBeli,
  parts: { pembayaran: PAYS },
  period: hariDilihat,
  readableBy: hanyaDilihat,
  answerExtras: (whole) => ({
    customer: {
      kode_customer: whole.kode_customer,
      nama: whole.nama_customer,
      alamat: whole.alamat_customer,
      no_hp: whole.no_hp,
      no_ktp: whole.no_ktp,
      foto: whole.foto_identitas,
      jenis: whole.jenis_customer,
    },
    keterangan: whole.keterangan,
    foto: whole.foto,
    valid_at: whole.valid_at,
  }),
  // The paper of any buy-back, which says how many before the name.
  nota: {
    ...notaBeli,
    rows: (on: Sql, dokumen: DokumenBeliManual, paper: Rows, ctx: Ctx) =>
      notaBeli.rows(on, notaDariBeli(dokumen), paper, ctx),
    sheets: (on: Sql, dokumen: DokumenBeliManual, paper: Paper, ctx: Ctx) =>
      notaBeli.sheets(on, notaDariBeli(dokumen), paper, ctx),
    message: (on: Sql, dokumen: DokumenBeliManual, ctx: Ctx) =>
      notaBeli.message(on, notaDariBeli(dokumen), ctx),
  },
});
