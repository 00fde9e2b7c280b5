import { addDays, type Hari } from '#kit/rules/hari.ts';
import type { Database } from '#kit/server/database.ts';
import { kept } from '#kit/rules/lists.ts';
import { closeDay } from '#app/server/demo/evening.ts';
import { openDay } from '#app/server/demo/open-day.ts';
import { at, type DemoShop, goOn } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import { playCicilan, playCicilanKembali } from '#app/server/demo/cicil/main-cicilan.ts';
import { babakPinjam } from '#app/server/demo/pinjam/babak.ts';
import { KISAH, OPNAME_MUNDUR, type Babak } from '#app/server/demo/pinjam/kisah.ts';
import { countGoods } from '#app/server/demo/pinjam/count-goods.ts';
import { lend } from '#app/server/demo/pinjam/lend.ts';

/** Days on which nothing but loans and instalments is lived; the last day of all stays open. */
export async function livePinjam(
  { db, stage }: { db: Database; stage: Stage },
  shop: DemoShop,
  today: Hari,
  backs: readonly number[],
): Promise<void> {
  for (const [nth, back] of backs.entries()) {
    const tgl = addDays(today, -back);
    await openDay(stage, shop, tgl, nth === 0);
    goOn(at(shop, tgl, 10 * 60));
    await playKembali({ stage, shop }, back);
    await playPinjam({ stage, shop }, back);
    await playCicilanKembali({ stage, shop }, back);
    await playCicilan({ stage, shop }, back);
    if (back > 0) await closeDay(db, stage, shop, tgl);
  }
}

type Told = { stage: Stage; shop: DemoShop };

/** Those who borrowed earlier come back: they pay, fetch, borrow more or sell; what is not fetched is auctioned. */
export async function playKembali(told: Told, mundur: number): Promise<void> {
  for (const [nth, kisah] of KISAH.entries())
    for (const [when, babak] of kisah.lalu ?? [])
      if (when === mundur && kisah.mundur > mundur) await play(told, nth, babak, mundur);
  if (mundur === OPNAME_MUNDUR || mundur === 0) await countGoods(told.stage, told.shop, mundur > 0);
}

/** Somebody borrows; who thinks better of it at once brings the money back on the same day. */
export async function playPinjam(told: Told, mundur: number): Promise<void> {
  for (const [nth, kisah] of KISAH.entries()) {
    if (kisah.mundur !== mundur) continue;
    told.shop.hutang.set(nth, await lend(told.stage, told.shop, kisah, nth));
    for (const [when, babak] of kisah.lalu ?? [])
      if (when === mundur) await play(told, nth, babak, mundur);
  }
}

async function play(
  { stage, shop }: Told,
  nth: number,
  babak: Babak,
  mundur: number,
): Promise<void> {
  const held = kept(shop.hutang, nth);
  const changed = await babakPinjam[babak]({ stage, shop, today: mundur === 0 }, held);
  if (changed) shop.hutang.set(nth, changed);
}
