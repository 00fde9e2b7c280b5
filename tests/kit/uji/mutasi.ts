import { afterAll, beforeAll, expect } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

export const BCA = '1234567890';

/** Opens the shop of these tests and closes it behind them. */
export function bukaMutasi(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true });
    await shop.as('OWN').call(kasDocument.makes.kasMasuk, {
      body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(10_000_000), keterangan: 'Modal' },
    });
    await bankMasuk(5_000_000);
    // Of the sum of a person's day tests/uang-toko.test.ts tells.
    await shop.param('BATAS_KAS_KELUAR', rp(1_000_000_000_000));
  });
  afterAll(() => shop.close());
}

export const BRI = '0987654321';

export let shop: Shop;

export const bankMasuk = (jumlah: number, no_rekening = BCA, who: Who = 'SPV') =>
  shop.as(who).call(kasDocument.makes.bankMasuk, {
    body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(jumlah), keterangan: 'Modal', no_rekening },
  });

export const bankKeluar = (jumlah: number, kode_transaksi = 'LISTRIK') => ({
  body: { kode_transaksi, jumlah: rp(jumlah), keterangan: 'Token listrik', no_rekening: BCA },
});

export const umum = (jumlah: number) => ({
  jumlah: rp(jumlah),
  keterangan: 'Setor bank',
  kategori: 'LAIN_KELUAR',
});

export const antarBank = (jumlah: number, more: object = {}) => ({
  body: {
    asal: 'BCA',
    asal_rekening: BCA,
    tujuan: 'BRI',
    tujuan_rekening: BRI,
    ...umum(jumlah),
    ...more,
  },
});

export const setor = (jumlah: number, more: object = {}) => ({
  body: {
    asal: 'CASH',
    asal_rekening: null,
    tujuan: 'BCA',
    tujuan_rekening: BCA,
    ...umum(jumlah),
    ...more,
  },
});

export const alih = (jumlah: number, more: object = {}) => ({
  body: { asal: 'kas', tujuan: 'kas:ksr.kj1', ...umum(jumlah), ...more },
});

export const bolehNegatif = async (boleh_negatif: boolean): Promise<void> => {
  const bca = { nama_rekening: 'Toko', kode_bank: 'BCA', fee_persen: 0.5, boleh_negatif };
  const { status, text } = await shop.as('OWN').raw('PUT', `rekenings/${BCA}`, bca);
  expect(status, text).toBe(200);
};

export const saldo = async (akun: string): Promise<number> =>
  (
    await shop.rows(
      `select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where kode_toko = 'KJ1' and akun = $1`,
      [akun],
    )
  )[0]!.rupiah;

export const jejak = () =>
  shop.rows(`select (select count(*) from mutasi_uang) as m, (select count(*) from kas) as k, (select count(*) from buku) as b,
    (select sum(terakhir) from nomor) as n,
    (select count(*) from audit where tindakan not in ('MINTA_OTORISASI', 'DISETUJUI', 'LOGIN')) as a`);

export async function ditolak(work: () => Promise<unknown>, expected: object): Promise<void> {
  const before = await jejak();
  await expect(work()).rejects.toMatchObject(expected);
  expect(await jejak()).toEqual(before);
}
