import type { Database } from '#kit/server/database.ts';
import { isSealed, seal, unseal } from '#kit/server/server-key.ts';
import { listRahasiaTerbuka, sealRahasiaRow } from '#areas/akses/server/dua-faktor.table.ts';

type Siapa = { kode_toko: string; user_id: string };

const ownerOf = ({ kode_toko, user_id }: Siapa): string => `${kode_toko}/${user_id}`;

/** The secret of an authenticator as it lies in the database. */
export const tutupRahasia = (rahasia: string, who: Siapa): string => seal(rahasia, ownerOf(who));

/** Nothing where another key sealed it: then only recovery codes are left. */
export const bukaRahasia = (kept: string, who: Siapa): string | undefined =>
  isSealed(kept) ? unseal(kept, ownerOf(who)) : kept;

/** Seals what was kept before there was a key; a secret that changes meanwhile is left as it becomes. */
export async function tutupRahasiaLama(db: Database): Promise<number> {
  const open = await listRahasiaTerbuka(db);
  for (const { rahasia, ...who } of open)
    await sealRahasiaRow(db, who, { dari: rahasia, ke: tutupRahasia(rahasia, who) });
  return open.length;
}
