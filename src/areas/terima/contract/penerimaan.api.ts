import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  instant,
  int,
  kadarPersen,
  kode,
  listOf,
  objectOf,
  optional,
  ref,
  rupiah,
  status,
  text,
  type Schema,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { isHari } from '#kit/rules/hari.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { alasanBatal, kakiDokumen } from '#areas/buku/contract/dokumen.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { barangMasukFields } from '#areas/stock/contract/barang.fields.ts';
import { BARANG_PALING_BANYAK, type BarangAsked } from '#areas/stock/contract/barang.api.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

const TERIMA = { menu: ['penerimaan-barang'] } as const;
const LIHAT = { menu: ['penerimaan-barang', 'batal-penerimaan-barang'] } as const;
const no = { no: kode('No Terima', 14) };
const besar = { max: Number.MAX_SAFE_INTEGER };
const berisi = { min: mg(1), minMessage: 'Berat Tidak Boleh 0' };

/** The delivery as a whole. */
export const terimaFields = {
  kode_supplier: optional(kode('Supplier')),
  kode_gudang: ref('Gudang', gudangMaster, 'nama'),
  no_intern: optional(text('No Intern', { max: 40 })),
  dokumen_perolehan: choice('Dokumen Perolehan', {
    FAKTUR_PAJAK: 'Faktur pajak',
    KONSUMEN: 'Dari konsumen',
    TIDAK_ADA: 'Tidak ada',
  }),
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
};

export const terimaRow = {
  no_terima: kode('No Terima', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  kode_supplier: text('Supplier'),
  kode_gudang: text('Gudang'),
  no_intern: optional(text('No Intern')),
  total_qty: int('Total Qty'),
  total_berat: gram('Total Berat', besar),
  sisa_qty: int('Belum Dilabel'),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  keterangan: text('Keterangan', { min: 0 }),
  input_by: text('User', { max: 40 }),
};

const lotRow = {
  urut: int('No'),
  kode_dept: text('Jenis'),
  kode_group: text('Group'),
  kode_kadar: text('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  qty: int('Qty'),
  berat_bruto: gram('Berat Bruto', besar),
  berat_nota: gram('Berat Nota', besar),
  berat: gram('Berat', besar),
  murni: gram('Murni', besar),
  label_qty: int('Sudah Dilabel'),
  label_berat: gram('Berat Dilabel', besar),
  /** Found missing by a count; less than nothing where it found more. */
  hilang_qty: int('Selisih Opname'),
  sisa_qty: int('Belum Dilabel'),
  sisa_berat: gram('Sisa Berat', besar),
};

const dokumen = objectOf({
  ...terimaRow,
  lot: asField(listOf(objectOf(lotRow)), 'Lot'),
  barang: asField(listOf(z.string() as unknown as Schema<string>), 'Barang'),
  ...kakiDokumen,
});

/** Takes a delivery in, lot by lot (trade-notes C.3). */
export const terimaBarangEndpoint = defineEndpoint({
  call: 'POST penerimaan-barang',
  summary: 'Penerimaan barang',
  approvable: true,
  body: {
    ...terimaFields,
    lot: asField(
      listOf(objectOf(lotFields), { min: 1, max: 100, minMessage: 'Barang Tidak Boleh Kosong' }),
      'Lot',
    ),
  },
  answer: dokumen,
  right: TERIMA,
  status: 201,
  key: 'required',
});

/** Pieces of one lot with their labels, in their trays: every fault of every line at once (D-8.3). */
export const labelTerimaEndpoint = defineEndpoint({
  call: 'POST penerimaan-barang/:no/label',
  summary: 'Label barang penerimaan',
  approvable: true,
  params: no,
  body: z.strictObject({
    urut: z.int().check(z.gte(1)),
    barang: z
      .array(z.record(z.string(), z.unknown()))
      .check(
        z.minLength(1, 'Barang Tidak Boleh Kosong'),
        z.maxLength(BARANG_PALING_BANYAK, 'Barang Maksimal 1000 Baris'),
      ),
  }) as unknown as Schema<{ urut: number; barang: BarangAsked[] }>,
  answer: listOf(objectOf(barangMasukFields)),
  right: TERIMA,
  status: 201,
  key: 'required',
});

const hari = z.optional(z.string().check(z.refine((value: string) => isHari(value))));

/** Deliveries of a span of days; with `belum` those whose pieces are not all labelled, of any day. */
export const daftarTerimaEndpoint = defineEndpoint({
  call: 'GET penerimaan-barang',
  summary: 'Daftar penerimaan barang',
  query: z.strictObject({
    tgl_from: hari,
    tgl_to: hari,
    belum: z.optional(z.enum(['true', 'false'])),
  }) as unknown as Schema<{ tgl_from?: string; tgl_to?: string; belum?: 'true' | 'false' }>,
  answer: listOf(objectOf(terimaRow)),
  right: LIHAT,
});

export const terimaEndpoint = defineEndpoint({
  call: 'GET penerimaan-barang/:no',
  summary: 'Satu penerimaan barang',
  params: no,
  answer: dokumen,
  right: LIHAT,
});

export const batalTerimaEndpoint = defineEndpoint({
  call: 'POST penerimaan-barang/:no/batal',
  summary: 'Batal penerimaan barang',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: dokumen,
  right: { menu: ['batal-penerimaan-barang'] },
  key: 'required',
});
