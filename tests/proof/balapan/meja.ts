import { expect } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Raw, Shop, Who } from '#tests/kit/shop.ts';
import { izin } from '#tests/kit/orang/setuju.ts';

/**
 * One round of one race: `meja` counters at the same moment, each on a connection of its own. It
 * throws where the shop did not end as if they had come one after the other.
 */
export type Balapan = (shop: Shop, meja: number) => Promise<void>;

/** Rounds of a race with eight counters in every run; in so many a guard that was taken away is seen (`penjaga.test.ts`). */
export const RONDE_PENDEK = 12;

const ORANG: readonly Who[] = ['KASIR', 'KASIR2', 'SPV', 'MU', 'OWN', 'SU'];

/** What P4 of worked-postings.md is sold for. */
export const HARGA = 1_470_000;

let count = 0;
export const kunci = (): { 'idempotency-key': string } => ({
  'idempotency-key': `balapan-kunci-${++count}`,
});

export const orang = (at: number): Who => ORANG[at % ORANG.length]!;

/** A write of the counter at this place, under a key of its own. */
export const tulis = (
  shop: Shop,
  at: number,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Raw> => shop.as(orang(at)).raw('POST', path, body, { ...kunci(), ...headers });

export const serentak = <T>(meja: number, kerja: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: meja }, (_, at) => kerja(at)));

export const potong = (shop: Shop, banyak: number): Promise<string[]> =>
  tambahPotong(
    shop,
    Array.from({ length: banyak }, () => 'P4' as const),
  );

export const customer = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' };
/** A person who sells gold back all day long shows an identity (D-13.1). */
export const penjual = { ...customer, no_ktp: '3201234567890001' };

export const nota = (kode_barcode: string, bayar: object = { jenis: 'CASH', jumlah: HARGA }) => ({
  kode_sales: 'S01',
  customer: { nama: 'Ibu Sari' },
  barang: [{ kode_barcode }],
  pembayaran: [bayar],
});

/** A sale that the shop must accept, for cash when nothing else is said; answers its number. */
export async function terjual(shop: Shop, kode_barcode: string, bayar?: object): Promise<string> {
  const answer = await tulis(shop, 0, 'penjualan', nota(kode_barcode, bayar));
  expect(answer.status, answer.text).toBe(201);
  return (answer.body.data as { no_faktur_jual: string }).no_faktur_jual;
}

/** An approval of this write, given by somebody else and not spent. */
export const disetujui = (shop: Shop, path: string, body: object, at = 0): Promise<string> =>
  izin(shop.as(orang(at)), shop.as('OWN'), { path, body });

/** One counter has won; every other hears that it came too late, in words of the shop. */
export function satuMenang(answers: readonly Raw[], ...codes: readonly string[]): Raw {
  const said = answers.map(({ status, body }) => (status < 300 ? 'BERHASIL' : body?.code));
  expect(
    said.filter((one) => one === 'BERHASIL'),
    said.join(),
  ).toHaveLength(1);
  const lost = said.filter((one) => one !== 'BERHASIL');
  expect(lost.filter((one) => !codes.includes(one as string))).toEqual([]);
  return answers.find(({ status }) => status < 300)!;
}

/** One row of figures, read past the product. */
export async function angka<T = Record<string, number>>(
  shop: Shop,
  text: string,
  values: unknown[] = [],
): Promise<T> {
  const [row] = await shop.rows<T>(text, values);
  return row!;
}

/** The business day of the shop, which moves on with the races. */
export const hariIni = async (shop: Shop): Promise<string> =>
  (
    await angka<{ tgl: string }>(
      shop,
      `select max(tgl_system) as tgl from hari_toko where kode_toko = 'KJ1'`,
    )
  ).tgl;

/** What the rounds leave unsold would fill the trays of a small shop; the races use these modules. */
export async function siapkan(shop: Shop): Promise<void> {
  await shop.rows(`update baki set kapasitas = 1000000 where kode_toko = 'KJ1'`);
  for (const modul of MODUL) await shop.modulOn(modul);
}
const MODUL = [
  'KUPON_PENJUALAN_MODULE',
  'MEMBER_MODULE',
  'OPNAME_GLOBAL_DAILY_MODULE',
  'PENJUALAN_BAYAR_POIN_MODULE',
  'VALIDASI_NON_CASH_MODULE',
] as const;
