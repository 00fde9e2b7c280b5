import { randomUUID } from 'node:crypto';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, Problem } from '#kit/server/problem.ts';
import type { PesananMasuk } from '#areas/penjualan/contract/tayang/adaptor.api.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { kunciOrder } from '#areas/penjualan/rules/online/online.ts';
import { bedaPesanan } from '#areas/penjualan/rules/tayang/cocok.ts';
import { TIDAK_ADAPTOR } from '#areas/penjualan/rules/tayang/adaptor.ts';
import {
  BARANG_TUNGGU,
  PESANAN_DITOLAK,
  PESANAN_TUNGGU,
  SEBAB_LEPAS,
  totalPesanan,
} from '#areas/penjualan/rules/tayang/tayang.ts';
import { findTerjual } from '#areas/penjualan/server/tayang/beda/dijual.table.ts';
import { simpanTerjual } from '#areas/penjualan/server/tayang/beda/sudah-dijual.ts';
import { catat, type Pengirim } from '#areas/penjualan/server/tayang/beda/catat-pesanan.ts';
import {
  countDitolak,
  countTunggu,
  dropPesanan,
  findPesanan,
  holdPesanan,
  lockBisaDipesan,
  lockSaluran,
  saveDisebut,
  savePesanan,
  tolakTersebut,
  type Dikenal,
  type Tersimpan,
} from '#areas/penjualan/server/tayang/pesanan.table.ts';
import { pemegangPesanan } from '#areas/stock/rules/tahan-pesanan.ts';

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
  const tetap =
    (await dijualDulu(tx, { ...masuk, no_order, total }, { pengirim, lama })) ??
    (isDiganti(lama, { pengirim, beda: lama !== undefined && isBeda(lama, masuk) })
      ? undefined
      : lama);
  if (tetap && pengirim.pasti && tetap.status === 'PO')
    await saveDisebut(tx, pengirim.kode_toko, tetap.id);
  if (tetap) return { ...jawab(tetap), lama: lama !== undefined, ditahan: [] as string[] };
  const tunggu = await countTunggu(tx, pengirim);
  conflictIf(tunggu.pesanan >= PESANAN_TUNGGU, TIDAK_ADAPTOR.PESANAN_PENUH);
  const jam = param(penjualanParam.TAHAN_PESANAN_ONLINE_JAM);
  const pemegang = pemegangPesanan(kode_marketplace, no_order);
  const diminta = masuk.diminta ?? [];
  const cara = {
    no_order,
    pemegang,
    jam,
    sisa: BARANG_TUNGGU - tunggu.barang,
    diminta: diminta.length,
  };
  const sebab = await tahan(tx, pengirim, codes, cara);
  const ditolak = sebab !== null;
  if (ditolak) await needTempatTolak(tx, pengirim);
  const op = randomUUID();
  const { nama, no_hp, alamat } = masuk.pembeli;
  const row = {
    no_order,
    total,
    sebab,
    terbaca: true,
    pasti: pengirim.pasti,
    op,
    // Of a refused one its pieces are kept, and neither buyer nor prices: it may be of anybody.
    ...(ditolak
      ? {
          ...KOSONG,
          status: 'DITOLAK' as const,
          barang: codes.map((kode_barcode) => ({ kode_barcode })),
          jam: null,
        }
      : {
          ekspedisi: masuk.ekspedisi,
          nama,
          no_hp,
          alamat,
          diminta,
          status: 'MENUNGGU' as const,
          barang: masuk.barang,
          jam: codes.length === 0 ? null : jam,
        }),
  };
  const saved = await savePesanan(tx, pengirim, row);
  const { status, barang, pasti } = row;
  const { tahan_sampai } = saved;
  const sesudah = { status, barang, total, sebab, pasti, tahan_sampai };
  await catat(tx, pengirim, { op, no_order, sesudah });
  return { ...jawab(saved), lama: false, ditahan: ditolak ? [] : codes };
}

