import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An Indonesian number has 11 to 14 figures with its 0 (1§9). */
const OWN = /^\+62[1-9]\d{9,12}$/;

/** Every way of writing a number: 0…, 62…, +62…, 0062…, with blanks, dots, dashes, brackets (D-51.4). */
export function readPhoneNumber(written: string): string | undefined {
  const signs = written
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();
  if (!/^[+\d\s().\-/]*$/.test(signs)) return undefined;
  const plain = signs.replace(/^\s*00/, '+').replace(/^62(?=\D*8)/, '+62');
  const number = parsePhoneNumberFromString(plain, 'ID');
  if (!number) return undefined;
  if (number.countryCallingCode === '62')
    return OWN.test(number.number) ? number.number : undefined;
  return number.isPossible() ? number.number : undefined;
}
