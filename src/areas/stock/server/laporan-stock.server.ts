import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { buktiHancurReport } from '#areas/stock/contract/bukti-hancur.report.ts';
import { aksesorisReport, buktiAksesorisReport } from '#areas/stock/contract/aksesoris.report.ts';
import {
  aksesorisQuery,
  buktiAksesorisQuery,
  catatanAksesoris,
} from '#areas/stock/server/aksesoris/aksesoris.query.ts';
import { analisisHargaReport } from '#areas/stock/contract/laporan/analisis-harga.report.ts';
import { kelompokBarangReport } from '#areas/stock/contract/laporan/kelompok-barang.report.ts';
import { mutasiStockReport } from '#areas/stock/contract/laporan/mutasi-stock.report.ts';
import { tambahBarangReport } from '#areas/stock/contract/laporan/tambah-barang.report.ts';
import { umurStockReport } from '#areas/stock/contract/laporan/umur-stock.report.ts';
import {
  analisisHargaQuery,
  kelompokBarangQuery,
  tambahBarangQuery,
} from '#areas/stock/server/laporan/daftar-stock.query.ts';
import { mutasiStockQuery } from '#areas/stock/server/laporan/mutasi-stock.query.ts';
import { umurStockQuery } from '#areas/stock/server/laporan/umur-stock.query.ts';
import { buktiUbahReport } from '#areas/stock/contract/bukti-ubah.report.ts';
import { buktiUbahQuery, noteOfUbah } from '#areas/stock/server/massal/bukti-ubah.query.ts';
import { hancurReport } from '#areas/stock/contract/hancur.report.ts';
import { kartuStockReport } from '#areas/stock/contract/kartu-stock.report.ts';
import { saldoStockReport } from '#areas/stock/contract/laporan/saldo-stock.report.ts';
import { tandaTerimaReport } from '#areas/stock/contract/tanda-terima.report.ts';
import { stockBarangReport } from '#areas/stock/contract/stock-barang.report.ts';
import {
  catatanTandaTerima,
  tandaTerimaQuery,
} from '#areas/stock/server/pindah/tanda-terima.query.ts';
import {
  buktiHancurQuery,
  catatanBukti,
  hancurQuery,
} from '#areas/stock/server/hancur/hancur.query.ts';
import { kartuStockQuery, periksaKartu } from '#areas/stock/server/kartu-stock.query.ts';
import { saldoStockQuery } from '#areas/stock/server/saldo-stock.query.ts';
import { stockBarangQuery } from '#areas/stock/server/stock-barang.query.ts';

/** Every report about pieces and the places where they lie. */
export const laporanStockServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, stockBarangReport, stockBarangQuery),
  serveReport(desk, saldoStockReport, saldoStockQuery),
  serveReport(desk, kartuStockReport, kartuStockQuery, { check: periksaKartu }),
  serveReport(desk, tandaTerimaReport, tandaTerimaQuery, { note: catatanTandaTerima }),
  serveReport(desk, hancurReport, hancurQuery),
  serveReport(desk, aksesorisReport, aksesorisQuery),
  serveReport(desk, buktiAksesorisReport, buktiAksesorisQuery, { note: catatanAksesoris }),
  serveReport(desk, mutasiStockReport, mutasiStockQuery),
  serveReport(desk, kelompokBarangReport, kelompokBarangQuery),
  serveReport(desk, analisisHargaReport, analisisHargaQuery),
  serveReport(desk, tambahBarangReport, tambahBarangQuery),
  serveReport(desk, umurStockReport, umurStockQuery),
  serveReport(desk, buktiUbahReport, buktiUbahQuery, { note: noteOfUbah }),
  serveReport(desk, buktiHancurReport, buktiHancurQuery, { note: catatanBukti }),
];
