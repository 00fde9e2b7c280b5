import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { bukaDuaServer } from '#tests/kit/uji/buka/dua-server.ts';
import { isiKiriman, kunci } from '#tests/kit/uji/kirim-barang.ts';
import { izin } from '#tests/kit/orang/setuju.ts';

type Tulis = { path: string; body: object; who?: Who; by?: Who };

/** Two servers whose shops send goods to each other: PST and KJ1 on one, KJ2 on the other. */
export async function bukaDuaToko() {
  const dua = await bukaDuaServer();
  const { pusat, cabang } = dua;
  await pusat.dasar('PST');
  await cabang.dasar('KJ2');
  await pusat.modulOn('KIRIM_BARANG_MODULE', 'PST');
  await cabang.modulOn('KIRIM_BARANG_MODULE', 'KJ2');
  const [{ rumah }] = (await cabang.rows(
    'select portal as rumah from toko where server_sendiri',
  )) as [{ rumah: string }];
  const tulis = async (shop: Shop, di: 'PST' | 'KJ2', { path, body, who = 'SPV', by }: Tulis) => {
    const person = shop.as(who, di);
    const ya = by && (await izin(person, shop.as(by, di), { path, body }));
    return person.raw('POST', path, body, { ...kunci(), ...(ya && { 'x-otorisasi': ya }) });
  };
  const diPusat = (ask: Tulis) => tulis(pusat, 'PST', ask);
  const diKj2 = (ask: Tulis) => tulis(cabang, 'KJ2', ask);
  return {
    ...dua,
    diPusat,
    diKj2,
    /** Head office as `tambahPotong` takes pieces in. */
    asal: { ...pusat, as: (who: Who) => pusat.as(who, 'PST') } as Shop,
    tujuan: { ...cabang, as: (who: Who) => cabang.as(who, 'KJ2') } as Shop,
    kirim: async (codes: readonly string[], more: object = {}): Promise<string> =>
      (
        await pusat
          .as('SPV', 'PST')
          .call(kirimBarangDocument.makes.kirim, { body: isiKiriman(codes, 'KJ2', more) as never })
      ).no_kirim,
    /** KJ2 sends to head office. */
    pulang: async (codes: readonly string[], more: object = {}): Promise<string> =>
      (
        await cabang
          .as('SPV', 'KJ2')
          .call(kirimBarangDocument.makes.kirim, { body: isiKiriman(codes, 'PST', more) as never })
      ).no_kirim,
    terima: (no: string, barang: readonly object[], more: { by?: Who; padanan?: object[] } = {}) =>
      diKj2({
        path: `kirim-barang/${no}/terima`,
        body: { barang, ...(more.padanan && { padanan: more.padanan }) },
        by: more.by,
      }),
    kj2: (path: string) => cabang.as('SPV', 'KJ2').raw('GET', path),
    status: async (no: string): Promise<string> =>
      (await pusat.as('SPV', 'PST').call(kirimBarangDocument.one, { params: { no } })).status,
    ...garis(pusat, cabang, { portal: dua.portal, rumah }),
    /** Messages that could not be applied at a server. */
    tertahan: async (shop: Shop): Promise<string[]> =>
      (
        await shop.rows('select jenis, gagal from pesan_toko where gagal is not null order by urut')
      ).map(({ jenis, gagal }) => `${jenis}: ${gagal}`),
  };
}
export type DuaToko = Awaited<ReturnType<typeof bukaDuaToko>>;

const tunggu = async ({ rows }: Shop): Promise<number> =>
  (
    await rows<{ n: number }>(
      'select count(*)::int as n from pesan_toko where selesai_at is null and gagal is null',
    )
  )[0]!.n;

/** The line between the two. */
const garis = (
  pusat: Shop,
  cabang: Shop,
  { portal, rumah }: { portal: string; rumah: string },
) => ({
  /** What waits goes over the line, both ways, until nothing does. */
  antar: async (): Promise<void> => {
    for (let tries = 0; tries < 20; tries += 1) {
      for (const { db } of [pusat, cabang]) {
        await antarkanSemua(db);
        await terapkanPesan(db);
      }
      if ((await tunggu(pusat)) + (await tunggu(cabang)) === 0) return;
    }
  },
  /** The line is cut, or there again. */
  putus: async (): Promise<void> => {
    for (const { rows } of [pusat, cabang])
      await rows("update toko set portal = 'http://127.0.0.1:1' where server_sendiri");
  },
  sambung: async (): Promise<void> => {
    await pusat.rows('update toko set portal = $1 where server_sendiri', [portal]);
    await cabang.rows('update toko set portal = $1 where server_sendiri', [rumah]);
  },
});
