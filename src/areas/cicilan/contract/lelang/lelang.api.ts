import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { phoneTold } from '#kit/contract/field-more.ts';
import {
  CARA_PERINGATAN,
  peringatanCalls,
  peringatanOn,
} from '#areas/customer/contract/peringatan.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';

const right = { menu: ['lelang-cicilan', 'lihat-cicilan'] };
const no = { no: kode('No Cicilan', 14) };

export const { save: peringatanCicilanEndpoint, list: daftarPeringatanCicilanEndpoint } =
  peringatanCalls({
    at: 'cicilan/:no',
    params: no,
    row: peringatanOn({ no_cicilan: no.no }, { tertua: day('Tunggakan Tertua') }),
    save: 'Catat peringatan kepada customer yang menunggak',
    list: 'Peringatan yang sudah dicatat untuk sebuah cicilan',
    menu: ['lelang-cicilan', 'lihat-cicilan'],
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
