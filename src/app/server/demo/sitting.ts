import { nowIso, nowMs } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { hashToken, newToken } from '#areas/akses/server/sesi/token.ts';
import { endSesi, saveSesi, touchSesi } from '#areas/akses/server/sesi/sesi.table.ts';

/** Below the twelve hours after which the product asks for a log-in (D-34.7). */
const LIFE_MS = 11 * 3_600_000;
/** Below the minutes after which a screen waits for its password. */
const AWAKE_MS = 5 * 60_000;

/**
 * A live session without the price of a log-in; the token is what a client would hold. Each person sits at a device of
 * his own.
 */
export async function openSesi(db: Database, user_id: string, meja: string): Promise<string> {
  const kode_toko = tokoOf(user_id);
  const [token, now] = [newToken(), nowIso()];
  const perangkat = `${meja}-${user_id}`;
  await db.begin(async (tx) => {
    await endSesi(tx, kode_toko, user_id, 'DIGANTI', now);
    const sidik = hashToken(token);
    await saveSesi(tx, { kode_toko, sidik, user_id, perangkat, ip: '127.0.0.1', now });
  });
  return token;
}

const tokoOf = (user_id: string): string => user_id.split('.')[1]!.toUpperCase();

/** People who sit at their screens whenever they act, however far the clock of a story leaps. */
export type Sittings = {
  tokenOf(user_id: string): Promise<string>;
  /** The next person opens another session. */
  forget(): void;
  /** Every session ends: the people may log in. */
  leave(): Promise<void>;
};

export function openSittings(db: Database, perangkat: string): Sittings {
  type Sitting = { token: Promise<string>; until: number; here: number; awake: Promise<unknown> };
  const sittings = new Map<string, Sitting>();
  return {
    async tokenOf(user_id) {
      const now = nowMs();
      const known = sittings.get(user_id);
      if (!known || now >= known.until || now < known.until - LIFE_MS) {
        const token = openSesi(db, user_id, perangkat);
        sittings.set(user_id, { token, until: now + LIFE_MS, here: now, awake: token });
        return token;
      }
      const token = await known.token;
      if (Math.abs(now - known.here) > AWAKE_MS)
        known.awake = touchSesi(db, hashToken(token), nowIso());
      known.here = now;
      // Not before it is written: who asks meanwhile would go on with a session that has slept.
      await known.awake;
      return token;
    },
    forget: () => sittings.clear(),
    async leave() {
      for (const user_id of sittings.keys())
        await endSesi(db, tokoOf(user_id), user_id, perangkat, nowIso());
    },
  };
}
