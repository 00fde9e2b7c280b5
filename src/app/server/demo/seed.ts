import { randomUUID } from 'node:crypto';
import { addDays, type Hari } from '#kit/rules/hari.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { dateAt, isClockFixed, nowIso, setClock, withOwnClock } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { encode } from '#kit/server/wire/encode.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import { saveModul, saveParameter } from '#areas/toko/server/setelan.table.ts';
import { listToko, saveToko } from '#areas/toko/server/toko.table.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { saveUser } from '#areas/akses/server/users.table.ts';
import { saveBawaanUang } from '#areas/uang/server/kode-transaksi.table.ts';
import { DASAR } from '#app/server/demo/dasar.ts';
import { MASTER_DEMO, MODUL_DEMO, MODUL_TERBELI } from '#app/server/demo/masters.ts';
import { bringToBank, lendDrawer, moveBetweenBanks, settleCards } from '#app/server/demo/bank.ts';
import { sortBought } from '#app/server/demo/bought.ts';
import { countTray } from '#app/server/demo/count.ts';
import { playDay } from '#app/server/demo/day.ts';
import { at, type DemoShop, type Story } from '#app/server/demo/story.ts';
import { closeDay } from '#app/server/demo/evening.ts';
import { isiKatalog } from '#app/server/demo/katalog.ts';
import { openFoto } from '#app/server/demo/foto.ts';
import { drawPiece } from '#app/server/demo/goods.ts';
import { openRandom, type Random } from '#app/server/demo/random.ts';
import { followMarket } from '#app/server/demo/prices.ts';
import { beginToday, leaveHalfFinished } from '#app/server/demo/today.ts';
import { workWithStock } from '#app/server/demo/stock-work.ts';
import { openStage, type Stage } from '#app/server/demo/stage.ts';
import { openServer } from '#app/server/server.ts';

export const DEMO_PASSWORD = 'kilau-demo-2026';
export const DEMO_HARI = 30;
const SHOPS = [
  {
    kode_toko: 'PST',
    nama_toko: 'Kilau Pusat',
    alamat_toko: 'Jl. Kenanga Raya 12, Bandung',
    jenis: 'PUSAT',
    zona: 'WIB',
  },
  {
    kode_toko: 'KJ1',
    nama_toko: 'Toko Emas Kilau Jaya 1',
    alamat_toko: 'Jl. Merdeka 45, Bandung',
    jenis: 'CABANG',
    zona: 'WIB',
  },
  {
    kode_toko: 'KJ2',
    nama_toko: 'Toko Emas Kilau Jaya 2',
    alamat_toko: 'Jl. Pelabuhan 8, Jayapura',
    jenis: 'CABANG',
    zona: 'WIT',
  },
] as const;
const PEOPLE: readonly [string, string, Level, string | null][] = [
  ['own', 'Lestari', 'OWN', null],
  ['spv', 'Hendra', 'SPV', null],
  ['su', 'Kilau', 'SU', null],
  ['ksr', 'Dewi', 'KASIR', 'SL01'],
  ['ksr2', 'Agus', 'KASIR', 'SL02'],
];
/** Rupiah in the drawer on the first morning; head office keeps none. */
const MODAL_KAS = 15_000_000;
const MODAL_BANK = [
  ['1234567890', 40_000_000],
  ['0987654321', 15_000_000],
] as const;
/** What the owner brought along, and what he brings again when a month is sold. */
const PIECES = 900;
const REFILL = 250;
const piecesOn = (day: number, left: number): number =>
  day === 0 ? PIECES : left > 0 && day % 30 === 0 ? REFILL : 0;

export const isEmpty = async (db: Database): Promise<boolean> => (await listToko(db)).length === 0;

/**
 * The demo chain, dated back from today: thirty days that were lived through by the product's own
 * acts, the last one open and half finished (http.md, trade-notes.md D).
 */
