import { randomUUID } from 'node:crypto';
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
  savePesanan,
  type Tersimpan,
} from '#areas/penjualan/server/tayang/pesanan.table.ts';
import { pemegangPesanan } from '#areas/stock/rules/tahan-pesanan.ts';
import type { Param } from '#areas/toko/contract/parameter.ts';

type Pengirim = {
  readonly kode_toko: string;
  readonly kode_marketplace: string;
  readonly param: Param;
  readonly ip: string;
};

/**
 * An order of a channel: heard once, whole or not at all. Its pieces are held for it, also over a closing; where one of
 * them is gone the order is kept as refused, so that the home tells of it. Nothing is sold here: a person does that.
 */
export async function terimaPesanan(tx: Tx, masuk: PesananMasuk, pengirim: Pengirim) {
  const { kode_toko, kode_marketplace, param, ip } = pengirim;
  await lockSaluran(tx, pengirim);
  const no_order = kunciOrder(masuk.no_order);
  const lama = await findPesanan(tx, pengirim, no_order);
  if (lama) return { ...jawab(lama), lama: true, ditahan: [] as string[] };
  conflictIf((await countTunggu(tx, pengirim)) >= PESANAN_TUNGGU, TIDAK_ADAPTOR.PESANAN_PENUH);
  const codes = [...new Set(masuk.barang.map(({ kode_barcode }) => kode_barcode))].toSorted();
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
    total: totalPesanan([
      ...masuk.barang,
      ...diminta.map(({ harga, qty }) => ({ harga: totalPesanan(Array(qty).fill({ harga })) })),
    ]),
    sebab: ditolak ? tidakAda.join(', ') || null : null,
    jam: ditolak || codes.length === 0 ? null : jam,
    op,
  };
  const saved = await savePesanan(tx, pengirim, row);
  const { status, barang, total, sebab } = row;
  await recordAside(tx, {
    kode_toko,
    op,
    user_id: 'SISTEM',
    perangkat: `adaptor ${kode_marketplace}`,
    ip,
    tindakan: 'TERIMA',
    tabel: 'pesanan_online',
    kunci: `${kode_marketplace} ${no_order}`,
    sesudah: { status, barang, total, sebab, tahan_sampai: saved.tahan_sampai },
  });
  return { ...jawab(saved), lama: false, ditahan: ditolak ? [] : codes };
}

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
