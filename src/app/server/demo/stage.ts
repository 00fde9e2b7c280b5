import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#kit/server/database.ts';
import { openSittings } from '#app/server/demo/sitting.ts';

type Json = Record<string, unknown>;

/** The people of the demo at their screens: every act goes through the product's own calls. */
export type Stage = {
  readonly db: Database;
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
  /** A photo that this person takes for an act; where it lies. */
  photo(kode_toko: string, who: string, jpeg: Buffer): Promise<string>;
  /** Every session ends: the people may log in afresh. */
  leave(): Promise<void>;
};

export function openStage(db: Database, app: FastifyInstance): Stage {
  const { tokenOf, leave } = openSittings(db, 'demo');

  async function send<T>(
    kode_toko: string,
    who: string,
    call: string,
    body: unknown,
    keystore?: string,
  ): Promise<T> {
    const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT', string];
    const token = await tokenOf(`${who}.${kode_toko.toLowerCase()}`);
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
    db,
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
    photo: async (kode_toko, who, jpeg) => {
      const token = await tokenOf(`${who}.${kode_toko.toLowerCase()}`);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/foto-produk',
        ...formOf(jpeg, { authorization: `Bearer ${token}` }),
      });
      if (answer.statusCode >= 300) throw new Error(`Demo: ${who}.${kode_toko} ${answer.body}`);
      return answer.json<{ data: { gambar_path: string } }>().data.gambar_path;
    },
    leave,
  };
}

/** One picture as a browser sends it. */
function formOf(jpeg: Buffer, headers: Record<string, string>) {
  const mark = `kilau${randomUUID()}`;
  const named = 'content-disposition: form-data; name="image"; filename="foto.jpg"';
  const head = `--${mark}\r\n${named}\r\ncontent-type: image/jpeg\r\n\r\n`;
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${mark}` },
    payload: Buffer.concat([Buffer.from(head), jpeg, Buffer.from(`\r\n--${mark}--\r\n`)]),
  };
}
