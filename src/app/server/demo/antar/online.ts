import { customerAt, SALES } from '#app/server/demo/customers.ts';
import { fotoBarang } from '#app/server/demo/pinjam/lend.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import type { DemoShop } from '#app/server/demo/story.ts';

type Pesanan = {
  marketplace: string;
  ekspedisi: string;
  order: string;
  nth: number;
  sampai: string;
};
/** By days before the story ends: what was ordered, of whom, and how far it has come. */
const KISAH: Readonly<Record<number, Pesanan>> = {
  20: {
    marketplace: 'SHOPEE',
    ekspedisi: 'JNE REG',
    order: 'SHP-240931',
    nth: 7,
    sampai: 'SELESAI',
  },
  13: {
    marketplace: 'TOKOPEDIA',
    ekspedisi: 'SiCepat',
    order: 'TKP-88120',
    nth: 11,
    sampai: 'SELESAI',
  },
  4: { marketplace: 'SHOPEE', ekspedisi: 'J&T', order: 'SHP-251177', nth: 15, sampai: 'DIKIRIM' },
  1: {
    marketplace: 'TOKOPEDIA',
    ekspedisi: 'JNE YES',
    order: 'TKP-90417',
    nth: 19,
    sampai: 'DIPROSES',
  },
};

/** So many days before the story ends the parcel of this order of the first branch comes back. */
const RETUR = { back: 9, kode_toko: 'KJ1', order: 'TKP-88120' };

/** Somebody far away orders a piece; its money comes with the next payout of the marketplace (D-48.1). */
export async function playOnline(stage: Stage, shop: DemoShop, back: number): Promise<void> {
  await playRetur(stage, shop, back);
  const one = KISAH[back];
  const kode_barcode = one && (await polos(stage, shop));
  if (!one || !kode_barcode) return;
  const { kode_toko } = shop;
  const { no_ktp: _, ...customer } = customerAt(one.nth, kode_toko);
  const { no_faktur_jual: no } = await stage.call<{ no_faktur_jual: string }>(
    kode_toko,
    'ksr',
    'POST penjualan',
    {
      marketplace: one.marketplace,
      ekspedisi: one.ekspedisi,
      no_order: `${one.order}${kode_toko}`,
      kode_sales: SALES[0],
      customer,
      barang: [{ kode_barcode }],
    },
  );
  if (one.sampai === 'DIPROSES') return;
  const no_resi = `${kode_toko}${one.order.replace(/\D/g, '')}`;
  // Where sellers take no money another person than the seller hands it over (D-48.3).
  await stage.call(kode_toko, 'spv', `POST penjualan/${no}/kirim`, { no_resi });
  if (one.sampai === 'SELESAI')
    await stage.call(kode_toko, 'ksr', `POST penjualan/${no}/selesai`, {});
}

/** The first piece that is ready and no jenis of stones: those are not sold there (D-48.1). */
async function polos(stage: Stage, { kode_toko, ready }: DemoShop): Promise<string | undefined> {
  for (const code of ready) {
    const path = `GET barang/${code}`;
    const { kode_dept } = await stage.call<{ kode_dept: string }>(kode_toko, 'spv', path);
    if (kode_dept === 'BL') continue;
    ready.splice(ready.indexOf(code), 1);
    return code;
  }
  return undefined;
}

type Dijual = { barang: { kode_barcode: string; nama_barang: string; berat: number }[] };

/** The buyer sends it back: it is weighed, and the marketplace takes its money off the next payout (D-48.3). */
async function playRetur(stage: Stage, shop: DemoShop, back: number): Promise<void> {
  const { kode_toko } = shop;
  if (back !== RETUR.back || kode_toko !== RETUR.kode_toko) return;
  const [sold] = await stage.call<{ no_faktur_jual: string }[]>(
    kode_toko,
    'own',
    `GET penjualan-marketplace?q=${RETUR.order}`,
  );
  if (!sold) return;
  const { no_faktur_jual: no } = sold;
  const { barang } = await stage.call<Dijual>(kode_toko, 'own', `GET penjualan/${no}`);
  await stage.approved(kode_toko, 'ksr', 'own', `POST penjualan/${no}/retur`, {
    alasan: 'Pembeli salah ukuran',
    barang: barang.map(({ kode_barcode, berat }) => ({ kode_barcode, berat })),
    foto: await fotoBarang({ stage, shop }, barang),
  });
}

/** Liontins with a photo are wanted on a channel that is not connected yet: they wait there (D-48.4). */
export async function offerOnline(stage: Stage, { kode_toko }: DemoShop): Promise<void> {
  const kode_marketplace = 'SHOPEE';
  const pilihan = await stage.call<{ kode_barcode: string }[]>(
    kode_toko,
    'spv',
    `GET barang-external/pilihan?kode_marketplace=${kode_marketplace}&limit=6`,
  );
  const kode_barcode = pilihan.map((one) => one.kode_barcode);
  if (kode_barcode.length > 0)
    await stage.call(kode_toko, 'spv', 'POST barang-external/kirim', {
      kode_marketplace,
      kode_barcode,
    });
}
