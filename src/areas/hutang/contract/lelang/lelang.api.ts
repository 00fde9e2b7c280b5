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
import { lelangDocument, lelangTyped } from '#areas/hutang/contract/lelang/lelang.document.ts';

const right = { menu: ['lelang-hutang'] };
const no = { no: kode('No Hutang', 14) };

export const CARA_PERINGATAN = {
  TELEPON: 'Telepon',
  WHATSAPP: 'WhatsApp',
  SURAT: 'Surat',
  KUNJUNGAN: 'Kunjungan',
} as const;

/** A notice to a customer whose loan is overdue: logged before anything is auctioned (D-35.14). */
export const peringatanRow = {
  no_faktur_hutang: no.no,
  urut: int('No'),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  tgl_jatuh_tempo: day('Jatuh Tempo'),
  cara: choice('Cara', CARA_PERINGATAN),
  keterangan: text('Keterangan'),
  input_by: text('User', { max: 40 }),
};

export const peringatanEndpoint = defineEndpoint({
  call: 'POST hutang/:no/peringatan',
  summary: 'Catat peringatan kepada customer sebelum lelang',
  params: no,
  body: {
    cara: choice('Cara', CARA_PERINGATAN),
    keterangan: text('Keterangan', { min: 3, max: 300 }),
  },
  answer: peringatanRow,
  right,
  status: 201,
  key: 'required',
  // It is what an auction stands on: on a day that should be closed somebody else agrees.
  approvable: 'lateDay',
});

export const daftarPeringatanEndpoint = defineEndpoint({
  call: 'GET hutang/:no/peringatan',
  summary: 'Peringatan yang sudah dicatat untuk sebuah hutang',
  params: no,
  answer: listOf(objectOf(peringatanRow)),
  right: { menu: ['lelang-hutang', 'lihat-hutang'] },
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

/** What an auction would come to, nothing kept. */
export const hitungLelangEndpoint = defineEndpoint({
  call: 'POST hutang/:no/hitung-lelang',
  summary: 'Hitung lelang: nilai rosok, bunga, biaya, kelebihan',
  readOnly: true,
  params: no,
  body: lelangTyped,
  answer: {
    hari_bunga: int('Hari Bunga'),
    bunga_rp: rupiah('Bunga'),
    jumlah_hutang: rupiah('Pokok'),
    murni: gram('Murni'),
    nilai_rosok: rupiah('Nilai Rosok'),
    hasil_lelang: rupiah('Hasil Lelang'),
    biaya: rupiah('Biaya Lelang'),
    kelebihan: rupiah('Kelebihan'),
    kekurangan: rupiah('Kekurangan'),
  },
  right,
});
