import type { Hari } from '#kit/rules/hari.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { bisaKupon } from '#areas/penjualan/rules/kupon.ts';
import { buyBack, PALING_MAHAL } from '#app/server/demo/beli.ts';
import { playCicilan, playCicilanKembali } from '#app/server/demo/cicil/main-cicilan.ts';
import { customerOf, pay, SALES } from '#app/server/demo/customers.ts';
import { playGesek } from '#app/server/demo/antar/gesek.ts';
import { playOnline } from '#app/server/demo/antar/online.ts';
import { playGrosir } from '#app/server/demo/antar/grosir.ts';
import { playMember } from '#app/server/demo/members.ts';
import { playKembali, playPinjam } from '#app/server/demo/pinjam/main-pinjam.ts';
import { playTitipan } from '#app/server/demo/titipan.ts';
import { playTukar } from '#app/server/demo/tukar.ts';
import { at, type DemoShop, type Story, goOn } from '#app/server/demo/story.ts';

/** Customers come, bills are paid: everything of a day but its beginning and its end. */
export async function playDay(
  { stage, random, shop }: Story,
  tgl: Hari,
  { sales, until, back }: { sales: number; until: number; back: number },
): Promise<void> {
  const times = Array.from({ length: sales }, () => random.between(555, until)).sort(
    (a, b) => a - b,
  );
  const wishes = await readPieces({ stage, random, shop }, times.length);
  for (const [index, minutes] of times.entries()) {
    goOn(at(shop, tgl, minutes));
    await sell({ stage, random, shop }, inTurn(wishes, index));
    if (index === 1) await playKembali({ stage, shop }, back);
    if (index === 1) await playCicilanKembali({ stage, shop }, back);
    if (index === 1 && random.chance(60)) await payBill({ stage, random, shop });
    if (index === 2 && random.chance(45)) await playTitipan({ stage, random, shop });
    if (index === 3 && random.chance(40)) await buyBack({ stage, random, shop });
    if (index === 4 && random.chance(45)) await playTukar({ stage, random, shop });
    if (index === 2) await playMember({ stage, shop }, back);
    if (index === 3) await playPinjam({ stage, shop }, back);
    if (index === 3) await playCicilan({ stage, shop }, back);
    if (index === 4) await playGesek(stage, shop, back);
    if (index === 4) await playGrosir(stage, shop, back);
    if (index === 3) await playOnline(stage, shop, back);
  }
}

type Piece = {
  kode_barcode: string;
  harga_hari_ini: number;
  kode_kategori: string;
  kode_dept: string;
  kode_group: string;
};
type Sold = {
  no_faktur_jual: string;
  grand_total: number;
  barang: { kode_barcode: string }[];
  kupon_terbit: string[];
};

/** What each customer of a day will want, and its prices, which are those of the day: asked together, in one packet. */
async function readPieces({ stage, random, shop }: Story, sales: number): Promise<Piece[][]> {
  const pick = () => shop.ready.splice(random.between(0, shop.ready.length - 1), 1);
  const howMany = () =>
    random.weighted([
      [1, 70],
      [2, 22],
      [3, 8],
    ]);
  const wishes = Array.from({ length: sales }, () => Array.from({ length: howMany() }, pick));
  const read = (code: string) => stage.call<Piece>(shop.kode_toko, 'ksr', `GET barang/${code}`);
  return Promise.all(wishes.map((codes) => Promise.all(codes.flat().map(read))));
}

