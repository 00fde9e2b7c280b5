import type { Hari } from '#kit/rules/hari.ts';
import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import type { Database } from '#kit/server/database.ts';
import { findParameterKini } from '#areas/toko/server/setelan.table.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { at, type DemoShop, goOn } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

const PECAHAN = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100];

/** Notes and coins that make a sum. */
function countOut(sum: number): { nilai: number; jumlah: number }[] {
  let left = sum;
  return PECAHAN.map((nilai) => {
    const jumlah = Math.floor(left / nilai);
    left -= jumlah * nilai;
    return { nilai, jumlah };
  });
}

/**
 * The drawer is counted and the day closed by the normal acts; `kurang` is what the count lacks. Never before
 * `sejak`, the shop's last act.
 */
export async function closeDay(
  db: Database,
  stage: Stage,
  shop: DemoShop,
  tgl: Hari,
  kurang = 0,
  sejak = '',
): Promise<void> {
  const petang = at(shop, tgl, 20 * 60 + 15);
  goOn(sejak > petang ? sejak : petang);
  const { kode_toko } = shop;
  const who = kode_toko === 'PST' ? 'own' : 'spv';
  const kas = await findSaldoAkun(db, kode_toko, 'kas');
  const pecahan = countOut(kas - kurang);
  const { selisih } = await stage.call<{ selisih: number }>(
    kode_toko,
    who,
    'POST tutup-toko/hitung',
    { pecahan },
  );
  const { key, bawaan } = uangParam.PECAHAN_TERKECIL;
  const pecahan_terkecil = Number((await findParameterKini(db, kode_toko, key)) ?? bawaan);
  // What no coin pays needs no reason; a larger difference, which sums typed in the demo may leave, has one.
  if (Math.abs(selisih) < pecahan_terkecil) await stage.call(kode_toko, who, 'POST tutup-toko', {});
  else
    await stage.approved(kode_toko, who, 'own', 'POST tutup-toko', {
      alasan_selisih: 'Kembalian lebih pada nota siang',
    });
}
