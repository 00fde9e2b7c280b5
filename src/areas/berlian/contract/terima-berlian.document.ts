import {
  day,
  kode,
  listOf,
  objectOf,
  optional,
  ref,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { supplierBerlianMaster } from '#areas/barang/contract/supplier-berlian.master.ts';
import {
  barisBatu,
  BATU_PALING_BANYAK,
  fotoSertifikat,
  masukFields,
  sertifikatBatu,
  sifatBatu,
  totalBatu,
} from '#areas/berlian/contract/berlian.fields.ts';
import { BERLIAN, MENU_BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';

/** What goes with the stones of a receipt. */
export const kepalaTerima = {
  kode_supplier: ref('Supplier', supplierBerlianMaster, 'nama'),
  /** They stay the supplier's until they are set or sold (D-45.4). */
  konsinyasi: yesNo('Konsinyasi'),
  kode_gudang: ref('Gudang', gudangMaster, 'nama'),
  keterangan: optional(text('Keterangan', { max: 200 })),
};

/** Stones that come in from a supplier, bought or in consignment (D-45.4). */
export const terimaBerlianDocument = defineDocument({
  name: 'berlian_terima',
  title: 'Terima Berlian',
  noun: 'terima berlian',
  table: 'berlian_terima',
  key: 'no_terima',
  keyLabel: 'No Terima',
  api: 'berlian/terima',
  gate: BERLIAN,
  menu: [MENU_BERLIAN],
  letters: { IB: 'Terima Berlian' },
  by: 'User',
  head: {
    kode_supplier: kode('Supplier'),
    konsinyasi: yesNo('Konsinyasi'),
    kode_gudang: text('Gudang'),
    ...totalBatu,
    keterangan: text('Keterangan', { min: 0 }),
  },
  inside: {
    total_modal: rupiah('Modal'),
    /** What is in consignment posts nothing. */
    membukukan: yesNo('Membukukan'),
    hari_batal: optional(day('Tanggal')),
    op_batal: optional(text('Pembatalan')),
  },
  lines: {
    name: 'barang',
    label: 'Berlian',
    table: 'berlian_terima_isi',
    head: {
      ...barisBatu,
      kode_dept: kode('Jenis'),
      ...sifatBatu,
      ...sertifikatBatu,
      harga_jual: optional(rupiah('Harga Jual')),
    },
    inside: {
      harga_modal: rupiah('Modal'),
      foto: fotoSertifikat,
      /** The count that missed a stone of this certificate. */
      hilang_di: optional(text('No Opname')),
    },
    search: ['kode_berlian', 'no_sertifikat'],
  },
  makes: {
    terima: {
      call: 'POST berlian/terima',
      guards: ['evidence'],
      summary: 'Terima berlian',
      letters: 'IB',
      body: {
        ...kepalaTerima,
        barang: asField(listOf(objectOf(masukFields), BATU_PALING_BANYAK), 'Berlian'),
      },
      audit: 'TERIMA_BERLIAN',
    },
  },
  list: {
    filters: ['status', 'kode_supplier'],
    sort: ['no_terima', 'input_date', 'total_carat'],
    search: ['no_terima', 'kode_supplier', 'keterangan', 'input_by'],
    sums: { total_butir: { of: 'total_butir' }, total_carat: { of: 'total_carat' } },
  },
  book: { kind: 'BERLIAN', undone: 'BATAL_BERLIAN', note: 'keterangan', posts: 'membukukan' },
  register: {
    amount: 'total_modal',
    unpaid: true,
    customer: { name: 'kode_supplier' },
  },
  cancel: {
    letters: 'XI',
    event: terimaEvents.BATAL_PENERIMAAN,
    shows: [
      'no_terima',
      'kode_supplier',
      'konsinyasi',
      'total_butir',
      'total_carat',
      'tgl_system',
      'input_by',
    ],
    anyDay: true,
  },
  paper: {
    noun: 'bukti terima berlian',
    file: 'Terima Berlian',
    lines: ['kode_supplier', 'konsinyasi', 'kode_gudang', 'total_butir', 'keterangan'],
    total: 'total_carat',
    totalLabel: 'CARAT MASUK',
    sign: ['User', 'Supplier'],
  },
});
