import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  ref,
  status,
  text,
  yesNo,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField, carat, nomor, withDefault } from '#kit/contract/field-more.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { barisBatu, totalBatu } from '#areas/berlian/contract/berlian.fields.ts';
import { BERLIAN, MENU_BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';
import { bolehKirim, HASIL_KIRIMAN } from '#areas/kirim/contract/kirim-barang.document.ts';
import { KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

const terima = {
  right: { menu: [MENU_BERLIAN] },
  gate: { all: [bolehKirim, BERLIAN] },
} as const;
const nomorKirim = { no: text('No Kirim', { max: 40 }) };

const menunggu = {
  no_kirim: kode('No Kirim', 14),
  tgl_system: day('Tanggal'),
  asal: kode('Asal', 3),
  nama_asal: text('Toko Asal', { max: 60 }),
  qty: int('Qty'),
  sisa: int('Sisa'),
};

/** Loose stones that other shops sent here and that are not whole yet (D-45.8). */
export const kirimanBerlianEndpoint = defineEndpoint({
  ...terima,
  call: 'GET kirim-berlian/masuk',
  summary: 'Kiriman berlian yang belum diterima',
  answer: listOf(objectOf(menunggu)),
});

const isi = {
  ...barisBatu,
  /** What it is, without its certificate: the number that came with it is read, not copied. */
  sifat: text('Sifat', { min: 0 }),
  kode_dept: text('Jenis'),
  bersertifikat: yesNo('Bersertifikat'),
  hasil: status('Hasil', HASIL_KIRIMAN),
  no_terima: optional(kode('No Terima')),
};
const jenisBelum = { dari: text('Jenis Asal', { max: 40 }), nama: text('Nama', { max: 100 }) };
const kirimanBerlian = {
  ...menunggu,
  pembawa: optional(text('Pembawa')),
  no_segel: optional(text('No Segel')),
  berat_bungkus: optional(gram('Berat Bungkus', { max: Number.MAX_SAFE_INTEGER })),
  keterangan: text('Keterangan', { min: 0 }),
  input_by: text('Pengirim', { max: 40 }),
  selesai: yesNo('Selesai'),
  /** Its sender asks from another server whether he may cancel it: nothing is taken in until he has said (D-42.8). */
  batal_diminta: yesNo('Batal Diminta'),
  barang: asField(listOf(objectOf(isi)), 'Berlian'),
  /** Jenis of the sender for which this shop has to choose one of its own (D-42.4). */
  padanan: asField(listOf(objectOf(jenisBelum)), 'Padanan'),
};
export type KirimanBerlian = ValuesOf<typeof kirimanBerlian>;

/** The packed list of such a shipment, with what was taken in of it. */
export const satuKirimanBerlianEndpoint = defineEndpoint({
  ...terima,
  call: 'GET kirim-berlian/:no/kiriman',
  summary: 'Isi kiriman berlian',
  params: nomorKirim,
  answer: objectOf(kirimanBerlian),
});

/** A stone as the receiver has it before him: weighed, counted, its certificate read. */
export const batuDiterima = {
  kode_berlian: kode('Kode Berlian', 8),
  carat: carat('Carat'),
  butir: withDefault(1, int('Butir', { min: 1, max: 10_000 })),
  no_sertifikat: optional(nomor('No Sertifikat', 40)),
  temuan: optional(text('Temuan', { max: 200 })),
  foto: optional(text('Foto', { max: 100 })),
};
export const diGudang = { kode_gudang: ref('Gudang', gudangMaster, 'nama') };
export const padananJenis = {
  dari: text('Jenis Asal', { max: 40 }),
  ke: ref('Jenis', jenisMaster, 'nama'),
};

/** Loose stones of a shipment are scanned, weighed and taken in; as many times as it comes (D-45.8). */
export const terimaKirimBerlianEndpoint = defineEndpoint({
  ...terima,
  call: 'POST kirim-berlian/:no/terima',
  summary: 'Terima kiriman berlian',
  params: nomorKirim,
  body: {
    ...diGudang,
    barang: asField(
      listOf(objectOf(batuDiterima), {
        min: 1,
        max: KIRIM_PALING_BANYAK,
        minMessage: 'Berlian Tidak Boleh Kosong',
      }),
      'Berlian',
    ),
    padanan: optional(asField(listOf(objectOf(padananJenis), { max: 50 }), 'Padanan')),
  },
  answer: objectOf({
    no_terima: kode('No Terima', 14),
    no_kirim: kode('No Kirim', 14),
    qty: int('Qty'),
    ...totalBatu,
    sisa: int('Sisa'),
    input_date: instant('Waktu'),
  }),
  guards: ['evidence'],
  status: 201,
  approvable: true,
  key: 'required',
});

/**
 * Nothing more comes of it: what is missing is the sender's to settle (D-42.6). Also after the shop keeps stones or
 * receives goods no more: neither shop could end it else.
 */
export const selesaiKirimBerlianEndpoint = defineEndpoint({
  right: terima.right,
  call: 'POST kirim-berlian/:no/selesai',
  summary: 'Selesaikan kiriman berlian yang kurang',
  params: nomorKirim,
  body: { alasan: text('Alasan', { min: 3, max: 300 }) },
  answer: objectOf(kirimanBerlian),
  approvable: true,
  key: 'required',
});
