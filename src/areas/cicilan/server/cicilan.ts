import type { Sql } from '#kit/server/sql.ts';
import type { RowOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { bagiBayar } from '#areas/cicilan/rules/cicilan.ts';
import { batalCicilan } from '#areas/cicilan/server/batal-cicilan.ts';
import { cicil } from '#areas/cicilan/server/cicil.ts';
import { listJadwal, menunggak } from '#areas/cicilan/server/cicilan.table.ts';
import { keadaanOf, keadaanPage } from '#areas/cicilan/server/keadaan.ts';
import { suratCicilan } from '#areas/cicilan/rules/surat-cicilan.ts';
import { samarkanKtp } from '#kit/rules/masked.ts';
import { alamatSurat } from '#areas/penjualan/server/alamat-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Row = RowOf<typeof cicilanDocument.spec>;

const jadwalKini = async (on: Sql, kode_toko: string, no: string, row: unknown) =>
  bagiBayar(await listJadwal(on, kode_toko, [no]), (row as Row).terbayar);

const keadaanKini = async (on: Sql, kode_toko: string, no: string, row: unknown, ctx: Ctx) =>
  keadaanOf(row as Row, await listJadwal(on, kode_toko, [no]), ctx);

/** Contracts of instalments: who has the slip is served at every counter (D-17, D-38). */
export const cicilan = serveDocument(cicilanDocument, {
  makes: { cicil },
  undo: batalCicilan,
  parts: {
    pembayaran: PAYS,
    jadwal: { read: jadwalKini },
    keadaan: { read: keadaanKini },
  },
  compute: (on, rows, _, ctx) => keadaanPage(on, rows, ctx),
  listFilter: ({ status }, { hari }) => (status === 'TUNGGAK' ? menunggak(hari) : undefined),
  answerExtras: ({ no_ktp }) => ({ no_ktp: samarkanKtp(no_ktp), valid_by: null }),
  paperExtras: async (on, held, ctx) => ({
    ...suratCicilan(held, await listJadwal(on, ctx.kode_toko, [held.no_cicilan])),
    alamat: await alamatSurat(on, held.no_cicilan, ctx),
  }),
});
