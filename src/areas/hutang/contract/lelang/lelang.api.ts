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
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';

const right = { menu: ['lelang-hutang'] };
const no = { no: kode('No Hutang', 14) };

const peringatanRow = peringatanOn(
  { no_faktur_hutang: no.no },
  { tgl_jatuh_tempo: day('Jatuh Tempo') },
);
export const { save: peringatanEndpoint, list: daftarPeringatanEndpoint } = peringatanCalls({
  at: 'hutang/:no',
  params: no,
  row: peringatanRow,
  save: 'Catat peringatan kepada customer sebelum lelang',
  list: 'Peringatan yang sudah dicatat untuk sebuah hutang',
  menu: ['lelang-hutang', 'lihat-hutang'],
});

/** A loan past its due date: how late, what it owes today, what its gold is worth as scrap. */
export const calonRow = {
  no_faktur_hutang: no.no,
  tgl_hutang: day('Tgl Hutang'),
  nama_customer: text('Customer'),
  no_hp: optional(phoneTold('No HP')),
  qty: int('Qty'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  jumlah_hutang: rupiah('Pokok'),
  bunga_rp: rupiah('Bunga'),
  total_kewajiban: rupiah('Kewajiban'),
  nilai_rosok: optional(rupiah('Nilai Rosok')),
  tgl_jatuh_tempo: day('Jatuh Tempo'),
  hari_lewat: int('Lewat'),
  boleh_lelang: day('Boleh Lelang'),
  tgl_peringatan: optional(day('Peringatan')),
  cara_peringatan: optional(choice('Cara', CARA_PERINGATAN)),
};
export type CalonRow = typeof calonRow;

export const calonLelangEndpoint = defineEndpoint({
  call: 'GET lelang-hutang/calon',
  summary: 'Hutang lewat jatuh tempo, dengan kapan boleh dilelang',
  answer: listOf(objectOf(calonRow)),
  right,
});

/** Cancels the auction of a loan by the loan's number, with the right of its cancel by its own number (D-35.18). */
export const batalLelangEndpoint = defineEndpoint({
  call: 'POST hutang/:no/batal-lelang',
  summary: 'Batal lelang hutang',
  params: no,
  approvable: true,
  body: alasanBatal,
  answer: lelangDocument.one.answer,
  right: lelangDocument.cancel.right,
  key: 'required',
  anyDay: true,
});
