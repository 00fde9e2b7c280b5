import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { siapUpdateKadarEndpoint } from '#areas/stock/contract/update-kadar.api.ts';
import { listSiapUpdateKadar } from '#areas/stock/server/update-kadar.query.ts';
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
import { listKartu, listSaldo } from '#areas/stock/server/aksesoris/aksesoris.query.ts';
import * as rfid from '#areas/stock/contract/rfid.api.ts';
import { bacaTag, lepasTag, pasangTag } from '#areas/stock/server/rfid/rfid.ts';
import * as tempat from '#areas/stock/contract/tempat.api.ts';
import { cetakBarcode, lembarBarcode } from '#areas/stock/server/cetak-barcode.ts';
import { lihatFoto, lihatFotoNama, unggahFoto } from '#areas/stock/server/foto/foto.ts';
import { hancur } from '#areas/stock/server/hancur/hancur.ts';
import { ambilKeranjang, daftarKeranjang, lepasKeranjang } from '#areas/stock/server/keranjang.ts';
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

/** Everything the server answers about places and the pieces in them. */
export const stockServer: readonly Route[] = [
  serve(siapUpdateKadarEndpoint, listSiapUpdateKadar),
  ...serveMaster(gudangMaster, gudangHooks),
  ...serveMaster(bakiMaster, bakiHooks),
  ...serveMaster(aksesorisMaster, aksesorisHooks),
  ...aksesoris.routes,
  serve(saldoAksesorisEndpoint, listSaldo),
  serve(kartuAksesorisEndpoint, listKartu),
  serve(tempat.gudangSemuaEndpoint, listGudangSemua),
  serve(tempat.gudangHancurEndpoint, listGudangHancur),
  serve(tempat.bakiGudangEndpoint, listBakiGudang),
  serve(barang.daftarBarangEndpoint, daftarBarang),
  serve(barang.barangEndpoint, lihatBarang),
  serveWrite(barang.tambahBarangEndpoint, tambahBarang),
  serveWrite(barang.tambahBarangBanyakEndpoint, tambahBarangBanyak),
  serveWrite(barang.ubahBarangEndpoint, ubahBarang),
  serveWrite(cetak.cetakBarcodeEndpoint, cetakBarcode),
  serve(cetak.lembarBarcodeEndpoint, lembarBarcode),
  serveWrite(foto.unggahFotoEndpoint, unggahFoto),
  serve(foto.fotoEndpoint, lihatFoto),
  serve(foto.fotoNamaEndpoint, lihatFotoNama),
  serve(foto.gambarJenisEndpoint, lihatFotoNama),
  serve(keranjang.ambilKeranjangEndpoint, ambilKeranjang),
  serve(keranjang.daftarKeranjangEndpoint, daftarKeranjang),
  serve(keranjang.lepasKeranjangEndpoint, lepasKeranjang),
  serveWrite(rfid.pasangTagEndpoint, pasangTag),
  serveWrite(rfid.lepasTagEndpoint, lepasTag),
  serve(rfid.bacaTagEndpoint, bacaTag),
  ...pindah.routes,
  serve(daftarPindahEndpoint, daftarPindah),
  serve(hitungProfitEndpoint, hitungProfit),
  ...updateProfit.routes,
  serve(hitungKadarEndpoint, hitungKadar),
  ...updateKadar.routes,
  ...hancur.routes,
];
