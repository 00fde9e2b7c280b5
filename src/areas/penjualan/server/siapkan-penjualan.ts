import { tentukanHargaPerGram } from '#areas/barang/rules/harga.ts';
import {
  atLeast,
  mg,
  percentOf,
  persen,
  plus,
  priceOf,
  rp,
  scale,
  type Miligram,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import { beratPatokan, bulatkanBerat } from '#areas/barang/rules/pembulatan-berat.ts';
import {
  beratDitagih,
  berhargaTetap,
  hitungHargaBarang,
  hitungOngkos,
  type DasarHarga,
} from '#areas/barang/rules/harga-barang.ts';
import { TIDAK_BERLIAN } from '#areas/berlian/rules/batu.ts';
import { batuTanpaJaga } from '#areas/berlian/rules/modal-batu.ts';
import {
  barangTidakAda,
  TIDAK_JUAL,
  type BarisAsli,
} from '#areas/penjualan/rules/periksa-penjualan.ts';
import { hargaDenganPpn, type PenjualanHitung } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { aturanPajakOf } from '#areas/penjualan/contract/pajak/aturan-pajak.ts';
import { kelasBarang, naikPpn } from '#areas/penjualan/rules/pajak.ts';
import { isiTambahan } from '#areas/penjualan/rules/tambahan.ts';
import type { JualDiminta } from '#areas/penjualan/server/batu/baris.ts';
import { siapkanBatu, type BarangDijual } from '#areas/penjualan/server/batu/siapkan-batu.ts';
import { refuseTaken } from '#areas/penjualan/server/tunggu/refuse-taken.ts';
import {
  periksaLengkap,
  TANPA_TITIPAN,
  type BarisTitip,
  type Dititip,
} from '#areas/penjualan/server/titipan/pakai-titipan.ts';
import { untukReseller } from '#areas/penjualan/server/harga-reseller.ts';
import { lockBarangJual, type BarangJual } from '#areas/stock/server/barang.table.ts';
import { caraOf, tanpaHarga } from '#areas/stock/server/jaga/cara-harga.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { kept, zip } from '#kit/rules/lists.ts';

type Diminta = JualDiminta['barang'][number];
export type Disiapkan = {
  hitung: PenjualanHitung;
  asli: BarisAsli[];
  barang: BarangDijual[];
  berat: Miligram[];
  /** What the sale takes out of deposits. */
  dititip: Dititip;
};

/** Whose prices a sale takes: those of resellers; of wholesale, which has rows of its own (D-47.1). */
type Cara = { readonly reseller?: boolean; readonly grosir?: boolean };

/** Locks the pieces, refuses what may not be sold, and lays out what the sum is made of: the reading half of a sale. */
export async function siapkanPenjualan(
  tx: Tx,
  body: JualDiminta,
  ctx: Ctx,
  dititip: Dititip = TANPA_TITIPAN,
  { reseller = false, grosir = false }: Cara = {},
): Promise<Disiapkan> {
  tx.guards.add('fineness');
  const codes = body.barang.map((one) => one.kode_barcode);
  periksaLengkap(dititip, codes);
  refuseIf(
    codes.flatMap((code, index) =>
      codes.indexOf(code) < index ? [at(TIDAK_JUAL.BARANG_KEMBAR, 'barang', index)] : [],
    ),
  );
  const pieces = body.barang.flatMap(({ kode_barcode, batu }) => (batu ? [] : [kode_barcode]));
  const locked = pieces.length > 0 ? await lockBarangJual(tx, ctx.kode_toko, pieces) : [];
  const priced = reseller
    ? await untukReseller(tx, locked, (one) => hargaHari(one, ctx), ctx)
    : locked;
  const found = new Map<string, BarangDijual>(priced.map((one) => [one.kode_barcode, one]));
  refuseIf(
    body.barang.flatMap(({ kode_barcode: code, batu }, index) =>
      batu || found.has(code) ? [] : [barangTidakAda(code, index)],
    ),
  );
  for (const [code, one] of await siapkanBatu(tx, body.barang, ctx)) found.set(code, one);
  const barang = codes.map((code) => kept(found, code));
  const titip = zip(codes, barang).map(([code, one]) =>
    hargaTertinggi(dititip.barang.get(code), one, ctx),
  );
  for (const [index, one] of barang.entries())
    if (!one.batu && (one.no_pegang === null || one.no_pegang !== titip[index]?.no_titip))
      await refuseTaken(tx, one, ctx);
  refuseIf(
    barang.flatMap((one, index) =>
      one.batu || titip[index]?.berlaku
        ? []
        : periksaBarang(one, grosir, ctx).map((no) => at(no, 'barang', index)),
    ),
  );
  const lines = zip(zip(body.barang, barang), titip).map(([[diminta, one], dipegang]) => ({
    ...buildBaris(diminta, one, ctx, dipegang),
    diskon: diminta.diskon ?? hargaTetap(dipegang)?.diskon_rp ?? rp(0),
  }));
  return {
    barang,
    dititip: {
      ...dititip,
      barang: new Map(titip.flatMap((one) => (one ? [[one.kode_barcode, one] as const] : []))),
    },
    berat: lines.map((one) => one.berat),
    asli: lines.map((one) => one.asli),
    hitung: {
      baris: lines.map(({ dasar, diskon }) => ({
        dasar,
        diskon,
        potongan: rp(0),
        kupon: rp(0),
      })),
      diskon: { persen: body.diskon?.persen ?? persen(0), rupiah: body.diskon?.rupiah ?? rp(0) },
      ...isiTambahan(body),
    },
  };
}

function periksaBarang(one: BarangJual, grosir: boolean, ctx: Ctx): Refusal[] {
  const berlian = one.jenis_berlian || one.berlian.length > 0;
  if (berlian && !ctx.modul(barangModul.BERLIAN_MODULE)) return [TIDAK_JUAL.BERLIAN_TIDAK_AKTIF];
  const kode_berlian = batuTanpaJaga(one);
  const jalan = { ...one, cara: caraOf(one, ctx) };
  if (kode_berlian && !berhargaTetap(jalan)) {
    const belum = fill(TIDAK_BERLIAN.HARGA_BERLIAN_BELUM_ADA, { kode_berlian });
    return [{ ...belum, field: 'kode_barcode' }];
  }
  if (grosir) return [];
  if (tanpaHarga(one, ctx))
    return [fill(TIDAK_JUAL.HARGA_TETAP_KOSONG, { kode_barcode: one.kode_barcode })];
  return hargaHari(one, ctx) === null && jalan.cara === 'GRAM'
    ? [fill(TIDAK_JUAL.HARGA_BELUM_ADA, { kadar: one.label_kadar })]
    : [];
}

/** The price per gram of the day: of its group, else its kadar, else the global price by fineness (D-9.1). */
export function hargaHari(one: BarangJual, ctx: Ctx): Rupiah | null {
  const global = ctx.param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE);
  return tentukanHargaPerGram(one.harga_per_gram, { global, persen: one.persen });
}

