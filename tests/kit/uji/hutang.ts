import { afterAll, beforeAll } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import { type pinjaman, pinjamkan, KEMBALI } from '#tests/kit/hutang.ts';

export let shop: Shop;

/** Opens the shop of these tests and closes it behind them. */
export function bukaHutang(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true });
    const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
    await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
  });
  afterAll(() => shop.close());
}

export type Hutang = DocumentOf<typeof hutangDocument.spec>;

export const lend = (more: Parameters<typeof pinjaman>[0] = {}): Promise<Hutang> =>
  pinjamkan(shop, more);

export const lines = ({ postings }: Pick<Hutang, 'postings'>) =>
  postings.map(({ akun, rupiah, qty, berat, murni }) =>
    [akun, rupiah, ...(qty === 0 ? [] : [qty, berat, murni])].join(' '),
  );

export const hutangOf = (no: string) =>
  shop.as('KASIR').call(hutangDocument.one, { params: { no } });

export const batal = (
  what: 'hutang' | 'bunga' | 'lunas',
  params: { no: string; induk?: string },
) => {
  const of = { hutang: hutangDocument, bunga: bungaDocument, lunas: lunasDocument }[what];
  const given = {
    params: params as { no: string; induk: string },
    body: { alasan: 'Salah ketik', ...(what === 'lunas' && { barang: KEMBALI }) },
  };
  return shop.approved('KASIR', of.cancel as typeof bungaDocument.cancel, given, 'OWN');
};

export const post = (who: Who, path: string, body: object, headers: object = {}) =>
  send(shop.as(who), path, body, headers);

export const bayar = (induk: string, body: object = {}) =>
  shop.as('KASIR').call(bungaDocument.makes.bayar, { params: { induk }, body: body as never });
