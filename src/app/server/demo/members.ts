import { inTurn } from '#kit/rules/lists.ts';
import { peopleOf, phoneOf, SALES } from '#app/server/demo/customers.ts';
import type { DemoShop, Story } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Two = Pick<Story, 'stage' | 'shop'>;

/** Members who come rarely: their cards are from before the story. */
const LAMA: Readonly<Record<string, readonly string[]>> = {
  KJ1: ['Yuni Astuti', 'Rudi Santoso', 'Endang Lestari'],
  KJ2: ['Yuni Lestari', 'Rudi Hidayat', 'Endang Astuti'],
};
const RESELLER = 'Toko Emas Sinar';
/** Worth of a point in the demo shops. */
const NILAI = 1000;

/** The day of birth of the nth person: all over the year. */
const lahir = (nth: number): string =>
  `19${70 + (nth % 28)}-${String((nth % 12) + 1).padStart(2, '0')}-${String(((nth * 5) % 27) + 1).padStart(2, '0')}`;

/**
 * Fifteen members of a shop: those who come all the time, and some with points of a card from before. The first one
 * brought the last three. One customer buys to sell again.
 */
export async function registerMembers(stage: Stage, shop: DemoShop): Promise<void> {
  const { kode_toko } = shop;
  const daftar = async (nama: string, nth: number, more: object = {}): Promise<string> => {
    const { kode_customer } = await stage.call<{ kode_customer: string }>(
      kode_toko,
      'ksr',
      'POST member',
      {
        nama,
        alamat: `Jl. Cendana ${nth + 1}`,
        no_hp: phoneOf(nama, kode_toko),
        tgl_lahir: lahir(nth),
        setuju_promo: nth % 2 === 0,
        ...more,
      },
    );
    return kode_customer;
  };
  for (const [nth, nama] of [
    ...peopleOf(kode_toko).slice(0, 12),
    ...(LAMA[kode_toko] ?? []),
  ].entries()) {
    const [pertama] = shop.member;
    const kode = await daftar(nama, nth, nth >= 12 ? { kode_referensi: pertama } : {});
    shop.member.push(kode);
    if (nth % 3 === 0)
      await stage.call(kode_toko, 'own', `POST member/${kode}/koreksi-poin`, {
        poin: 40 + nth * 10,
        alasan: 'Saldo kartu lama',
      });
  }
  const { kode_customer } = await stage.call<{ kode_customer: string }>(
    kode_toko,
    'ksr',
    'POST customer',
    { nama: RESELLER, alamat: 'Pasar Baru Blok A', no_hp: phoneOf(RESELLER, kode_toko) },
  );
  await stage.call(kode_toko, 'own', `PUT customer/${kode_customer}/jenis`, { jenis: 'RESELLER' });
}

/** A member changes points into a purse, or pays with them. */
export async function playMember({ stage, shop }: Two, back: number): Promise<void> {
  if (shop.member.length === 0) return;
  const kode = inTurn(shop.member, back);
  const { poin } = await stage.call<{ poin: number }>(
    shop.kode_toko,
    'ksr',
    `GET member/${kode}/kartu`,
  );
  if (back % 4 === 0 && poin >= 50)
    await stage.call(shop.kode_toko, 'ksr', `POST member/${kode}/tukar-hadiah`, {
      kode_hadiah: 'DOMPET',
      qty: 1,
    });
  else if (back % 3 === 1 && poin > 0 && !shop.validasi)
    await payWithPoints({ stage, shop }, kode, poin);
}

/** As many points as the piece takes, the rest in cash. */
async function payWithPoints({ stage, shop }: Two, kode_customer: string, poin: number) {
  const kode_barcode = shop.ready.shift();
  if (!kode_barcode) return;
  const { harga_hari_ini } = await stage.call<{ harga_hari_ini: number }>(
    shop.kode_toko,
    'ksr',
    `GET barang/${kode_barcode}`,
  );
  const jumlah = Math.min(poin, Math.floor(harga_hari_ini / NILAI) - 1) * NILAI;
  await stage.call(shop.kode_toko, 'ksr', 'POST penjualan', {
    kode_sales: SALES[0],
    customer: { kode_customer },
    barang: [{ kode_barcode }],
    pembayaran: [
      { jenis: 'POIN', jumlah },
      { jenis: 'CASH', jumlah: harga_hari_ini - jumlah },
    ],
  });
}
