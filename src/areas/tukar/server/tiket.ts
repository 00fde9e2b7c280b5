import { customWrite } from '#areas/dokumen/server/kind.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { pembelian } from '#areas/pembelian/server/pembelian.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { hanyaDilihat } from '#areas/toko/server/hari-dilihat.query.ts';
import { hariDilihat } from '#areas/toko/server/hari-dilihat.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { batalTukar } from '#areas/tukar/server/batal-tukar.ts';
import { FINDS } from '#areas/tukar/server/cari-tukar.query.ts';
import { notaTukar } from '#areas/tukar/server/nota-tukar.ts';
import { tukarTambah } from '#areas/tukar/server/tukar.ts';
import { validasiTukar } from '#areas/tukar/server/validasi-tukar.ts';

/** Exchanges: saved by both their areas, looked at and cancelled as one (D-14). */
export const tukar = serveDocument(tukarDocument, {
  makes: { tukar: customWrite(tukarTambah) },
  steps: { validasi: validasiTukar },
  undo: batalTukar,
  parts: {
    penjualan: {
      read: (on, _, __, row, ctx) => penjualan.read(on, String(row.no_faktur_jual), ctx),
    },
    pembelian: {
      read: (on, _, __, row, ctx) => pembelian.read(on, String(row.no_faktur_beli), ctx),
    },
  },
  answerExtras: ({
    valid_at,
    penjualan: jual,
    pembelian: beli,
    alasan_batal,
    batal_by,
    tgl_batal,
  }) => ({
    valid_at,
    batal:
      tgl_batal && batal_by
        ? {
            no_jual: jual.batal?.no ?? null,
            no_beli: beli.batal?.no ?? null,
            alasan: alasan_batal ?? '',
            batal_by,
            tgl_batal,
          }
        : null,
    pembayaran: jual.pembayaran,
    kembali: jual.kembali,
  }),
  period: hariDilihat,
  readableBy: hanyaDilihat,
  searchIn: [FINDS],
  nota: notaTukar,
});
