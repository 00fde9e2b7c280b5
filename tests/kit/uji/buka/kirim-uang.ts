import { afterAll, beforeAll } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

export const J = 1_000_000;

export let shop: Shop;

let kali = 0;

export type Toko = 'PST' | 'KJ1' | 'KJ2';

export const isi = (nominal: number, destination: string, more: object = {}) => ({
  body: { nominal: rp(nominal), destination, keterangan: 'Setoran kantong 7', ...more },
});

export const kirim = (dari: Toko, nominal: number, ke: Toko, more: object = {}) =>
  shop.as('SPV', dari).call(kirimDocument.makes.kirim, isi(nominal, ke, more));

export const terima = (nomor: string, di: Toko, body: object = {}) =>
  shop
    .as('SPV', di)
    .raw('POST', `kirim-uang/${nomor}/reception`, body, { 'idempotency-key': `terima-${kali++}` });

export const kembali = (no: string, keystore: string) =>
  shop
    .as('SPV')
    .raw(
      'POST',
      `kirim-uang/${no}/batal`,
      { alasan: 'Kantong kembali' },
      { 'x-otorisasi': keystore, 'idempotency-key': `batal-kirim-${kali++}` },
    );

export const izinBatal = (no: string): Promise<string> =>
  shop.approve('SPV', kirimDocument.cancel, {
    params: { no },
    body: { alasan: 'Kantong kembali' },
  });

export const batal = async (no: string) => kembali(no, await izinBatal(no));

export const saldo = async (toko: string, akun: string): Promise<number> =>
  (
    await shop.rows<{ rupiah: number }>(
      `select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where kode_toko = $1 and akun = $2`,
      [toko, akun],
    )
  )[0]!.rupiah;

export const baris = async (toko: string, no: string) =>
  (
    await shop.rows<{ akun: string; rupiah: number }>(
      `select akun, rupiah from buku where kode_toko = $1 and no_bukti = $2 order by urut`,
      [toko, no],
    )
  ).map(({ akun, rupiah }) => [akun, rupiah]);

/** Opens the shop of these tests and closes it behind them. */
export function bukaKirimUang(): void {
  beforeAll(async () => {
    shop = await openShop({ toko: ['PST', 'KJ1', 'KJ2'] });
    for (const kode of ['PST', 'KJ1', 'KJ2'] as const) {
      await shop.as('OWN', kode).call(kodeTransaksiMaster.endpoints.create, {
        body: { kode_transaksi: 'MODAL_KAS', deskripsi: 'Modal', arah: 'MASUK', grup: 'MODAL' },
      });
      await shop.as('OWN', kode).call(kasDocument.makes.kasMasuk, {
        body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(500 * J), keterangan: 'Modal' },
      });
    }
  });
  afterAll(() => shop.close());
}
