import { choice, cost, int, optional, ref, status } from '#kit/contract/field.ts';
import { carat } from '#kit/contract/field-more.ts';
import { alone, defineReport, rowText, semua, sumRupiah } from '#kit/contract/report.ts';
import {
  batuClarityMaster,
  batuColorMaster,
  batuCutgradeMaster,
  batuShapeMaster,
} from '#areas/barang/contract/batu.master.ts';
import { supplierBerlianMaster } from '#areas/barang/contract/supplier-berlian.master.ts';
import { jumlahCt } from '#areas/berlian/contract/berlian.fields.ts';
import { BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';

const KEADAAN = ['LEPAS', 'TERPASANG', 'DIBELI', 'KIRIM'] as const;

/** Stones and parcels that the shop holds now (№ 84); what is in consignment is marked and has no cost here. */
export const stockBerlianReport = defineReport({
  no: 84,
  path: 'laporan-stock-berlian',
  menu: {
    group: 'Laporan/Berlian',
    at: 20,
    levels: ['MU'],
    answers: 'Berlian yang ada sekarang, lepas dan terpasang',
  },
  title: 'Laporan Stock Berlian',
  area: 'Berlian',
  api: 'GET berlian/report-stock',
  gate: BERLIAN,
  filters: {
    shape: semua(ref('Shape', batuShapeMaster, 'nama')),
    color: semua(ref('Color', batuColorMaster, 'nama')),
    clarity: semua(ref('Clarity', batuClarityMaster, 'nama')),
    cut_grade: semua(ref('Cut', batuCutgradeMaster, 'nama')),
    carat_min: optional(carat('Carat Dari')),
    carat_max: optional(carat('Carat Sampai')),
    keadaan: semua(choice('Keadaan', KEADAAN)),
    kode_supplier: semua(ref('Supplier', supplierBerlianMaster, 'nama')),
  },
  columns: {
    kode_berlian: rowText('Kode'),
    no_sertifikat: optional(rowText('Sertifikat')),
    shape: optional(rowText('Shape')),
    carat: jumlahCt('Carat'),
    butir: int('Butir'),
    color: optional(rowText('Color')),
    clarity: optional(rowText('Clarity')),
    cut_grade: optional(rowText('Cut')),
    polish: optional(rowText('Polish')),
    symmetry: optional(rowText('Symmetry')),
    fluorescence: optional(rowText('Fluor')),
    keadaan: status('Keadaan', KEADAAN),
    tanda: optional(status('Tanda', ['KONSINYASI'])),
    kode_barcode: optional(rowText('Barang')),
    kode_baki: optional(rowText('Baki')),
    modal: cost(optional(sumRupiah('Modal'))),
    harga_jual: optional(sumRupiah('Harga Jual')),
    kode_supplier: optional(rowText('Supplier')),
    umur_hari: alone(int('Umur')),
  },
  groups: ['shape'],
  totals: ['carat', 'butir', 'modal', 'harga_jual'],
  stands: [{ columns: ['carat', 'butir', 'modal', 'harga_jual'] }],
  band: ['carat', 'butir', 'harga_jual'],
  sort: ['shape', 'kode_berlian'],
  aside: ['polish', 'symmetry', 'fluorescence'],
  drill: [{ column: 'kode_barcode', to: 'barang' }],
  rowNoun: 'berlian',
});