/** The order of a sale that was made before it came: kept with it, where nothing else was named under its number. */
async function dijualDulu(
  tx: Tx,
  masuk: Parameters<typeof simpanTerjual>[2],
  { pengirim, lama }: { pengirim: Pengirim; lama: Dikenal | undefined },
): Promise<Tersimpan | undefined> {
  const baru = pengirim.pasti ? !lama?.pasti : !lama;
  const { no_order } = masuk;
  const terjual = baru ? await findTerjual(tx, { ...pengirim, no_order }) : undefined;
  return terjual && simpanTerjual(tx, pengirim, masuk, terjual);
}

/** What the buyer pays, as the channel tells it. */
const totalMasuk = ({ barang, diminta }: PesananMasuk): Rupiah =>
  totalPesanan([
    ...barang,
    ...(diminta ?? []).map(({ harga, qty }) => ({
      harga: totalPesanan(Array(qty).fill({ harga })),
    })),
  ]);

type Isi = {
  readonly kode: readonly string[];
  readonly diminta: readonly Dikenal['diminta'][number][];
};
/** What an order asks for, so that two of them can be compared. */
const wantedOf = ({ kode, diminta }: Isi): string =>
  JSON.stringify([
    [...new Set(kode)].toSorted(),
    diminta.map(({ deskripsi, qty, harga }) => [deskripsi, qty, harga]),
  ]);
const isBeda = (lama: Dikenal, masuk: PesananMasuk): boolean => {
  const kode = masuk.barang.map(({ kode_barcode }) => kode_barcode);
  const isi = wantedOf({ kode, diminta: masuk.diminta ?? [] });
  const lain = lama.status === 'PO' && isPembeliLain(lama, masuk);
  return lama.total !== totalMasuk(masuk) || wantedOf(lama) !== isi || lain;
};
/** Whether a pre-order waits for another person than the channel names. */
const isPembeliLain = ({ no_hp, alamat }: Dikenal, { pembeli }: PesananMasuk): boolean => {
  const kosong = { kode: [], total: rp(0), status: 'MENUNGGU', pasti: true } as const;
  return bedaPesanan('', { ...kosong, ...pembeli }, { ...kosong, no_hp, alamat }).length > 0;
};

type Sebutan = {
  readonly pengirim: Pengirim;
  /** It asks for something else, or for another sum, than what is kept under its number. */
  readonly beda: boolean;
};

/**
 * The channel names itself what it was only told to have: what it names counts, also where the told one was refused as
 * it came, for that may be of anybody who knows the secret (decision 1118). What a person sold stays, and what one
 * refused where it is named the same: he refused that order, and not its number. Refused together with others, because
 * they were only told, it was looked at by none. One whose sale was cancelled waits again, and one
 * that became a pre-order of something or somebody else.
 */
const isDiganti = (lama: Dikenal | undefined, { pengirim, beda }: Sebutan): boolean => {
  if (!lama) return true;
  const { pasti, status, diurus_by, sebab } = lama;
  if (!pengirim.pasti || pasti) return false;
  if (status === 'MENUNGGU' || status === 'BATAL') return true;
  if (status === 'PO') return beda;
  return status === 'DITOLAK' && (diurus_by === null || sebab === SEBAB_LEPAS || beda);
};

/** How such a sale differs from its order, as № 114 says it. */
const TAK_TERBACA = 'TAK TERBACA';

const KOSONG = { ekspedisi: '', nama: '', no_hp: null, alamat: '', barang: [], diminta: [] };

/** Refusals are kept for the home, so many a day: more of them are a flood and not orders. */
async function needTempatTolak(tx: Tx, pengirim: Pengirim): Promise<void> {
  const { code, message } = TIDAK_ADAPTOR.PESANAN_DITOLAK_PENUH;
  if ((await countDitolak(tx, pengirim)) >= PESANAN_DITOLAK)
    throw new Problem(429, code, message, { retryAfter: 3600 });
}

/**
 * An order that was fetched and cannot be read is kept by its number as refused, once: the home tells of it, and the
 * orders behind it are read. One that it named before stays as it is.
 */
