import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, ofPerson, optional, text } from '#kit/contract/field.ts';
import { bolehLapor } from '#areas/pengawasan/contract/pengawasan.gates.ts';
import { wajibLaporReport } from '#areas/pengawasan/contract/wajib-lapor.report.ts';

const right = { menu: [wajibLaporReport.path] };
/** A customer's day as № 108 names it. */
const siapa = { tgl_system: day('Tanggal'), orang: text('Customer', { max: 400 }) };

export const laporFields = {
  tgl_lapor: day('Tgl Lapor'),
  no_lapor: text('No Laporan', { max: 60 }),
  no_identitas: optional(ofPerson('IDENTITY', text('No Identitas', { max: 40 }))),
  pekerjaan: optional(text('Pekerjaan', { max: 60 })),
};

/** Writes down that a customer's day was reported to the authority, under which number. */
export const laporEndpoint = defineEndpoint({
  call: 'POST pajak/wajib-lapor',
  summary: 'Catat transaksi yang sudah dilaporkan',
  body: { ...siapa, ...laporFields },
  right,
  gate: bolehLapor,
  status: 201,
  guards: ['support'],
  approvable: true,
  key: 'required',
});

export const batalLaporFields = { alasan: text('Alasan', { min: 3, max: 200 }) };

/** It was not, or under another number: the day is on the list again. */
export const batalLaporEndpoint = defineEndpoint({
  call: 'POST pajak/wajib-lapor/batal',
  summary: 'Batalkan catatan laporan transaksi',
  body: { ...siapa, ...batalLaporFields },
  right,
  gate: bolehLapor,
  guards: ['support'],
  approvable: true,
  key: 'required',
});
