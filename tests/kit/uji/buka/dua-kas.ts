import { rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { bukaDuaServer } from '#tests/kit/uji/buka/dua-server.ts';

/** Two servers, PST and KJ2 with 500,000,000 each in the drawer. */
export async function bukaDuaKas() {
  const dua = await bukaDuaServer();
  for (const [shop, kode] of [
    [dua.pusat, 'PST'],
    [dua.cabang, 'KJ2'],
  ] as const) {
    await shop.as('OWN', kode).call(kodeTransaksiMaster.endpoints.create, {
      body: { kode_transaksi: 'MODAL_KAS', deskripsi: 'Modal', arah: 'MASUK', grup: 'MODAL' },
    });
    await shop.as('OWN', kode).call(kasDocument.makes.kasMasuk, {
      body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(500_000_000), keterangan: 'Modal' },
    });
  }
  return {
    ...dua,
    /** All that waits on both lines, and what it makes. */
    sampaikan: async (): Promise<void> => {
      for (const shop of [dua.cabang, dua.pusat, dua.cabang]) await antarkanSemua(shop.db);
      await terapkanPesan(dua.pusat.db);
      await terapkanPesan(dua.cabang.db);
    },
    /** The branch reaches head office at another address. */
    pindahPusat: (portal: string) =>
      dua.cabang.rows("update toko set portal = $1, versi = versi + 1 where kode_toko = 'PST'", [
        portal,
      ]),
    portalPusat: async (): Promise<string> =>
      (
        await dua.cabang.rows<{ portal: string }>("select portal from toko where kode_toko = 'PST'")
      )[0]!.portal,
    buku: async () => ({
      pst: [await saldo(dua.pusat, 'PST', 'perjalanan'), await saldo(dua.pusat, 'PST', 'rk:KJ2')],
      kj2: [await saldo(dua.cabang, 'KJ2', 'perjalanan'), await saldo(dua.cabang, 'KJ2', 'rk:PST')],
    }),
  };
}
export type DuaKas = Awaited<ReturnType<typeof bukaDuaKas>>;

export const saldo = async (shop: Shop, toko: string, akun: string): Promise<number> =>
  (
    await shop.rows<{ rupiah: number }>(
      'select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where kode_toko = $1 and akun = $2',
      [toko, akun],
    )
  )[0]!.rupiah;
