import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { siapUpdateKadarEndpoint } from '#areas/stock/contract/update-kadar.api.ts';
import { listSiapUpdateKadar } from '#areas/stock/server/update-kadar.query.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import * as barang from '#areas/stock/contract/barang.api.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import * as cetak from '#areas/stock/contract/cetak-barcode.api.ts';
import * as foto from '#areas/stock/contract/foto.api.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import * as keranjang from '#areas/stock/contract/keranjang.api.ts';
import { daftarPindahEndpoint } from '#areas/stock/contract/pindah.api.ts';
import {
  hitungKadarEndpoint,
  hitungProfitEndpoint,
} from '#areas/stock/contract/ubah-massal.api.ts';
import { hitungKadar, hitungProfit } from '#areas/stock/server/massal/rencana.ts';
import { updateKadar, updateProfit } from '#areas/stock/server/massal/ubah-massal.ts';
import {
  kartuAksesorisEndpoint,
  saldoAksesorisEndpoint,
} from '#areas/stock/contract/aksesoris.api.ts';
import { aksesorisMaster } from '#areas/stock/contract/aksesoris.master.ts';
import { aksesoris, aksesorisHooks } from '#areas/stock/server/aksesoris/aksesoris.ts';
import {
  listKartu,
  listSaldo,
  aksesorisQuery,
  buktiAksesorisQuery,
  catatanAksesoris,
} from '#areas/stock/server/aksesoris/aksesoris.query.ts';
import * as rfid from '#areas/stock/contract/rfid.api.ts';
import { readTag, lepasTag, pasangTag } from '#areas/stock/server/rfid/rfid.ts';
import * as tempat from '#areas/stock/contract/tempat.api.ts';
import { cetakBarcode, lembarBarcode } from '#areas/stock/server/cetak-barcode.ts';
import { lihatFotoNama } from '#areas/stock/server/foto/foto-nama.ts';
import { lihatFoto, unggahFoto } from '#areas/stock/server/foto/foto.ts';
import { hancur } from '#areas/stock/server/hancur/hancur.ts';
import { ambilKeranjang, daftarKeranjang, lepasKeranjang } from '#areas/stock/server/keranjang.ts';
import { satuBarang } from '#areas/stock/server/barang.query.ts';
import { daftarBarang, lihatBarang } from '#areas/stock/server/lihat-barang.ts';
import { daftarPindah, pindah } from '#areas/stock/server/pindah/pindah.ts';
import { tambahBarang, tambahBarangBanyak } from '#areas/stock/server/tambah-barang.ts';
import { ubahBarang } from '#areas/stock/server/ubah-barang.ts';
import { bakiHooks, gudangHooks } from '#areas/stock/server/tempat.ts';
import {
  listBakiGudang,
  listGudangHancur,
  listGudangSemua,
} from '#areas/stock/server/tempat.query.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { buktiHancurReport } from '#areas/stock/contract/bukti-hancur.report.ts';
import { aksesorisReport, buktiAksesorisReport } from '#areas/stock/contract/aksesoris.report.ts';
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
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { listLots } from '#areas/stock/server/lot/lot.query.ts';
import { stockArea } from '#areas/stock/stock.area.ts';

/** Everything the server answers about places and the pieces in them. */
export const stockServer: ServerDoor = ({ desk, db }) => [
  ...reports(desk),
  serve(siapUpdateKadarEndpoint, listSiapUpdateKadar),
  ...serveMasters(stockArea.masters, [
    ...serveMaster(gudangMaster, gudangHooks),
    ...serveMaster(bakiMaster, bakiHooks),
    ...serveMaster(aksesorisMaster, aksesorisHooks),
  ]),
  ...aksesoris.routes,
  serve(saldoAksesorisEndpoint, listSaldo),
  serve(kartuAksesorisEndpoint, listKartu),
  serve(tempat.gudangSemuaEndpoint, listGudangSemua),
  serve(tempat.gudangHancurEndpoint, listGudangHancur),
  serve(tempat.bakiGudangEndpoint, listBakiGudang),
  serve(barang.daftarBarangEndpoint, daftarBarang),
  serve(barang.barangEndpoint, lihatBarang, (kode_toko, { kode_barcode = '' }) =>
    satuBarang(kode_toko, kode_barcode),
  ),
  serveWrite(barang.tambahBarangEndpoint, tambahBarang),
  serveWrite(barang.tambahBarangBanyakEndpoint, tambahBarangBanyak),
  serveWrite(barang.ubahBarangEndpoint, ubahBarang),
  serveWrite(cetak.cetakBarcodeEndpoint, cetakBarcode),
  serve(cetak.lembarBarcodeEndpoint, lembarBarcode),
  serveWrite(foto.unggahFotoEndpoint, unggahFoto),
  serve(foto.fotoEndpoint, lihatFoto),
  serve(foto.fotoNamaEndpoint, lihatFotoNama(db)),
  serve(foto.gambarJenisEndpoint, lihatFotoNama(db)),
  serve(keranjang.ambilKeranjangEndpoint, ambilKeranjang),
  serve(keranjang.daftarKeranjangEndpoint, daftarKeranjang),
  serve(keranjang.lepasKeranjangEndpoint, lepasKeranjang),
  serveWrite(rfid.pasangTagEndpoint, pasangTag),
  serveWrite(rfid.lepasTagEndpoint, lepasTag),
  serve(rfid.bacaTagEndpoint, readTag),
  ...pindah.routes,
  serve(daftarPindahEndpoint, daftarPindah),
  serve(hitungProfitEndpoint, hitungProfit),
  ...updateProfit.routes,
  serve(hitungKadarEndpoint, hitungKadar),
  ...updateKadar.routes,
  ...hancur.routes,
  serve(daftarLotEndpoint, listLots),
];

const reports = (desk: Desk): readonly Route[] => [
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
