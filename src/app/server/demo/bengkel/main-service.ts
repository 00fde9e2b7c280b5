import { addDays, type Hari } from '#kit/rules/hari.ts';
import { kept } from '#kit/rules/lists.ts';
import { customerAt, SALES } from '#app/server/demo/customers.ts';
import {
  EMAS_LEPAS,
  kerjaOf,
  KISAH_SERVICE,
  type BabakService,
  type KisahService,
} from '#app/server/demo/bengkel/kisah-service.ts';
import type { DemoService, DemoShop } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Emas = NonNullable<DemoService['emas']>;
type Lot = { kode_gudang: string; persen: number; berat: number };
type Told = { stage: Stage; shop: DemoShop };

/** What is given for a piece, what of it goes in, and what comes back. */
const [DIBERI, MASUK, KEMBALI] = [0.2, 0.15, 0.05];
const gram = (...berat: number[]): number =>
  berat.reduce((all, one) => all + Math.round(one * 1000), 0) / 1000;

/** Pieces come in, go to a craftsman, come back and are fetched, as their story says. */
export async function playService(told: Told, tgl: Hari, mundur: number): Promise<void> {
  for (const [at, kode_tukang, berat] of EMAS_LEPAS)
    if (at === mundur) await (berat > 0 ? give : takeBack)(told, kode_tukang, Math.abs(berat));
  for (const [nth, kisah] of KISAH_SERVICE.entries()) {
    if (kisah.mundur === mundur)
      told.shop.service.set(nth, await receive(told, kisah, nth, addDays(tgl, kisah.janji)));
    for (const [when, babak] of kisah.lalu ?? [])
      if (when === mundur && told.shop.service.has(nth)) await play(told, nth, kisah, babak);
  }
}

/** The shop's loose gold, of the lot that is used next and holds so much. */
export async function goldOf({ stage, shop }: Told, berat: number): Promise<Emas | undefined> {
  const lots = await stage.call<Lot[]>(shop.kode_toko, 'spv', 'GET sepuhan/lot');
  const lot = lots.find((one) => one.berat >= berat);
  return lot && { kode_gudang: lot.kode_gudang, kadar: lot.persen, berat };
}

async function receive(
  told: Told,
  kisah: KisahService,
  nth: number,
  tgl_janji: Hari,
): Promise<DemoService> {
  const { stage, shop } = told;
  const { kode_toko, validasi } = shop;
  const [nama_barang, persen, berat, kode_deskripsi] = kerjaOf(kisah.kerja);
  // A piece that shall be given gold is of the gold that there is.
  const emas = kisah.lalu?.some(([, babak]) => babak === 'SERAH_EMAS')
    ? await goldOf(told, DIBERI)
    : undefined;
  const kadar = emas?.kadar ?? persen;
  const { nama, alamat, no_hp } = customerAt(nth, kode_toko);
  const uang = kisah.dp ? { pembayaran: [{ jenis: 'CASH', jumlah: kisah.dp }] } : {};
  const { no_service: no } = await stage.call<{ no_service: string }>(
    kode_toko,
    'ksr',
    'POST service',
    {
      kode_sales: SALES[nth % SALES.length],
      customer: { nama, alamat, no_hp },
      tgl_janji,
      kode_tukang: kisah.tukang ?? null,
      barang: [{ nama_barang, kadar, berat, kode_deskripsi }],
      ...(validasi ? {} : uang),
    },
  );
  // The last of all waits for its validation, where new jobs do.
  if (validasi && nth < KISAH_SERVICE.length - 1)
    await stage.call(kode_toko, 'spv', `POST service/${no}/validasi`, uang);
  return { no, berat, kadar, emas };
}

async function play(
  { stage, shop }: Told,
  nth: number,
  { tukang }: KisahService,
  babak: BabakService,
): Promise<void> {
  const { kode_toko } = shop;
  const { no, berat, emas } = kept(shop.service, nth);
  const send = (call: string, body: object) =>
    stage.call(kode_toko, 'ksr', `POST service/${no}/${call}`, body);
  switch (babak) {
    case 'SERAH':
    case 'SERAH_EMAS':
      await send('proses', { kode_tukang: tukang, emas: emas ? [emas] : null });
      break;
    case 'BAYAR':
      await send('bayar', { pembayaran: [{ jenis: 'CASH', jumlah: 10_000 }] });
      break;
    case 'SELESAI': {
      const barang = emas
        ? [{ urut: 1, berat: gram(berat, MASUK), tambah_emas: MASUK }]
        : [{ urut: 1, berat }];
      const kembali = emas ? [{ ...emas, berat: KEMBALI }] : null;
      await send('selesai', { barang, kembali, ...(tukang && { upah: 15_000 }) });
      break;
    }
    case 'AMBIL':
      await send('ambil', {});
      break;
    case 'BATAL':
      await stage.approved(kode_toko, 'ksr', 'spv', `POST service/${no}/batal`, {
        alasan: 'Customer mengambil kembali barangnya',
      });
  }
}

/** Gold for solder and wire. */
async function give(told: Told, kode_tukang: string, berat: number): Promise<void> {
  const emas = await goldOf(told, berat);
  if (emas === undefined) return;
  const { stage, shop } = told;
  await stage.call(shop.kode_toko, 'spv', `POST tukang/${kode_tukang}/emas`, { emas: [emas] });
}

async function takeBack({ stage, shop }: Told, kode_tukang: string, berat: number): Promise<void> {
  type Saldo = { kode_tukang: string; bebas: { kadar: number; berat: number }[] };
  const { kode_toko } = shop;
  const saldo = await stage.call<Saldo[]>(kode_toko, 'spv', 'GET tukang/saldo');
  const held = saldo
    .find((one) => one.kode_tukang === kode_tukang)
    ?.bebas.find((one) => one.berat >= berat);
  if (held === undefined) return;
  await stage.call(kode_toko, 'spv', `POST tukang/${kode_tukang}/kembali`, {
    kembali: [{ kode_gudang: 'RS', kadar: held.kadar, berat }],
  });
}
