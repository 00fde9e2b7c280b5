import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { ownKid } from '#kit/server/wire/server-token.ts';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { namaKunci, tukarKunci } from '#app/server/jauh/tukar-kunci.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { bukaDuaServer, ISI_KJ2 } from '#tests/kit/uji/buka/dua-server.ts';
import { isiKiriman, kunci } from '#tests/kit/uji/kirim-barang.ts';

/** A branch on a server of its own, as `tambahPotong` takes pieces in there. */
const di = (shop: Shop, toko: 'KJ1' | 'KJ2'): Shop => ({
  ...shop,
  as: (who) => shop.as(who, toko),
});

/** Head office, KJ1 and KJ2, each on a server of its own: the two branches write to each other by way of head office. */
export async function bukaTigaServer() {
  const pusat = await openShop({ toko: ['PST'] });
  const dua = await bukaDuaServer(pusat);
  const kj2 = dua.cabang;
  const kj1 = await openShop({ toko: ['KJ1'] });
  await kj1.app.listen({ port: 0, host: '127.0.0.1' });
  const portal = `http://127.0.0.1:${(kj1.app.server.address() as AddressInfo).port}`;
  const [rumah] = await kj2.rows("select portal from toko where kode_toko = 'PST'");
  const isi = { ...ISI_KJ2, kode_toko: 'KJ1', nama_toko: 'Kilau Jaya 1', portal };
  const made = await pusat.as('OWN', 'PST').raw('POST', 'tokos', isi, kunci());
  expect(made.status, made.text).toBe(201);
  const kid = namaKunci(ownKid());
  const asal = { kode_toko: 'PST', nama_toko: 'Kilau Pusat', portal: rumah!['portal'] as string };
  await tukarKunci(kj1.db, { ...asal, kid });
  await tukarKunci(pusat.db, { kode_toko: 'KJ1', nama_toko: 'KJ1', portal, kid });
  // Each branch has the other one in its list, reached by way of head office.
  for (const [shop, lain] of [
    [kj1, 'KJ2'],
    [kj2, 'KJ1'],
  ] as const) {
    await shop.rows(
      `insert into toko (kode_toko, nama_toko, jenis, zona, portal, server_sendiri)
       values ($1, $1, 'CABANG', 'WIB', $2, true)`,
      [lain, asal.portal],
    );
    const sini = lain === 'KJ2' ? 'KJ1' : 'KJ2';
    await shop.dasar(sini);
    await shop.modulOn('KIRIM_BARANG_MODULE', sini);
  }
  return {
    pusat,
    kj1: di(kj1, 'KJ1'),
    kj2: di(kj2, 'KJ2'),
    /** Messages of all three go on until none waits. */
    antar: async (): Promise<void> => {
      for (let turn = 0; turn < 6; turn += 1)
        for (const { db } of [kj2, pusat, kj1]) {
          await antarkanSemua(db);
          await terapkanPesan(db);
        }
    },
    /** KJ2 sends to KJ1. */
    kirim: async (codes: readonly string[]): Promise<string> =>
      (
        await kj2
          .as('SPV', 'KJ2')
          .call(kirimBarangDocument.makes.kirim, { body: isiKiriman(codes, 'KJ1') as never })
      ).no_kirim,
    terima: (no: string, barang: readonly object[]) =>
      kj1.as('SPV', 'KJ1').raw('POST', `kirim-barang/${no}/terima`, { barang }, kunci()),
    /** Head office says another address of KJ2, or the true one again. */
    pindahKj2: (alamat: string) =>
      pusat.rows("update toko set portal = $1 where kode_toko = 'KJ2'", [alamat]),
    portalKj2: dua.portal,
    close: async (): Promise<void> => {
      await kj1.close();
      await dua.close();
      await pusat.close();
    },
  };
}
export type TigaServer = Awaited<ReturnType<typeof bukaTigaServer>>;
