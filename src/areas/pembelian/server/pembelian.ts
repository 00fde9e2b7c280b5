import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { batalPembelian } from '#areas/pembelian/server/batal-pembelian.ts';
import { beli } from '#areas/pembelian/server/beli.ts';
import { notaBeli } from '#areas/pembelian/server/nota-beli.ts';
import { listPembelianBarang, MASUK } from '#areas/pembelian/server/pembelian.table.ts';
import { validasiPembelian } from '#areas/pembelian/server/validasi-pembelian.ts';
import { DIBELI } from '#areas/penjualan/server/dibeli.table.ts';
import { findTukar } from '#areas/penjualan/server/penjualan.table.ts';
import { hanyaDilihat } from '#areas/toko/server/hari-dilihat.query.ts';
import { hariDilihat } from '#areas/toko/server/hari-dilihat.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

/** Gold bought back, saved, paid, looked at and cancelled (D-13). */
export const pembelian = serveDocument(pembelianDocument, {
  makes: { beli },
  rides: { beli: () => [] },
  beside: [MASUK, DIBELI],
  steps: { validasi: validasiPembelian },
  undo: batalPembelian,
  readLines: listPembelianBarang,
  parts: {
    pembayaran: PAYS,
    tukar: {
      read: async (on, kode_toko, _, { no_tukar }) =>
        no_tukar ? ((await findTukar(on, kode_toko, String(no_tukar))) ?? null) : null,
    },
  },
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
  nota: notaBeli,
});
