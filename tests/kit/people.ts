import type { Tx } from '#kit/server/database.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { saveUser } from '#areas/akses/server/users.table.ts';

export const PASSWORD = 'kata-sandi-uji-2026';

/** Name before the dot, and level; KASIR2 is the second cashier. */
const PEOPLE: readonly [string, Level][] = [
  ['own', 'OWN'],
  ['spv', 'SPV'],
  ['mu', 'MU'],
  ['ksr', 'KASIR'],
  ['ksr2', 'KASIR'],
  ['su', 'SU'],
  ['dev', 'DEV'],
];

/** Who acts: a level of the shop, its second cashier, or any user id. */
export type Who = Level | 'KASIR2' | `${string}.${string}`;

export function userIdOf(who: Who, kode_toko: string): string {
  if (who.includes('.')) return who;
  const name = who === 'KASIR2' ? 'ksr2' : PEOPLE.find(([, level]) => level === who)![0];
  return `${name}.${kode_toko.toLowerCase()}`;
}

/** One hash for all people of all tests: 28 ms each would be most of a test. */
let sandi: Promise<string> | undefined;

export async function savePeople(tx: Tx, kode_toko: string, op: string): Promise<void> {
  sandi ??= hashSandi(PASSWORD);
  const hashed = await sandi;
  for (const [name, level] of PEOPLE)
    await saveUser(tx, {
      kode_toko,
      user_id: `${name}.${kode_toko.toLowerCase()}`,
      usere_name: name.toUpperCase(),
      level,
      sandi: hashed,
      kode_sales: null,
      ganti_password: false,
      is_active: true,
      op,
    });
}
