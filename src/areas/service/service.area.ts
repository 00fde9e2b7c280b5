import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import * as pesananApi from '#areas/service/contract/pesanan/pesanan.api.ts';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import { contohRegister } from '#areas/service/contract/pesanan/contoh.register.ts';
import * as notaPesanan from '#areas/service/contract/pesanan/nota-pesanan.api.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { pesananParam } from '#areas/service/contract/pesanan/pesanan.parameter.ts';
import { batalPesananReport } from '#areas/service/contract/laporan/batal-pesanan.report.ts';
import { pesananReport } from '#areas/service/contract/laporan/laporan-pesanan.report.ts';
import { pesananBarangReport } from '#areas/service/contract/laporan/pesanan-barang.report.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { deskripsiServiceMaster } from '#areas/service/contract/deskripsi-service.master.ts';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { pekerjaanTukangReport } from '#areas/service/contract/laporan/pekerjaan-tukang.report.ts';
import { serviceReport } from '#areas/service/contract/laporan/laporan-service.report.ts';
import * as nota from '#areas/service/contract/nota-service.api.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import * as batal from '#areas/service/contract/tukang/batal-tukang.api.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { saldoTukangEndpoint } from '#areas/service/contract/tukang/saldo-tukang.api.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { serviceParam } from '#areas/service/contract/tukang.parameter.ts';
import { serviceJurnal } from '#areas/service/rules/service.jurnal.ts';
import { serviceModul } from '#areas/service/contract/tukang.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Repairs, orders, and craftsmen, who work on both. */
export const serviceArea = defineArea({
  journal: serviceJurnal,
  events: serviceEvents,
  parameters: { ...serviceParam, ...pesananParam },
  moduls: serviceModul,
  log: {
    as: 'service',
    tables: {
      service: 'service',
      service_bayar: 'bayar service',
      service_ambil: 'ambil service',
      pesanan: 'pesanan',
      pesanan_bayar: 'bayar pesanan',
      contoh_ambil: 'ambil barang contoh',
      tukang_serah: 'serah tukang',
      tukang_kembali: 'kembali dari tukang',
    },
  },
  masters: [tukangMaster, deskripsiServiceMaster],
  documents: [
    serviceDocument,
    bayarServiceDocument,
    ambilServiceDocument,
    serahDocument,
    kembaliDocument,
    pesananDocument,
    bayarPesananDocument,
  ],
  registers: [contohRegister],
  reports: [
    serviceReport,
    pekerjaanTukangReport,
    pesananReport,
    pesananBarangReport,
    batalPesananReport,
  ],
  endpoints: [
    ...endpointsIn(nota),
    ...endpointsIn(batal),
    saldoTukangEndpoint,
    ...endpointsIn(notaPesanan),
    ...endpointsIn(pesananApi),
  ],
  screens: [
    {
      group: 'Service',
      title: 'Transaksi Services',
      path: 'transaksi-services',
      at: 10,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Service',
      title: 'Lihat Services',
      path: 'lihat-services',
      at: 20,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Pesanan',
      title: 'Transaksi Pesanan',
      path: 'transaksi-pesanan',
      at: 10,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Pesanan',
      title: 'Lihat Pesanan',
      path: 'lihat-pesanan',
      at: 20,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Pesanan',
      title: 'Ambil Barang Contoh',
      path: 'ambil-barang-contoh',
      at: 30,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Validasi',
      title: 'Validasi Pesanan',
      path: 'validasi-pesanan',
      at: 35,
      levels: ['KASIR', 'SPV', 'MU'],
      gate: modul(serviceModul.VALIDASI_PESANAN_MODULE),
    },
    {
      group: 'Validasi',
      title: 'Validasi Service',
      path: 'validasi-service',
      at: 38,
      levels: ['KASIR', 'SPV', 'MU'],
      gate: modul(serviceModul.VALIDASI_SERVICE_MODULE),
    },
  ],
});
