import { customerAt, SALES } from '#app/server/demo/customers.ts';
import type { DemoShop } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Terima = { barang: { kode_berlian: string }[] };
type Potong = { kode_barcode: string; berat: number };

/** A certified stone; each shop has its own. */
const bersertifikat = (no: string, carat: number, modal: number, jual: number) => ({
  kode_dept: 'BL',
  carat,
  shape: 'RD',
  color: 'F',
  clarity: 'VS1',
  lembaga: 'GIA',
  no_sertifikat: no,
  harga_modal: modal,
  harga_jual: jual,
});

/**
 * Stones, by days before the story ends: bought ones and a parcel, one set, then some in consignment, of which one goes
 * back.
 */
export async function playBerlian(stage: Stage, shop: DemoShop, back: number): Promise<void> {
  const { kode_toko } = shop;
  const take = (kode_supplier: string, konsinyasi: boolean, barang: readonly object[]) =>
    stage.call<Terima>(kode_toko, 'spv', 'POST berlian/terima', {
      kode_supplier,
      konsinyasi,
      kode_gudang: 'TK',
      barang,
    });
  if (back === 16)
    await take('SRT', false, [
      bersertifikat(`21${kode_toko}01`, 0.52, 18_000_000, 24_000_000),
      { kode_dept: 'BL', carat: 1, butir: 100, shape: 'RD', harga_modal: 10_000_000 },
    ]);
  if (back === 12) await setStone(stage, shop);
  if (back === 6) await countStones(stage, shop);
  if (back === 9) {
    const { barang } = await take('MTR', true, [
      bersertifikat(`21${kode_toko}02`, 0.31, 9_000_000, 12_500_000),
      bersertifikat(`21${kode_toko}03`, 0.4, 12_000_000, 16_000_000),
    ]);
    const [, second] = barang;
    await stage.approved(kode_toko, 'spv', 'own', 'POST berlian/retur', {
      barang: [{ kode_berlian: second?.kode_berlian }],
      keterangan: 'Tidak cocok',
    });
  }
  if (back === 6) await sellStones(stage, shop);
  if (back === 2) await changeMind(stage, shop);
}

type Batu = { kode_berlian: string; no_sertifikat: string | null; butir: number; harga: number };

/** The stone in consignment is sold, which buys it; with it ten of the parcel, by the price of a carat. */
async function sellStones(stage: Stage, { kode_toko, validasi }: DemoShop): Promise<void> {
  const stones = await stage.call<Batu[]>(kode_toko, 'spv', 'GET berlian?status=LEPAS');
  const titip = stones.find(({ no_sertifikat }) => no_sertifikat === `21${kode_toko}02`);
  const parcel = stones.find(({ butir }) => butir > 10);
  if (!titip || !parcel) return;
  const part = { kode_berlian: parcel.kode_berlian, carat: 0.1, butir: 10 };
  const priced = await stage.call<Batu>(
    kode_toko,
    'spv',
    `GET berlian/${part.kode_berlian}?carat=${part.carat}&butir=${part.butir}`,
  );
  const whole = await stage.call<Batu>(kode_toko, 'spv', `GET berlian/${titip.kode_berlian}`);
  const { no_ktp: _, ...customer } = customerAt(2, kode_toko);
  const uang = { pembayaran: [{ jenis: 'CASH', jumlah: priced.harga + whole.harga }] };
  const { no_faktur_jual: no, status } = await stage.call<{
    no_faktur_jual: string;
    status: string;
  }>(kode_toko, 'ksr', 'POST penjualan', {
    kode_sales: SALES[0],
    customer,
    barang: [{ kode_berlian: titip.kode_berlian }, part],
    ...(validasi ? {} : uang),
  });
  if (status === 'OPEN') await stage.call(kode_toko, 'ksr2', `POST penjualan/${no}/validasi`, uang);
}

type Dipasang = { kode_barcode: string | null; no_sertifikat: string | null; kode_berlian: string };
type Cincin = { harga_hari_ini: number; berat: number; status: string };

