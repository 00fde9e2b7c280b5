import { addDays, type Hari } from '#kit/rules/hari.ts';
import { dateAt, isClockFixed, nowIso, setClock, withOwnClock } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { periksaSekejap, withLooksLater } from '#areas/buku/server/periksa.ts';
import { listToko } from '#areas/toko/server/toko.table.ts';
import {
  bringToBank,
  lendDrawer,
  moveBetweenBanks,
  settleCards,
} from '#app/server/demo/uang/bank.ts';
import { sortBought } from '#app/server/demo/bought.ts';
import { shipGold } from '#app/server/demo/antar/kirim-emas.ts';
import { shipStones } from '#app/server/demo/antar/kirim-berlian.ts';
import { shipBetween } from '#app/server/demo/antar/kirim-barang.ts';
import { receiveAtPusat, sendToPusat } from '#app/server/demo/antar/kirim.ts';
import { countTray } from '#app/server/demo/count.ts';
import { playDay } from '#app/server/demo/day.ts';
import { at, DEMO_HARI, newShop, type DemoShop, type Story } from '#app/server/demo/story.ts';
import { closeDay } from '#app/server/demo/evening.ts';
import { isiKatalog } from '#app/server/demo/katalog.ts';
import { openFoto } from '#app/server/demo/foto.ts';
import { drawPiece } from '#app/server/demo/goods.ts';
import { HARI_PINJAM } from '#app/server/demo/pinjam/kisah.ts';
import { fillPelanggan } from '#app/server/demo/pelanggan.ts';
import { livePinjam } from '#app/server/demo/pinjam/main-pinjam.ts';
import { endStory } from '#app/server/demo/riwayat-demo.table.ts';
import { openRandom, type Random } from '#app/server/demo/random.ts';
import { followMarket } from '#app/server/demo/prices.ts';
import { openDay } from '#app/server/demo/open-day.ts';
import { makeShops, SHOPS } from '#app/server/demo/shops.ts';
import { playPesanan } from '#app/server/demo/bengkel/main-pesanan.ts';
import { playPesananOnline } from '#app/server/demo/bengkel/pesanan-online.ts';
import { playService } from '#app/server/demo/bengkel/main-service.ts';
import { asNewShop, beginToday, leaveHalfFinished } from '#app/server/demo/today.ts';
import { playBerlian } from '#app/server/demo/bengkel/berlian.ts';
import { playSepuhan } from '#app/server/demo/bengkel/sepuhan.ts';
import { workWithStock } from '#app/server/demo/stock-work.ts';
import { openStage, type Stage } from '#app/server/demo/stage.ts';
import { openServer } from '#app/server/server.ts';

/** What the owner brought along, and what he brings again when a month is sold. */
const PIECES = 900;
const REFILL = 250;
const piecesOn = (day: number, left: number): number =>
  day === 0 ? PIECES : left > 0 && day % 30 === 0 ? REFILL : 0;

/** Days before today that are as busy as a shop is; earlier ones have the sales that stories hang on (day.ts). */
const BUSY_DAYS = 14;

export const isEmpty = async (db: Database): Promise<boolean> => (await listToko(db)).length === 0;

export type SeedOptions = {
  readonly days?: number | undefined;
  /**
   * Tells PostgreSQL what its tables hold, as their owner. Weeks pass here in a minute, faster than autovacuum looks,
   * and statements that were planned for empty tables take most of the time.
   */
  readonly analyze?: () => Promise<unknown>;
  /** Lets PostgreSQL write to the disk what it holds, while all days are looked at: its stop then has little left. */
  readonly settle?: () => Promise<unknown>;
  /**
   * Whether each closing looks at the invariants, as in a shop; else all days are looked at once at the end (decision
   * 1120): half of what PostgreSQL did for the demo were these looks.
   */
  readonly eachLooks?: boolean;
};

/** Days after which the tables are looked at: they have grown to the tenfold. */
const ANALYZE_AFTER: readonly number[] = [1, 10, 100];

/**
 * The demo chain, dated back from today: thirty days that were lived through by the product's own
 * acts, the last one open and half finished (http.md, demo.md).
 */
export async function seedDemo(
  db: Database,
  say: (line: string) => void,
  {
    days = DEMO_HARI,
    analyze = async () => {},
    settle = async () => {},
    eachLooks = false,
  }: SeedOptions = {},
): Promise<void> {
  say(`Menyiapkan toko demo: ${days} hari riwayat, sekali saja …`);
  say(`Preparing the demo shops: ${days} days of history, done once …`);
  const held = isClockFixed() ? nowIso() : undefined;
  await makeShops(db);
  const { app, close } = await openServer({ db });
  const stage = openStage(db, app);
  try {
    const now = held ?? nowIso();
    const tell = progress(say);
    const all = () =>
      live(db, stage, days, now, async (done, total) => {
        tell(done, total);
        if (ANALYZE_AFTER.includes(done)) await analyze();
      });
    await (eachLooks ? all() : withLooksLater(all));
    await receiveAtPusat(stage, dateAt(now, 'WIB', '04:00'), now);
    await shipBetween(stage, now);
    await shipGold(stage, now);
    await shipStones(stage, now);
    if (!eachLooks) await Promise.all([settle(), lookAtAll(db)]);
    await endStory(db, now);
    await stage.leave();
  } finally {
    setClock(held);
    await close();
  }
}

