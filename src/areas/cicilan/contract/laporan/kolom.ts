import { ofPerson, optional } from '#kit/contract/field.ts';
import { rowText, rowWord } from '#kit/contract/report.ts';
import { words } from '#kit/rules/row-word.ts';
import { cicilanModul } from '#areas/cicilan/contract/cicilan.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';

export const AREA_CICILAN = 'Cicilan';
export const CICILAN = modul(cicilanModul.CICILAN_MODULE);

/** Column kit [CUST]. */
export const kolomCustomer = {
  nama_customer: rowText('Customer'),
  alamat_customer: ofPerson('ADDRESS', rowText('Alamat')),
  no_hp: optional(ofPerson('PHONE', rowText('No HP'))),
};

export const STATUS_CICILAN = { AKTIF: 'AKTIF', LUNAS: 'LUNAS', LELANG: 'LELANG', CANC: 'BATAL' };

/** Contracts that count: what was cancelled is added to nothing. */
export const HIDUP = { column: 'status', is: ['AKTIF', 'LUNAS', 'LELANG'] } as const;

/** How long the oldest unpaid instalment is late. */
export const kelas = rowWord(
  'Kelas Umur',
  words([
    '1–7 hari',
    '8–30 hari',
    '31–60 hari',
    '61–90 hari',
    'Di atas 90 hari',
    'Jatuh tempo hari ini',
  ]),
);
