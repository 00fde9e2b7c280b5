import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { ownKid } from '#kit/server/wire/server-token.ts';
import { cabutPusat, namaKunci, tukarKunci } from '#app/server/jauh/tukar-kunci.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

export const DI_KJ2 = { 'x-toko': 'KJ2' };
export const kunciKJ2 = (n: number) => ({ ...DI_KJ2, 'idempotency-key': `toko-jauh-${n}` });
export const KOTAK = { kode_aksesoris: 'KOTAK', nama_aksesoris: 'Kotak', minimum: 0, harga: 2500 };
/** KJ2 as head office lists it, without its code and its portal. */
export const ISI_KJ2 = {
  nama_toko: 'Kilau Jaya 2',
  alamat_toko: '',
  jenis: 'CABANG',
  zona: 'WIT',
  server_sendiri: true,
};

/** Head office and KJ1 on one server, or on that of `punya`, KJ2 on another one with a database of its own (D-43.1, D-43.2). */
export async function bukaDuaServer(punya?: Shop) {
  const pusat = punya ?? (await openShop({ toko: ['PST', 'KJ1'] }));
  const cabang = await openShop({ toko: ['KJ2'] });
  const portal = await listen(cabang);
  const rumah = await listen(pusat);
  const kantor = (who: Who = 'OWN') => pusat.as(who, 'PST');
  const dua = {
    pusat,
    cabang,
    portal,
    kantor,
    /** Head office takes KJ2's key, or believes it no more. */
    percaya: () => {
      const kj2 = { kode_toko: 'KJ2', nama_toko: 'KJ2', portal };
      return tukarKunci(pusat.db, { ...kj2, kid: namaKunci(ownKid()) });
    },
    cabut: () => cabutPusat(pusat.db, 'KJ2'),
    me: () => kantor().raw('GET', 'users/me', undefined, DI_KJ2),
    /** Head office says another address of KJ2. */
    pindah: async (alamat: string, n: number): Promise<void> => {
      const key = { 'idempotency-key': `toko-jauh-m${n}` };
      const { status } = await kantor().raw(
        'PUT',
        'tokos/KJ2',
        { ...ISI_KJ2, portal: alamat },
        key,
      );
      expect(status).toBe(200);
    },
    close: async (): Promise<void> => {
      await cabang.close();
      if (!punya) await pusat.close();
    },
  };
  const key = { 'idempotency-key': 'toko-jauh-awal' };
  const isi = { kode_toko: 'KJ2', ...ISI_KJ2, portal };
  expect((await kantor().raw('POST', 'tokos', isi, key)).status).toBe(201);
  // Before the keys are exchanged the branch knows no head office; the bare name of a key is none that was read out.
  const belum = await dua.me();
  expect([belum.status, belum.body.code]).toEqual([503, 'PORTAL_MENOLAK']);
  const asal = { kode_toko: 'PST', nama_toko: 'Kilau Pusat', portal: rumah };
  const salah = tukarKunci(cabang.db, { ...asal, kid: ownKid() });
  await expect(salah).rejects.toThrow(`bukan ${ownKid()}`);
  await tukarKunci(cabang.db, { ...asal, kid: namaKunci(ownKid()) });
  await dua.percaya();
  return dua;
}
export type DuaServer = Awaited<ReturnType<typeof bukaDuaServer>>;

async function listen({ app }: Shop): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
