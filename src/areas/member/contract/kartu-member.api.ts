import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, int, kode, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';
import { phoneTold } from '#kit/contract/field-more.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Apart from what changes points: the counter loads this before its first scan. */
const gate = modul(customerModul.MEMBER_MODULE);
const member = { kode_customer: kode('Kode Member') };

const kartu = objectOf({
  ...member,
  nama: text('Nama'),
  no_hp: optional(phoneTold('No HP')),
  tgl_lahir: optional(day('Tanggal Lahir')),
  tgl_daftar: optional(day('Tanggal Daftar')),
  kode_referensi: optional(kode('Referensi')),
  poin: int('Poin'),
  nilai_rp: rupiah('Nilai'),
  /** When the oldest points that this shop gave end, and how many (D-39.3). */
  berakhir_tgl: optional(day('Berakhir')),
  berakhir_poin: int('Poin Berakhir'),
  kode_kartu: text('Kode Kartu'),
  /** What the QR of the card says: the page where the member sees the points himself. */
  halaman_kartu: optional(text('Halaman Kartu')),
});

/** What the counter says of a member: how many points, what they are worth here, what he brought. */
export const kartuMemberEndpoint = defineEndpoint({
  call: 'GET member/:kode_customer/kartu',
  summary: 'Kartu poin member',
  params: member,
  answer: kartu,
  right: 'login',
  gate,
});

/** The same by the word in the QR of the card, as the counter scans it. */
export const kartuKataEndpoint = defineEndpoint({
  call: 'GET kartu-member/:kata',
  summary: 'Kartu poin member menurut QR',
  params: { kata: text('Kode Kartu', { max: 40 }) },
  answer: kartu,
  right: 'login',
  gate,
});
