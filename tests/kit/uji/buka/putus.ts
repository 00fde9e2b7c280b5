import { afterAll, beforeAll, expect } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { batalLunasEndpoint } from '#areas/hutang/contract/validasi.api.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { ditimbang, pinjamkan, REINI, KEMBALI } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

export let shop: Shop;

export const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body, {});

export const piece = (urut: 1 | 2, more: object = {}) => ({ ...ditimbang[urut - 1], ...more });

const BOTH = ditimbang;

/** For the reckoning before the scale. */
export const BELUM = [1, 2].map((urut) => ({
  urut,
  kode_group: 'T',
  berat: null,
  kondisi: null,
  harga: null,
}));

export const { no_ktp } = REINI;

export const bodyOf = (more: object = {}) => ({ kode_sales: 'S01', barang: BOTH, no_ktp, ...more });

/** By the cashier alone, who is refused or asked. */
export const sell = (no: string, more: object = {}, who: Who = 'KASIR') =>
  post(who, `hutang/${no}/beli-putus`, bodyOf(more));

/** With a supervisor's word. */
export const sold = (no: string, more: object = {}, by: Who = 'SPV') =>
  disetujui(shop, `hutang/${no}/beli-putus`, bodyOf(more), by);

export type Made = { no_lunas: string; no_faktur_beli: string; postings: Line[] };

type Line = Record<'akun', string> & Record<'rupiah' | 'qty' | 'berat' | 'murni', number>;

export const lines = ({ postings }: { postings: readonly Line[] }) =>
  postings.map(({ akun, rupiah, qty, berat, murni }) =>
    [akun, rupiah, ...(qty === 0 ? [] : [qty, berat, murni])].join(' '),
  );

export const putus = async (no: string, more: object = {}): Promise<Made> => {
  const made = await sold(no, more);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.data as Made;
};

export const hutangOf = (no: string) =>
  shop.as('KASIR').call(hutangDocument.one, { params: { no } });

export const beliOf = (no: string) =>
  shop.as('OWN').call(pembelianDocument.one, { params: { no } });

export const lent = async (): Promise<string> => (await pinjamkan(shop)).no_faktur_hutang;

export const batal = (no: string) =>
  shop.approved(
    'SPV',
    batalLunasEndpoint,
    { params: { no }, body: { alasan: 'Customer ingin menebus', barang: KEMBALI } },
    'OWN',
  );

export const stok = async (no: string) =>
  (await shop.as('SPV').call(stockBeliEndpoint)).filter((one) => one.no_faktur_beli === no);

export const tukar = () =>
  shop.rows("select coalesce(sum(rupiah), 0)::int as sisa from buku where akun = 'tukar'");

/** Opens the shop of these tests and closes it behind them. */
export function bukaPutus(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true });
    const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
    await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
  });
  afterAll(() => shop.close());
}