const ongkosOf = (one: BarangJual, berat: Miligram): Rupiah =>
  one.ongkos ??
  (one.ongkos_master
    ? hitungOngkos([{ ...one.ongkos_master, kode_dept: null, kode_group: null }], { ...one, berat })
    : rp(0));

export const SEPERTI_STOCK = {
  berat: null,
  harga_per_gram: null,
  ongkos: null,
  diskon: null,
  potongan: null,
};

/** What a piece costs today, for somebody who comes in from the street. */
export const hargaHariIni = (one: BarangJual, ctx: Ctx): Rupiah =>
  buildBaris({ kode_barcode: one.kode_barcode, ...SEPERTI_STOCK }, one, ctx).asli.harga_komputer;

/**
 * After its days a held piece costs the higher of the agreed price and today's (D-51.9); without a price of today (its
 * group is priced by the piece since) what was agreed.
 */
export const hargaTertinggi = (
  titip: BarisTitip | undefined,
  one: BarangJual,
  ctx: Ctx,
): BarisTitip | undefined =>
  titip && {
    ...titip,
    berlaku: titip.berlaku || tanpaHarga(one, ctx) || hargaAmbil(one, ctx) <= titip.netto,
  };

/** What a piece costs today with the tax that is on top: what was agreed includes it (D-41.8). */
const hargaAmbil = (one: BarangJual, ctx: Ctx): Rupiah =>
  hargaDenganPpn(
    hargaHariIni(one, ctx),
    kelasBarang(one),
    aturanPajakOf(ctx.param, false),
    pembulatanOf(ctx),
  );

/** The agreed price of a piece that was held, where it is what the piece costs (TITIPAN_HARI, D-51.9). */
export const hargaTetap = (titip: BarisTitip | undefined) => (titip?.berlaku ? titip : undefined);

const sebutan = (one: BarangJual) => ({
  kode_barcode: one.kode_barcode,
  nama_barang: one.nama_barang,
  sertifikat: one.berlian.flatMap((batu) => batu.no_sertifikat ?? []).join(', '),
  berlian: one.berlian.length > 0 || one.jenis_berlian,
});

