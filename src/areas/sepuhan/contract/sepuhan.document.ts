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
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { sepuhanEvents } from '#areas/sepuhan/contract/sepuhan.event.ts';
import {
  manualBody,
  sortirBody,
  susutBody,
  terimaBody,
} from '#areas/sepuhan/contract/sepuhan.fields.ts';
import { SEPUHAN, SEPUHAN_MANUAL } from '#areas/sepuhan/contract/sepuhan.gates.ts';
import { ASAL_TERIMA } from '#areas/sepuhan/rules/asal.ts';
import { KELAS, PROSES } from '#areas/sepuhan/rules/sortir.ts';

export const MENU_TERIMA = 'terima-sepuhan';
export const MENU_SORTIR = 'sortir-sepuhan';
export const MENU_SUSUT = 'susut-sepuhan';
export const MENU_MANUAL = 'stock-sepuhan-manual';

/** The steps of refining, each a way of making an SP (D-44.3). */
export const LANGKAH = {
  TERIMA: 'Terima sepuhan',
  SORTIR: 'Sortir',
  LEBUR: 'Lebur',
  SUSUT: 'Susut',
  MANUAL: 'Koreksi manual',
} as const;
const LEBUR = setting(stockParam.TOLERANSI_SUSUT_LEBUR);
const CUCI = setting(stockParam.TOLERANSI_SUSUT_CUCI);

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
  menu: [MENU_TERIMA, MENU_SORTIR, MENU_SUSUT, MENU_MANUAL],
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
      proses: optional(choice('Proses', PROSES)),
      kode_barcode: optional(text('Barcode Baru')),
      ke_gudang: optional(text('Gudang Tujuan')),
      ke_baki: optional(text('Baki Tujuan')),
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
  asks: {
    koreksi: {
      event: sepuhanEvents.KOREKSI_SEPUHAN,
      when: { is: ['langkah', 'MANUAL'] },
      message: 'Koreksi stock sepuhan',
      shows: ['kode_gudang', 'berat', 'berat_hasil', 'selisih_murni', 'keterangan'],
      reason: 'keterangan',
    },
    /** Gold that is gone without a process is a loss whatever it weighs (D-51.17). */
    hilang: { event: stockEvents.SUSUT_LEBIH, when: { is: ['langkah', 'SUSUT'] } },
    lebur: {
      event: stockEvents.SUSUT_LEBIH,
      when: {
        all: [
          { is: ['langkah', 'LEBUR'] },
          {
            any: [
              {
                all: [
                  over('murni', 'murni_hasil'),
                  over(
                    { minus: ['murni_asal', 'murni_hasil'] },
                    { percentDown: ['murni_asal', LEBUR] },
                  ),
                ],
              },
              over({ minus: ['murni_hasil', 'murni'] }, { percentDown: ['murni', LEBUR] }),
            ],
          },
        ],
      },
    },
    /** A piece that is lighter under its new label than washing leaves it (D-51.17). */
    label: {
      event: stockEvents.SUSUT_LEBIH,
      each: 'line',
      when: {
        all: [
          { is: ['langkah', 'SORTIR'] },
          { is: ['kelas', 'JUAL LAGI'] },
          over('berat', 'berat_hasil'),
          over({ minus: ['berat_asal', 'berat_hasil'] }, { percentDown: ['berat_asal', CUCI] }),
        ],
      },
    },
    /** Each piece by itself: what the scale misses of it, and what a test does not find in it. */
    timbang: {
      event: stockEvents.SUSUT_LEBIH,
      each: 'line',
      when: {
        all: [
          { is: ['langkah', 'TERIMA'] },
          {
            any: [
              over({ minus: ['berat', 'berat_hasil'] }, setting(stockParam.TOLERANSI_KIRIMAN)),
              over('berat_hasil', 'berat'),
              over(
                { minus: ['murni_hasil', 'murni_timbang'] },
                { percentDown: ['murni_timbang', LEBUR] },
              ),
              {
                all: [
                  over('murni_timbang', 'murni_hasil'),
                  over(
                    { minus: ['murni_asal', 'murni_hasil'] },
                    { percentDown: ['murni_asal', LEBUR] },
                  ),
                ],
              },
            ],
          },
        ],
      },
    },
  },
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
      guards: ['fineness', 'weight', 'plausible'],
      summary: 'Sortir sepuhan',
      letters: 'SP',
      menu: [MENU_SORTIR],
      gate: SEPUHAN,
      body: sortirBody,
      audit: 'SORTIR_SEPUHAN',
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
