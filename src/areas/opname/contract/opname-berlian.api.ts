import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  instant,
  int,
  kode,
  leftOut,
  listOf,
  objectOf,
  optional,
  ref,
  text,
  type Field,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { jumlahCt } from '#areas/berlian/contract/berlian.fields.ts';
import { BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';
import { PINDAI_PALING_BANYAK } from '#areas/opname/contract/opname.api.ts';
import { idOpname, opnameRow, panggilanOpname } from '#areas/opname/contract/panggilan-opname.ts';
import { HASIL_BATU } from '#areas/opname/rules/opname.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

const { daftar, satu, mulai, pindai, selesai, kosongkan, batal } = panggilanOpname('stock-opname');
const atasan = { all: [BERLIAN, mulai.gate] };

export const cakupanBerlianFields = {
  kode_gudang: ref('Gudang', gudangMaster, 'nama'),
  kode_dept: optional(ref('Jenis', jenisMaster, 'nama')),
};

/** A stone of a count; an unknown one has its scanned code alone. */
export const batuHitungRow = {
  kode: text('Kode Berlian', { max: 60 }),
  kode_dept: optional(text('Jenis')),
  sifat: text('Sifat', { min: 0 }),
  butir: int('Butir'),
  dihitung: optional(int('Dihitung')),
  carat: jumlahCt('Carat'),
  kode_gudang: optional(text('Gudang Sistem')),
  kode_barcode: optional(kode('Barang')),
  hasil: choice('Hasil', [...HASIL_BATU, 'TIDAK DIKENAL']),
  dipindai_by: optional(text('User', { max: 40 })),
  dipindai_at: optional(instant('Scan')),
};

const jumlah = asField(
  objectOf({ qty: int('Qty'), butir: int('Butir'), carat: jumlahCt('Carat') }),
  sense('Jumlah', 'banyaknya'),
);
/** The state of a count: sums, and every stone that it knows. */
const keadaan = {
  opname: asField(objectOf(opnameRow), 'Opname'),
  harus: jumlah,
  ketemu: jumlah,
  hilang: jumlah,
  lebih: jumlah,
  salah_gudang: jumlah,
  beda_butir: jumlah,
  parcel_belum: jumlah,
  bergerak: jumlah,
  kembar: int('Kembar'),
  tidak_dikenal: int('Tidak Dikenal'),
  batu: asField(listOf(objectOf(batuHitungRow)), 'Berlian'),
};

export const listOpnameBerlianEndpoint = defineEndpoint({
  ...daftar,
  call: 'GET stock-opname-berlian',
  gate: BERLIAN,
  summary: 'Daftar stock opname berlian',
});

export const opnameBerlianEndpoint = defineEndpoint({
  ...satu,
  call: 'GET stock-opname-berlian/:id',
  gate: BERLIAN,
  summary: 'Keadaan stock opname berlian',
  answer: keadaan,
});

export const mulaiOpnameBerlianEndpoint = defineEndpoint({
  ...mulai,
  call: 'POST stock-opname-berlian',
  gate: atasan,
  summary: 'Mulai stock opname berlian',
  body: cakupanBerlianFields,
});

const kodeDipindai: Field<string[]> = {
  kind: 'list',
  label: 'Kode Berlian',
  schema: listOf(text('Kode Berlian', { max: 60 }).schema, {
    min: 1,
    max: PINDAI_PALING_BANYAK,
    minMessage: 'Kode Berlian Tidak Boleh Kosong',
  }),
};

/**
 * Codes of stones as they are scanned; several people may scan. Of one code alone `butir` says how many stones were
 * counted under it: a parcel is counted stone by stone, and may be counted again (D-45.7).
 */
export const pindaiOpnameBerlianEndpoint = defineEndpoint({
  ...pindai,
  call: 'POST stock-opname-berlian/pindai',
  gate: BERLIAN,
  summary: 'Pindai stock opname berlian',
  body: {
    ...idOpname,
    kode: kodeDipindai,
    butir: leftOut(int('Butir', { min: 0, max: 10_000 })),
  },
  answer: listOf(
    objectOf({
      kode: text('Kode Berlian', { max: 60 }),
      sifat: text('Sifat', { min: 0 }),
      butir: int('Butir'),
      dihitung: optional(int('Dihitung')),
      hasil: choice('Hasil', [
        'KETEMU',
        'KEMBAR',
        'SALAH BAKI',
        'BEDA BUTIR',
        'LEBIH',
        'TIDAK DIKENAL',
      ]),
    }),
  ),
});

export const selesaiOpnameBerlianEndpoint = defineEndpoint({
  ...selesai,
  call: 'POST stock-opname-berlian/selesai',
  gate: atasan,
  summary: 'Selesai stock opname berlian',
  approvable: true,
  answer: keadaan,
});

export const clearOpnameBerlianEndpoint = defineEndpoint({
  ...kosongkan,
  call: 'POST stock-opname-berlian/kosongkan',
  gate: atasan,
  summary: 'Kosongkan stock opname berlian',
  approvable: true,
});

export const batalOpnameBerlianEndpoint = defineEndpoint({
  ...batal,
  call: 'POST stock-opname-berlian/batal',
  gate: atasan,
  summary: 'Batal stock opname berlian',
  approvable: true,
  answer: keadaan,
});
