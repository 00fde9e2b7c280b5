import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { phoneTold } from '#kit/contract/field-more.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { CARA_PERINGATAN } from '#areas/hutang/contract/lelang/lelang.api.ts';

const right = { menu: ['lelang-cicilan', 'lihat-cicilan'] };
const no = { no: kode('No Cicilan', 14) };

/** A notice to a customer who is late: logged before anything is auctioned (D-38.4). */
const peringatanRow = {
  no_cicilan: no.no,
  urut: int('No'),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  tertua: day('Tunggakan Tertua'),
  cara: choice('Cara', CARA_PERINGATAN),
  keterangan: text('Keterangan'),
  input_by: text('User', { max: 40 }),
};

export const peringatanCicilanEndpoint = defineEndpoint({
  call: 'POST cicilan/:no/peringatan',
  summary: 'Catat peringatan kepada customer yang menunggak',
  params: no,
  body: {
    cara: choice('Cara', CARA_PERINGATAN),
    keterangan: text('Keterangan', { min: 3, max: 300 }),
  },
  answer: peringatanRow,
  // An auction rests on it: who may not auction does not give notice either, as for a loan.
  right: { menu: ['lelang-cicilan'] },
  status: 201,
  key: 'required',
  // An auction rests on it: on a day that should be closed another person agrees.
  approvable: 'lateDay',
});

export const daftarPeringatanCicilanEndpoint = defineEndpoint({
  call: 'GET cicilan/:no/peringatan',
  summary: 'Peringatan yang sudah dicatat untuk sebuah cicilan',
  params: no,
  answer: listOf(objectOf(peringatanRow)),
  right,
});

/** A contract with an instalment that is late: how late, what is owed, when the goods may be auctioned. */
export const tunggakRow = {
  no_cicilan: no.no,
  tgl_system: day('Tgl Kontrak'),
  nama_customer: text('Customer'),
  no_hp: optional(phoneTold('No HP')),
  qty: int('Qty'),
  berat: gram('Berat'),
  harga_jual: rupiah('Harga Cicilan'),
  sudah_bayar: rupiah('Sudah Dibayar'),
  sisa: rupiah('Sisa'),
  kali_tunggak: int('Kali Tunggak'),
  tunggakan: rupiah('Tunggakan'),
  tertua: day('Tunggakan Tertua'),
  lewat_hari: int('Lewat'),
  /** Null where the goods left with the contract. */
  boleh_lelang: optional(day('Boleh Lelang')),
  tgl_peringatan: optional(day('Peringatan')),
  cara_peringatan: optional(choice('Cara', CARA_PERINGATAN)),
};

export const tunggakCicilanEndpoint = defineEndpoint({
  call: 'GET lelang-cicilan/calon',
  summary: 'Cicilan yang menunggak, dengan kapan barangnya boleh dilelang',
  answer: listOf(objectOf(tunggakRow)),
  right,
});

/** Cancels the auction of a contract by the contract's number, with the right of its cancel by its own number. */
export const batalLelangCicilanEndpoint = defineEndpoint({
  call: 'POST cicilan/:no/batal-lelang',
  summary: 'Batal lelang cicilan',
  params: no,
  approvable: true,
  body: alasanBatal,
  answer: lelangCicilanDocument.one.answer,
  right: lelangCicilanDocument.cancel.right,
  key: 'required',
  anyDay: true,
});
