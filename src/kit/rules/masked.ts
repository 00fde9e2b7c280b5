import { formatPhone } from '#kit/rules/phone.ts';

/** What a person's number or address looks like to those who need not have it whole. */

/** The middle of a phone number is hidden (abuse case 19): 0812****7890. */
export const samarkanHp = (no_hp: string | null): string | null =>
  no_hp === null ? null : tengah(formatPhone(no_hp).replaceAll(' ', ''));
const tengah = (plain: string): string =>
  `${plain.slice(0, 4)}${'*'.repeat(Math.max(0, plain.length - 8))}${plain.slice(-4)}`;

/** A coupon is money: in a list only its last three letters are said. */
export const samarkanKupon = (no: string): string =>
  `${'*'.repeat(Math.max(4, no.length - 3))}${no.slice(-3)}`;

/** A number of an identity card without what was typed between its figures: blanks, dots, dashes, strokes. */
export const ktpPolos = (no_ktp: string): string => no_ktp.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The region and the last four figures of an identity number: 3201********0009. */
export const samarkanKtp = (no_ktp: string | null): string | null =>
  no_ktp === null
    ? null
    : `${no_ktp.slice(0, 4)}${'*'.repeat(Math.max(0, no_ktp.length - 8))}${no_ktp.slice(-4)}`;

/** The beginning of an address: enough to tell two people of one name apart. */
export const samarkanAlamat = (alamat: string): string =>
  alamat.length <= 8 || alamat.endsWith('***') ? alamat : `${alamat.slice(0, 8).trimEnd()}***`;
