import { refusals } from '#kit/rules/refusal.ts';
import type { Database } from '#kit/server/database.ts';
import { missing, Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { AskedFar } from '#kit/server/wire/far.ts';
import type { TanyaCabang } from '#areas/akses/server/jauh/penyetuju-jauh.ts';
import { dataDitolak, readAnswer } from '#app/server/jauh/jawaban-jauh.ts';
import { sendJauh } from '#app/server/jauh/kirim-jauh.ts';
import { sidikPerangkat } from '#app/server/jauh/sidik-perangkat.ts';
import { findPortalJauh } from '#app/server/jauh/toko-jauh.query.ts';

const BASE = '/api/v1/';
const TIDAK = refusals({ TOKO_TIDAK_ADA: { message: 'Toko Tidak Ditemukan' } });

/**
 * Asks a branch in the name of an approver who has shown here who he is: his own id, level and device, for exactly one
 * request. Its answer is JSON, or its refusal in its own words.
 */
export const tanyaSebagai =
  (db: Database): TanyaCabang =>
  async (kode_toko, who, { method, path, body, locale, catatan }) => {
    const portal = await findPortalJauh(db, kode_toko);
    if (portal === undefined) throw missing(TIDAK.TOKO_TIDAK_ADA);
    const { kode_toko: iss, user_id: sub, usere_name: name, level, cara, perangkat } = who;
    const dev = sidikPerangkat(iss, perangkat);
    const text = body === undefined ? '' : JSON.stringify(body);
    const asked: AskedFar = {
      call: `${method} ${path}`,
      method,
      path: BASE + path,
      body: text,
      headers: { 'accept-language': locale, ...(text && { 'content-type': 'application/json' }) },
      writes: method !== 'GET',
      file: false,
    };
    const siapa = { iss, aud: kode_toko, sub, level, name, dev, cara };
    const dari = { kode_toko: iss, user_id: sub, level, perangkat, ip: who.ip };
    const jauh = { kode_toko, portal };
    const answer = await sendJauh(db, { jauh, siapa, asked, dari, catatan });
    return contentsOf(await readAnswer(answer, asked));
  };

type Said = { readonly code: string; readonly message?: unknown };

async function contentsOf({ status = 200, body }: Raw): Promise<unknown> {
  const text = typeof body === 'string' ? body : await whole(body as AsyncIterable<Uint8Array>);
  const said = JSON.parse(text) as { data?: unknown };
  if (status < 400) return said.data;
  const { code, message } = said as Said;
  throw new Problem(status, code, typeof message === 'string' ? message : code);
}

async function whole(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of body) parts.push(part);
  } catch {
    throw dataDitolak();
  }
  return Buffer.concat(parts).toString('utf8');
}
