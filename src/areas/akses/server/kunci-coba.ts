import { createHash } from 'node:crypto';
import type { Sql } from '#kit/server/sql.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { paramOf, readSetelanToko } from '#areas/toko/server/setelan.ts';
import { listToko } from '#areas/toko/server/toko.table.ts';
import type { Tebakan } from '#areas/akses/server/coba.ts';
import type { Kunci } from '#areas/akses/server/coba.table.ts';
import { pernahMasuk } from '#areas/akses/server/sesi/sesi.table.ts';
import type { User } from '#areas/akses/server/users.table.ts';

/** An address or a device is shared: many people mistype behind one of a shop's. */
const BERSAMA = 4;
/** Keystores are never typed: a person who names ten that do not exist is guessing. */
const KEYSTORE_MAKSIMAL = 10;
/** Requests in a row without approval: a superior is not to be worn down (abuse case 16). */
const MINTA_MAKSIMAL = 40;

/** Whence a log-in is tried; a computer that was never here has no name yet. */
export type Dari = { perangkat?: string; ip: string };

/**
 * What a log-in counts against (reliability E). A device on which this person came in before has a
 * count of its own: the wrong passwords of strangers, wherever they are, shut neither it nor the
 * people who stand at it. All strangers share one count per person, and one per address and device.
 */
export async function tebakanMasuk(
  on: Sql,
  user_id: string,
  user: User | undefined,
  { perangkat, ip }: Dari,
): Promise<Tebakan> {
  const maks = await maksimalOf(on, user_id, user);
  if (user && perangkat && (await pernahMasuk(on, user, perangkat)))
    return { sendiri: { kunci: `user:${user_id}|${perangkat}`, maks } };
  const shared = [`ip:${ip}`, ...(perangkat ? [`perangkat:${perangkat}`] : [])];
  return {
    sendiri: { kunci: `user:${user_id}`, maks },
    bersama: shared.map((kunci) => ({ kunci, maks: maks * BERSAMA })),
  };
}

/** LOGIN_GAGAL_MAKSIMAL of the person's shop; for an unknown id that of one of the shops, always the same. */
async function maksimalOf(on: Sql, user_id: string, user: User | undefined): Promise<number> {
  const kode_toko = user?.kode_toko ?? (await anyShopFor(on, user_id));
  const param =
    kode_toko === undefined ? paramOf({}) : (await readSetelanToko(on, kode_toko)).param;
  return param(aksesParam.LOGIN_GAGAL_MAKSIMAL);
}

async function anyShopFor(on: Sql, user_id: string): Promise<string | undefined> {
  const shops = await listToko(on);
  const at = createHash('sha256').update(user_id).digest().readUInt32BE() % (shops.length || 1);
  return shops[at]?.kode_toko;
}

/**
 * An approver's password at another person's screen: only those who are logged in can type one, and they spend their
 * own tries, so that no person shuts an approver out for the others.
 */
export const tebakanSetuju = ({ user_id, param }: Ctx, penyetuju: string): Tebakan => ({
  sendiri: {
    kunci: `setuju:${user_id}|${penyetuju}`,
    maks: param(aksesParam.LOGIN_GAGAL_MAKSIMAL),
  },
  bersama: [{ kunci: `setuju:${user_id}`, maks: param(aksesParam.LOGIN_GAGAL_MAKSIMAL) * 2 }],
});

/** One's own password inside a session: the locked screen, a change of it, the second factor. */
export const tebakanSendiri = ({ user_id, param }: Ctx): Tebakan => ({
  sendiri: { kunci: `sendiri:${user_id}`, maks: param(aksesParam.LOGIN_GAGAL_MAKSIMAL) },
});

/** The second question: under a name of its own, so that a right password does not wipe it out (D-3.3). */
export const tebakanFaktor = (user_id: string, maks: number): Tebakan => ({
  sendiri: { kunci: `faktor:${user_id}`, maks },
});

/** The second question of an approver at another person's screen: it uses the asker's tries, as the password does. */
export const tebakanFaktorSetuju = ({ user_id, param }: Ctx, penyetuju: string): Tebakan => ({
  sendiri: {
    kunci: `faktor-setuju:${user_id}|${penyetuju}`,
    maks: param(aksesParam.LOGIN_GAGAL_MAKSIMAL),
  },
});

export const kunciKeystore = ({ user_id }: Ctx): Kunci => ({
  kunci: `keystore:${user_id}`,
  maks: KEYSTORE_MAKSIMAL,
});

/** Requests for approval by one person, forgotten with the first that is approved. */
export const kunciMinta = ({ user_id }: Pick<Ctx, 'user_id'>): Kunci => ({
  kunci: `minta:${user_id}`,
  maks: MINTA_MAKSIMAL,
});
