import { zip } from '#kit/rules/lists.ts';
import { minus, persen, rp, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { listHargaTabel } from '#areas/berlian/server/berlian.query.ts';
import { takeKodeBerlian } from '#areas/berlian/server/berlian.table.ts';
import type { CustomerDokumen } from '#areas/customer/server/catat-customer.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { bagiDatang, type BatuKurang } from '#areas/pembelian/rules/batu-datang.ts';
import {
  bagiBatuNota,
  hargaBeliBatu,
  hitungBatuNota,
  jumlahkanBatu,
  jumlahkanLepas,
  type BatuBaris,
} from '#areas/pembelian/rules/beli-batu.ts';
import {
  listBatuNota,
  type BatuDisimpan,
  type BatuLepas,
  type BatuNota,
} from '#areas/pembelian/server/batu/batu-beli.table.ts';
import { listGanti } from '#areas/pembelian/server/batu/ganti-batu.query.ts';
import { kenali, periksaBoleh, type Dikenali } from '#areas/pembelian/server/batu/kenali-batu.ts';
import type { SisaBatu } from '#areas/pembelian/server/batu/sisa-batu.table.ts';
import type { BarisNota } from '#areas/pembelian/server/dasar-beli.query.ts';
import type { Dikenal, Diminta } from '#areas/pembelian/server/kenali-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The stones of a buy-back: of each line together, and each as it is kept. */
export type BatuSiap = {
  readonly baris: readonly BatuBaris[];
  readonly batu: readonly BatuDisimpan[];
  /** Those of its notas that did not come, whole, which may be bought later. */
  readonly sisa: readonly SisaBatu[];
};

/** All that was paid, where it goes back to who paid it (D-48.3). */
export const SELURUHNYA = persen(10_000);

/**
 * The stones that come with bought gold (D-45.7): of a nota of the chain at the shop's percent of what was paid for
 * them, with a certificate at that of its parameter price, any other at nothing. 422 where one is named twice, or is
 * not of its line; 409 where its certificate is of a stone that is held.
 */
export async function siapkanBatu(
  tx: Tx,
  { barang, nota }: Pick<Dikenal, 'barang' | 'nota'>,
  penjual: Pick<CustomerDokumen, 'kode_customer' | 'no_hp'>,
  ctx: Ctx,
  bagian: Persen = ctx.param(pembelianParam.BELI_BERLIAN_PERSEN),
): Promise<BatuSiap> {
  const baris = barang.map((one) => notaBaris(one, nota));
  const sold = await listBatuNota(
    tx,
    baris.flatMap((one) => one ?? []),
  );
  const disebut = barang.flatMap((one, index) =>
    (one.berlian ?? []).map((batu, ke) => ({ batu, index, ke })),
  );
  if (disebut.length === 0 && sold.length === 0)
    return { baris: barang.map(() => jumlahkanBatu([], [])), batu: [], sisa: [] };
  const ini = barang.map((_, index) => soldOf(sold, baris[index]));
  const tanya = disebut.map((one) => ({
    ...one,
    kode_dept: deptOf(barang[one.index], nota),
    sold: ini[one.index] ?? [],
  }));
  await periksaBoleh(tx, tanya, ctx);
  const kenal = await kenali(tx, tanya, ctx);
  const dibayar = new Map(ini.flatMap(bagiNota));
  const harga = await dasarBatu(tx, kenal, dibayar, ctx);
  const { langkah } = pembulatanOf(ctx);
  const baru = kenal.filter(({ kode_berlian }) => kode_berlian === '').length;
  const codes = tx.looks ? [] : [...(await takeKodeBerlian(tx, ctx.kode_toko, baru))];
  const hargaOf = (dasar: Rupiah) => hargaBeliBatu(dasar, bagian, langkah);
  const datang = zip(kenal, harga).map(([one, penuh]) => bagianDatang(one, penuh));
  const batu = datang.map(({ batu: one, index }) => ({
    ...one,
    kode_berlian: one.kode_berlian || (codes.shift() ?? ''),
    urut: index + 1,
    harga: one.asal === 'TANPA' ? rp(0) : hargaOf(one.dasar),
  }));
  const { dinota = [], beside = [] } = Object.groupBy(
    batu.filter(({ butir }) => butir === 1),
    ({ asal }) => (asal === 'NOTA' ? 'dinota' : 'beside'),
  );
  const ganti = await listGanti(tx, dinota, beside, penjual);
  const pergi = ini.map((sold, index) => tidakKembali(sold, dibayar, datang, index));
  return {
    batu,
    sisa: pergi.flat(),
    baris: barang.map((_, index) => {
      const miliknya = datang.filter((one) => one.index === index);
      const kurang = [...(pergi[index] ?? []), ...miliknya.flatMap(({ sisa }) => sisa ?? [])];
      const lepas = miliknya.flatMap((one) => one.lepas ?? []);
      return {
        ...jumlahkanBatu(
          batu.filter(({ urut }) => urut === index + 1),
          kurang.map((one) => ({ ...one, harga: hargaOf(one.dasar) })),
        ),
        ...jumlahkanLepas(lepas, penjual),
        ganti: gantiOf(miliknya, ganti),
        beda: miliknya.flatMap((one) => one.beda ?? []).join('; ') || null,
      };
    }),
  };
}

/** Those of a line that may be in the chain already, each with what it may be. */
const gantiOf = (
  miliknya: readonly { readonly batu: { readonly kode_berlian: string } }[],
  ganti: readonly { readonly kode_berlian: string; readonly teks: string }[],
): string | null =>
  ganti
    .filter(({ kode_berlian }) => miliknya.some(({ batu }) => batu.kode_berlian === kode_berlian))
    .map(({ kode_berlian, teks }) => `${kode_berlian} = ${teks}`)
    .join('; ') || null;

/** A stone as much as came of it, at its share of what all of it was paid for; `sisa`: as much as did not. */
function bagianDatang(
  { index, sold, lepas, dijual, beda, ...one }: Dikenali,
  penuh: Rupiah,
): {
  readonly index: number;
  readonly beda: string | null;
  readonly batu: Omit<BatuDisimpan, 'urut' | 'harga'>;
  readonly lepas: BatuLepas | undefined;
  readonly sisa: Omit<BatuKurang, 'harga'> | undefined;
} {
  const dasar = dijual ? bagiDatang(penuh, dijual, one) : penuh;
  const batu = { ...one, dasar };
  if (!dijual || one.butir === dijual.butir) return { index, beda, batu, lepas, sisa: undefined };
  const sisa = {
    kode_berlian: one.kode_berlian,
    carat: minus(dijual.carat, one.carat),
    butir: dijual.butir - one.butir,
    bagian: true,
    dinota: sold !== undefined,
    dasar: minus(penuh, dasar),
  };
  return { index, beda, batu, lepas, sisa };
}

/** The stones of a line of a nota that did not come with it, whole. */
const tidakKembali = (
  sold: readonly BatuNota[],
  dibayar: ReadonlyMap<string, Rupiah>,
  datang: readonly ReturnType<typeof bagianDatang>[],
  index: number,
): (Omit<BatuKurang, 'harga'> & SisaBatu)[] => {
  const ada = new Set(datang.flatMap((one) => (one.index === index ? one.batu.kode_berlian : [])));
  return sold.flatMap(({ kode_berlian, carat, butir, kode_toko, no }) =>
    ada.has(kode_berlian)
      ? []
      : {
          kode_berlian,
          carat,
          butir,
          bagian: false,
          dinota: true,
          urut: index + 1,
          toko_jual: kode_toko,
          no_faktur_jual: no,
          dasar: dibayar.get(kode_berlian) ?? rp(0),
        },
  );
};

type BarisNotaBatu = { readonly kode_toko: string; readonly no: string; readonly barcode: string };

const notaBaris = (one: Diminta, nota: readonly BarisNota[]): BarisNotaBatu | undefined => {
  const row = nota.find(
    ({ no_faktur_jual, kode_barcode }) =>
      no_faktur_jual === one.no_faktur_jual && kode_barcode === one.kode_barcode,
  );
  return row && row.berat_batu !== null
    ? { kode_toko: row.kode_toko, no: row.no_faktur_jual, barcode: row.kode_barcode }
    : undefined;
};

/** Its jenis as the request names it, or as its nota has it. */
const deptOf = (one: Diminta | undefined, nota: readonly BarisNota[]): string =>
  one?.kode_dept ??
  nota.find(
    ({ no_faktur_jual, kode_barcode }) =>
      no_faktur_jual === one?.no_faktur_jual && kode_barcode === one.kode_barcode,
  )?.kode_dept ??
  '';

const soldOf = (sold: readonly BatuNota[], baris: BarisNotaBatu | undefined): BatuNota[] =>
  sold.filter(({ no, barcode }) => no === baris?.no && barcode === baris.barcode);

/** What each of them is worth before the shop's percent: what was paid, or what the parameters say. */
async function dasarBatu(
  tx: Tx,
  kenal: readonly Dikenali[],
  dibayar: ReadonlyMap<string, Rupiah>,
  ctx: Ctx,
): Promise<Rupiah[]> {
  const tabel = kenal.some(({ asal }) => asal === 'PARAMETER')
    ? await listHargaTabel(tx, kenal, ctx)
    : kenal.map(() => null);
  return zip(kenal, tabel).map(([{ asal, sold, lepas, kode_berlian }, harga]) => {
    if (asal === 'TANPA') return rp(0);
    if (asal === 'PARAMETER') return harga ?? rp(0);
    return sold ? (dibayar.get(kode_berlian) ?? rp(0)) : (lepas?.netto ?? rp(0));
  });
}

/** What each stone of a piece of a nota was paid for. */
export const bagiNota = (sold: readonly BatuNota[]): [string, Rupiah][] => {
  const [first] = sold;
  if (!first) return [];
  const bagian = bagiBatuNota(hitungBatuNota(first), sold);
  return zip(sold, bagian).map(([{ kode_berlian }, harga]) => [kode_berlian, harga]);
};

/** The stones of the pieces of a parcel that came back, all of them, by their codes (D-48.3). */
export async function semuaBatuNota(
  tx: Tx,
  barang: readonly Diminta[],
  nota: readonly BarisNota[],
): Promise<Diminta[]> {
  const baris = barang.map((one) => notaBaris(one, nota));
  const sold = await listBatuNota(
    tx,
    baris.flatMap((one) => one ?? []),
  );
  return barang.map((one, index) => ({
    ...one,
    berlian: soldOf(sold, baris[index]).map(({ kode_berlian, butir }) => ({
      ...TAK_DIKETIK,
      kode_berlian,
      butir,
    })),
  }));
}

const TAK_DIKETIK = {
  no_faktur_jual: null,
  carat: null,
  butir: null,
  shape: null,
  color: null,
  clarity: null,
  cut_grade: null,
  polish: null,
  symmetry: null,
  fluorescence: null,
  lembaga: null,
  no_sertifikat: null,
} as const;
