import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  cost,
  gram,
  kode,
  listOf,
  optional,
  persen,
  ref,
  rupiah,
  text,
  yesNo,
  type Field,
  type Fields,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { onlyIf, withDefault } from '#kit/contract/field-more.ts';
import { rowOf } from '#kit/contract/report-answer.ts';
import { level, type Gate } from '#kit/rules/gate.ts';
import { persen as hundredths } from '#kit/rules/quantity.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { TOKO_KADAR } from '#areas/stock/contract/stock.gates.ts';

export const UBAH_PALING_BANYAK = 500;

export const barangDiubah: Field<string[]> = {
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

/** Cashiers change nothing together, whatever they are ticked for (inventory/authorisations.tsv). */
export const PENGUBAH = level('DEV', 'SU', 'OWN', 'MU', 'SPV');
export const PENGUBAH_KADAR = { all: [TOKO_KADAR, PENGUBAH] };

/** What a change would come to, before it is saved. */
const pratinjau = <const F extends Fields>(path: string, nama: string, fields: F, gate: Gate) =>
  defineEndpoint({
    call: `POST ${path}/hitung`,
    summary: `Pratinjau ${nama}`,
    body: { barang: barangDiubah, ...fields },
    answer: listOf(rowOf(pratinjauRow)),
    readOnly: true,
    right: { menu: [path] },
    gate,
  });

export const hitungProfitEndpoint = pratinjau(
  'update-profit-barang',
  'update profit barang',
  profitFields,
  PENGUBAH,
);
export const hitungKadarEndpoint = pratinjau(
  'update-kadar',
  'update kadar',
  kadarBaruFields,
  PENGUBAH_KADAR,
);
