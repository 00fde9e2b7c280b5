import { samarkanAlamat, samarkanHp, samarkanKtp } from '#kit/rules/masked.ts';

type Row = Record<string, unknown>;
type Mask = (value: string) => string;

/** Numbers that say who somebody is to the state: nowhere whole. */
const NUMBERS = new Set(['no_ktp', 'no_identitas', 'npwp']);
const PHONES = new Set(['no_hp', 'no_hp_customer']);
const ADDRESSES = new Set(['alamat_customer']);

/** A shop or a supplier has a phone and an address that everybody may know. */
const isHouse = (row: Row): boolean => 'nama_toko' in row || 'kode_supplier' in row;

const maskOf = (name: string, row: Row, inList: boolean): Mask | undefined => {
  if (NUMBERS.has(name)) return (value) => samarkanKtp(value) ?? value;
  if (!inList || isHouse(row)) return undefined;
  if (PHONES.has(name)) return (value) => samarkanHp(value) ?? value;
  // `alamat` alone is a person's where a card's code or a phone stands beside it.
  const isAddress =
    ADDRESSES.has(name) || (name === 'alamat' && ('kode_customer' in row || 'no_hp' in row));
  return isAddress ? samarkanAlamat : undefined;
};

/**
 * An answer without what only supervisors read of people in a list: phones and addresses, and numbers of identity
 * everywhere (abuse case 19). One document, or one card, keeps phone and address: the counter calls its customer. The
 * one place for every call that reads, so that no later list can forget it.
 */
export function withoutPeople(wire: unknown, inList = false): unknown {
  if (Array.isArray(wire)) {
    for (const one of wire) withoutPeople(one, true);
    return wire;
  }
  if (typeof wire !== 'object' || wire === null) return wire;
  const row = wire as Row;
  for (const [name, value] of Object.entries(row)) {
    if (typeof value !== 'string') {
      withoutPeople(value, inList);
      continue;
    }
    const mask = value === '' ? undefined : maskOf(name, row, inList);
    if (mask) row[name] = mask(value);
  }
  return wire;
}

/** The rows of a report for such a reader: the same in every shape that it is had in. */
export async function* rowsWithoutPeople<T extends Row>(
  batches: AsyncIterable<T[]>,
): AsyncGenerator<T[]> {
  for await (const rows of batches) yield withoutPeople(rows) as T[];
}
