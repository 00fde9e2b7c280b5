import { callOne, statement, type Sql } from '#kit/server/sql.ts';
import type { KataBarang } from '#areas/penjualan/rules/nota.ts';
import type { KuponNota } from '#areas/penjualan/rules/kupon-nota.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

const KETERANGAN = statement(
  'select isi from keterangan_nota where kode_toko = $1 and is_active order by urut',
);
const DESKRIPSI = statement(
  `select kode_barcode, deskripsi from barang
    where kode_toko = $1 and kode_barcode = any($2) and deskripsi <> '' order by kode_barcode`,
);

const KUPON = statement(
  `select no_kupon, nilai, persen, minimal_belanja, berlaku_sd, kali_pakai from kupon
    where kode_toko = $1 and faktur_terbit = $2 and not batal order by no_kupon`,
);

const BULAN = statement(
  `select batas_toko($1, 'BULAN_BELI_KEMBALI', $2::timestamptz, $3)::int as bulan`,
);
const SAAT = statement(
  'select input_date from penjualan where kode_toko = $1 and no_faktur_jual = $2',
);

/** For how many months a nota of that moment says that its goods are bought back (decision 1224). */
export const findBulanNota = async (on: Sql, kode_toko: string, saat: string): Promise<number> =>
  (
    await callOne<{ bulan: number }>(on, BULAN, [
      kode_toko,
      saat,
      penjualanParam.BULAN_BELI_KEMBALI.bawaan,
    ])
  ).bulan;

/** When a sale was written; null for a number that is no sale of the shop. */
export const findSaatJual = async (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<string | null> =>
  (await on.call<{ input_date: string }>(SAAT, [kode_toko, no]))[0]?.input_date ?? null;

/** The shop's lines of small print, in their order. */
export const listKeteranganNota = async (on: Sql, kode_toko: string): Promise<string[]> =>
  (await on.call<{ isi: string }>(KETERANGAN, [kode_toko])).map(({ isi }) => isi);

/** What the stock says of pieces, for the paper, where it says something: sold ones keep their words. */
export const listKataBarang = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<KataBarang[]> => on.call<KataBarang>(DESKRIPSI, [kode_toko, codes]);

/** The coupons that a sale issued, with the terms that its paper says. */
export const listKuponNota = (on: Sql, kode_toko: string, no: string): Promise<KuponNota[]> =>
  on.call<KuponNota>(KUPON, [kode_toko, no]);
