import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Shop } from '#tests/kit/shop.ts';
import {
  angka,
  HARGA,
  nota,
  orang,
  potong,
  tulis,
  type Balapan,
} from '#tests/proof/balapan/meja.ts';

/** Paid by card, so that the drawer stays as it was counted and the closing is not refused for it. */
const KARTU = { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: HARGA };

/** A closing takes its time over the report: who comes late comes all through it. */
const LAMA_TUTUP_MS = 500;

async function hitungLaci(shop: Shop): Promise<void> {
  const { kas } = await angka<{ kas: number }>(
    shop,
    `select coalesce(sum(rupiah), 0)::bigint as kas from saldo where akun = 'kas' and kode_toko = 'KJ1'`,
  );
  const counted = await tulis(shop, 2, 'tutup-toko/hitung', {
    pecahan: [
      { nilai: 100_000, jumlah: Math.floor(kas / 100_000) },
      { nilai: 1000, jumlah: (kas % 100_000) / 1000 },
    ],
  });
  expect(counted.status, counted.text).toBe(201);
}

/** What the sealed report of the day says of sales: documents, pieces, rupiah. */
async function diLaporan(shop: Shop, tgl: string): Promise<number[]> {
  type Baris = { jenis: string; jumlah_trx: number; qty: number; total_rp: number };
  const { baris } = await angka<{ baris: Baris[] }>(
    shop,
    `select laporan -> 'akhir_hari' as baris from tutup_toko where kode_toko = 'KJ1' and tgl_system = $1`,
    [tgl],
  );
  const jual = baris.find(({ jenis }) => jenis === 'Penjualan');
  return [jual?.jumlah_trx ?? 0, jual?.qty ?? 0, jual?.total_rp ?? 0];
}

/** Opens the next business day. */
export async function besok(shop: Shop): Promise<string> {
  const { tgl } = await angka<{ tgl: string }>(
    shop,
    `select max(tgl_system) + 1 as tgl from hari_toko where kode_toko = 'KJ1'`,
  );
  await shop.hari(tgl);
  return tgl;
}

/**
 * A day is closed while the other counters sell: each sale is in the sealed report or was refused
 * (D-20.1). Where in the row the closing comes moves on with every round.
 */
export const tutupLawanJual: Balapan = async (shop, meja) => {
  const tgl = await besok(shop);
  const codes = await potong(shop, Math.max(meja - 1, 1));
  // Sessions are opened before the race, not in it.
  for (let at = 0; at < 6; at++) await shop.as(orang(at)).raw('GET', 'users/me');
  await hitungLaci(shop);
  const before = Number(tgl.slice(-2)) % (codes.length + 1);
  const jual = (code: string, at: number) => tulis(shop, at, 'penjualan', nota(code, KARTU));
  const early = codes.slice(0, before).map(jual);
  const closing = tulis(shop, 2, 'tutup-toko', {});
  const late = codes.slice(before).map(async (code, at) => {
    await setTimeout((at * LAMA_TUTUP_MS) / codes.length);
    return jual(code, at);
  });
  const answers = await Promise.all([...early, ...late]);
  const closed = await closing;

  expect(closed.status, closed.text).toBe(201);
  const sold = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => body?.code)).toEqual(refused.map(() => 'HARI_TUTUP'));
  expect(await diLaporan(shop, tgl)).toEqual([sold.length, sold.length, sold.length * HARGA]);
  const kept = await shop.rows<{ no: string }>(
    `select no_faktur_jual as no from penjualan where kode_toko = 'KJ1' and tgl_system = $1`,
    [tgl],
  );
  expect(kept.map(({ no }) => no).toSorted()).toEqual(
    sold.map(({ body }) => body.data.no_faktur_jual as string).toSorted(),
  );
};

/** Two people close the same day: one did, the other is told so. */
export const duaMenutup: Balapan = async (shop, meja) => {
  await besok(shop);
  await hitungLaci(shop);
  const answers = await Promise.all(
    Array.from({ length: meja }, (_, at) => tulis(shop, 2 + (at % 4), 'tutup-toko', {})),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const late = answers.filter(({ status }) => status !== 201);
  expect(late.map(({ body }) => body?.code)).toEqual(late.map(() => 'HARI_TUTUP'));
};