/**
 * The ring with the certified stone is sold, and its buyer brings it back with it: the money of the sale pays for it,
 * the stone at 70 % of what was paid for that.
 */
async function changeMind(stage: Stage, { kode_toko, validasi, ready }: DemoShop): Promise<void> {
  const stones = await stage.call<Dipasang[]>(kode_toko, 'spv', 'GET berlian?status=TERPASANG');
  const stone = stones.find(({ no_sertifikat }) => no_sertifikat === `21${kode_toko}01`);
  if (!stone?.kode_barcode) return;
  const { kode_barcode, kode_berlian } = stone;
  const ring = await stage.call<Cincin>(kode_toko, 'spv', `GET barang/${kode_barcode}`);
  if (ring.status !== 'READY') return;
  const at = ready.indexOf(kode_barcode);
  if (at >= 0) ready.splice(at, 1);
  const { no_ktp: _, ...customer } = customerAt(5, kode_toko);
  const uang = { pembayaran: [{ jenis: 'CASH', jumlah: ring.harga_hari_ini }] };
  const { no_faktur_jual, status } = await stage.call<{ no_faktur_jual: string; status: string }>(
    kode_toko,
    'ksr',
    'POST penjualan',
    { kode_sales: SALES[0], customer, barang: [{ kode_barcode }], ...(validasi ? {} : uang) },
  );
  if (status === 'OPEN')
    await stage.call(kode_toko, 'ksr2', `POST penjualan/${no_faktur_jual}/validasi`, uang);
  const asal = { asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode };
  const beli = await stage.approved<{ no_faktur_beli: string; status: string }>(
    kode_toko,
    'ksr',
    'own',
    'POST pembelian',
    {
      kode_sales: SALES[0],
      customer: { ...customer, no_ktp: '3273012345678905' },
      barang: [{ ...asal, berat: ring.berat, berlian: [{ kode_berlian }] }],
    },
  );
  if (beli.status === 'OPEN')
    await stage.call(kode_toko, 'ksr2', `POST pembelian/${beli.no_faktur_beli}/validasi`);
}

/** All loose stones are counted, those of a parcel one by one, and found. */
async function countStones(stage: Stage, { kode_toko }: DemoShop): Promise<void> {
  const stones = await stage.call<{ kode_berlian: string; kode_gudang: string; butir: number }[]>(
    kode_toko,
    'spv',
    'GET berlian?status=LEPAS',
  );
  const here = stones.filter(({ kode_gudang }) => kode_gudang === 'TK');
  if (here.length === 0) return;
  const path = 'stock-opname-berlian';
  const { id } = await stage.call<{ id: number }>(kode_toko, 'spv', `POST ${path}`, {
    kode_gudang: 'TK',
  });
  const kode = here.map((one) => one.kode_berlian);
  await stage.call(kode_toko, 'ksr', `POST ${path}/pindai`, { id, kode });
  for (const { kode_berlian, butir } of here.filter((one) => one.butir > 1))
    await stage.call(kode_toko, 'ksr', `POST ${path}/pindai`, { id, kode: [kode_berlian], butir });
  await stage.approved(kode_toko, 'spv', 'own', `POST ${path}/selesai`, { id });
}

/** The certified stone is set into a ring of stones: 0.520 ct are 0.104 g. */
async function setStone(stage: Stage, { kode_toko }: DemoShop): Promise<void> {
  const [ring] = await stage.call<Potong[]>(
    kode_toko,
    'spv',
    'GET barang?kode_dept=BL&status=READY&limit=1',
  );
  const stones = await stage.call<{ kode_berlian: string; no_sertifikat: string | null }[]>(
    kode_toko,
    'spv',
    'GET berlian?status=LEPAS',
  );
  const stone = stones.find(({ no_sertifikat }) => no_sertifikat === `21${kode_toko}01`);
  if (ring === undefined || stone === undefined) return;
  await stage.approved(kode_toko, 'spv', 'own', 'POST berlian/pasang', {
    kode_barcode: ring.kode_barcode,
    kode_berlian: [stone.kode_berlian],
    berat: Math.round(ring.berat * 1000 + 104) / 1000,
  });
}
