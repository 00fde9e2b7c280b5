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
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { mg, persen as per, rp } from '#kit/rules/quantity.ts';
import { caraUji } from '#areas/barang/contract/cara-uji.field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { kategoriMaster } from '#areas/barang/contract/kategori.master.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { ASAL_TERIMA } from '#areas/sepuhan/rules/asal.ts';
import { KELAS, PROSES } from '#areas/sepuhan/rules/sortir.ts';

export const BARIS_PALING_BANYAK = 500;
export const LOT_PALING_BANYAK = 100;

/** Of all warehouses those that hold loose gold. */
const gudang = ref('Gudang', gudangMaster, 'nama');
const gudangEmas = {
  ...gudang,
  source: { ...sourceOf(gudang), call: 'GET gudang/get/hancur-barang' },
};

/** What a test says is in the metal. */
const kadarUji = (label: string) =>
  kadarPersen(label, {
    min: per(1),
    minMessage: 'Kadar Tidak Boleh 0',
    max: per(10_000),
    maxMessage: 'Kadar Tidak Boleh Lebih Dari 100',
  });
const beratEmas = (label: string) => gram(label, { min: mg(1), minMessage: 'Berat Tidak Boleh 0' });
const catatan = optional(text('Keterangan', { max: 200 }));
const noLot = kode('No Lot', 40);

/** One piece, or loose gold, that is taken in: weighed, and tested where it is (D-44.4). */
export const terimaFields = {
  kode_gudang: gudangEmas,
  keterangan: catatan,
};
export const barisTerima = {
  asal: choice('Asal', ASAL_TERIMA),
  no_dokumen: kode('No Dokumen', 40),
  urut: optional(int('No', { min: 1 })),
  berat: beratEmas('Berat Terima'),
  kadar_uji: optional(kadarUji('Kadar Uji')),
  cara_uji: caraUji(),
};
/** By what gold was tested, of all lines of the screen. */
export const ujiFields = { cara_uji: caraUji() };
export const terimaBody = {
  ...terimaFields,
  baris: asField(
    listOf(objectOf(barisTerima), {
      min: 1,
      max: BARIS_PALING_BANYAK,
      minMessage: 'Barang Tidak Boleh Kosong',
    }),
    'Barang',
  ),
};

/** Lots are melted into one bar, or gold of them is gone without melting (D-44.8). */
export const JENIS_SUSUT = { LEBUR: 'Dilebur', SUSUT: 'Susut tanpa lebur' } as const;
export const hasilLebur = {
  berat: beratEmas('Berat Hasil'),
  kadar_uji: kadarUji('Kadar Hasil'),
  cara_uji: caraUji(),
};
export const susutFields = {
  jenis: choice('Jenis', JENIS_SUSUT),
  kode_tukang: optional(ref('Tukang', tukangMaster, 'nama')),
  keterangan: catatan,
};
export const susutBody = {
  ...susutFields,
  lot: asField(
    listOf(objectOf({ no_lot: noLot, berat: optional(beratEmas('Berat')) }), {
      min: 1,
      max: LOT_PALING_BANYAK,
      minMessage: 'Lot Tidak Boleh Kosong',
    }),
    'Lot',
  ),
  hasil: optional(asField(objectOf(hasilLebur), 'Hasil')),
};

/** A lot that is looked through: what becomes of each part of it (D-44.5). */
const cuciFields = {
  kode_tukang: optional(ref('Tukang', tukangMaster, 'nama')),
  proses: optional(choice('Proses', PROSES)),
};
/** What a piece is called and priced by, and where it lies, under its new barcode (D-51.16). */
export const labelFields = {
  nama_barang: optional(text('Nama Barang', { max: 100 })),
  kode_kategori: optional(ref('Kategori', kategoriMaster, 'nama')),
  kode_dept: optional(ref('Jenis', jenisMaster, 'nama')),
  kode_group: optional(ref('Group', groupMaster, 'nama')),
  kode_kadar: optional(ref('Kadar', kadarMaster, 'label')),
  ongkos: optional(rupiah('Ongkos', { min: rp(0) })),
  kode_gudang: optional(ref('Gudang', gudangMaster, 'nama')),
  kode_baki: optional(ref('Baki', bakiMaster, 'nama')),
};
/** What all parts of a class have in common, on the screen. */
export const sortirFields = { ...labelFields, ...cuciFields, keterangan: catatan };
const barisSortir = {
  kelas: choice('Kelas', KELAS),
  qty: int('Qty', { min: 0, max: 100_000 }),
  berat: beratEmas('Berat'),
  no_dokumen: optional(kode('No Dokumen', 40)),
  urut: optional(int('No', { min: 1 })),
  berat_jadi: optional(beratEmas('Berat Jadi')),
  ...cuciFields,
  ...labelFields,
};
export const sortirBody = {
  no_lot: noLot,
  keterangan: catatan,
  baris: asField(
    listOf(objectOf(barisSortir), {
      min: 1,
      max: BARIS_PALING_BANYAK,
      minMessage: 'Baris Tidak Boleh Kosong',
    }),
    'Baris',
  ),
};

const { ongkos: ongkosBarang, ...tanpaOngkos } = labelFields;
/** What pieces that come back to a tray are called; `ongkos` is what the craftsman asks. */
export const kembaliFields = {
  ...tanpaOngkos,
  ongkos_barang: ongkosBarang,
  cara_uji: caraUji(),
  keterangan: catatan,
};
/** Lots as they come back from who washed them (D-44.7). */
export const KE_CUCI = { SORTIR: 'Ke sortir', BAKI: 'Ke baki' } as const;
const barisCuci = {
  no_lot: noLot,
  berat: beratEmas('Berat Kembali'),
  kadar_uji: optional(kadarUji('Kadar Uji')),
  cara_uji: caraUji(),
  ongkos: optional(rupiah('Ongkos Cuci', { min: rp(0) })),
  ke: choice('Ke', KE_CUCI),
  ...tanpaOngkos,
  ongkos_barang: ongkosBarang,
};
export const cuciBody = {
  keterangan: catatan,
  baris: asField(
    listOf(objectOf(barisCuci), {
      min: 1,
      max: LOT_PALING_BANYAK,
      minMessage: 'Lot Tidak Boleh Kosong',
    }),
    'Lot',
  ),
};

/** Sorted gold and bars that go to another class (D-44.6). */
export const pindahFields = {
  ...labelFields,
  ...cuciFields,
  cara_uji: caraUji(),
  keterangan: catatan,
};
const barisPindah = {
  no_lot: noLot,
  berat: optional(beratEmas('Berat')),
  qty: optional(int('Qty', { min: 0, max: 100_000 })),
  kelas: choice('Kelas', KELAS),
  kadar_uji: optional(kadarUji('Kadar Uji')),
  cara_uji: caraUji(),
  ...cuciFields,
  ...labelFields,
};
export const pindahBody = {
  keterangan: catatan,
  baris: asField(
    listOf(objectOf(barisPindah), {
      min: 1,
      max: LOT_PALING_BANYAK,
      minMessage: 'Lot Tidak Boleh Kosong',
    }),
    'Lot',
  ),
};

/** A new lot, or a lot whose weight is another (D-44.8). */
export const manualBody = {
  no_lot: optional(noLot),
  kode_gudang: optional(gudangEmas),
  kadar: optional(kadarUji('Kadar')),
  berat: gram('Berat', { min: mg(0) }),
  modal: optional(rupiah('Modal', { min: rp(0) })),
  keterangan: text('Keterangan', { min: 3, max: 200 }),
};
