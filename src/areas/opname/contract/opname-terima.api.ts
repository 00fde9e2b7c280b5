import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  gram,
  instant,
  int,
  listOf,
  objectOf,
  optional,
  ref,
  text,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import {
  idOpname,
  jumlahField,
  jumlahOpname,
  panggilanOpname,
} from '#areas/opname/contract/panggilan-opname.ts';
import { HASIL } from '#areas/opname/rules/opname.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

const { daftar, satu, mulai, pindai, selesai, kosongkan, batal } =
  panggilanOpname('stock-opname-penerimaan');
const besar = { max: Number.MAX_SAFE_INTEGER };

export const cakupanTerimaFields = { kode_gudang: ref('Gudang', gudangMaster, 'nama') };

/** One lot of a delivery. What it should hold is shown only once a person counted it. */
export const lotHitungRow = {
  kode: text('No Terima', { max: 60 }),
  urut: optional(int('Baris')),
  kode_supplier: optional(text('Supplier')),
  kode_dept: optional(text('Jenis')),
  kode_group: optional(text('Group')),
  kode_kadar: optional(text('Kode Kadar')),
  kadar: optional(kadarPersen('Kadar', { min: 0 })),
  qty: optional(int('Qty Sistem')),
  qty_fisik: optional(int('Qty Fisik')),
  berat: optional(gram('Berat Sistem', besar)),
  berat_fisik: optional(gram('Berat Fisik', besar)),
  selisih: optional(gram('Selisih', besar)),
  hasil: choice('Hasil', [...HASIL, 'BELUM', 'TIDAK DIKENAL']),
  dihitung_by: optional(text('User', { max: 40 })),
  dihitung_at: optional(instant('Waktu')),
};

/** The state of a count: sums, and every lot. */
const keadaan = {
  ...jumlahOpname,
  beda_berat: gram('Beda Berat', besar),
  bergerak: jumlahField,
  kembar: int('Kembar'),
  tidak_dikenal: int('Tidak Dikenal'),
  lot: asField(listOf(objectOf(lotHitungRow)), 'Barang per kadar'),
};

export const daftarOpnameTerimaEndpoint = defineEndpoint({
  ...daftar,
  call: 'GET stock-opname-penerimaan',
  summary: 'Daftar stock opname penerimaan',
});

export const opnameTerimaEndpoint = defineEndpoint({
  ...satu,
  call: 'GET stock-opname-penerimaan/:id',
  summary: 'Keadaan stock opname penerimaan',
  answer: keadaan,
});

export const mulaiOpnameTerimaEndpoint = defineEndpoint({
  ...mulai,
  call: 'POST stock-opname-penerimaan',
  summary: 'Mulai stock opname penerimaan',
  body: cakupanTerimaFields,
});

export const hitungTerimaFields = {
  kode: text('No Terima', { max: 60 }),
  urut: optional(int('Baris', { min: 1 })),
  qty: int('Qty', { min: 0, max: 100_000 }),
  berat: gram('Berat', { min: mg(0) }),
};

/** Counts one lot: its delivery scanned, its pieces counted, its grams off the scale (D-33.27). */
export const hitungTerimaEndpoint = defineEndpoint({
  ...pindai,
  call: 'POST stock-opname-penerimaan/pindai',
  summary: 'Hitung barang penerimaan',
  body: {
    ...idOpname,
    ...hitungTerimaFields,
    /** Counted once more on purpose: the new figures take the place of the old ones. */
    ulang: optional(choice('Hitung Ulang', ['YA'])),
  },
  answer: {
    kode: text('No Terima', { max: 60 }),
    kode_kadar: optional(text('Kode Kadar')),
    kadar: optional(kadarPersen('Kadar', { min: 0 })),
    hasil: choice('Hasil', ['KETEMU', 'HILANG', 'LEBIH', 'BEDA BERAT', 'KEMBAR', 'TIDAK DIKENAL']),
  },
});

export const selesaiOpnameTerimaEndpoint = defineEndpoint({
  ...selesai,
  call: 'POST stock-opname-penerimaan/selesai',
  summary: 'Selesai stock opname penerimaan',
  approvable: true,
  answer: keadaan,
});

export const kosongkanOpnameTerimaEndpoint = defineEndpoint({
  ...kosongkan,
  call: 'POST stock-opname-penerimaan/kosongkan',
  summary: 'Kosongkan stock opname penerimaan',
  approvable: true,
});

export const batalOpnameTerimaEndpoint = defineEndpoint({
  ...batal,
  call: 'POST stock-opname-penerimaan/batal',
  summary: 'Batal stock opname penerimaan',
  approvable: true,
  answer: keadaan,
});
