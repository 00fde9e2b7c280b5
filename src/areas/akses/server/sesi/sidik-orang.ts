import { scrypt } from 'node:crypto';
import type { Sql } from '#kit/server/sql.ts';
import { findDikenal, type Dikenal } from '#areas/akses/server/sesi/sidik-orang.query.ts';

/** Bytes: two people never have one. */
const PANJANG = 16;
/** One for all servers of all chains, for each of them must come to the same digest of one telephone. */
const SALT = 'kilau telepon';
/** 16 MB and some hundredths of a second each: who has a digest does not try all numbers in an afternoon. */
const COST = { N: 16_384, r: 8, p: 1 };
const KEPT = 2000;

const kept = new Map<string, Promise<string>>();

/** A telephone as another server hears of it (decision 1203): the same digest on each, and no number. */
export function sidikHp(hp: string): Promise<string> {
  const known = kept.get(hp);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const made = new Promise<string>((done, fail) => {
    scrypt(hp, SALT, PANJANG, COST, (error, key) => {
      if (error) fail(error);
      else done(key.toString('base64url'));
    });
  });
  kept.set(hp, made);
  return made;
}

const sidikDari = async ({ hp, sidik_hp }: Dikenal): Promise<string | null> =>
  sidik_hp ?? (hp === null ? null : sidikHp(hp));

/** The digest of the telephone of a person: of the sales person that he is here, or as his own server said it. */
export const findSidikOrang = async (on: Sql, user_id: string): Promise<string | null> =>
  sidikDari(await findDikenal(on, user_id));

/** Whether what another server says of a telephone is this person's; lists of before say the number itself. */
export async function isSidikOrang(on: Sql, user_id: string, told: string): Promise<boolean> {
  const orang = await findDikenal(on, user_id);
  return told === orang.hp || told === (await sidikDari(orang));
}

/**
 * Whether two users are one person, as far as the house knows: two accounts of one telephone are (decision 1045), also
 * one here and one that head office lends.
 */
export async function isSatuOrang(on: Sql, user_id: string, lain: string): Promise<boolean> {
  if (user_id === lain) return true;
  const saya = await findDikenal(on, user_id);
  const dia = await findDikenal(on, lain);
  if (saya.hp !== null && saya.hp === dia.hp) return true;
  if (saya.sidik_hp === null && dia.sidik_hp === null) return false;
  const sidik = await sidikDari(saya);
  return sidik !== null && sidik === (await sidikDari(dia));
}
