import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { firstLetters, formatRupiah } from '#kit/rules/format.ts';
import { said, sentence, word } from '#kit/rules/sentence.ts';
import { atLeast, minus, rp } from '#kit/rules/quantity.ts';
import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { at } from '#kit/rules/refusal.ts';
import { kept } from '#kit/rules/lists.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { tentukanHargaPerGram } from '#areas/barang/rules/harga.ts';
import { hitungOngkos, tentukanOngkos, type OngkosRow } from '#areas/barang/rules/harga-barang.ts';
import type { BarisJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { tentukanTuntutan, type BarisAsli } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { batasOf } from '#areas/penjualan/server/jual.ts';
import type { hargaPesananEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import { hargaPesan, KUNCI_HARGA, type KunciHarga } from '#areas/service/rules/pesanan/harga.ts';
import { TIDAK_PESANAN } from '#areas/service/rules/pesanan/pesanan.ts';
import {
  findPersen,
  listHargaPesan,
  listOngkos,
} from '#areas/service/server/pesanan/pesanan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Dipesan = {
  readonly urut: number;
  readonly kode_group: string | null;
  readonly kode_kadar: string;
  readonly kadar: Persen;
};

/** What a gram of each line costs now, as a piece of such gold would (D-9.1); null where the shop has no price. */
export async function readHargaSekarang(
  on: Sql,
  lines: readonly Dipesan[],
  ctx: Ctx,
): Promise<ReadonlyMap<number, Rupiah | null>> {
  const asked = lines.map(({ urut, kode_group, kode_kadar, kadar }) => ({
    urut,
    kode_group,
    kode_kadar,
    persen: kadar,
  }));
  const rows = await listHargaPesan(on, ctx.kode_toko, asked);
  const global = ctx.param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE);
  const persen = new Map(lines.map((one) => [one.urut, one.kadar]));
  return new Map(
    rows.map(({ urut, harga_per_gram }) => [
      urut,
      tentukanHargaPerGram(harga_per_gram, { global, persen: kept(persen, urut) }),
    ]),
  );
}

/** The same, 422 where the shop has no price. */
export async function hargaSekarang(
  on: Sql,
  lines: readonly Dipesan[],
  ctx: Ctx,
): Promise<ReadonlyMap<number, Rupiah>> {
  const found = [...(await readHargaSekarang(on, lines, ctx))];
  refuseIf(
    found.flatMap(([, harga], index) =>
      harga === null ? [at(TIDAK_PESANAN.HARGA_KOSONG, 'barang', index)] : [],
    ),
  );
  return new Map(found.map(([urut, harga]) => [urut, harga ?? rp(0)]));
}

/** What lines of an order are measured by: the price of a gram of each, and the shop's ongkos. */
export type Patokan = {
  readonly hari: ReadonlyMap<number, Rupiah>;
  readonly ongkos: readonly OngkosRow[];
};

/** Both of them as they are now. */
export const patokanSekarang = async (
  on: Sql,
  lines: readonly Dipesan[],
  ctx: Ctx,
): Promise<Patokan> => ({
  hari: await hargaSekarang(on, lines, ctx),
  ongkos: await listOngkos(on, ctx.kode_toko),
});

/** What the form of a new order shows beside a line before it is saved. */
export async function lihatHarga(
  on: Sql,
  { query: { kode_kadar, kode_group, kode_dept } }: InputOf<typeof hargaPesananEndpoint>,
  ctx: Ctx,
): Promise<AnswerOf<typeof hargaPesananEndpoint>> {
  const rows = await listOngkos(on, ctx.kode_toko);
  const { cara, tarif, minimal } = tentukanOngkos(rows, { kode_dept, kode_group }) ?? TANPA_ONGKOS;
  const ongkos = { cara, tarif, minimal };
  const persen = await findPersen(on, ctx.kode_toko, kode_kadar);
  if (persen === undefined) return { harga_per_gram: null, ongkos };
  const asked = { urut: 1, kode_group: kode_group ?? null, kode_kadar, persen };
  const [row] = await listHargaPesan(on, ctx.kode_toko, [asked]);
  const global = ctx.param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE);
  return {
    harga_per_gram: tentukanHargaPerGram(row?.harga_per_gram ?? null, { global, persen }),
    ongkos,
  };
}
const TANPA_ONGKOS = { cara: 'PER_POTONG', tarif: rp(0), minimal: rp(0) } as const;

