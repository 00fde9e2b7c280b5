import { afterEach, beforeEach } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { hitungAmbilPesananEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import {
  cincinJadi,
  jadiPesanan,
  selesaikanPesanan,
  serahkanPesanan,
} from '#tests/kit/document/kerja-pesanan.ts';
import { emas, tambahTukang, TANPA_KATA } from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

export let shop: Shop;

export const baca = (no: string) => shop.as('KASIR').call(pesananDocument.one, { params: { no } });

export const sisa = (akun: string) =>
  shop.rows(
    `select sum(berat)::int as berat, sum(rupiah)::int as rupiah from saldo
      where kode_toko = 'KJ1' and akun = $1 having sum(berat) <> 0 or sum(rupiah) <> 0`,
    [akun],
  );

export const bukanApaApa: never[] = [];

export const hitung = (no: string) =>
  shop.as('KASIR').call(hitungAmbilPesananEndpoint, { params: { no } });

export const contoh = (no: string, more: object = {}) => ({
  params: { no },
  body: { urut: null, berat: mg(2_000), foto: null, ...TANPA_KATA, kode_nota: null, ...more },
});

export const stock = (kode_barcode: string, urut = 1) =>
  cincinJadi({ urut, berat: null, kode_kategori: null, kode_group: null, kode_barcode });

/** All that is needed for the first ring out of gold that the shop has. */
export async function buatkan(no: string): Promise<void> {
  await serahkanPesanan(shop, no, 3_600);
  await selesaikanPesanan(shop, no, jadiPesanan({}, { kembali: emas(90) }));
}

/** Opens the shop of these tests and closes it behind them. */
export function bukaPesanan(): void {
  beforeEach(async () => {
    shop = await openShop({ dasar: true });
    await tambahTukang(shop);
  });
  afterEach(() => shop.close());
}
