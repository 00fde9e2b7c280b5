import { randomUUID } from 'node:crypto';
import { addDays, type Hari } from '#kit/rules/hari.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { dateAt, isClockFixed, nowIso, setClock } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { encode } from '#kit/server/wire/encode.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import { saveModul } from '#areas/toko/server/setelan.table.ts';
import { listToko, saveToko } from '#areas/toko/server/toko.table.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { saveUser } from '#areas/akses/server/users.table.ts';
import { saveBawaanUang } from '#areas/uang/server/kode-transaksi.table.ts';
import { DASAR } from '#app/server/demo/dasar.ts';
import { MASTER_DEMO, MODUL_DEMO, MODUL_TERBELI } from '#app/server/demo/masters.ts';
import { bringToBank, settleCards } from '#app/server/demo/bank.ts';
import { at, playDay, type DemoShop, type Story } from '#app/server/demo/day.ts';
import { closeDay } from '#app/server/demo/evening.ts';
import { drawPiece } from '#app/server/demo/goods.ts';
import { openRandom, type Random } from '#app/server/demo/random.ts';
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
  ['ksr', 'Dewi', 'KASIR', 'SL01'],
  ['ksr2', 'Agus', 'KASIR', 'SL02'],
];
/** Rupiah in the drawer on the first morning; head office keeps none. */
const MODAL_KAS = 15_000_000;
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
  const random = openRandom(20_261_120);
  try {
    await live({ db, stage, random }, days, held ?? nowIso(), progress(say));
    await stage.leave();
  } finally {
    setClock(held);
    await close();
  }
}

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
      for (const [name, usere_name, level, kode_sales] of shop.jenis === 'PUSAT'
        ? PEOPLE.slice(0, 2)
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

async function live(
  world: World,
  days: number,
  now: string,
  tell: (done: number, total: number) => void,
): Promise<void> {
  const shops = SHOPS.map(({ kode_toko, zona }) => ({
    today: dateAt(now, zona, '04:00'),
    shop: {
      kode_toko,
      jam: zona === 'WIT' ? 9 : 7,
      validasi: kode_toko === 'KJ2',
      ready: [],
      titipan: [],
      terjual: [],
    } as DemoShop,
  }));
  for (let back = days; back >= 0; back--) {
    for (const { shop, today } of shops)
      await liveDay(
        world,
        shop,
        addDays(today, -back),
        back === days,
        piecesOn(days - back, back),
        back === 0 ? now : undefined,
      );
    tell(days - back + 1, days + 1);
  }
}

async function liveDay(
  { db, stage, random }: World,
  shop: DemoShop,
  tgl: Hari,
  first: boolean,
  pieces: number,
  now: string | undefined,
): Promise<void> {
  const morning = at(shop, tgl, 8 * 60 + 30);
  // The last morning may still lie ahead of the real clock: then the day has only just begun.
  setClock(now !== undefined && now < morning ? now : morning);
  await stage.call(shop.kode_toko, shop.kode_toko === 'PST' ? 'own' : 'ksr', 'GET users/me');
  if (first) await openShopFirstTime(stage, shop);
  if (shop.kode_toko !== 'PST') await bringPieces({ stage, random, shop }, pieces);
  if (now === undefined && shop.kode_toko !== 'PST') await settleCards(stage, shop, tgl);
  if (shop.kode_toko !== 'PST')
    await playDay({ stage, random, shop }, tgl, {
      sales: now === undefined ? random.between(5, 11) : 4,
      until: untilOf(shop, tgl, now),
    });
  if (now !== undefined && shop.kode_toko !== 'PST') await leaveHalfFinished(stage, shop);
  if (now === undefined && shop.kode_toko !== 'PST') {
    await bringToBank(stage, shop, tgl);
    await workWithStock(stage, shop, tgl);
  }
  if (now === undefined)
    await closeDay(db, stage, shop, tgl, shop.kode_toko !== 'PST' && random.chance(7) ? 5_000 : 0);
}

/** The day as somebody finds it: a sale waits for the cashier, or a cart is held for a customer who thinks it over. */
async function leaveHalfFinished(
  stage: Stage,
  { kode_toko, validasi, ready }: DemoShop,
): Promise<void> {
  const [kode_barcode] = ready.splice(0, 1);
  const isi = {
    kode_sales: 'SL02',
    customer: { nama: 'Maya Anggraini', alamat: 'Jl. Kenanga 7', no_hp: '081233344455' },
    barang: [{ kode_barcode }],
  };
  if (validasi) await stage.call(kode_toko, 'ksr', 'POST penjualan', isi);
  else
    await stage.call(kode_toko, 'ksr', 'POST penjualan-tunda', {
      nama: 'Ibu Maya',
      isi,
      qty: 1,
      total: 0,
    });
}

/** Nothing happens after now: sales of the last day are over when the demo starts. */
function untilOf(shop: DemoShop, tgl: Hari, now: string | undefined): number {
  if (now === undefined) return 1175;
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
}

async function bringPieces({ stage, random, shop }: Story, pieces: number): Promise<void> {
  for (let left = pieces; left > 0; left -= 300) {
    const barang = Array.from({ length: Math.min(300, left) }, () => drawPiece(random));
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
