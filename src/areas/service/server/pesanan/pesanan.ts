import type { Query, Sql } from '#kit/server/sql.ts';
import type { DocumentAsk, RowOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { PESANAN_DIKERJAKAN, PESANAN_HIDUP } from '#areas/service/rules/pesanan/pesanan.ts';
import { batalPesanan } from '#areas/service/server/pesanan/batal-pesanan.ts';
import { pesan, validate } from '#areas/service/server/pesanan/pesan.ts';
import {
  CONTOH,
  denganContoh,
  KUNCI,
  listRingkas,
  pesananIn,
} from '#areas/service/server/pesanan/pesanan.table.ts';
import { readSuratPesanan } from '#areas/service/server/pesanan/surat-pesanan.ts';
import { mg } from '#kit/rules/quantity.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Row = RowOf<typeof pesananDocument.spec>;
const UNDERWAY: readonly string[] = PESANAN_DIKERJAKAN;

/** Whether it is late, what is ordered, what was locked, which samples are here. */
async function compute(on: Sql, rows: Row[], _: DocumentAsk, { kode_toko, hari }: Ctx) {
  const nomor = rows.map((row) => row.no_pesanan);
  const said = new Map(
    (await listRingkas(on, kode_toko, nomor)).map((one) => [one.no_pesanan, one]),
  );
  return rows.map((row) => {
    const one = said.get(row.no_pesanan);
    return {
      ...row,
      terlambat: UNDERWAY.includes(row.status) && row.tgl_janji < hari,
      uraian: one?.uraian ?? '',
      berat_kunci: one?.berat_kunci ?? mg(0),
      contoh_ada: one?.contoh_ada ?? 0,
    };
  });
}

/** The questions that are no state: what still lives, what is late, whose sample is here. */
function listFilter({ status }: DocumentAsk, { hari }: Ctx): Query | undefined {
  if (status === 'BELUM_DIAMBIL') return pesananIn(PESANAN_HIDUP);
  if (status === 'TERLAMBAT') return pesananIn(UNDERWAY, hari);
  if (status === 'ADA_CONTOH') return denganContoh();
  return undefined;
}

/** Orders: taken, their first money, ended; later acts on them are documents of other kinds (D-36). */
export const pesanan = serveDocument(pesananDocument, {
  makes: { pesan },
  steps: { validasi: validate },
  parts: { pembayaran: PAYS, contoh: CONTOH, kunci: KUNCI },
  undo: batalPesanan,
  listFilter,
  compute,
  paperExtras: readSuratPesanan,
});
