import {
  choice,
  gram,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField, onScale } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import {
  barisBatu,
  BATU_PALING_BANYAK,
  diambilFields,
  sertifikatBatu,
  sifatBatu,
  totalBatu,
} from '#areas/berlian/contract/berlian.fields.ts';
import { BERLIAN, MENU_BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';
import { LANGKAH_PASANG, TIDAK_PASANG } from '#areas/berlian/rules/pasang.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';

/** The piece, and what it weighs after. */
export const pasangFields = {
  kode_barcode: kode('Barang', 8),
  berat: onScale(gram('Berat Sesudah', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
  keterangan: optional(text('Keterangan', { max: 200 })),
};
const batuDisebut = asField(listOf(kode('Kode Berlian', 8).schema, BATU_PALING_BANYAK), 'Berlian');
const toleransi = setting(stockParam.TOLERANSI_BERAT_JUAL);

/** Stones set into a piece, or taken out of it, which is weighed after; the other act undoes it (D-45.5). */
export const pasangBerlianDocument = defineDocument({
  name: 'berlian_pasang',
  title: 'Pasang Berlian',
  noun: 'pasang berlian',
  table: 'berlian_pasang',
  key: 'no_pasang',
  keyLabel: 'No Pasang',
  api: 'berlian/pasang',
  gate: BERLIAN,
  menu: [MENU_BERLIAN],
  letters: { PL: 'Pasang Lepas Berlian' },
  by: 'User',
  states: {
    DONE: { name: 'SELESAI', next: [], says: TIDAK_PASANG.PASANG_TETAP },
    CANC: { name: 'BATAL', next: [] },
  },
  head: {
    langkah: choice('Langkah', LANGKAH_PASANG),
    kode_barcode: kode('Barang'),
    nama_barang: text('Nama Barang'),
    kode_gudang: text('Gudang'),
    kode_baki: optional(text('Baki')),
    persen: kadarPersen('Kadar'),
    ...totalBatu,
    berat_batu: gram('Berat Batu'),
    berat_lama: gram('Berat Sebelum'),
    berat: gram('Berat Sesudah'),
    emas_lama: gram('Emas Sebelum'),
    emas: gram('Emas Sesudah'),
    murni_lama: gram('Murni Sebelum'),
    murni: gram('Murni Sesudah'),
    susut: gram('Susut'),
    keterangan: text('Keterangan', { min: 0 }),
  },
  inside: {
    /** With what earlier acts on the piece lost within their tolerance: together they may lose no more than one. */
    emas_asal: gram('Emas Asal'),
    /** Gold that is lost within the tolerance: it needs no approval. */
    susut_bebas: gram('Susut Bebas'),
    modal_susut: rupiah('Modal Susut'),
    /** Of stones in consignment that are the shop's from now on. */
    modal_beli: rupiah('Modal Dibeli'),
    membukukan: yesNo('Membukukan'),
    /** Its gold is charged for less than before: an owner's to agree to (D-51.16). */
    harga_turun: yesNo('Harga Turun'),
  },
  lines: {
    name: 'barang',
    label: 'Berlian',
    table: 'berlian_pasang_isi',
    head: {
      ...barisBatu,
      dari_berlian: optional(kode('Dari Parcel')),
      konsinyasi: yesNo('Konsinyasi'),
      ...sifatBatu,
      ...sertifikatBatu,
      bagian_lain: yesNo('Bagian Tidak Serupa'),
    },
    inside: { modal: rupiah('Modal') },
    search: ['kode_berlian', 'no_sertifikat'],
  },
  asks: {
    /** Another stone than that of the certificate is seen by who has both before him. */
    ubah: { event: stockEvents.UBAH_BARANG, when: 'always' },
    turun: { event: aksesEvents.UBAH_HARGA_EMAS, when: { is: ['harga_turun', true] } },
    susut: {
      event: stockEvents.SUSUT_LEBIH,
      when: {
        any: [
          { all: [over('emas_lama', 'emas'), over({ minus: ['emas_asal', 'emas'] }, toleransi)] },
          over('emas', 'emas_lama'),
        ],
      },
    },
  },
  makes: {
    pasang: {
      call: 'POST berlian/pasang',
      guards: ['weight'],
      summary: 'Pasang berlian',
      letters: 'PL',
      body: {
        ...pasangFields,
        kode_berlian: batuDisebut,
        /** How much of a parcel, where not all of it. */
        bagian: optional(asField(listOf(objectOf(diambilFields), { max: 100 }), 'Bagian')),
      },
      audit: 'PASANG_BERLIAN',
    },
    lepas: {
      call: 'POST berlian/lepas',
      guards: ['weight'],
      summary: 'Lepas berlian',
      letters: 'PL',
      body: { ...pasangFields, kode_berlian: batuDisebut },
      audit: 'LEPAS_BERLIAN',
    },
  },
  list: {
    filters: ['langkah'],
    sort: ['no_pasang', 'input_date', 'total_carat'],
    search: ['no_pasang', 'kode_barcode', 'nama_barang', 'keterangan', 'input_by'],
    sums: {
      total_butir: { of: 'total_butir' },
      total_carat: { of: 'total_carat' },
      susut: { of: 'susut' },
    },
  },
  book: { kind: 'BERLIAN', undone: 'BATAL_BERLIAN', note: 'keterangan', posts: 'membukukan' },
  register: { amount: null, weight: 'berat_batu', found: { by: ['kode_barcode', 'keterangan'] } },
  cancel: { never: true, event: stockEvents.UBAH_BARANG, shows: [] },
  paper: {
    noun: 'bukti pasang berlian',
    file: 'Pasang Berlian',
    lines: [
      'langkah',
      'kode_barcode',
      'nama_barang',
      'total_butir',
      'total_carat',
      'berat_lama',
      'berat',
      'susut',
      'keterangan',
    ],
    total: 'berat_batu',
    totalLabel: 'BERAT BATU',
    sign: ['User', 'SPV'],
  },
});
