import { setClock, toIso } from '#kit/server/clock.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Random } from '#app/server/demo/random.ts';
import type { Stage } from '#app/server/demo/stage.ts';

/** A shop on the stage: its hours ahead of UTC, and the pieces that can still be sold. */
export type DemoShop = { kode_toko: string; jam: number; validasi: boolean; ready: string[] };

const CUSTOMERS = [
  'Ratna Wulandari',
  'Siti Rahma',
  'Budi Hartono',
  'Maya Anggraini',
  'Yusuf Maulana',
  'Dian Permata',
  'Agung Wibowo',
  'Lina Marlina',
  'Hadi Saputra',
  'Nur Aisyah',
  'Fitri Handayani',
  'Eko Susanto',
  'Wati Sulastri',
  'Andre Gunawan',
  'Sri Wahyuni',
  'Taufik Hidayat',
] as const;
const ROADS = [
  'Jl. Merdeka',
  'Jl. Kenanga',
  'Jl. Pasar Baru',
  'Jl. Diponegoro',
  'Jl. Cendana',
] as const;
const SALES = ['SL01', 'SL02', 'SL03', 'SL04', 'SL05', 'SL06'] as const;
const BANKS = [
  ['BCA', '1234567890'],
  ['BRI', '0987654321'],
  ['MANDIRI', '1122334455'],
] as const;

export type Story = { stage: Stage; random: Random; shop: DemoShop };

/** The wall clock of a shop on a day, minutes after midnight. */
export const at = ({ jam }: DemoShop, tgl: Hari, minutes: number): string =>
  toIso(Date.parse(`${tgl}T00:00:00Z`) + (minutes - jam * 60) * 60_000);

/** Customers come, bills are paid: everything of a day but its beginning and its end. */
export async function playDay(
  { stage, random, shop }: Story,
  tgl: Hari,
  { sales, until }: { sales: number; until: number },
): Promise<void> {
  const times = Array.from({ length: sales }, () => random.between(555, until)).sort(
    (a, b) => a - b,
  );
  for (const [index, minutes] of times.entries()) {
    setClock(at(shop, tgl, minutes));
    await sell({ stage, random, shop });
    if (index === 1 && random.chance(60)) await payBill({ stage, random, shop });
  }
}

type Piece = { kode_barcode: string; harga_hari_ini: number };
type Sold = { no_faktur_jual: string; grand_total: number; barang: { kode_barcode: string }[] };

async function sell(story: Story): Promise<void> {
  const { stage, random, shop } = story;
  const codes = Array.from(
    {
      length: random.weighted([
        [1, 70],
        [2, 22],
        [3, 8],
      ]),
    },
    () => shop.ready.splice(random.between(0, shop.ready.length - 1), 1)[0]!,
  );
  const pieces = await Promise.all(
    codes.map((code) => stage.call<Piece>(shop.kode_toko, 'ksr', `GET barang/${code}`)),
  );
  const name = random.pick(CUSTOMERS);
  const diskon = random.chance(20) ? { persen: random.pick([1, 1.5, 2]) } : {};
  const body = {
    kode_sales: random.pick(SALES),
    customer: {
      nama: name,
      alamat: `${random.pick(ROADS)} ${random.between(1, 120)}`,
      no_hp: phoneOf(name),
    },
    barang: codes.map((kode_barcode) => ({ kode_barcode })),
    diskon,
  };
  const total = totalOf(
    pieces.map((one) => one.harga_hari_ini),
    diskon.persen ?? 0,
  );
  const who = random.pick(['ksr', 'ksr2']);
  const sold = shop.validasi
    ? await sellAndTake(story, who, body)
    : await stage.call<Sold>(shop.kode_toko, who, 'POST penjualan', {
        ...body,
        pembayaran: pay(random, total),
      });
  if (random.chance(3)) await cancel(story, who, sold);
}

/** The same figures for the same person, so that customers come back. */
const phoneOf = (name: string): string =>
  `0812${String([...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 100_000_000, 7)).padStart(8, '0')}`;

/** What the counter would show: prices less a percent, rounded up to 500 where that leaves a rest. */
function totalOf(prices: readonly number[], percent: number): number {
  const sum = prices.reduce((all, one) => all + one, 0);
  if (percent === 0) return sum;
  return Math.ceil((sum - Math.round((sum * percent) / 100)) / 500) * 500;
}

function pay(random: Random, total: number) {
  const cash = { jenis: 'CASH', jumlah: Math.ceil(total / 50_000) * 50_000 };
  if (random.chance(55)) return [cash];
  const [kode_bank, no_rekening] = random.pick(BANKS);
  const jenis = random.pick(['DEBET', 'DEBET', 'CREDIT', 'TRANSFER']);
  if (random.chance(60)) return [{ jenis, kode_bank, no_rekening, jumlah: total }];
  const card = Math.floor(total / 2 / 100_000) * 100_000;
  return card > 0
    ? [
        { jenis, kode_bank, no_rekening, jumlah: card },
        { jenis: 'CASH', jumlah: total - card },
      ]
    : [cash];
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
    'ksr2',
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
  await stage.call(shop.kode_toko, 'ksr', 'POST cash/keluar', {
    kode_transaksi,
    jumlah,
    keterangan,
  });
}
