import type { Baris } from '#tests/proof/oracle/fakta.ts';

/**
 * Charges of a sale, named a second time: no test asks the declaration which there are, so that one that
 * it forgets is missed. Those with a column, an account and a line of profit and loss of their own.
 */
export const SENDIRI: Readonly<Record<string, string>> = { admin: 'Admin', packing: 'Packing' };
/** Those that are reported with the labour of the goods. */
export const KERJA: Readonly<Record<string, string>> = { ongkos_kerja: 'Ongkos kerja' };

const dari = (baris: Baris, nama: Readonly<Record<string, string>>): number =>
  Object.keys(nama).reduce((all, kunci) => all + (baris[kunci] as number), 0);

export const biayaSendiri = (nota: Baris): number => dari(nota, SENDIRI);
export const biayaKerja = (nota: Baris): number => dari(nota, KERJA);
/** The charges of a sale, by their names. */
export const semuaBiaya = (nota: Baris): Record<string, number> =>
  Object.fromEntries(Object.keys({ ...SENDIRI, ...KERJA }).map((one) => [one, nota[one]]));
