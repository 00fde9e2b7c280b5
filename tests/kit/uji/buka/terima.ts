import { afterAll, beforeAll } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { labelTerimaEndpoint } from '#areas/terima/contract/label-terima.api.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

export let shop: Shop;

export const isi = (more: object = {}) => ({
  body: {
    kode_supplier: 'UBS',
    kode_gudang: 'TK',
    no_intern: 'SJ-77',
    dokumen_perolehan: 'FAKTUR_PAJAK' as const,
    lot: [
      {
        kode_dept: 'CC',
        kode_group: 'T',
        kode_kadar: '750',
        qty: 2,
        berat_bruto: mg(7200),
        berat_nota: mg(6500),
        berat: mg(6500),
        modal: rp(12_800_000),
        ...more,
      },
    ],
  },
});

export const terima = (more: object = {}) =>
  shop.as('MU').call(terimaDocument.makes.terima, isi(more));

export const cincin = (berat: number, kode_baki = 'A-01') => ({
  nama_barang: 'Cincin Polos',
  kode_kategori: 'PHS',
  berat: berat / 1000,
  kode_gudang: 'TK',
  kode_baki,
});

export const label = (no: string, ...barang: object[]) =>
  shop.as('SPV').call(labelTerimaEndpoint, { params: { no }, body: { urut: 1, barang } as never });

export const batal = (no: string) =>
  shop.approved('SPV', terimaDocument.cancel, { params: { no }, body: { alasan: 'Salah kirim' } });

/** Opens the shop of these tests and closes it behind them. */
export function bukaTerima(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true });
  });
  afterAll(() => shop.close());
}
