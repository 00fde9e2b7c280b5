import {
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  ref,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { laporan } from '#areas/buku/contract/register.ts';
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';

export const HANCUR_PALING_BANYAK = 200;
/** Of all warehouses those that take loose gold. */
const gudang = ref('Gudang Hancur', gudangMaster, 'nama');

export const hancurFields = {
  kode_gudang: { ...gudang, source: { ...sourceOf(gudang), call: 'GET gudang/get/hancur-barang' } },
  alasan: text('Alasan', { min: 3, max: 300 }),
};

/** The fine gold of one piece and of all, less what the shop allows for solder and dirt. */
const DIAKUI_SATU = { percent: ['murni', setting(stockParam.MURNI_HANCUR_PERSEN)] } as const;
const DIAKUI = { sum: DIAKUI_SATU } as const;
const LEBUR = setting(stockParam.TOLERANSI_SUSUT_LEBUR);

const scanned = {
  kode_barcode: kode('Barcode'),
  berat: gram('Berat Timbang', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
};

/** Pieces of the stock to melting, each weighed once more (D-21.1). Its paper is a report. */
export const hancurDocument = defineDocument({
  name: 'hancur',
  title: 'Hancur Barang',
  missing: 'No Hancur',
  noun: 'hancur barang',
  table: 'hancur',
  key: 'no_hancur',
  keyLabel: 'No Hancur',
  api: 'hancur-barang',
  menu: ['hancur-data-barang'],
  letters: { HB: 'Hancur Barang' },
  by: 'User',
  head: {
    kode_gudang: text('Gudang'),
    alasan: text('Alasan'),
    total_qty: int('Total Qty'),
    total_berat: gram('Total Berat'),
    total_timbang: gram('Total Timbang'),
    total_murni: gram('Total Murni'),
  },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'hancur_isi',
    head: {
      kode_barcode: kode('Barcode'),
      nama_barang: text('Nama Barang'),
      kode_kadar: text('Kode Kadar'),
      kadar: kadarPersen('Kadar'),
      berat: gram('Berat'),
      murni: gram('Murni'),
      berat_timbang: gram('Berat Timbang'),
      murni_timbang: gram('Murni Timbang'),
      dari_gudang: text('Gudang Asal'),
      dari_baki: optional(text('Baki Asal')),
    },
    inside: {
      kode_dept: text('Jenis'),
      kode_group: text('Group'),
      /** The fineness of the metal itself, as the book counts it. */
      persen: kadarPersen('Persen'),
      kondisi: optional(text('Kondisi')),
      berat_asli: gram('Berat Asli'),
      harga_modal: optional(rupiah('Modal')),
    },
  },
  asks: {
    hancur: { event: stockEvents.HANCUR_BARANG, when: 'always' },
    /** What may go is measured after what the shop allows for solder and dirt (D-51.17). */
    susut: {
      event: stockEvents.SUSUT_LEBIH,
      since: 2,
      when: over({ gap: [DIAKUI, { sum: 'murni_timbang' }] }, { percentDown: [DIAKUI, LEBUR] }),
    },
    /** Each piece by itself, so that heavy ones hide no light one. */
    potong: {
      event: stockEvents.SUSUT_LEBIH,
      each: 'line',
      since: 3,
      when: {
        all: [
          over({ minus: [DIAKUI_SATU, 'murni_timbang'] }, { percentDown: [DIAKUI_SATU, LEBUR] }),
          over({ minus: [DIAKUI_SATU, 'murni_timbang'] }, setting(stockParam.TOLERANSI_KIRIMAN)),
        ],
      },
    },
  },
  makes: {
    hancur: {
      call: 'POST hancur-barang',
      guards: ['weight'],
      summary: 'Hancur data barang',
      letters: 'HB',
      body: {
        ...hancurFields,
        barang: asField(
          listOf(objectOf(scanned), {
            min: 1,
            max: HANCUR_PALING_BANYAK,
            minMessage: 'Barang Tidak Boleh Kosong',
          }),
          'Barang',
        ),
      },
      audit: 'HANCUR',
    },
  },
  list: {
    sort: ['no_hancur', 'input_date'],
    search: ['no_hancur', 'kode_gudang', 'alasan', 'input_by'],
    sums: {
      total_qty: { of: 'total_qty' },
      total_berat: { of: 'total_berat' },
      total_timbang: { of: 'total_timbang' },
    },
  },
  book: { kind: 'HANCUR', undone: 'BATAL_HANCUR', note: 'alasan' },
  register: {
    amount: null,
    weight: 'total_timbang',
    opens: { HB: laporan('laporan-hancur-barang') },
  },
  cancel: {
    letters: 'BX',
    event: stockEvents.BATAL_HANCUR,
    shows: ['no_hancur', 'total_qty', 'total_berat', 'kode_gudang', 'total_timbang', 'input_by'],
  },
});
