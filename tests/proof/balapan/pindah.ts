import { expect } from 'vitest';
import {
  HARGA,
  kunci,
  nota,
  potong,
  serentak,
  tulis,
  type Balapan,
} from '#tests/proof/balapan/meja.ts';
import { ownerSendiri } from '#tests/proof/balapan/batal.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

const PENGURUS: readonly Who[] = ['SPV', 'MU', 'OWN', 'SU'];
const kirim = (shop: Shop, at: number, path: string, body: object) =>
  shop.as(PENGURUS[at % PENGURUS.length]!).raw('POST', path, body, kunci());
const ke = (kode_baki: string) => ({ kode_gudang: 'TK', kode_baki });

/** Movers and counters want one piece: it is sold once, from where it lay. */
export const pindahLawanJual: Balapan = async (shop, meja) => {
  const [kode] = await potong(shop, 1);
  const answers = await serentak(meja, (at) =>
    at % 2
      ? kirim(shop, at, 'pindah-barang', { barang: [kode], ...ke('C-02') })
      : tulis(shop, at, 'penjualan', nota(kode!, { jenis: 'CASH', jumlah: HARGA })),
  );
  const sold = answers.filter((_, at) => at % 2 === 0);
  expect(sold.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
};

/** A whole tray that everybody empties: one does, the others find it empty or changed. */
export const satuBaki: Balapan = async (shop, meja) => {
  const codes = await potong(shop, 5);
  const isi = await kirim(shop, 0, 'pindah-barang', { barang: codes, ...ke('C-03') });
  expect(isi.status, isi.text).toBe(201);
  const dari = { dari_gudang: 'TK', dari_baki: 'C-03', qty: 5 };
  const answers = await serentak(meja, (at) =>
    kirim(shop, at, 'pindah-barang/satu-baki', { ...dari, ...ke(at % 2 ? 'C-04' : 'C-05') }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
  const rows = await shop.rows(
    'select count(distinct kode_baki)::int as baki from barang where kode_barcode = any($1)',
    [codes],
  );
  expect(rows).toEqual([{ baki: 1 }]);
};

/** Readers that scan the same tags in another order: each is found once, and there is no deadlock. */
export const pindaiBerlawanan: Balapan = async (shop, meja) => {
  await ownerSendiri(shop);
  const codes = await potong(shop, 12);
  await kirim(shop, 0, 'pindah-barang', { barang: codes, ...ke('D-02') });
  const begun = await kirim(shop, 0, 'stock-opname', ke('D-02'));
  const { id } = begun.body.data as { id: number };
  const answers = await serentak(meja, (at) =>
    kirim(shop, at, 'stock-opname/pindai', { id, kode: at % 2 ? codes : codes.toReversed() }),
  );
  const found = answers.flatMap((one) => one.body.data as { hasil: string }[]);
  expect(found.filter((one) => one.hasil !== 'KEMBAR')).toHaveLength(codes.length);
  const given = await shop.as('OWN').raw('POST', 'stock-opname/kosongkan', { id }, kunci());
  expect(given.status, given.text).toBeLessThan(300);
};
