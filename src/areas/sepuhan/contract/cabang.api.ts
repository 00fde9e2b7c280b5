import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  instant,
  int,
  kode,
  list,
  listOf,
  objectOf,
  optional,
  status,
  text,
  yesNo,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { HASIL_KIRIMAN, ISI_BARIS } from '#areas/kirim/contract/kirim-barang.document.ts';
import { KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';
import { MENU_PINDAH, MENU_SORTIR, MENU_TERIMA } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { barisTerima, terimaFields } from '#areas/sepuhan/contract/sepuhan.fields.ts';
import { SEPUHAN, SEPUHAN_CABANG } from '#areas/sepuhan/contract/sepuhan.gates.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';

const besar = { max: Number.MAX_SAFE_INTEGER };
const terima = { right: { menu: [MENU_TERIMA] }, gate: SEPUHAN_CABANG } as const;
const nomor = { no: text('No Kirim', { max: 40 }) };

const menunggu = {
  no_kirim: kode('No Kirim', 14),
  tgl_system: day('Tanggal'),
  asal: kode('Asal', 3),
  nama_asal: text('Toko Asal', { max: 60 }),
  qty: int('Qty'),
  sisa: int('Sisa'),
};

/** Gold that branches sent here and that is not whole yet (D-44.9). */
export const kirimanCabangEndpoint = defineEndpoint({
  ...terima,
  call: 'GET kirim-sepuhan/masuk',
  summary: 'Kiriman emas cabang yang belum diterima',
  answer: listOf(objectOf(menunggu)),
});

const isi = {
  isi: choice('Isi', ISI_BARIS),
  kode_barcode: kode('Barcode'),
  nama_barang: text('Nama Barang'),
  kode_kadar: text('Kode Kadar'),
  persen: kadarPersen('Kadar'),
  qty: int('Qty'),
  berat: gram('Berat', besar),
  murni: gram('Murni', besar),
  /** What a bought piece looked like when the branch bought it. */
  foto: list('Foto'),
  hasil: status('Hasil', HASIL_KIRIMAN),
  no_terima: optional(kode('No Terima')),
};
const kirimanCabang = {
  ...menunggu,
  pembawa: optional(text('Pembawa')),
  no_segel: optional(text('No Segel')),
  berat_bungkus: optional(gram('Berat Bungkus', besar)),
  keterangan: text('Keterangan', { min: 0 }),
  input_by: text('Pengirim', { max: 40 }),
  /** Its list came from another server: what that one says of percent and cost is its word alone. */
  jauh: yesNo('Server Lain'),
  /** Its sender asks whether he may cancel it: nothing is taken in until he has said (D-42.8). */
  batal_diminta: yesNo('Batal Diminta'),
  barang: asField(listOf(objectOf(isi)), 'Barang'),
};
export type KirimanCabang = ValuesOf<typeof kirimanCabang>;

/** The packed list of such a shipment, with what was taken in of it. */
export const satuKirimanCabangEndpoint = defineEndpoint({
  ...terima,
  call: 'GET kirim-sepuhan/:no/kiriman',
  summary: 'Isi kiriman emas cabang',
  params: nomor,
  answer: objectOf(kirimanCabang),
});

const barisCabang = {
  kode_barcode: kode('Barcode', 20),
  berat: barisTerima.berat,
  kadar_uji: barisTerima.kadar_uji,
};

/** Gold of a branch is taken in: each line weighed, and tested where it is; as many times as it comes. */
export const terimaCabangEndpoint = defineEndpoint({
  ...terima,
  call: 'POST kirim-sepuhan/:no/terima',
  summary: 'Terima kiriman emas cabang',
  params: nomor,
  body: {
    kode_gudang: terimaFields.kode_gudang,
    baris: asField(
      listOf(objectOf(barisCabang), {
        min: 1,
        max: KIRIM_PALING_BANYAK,
        minMessage: 'Barang Tidak Boleh Kosong',
      }),
      'Barang',
    ),
  },
  answer: objectOf({
    no_terima: kode('No Terima', 14),
    no_kirim: kode('No Kirim', 14),
    qty: int('Qty'),
    berat: gram('Berat', besar),
    sisa: int('Sisa'),
    input_date: instant('Waktu'),
  }),
  guards: ['weight'],
  status: 201,
  approvable: true,
  key: 'required',
});

/**
 * Nothing more comes of it: what is missing is the branch's to settle (D-42.6). Also after head office refines or
 * receives no more: neither shop could end it else.
 */
export const selesaiCabangEndpoint = defineEndpoint({
  right: terima.right,
  call: 'POST kirim-sepuhan/:no/selesai',
  summary: 'Selesaikan kiriman emas cabang yang kurang',
  params: nomor,
  body: { alasan: text('Alasan', { min: 3, max: 300 }) },
  answer: objectOf(kirimanCabang),
  approvable: true,
  key: 'required',
});

const barangLot = {
  /** The shop that bought it. */
  kode_toko: kode('Kode Toko', 3),
  no_dokumen: kode('No Dokumen'),
  urut: int('No'),
  nama_barang: text('Nama Barang'),
  kode_kadar: text('Kode Kadar'),
  berat: gram('Berat'),
  foto: list('Foto'),
};
export type BarangDiLot = ValuesOf<typeof barangLot>;

/** The bought pieces of a lot, back to the receipt that took them in, at this shop or at a branch. */
export const barangLotEndpoint = defineEndpoint({
  call: 'GET sepuhan/lot/:no_lot/barang',
  summary: 'Barang pembelian di satu lot',
  params: { no_lot: kode('No Lot', 40) },
  answer: listOf(objectOf(barangLot)),
  right: { menu: [MENU_SORTIR, MENU_PINDAH, MENU_TERIMA] },
  gate: SEPUHAN,
});
