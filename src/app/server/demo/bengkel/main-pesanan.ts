import { addDays, type Hari } from '#kit/rules/hari.ts';
import { kept } from '#kit/rules/lists.ts';
import { customerAt, SALES } from '#app/server/demo/customers.ts';
import {
  inginOf,
  KISAH_PESANAN,
  KISAH_PO,
  type BabakPesanan,
  type KisahPesanan,
  type KisahPo,
} from '#app/server/demo/bengkel/kisah-pesanan.ts';
import { goldOf } from '#app/server/demo/bengkel/main-service.ts';
import { GROUP } from '#app/server/demo/goods.ts';
import type { DemoShop } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Told = { stage: Stage; shop: DemoShop };
/** Whom the first pre-order is for. */
const WHO_ASKS = 7;
/** Percent of the kadar that are ordered. */
const PERSEN: Readonly<Record<string, number>> = { 700: 70, 750: 75 };
/** Gold that a little more is given of than a piece needs, in grams. */
const LEBIH = 0.004;

/** Orders and pre-orders go on as their story says. */
export async function playPesanan(told: Told, tgl: Hari, mundur: number): Promise<void> {
  const { shop } = told;
  for (const [nth, kisah] of KISAH_PO.entries()) {
    if (kisah.mundur === mundur) shop.preOrder.set(nth, await ask(told, kisah, nth));
    for (const [when, babak] of kisah.lalu ?? [])
      if (when === mundur && shop.preOrder.has(nth)) await playPo(told, nth, babak);
  }
  for (const [nth, kisah] of KISAH_PESANAN.entries()) {
    if (kisah.mundur === mundur)
      shop.pesanan.set(nth, {
        no: await order(told, kisah, nth, addDays(tgl, kisah.janji)),
        sendiri: false,
      });
    for (const [when, babak] of kisah.lalu ?? [])
      if (when === mundur && shop.pesanan.has(nth)) await playBabak(told, nth, kisah, babak);
  }
}

async function order(
  { stage, shop }: Told,
  kisah: KisahPesanan,
  nth: number,
  tgl_janji: Hari,
): Promise<string> {
  const { kode_toko, validasi } = shop;
  const [deskripsi, kode_dept, kode_kadar, berat] = inginOf(kisah.ingin);
  // An order fills the pre-order of its own customer.
  const whose = kisah.po === undefined ? nth + 3 : kisah.po + WHO_ASKS;
  const { nama, alamat, no_hp } = customerAt(whose, kode_toko);
  const uang = kisah.dp ? { pembayaran: [{ jenis: 'CASH', jumlah: kisah.dp }] } : {};
  const no_po = kisah.po === undefined ? undefined : shop.preOrder.get(kisah.po);
  const body = {
    kode_sales: SALES[nth % SALES.length],
    customer: { nama, alamat, no_hp },
    tgl_janji,
    kode_tukang: kisah.tukang ?? null,
    kunci_harga: kisah.kunci ?? null,
    barang: [
      {
        deskripsi,
        kode_dept,
        kode_kadar,
        kode_group: GROUP[kode_kadar],
        berat,
        ongkos: 75_000,
        ...(no_po ? { no_po, urut_po: 1 } : { tanpa_po: true }),
      },
    ],
    ...(kisah.contoh && { contoh: [{ nama_barang: 'Anting contoh', kadar: 70, berat: 1.25 }] }),
    ...(validasi ? {} : uang),
  };
  // A lock that is kinder than the shop's own is a superior's to agree to.
  const { no_pesanan: no } = await (kisah.kunci === 'KUNCI_SEMUA'
    ? stage.approved<{ no_pesanan: string }>(kode_toko, 'ksr', 'spv', 'POST pesanan', body)
    : stage.call<{ no_pesanan: string }>(kode_toko, 'ksr', 'POST pesanan', body));
  // The last of all waits for its validation, where new orders do.
  if (validasi && nth < KISAH_PESANAN.length - 1)
    await stage.call(kode_toko, 'spv', `POST pesanan/${no}/validasi`, uang);
  return no;
}

type Dibuat = Pick<KisahPesanan, 'ingin' | 'tukang' | 'contoh'>;

