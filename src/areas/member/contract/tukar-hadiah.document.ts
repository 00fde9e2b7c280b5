import { int, kode, ref, text } from '#kit/contract/field.ts';
import { sense } from '#kit/rules/sentence.ts';
import { daftar } from '#areas/buku/contract/register.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { hadiahMaster } from '#areas/customer/contract/hadiah.master.ts';
import { memberEvents } from '#areas/member/contract/member.event.ts';
import { modul } from '#areas/toko/contract/modul.ts';

export const POIN_MEMBER = 'poin-member';
const MENU = [POIN_MEMBER];

/** What is typed of a gift: which one, how many. */
export const hadiahFields = {
  kode_hadiah: ref(sense('Hadiah', 'satu'), hadiahMaster, 'nama_hadiah'),
  qty: int('Qty', { min: 1, minMessage: 'Qty Tidak Boleh 0', max: 1000 }),
};

/** A gift that a member takes for points: points and stock under one lock, nothing in the book (D-39.5). */
export const tukarHadiahDocument = defineDocument({
  name: 'tukar_hadiah',
  title: 'Tukar Hadiah',
  noun: 'tukar hadiah',
  table: 'tukar_hadiah',
  key: 'no_tukar_hadiah',
  keyLabel: 'No Tukar Hadiah',
  api: 'tukar-hadiah',
  menu: MENU,
  gate: modul(customerModul.MEMBER_MODULE),
  letters: { HD: 'Tukar Hadiah' },
  by: 'Kasir',
  head: {
    kode_customer: kode('Kode Member'),
    nama_customer: text('Nama', { min: 0 }),
    kode_hadiah: kode('Kode Hadiah'),
    nama_hadiah: text(sense('Hadiah', 'satu')),
    qty: int('Qty'),
    poin: int('Poin'),
    sisa_poin: int('Sisa Poin'),
  },
  makes: {
    tukar: {
      call: 'POST member/:kode_customer/tukar-hadiah',
      summary: 'Tukar poin dengan hadiah',
      letters: 'HD',
      params: { kode_customer: kode('Kode Member') },
      body: hadiahFields,
      gate: modul(customerModul.MEMBER_MODULE),
      approvable: 'lateDay',
      audit: 'TUKAR_HADIAH',
    },
  },
  list: {
    filters: ['status', 'kode_customer', 'kode_hadiah'],
    sort: ['no_tukar_hadiah', 'input_date', 'nama_customer', 'poin'],
    search: ['no_tukar_hadiah', 'kode_customer', 'nama_customer', 'nama_hadiah', 'input_by'],
    sums: { qty: { of: 'qty' }, poin: { of: 'poin' } },
  },
  book: { none: true, note: 'nama_customer' },
  register: {
    amount: null,
    customer: { name: 'nama_customer', code: 'kode_customer' },
    called: { batal: 'TUKAR HADIAH', cetak: 'TUKAR HADIAH' },
    found: { by: ['nama_customer', 'kode_customer'] },
    opens: { HD: daftar(POIN_MEMBER), XD: daftar(POIN_MEMBER) },
  },
  cancel: {
    letters: 'XD',
    event: memberEvents.BATAL_HADIAH,
    audit: 'BATAL_HADIAH',
    shows: [
      'no_tukar_hadiah',
      'kode_customer',
      'nama_customer',
      'nama_hadiah',
      'qty',
      'poin',
      'input_by',
    ],
  },
  paper: {
    noun: 'bukti tukar hadiah',
    file: 'Hadiah',
    lines: [
      'nama_customer',
      'kode_customer',
      { label: 'kode_hadiah', text: 'nama_hadiah' },
      'qty',
      'sisa_poin',
    ],
    total: 'poin',
    totalLabel: 'POIN',
    sign: ['Kasir', 'Member'],
  },
});
