import { customerOf, pay, SALES } from '#app/server/demo/customers.ts';
import type { DemoTitipan, Story } from '#app/server/demo/story.ts';

type Held = { no_titip: string; harga_total: number };

/** Somebody leaves a part of the price; those who did so earlier pay in, fetch, or think better of it. */
export async function playTitipan(story: Story): Promise<void> {
  await hold(story);
  for (const one of Array.from(story.shop.titipan)) {
    one.lama -= 1;
    if (one.lama === 2 && story.random.chance(40)) await payIn(story, one);
    if (one.lama <= 0) await finish(story, one);
  }
}

async function hold({ stage, random, shop }: Story): Promise<void> {
  const [kode_barcode] = shop.ready.splice(random.between(0, shop.ready.length - 1), 1);
  if (kode_barcode === undefined) return;
  const uang = { pembayaran: [{ jenis: 'CASH', jumlah: random.between(4, 12) * 50_000 }] };
  const body = {
    kode_sales: random.pick(SALES),
    customer: customerOf(random, shop.kode_toko),
    barang: [{ kode_barcode }],
    keterangan: random.pick(['Dilunasi setelah gajian', 'Untuk seserahan', 'Menunggu ukuran jari']),
  };
  const { kode_toko, validasi } = shop;
  const { no_titip: no } = await stage.call<Held>(kode_toko, 'ksr', 'POST titip', {
    ...body,
    ...(validasi ? {} : uang),
  });
  if (validasi) await stage.call(kode_toko, 'ksr2', `POST titip/${no}/validasi`, uang);
  shop.titipan.push({ no, kode_barcode, lama: random.between(3, 9) });
}

async function payIn({ stage, random, shop }: Story, { no }: DemoTitipan): Promise<void> {
  const jumlah = random.between(1, 4) * 50_000;
  // A cheap piece may have been paid whole with its first deposit.
  const { sisa_rp } = await stage.call<{ sisa_rp: number }>(
    shop.kode_toko,
    'ksr',
    `GET titip/${no}`,
  );
  if (sisa_rp <= 0) return;
  await stage.call(shop.kode_toko, 'ksr', `POST titip/${no}/bayar`, {
    pembayaran: [{ jenis: 'CASH', jumlah: Math.min(jumlah, sisa_rp) }],
  });
}

async function finish({ stage, random, shop }: Story, one: DemoTitipan): Promise<void> {
  const { kode_toko, validasi } = shop;
  shop.titipan.splice(shop.titipan.indexOf(one), 1);
  if (random.chance(20)) {
    const call = `POST titip/${one.no}/batal`;
    await stage.approved(kode_toko, 'ksr', 'spv', call, { alasan: 'Customer tidak jadi' });
    shop.ready.push(one.kode_barcode);
    return;
  }
  const { sisa_rp } = await stage.call<{ sisa_rp: number }>(
    kode_toko,
    'ksr',
    `GET titip/${one.no}`,
  );
  const uang = { pembayaran: sisa_rp > 0 ? pay(random, sisa_rp) : [] };
  const call = `POST titip/${one.no}/ambil`;
  if (!validasi) return void (await stage.call(kode_toko, 'ksr', call, uang));
  const { no_faktur_jual: jual } = await stage.call<{ no_faktur_jual: string }>(
    kode_toko,
    'ksr',
    call,
  );
  await stage.call(kode_toko, 'ksr2', `POST penjualan/${jual}/validasi`, uang);
}