export async function tolakTakTerbaca(
  tx: Tx,
  one: { readonly no_order: string; readonly sebab: string },
  pengirim: Pengirim,
): Promise<void> {
  await lockSaluran(tx, pengirim);
  const no_order = kunciOrder(one.no_order);
  const lama = await findPesanan(tx, pengirim, no_order);
  if (!isDiganti(lama, { pengirim, beda: false })) return;
  const terjual = await findTerjual(tx, { ...pengirim, no_order });
  if (!terjual) await needTempatTolak(tx, pengirim);
  // What somebody told under this number is no order of the channel either.
  await dropPesanan(tx, pengirim.kode_toko, [pemegangPesanan(pengirim.kode_marketplace, no_order)]);
  const op = randomUUID();
  const status = terjual ? ('DIJUAL' as const) : ('DITOLAK' as const);
  const { sebab } = one;
  // What was sold under it before can be compared with nothing: the owner hears of it.
  const beda = terjual ? [TAK_TERBACA] : [];
  const row = {
    ...KOSONG,
    no_order,
    status,
    ...(terjual && { no_faktur_jual: terjual.no_faktur_jual, beda }),
    total: rp(0),
    sebab,
    terbaca: false,
    pasti: true,
    jam: null,
    op,
  };
  await savePesanan(tx, pengirim, row);
  await catat(tx, pengirim, {
    op,
    no_order,
    sesudah: { status, sebab, ...(terjual && { no_faktur_jual: terjual.no_faktur_jual, beda }) },
    tindakan: terjual ? 'JUAL_BEDA' : 'TERIMA',
  });
}

type Cara = {
  readonly no_order: string;
  readonly pemegang: string;
  readonly jam: number;
  /** Pieces that the channel may still hold. */
  readonly sisa: number;
  /** Lines that ask for something without a piece. */
  readonly diminta: number;
};

/** Its pieces are held, or why not: the codes of those that cannot be had, or a sentence. None are held then. */
async function tahan(
  tx: Tx,
  pengirim: Pengirim,
  codes: readonly string[],
  cara: Cara,
): Promise<string | null> {
  if (codes.length > cara.sisa || codes.length === 0) {
    await dropPesanan(tx, pengirim.kode_toko, [cara.pemegang]);
    if (codes.length > 0) return `Lebih dari ${BARANG_TUNGGU} barang ditahan`;
    return cara.diminta === 0 ? 'Tanpa barang' : null;
  }
  if (pengirim.pasti) await gantikan(tx, pengirim, codes, cara.no_order);
  const ada = new Set(await lockBisaDipesan(tx, pengirim, codes, cara.pemegang));
  // What was held under this number before is held no more.
  await dropPesanan(tx, pengirim.kode_toko, [cara.pemegang]);
  const hilang = codes.filter((code) => !ada.has(code));
  if (hilang.length > 0) return hilang.join(', ');
  const ditahan = await holdPesanan(tx, pengirim.kode_toko, codes, cara);
  if (ditahan === codes.length) return null;
  // Somebody has one of them in a basket.
  await dropPesanan(tx, pengirim.kode_toko, [cara.pemegang]);
  return codes.join(', ');
}

/**
 * An order that the channel names takes a piece over from one that was only told: who knows the secret alone has no
 * real buyer refused (decision 1106).
 */
async function gantikan(
  tx: Tx,
  pengirim: Pengirim,
  codes: readonly string[],
  no_order: string,
): Promise<void> {
  const { kode_toko, kode_marketplace } = pengirim;
  const op = randomUUID();
  const sebab = `Barangnya dipesan ${no_order}`;
  const diganti = await tolakTersebut(tx, pengirim, codes, { no_order, sebab, op });
  const pemegang = diganti.map((one) => pemegangPesanan(kode_marketplace, one));
  if (diganti.length > 0) await dropPesanan(tx, kode_toko, pemegang);
  for (const one of diganti)
    await catat(tx, pengirim, { op, no_order: one, sesudah: { status: 'DITOLAK', sebab } });
}

const jawab = ({ no_order, status, tahan_sampai, sebab }: Tersimpan) => ({
  no_order,
  status,
  tahan_sampai,
  tidak_ada: status === 'DITOLAK' && sebab && KODE.test(sebab) ? sebab.split(', ') : [],
});
const KODE = /^[A-Z0-9]{8}(?:, [A-Z0-9]{8})*$/;
