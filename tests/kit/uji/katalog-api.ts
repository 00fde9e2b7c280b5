import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as api from '#areas/katalog/contract/kunci-katalog.api.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

export type Headers = Record<string, string>;

/** A shop with a folder of photos, and a client that asks its read API with a key. */
export async function openKatalogApi() {
  const folder = await mkdtemp(join(tmpdir(), 'kilau-api-'));
  process.env['KILAU_PHOTOS'] = folder;
  const shop = await openShop({ dasar: true });
  const close = async () => {
    delete process.env['KILAU_PHOTOS'];
    await shop.close();
    await rm(folder, { recursive: true });
  };
  return { shop, close, ...askers(shop) };
}
export type KatalogApi = Awaited<ReturnType<typeof openKatalogApi>>;

function askers(shop: Shop) {
  const minta = async (method: string, path: string, headers: Headers = {}) => {
    const url = `/api/katalog/v1/${path}`;
    const answer = await shop.app.inject({ method: method as 'GET', url, headers });
    const json = String(answer.headers['content-type']).includes('json');
    const body: any = json && answer.payload ? JSON.parse(answer.payload) : undefined;
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload, body };
  };
  const baca = (path: string, kunci?: string, headers: Headers = {}) =>
    minta('GET', path, { ...(kunci && { authorization: `Bearer ${kunci}` }), ...headers });
  /** An owner makes it alone, and sees it once. */
  const kunciBaru = async (
    batas_menit = 120,
    kode_toko: 'KJ1' | 'PST' = 'KJ1',
  ): Promise<string> => {
    const own = shop.as('OWN', kode_toko);
    const body = { nama: 'Aplikasi', batas_menit };
    const { id } = await own.call(api.buatKunciEndpoint, { body });
    return (await own.call(api.bukaKunciEndpoint, { params: { id } })).kunci;
  };
  const buat = (who: Who, key: string, body: object) =>
    shop.as(who).raw('POST', 'kunci-katalog', body, { 'idempotency-key': key });
  const daftar = (who: Who = 'OWN') => shop.as(who).call(api.listKunciEndpoint);
  return { minta, baca, kunciBaru, buat, daftar };
}
