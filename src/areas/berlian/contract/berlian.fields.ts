import { alike } from '#kit/contract/later.ts';
import { int, kode, optional, ref, rupiah, text, type Field } from '#kit/contract/field.ts';
import { carat, nomor, withDefault } from '#kit/contract/field-more.ts';
import { sumGram } from '#kit/contract/report.ts';
import { rp, type Miligram } from '#kit/rules/quantity.ts';
import * as batu from '#areas/barang/contract/batu.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';

/** What an act names at most. */
export const BATU_PALING_BANYAK = { min: 1, max: 100, minMessage: 'Berlian Tidak Boleh Kosong' };
const SEMUA = { max: Number.MAX_SAFE_INTEGER };

/** What is said of a stone, each from its master (D-23.1). */
export const sifatFields = {
  shape: optional(ref('Shape', batu.batuShapeMaster, 'nama')),
  color: optional(ref('Color', batu.batuColorMaster, 'nama')),
  clarity: optional(ref('Clarity', batu.batuClarityMaster, 'nama')),
  cut_grade: optional(ref('Cut Grade', batu.batuCutgradeMaster, 'nama')),
  polish: optional(ref('Polish', batu.batuPolishMaster, 'nama')),
  symmetry: optional(ref('Symmetry', batu.batuSymmetryMaster, 'nama')),
  fluorescence: optional(ref('Fluorescence', batu.batuFluorescenceMaster, 'nama')),
};

/** A stone, or a parcel of several, as it comes in. */
export const masukFields = {
  kode_dept: ref('Jenis', jenisMaster, 'nama'),
  carat: carat('Carat'),
  butir: withDefault(1, int('Butir', { min: 1, max: 10_000 })),
  ...sifatFields,
  lembaga: optional(kode('Lembaga', 20)),
  no_sertifikat: optional(nomor('No Sertifikat', 40)),
  /** The certificate, photographed for this receipt. */
  foto: optional(text('Foto Sertifikat', { max: 100 })),
  harga_modal: rupiah('Modal', { min: rp(1), minMessage: 'Modal Tidak Boleh 0' }),
  harga_jual: optional(rupiah('Harga Jual', { min: rp(1) })),
};

/** A stone, or the part of a parcel that an act takes. */
export const diambilFields = {
  kode_berlian: kode('Kode Berlian', 8),
  carat: optional(carat('Carat')),
  butir: optional(int('Butir', { min: 1, max: 10_000 })),
};

/** Carat of many stones, and balances of it. */
export const jumlahCt = (label: string): Field<Miligram> => alike(sumGram(label), { unit: 'ct' });

/** What a stone is, as documents and lists tell it. */
export const sifatBatu = {
  shape: optional(text('Shape')),
  color: optional(text('Color')),
  clarity: optional(text('Clarity')),
  cut_grade: optional(text('Cut Grade')),
  polish: optional(text('Polish')),
  symmetry: optional(text('Symmetry')),
  fluorescence: optional(text('Fluorescence')),
};
export const sertifikatBatu = {
  lembaga: optional(text('Lembaga')),
  no_sertifikat: optional(text('No Sertifikat')),
};
export const fotoSertifikat = optional(text('Foto Sertifikat'));
/** A stone on the line of a document. */
export const barisBatu = {
  kode_berlian: kode('Kode Berlian'),
  carat: carat('Carat', SEMUA),
  butir: int('Butir'),
};
export const totalBatu = {
  total_butir: int('Total Butir'),
  total_carat: carat('Total Carat', SEMUA),
};
