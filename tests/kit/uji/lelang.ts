import { afterAll, beforeAll } from 'vitest';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';
import { done } from '#tests/kit/done.ts';
import { KELOMPOK, tegurHutang } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

export let shop: Shop;

/** Opens the shop of these tests and closes it behind them. */
export function bukaLelang(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true });
    const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal' };
    await done(shop, 'OWN', 'cash/masuk', modal);
  });
  afterAll(() => shop.close());
}

export const STOCK = {
  tujuan: 'STOCK',
  hasil_lelang: null,
  hasil: null,
  keterangan: null,
} as const;

export type Lelang = DocumentOf<typeof lelangDocument.spec>;

export const lines = ({ postings }: Pick<Lelang, 'postings'>) =>
  postings.map(({ akun, kadar, rupiah, qty, berat, murni }) =>
    [akun, rupiah, ...(berat === 0 ? [] : [qty, berat, kadar, murni])].join(' '),
  );

export const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body);

export const hutangOf = (no: string) =>
  shop.as('KASIR').call(hutangDocument.one, { params: { no } });

/** The customer was warned a day ago. */
export const warn = (no: string) => tegurHutang(shop, no);

export const lelangkan = (induk: string, more: object = {}) =>
  shop.approved(
    'SPV',
    lelangDocument.makes.lelang,
    { params: { induk }, body: { ...STOCK, barang: KELOMPOK, ...more } as never },
    'OWN',
  );

/** As an owner sees it: the cost of the goods is shown to no other person. */
export const seen = ({ no_faktur_hutang: induk, no_lelang: no }: Lelang) =>
  shop.as('OWN').call(lelangDocument.one, { params: { induk, no } });

export const batal = (induk: string, no: string) =>
  shop.approved(
    'SPV',
    lelangDocument.cancel,
    { params: { induk, no }, body: { alasan: 'Customer datang menebus' } },
    'OWN',
  );

export const bayar = (induk: string) =>
  shop.approved(
    'KASIR',
    kelebihanDocument.makes.bayar,
    { params: { induk }, body: { penerima: null, no_ktp: null, pembayaran: null } },
    'OWN',
  );

export const stockOf = async (no: string) =>
  (await shop.as('SPV').call(stockBeliEndpoint)).filter((one) => one.no_faktur_beli === no);

export const said = ({ status, body }: { status: number; body: { message?: string } }) => [
  status,
  body.message,
];
