import {
  choice,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  ref,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField, figures } from '#kit/contract/field-more.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { hari, laporan } from '#areas/buku/contract/register.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import { terimaParam } from '#areas/terima/contract/terima.parameter.ts';

export const TERIMA = 'penerimaan-barang';
const BATAL = 'batal-penerimaan-barang';
const besar = { max: Number.MAX_SAFE_INTEGER };
const berisi = { min: mg(1), minMessage: 'Berat Tidak Boleh 0' };

const perolehan = choice('Dokumen Perolehan', {
  FAKTUR_PAJAK: 'Faktur pajak',
  KONSUMEN: 'Dari konsumen',
  TIDAK_ADA: 'Tidak ada',
});

/** The delivery as a whole. */
export const terimaFields = {
  kode_supplier: optional(kode('Supplier')),
  kode_gudang: ref('Gudang', gudangMaster, 'nama'),
  no_intern: optional(text('No Intern', { max: 40 })),
  dokumen_perolehan: perolehan,
  /** The supplier's tax invoice, and the taxes that it says (D-41.11). */
  no_faktur_pajak: optional(figures('No Faktur Pajak', 16)),
  ppn_rp: optional(rupiah('PPN', { min: rp(0) })),
  pph22_rp: optional(rupiah('PPh 22', { min: rp(0) })),
  keterangan: optional(text('Keterangan', { max: 200 })),
};

/** One lot of it: a kadar, how many pieces, what they weigh by slip and by scale. */
export const lotFields = {
  kode_dept: ref('Jenis', jenisMaster, 'nama'),
  kode_group: ref('Group', groupMaster, 'nama'),
  kode_kadar: ref('Kadar', kadarMaster, 'label'),
  qty: int('Qty', { min: 1, minMessage: 'Qty Tidak Boleh 0', max: 10_000 }),
  berat_bruto: gram('Berat Bruto', berisi),
  berat_nota: gram('Berat Nota', berisi),
  berat: gram('Berat', berisi),
  modal: optional(rupiah('Modal', { min: rp(0) })),
  /** The pre-order that it fills, or that it fills none (D-51.14). */
  no_po: optional(kode('No PO', 14)),
  urut_po: optional(int('Baris PO', { min: 1, max: 100 })),
  tanpa_po: optional(yesNo('Tanpa PO')),
};
const lots = { min: 1, max: 100, minMessage: 'Barang Tidak Boleh Kosong' };

const sisaQty = int('Belum Dilabel');

/** What a lot holds, and how far it was labelled. */
const lotKept = {
  kode_dept: text('Jenis'),
  kode_group: text('Group'),
  kode_kadar: text('Kode Kadar'),
  qty: int('Qty'),
  berat_bruto: gram('Berat Bruto', besar),
  berat_nota: gram('Berat Nota', besar),
  berat: gram('Berat', besar),
  murni: gram('Murni', besar),
  label_qty: int('Sudah Dilabel'),
  label_berat: gram('Berat Dilabel', besar),
  /** Found missing by a count; less than nothing where it found more. */
  hilang_qty: int('Selisih Opname'),
  /** What went back to the supplier without a label. */
  retur_qty: int('Diretur'),
};

/** Deliveries of suppliers, weighed by kadar into lots (trade-notes C.3). Their paper is a report. */
export const terimaDocument = defineDocument({
  name: 'terima',
  title: 'Penerimaan Barang',
  noun: 'penerimaan barang',
  table: 'penerimaan',
  key: 'no_terima',
  keyLabel: 'No Terima',
  api: 'penerimaan-barang',
  menu: [TERIMA, BATAL],
  letters: { TB: 'Terima Barang' },
  by: 'User',
  head: {
    kode_supplier: text('Supplier'),
    kode_gudang: text('Gudang'),
    no_intern: optional(text('No Intern')),
    no_faktur_pajak: optional(text('No Faktur Pajak')),
    total_qty: int('Total Qty'),
    total_berat: gram('Total Berat', besar),
    keterangan: text('Keterangan', { min: 0 }),
  },
  inside: {
    dokumen_perolehan: perolehan,
    total_murni: gram('Murni'),
    /** What the goods cost, the PPN of the invoice in it: it cannot be credited. */
    total_modal: rupiah('Modal'),
    ppn_rp: rupiah('PPN'),
    pph22_rp: rupiah('PPh 22'),
    berselisih: yesNo('Selisih'),
  },
  found: { sisa_qty: sisaQty },
  lines: {
    name: 'lot',
    label: 'Barang per kadar',
    table: 'penerimaan_lot',
    head: {
      ...lotKept,
      persen: kadarPersen('Kadar'),
      no_po: optional(kode('No PO')),
      urut_po: optional(int('Baris PO')),
    },
    inside: {
      modal: optional(rupiah('Modal')),
      lot_berat: gram('Berat'),
      lot_murni: gram('Murni'),
      label_modal: rupiah('Modal'),
      hilang_berat: gram('Berat'),
      hilang_murni: gram('Murni'),
      hilang_modal: rupiah('Modal'),
      retur_berat: gram('Berat'),
      retur_murni: gram('Murni'),
      retur_modal: rupiah('Modal'),
    },
  },
  parts: { barang: asField(listOf(kode('Barcode').schema), 'Barang') },
  tells: {
    sisa_qty: sisaQty,
    lot: asField(
      listOf(
        objectOf({
          urut: int('No'),
          ...lotKept,
          kadar: kadarPersen('Kadar'),
          no_po: optional(kode('No PO')),
          sisa_qty: sisaQty,
          sisa_berat: gram('Sisa Berat', besar),
        }),
      ),
      'Barang per kadar',
    ),
  },
  asks: {
    selisih: {
      event: terimaEvents.PENERIMAAN_SELISIH,
      each: 'line',
      when: {
        all: [
          { differs: ['berat', 'berat_nota'] },
          over(
            { gap: ['berat', 'berat_nota'] },
            { times: ['qty', setting(terimaParam.TOLERANSI_PENERIMAAN)] },
          ),
        ],
      },
    },
  },
  makes: {
    terima: {
      call: 'POST penerimaan-barang',
      guards: ['fineness', 'plausible'],
      summary: 'Penerimaan barang',
      letters: 'TB',
      body: {
        ...terimaFields,
        lot: asField(listOf(objectOf(lotFields), lots), 'Barang per kadar'),
      },
      menu: [TERIMA],
      audit: 'TERIMA',
    },
  },
  list: {
    // Deliveries whose pieces are not all labelled.
    ofAllDays: ['belum'],
    sort: ['no_terima', 'input_date', 'total_berat'],
    search: ['no_terima', 'kode_supplier', 'no_intern', 'kode_gudang', 'keterangan', 'input_by'],
    sums: { total_qty: { of: 'total_qty' }, total_berat: { of: 'total_berat' } },
  },
  book: { kind: 'TERIMA', undone: 'BATAL_TERIMA', note: 'keterangan' },
  register: {
    amount: 'total_modal',
    unpaid: true,
    weight: 'total_berat',
    customer: { name: 'kode_supplier' },
    called: { batal: 'TERIMA BARANG' },
    opens: { TB: laporan('laporan-terima-barang'), BE: hari('laporan-batal-terima-barang') },
  },
  cancel: {
    letters: 'BE',
    event: terimaEvents.BATAL_PENERIMAAN,
    menu: [BATAL],
    shows: ['no_terima', 'kode_supplier', 'total_qty', 'total_berat', 'input_by'],
  },
});
