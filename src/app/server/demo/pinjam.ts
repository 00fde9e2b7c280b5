import type { DemoHutang, Story } from '#app/server/demo/story.ts';
import { customerOf, SALES } from '#app/server/demo/customers.ts';

type Lent = { no_faktur_hutang: string; status: string };

const PIECES = [
  ['Cincin polos', 'CC', 70, 4.1],
  ['Kalung rantai', 'KL', 70, 6.35],
  ['Gelang keroncong', 'GL', 75, 5.2],
  ['Anting mata', 'AT', 70, 3.4],
] as const;
/** Amounts of the shop's own table (masters.ts), each well under what these pieces carry. */
const POKOK = [500_000, 1_000_000, 2_500_000] as const;

/** Somebody borrows on a piece; those who did so earlier pay interest or fetch it back. */
export async function playPinjam(story: Story): Promise<void> {
  for (const one of [...story.shop.hutang]) {
    one.lama -= 1;
    if (one.lama === 3 && story.random.chance(50)) await payInterest(story, one);
    if (one.lama <= 0) await redeem(story, one);
  }
  await lend(story);
}

async function lend({ stage, random, shop }: Story): Promise<void> {
  const [nama_barang, kode_dept, kadar, berat] = random.pick(PIECES);
  const { no_faktur_hutang: no, status } = await stage.call<Lent>(
    shop.kode_toko,
    'ksr',
    'POST hutang',
    {
      kode_sales: random.pick(SALES),
      customer: {
        ...customerOf(random),
        no_ktp: `3201${String(random.between(100_000_000_000, 999_999_999_999))}`,
      },
      detail_barang: [{ nama_barang, kode_dept, kadar, berat }],
      jumlah_hutang: random.pick(POKOK),
      // Some are due within the month that the demo tells.
      lama_bulan: random.pick([1, 1, 3, 4]),
    },
  );
  if (status === 'OPEN') await stage.call(shop.kode_toko, 'spv', `POST hutang/${no}/validasi`, {});
  shop.hutang.push({ no, lama: random.between(4, 14) });
}

/** A visit is a day later at least: there are days to pay for. */
const payInterest = ({ stage, shop }: Story, { no }: DemoHutang) =>
  stage.call(shop.kode_toko, 'ksr', `POST hutang/${no}/bayar-bunga`, {});

async function redeem({ stage, shop }: Story, one: DemoHutang): Promise<void> {
  await stage.call(shop.kode_toko, 'ksr2', `POST hutang/${one.no}/pelunasan`, {});
  shop.hutang.splice(shop.hutang.indexOf(one), 1);
}