/** What closings left: one that is broken ends the story, as it would have ended its closing. */
async function lookAtAll(db: Database): Promise<void> {
  const broken = (await periksaSekejap(db)).filter(({ jumlah }) => jumlah > 0);
  if (broken.length === 0) return;
  const told = broken.map(({ kode, nama, contoh }) => `${kode} ${nama}: ${contoh.join(' ')}`);
  throw new Error(`Demo: ${told.join('; ')}`);
}

/** `foto`: drawn once, for all shops of one demo. */
type World = { db: Database; stage: Stage; random: Random; foto: ReturnType<typeof openFoto> };

/** The shops live side by side, each by a clock and by chances of its own. */
async function live(
  db: Database,
  stage: Stage,
  days: number,
  now: string,
  tell: (done: number, total: number) => Promise<void>,
): Promise<void> {
  let lived = 0;
  const foto = openFoto();
  const one = async ({ kode_toko, zona }: (typeof SHOPS)[number], seed: number) => {
    // The story begins in the past, whatever clock was held before it.
    setClock(undefined);
    const today = dateAt(now, zona, '04:00');
    const world = { db, stage, random: openRandom(seed), foto };
    const shop = newShop(kode_toko, zona, now);
    // Single days of earlier weeks, on which nothing but loans were made: none is overdue in its first month.
    const before = kode_toko === 'PST' ? [] : HARI_PINJAM.filter((one) => one > days);
    await livePinjam(world, shop, today, before);
    for (let back = days; back >= 0; back--) {
      const tgl = addDays(today, -back);
      const first = back === days && before.length === 0;
      await openDay(stage, shop, tgl, first);
      if (kode_toko !== 'PST') await liveDay(world, shop, tgl, days, back);
      const kurang = kode_toko !== 'PST' && world.random.chance(7) ? 5_000 : 0;
      if (back > 0) await closeDay(db, stage, shop, tgl, kurang);
      lived += 1;
      if (lived % SHOPS.length === 0) await tell(lived / SHOPS.length, days + 1);
    }
  };
  await Promise.all(SHOPS.map((shop, at) => withOwnClock(() => one(shop, 20_261_120 + at))));
}

async function liveDay(
  { db, stage, random, foto }: World,
  shop: DemoShop,
  tgl: Hari,
  days: number,
  back: number,
): Promise<void> {
  const story = { stage, random, shop };
  await bringPieces(story, foto, piecesOn(days - back, back));
  if (back === 0) {
    await beginToday(stage, shop, tgl);
    await isiKatalog(stage, shop.kode_toko);
    await fillPelanggan(stage, shop.kode_toko);
    await playService(story, tgl, back);
    await playPesanan(story, tgl, back);
    await playPesananOnline(story, tgl, back);
    await playDay(story, tgl, { sales: 4, until: untilOf(shop, tgl), back });
    await leaveHalfFinished(stage, shop);
    return asNewShop(stage, shop);
  }
  await countTray(stage, shop, tgl);
  await sortBought(stage, shop, tgl);
  await playSepuhan(stage, shop, tgl, back);
  await playBerlian(stage, shop, back);
  await followMarket(story, tgl);
  await moveBetweenBanks(stage, shop, tgl);
  await lendDrawer(stage, shop, tgl, 'pagi');
  await settleCards(stage, shop, tgl);
  await playService(story, tgl, back);
  await playPesanan(story, tgl, back);
  await playPesananOnline(story, tgl, back);
  const sales = back > BUSY_DAYS ? random.between(5, 6) : random.between(5, 11);
  await playDay(story, tgl, { sales, until: 1175, back });
  await workWithStock(stage, shop, tgl);
  await lendDrawer(stage, shop, tgl, 'malam');
  await sendToPusat(db, stage, shop, tgl, back);
  await bringToBank(db, stage, shop, tgl);
}

/** Sales of the last day are spread over the hours that it has had. */
function untilOf(shop: DemoShop, tgl: Hari): number {
  const minutes = Math.floor((Date.parse(shop.sampai) - Date.parse(at(shop, tgl, 0))) / 60_000);
  return Math.max(555, Math.min(1175, minutes));
}

async function bringPieces(
  { stage, random, shop }: Story,
  foto: World['foto'],
  pieces: number,
): Promise<void> {
  for (let left = pieces; left > 0; left -= 300) {
    const digambar = Array.from({ length: Math.min(300, left) }, () => drawPiece(random));
    const barang = await Promise.all(
      digambar.map(async (one) => ({ ...one, gambar: await foto(shop.kode_toko, one) })),
    );
    const added = await stage.call<{ kode_barcode: string }[]>(
      shop.kode_toko,
      'own',
      'POST barang/banyak',
      { barang },
    );
    shop.ready.push(...added.map((one) => one.kode_barcode));
  }
}

/** One line that grows where the terminal can redraw it, a line a quarter where it cannot. */
function progress(say: (line: string) => void): (done: number, total: number) => void {
  let told = 0;
  return (done, total) => {
    const bar = `  [${'#'.repeat(Math.floor((done / total) * 30)).padEnd(30, '.')}] ${done} / ${total} hari / days`;
    if (process.stdout.isTTY) process.stdout.write(`\r${bar}${done === total ? '\n' : ''}`);
    else if (done === total || done / total >= told + 0.25) say(bar);
    if (done / total >= told + 0.25) told += 0.25;
  };
}
