import {
  choice,
  day,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { laporan } from '#areas/buku/contract/register.ts';
import { jadiPesananList } from '#areas/service/contract/pesanan/barang-pesanan.fields.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import {
  BARANG_PALING_BANYAK,
  emasList,
  ongkosPiece,
} from '#areas/service/contract/barang-service.fields.ts';
import { JENIS_KERJA, PESANAN_DI_TUKANG } from '#areas/service/contract/tukang/serah.document.ts';
import { serviceParam } from '#areas/service/contract/tukang.parameter.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';

const none = { min: mg(0) };
/** A finished piece on the scale: what was added, what was filed off, what the work costs (D-37.3). */
const selesaiTyped = {
  urut: int('No', { min: 1, max: BARANG_PALING_BANYAK }),
  berat: gram('Berat Selesai', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
  tambah_emas: optional(gram('Tambah Emas', none)),
  kikir: optional(gram('Kikir', none)),
  ongkos: optional(rupiah('Ongkos', ongkosPiece)),
  foto: optional(text('Foto Selesai', { max: 100 })),
};
const selesaiList = asField(
  listOf(objectOf(selesaiTyped), {
    min: 1,
    max: BARANG_PALING_BANYAK,
    minMessage: 'Barang Tidak Boleh Kosong',
  }),
  'Barang',
);
const upah = optional(rupiah('Upah', { min: rp(0) }));

/** Gold that a craftsman gave back. */
const kembali = {
  kode_gudang: kode('Gudang'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
};

/** Work and gold back from a craftsman: what was given less what came back is what was lost (D-36.5, D-37.3). */
export const kembaliDocument = defineDocument({
  name: 'kembali_tukang',
  title: 'Kembali Dari Tukang',
  noun: 'kembali dari tukang',
  table: 'tukang_kembali',
  key: 'no_kembali',
  keyLabel: 'No Kembali',
  api: 'kembali-tukang',
  menu: ['lihat-services', 'transaksi-services', ...PESANAN_DI_TUKANG, 'master-tukang'],
  letters: { KT: 'Kembali Dari Tukang' },
  by: 'User',
  head: {
    jenis: choice('Jenis', JENIS_KERJA),
    no_dokumen: optional(kode('No Dokumen')),
    kode_tukang: optional(kode('Tukang')),
    tgl_serah: optional(day('Tgl Serah')),
    berat_masuk: gram('Berat Masuk'),
    berat_keluar: gram('Berat Selesai'),
    tambah_emas: gram('Tambah Emas'),
    kikir: gram('Kikir'),
    berat_diberi: gram('Emas Diserahkan'),
    murni_diberi: gram('Murni Diserahkan'),
    /** Gold of his own that the craftsman used: the shop owes it to him. */
    berat_sendiri: gram('Emas Tukang'),
    berat_kembali: gram('Emas Kembali'),
    murni_kembali: gram('Murni Kembali'),
    /** Above 0 lost, below 0 gained. */
    susut: gram('Susut'),
    susut_murni: gram('Susut Murni'),
    susut_persen: persen('Susut %'),
    batas_susut: persen('Batas %'),
    ongkos: rupiah('Ongkos'),
    upah: rupiah('Upah'),
    tutup: yesNo('Tutup Saldo'),
  },
  inside: {
    modal_diberi: rupiah('Modal Diserahkan'),
    /** Cost of gold that the craftsman held without a job, as far as it left by this. */
    modal_bebas: rupiah('Modal Emas Lepas'),
    modal_kembali: rupiah('Modal Kembali'),
    modal_susut: rupiah('Modal Susut'),
    /** Cost of what went into the pieces, or was lost within the tolerance. */
    modal_sisa: rupiah('Modal Sisa'),
    lebih: yesNo('Di Atas Batas'),
    /** More gold went into a piece than needs no word, or gold that is the craftsman's. */
    tambah_lebih: yesNo('Tambah Emas Di Atas Batas'),
    /** Small losses of the month with this one, since a sum of them was agreed to (decision 1283); none before. */
    susut_orang: optional(gram('Susut Kecil Penerima')),
    susut_tukang: optional(gram('Susut Kecil Tukang')),
    /** What the work was estimated at. */
    ongkos_awal: rupiah('Perkiraan Ongkos'),
    dari_status: optional(text('Status')),
    op_batal: optional(text('Op')),
  },
  joined: {
    nama_tukang: {
      of: optional(text('Nama Tukang')),
      by: 'kode_tukang',
      column: 'nama',
      in: tukangMaster,
    },
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'tukang_kembali_barang',
    head: {
      urut_barang: int('No Barang'),
      nama_barang: text('Nama Barang'),
      kadar: kadarPersen('Kadar'),
      berat_masuk: gram('Berat Masuk'),
      berat: gram('Berat Selesai'),
      tambah_emas: gram('Tambah Emas'),
      kikir: gram('Kikir'),
      ongkos: rupiah('Ongkos'),
      foto: optional(text('Foto Selesai')),
    },
    inside: {
      /** The piece of stock that it became, of an order; a quote makes none. */
      kode_barcode: optional(kode('Barcode')),
      murni_masuk: gram('Murni Masuk'),
      murni: gram('Murni'),
      harga_modal: optional(rupiah('Modal')),
    },
  },
  parts: { kembali: asField(listOf(objectOf(kembali)), 'Emas kembali') },
  asks: {
    /** Asked by the act, with its figures: one word for all of them. */
    selisih: {
      event: serviceEvents.SERVICE_SELISIH,
      when: {
        all: [
          { not: { is: ['jenis', 'PESANAN'] } },
          {
            any: [
              { is: ['lebih', true] },
              { is: ['tambah_lebih', true] },
              over('ongkos_awal', 'ongkos'),
              over('susut_orang', setting(serviceParam.BATAS_SUSUT_SERVICE)),
              over('susut_tukang', setting(serviceParam.BATAS_SUSUT_SERVICE)),
            ],
          },
        ],
      },
    },
    /** Of an order: weight, loss, a dearer piece of the stock, gold of the craftsman's own (D-36.5). */
    pesanan: {
      event: serviceEvents.PESANAN_SELISIH,
      when: {
        all: [
          { is: ['jenis', 'PESANAN'] },
          {
            any: [
              { is: ['lebih', true] },
              over('susut_orang', setting(serviceParam.BATAS_SUSUT_SERVICE)),
              over('susut_tukang', setting(serviceParam.BATAS_SUSUT_SERVICE)),
            ],
          },
        ],
      },
    },
  },
  makes: {
    service: {
      call: 'POST service/:no_service/selesai',
      guards: ['weight', 'evidence', 'plausible'],
      summary: 'Service selesai',
      letters: 'KT',
      params: { no_service: kode('No Service', 14) },
      menu: ['lihat-services', 'transaksi-services'],
      body: { barang: selesaiList, kembali: optional(emasList(0)), upah },
      quote: true,
      audit: 'SELESAI',
    },
    pesanan: {
      call: 'POST pesanan/:no_pesanan/selesai',
      guards: ['weight', 'evidence', 'plausible', 'fineness'],
      summary: 'Pesanan selesai',
      letters: 'KT',
      params: { no_pesanan: kode('No Pesanan', 14) },
      menu: PESANAN_DI_TUKANG,
      body: { barang: jadiPesananList, kembali: optional(emasList(0)), upah },
      quote: true,
      audit: 'SELESAI',
    },
    lepas: {
      call: 'POST tukang/:kode_tukang/kembali',
      guards: ['weight'],
      summary: 'Emas kembali dari tukang',
      letters: 'KT',
      params: { kode_tukang: kode('Tukang', 20) },
      menu: ['master-tukang'],
      body: { kembali: optional(emasList(0)), tutup: optional(yesNo('Tutup Saldo')), upah },
      quote: true,
      audit: 'KEMBALI',
    },
  },
  list: {
    filters: ['status', 'jenis', 'kode_tukang', 'no_dokumen'],
    sort: ['no_kembali', 'input_date', 'susut'],
    search: ['no_kembali', 'no_dokumen', 'kode_tukang', 'nama_tukang', 'input_by'],
    sums: {
      berat_diberi: { of: 'berat_diberi' },
      berat_kembali: { of: 'berat_kembali' },
      susut: { of: 'susut' },
      upah: { of: 'upah' },
    },
  },
  book: { kind: 'TUKANG', undone: 'BATAL_TUKANG', note: 'jenis' },
  register: {
    amount: null,
    weight: 'berat_keluar',
    found: { by: ['kode_tukang', 'no_dokumen'] },
    called: { batal: 'SERVICE', cetak: 'SERVICE' },
    opens: { XT: laporan('laporan-pekerjaan-tukang') },
  },
  cancel: {
    letters: 'XT',
    event: serviceEvents.BATAL_SERVICE,
    shows: [
      'no_kembali',
      'no_dokumen',
      'kode_tukang',
      'berat_masuk',
      'berat_keluar',
      'tambah_emas',
      'susut',
      'input_by',
    ],
  },
  paper: {
    noun: 'bukti kembali dari tukang',
    file: 'Kembali',
    lines: [
      'nama_tukang',
      'no_dokumen',
      'tgl_serah',
      'berat_masuk',
      'berat_diberi',
      'tambah_emas',
      'kikir',
      'berat_kembali',
      'susut',
      'susut_persen',
      'upah',
    ],
    total: 'berat_keluar',
    totalLabel: 'BERAT SELESAI',
    copies: ['LEMBAR TUKANG', 'LEMBAR TOKO'],
    sign: ['User', 'Tukang'],
  },
});
