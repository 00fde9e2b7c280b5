import { addDays, type Hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { terimaPesanan } from '#areas/penjualan/server/tayang/terima-pesanan.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import { customerAt, SALES } from '#app/server/demo/customers.ts';
import { inginOf } from '#app/server/demo/bengkel/kisah-pesanan.ts';
import { playBabak } from '#app/server/demo/bengkel/main-pesanan.ts';
import { GROUP } from '#app/server/demo/goods.ts';
import type { DemoShop } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Told = { stage: Stage; shop: DemoShop };

const TOKO = 'KJ1';
const ORDER = { kode_marketplace: 'TOKOPEDIA', no_order: 'TKP-PESAN-7' };
/** What a buyer far away has paid for, and who makes it; days before the story ends. */
const KISAH = {
  mundur: 9,
  diminta: 'Cincin nama Aisyah',
  ingin: 'CINCIN_NAMA',
  ongkos: 75_000,
  tukang: 'TK01',
  serah: 7,
  selesai: 4,
  paket: 2,
} as const;
/** Its place among the orders of the shop: none of theirs. */
const NOMOR = -1;
const PEMBELI = 23;
const BULAT = 50_000;

/**
 * A buyer of a marketplace pays for a ring that must still be made: his money is the DP of its pesanan, and the ring
 * leaves as a parcel (decision 1128).
 */
export async function playPesananOnline(told: Told, tgl: Hari, back: number): Promise<void> {
  const { stage, shop } = told;
  const { kode_toko } = shop;
  if (kode_toko !== TOKO) return;
  if (back === KISAH.mundur) await pesan(told, tgl);
  const dibuat = shop.pesanan.get(NOMOR);
  if (!dibuat) return;
  if (back === KISAH.serah) await playBabak(told, NOMOR, KISAH, 'SERAH');
  if (back === KISAH.selesai) await playBabak(told, NOMOR, KISAH, 'SELESAI');
  if (back === KISAH.paket)
    await stage.call(kode_toko, 'ksr', `POST pesanan/${dibuat.no}/ambil`, {
      ekspedisi: 'JNE REG',
      pembayaran: null,
    });
}

/** The order comes in as a channel tells it, becomes a pre-order by a press, and the owner writes its pesanan. */
async function pesan(told: Told, tgl: Hari): Promise<void> {
  const { stage, shop } = told;
  const { kode_toko } = shop;
  const [deskripsi, kode_dept, kode_kadar, berat] = inginOf(KISAH.ingin);
  const { ongkos } = KISAH;
  const kode_group = GROUP[kode_kadar];
  const query = new URLSearchParams({ kode_kadar, kode_dept, kode_group: kode_group ?? '' });
  const { harga_per_gram } = await stage.call<{ harga_per_gram: number }>(
    kode_toko,
    'own',
    `GET pesanan/harga?${query}`,
  );
  // A little less than the shop asks: a marketplace shows a rounded price.
  const total = Math.floor((harga_per_gram * berat) / BULAT) * BULAT;
  // Its channel is known to the shop, though no program is connected to it in a demo.
  await stage.call(kode_toko, 'own', `PUT marketplace-sambungan/${ORDER.kode_marketplace}`, {
    adapter: 'NONE',
    alamat: 'https://adaptor.example.com/kilau',
    rahasia: null,
    lepas: false,
    lepas_pesanan: 'TETAP',
  });
  await terima(told, total);
  const orders = await stage.call<{ id: string; no_order: string }[]>(
    kode_toko,
    'own',
    'GET pesanan-online?status=MENUNGGU',
  );
  const id = orders.find(({ no_order }) => no_order === ORDER.no_order)?.id;
  if (!id) return;
  const { no_po } = await stage.call<{ no_po: string }>(
    kode_toko,
    'own',
    `POST pesanan-online/${id}/po`,
    {},
  );
  const { no_pesanan: no } = await stage.call<{ no_pesanan: string }>(
    kode_toko,
    'own',
    'POST pesanan',
    {
      kode_sales: SALES[0],
      customer: pembeli(kode_toko),
      tgl_janji: addDays(tgl, 14),
      kode_tukang: KISAH.tukang,
      barang: [{ deskripsi, kode_dept, kode_kadar, kode_group, berat, ongkos, no_po, urut_po: 1 }],
    },
  );
  shop.pesanan.set(NOMOR, { no, sendiri: false });
}

function pembeli(kode_toko: string) {
  const { nama, alamat, no_hp } = customerAt(PEMBELI, kode_toko);
  return { nama, alamat, no_hp };
}

/** As the adapter hears it from the channel, whose secret no demo has. */
async function terima({ stage: { db }, shop: { kode_toko } }: Told, total: number): Promise<void> {
  const { param } = await readSetelanToko(db, kode_toko);
  const pengirim = {
    kode_toko,
    kode_marketplace: ORDER.kode_marketplace,
    param,
    ip: '',
    pasti: true,
  };
  await db.begin((tx) =>
    terimaPesanan(
      tx,
      {
        no_order: ORDER.no_order,
        ekspedisi: 'JNE REG',
        pembeli: pembeli(kode_toko),
        barang: [],
        diminta: [{ deskripsi: KISAH.diminta, qty: 1, harga: rp(total) }],
      },
      pengirim,
    ),
  );
}
