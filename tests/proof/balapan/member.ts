import { expect } from 'vitest';
import { batalSekali, ownerSendiri, simpan } from '#tests/proof/balapan/batal.ts';
import {
  angka,
  HARGA,
  kunci,
  potong,
  satuMenang,
  serentak,
  tulis,
  type Balapan,
} from '#tests/proof/balapan/meja.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** A member with so many points, who was never here before. */
async function anggota(shop: Shop, poin: number): Promise<string> {
  await ownerSendiri(shop);
  const urut = kunci()['idempotency-key'].slice('balapan-kunci-'.length);
  const kode = await simpan(
    shop,
    'member',
    { nama: 'Ibu Member', alamat: 'Jl. Poin 1', no_hp: `0857${urut.padStart(8, '0')}` },
    'kode_customer',
  );
  if (poin === 0) return kode;
  const koreksi = { poin, alasan: 'Saldo kartu lama' };
  const given = await shop.as('OWN').raw('POST', `member/${kode}/koreksi-poin`, koreksi, kunci());
  expect(given.status, given.text).toBe(200);
  return kode;
}

/** A gift of ten points of which so many lie there. */
async function hadiah(shop: Shop, stock: number): Promise<string> {
  await shop.rows(
    `insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, point, stock) values ('KJ1', 'BALAP', 'Dompet', 10, $1)
       on conflict (kode_toko, kode_hadiah) do update set stock = excluded.stock`,
    [stock],
  );
  return 'BALAP';
}

const saldo = async (shop: Shop, kode: string): Promise<number> =>
  (await angka(shop, 'select poin::int as poin from customer where kode_customer = $1', [kode]))
    .poin!;

/** The points of one card pay at every counter: one nota has them, the others hear that there are none left (D-39.2). */
export const poinTerakhir: Balapan = async (shop, meja) => {
  const kode_customer = await anggota(shop, 20);
  const codes = await potong(shop, meja);
  const answers = await serentak(meja, (at) =>
    tulis(shop, at, 'penjualan', {
      kode_sales: 'S01',
      customer: { kode_customer },
      barang: [{ kode_barcode: codes[at] }],
      pembayaran: [
        { jenis: 'POIN', jumlah: 20_000 },
        { jenis: 'CASH', jumlah: HARGA - 20_000 },
      ],
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
  const { dipakai } = await angka(
    shop,
    `select -sum(poin)::int as dipakai from poin where kode_customer = $1 and jenis = 'BAYAR'`,
    [kode_customer],
  );
  expect(dipakai).toBe(20);
};

/** One gift and as many members as counters: one of them has it (D-39.5). */
export const hadiahTerakhir: Balapan = async (shop, meja) => {
  const kode_hadiah = await hadiah(shop, 1);
  const orang: string[] = [];
  for (let at = 0; at < meja; at++) orang.push(await anggota(shop, 10));
  const answers = await serentak(meja, (at) =>
    tulis(shop, at, `member/${orang[at]}/tukar-hadiah`, { kode_hadiah, qty: 1 }),
  );
  satuMenang(answers, 'HADIAH_KURANG');
  const sisa = await Promise.all(orang.map((kode) => saldo(shop, kode)));
  expect(sisa.filter((poin) => poin === 0)).toHaveLength(1);
};

/** Ten points of one card and gifts enough: they buy one. */
export const poinSatuHadiah: Balapan = async (shop, meja) => {
  const kode_hadiah = await hadiah(shop, 1000);
  const kode = await anggota(shop, 10);
  const answers = await serentak(meja, (at) =>
    tulis(shop, at, `member/${kode}/tukar-hadiah`, { kode_hadiah, qty: 1 }),
  );
  satuMenang(answers, 'POIN_TIDAK_CUKUP');
  expect(await saldo(shop, kode)).toBe(0);
};

/** A gift given back at every counter: it and its points come back once. */
export const batalHadiah = batalSekali(
  'tukar-hadiah',
  async (shop) => {
    const kode_hadiah = await hadiah(shop, 1);
    const kode = await anggota(shop, 10);
    return simpan(shop, `member/${kode}/tukar-hadiah`, { kode_hadiah, qty: 1 }, 'no_tukar_hadiah');
  },
  'TUKAR_HADIAH_SUDAH_BATAL',
);

/** One card joined to another at every counter: its points go over once (D-39.7). */
export const satuGabung: Balapan = async (shop, meja) => {
  const [dari, ke] = [await anggota(shop, 20), await anggota(shop, 0)];
  const answers = await serentak(meja, () =>
    shop.as('OWN').raw('POST', `customer/${dari}/gabung`, { ke }, kunci()),
  );
  satuMenang(answers, 'SUDAH_GABUNG');
  expect([await saldo(shop, dari), await saldo(shop, ke)]).toEqual([0, 20]);
};

/** A card is joined while its points pay: wherever they went, they went once. */
export const gabungLawanJual: Balapan = async (shop, meja) => {
  const [dari, ke] = [await anggota(shop, 20), await anggota(shop, 0)];
  const codes = await potong(shop, meja);
  const answers = await serentak(meja, (at) =>
    at === 0
      ? shop.as('OWN').raw('POST', `customer/${dari}/gabung`, { ke }, kunci())
      : tulis(shop, at, 'penjualan', {
          kode_sales: 'S01',
          customer: { kode_customer: at % 2 ? dari : ke },
          barang: [{ kode_barcode: codes[at] }],
          pembayaran: [
            { jenis: 'POIN', jumlah: 20_000 },
            { jenis: 'CASH', jumlah: HARGA - 20_000 },
          ],
        }),
  );
  expect(answers.slice(1).filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
  expect(await saldo(shop, dari)).toBe(0);
};
