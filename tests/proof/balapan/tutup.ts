import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Shop } from '#tests/kit/shop.ts';
import { ownerSendiri } from '#tests/proof/balapan/batal.ts';
import { KARTU } from '#tests/proof/balapan/uang.ts';
import {
  angka,
  HARGA,
  hariIni,
  kunci,
  nota,
  orang,
  potong,
  tulis,
  type Balapan,
} from '#tests/proof/balapan/meja.ts';

/** How long the closing before took: who comes late comes all through the next one. */
let lamaTutup = 250;
/** Two of three rounds they come while it ends: between its report and its seal lies a tenth of it. */
let putaran = 0;

async function hitungLaci(shop: Shop): Promise<void> {
  const { kas } = await angka<{ kas: number }>(
    shop,
    `select coalesce(sum(rupiah), 0)::bigint as kas from saldo where akun = 'kas' and kode_toko = 'KJ1'`,
  );
  const counted = await tulis(shop, 2, 'tutup-toko/hitung', {
    pecahan: [
      { nilai: 100_000, jumlah: Math.floor(kas / 100_000) },
      { nilai: 1000, jumlah: Math.floor((kas % 100_000) / 1000) },
      { nilai: 100, jumlah: (kas % 1000) / 100 },
    ],
  });
  expect(counted.status, counted.text).toBe(201);
}

/** What the newest sealed report of the day says of sales: documents, pieces, rupiah. */
async function diLaporan(shop: Shop, tgl: string): Promise<number[]> {
  type Baris = { jenis: string; jumlah_trx: number; qty: number; total_rp: number };
  const { baris } = await angka<{ baris: Baris[] }>(
    shop,
    `select laporan -> 'akhir_hari' as baris from tutup_toko where kode_toko = 'KJ1' and tgl_system = $1
      order by ke desc limit 1`,
    [tgl],
  );
  const jual = baris.find(({ jenis }) => jenis === 'Penjualan');
  return [jual?.jumlah_trx ?? 0, jual?.qty ?? 0, jual?.total_rp ?? 0];
}

async function nomorJual(shop: Shop, tgl: string): Promise<string[]> {
  const rows = await shop.rows<{ no: string }>(
    `select no_faktur_jual as no from penjualan where kode_toko = 'KJ1' and tgl_system = $1 order by 1`,
    [tgl],
  );
  return rows.map(({ no }) => no);
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

/** The day as it was closed, opened again by its owner (D-20.2): a round needs no new morning. */
async function bukaLagi(shop: Shop): Promise<void> {
  const body = { tgl_system: await hariIni(shop), alasan: 'Balapan lagi' };
  await ownerSendiri(shop);
  const opened = await shop.as('OWN').raw('POST', 'tutup-toko/buka-ulang', body, kunci());
  if (opened.body?.code !== 'HARI_MASIH_BUKA') expect(opened.status, opened.text).toBe(200);
}

/**
 * A day is closed while the other counters sell by card, so that the drawer stays as it was counted:
 * each sale is in the sealed report or was refused (D-20.1). Where in the row the closing comes moves
 * on with every round. All that the shop sells on that day is sold here.
 */
export const tutupLawanJual: Balapan = async (shop, meja) => {
  await bukaLagi(shop);
  const tgl = await hariIni(shop);
  const codes = meja > 1 ? await potong(shop, meja - 1) : [];
  // Sessions are opened before the race, not in it.
  for (let at = 0; at < 6; at++) await shop.as(orang(at)).raw('GET', 'users/me');
  await hitungLaci(shop);
  const lalu = await nomorJual(shop, tgl);
  const before = lalu.length % (codes.length + 1);
  const jual = (code: string, at: number) => tulis(shop, at, 'penjualan', nota(code, KARTU));
  const early = codes.slice(0, before).map(jual);
  const mulai = performance.now();
  const closing = tulis(shop, 2, 'tutup-toko', {}).then((answer) => {
    lamaTutup = performance.now() - mulai;
    return answer;
  });
  const lama = lamaTutup;
  putaran += 1;
  const dari = putaran % 3 === 0 ? 0 : lama * 0.7;
  const late = codes.slice(before).map(async (code, at) => {
    await setTimeout(dari + (at * (lama - dari)) / codes.length);
    return jual(code, at);
  });
  const answers = await Promise.all([...early, ...late]);
  const closed = await closing;

  expect(closed.status, closed.text).toBe(201);
  const sold = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => body?.code)).toEqual(refused.map(() => 'HARI_TUTUP'));
  const kept = await nomorJual(shop, tgl);
  expect(await diLaporan(shop, tgl)).toEqual([kept.length, kept.length, kept.length * HARGA]);
  expect(kept.filter((no) => !lalu.includes(no))).toEqual(
    sold.map(({ body }) => body.data.no_faktur_jual as string).toSorted(),
  );
};

/** Two people close the same day: one succeeds, the other is refused because the day is closed. */
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