export async function seedDemo(
  db: Database,
  say: (line: string) => void,
  days = DEMO_HARI,
): Promise<void> {
  say(`Menyiapkan toko demo: ${days} hari riwayat, sekali saja …`);
  const held = isClockFixed() ? nowIso() : undefined;
  await makeShops(db);
  const { app, close } = await openServer({ db });
  const stage = openStage(db, app);
  try {
    await live(db, stage, days, held ?? nowIso(), progress(say));
    await stage.leave();
  } finally {
    setClock(held);
    await close();
  }
}

/** Shops with the screens that the maker of Kilau switches on by name (2§6). */
const CABANG = ['KJ1', 'KJ2'];
/** In force before the first day of the story, which begins in the past. */
const PEMBUAT = { berlaku_dari: '2020-01-01T00:00:00.000Z', input_by: 'sistem' };
const TERBELI = { aktif: true, berlaku_sampai: null, peringatan_by: null };

async function makeShops(db: Database): Promise<void> {
  const sandi = await hashSandi(DEMO_PASSWORD);
  for (const shop of SHOPS) {
    const op = randomUUID();
    await db.begin(async (tx) => {
      await saveToko(tx, {
        ...shop,
        no_whatsapp: null,
        demo: true,
        awalan_gambar: `NSIPIC/${shop.kode_toko}/`,
      });
      await saveBawaanUang(tx, shop.kode_toko);
      for (const key of MODUL_TERBELI) await saveModul(tx, shop.kode_toko, { ...TERBELI, key, op });
      for (const key of ['TOKO_REKAP_PENJUALAN', 'TOKO_UPDATE_KADAR'])
        await saveParameter(tx, shop.kode_toko, { ...PEMBUAT, key, value: CABANG, op });
      for (const [name, usere_name, level, kode_sales] of shop.jenis === 'PUSAT'
        ? PEOPLE.filter(([, , level]) => level !== 'KASIR')
        : PEOPLE) {
        const user_id = `${name}.${shop.kode_toko.toLowerCase()}`;
        await saveUser(tx, {
          kode_toko: shop.kode_toko,
          user_id,
          usere_name,
          level,
          sandi,
          kode_sales,
          ganti_password: false,
          is_active: true,
          op,
        });
      }
      await recordAside(tx, {
        kode_toko: shop.kode_toko,
        op,
        user_id: 'sistem',
        tindakan: 'BUAT_TOKO',
        tabel: 'toko',
        kunci: shop.kode_toko,
        sesudah: shop,
      });
    });
  }
}

type World = { db: Database; stage: Stage; random: Random };

/** The shops live side by side, each by a clock and by chances of its own. */
async function live(
  db: Database,
  stage: Stage,
  days: number,
  now: string,
  tell: (done: number, total: number) => void,
): Promise<void> {
  let lived = 0;
  const one = async ({ kode_toko, zona }: (typeof SHOPS)[number], seed: number) => {
    const today = dateAt(now, zona, '04:00');
    const world = { db, stage, random: openRandom(seed) };
    const shop: DemoShop = {
      kode_toko,
      jam: zona === 'WIT' ? 9 : 7,
      validasi: kode_toko === 'KJ2',
      ...{ ready: [], titipan: [], hutang: [], terjual: [], kupon: [] },
    };
    for (let back = days; back >= 0; back--) {
      const tgl = addDays(today, -back);
      await openDay(world, shop, tgl, back === days, back === 0 ? now : undefined);
      if (kode_toko !== 'PST') await liveDay(world, shop, tgl, days, back, now);
      const kurang = kode_toko !== 'PST' && world.random.chance(7) ? 5_000 : 0;
      if (back > 0) await closeDay(db, stage, shop, tgl, kurang);
      lived += 1;
      if (lived % SHOPS.length === 0) tell(lived / SHOPS.length, days + 1);
    }
  };
  await Promise.all(SHOPS.map((shop, at) => withOwnClock(() => one(shop, 20_261_120 + at))));
}

