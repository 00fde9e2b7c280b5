import { afterAll, beforeAll, expect } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hari } from '#kit/rules/hari.ts';
import { menungguCairEndpoint } from '#areas/uang/contract/non-cash.api.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';

export const HARI = '2026-11-20';

/** Opens the shop of these tests and closes it behind them. */
export function bukaNonCash(): void {
  beforeAll(async () => {
    shop = await openShop({ dasar: true });
    await shop.modulOn('VALIDASI_NON_CASH_MODULE');
    codes = await tambahPotong(shop, Array<'P4'>(24).fill('P4'));
  });
  afterAll(() => shop.close());
}

export let shop: Shop;

export let codes: string[];

let round = 0;

export const kunci = () => ({ 'idempotency-key': `non-cash-${++round}` });

/** P4 for 1,470,000: 1,000,000 on a card or by transfer, the rest in cash; sold by the cashier unless said. */
export async function jual(jenis = 'DEBET', who: Who = 'KASIR'): Promise<string> {
  const pembayaran = [
    { jenis, kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 1_000_000 },
    { jenis: 'CASH', jumlah: 470_000 },
  ];
  const body = {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode: codes.pop()! }],
    pembayaran,
  };
  const { status, body: said } = await shop.as(who).raw('POST', 'penjualan', body, kunci());
  expect(status, JSON.stringify(said)).toBe(201);
  return (said.data as { no_faktur_jual: string }).no_faktur_jual;
}

export const saldo = async (akun: string): Promise<number> =>
  (
    await shop.rows(
      `select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where kode_toko = 'KJ1' and akun = $1`,
      [akun],
    )
  )[0]!.rupiah;

export const baris = (no_dokumen: string, biaya_bank: number | null = null) => ({
  no_dokumen,
  urut: 1,
  biaya_bank: biaya_bank === null ? null : rp(biaya_bank),
  fee_mp: null,
  ongkir: null,
});

export const isi = (...of: ReturnType<typeof baris>[]) => ({
  body: { tgl_cair: hari(HARI), keterangan: null, baris: of },
});

export const cairkan = (given: ReturnType<typeof isi>, who: Who = 'SPV') =>
  shop.as(who).call(nonCashDocument.makes.cair, given);

export const batalJual = (no: string) =>
  disetujui(shop, `penjualan/${no}/batal`, { alasan: 'Berubah pikiran' });

export const cairkanMentah = (who: Who, no_dokumen: string) =>
  shop
    .as(who)
    .raw(
      'POST',
      'non-cash/validasi',
      { tgl_cair: HARI, baris: [{ no_dokumen, urut: 1 }] },
      kunci(),
    );

export const menunggu = async () =>
  (await shop.as('SPV').call(menungguCairEndpoint, { query: { limit: 1000 } })).map(
    ({ no_dokumen }) => no_dokumen,
  );

/** Everything that an act may have touched. */
export const jejak = () =>
  shop.rows(`select (select count(*) from validasi_non_cash) as v, (select count(*) from buku) as b,
    (select sum(terakhir) from nomor) as n, (select count(*) from validasi_non_cash_baris where aktif) as aktif,
    (select count(*) from audit where tindakan not in ('MINTA_OTORISASI', 'DISETUJUI', 'LOGIN')) as a`);

export async function ditolak(work: () => Promise<unknown>, expected: object): Promise<void> {
  const before = await jejak();
  await expect(work()).rejects.toMatchObject(expected);
  expect(await jejak()).toEqual(before);
}
