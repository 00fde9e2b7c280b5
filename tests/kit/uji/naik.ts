import { createHash } from 'node:crypto';
import type { Shop } from '#tests/kit/shop.ts';
import { HARGA } from '#tests/proof/balapan/meja.ts';

/** A sale of made-up wishes: how many pieces it takes, and its body for those at the head of a list. */
export type Acak = {
  readonly key: string;
  readonly pieces: number;
  body(codes: readonly string[]): object;
};

const PILIHAN = {
  diskon: [0, 0, 0, 5_000, 20_000, 900_000],
  bayar: ['CASH', 'DEBET', 'DUA', 'LEBIH', 'KURANG', 'CASH', 'CASH'],
  sales: ['S01', 'S01', 'S01', 'S01', 'S01', 'S01', 'S99'],
  keterangan: [null, 'Kado "emas" \\ untuk Ibu', 'x'],
};

/** The same sales in every run: some are refused, some ask for an approval, some pay in two ways. */
export const acak = (banyak: number): Acak[] =>
  Array.from({ length: banyak }, (_, at) => {
    const bytes = createHash('sha256').update(`naik ${at}`).digest();
    const pilih = <T>(ke: number, of: readonly T[]): T => of[bytes[ke]! % of.length]!;
    const pieces = 1 + (bytes[0]! % 3);
    const diskon = pilih(1, PILIHAN.diskon);
    const total = pieces * HARGA - diskon;
    const kartu = (jumlah: number) => ({
      jenis: 'DEBET',
      kode_bank: 'BCA',
      no_rekening: '1234567890',
      jumlah,
    });
    const bayar = {
      CASH: [{ jenis: 'CASH', jumlah: total }],
      DEBET: [kartu(total)],
      DUA: [kartu(500_000), { jenis: 'CASH', jumlah: total - 500_000 }],
      LEBIH: [{ jenis: 'CASH', jumlah: total + 100_000 }],
      KURANG: [{ jenis: 'CASH', jumlah: 1 }],
    };
    return {
      key: `naik-acak-${at}`,
      pieces,
      body: (codes) => ({
        kode_sales: pilih(2, PILIHAN.sales),
        customer: { nama: 'Ibu Sari' },
        barang: codes.slice(0, pieces).map((kode_barcode) => ({ kode_barcode })),
        ...(diskon > 0 && { diskon: { rupiah: diskon } }),
        keterangan: pilih(3, PILIHAN.keterangan),
        pembayaran: bayar[pilih(4, PILIHAN.bayar) as keyof typeof bayar],
      }),
    };
  });

const TABEL = [
  ['penjualan', 'op'],
  ['penjualan_barang', 'op'],
  ['pembayaran', 'op'],
  ['barang', 'op'],
  ['barang_kejadian', 'op'],
  ['buku_set', 'op'],
  ['audit', 'op'],
  ['idempotensi', 'op'],
] as const;
/** Moments, and what only the order of the writes decides. */
const URUTAN = [
  'input_date',
  'valid_at',
  'waktu',
  'urut_audit',
  'hash',
  'hash_lalu',
  'sidik',
  'id',
  '_id',
  'kode_nota',
];

/**
 * All rows that these writes left, by their keys: numbers, acts and barcodes are named by the key and the place that they
 * stand for, so that two shops which sold the same can be compared.
 */
export async function baris(
  shop: Shop,
  keys: readonly string[],
  codes: readonly string[],
): Promise<Record<string, string[]>> {
  const acts = await shop.rows<{ kunci: string; op: string; no: string }>(
    `select kunci, op, jawaban::jsonb #>> '{data,no_faktur_jual}' as no from idempotensi where kunci = any($1)`,
    [keys],
  );
  const names = new Map<string, string>([
    ...acts.flatMap(({ kunci, op, no }) => [
      [op, `op ${kunci}`] as const,
      [no, `no ${kunci}`] as const,
    ]),
    ...codes.map((code, at) => [code, `barang ${at}`] as const),
  ]);
  const named = (text: string): string =>
    text.replaceAll(
      /[0-9a-f]{8}-[0-9a-f-]{27}|[A-Z0-9]{14}|[A-Z0-9]{8}/g,
      (one) => names.get(one) ?? one,
    );
  const found: Record<string, string[]> = {};
  for (const [tabel, op] of TABEL) {
    const order = tabel === 'audit' ? [...URUTAN, 'urut'] : URUTAN;
    const rows = await shop.rows<{ isi: string }>(
      `select (to_jsonb(t) - $2::text[])::text as isi from ${tabel} t where ${op} = any($1::uuid[])`,
      [acts.map((one) => one.op), order],
    );
    found[tabel] = rows.map(({ isi }) => named(isi)).toSorted();
  }
  const buku = await shop.rows<{ isi: string }>(
    'select to_jsonb(b)::text as isi from buku b where no_bukti = any($1)',
    [acts.map(({ no }) => no)],
  );
  found['buku'] = buku.map(({ isi }) => named(isi)).toSorted();
  return found;
}
