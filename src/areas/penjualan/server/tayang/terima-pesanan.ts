import { randomUUID } from 'node:crypto';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { PesananMasuk } from '#areas/penjualan/contract/tayang/adaptor.api.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { kunciOrder } from '#areas/penjualan/rules/online/online.ts';
import { TIDAK_ADAPTOR } from '#areas/penjualan/rules/tayang/adaptor.ts';
import { PESANAN_TUNGGU, totalPesanan } from '#areas/penjualan/rules/tayang/tayang.ts';
import {
  countTunggu,
  dropPesanan,
  findPesanan,
  holdPesanan,
  lockBisaDipesan,
  lockSaluran,
  savePasti,
  savePesanan,
  type Tersimpan,
} from '#areas/penjualan/server/tayang/pesanan.table.ts';
import { pemegangPesanan } from '#areas/stock/rules/tahan-pesanan.ts';
import type { Param } from '#areas/toko/contract/parameter.ts';

export type Pengirim = {
  readonly kode_toko: string;
  readonly kode_marketplace: string;
  readonly param: Param;
  readonly ip: string;
  /** The channel was asked at the owner's address, and is not only somebody who knows its secret. */
  readonly pasti: boolean;
};

/**
 * An order of a channel: heard once, whole or not at all. Its pieces are held for it, also over a closing; where one of
 * them is gone the order is kept as refused, so that the home tells of it. Nothing is sold here: a person does that.
 */
export async function terimaPesanan(tx: Tx, masuk: PesananMasuk, pengirim: Pengirim) {
  const { kode_marketplace, param } = pengirim;
  await lockSaluran(tx, pengirim);
  const no_order = kunciOrder(masuk.no_order);
  const lama = await findPesanan(tx, pengirim, no_order);
  const codes = [...new Set(masuk.barang.map(({ kode_barcode }) => kode_barcode))].toSorted();
  const total = totalMasuk(masuk);
  if (lama) {
    const sama = lama.total === total && [...new Set(lama.kode)].toSorted().join() === codes.join();
    if (pengirim.pasti && !lama.pasti && sama) await pastikan(tx, pengirim, lama);
    return { ...jawab(lama), lama: true, ditahan: [] as string[] };
  }
  conflictIf((await countTunggu(tx, pengirim)) >= PESANAN_TUNGGU, TIDAK_ADAPTOR.PESANAN_PENUH);
  const jam = param(penjualanParam.TAHAN_PESANAN_ONLINE_JAM);
  const pemegang = pemegangPesanan(kode_marketplace, no_order);
  const tidakAda = await tahan(tx, pengirim, codes, { pemegang, jam });
  const diminta = masuk.diminta ?? [];
  const kosong = codes.length === 0 && diminta.length === 0;
  const ditolak = kosong || tidakAda.length > 0;
  const op = randomUUID();
  const { nama, no_hp, alamat } = masuk.pembeli;
  const siapa = ditolak ? { nama: '', no_hp: null, alamat: '' } : { nama, no_hp, alamat };
  const row = {
    ...siapa,
    no_order,
    status: ditolak ? ('DITOLAK' as const) : ('MENUNGGU' as const),
    ekspedisi: masuk.ekspedisi,
    barang: masuk.barang,
    diminta,
    total,
    sebab: ditolak ? tidakAda.join(', ') || null : null,
    terbaca: true,
    pasti: pengirim.pasti,
    jam: ditolak || codes.length === 0 ? null : jam,
    op,
  };
  const saved = await savePesanan(tx, pengirim, row);
  const { status, barang, sebab } = row;
  const sesudah = {
    status,
    barang,
    total,
    sebab,
    pasti: row.pasti,
    tahan_sampai: saved.tahan_sampai,
  };
  await catat(tx, pengirim, { op, no_order, sesudah });
  return { ...jawab(saved), lama: false, ditahan: ditolak ? [] : codes };
}

/** What the buyer pays, as the channel tells it. */
const totalMasuk = ({ barang, diminta }: PesananMasuk): Rupiah =>
  totalPesanan([
    ...barang,
    ...(diminta ?? []).map(({ harga, qty }) => ({
      harga: totalPesanan(Array(qty).fill({ harga })),
    })),
  ]);

/** The channel names itself what was only told of it: it is sold from now on. */
async function pastikan(
  tx: Tx,
  pengirim: Pengirim,
  { id, no_order, status }: Tersimpan,
): Promise<void> {
  if (status !== 'MENUNGGU') return;
  const op = randomUUID();
  await savePasti(tx, pengirim.kode_toko, id, op);
  await catat(tx, pengirim, { op, no_order, sesudah: { pasti: true } });
}

const KOSONG = { ekspedisi: '', nama: '', no_hp: null, alamat: '', barang: [], diminta: [] };

/**
 * An order that was fetched and cannot be read is kept by its number as refused, once: the home tells of it, and the
 * orders behind it are read. One that is known already stays as it is.
 */
export async function tolakTakTerbaca(
  tx: Tx,
  one: { readonly no_order: string; readonly sebab: string },
  pengirim: Pengirim,
): Promise<void> {
  await lockSaluran(tx, pengirim);
  const no_order = kunciOrder(one.no_order);
  if (await findPesanan(tx, pengirim, no_order)) return;
  const op = randomUUID();
  const status = 'DITOLAK' as const;
  const { sebab } = one;
  const row = {
    ...KOSONG,
    no_order,
    status,
    total: rp(0),
    sebab,
    terbaca: false,
    pasti: true,
    jam: null,
    op,
  };
  await savePesanan(tx, pengirim, row);
  await catat(tx, pengirim, { op, no_order, sesudah: { status, sebab } });
}

type Catatan = { readonly op: string; readonly no_order: string; readonly sesudah: unknown };

const catat = (tx: Tx, { kode_toko, kode_marketplace, ip }: Pengirim, one: Catatan) =>
  recordAside(tx, {
    kode_toko,
    op: one.op,
    user_id: 'SISTEM',
    perangkat: `adaptor ${kode_marketplace}`,
    ip,
    tindakan: 'TERIMA',
    tabel: 'pesanan_online',
    kunci: `${kode_marketplace} ${one.no_order}`,
    sesudah: one.sesudah,
  });

/** Those that cannot be had; none are held then. */
async function tahan(
  tx: Tx,
  pengirim: Pengirim,
  codes: readonly string[],
  cara: { readonly pemegang: string; readonly jam: number },
): Promise<string[]> {
  if (codes.length === 0) return [];
  const ada = new Set(await lockBisaDipesan(tx, pengirim, codes));
  const hilang = codes.filter((code) => !ada.has(code));
  if (hilang.length > 0) return hilang;
  const ditahan = await holdPesanan(tx, pengirim.kode_toko, codes, cara);
  if (ditahan === codes.length) return [];
  // Somebody has one of them in a basket.
  await dropPesanan(tx, pengirim.kode_toko, cara.pemegang);
  return [...codes];
}

const jawab = ({ no_order, status, tahan_sampai, sebab }: Tersimpan) => ({
  no_order,
  status,
  tahan_sampai,
  tidak_ada: status === 'DITOLAK' && sebab && KODE.test(sebab) ? sebab.split(', ') : [],
});
const KODE = /^[A-Z0-9]{8}(?:, [A-Z0-9]{8})*$/;
