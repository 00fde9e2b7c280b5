import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { ISI_KJ2, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';

/** A server that head office lists as KJ9 and that answers as it likes. */
export type Palsu = { jawab: RequestListener; close(): void };

export async function bukaPalsu(dua: DuaServer): Promise<Palsu> {
  const server = createServer((request, answer) => palsu.jawab(request, answer));
  const palsu: Palsu = {
    jawab: kata(503, { code: 'MATI', message: 'Mati' }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const portal = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const isi = { ...ISI_KJ2, kode_toko: 'KJ9', nama_toko: 'Kilau Jaya 9', portal };
  const key = { 'idempotency-key': 'server-palsu-kj9' };
  expect((await dua.kantor().raw('POST', 'tokos', isi, key)).status).toBe(201);
  return palsu;
}

export const kata =
  (status: number, body: unknown): RequestListener =>
  (_, answer) => {
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    answer.writeHead(status, { 'content-type': type });
    answer.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
