import { daysBetween, hari, type Hari } from '#kit/rules/hari.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { at, type Story, goOn } from '#app/server/demo/story.ts';

type Harga = {
  jenis: string;
  kode_group: string | null;
  kode_kadar: string;
  harga_per_gram: number;
};

const SEBUAH_SENIN = hari('2026-01-05');
const KELIPATAN = 1_000;
/** Pure gold; its price is shown above every screen. */
const MURNI = '999';

/** What the market did from week to week, in thousandths: one market for all shops. */
const PASAR = [8, -4, 5, 3, -6, 10] as const;

/** Monday morning: the owner follows the market, all prices by the same small percent, to whole thousands. */
export async function followMarket({ stage, shop }: Story, tgl: Hari): Promise<void> {
  const sejak = daysBetween(SEBUAH_SENIN, tgl);
  if (sejak % 7 !== 0) return;
  goOn(at(shop, tgl, 8 * 60 + 45));
  const now = await stage.call<Harga[]>(
    shop.kode_toko,
    'own',
    'GET parameter-harga-emas?limit=100',
  );
  const seribu = 1_000 + inTurn(PASAR, sejak / 7);
  const harga = now.map(({ jenis, kode_group, kode_kadar, harga_per_gram }) => ({
    jenis,
    kode_group,
    kode_kadar,
    harga_per_gram: Math.round((harga_per_gram * seribu) / 1_000 / KELIPATAN) * KELIPATAN,
  }));
  await stage.call(shop.kode_toko, 'own', 'POST parameter-harga-emas/banyak', { harga });
  const murni = harga.find((one) => one.jenis === 'JUAL' && one.kode_kadar === MURNI);
  if (murni)
    await stage.call(shop.kode_toko, 'own', 'POST parameter-harga-emas/global', {
      nominal: murni.harga_per_gram,
    });
}