async function openDay(
  { stage }: World,
  shop: DemoShop,
  tgl: Hari,
  first: boolean,
  now: string | undefined,
): Promise<void> {
  const morning = at(shop, tgl, 8 * 60 + 30);
  // The last morning may still lie ahead of the real clock: then the day has only just begun.
  setClock(now !== undefined && now < morning ? now : morning);
  await stage.call(shop.kode_toko, shop.kode_toko === 'PST' ? 'own' : 'ksr', 'GET users/me');
  if (first) await openShopFirstTime(stage, shop);
}

async function liveDay(
  { db, stage, random }: World,
  shop: DemoShop,
  tgl: Hari,
  days: number,
  back: number,
  now: string,
): Promise<void> {
  const story = { stage, random, shop };
  await bringPieces(story, piecesOn(days - back, back));
  if (back === 0) {
    await beginToday(stage, shop, tgl);
    await isiKatalog(stage, shop.kode_toko);
    await playDay(story, tgl, { sales: 4, until: untilOf(shop, tgl, now) });
    return leaveHalfFinished(stage, shop);
  }
  await countTray(stage, shop, tgl);
  await sortBought(stage, shop, tgl);
  await followMarket(story, tgl);
  await moveBetweenBanks(stage, shop, tgl);
  await lendDrawer(stage, shop, tgl, 'pagi');
  await settleCards(stage, shop, tgl);
  await playDay(story, tgl, { sales: random.between(5, 11), until: 1175 });
  await workWithStock(stage, shop, tgl);
  await lendDrawer(stage, shop, tgl, 'malam');
  await bringToBank(db, stage, shop, tgl);
}

/** Nothing happens after now: sales of the last day are over when the demo starts. */
function untilOf(shop: DemoShop, tgl: Hari, now: string): number {
  const minutes = Math.floor((Date.parse(now) - Date.parse(at(shop, tgl, 0))) / 60_000);
  return Math.max(555, Math.min(1175, minutes));
}

/** Masters, and money for the drawer. */
async function openShopFirstTime(stage: Stage, shop: DemoShop): Promise<void> {
  const { kode_toko } = shop;
  for (const { endpoint, body } of DASAR)
    await stage.call(kode_toko, 'own', endpoint.call, encode(endpoint.body, body as never));
  await stage.call(kode_toko, 'own', 'POST parameter-harga-emas/global', { nominal: 2_630_000 });
  for (const key of MODUL_DEMO)
    await stage.call(kode_toko, 'own', `PUT modul/${key}`, { aktif: true });
  for (const { call, bodies } of MASTER_DEMO)
    for (const body of bodies) await stage.call(kode_toko, 'own', call, body);
  if (kode_toko === 'PST') return;
  await stage.call(kode_toko, 'own', 'PUT modul/GESEK_TUNAI_MODULE', {
    aktif: true,
    peringatan_dibaca: true,
  });
  if (shop.validasi)
    await stage.call(kode_toko, 'own', 'PUT para-system/key/VALIDASI_PENJUALAN', { value: true });
  await stage.call(kode_toko, 'own', 'POST cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: MODAL_KAS,
    keterangan: 'Modal awal laci',
  });
  for (const [no_rekening, jumlah] of MODAL_BANK)
    await stage.call(kode_toko, 'own', 'POST uang-bank/masuk', {
      ...{ no_rekening, jumlah },
      ...{ kode_transaksi: 'MODAL_KAS', keterangan: 'Modal awal rekening' },
    });
}

/** Drawn once, for all shops of the demo. */
const foto = openFoto();

async function bringPieces({ stage, random, shop }: Story, pieces: number): Promise<void> {
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
    const bar = `  [${'#'.repeat(Math.floor((done / total) * 30)).padEnd(30, '.')}] ${done} dari ${total} hari`;
    if (process.stdout.isTTY) process.stdout.write(`\r${bar}${done === total ? '\n' : ''}`);
    else if (done === total || done / total >= told + 0.25) say(bar);
    if (done / total >= told + 0.25) told += 0.25;
  };
}
