import { afterEach, beforeEach } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceRing, tambahTukang, TANPA_KATA } from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

export let shop: Shop;

export const tunai = (jumlah: number) => [
  { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, jumlah: rp(jumlah), fee: null },
];

/** The ring with work that costs so much. */
export const mahal = () => serviceRing().barang.map((one) => ({ ...one, ongkos: rp(500_000) }));

export const ambil = (
  induk: string,
  more: { kode_nota?: string; diambil_oleh?: string; no_ktp?: string } = {},
) =>
  shop.as('KASIR').call(ambilServiceDocument.makes.ambil, {
    params: { induk },
    body: { ...TANPA_KATA, pembayaran: null, ...more },
  });

export const alamat = async (no: string): Promise<string | null> =>
  (await shop.as('KASIR').raw('GET', `alamat-nota/${no}`)).body.data.alamat;

export const kataNota = async (no: string): Promise<string> =>
  (await alamat(no))!.split('/nota/')[1]!;

export const baca = (no: string) => shop.as('KASIR').call(serviceDocument.one, { params: { no } });

export const buku = (no: string) =>
  shop.rows<{ akun: string; rupiah: string; berat: string }>(
    `select akun, rupiah::text, berat::text from buku where kode_toko = 'KJ1' and no_bukti = $1 order by urut`,
    [no],
  );

export const sisa = async (akun: string): Promise<unknown[]> =>
  shop.rows(
    `select berat::int, murni::int from saldo where kode_toko = 'KJ1' and akun = $1 and berat <> 0`,
    [akun],
  );

/** Opens the shop of these tests and closes it behind them. */
export function bukaService(): void {
  beforeEach(async () => {
    shop = await openShop({ dasar: true });
    await tambahTukang(shop);
  });
  afterEach(() => shop.close());
}
