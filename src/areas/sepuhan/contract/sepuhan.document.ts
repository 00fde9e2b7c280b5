import {
  choice,
  day,
  gram,
  int,
  kode,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { daftar } from '#areas/buku/contract/register.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { sepuhanAsks } from '#areas/sepuhan/contract/sepuhan.asks.ts';
import { sepuhanEvents } from '#areas/sepuhan/contract/sepuhan.event.ts';
import {
  cuciBody,
  manualBody,
  pindahBody,
  sortirBody,
  susutBody,
  terimaBody,
} from '#areas/sepuhan/contract/sepuhan.fields.ts';
import { SEPUHAN, SEPUHAN_MANUAL } from '#areas/sepuhan/contract/sepuhan.gates.ts';
import { ASAL_TERIMA } from '#areas/sepuhan/rules/asal.ts';
import { KELAS } from '#areas/sepuhan/rules/sortir.ts';
import { PROSES_LOT } from '#areas/stock/rules/lot.ts';

export const MENU_TERIMA = 'terima-sepuhan';
export const MENU_CUCI = 'terima-barang-cuci';
export const MENU_SORTIR = 'sortir-sepuhan';
export const MENU_PINDAH = 'pindah-sortir';
export const MENU_SUSUT = 'susut-sepuhan';
export const MENU_MANUAL = 'stock-sepuhan-manual';

/** The steps of refining, each a way of making an SP (D-44.3). */
export const LANGKAH = {
  TERIMA: 'Terima sepuhan',
  SORTIR: 'Sortir',
  'TERIMA CUCI': 'Terima cucian',
  'PINDAH SORTIR': 'Pindah sortir',
  LEBUR: 'Lebur',
  SUSUT: 'Susut',
  MANUAL: 'Koreksi manual',
} as const;

/** A step of refining: gold taken in, melted into a bar, lost, or a lot corrected by hand (D-44). */
export const sepuhanDocument = defineDocument({
  name: 'sepuhan',
  title: 'Sepuhan',
  missing: 'No Sepuhan',
  noun: 'sepuhan',
  table: 'sepuhan',
  key: 'no_sepuhan',
  keyLabel: 'No Sepuhan',
  api: 'sepuhan',
  menu: [MENU_TERIMA, MENU_CUCI, MENU_SORTIR, MENU_PINDAH, MENU_SUSUT, MENU_MANUAL],
  letters: { SP: 'Sepuhan' },
  by: 'User',
  head: {
    langkah: choice('Langkah', LANGKAH),
    kode_gudang: kode('Gudang'),
    kode_tukang: optional(kode('Tukang')),
    qty: int('Qty'),
    berat: gram('Berat'),
    murni: gram('Murni'),
    kadar_hasil: optional(kadarPersen('Kadar Hasil')),
    berat_hasil: gram('Berat Hasil'),
    murni_hasil: gram('Murni Hasil'),
    susut: gram('Susut'),
    selisih_murni: gram('Selisih Murni'),
    keterangan: text('Keterangan', { min: 0 }),
  },
  inside: {
    /** With what earlier processes of the same gold lost within their tolerance. */
    murni_asal: gram('Murni Asal'),
    /** What this process may lose of it. */
    batas: optional(persen('Batas')),
    modal: rupiah('Modal'),
    /** The part of it that was lost, above a tolerance. */
    modal_hilang: rupiah('Modal Hilang'),
    hari_batal: optional(day('Tanggal')),
  },
  lines: {
    name: 'baris',
    label: 'Baris',
    table: 'sepuhan_baris',
    head: {
      asal: choice('Asal', { ...ASAL_TERIMA, LOT: 'Lot', MANUAL: 'Manual' }),
      no_dokumen: optional(kode('No Dokumen')),
      urut_dokumen: optional(int('Baris Dokumen')),
      no_lot: optional(text('No Lot')),
      nama_barang: optional(text('Nama Barang')),
      kode_gudang: text('Gudang Asal'),
      kadar: kadarPersen('Kadar'),
      kadar_uji: optional(kadarPersen('Kadar Uji')),
      qty: int('Qty'),
      berat: gram('Berat Asal'),
      murni: gram('Murni Asal'),
      berat_hasil: gram('Berat'),
      murni_hasil: gram('Murni'),
      /** What became of it, where it was sorted: its class, the craftsman, its barcode and place. */
      kelas: optional(choice('Kelas', KELAS)),
      kode_tukang: optional(kode('Tukang')),
      proses: optional(choice('Proses', PROSES_LOT)),
      kode_barcode: optional(text('Barcode Baru')),
      ke_gudang: optional(text('Gudang Tujuan')),
      ke_baki: optional(text('Baki Tujuan')),
      /** What a craftsman asks for it, which posts nothing; how it was tested. */
      ongkos: optional(rupiah('Ongkos')),
      cara_uji: optional(text('Cara Uji')),
    },
    inside: {
      /** Its weight with what earlier processes of it took. */
      berat_asal: gram('Berat Asal'),
      /** The part of its cost that was lost, above a tolerance; null where it was not told yet. */
      modal_hilang: optional(rupiah('Modal Hilang')),
      /** The fine gold of what was weighed, before a test. */
      murni_timbang: gram('Murni Timbang'),
      /** With what earlier processes of it lost within their tolerance. */
      murni_asal: gram('Murni Asal'),
      modal: rupiah('Modal'),
      modal_tahu: yesNo('Modal Diketahui'),
    },
  },
  asks: sepuhanAsks,
  makes: {
    terima: {
      call: 'POST sepuhan/terima',
      guards: ['weight'],
      summary: 'Terima sepuhan',
      letters: 'SP',
      menu: [MENU_TERIMA],
      gate: SEPUHAN,
      body: terimaBody,
      audit: 'TERIMA_SEPUHAN',
    },
    sortir: {
      call: 'POST sepuhan/sortir',
      guards: ['fineness', 'weight', 'plausible', 'labour'],
      summary: 'Sortir sepuhan',
      letters: 'SP',
      menu: [MENU_SORTIR],
      gate: SEPUHAN,
      body: sortirBody,
      audit: 'SORTIR_SEPUHAN',
    },
    cuci: {
      call: 'POST sepuhan/terima-cuci',
      guards: ['fineness', 'weight', 'plausible', 'labour'],
      summary: 'Terima barang cuci',
      letters: 'SP',
      menu: [MENU_CUCI],
      gate: SEPUHAN,
      body: cuciBody,
      audit: 'TERIMA_CUCI',
    },
    pindah: {
      call: 'POST sepuhan/pindah-sortir',
      guards: ['fineness', 'weight', 'plausible', 'labour'],
      summary: 'Pindah sortir sepuhan',
      letters: 'SP',
      menu: [MENU_PINDAH],
      gate: SEPUHAN,
      body: pindahBody,
      audit: 'PINDAH_SORTIR',
    },
    susut: {
      call: 'POST sepuhan/susut',
      guards: ['weight'],
      summary: 'Lebur atau susut sepuhan',
      letters: 'SP',
      menu: [MENU_SUSUT],
      gate: SEPUHAN,
      body: susutBody,
      audit: 'SUSUT_SEPUHAN',
    },
    manual: {
      call: 'POST sepuhan/manual',
      guards: ['weight'],
      summary: 'Koreksi stock sepuhan',
      letters: 'SP',
      menu: [MENU_MANUAL],
      gate: SEPUHAN_MANUAL,
      body: manualBody,
      audit: 'KOREKSI_SEPUHAN',
    },
  },
  list: {
    filters: ['status', 'langkah', 'kode_gudang'],
    sort: ['no_sepuhan', 'input_date', 'berat'],
    search: ['no_sepuhan', 'kode_gudang', 'keterangan', 'input_by'],
    sums: { berat: { of: 'berat' }, berat_hasil: { of: 'berat_hasil' }, susut: { of: 'susut' } },
  },
  book: { kind: 'SEPUHAN', undone: 'BATAL_SEPUHAN', note: 'keterangan' },
  register: {
    amount: null,
    weight: 'berat',
    found: { by: ['kode_gudang', 'keterangan'] },
    opens: { XP: daftar(MENU_TERIMA) },
  },
  cancel: {
    letters: 'XP',
    event: sepuhanEvents.BATAL_SEPUHAN,
    shows: [
      'no_sepuhan',
      'langkah',
      'tgl_system',
      'qty',
      'berat',
      'berat_hasil',
      'kode_gudang',
      'keterangan',
      'input_by',
    ],
    anyDay: true,
  },
  paper: {
    noun: 'bukti sepuhan',
    file: 'Sepuhan',
    lines: [
      'langkah',
      'kode_gudang',
      'kode_tukang',
      'qty',
      'berat',
      'murni',
      'kadar_hasil',
      'murni_hasil',
      'susut',
      'selisih_murni',
      'keterangan',
    ],
    total: 'berat_hasil',
    totalLabel: 'BERAT HASIL',
    sign: ['User', 'SPV'],
  },
});