/** One step of an order that was placed. */
export async function playBabak(
  told: Told,
  nth: number,
  { ingin, tukang, contoh }: Dibuat,
  babak: BabakPesanan,
): Promise<void> {
  const { stage, shop } = told;
  const { kode_toko } = shop;
  const { no, sendiri } = kept(shop.pesanan, nth);
  const [, , kode_kadar, berat] = inginOf(ingin);
  const send = (call: string, body: object) =>
    stage.call(kode_toko, 'ksr', `POST pesanan/${no}/${call}`, body);
  switch (babak) {
    case 'SERAH': {
      const emas = await goldFor(told, berat, kept(new Map(Object.entries(PERSEN)), kode_kadar));
      await send('proses', { kode_tukang: tukang, emas: emas ? [emas] : null });
      shop.pesanan.set(nth, { no, sendiri: !emas });
      break;
    }
    case 'BAYAR':
      await send('bayar', { pembayaran: [{ jenis: 'CASH', jumlah: 200_000 }] });
      break;
    case 'SELESAI': {
      const barang = [{ urut: 1, berat, kode_kategori: 'PHS', kode_group: GROUP[kode_kadar] }];
      const body = { barang, upah: 60_000 };
      // Gold of the craftsman's own is a superior's to agree to.
      if (sendiri)
        await stage.approved(kode_toko, 'ksr', 'spv', `POST pesanan/${no}/selesai`, body);
      else await send('selesai', body);
      break;
    }
    case 'AMBIL': {
      const { sisa_rp } = await stage.call<{ sisa_rp: number }>(
        kode_toko,
        'ksr',
        `GET pesanan/${no}/ambil/hitung`,
      );
      const pembayaran = sisa_rp > 0 ? [{ jenis: 'CASH', jumlah: sisa_rp }] : null;
      await send('ambil', { pembayaran });
      break;
    }
    case 'CONTOH':
      await send('ambil-contoh', { urut: 1, berat: 1.25 });
      break;
    case 'BATAL':
      await stage.approved(kode_toko, 'ksr', 'spv', `POST pesanan/${no}/batal`, {
        alasan: contoh ? 'Model tidak cocok' : 'Customer tidak jadi memesan',
        ...(tukang && { kode_gudang: 'TK', kode_baki: 'X-01' }),
      });
  }
}

/**
 * As much gold of the lot that is used next as the piece has of fine gold, and a hair more; none where no lot holds
 * it.
 */
async function goldFor(told: Told, berat: number, persen: number) {
  const first = await goldOf(told, berat);
  if (!first) return undefined;
  const need = Math.ceil(((berat * persen) / first.kadar) * 1000) / 1000 + LEBIH;
  const gold = { ...first, berat: Math.round(need * 1000) / 1000 };
  const lot = await goldOf(told, gold.berat);
  return lot?.kadar === first.kadar && lot.kode_gudang === first.kode_gudang ? gold : undefined;
}

const ask = async ({ stage, shop }: Told, kisah: KisahPo, nth: number): Promise<string> => {
  const { deskripsi, kode_dept, kode_kadar, qty } = kisah;
  const { nama, alamat, no_hp } = customerAt(nth + WHO_ASKS, shop.kode_toko);
  const { no_po } = await stage.call<{ no_po: string }>(shop.kode_toko, 'ksr', 'POST pre-order', {
    customer: { nama, alamat, no_hp },
    barang: [{ deskripsi, kode_dept, kode_kadar, qty }],
  });
  return no_po;
};

async function playPo(
  { stage, shop }: Told,
  nth: number,
  babak: 'PROSES' | 'SELESAI' | 'BATAL',
): Promise<void> {
  const call = `POST pre-order/${kept(shop.preOrder, nth)}/${babak.toLowerCase()}`;
  const body = {
    PROSES: { kode_supplier: 'HMD' },
    SELESAI: { alasan: 'Sisanya tidak lagi dicari' },
    BATAL: { alasan: 'Customer sudah mendapat di tempat lain' },
  }[babak];
  await stage.call(shop.kode_toko, 'spv', call, body);
}
