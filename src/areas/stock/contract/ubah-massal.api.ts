import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  cost,
  day,
  gram,
  instant,
  int,
  kadarPersen,
  kode,
  listOf,
  objectOf,
  optional,
  persen,
  ref,
  rupiah,
  status,
  text,
  yesNo,
  type Field,
  type Fields,
} from '#kit/contract/field.ts';
import { asField, onlyIf, withDefault } from '#kit/contract/field-more.ts';
import { rowOf } from '#kit/contract/report-answer.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { level, type Gate } from '#kit/rules/gate.ts';
import { isHari } from '#kit/rules/hari.ts';
import { persen as hundredths } from '#kit/rules/quantity.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { alasanBatal, kakiDokumen } from '#areas/buku/contract/dokumen.ts';
import { TOKO_KADAR } from '#areas/stock/contract/stock.gates.ts';

const no = { no: kode('No Update', 14) };
const besar = { max: Number.MAX_SAFE_INTEGER };
export const UBAH_PALING_BANYAK = 500;

const barang: Field<string[]> = {
  kind: 'list',
  label: 'Barang',
  schema: listOf(kode('Barcode').schema, {
    min: 1,
    max: UBAH_PALING_BANYAK,
    minMessage: 'Barang Tidak Boleh Kosong',
  }),
};
export const alasanUbah = { alasan: text('Alasan', { min: 3, max: 300 }) };
const RUPIAH = ['MENJADI', 'PER_GRAM', 'TAMBAH'];
const naikTurun = { min: hundredths(-10_000), max: hundredths(100_000) };

/** How cost and labour charge of every piece change (update-profit-barang). */
export const profitFields = {
  cara_modal: withDefault(
    'TETAP',
    choice('Modal', {
      TETAP: 'Tidak diubah',
      MENJADI: 'Menjadi, per barang',
      PER_GRAM: 'Menjadi, per gram',
      TAMBAH: 'Tambah atau kurangi',
      PERSEN: 'Naik atau turun persen',
    }),
  ),
  nilai_modal: onlyIf('cara_modal', RUPIAH, rupiah('Rupiah Modal')),
  persen_modal: onlyIf('cara_modal', 'PERSEN', persen('Persen Modal', naikTurun)),
  cara_ongkos: withDefault(
    'TETAP',
    choice('Ongkos', {
      TETAP: 'Tidak diubah',
      MENJADI: 'Menjadi, per barang',
      PER_GRAM: 'Menjadi, per gram',
      TAMBAH: 'Tambah atau kurangi',
      PERSEN: 'Naik atau turun persen',
      MASTER: 'Ikut master ongkos',
    }),
  ),
  nilai_ongkos: onlyIf('cara_ongkos', RUPIAH, rupiah('Rupiah Ongkos')),
  persen_ongkos: onlyIf('cara_ongkos', 'PERSEN', persen('Persen Ongkos', naikTurun)),
};
/** Which kadar every piece is from now on (update-kadar). */
export const kadarBaruFields = { kode_kadar: ref('Kadar Baru', kadarMaster, 'label') };

/** A piece before and after. */
export const ubahIsi = {
  kode_barcode: kode('Barcode'),
  nama_barang: text('Nama Barang'),
  kode_gudang: text('Gudang'),
  kode_baki: optional(text('Baki')),
  berat: gram('Berat'),
  modal_dari: cost(optional(rupiah('Modal'))),
  modal_ke: cost(optional(rupiah('Modal Baru'))),
  ongkos_dari: optional(rupiah('Ongkos')),
  ongkos_ke: optional(rupiah('Ongkos Baru')),
  kadar_dari: text('Kode Kadar'),
  kadar_ke: text('Kode Kadar Baru'),
  persen_dari: kadarPersen('Kadar'),
  persen_ke: kadarPersen('Kadar Baru'),
  murni_dari: gram('Murni'),
  murni_ke: gram('Murni Baru'),
};

/** The same before it is saved: with what a piece would earn at the price of now. */
export const pratinjauRow = {
  ...ubahIsi,
  laba_dari: cost(optional(rupiah('Laba'))),
  laba_ke: cost(optional(rupiah('Laba Baru'))),
  berubah: yesNo('Berubah'),
};

export const ubahRow = {
  no_ubah: kode('No Update', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  perubahan: text('Perubahan', { min: 0, max: 500 }),
  alasan: text('Alasan', { min: 0 }),
  total_qty: int('Total Qty'),
  total_berat: gram('Total Berat', besar),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text('User', { max: 40 }),
};

const dokumen = objectOf({
  ...ubahRow,
  barang: asField(listOf(rowOf(ubahIsi)), 'Barang'),
  ...kakiDokumen,
});

const hari = z.optional(z.string().check(z.refine((value: string) => isHari(value))));
const rentang = strictOf({ tgl_from: hari, tgl_to: hari });

/** Cashiers change nothing together, whatever they are ticked for (inventory/authorisations.tsv). */
const PENGUBAH = level('DEV', 'SU', 'OWN', 'MU', 'SPV');

/** The five calls of a mass change: preview, save, list, read, cancel (UBAH_MASSAL). */
const panggilan = <const F extends Fields>(path: string, nama: string, fields: F, gate: Gate) => {
  const same = { right: { menu: [path] }, gate } as const;
  return {
    hitung: defineEndpoint({
      call: `POST ${path}/hitung`,
      summary: `Pratinjau ${nama}`,
      body: { barang, ...fields },
      answer: listOf(rowOf(pratinjauRow)),
      readOnly: true,
      ...same,
    }),
    simpan: defineEndpoint({
      call: `POST ${path}`,
      summary: nama,
      approvable: true,
      body: { barang, ...fields, ...alasanUbah },
      answer: dokumen,
      status: 201,
      key: 'required',
      ...same,
    }),
    daftar: defineEndpoint({
      call: `GET ${path}`,
      summary: `Daftar ${nama}`,
      query: rentang,
      answer: listOf(objectOf(ubahRow)),
      ...same,
    }),
    satu: defineEndpoint({
      call: `GET ${path}/:no`,
      summary: `Satu ${nama}`,
      params: no,
      answer: dokumen,
      ...same,
    }),
    batal: defineEndpoint({
      call: `POST ${path}/:no/batal`,
      summary: `Batal ${nama}`,
      approvable: true,
      params: no,
      body: alasanBatal,
      answer: dokumen,
      key: 'required',
      ...same,
    }),
  };
};

export const updateProfit = panggilan(
  'update-profit-barang',
  'update profit barang',
  profitFields,
  PENGUBAH,
);
export const updateKadar = panggilan('update-kadar', 'update kadar', kadarBaruFields, {
  all: [TOKO_KADAR, PENGUBAH],
});