async function sell(story: Story, pieces: readonly Piece[]): Promise<void> {
  const { stage, random, shop } = story;
  const codes = pieces.map(({ kode_barcode }) => kode_barcode);
  const diskon = random.chance(20) ? { persen: random.pick([1, 1.5, 2]) } : {};
  const prices = pieces.map((one) => one.harga_hari_ini);
  const kupon = shop.validasi ? undefined : useKupon(shop, pieces, diskon);
  const customer = customerOf(random, shop.kode_toko);
  const body = {
    kode_sales: random.pick(SALES),
    // A coupon serves its owner: it is the owner who comes with it.
    customer: kupon?.milik ?? customer,
    barang: codes.map((kode_barcode) => ({ kode_barcode })),
    diskon,
    ...(kupon ? { kupon: kupon.no } : {}),
  };
  const total = totalOf(prices, diskon.persen ?? 0) - (kupon ? KUPON_RP : 0);
  const who = random.pick(['ksr', 'ksr2']);
  const sold = shop.validasi
    ? await sellAndTake(story, who, body)
    : await stage.call<Sold>(shop.kode_toko, who, 'POST penjualan', {
        ...body,
        pembayaran: pay(random, total),
      });
  if (random.chance(3)) return cancel(story, who, sold);
  shop.kupon.push(...sold.kupon_terbit.map((no) => ({ no, milik: body.customer })));
  if (random.chance(4)) await printAgain(story, who, sold);
  const [kode_barcode, ...more] = codes;
  if (kode_barcode && more.length === 0 && sold.grand_total < PALING_MAHAL)
    shop.terjual.push({ no_faktur_jual: sold.no_faktur_jual, kode_barcode });
}

/** What a coupon of the demo is worth, and from which sale on (masters.ts). */
const KUPON_RP = 100_000;
const KUPON_LEAST = 5_000_000;

/** Somebody remembers the coupon of the last time, and gets no percent besides. */
function useKupon(
  shop: DemoShop,
  pieces: readonly Piece[],
  diskon: { persen?: number },
): DemoShop['kupon'][number] | undefined {
  // Bars and coins do not count towards a coupon.
  const sum = pieces.filter(bisaKupon).reduce((all, one) => all + one.harga_hari_ini, 0);
  if (diskon.persen || sum < KUPON_LEAST || shop.kupon.length < 2) return undefined;
  return shop.kupon.shift();
}

/** The paper jammed, or the customer lost it: printed once more, and somebody agreed. */
const printAgain = ({ stage, shop }: Story, who: string, { no_faktur_jual }: Sold) =>
  stage.approved(shop.kode_toko, who, 'spv', `POST penjualan/${no_faktur_jual}/cetak-ulang`, {
    alasan: 'Kertas macet',
  });

/** What the counter would show: prices less a percent, rounded up to 500 where that leaves a rest. */
function totalOf(prices: readonly number[], percent: number): number {
  const sum = prices.reduce((all, one) => all + one, 0);
  if (percent === 0) return sum;
  return Math.ceil((sum - Math.round((sum * percent) / 100)) / 500) * 500;
}

/** Where cashiers sit apart: the sales person saves, the cashier takes the money (D-10.5). */
async function sellAndTake(
  { stage, random, shop }: Story,
  who: string,
  body: object,
): Promise<Sold> {
  const open = await stage.call<Sold>(shop.kode_toko, who, 'POST penjualan', body);
  return stage.call<Sold>(
    shop.kode_toko,
    who === 'ksr2' ? 'ksr' : 'ksr2',
    `POST penjualan/${open.no_faktur_jual}/validasi`,
    { pembayaran: pay(random, open.grand_total) },
  );
}

async function cancel({ stage, shop }: Story, who: string, sold: Sold): Promise<void> {
  const call = `POST penjualan/${sold.no_faktur_jual}/batal`;
  await stage.approved(shop.kode_toko, who, 'spv', call, { alasan: 'Customer menukar pilihan' });
  shop.ready.push(...sold.barang.map((one) => one.kode_barcode));
}

async function payBill({ stage, random, shop }: Story): Promise<void> {
  const [kode_transaksi, jumlah, keterangan] = random.pick([
    ['LISTRIK', 350_000, 'Token listrik'],
    ['MAKAN', 120_000, 'Makan siang karyawan'],
    ['ATK', 85_000, 'Kertas nota dan tinta'],
  ] as const);
  const bayar = () =>
    stage.call<{ no_kas: string }>(shop.kode_toko, 'ksr', 'POST cash/keluar', {
      kode_transaksi,
      jumlah,
      keterangan,
    });
  const { no_kas } = await bayar();
  if (!random.chance(10)) return;
  const alasan = 'Salah ketik, dicatat ulang';
  await stage.approved(shop.kode_toko, 'ksr', 'spv', `POST cash/${no_kas}/batal`, { alasan });
  await bayar();
}
