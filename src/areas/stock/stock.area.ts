import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { siapUpdateKadarEndpoint } from '#areas/stock/contract/update-kadar.api.ts';
import * as barang from '#areas/stock/contract/barang.api.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import * as cetak from '#areas/stock/contract/cetak-barcode.api.ts';
import * as foto from '#areas/stock/contract/foto.api.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { hancurDocument } from '#areas/stock/contract/hancur.document.ts';
import { buktiHancurReport } from '#areas/stock/contract/bukti-hancur.report.ts';
import { hancurReport } from '#areas/stock/contract/hancur.report.ts';
import { kartuStockReport } from '#areas/stock/contract/kartu-stock.report.ts';
import { tandaTerimaReport } from '#areas/stock/contract/tanda-terima.report.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import * as keranjang from '#areas/stock/contract/keranjang.api.ts';
import { daftarPindahEndpoint } from '#areas/stock/contract/pindah.api.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import { saldoStockReport } from '#areas/stock/contract/laporan/saldo-stock.report.ts';
import { stockBarangReport } from '#areas/stock/contract/stock-barang.report.ts';
import * as massal from '#areas/stock/contract/ubah-massal.api.ts';
import { buktiUbahReport } from '#areas/stock/contract/bukti-ubah.report.ts';
import * as aksesoris from '#areas/stock/contract/aksesoris.api.ts';
import { aksesorisDocument } from '#areas/stock/contract/aksesoris.document.ts';
import { aksesorisMaster } from '#areas/stock/contract/aksesoris.master.ts';
import { aksesorisReport, buktiAksesorisReport } from '#areas/stock/contract/aksesoris.report.ts';
import { analisisHargaReport } from '#areas/stock/contract/laporan/analisis-harga.report.ts';
import { kelompokBarangReport } from '#areas/stock/contract/laporan/kelompok-barang.report.ts';
import { mutasiStockReport } from '#areas/stock/contract/laporan/mutasi-stock.report.ts';
import { tambahBarangReport } from '#areas/stock/contract/laporan/tambah-barang.report.ts';
import { umurStockReport } from '#areas/stock/contract/laporan/umur-stock.report.ts';
import * as rfid from '#areas/stock/contract/rfid.api.ts';
import * as tempat from '#areas/stock/contract/tempat.api.ts';
import {
  updateKadarDocument,
  updateProfitDocument,
} from '#areas/stock/contract/ubah-massal.document.ts';
import { TOKO_KADAR } from '#areas/stock/contract/stock.gates.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { BERBARCODE } from '#areas/toko/contract/toko.gates.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { stockJurnal } from '#areas/stock/rules/stock.jurnal.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** Where a piece is. */
export const stockArea = defineArea({
  journal: stockJurnal,
  events: stockEvents,
  parameters: stockParam,
  moduls: stockModul,
  log: { as: 'stock', tables: { barang: 'barang', foto: 'foto', ubah_massal: 'banyak barang' } },
  masters: [gudangMaster, bakiMaster, aksesorisMaster],
  documents: [
    pindahDocument,
    hancurDocument,
    aksesorisDocument,
    updateProfitDocument,
    updateKadarDocument,
  ],
  reports: [
    stockBarangReport,
    saldoStockReport,
    kartuStockReport,
    hancurReport,
    aksesorisReport,
    mutasiStockReport,
    kelompokBarangReport,
    analisisHargaReport,
    tambahBarangReport,
    umurStockReport,
  ],
  endpoints: [
    siapUpdateKadarEndpoint,
    daftarPindahEndpoint,
    daftarLotEndpoint,
    ...[tempat, barang, foto, cetak, keranjang, rfid].flatMap(endpointsIn),
    ...endpointsIn(massal),
    ...endpointsIn(aksesoris),
    buktiAksesorisReport.endpoint,
    buktiUbahReport.endpoint,
    tandaTerimaReport.endpoint,
    buktiHancurReport.endpoint,
  ],
  screens: [
    {
      group: 'Barang',
      title: 'Tambah Data Barang',
      path: 'tambah-data-barang',
      gate: BERBARCODE,
      at: 10,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Tambah Barang Banyak',
      path: 'tambah-barang-banyak',
      gate: BERBARCODE,
      at: 20,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Data Barang',
      path: 'data-barang',
      at: 30,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Pindah Barang',
      path: 'pindah-barang',
      at: 40,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Pindah Barang Satu Baki',
      path: 'pindah-barang-satu-baki',
      at: 50,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Lihat Pindah Barang',
      path: 'lihat-pindah-barang',
      at: 60,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Hancur Data Barang',
      path: 'hancur-data-barang',
      at: 70,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Cetak Barcode',
      path: 'cetak-barcode',
      at: 100,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Tambah dan Ambil Stock Aksesoris',
      path: 'tambah-dan-ambil-stock-aksesoris',
      at: 90,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Barang',
      title: 'Update Profit Barang',
      path: 'update-profit-barang',
      at: 160,
      levels: ['MU'],
    },
    {
      group: 'Barang',
      title: 'Update Kadar',
      path: 'update-kadar',
      at: 170,
      levels: ['MU'],
      gate: TOKO_KADAR,
    },
    {
      group: 'Barang',
      title: 'RFID',
      path: 'rfid',
      at: 180,
      levels: ['SPV', 'MU'],
      gate: modul(stockModul.RFID_MODULE),
    },
  ],
});
