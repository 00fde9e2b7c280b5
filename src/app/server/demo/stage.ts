import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { hashToken, newToken } from '#areas/akses/server/sesi.ts';
import { endSesi, saveSesi, touchSesi } from '#areas/akses/server/sesi.table.ts';

type Json = Record<string, unknown>;

/** The people of the demo at their screens: every act goes through the product's own calls. */
export type Stage = {
  /** `who` is the name before the dot: own, spv, ksr, ksr2. Throws on any refusal: the story has none. */
  call<T = Json>(kode_toko: string, who: string, call: string, body?: unknown): Promise<T>;
  /** The same for a write that a superior approves first. */
  approved<T = Json>(
    kode_toko: string,
    who: string,
    by: string,
    call: string,
    body: unknown,
  ): Promise<T>;
  /** Every session ends: the people may log in afresh. */
  leave(): Promise<void>;
};

const LIFE_MS = 11 * 3_600_000;
const AWAKE_MS = 5 * 60_000;

export function openStage(db: Database, app: FastifyInstance): Stage {
  const { tokenOf, end } = openSessions(db);

  async function send<T>(
    kode_toko: string,
    who: string,
    call: string,
    body: unknown,
    keystore?: string,
  ): Promise<T> {
    const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT', string];
    const token = await tokenOf(kode_toko, `${who}.${kode_toko.toLowerCase()}`);
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      ...((method === 'GET' ? {} : { payload: body ?? {} }) as object),
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        ...(keystore ? { 'x-otorisasi': keystore } : {}),
      },
    });
    if (answer.statusCode >= 300)
      throw new Error(
        `Demo: ${who}.${kode_toko} ${call}: ${answer.statusCode} ${answer.body.slice(0, 400)}`,
      );
    return (answer.body ? answer.json<{ data: T }>().data : undefined) as T;
  }

  return {
    call: (kode_toko, who, call, body) => send(kode_toko, who, call, body),
    approved: async (kode_toko, who, by, call, body) => {
      const [method, path] = call.split(' ');
      const asked = { method, path: `/api/v1/${path}`, body };
      const { keystore } = await send<{ keystore: string }>(
        kode_toko,
        who,
        'POST otorisasi',
        asked,
      );
      await send(kode_toko, by, `POST otorisasi/${keystore}/setujui`, {});
      return send(kode_toko, who, call, body, keystore);
    },
    leave: end,
  };
}

/** One session a person, renewed when the story has moved on by half a day. */
function openSessions(db: Database) {
  const sessions = new Map<string, { token: Promise<string>; until: number; here: number }>();

  async function tokenOf(kode_toko: string, user_id: string): Promise<string> {
    const known = sessions.get(user_id);
    const now = Date.parse(nowIso());
    if (known && now < known.until && now >= known.until - LIFE_MS) {
      const token = await known.token;
      // The story leaps where people of a shop sit at their screens.
      if (Math.abs(now - known.here) > AWAKE_MS) await touchSesi(db, hashToken(token), nowIso());
      known.here = now;
      return token;
    }
    const token = arrive(kode_toko, user_id);
    sessions.set(user_id, { token, until: now + LIFE_MS, here: now });
    return token;
  }

  async function arrive(kode_toko: string, user_id: string): Promise<string> {
    const [token, now] = [newToken(), nowIso()];
    await db.begin(async (tx) => {
      await endSesi(tx, kode_toko, user_id, 'DEMO', now);
      await saveSesi(tx, {
        kode_toko,
        sidik: hashToken(token),
        user_id,
        perangkat: 'demo',
        ip: '',
        now,
      });
    });
    return token;
  }

  const end = async (): Promise<void> => {
    for (const user_id of sessions.keys())
      await endSesi(db, user_id.split('.')[1]!.toUpperCase(), user_id, 'DEMO', nowIso());
  };
  return { tokenOf, end };
}
