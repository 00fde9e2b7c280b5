import { day, listOf, objectOf, optional, ref, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import {
  barangFields,
  barisManual,
  jumlahFields,
  MANUAL_PALING_BANYAK,
  totalManual,
} from '#areas/manual/contract/manual.fields.ts';
import { JUAL_MANUAL, MENU_MANUAL } from '#areas/manual/contract/manual.gates.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';

/** Where they go. */
export const tujuanManual = {
  kode_gudang: ref('Gudang Tujuan', gudangMaster, 'nama'),
  kode_baki: optional(ref('Baki Tujuan', bakiMaster, 'nama')),
};
const dari = {
  dari_gudang: ref('Gudang Asal', gudangMaster, 'nama'),
  dari_baki: optional(ref('Baki Asal', bakiMaster, 'nama')),
};

/**
 * Goods without a barcode to another place of the shop (D-46.2); in a warehouse of kind ROSOK or HANCUR they are a lot
 * that is not sorted yet (D-46.3).
 */
export const pindahManualDocument = defineDocument({
  name: 'manual_pindah',
  title: 'Pindah Manual',
  noun: 'pindah barang manual',
  table: 'manual_pindah',
  key: 'no_pindah',
  keyLabel: 'No Pindah',
  api: 'barang-manual/pindah',
  gate: JUAL_MANUAL,
  menu: [MENU_MANUAL],
  letters: { MP: 'Pindah Manual' },
  by: 'User',
  head: {
    kode_gudang: text('Gudang Tujuan'),
    kode_baki: optional(text('Baki Tujuan')),
    ...totalManual,
    keterangan: text('Keterangan', { min: 0 }),
  },
  inside: { hari_batal: optional(day('Tanggal')) },
  lines: {
    name: 'barang',
    label: 'Barang',
    table: 'manual_pindah_isi',
    head: {
      ...barisManual,
      dari_gudang: text('Gudang Asal'),
      dari_baki: optional(text('Baki Asal')),
    },
    inside: { modal: rupiah('Modal') },
  },
  makes: {
    pindah: {
      call: 'POST barang-manual/pindah',
      summary: 'Pindah barang manual',
      letters: 'MP',
      body: {
        ...tujuanManual,
        barang: asField(
          listOf(objectOf({ ...barangFields, ...dari, ...jumlahFields }), MANUAL_PALING_BANYAK),
          'Barang',
        ),
        keterangan: optional(text('Keterangan', { max: 200 })),
      },
      approvable: 'lateDay',
      audit: 'PINDAH_MANUAL',
    },
  },
  list: {
    sort: ['no_pindah', 'input_date', 'total_berat'],
    search: ['no_pindah', 'kode_gudang', 'kode_baki', 'keterangan', 'input_by'],
    sums: { total_qty: { of: 'total_qty' }, total_berat: { of: 'total_berat' } },
  },
  book: { kind: 'MANUAL', undone: 'BATAL_MANUAL', note: 'keterangan' },
  register: { amount: null, weight: 'total_berat' },
  cancel: {
    letters: 'XV',
    event: stockEvents.BATAL_PINDAH,
    shows: ['no_pindah', 'total_qty', 'total_berat', 'kode_gudang', 'tgl_system', 'input_by'],
    anyDay: true,
  },
  paper: {
    noun: 'bukti pindah barang manual',
    file: 'Pindah Manual',
    lines: ['kode_gudang', 'total_qty', 'keterangan'],
    total: 'total_berat',
    totalLabel: 'BERAT PINDAH',
    sign: ['Pengirim', 'Penerima'],
  },
});