/** A held piece costs what was agreed; only a weight or a price that is typed again changes that. */
function susunDititip(diminta: Diminta, one: BarangJual, titip: BarisTitip, ctx: Ctx) {
  const berat = diminta.berat ?? one.berat;
  const harga_per_gram = diminta.harga_per_gram ?? titip.harga_per_gram;
  const ongkos = diminta.ongkos ?? titip.ongkos;
  const sama =
    berat === titip.berat && harga_per_gram === titip.harga_per_gram && ongkos === titip.ongkos;
  const dasar: DasarHarga = {
    cara: 'GRAM',
    berat: bulatkanBerat(beratDitagih(berat, one), ctx.param(barangParam.PEMBULATAN_BERAT)),
    harga_batu: one.harga_batu ?? null,
    harga_per_gram,
    ongkos,
    harga_atribut: one.harga_atribut,
    harga_jual: sama ? titip.harga_jual : rp(0),
    harga_bandrol: null,
  };
  // A price that is typed again has its tax on top of it: it is measured against what was agreed without.
  const ppn = sama ? persen(0) : naikPpn(kelasBarang(one), aturanPajakOf(ctx.param, false));
  const bersih = (harga: Rupiah): Rupiah => scale(harga, 10_000, 10_000 + ppn, 'half');
  const asli: BarisAsli = {
    ...sebutan(one),
    harga_komputer: bersih(rp(Math.max(titip.harga_komputer ?? titip.harga, titip.netto))),
    harga_per_gram,
    harga_hari: titip.harga_per_gram,
    berat,
    berat_stock: one.berat,
    harga_modal: one.harga_modal,
    disepakati: bersih(titip.netto),
  };
  return { dasar, berat, asli };
}

export function buildBaris(diminta: Diminta, one: BarangDijual, ctx: Ctx, titip?: BarisTitip) {
  const tetapHarga = hargaTetap(titip);
  if (tetapHarga) return susunDititip(diminta, one, tetapHarga, ctx);
  const pembulatan = pembulatanOf(ctx);
  const berat = diminta.berat ?? one.berat;
  const hari = hargaHari(one, ctx) ?? rp(0);
  const tetap = {
    cara: caraOf(one, ctx),
    harga_atribut: one.harga_atribut,
    harga_batu: one.harga_batu ?? null,
    harga_jual: one.harga_jual,
    harga_bandrol: one.harga_bandrol,
  };
  const tabel = ctx.param(barangParam.PEMBULATAN_BERAT);
  const dasar: DasarHarga = {
    ...tetap,
    berat: bulatkanBerat(beratDitagih(berat, one), tabel),
    // A fixed price does not follow it: what is typed would only change what of it was gold (D-45.7).
    harga_per_gram: berhargaTetap(tetap) ? hari : (diminta.harga_per_gram ?? hari),
    ongkos: diminta.ongkos ?? ongkosOf(one, berat),
  };
  const toleransi = ctx.param(stockParam.TOLERANSI_BERAT_JUAL);
  const patokan = beratPatokan({ berat, berat_stock: one.berat, toleransi, tabel });
  const emas = { berat: beratDitagih(berat, one), berat_stock: beratDitagih(one.berat, one) };
  const { ditagih } = beratPatokan({ ...emas, toleransi, tabel });
  const komputer = hitungHargaBarang(
    { ...tetap, berat: ditagih, harga_per_gram: hari, ongkos: ongkosOf(one, patokan.ongkos) },
    pembulatan,
  );
  const asli: BarisAsli = {
    ...sebutan(one),
    harga_komputer: atLeast(patokanTetap(komputer.harga, dasar, one, hari), one.patokan ?? rp(0)),
    harga_per_gram: dasar.harga_per_gram,
    harga_hari: hari,
    berat,
    berat_stock: one.berat,
    harga_modal: one.harga_modal,
  };
  return { dasar, berat, asli };
}

/** What a piece is measured against: a fixed price below its gold and stones of today is no price (D-51.16). */
function patokanTetap(
  komputer: Rupiah,
  dasar: DasarHarga,
  { berat_asli, harga_batu }: BarangJual,
  hari: Rupiah,
): Rupiah {
  const isi = plus(priceOf(hari, berat_asli, 'half'), harga_batu ?? rp(0));
  return berhargaTetap(dasar) ? atLeast(komputer, isi) : komputer;
}

type Emas = Pick<BarangJual, 'berat_asli' | 'murni'>;
/** Fine gold of what is sold: once per piece, from the gold alone (D-5.7); unchanged when the weight is. */
export function murniJual(one: BarangJual, berat: Miligram): Emas {
  if (berat === one.berat) return { berat_asli: one.berat_asli, murni: one.murni };
  const berat_asli = mg(Math.max(0, berat - one.berat_atribut));
  return { berat_asli, murni: percentOf(berat_asli, one.persen, 'half') };
}