type Kuncian = {
  readonly kunci_harga: KunciHarga;
  readonly biasa: KunciHarga;
  readonly total_harga: Rupiah;
  readonly dp_rp: Rupiah;
};
/** Who may not set the shop's lock asks for a stronger one: gold may cost more by the day it is fetched (D-36.4). */
export const askKunci = (
  { kunci_harga, biasa, total_harga, dp_rp }: Kuncian,
  { level }: Ctx,
): Tuntutan[] =>
  level === 'OWN'
    ? []
    : [
        {
          event: penjualanEvents.HARGA_DI_BAWAH,
          ringkasan: sentence('Pesanan dengan kunci harga {kunci}', {
            kunci: word(KUNCI_HARGA[kunci_harga]),
          }),
          angka: [
            { label: 'Kunci harga toko', nilai: said(KUNCI_HARGA[biasa]) },
            { label: 'Kunci harga diminta', nilai: said(KUNCI_HARGA[kunci_harga]) },
            { label: 'Total', nilai: formatRupiah(total_harga) },
            { label: 'DP', nilai: formatRupiah(dp_rp) },
          ],
        },
      ];

type Dihargai = {
  readonly urut: number;
  readonly kode_dept: string;
  readonly kode_group: string | null;
  readonly deskripsi: string;
  readonly berat: Miligram;
  readonly harga_per_gram: Rupiah;
  readonly ongkos: Rupiah;
  /** What of its price was taken off beside, before tax: the buyer of a marketplace's order paid less. */
  readonly potongan?: Rupiah;
};

/**
 * A line beside what it should cost by the price of now, with the larger of the typed ongkos and the shop's own: an
 * empty field gives no work away (D-36.2, D-9.2).
 */
export const asliPesan = (
  lines: readonly Dihargai[],
  { hari, ongkos: master }: Patokan,
  ctx: Ctx,
): BarisAsli[] =>
  lines.map(({ urut, deskripsi, berat, harga_per_gram, ongkos, kode_dept, kode_group }) => {
    const harga_hari = kept(hari, urut);
    const kerja = atLeast(ongkos, hitungOngkos(master, { kode_dept, kode_group, berat }));
    const { harga } = hargaPesan({ berat, harga_per_gram: harga_hari }, kerja, pembulatanOf(ctx));
    return {
      kode_barcode: sebut(deskripsi),
      harga_komputer: harga,
      harga_per_gram,
      harga_hari,
      berat,
      berat_stock: berat,
      berlian: false,
      harga_modal: null,
    };
  });

const PANJANG = 40;
const sebut = (deskripsi: string): string =>
  deskripsi.length > PANJANG ? `${firstLetters(deskripsi, PANJANG - 1).trimEnd()}…` : deskripsi;

/** What of the prices of an order a superior must agree to, as on a sale, before tax (D-36.2, D-9.3, D-41.8). */
export const tuntutanPesan = (
  lines: readonly Dihargai[],
  patokan: Patokan,
  ctx: Ctx,
): Tuntutan[] => {
  const jadi = lines.map((line) =>
    diminta(
      minus(hargaPesan(line, line.ongkos, pembulatanOf(ctx)).harga, line.potongan ?? rp(0)),
      line.ongkos,
    ),
  );
  return tentukanTuntutan(ctx.level, asliPesan(lines, patokan, ctx), jadi, batasOf(ctx)).map(
    (one) => ({
      ...one,
      event: penjualanEvents[one.event],
    }),
  );
};

/** A price that is asked, as a line of a sale without any reduction. */
export const diminta = (harga: Rupiah, ongkos: Rupiah): BarisJadi => ({
  nilai_emas: rp(0),
  harga_jual: harga,
  ongkos,
  harga,
  diskon_rp: rp(0),
  potongan_rp: rp(0),
  kupon_rp: rp(0),
  bagian_rp: rp(0),
  netto: harga,
});
