import { firstLetters } from '#kit/rules/format.ts';
import { rp, sum } from '#kit/rules/quantity.ts';
import { at } from '#kit/rules/refusal.ts';
import { kept } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf, LineOf, StepBodyOf } from '#areas/dokumen/contract/document-types.ts';
import { catatCustomer } from '#areas/customer/server/catat-customer.ts';
import type { OrderPo } from '#areas/penjualan/server/pesanan/dp-online.table.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { BELUM_DP, takeDp, type DpJadi } from '#areas/penjualan/server/titipan/terima-dp.ts';
import { isiPo, periksaPo } from '#areas/pre-order/server/isi-po.ts';
import type { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { pesananParam } from '#areas/service/contract/pesanan/pesanan.parameter.ts';
import { serviceModul } from '#areas/service/contract/tukang.modul.ts';
import { TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import { bukuPesan } from '#areas/service/rules/pesanan/buku-pesanan.ts';
import {
  kunciDp,
  lebihKuat,
  type Kunci,
  type KunciHarga,
} from '#areas/service/rules/pesanan/harga.ts';
import {
  periksaDpPesanan,
  periksaJanjiPesanan,
  TIDAK_PESANAN,
} from '#areas/service/rules/pesanan/pesanan.ts';
import { findTukang } from '#areas/service/server/kerja-service.query.ts';
import {
  askKunci,
  patokanSekarang,
  tuntutanPesan,
} from '#areas/service/server/pesanan/harga-pesanan.ts';
import {
  contohOf,
  linesOf,
  periksaBaris,
  useFotos,
} from '#areas/service/server/pesanan/isi-pesan.ts';
import {
  dpOrder,
  hargaOrder,
  headOf,
  holdOrder,
  orderOf,
  periksaBayarOrder,
  periksaPajakOrder,
  untukPembeli,
} from '#areas/service/server/order/order-marketplace.ts';
import type { Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import { CONTOH, saveKunci } from '#areas/service/server/pesanan/pesanan.table.ts';
import { tuntutanTunggu } from '#areas/service/server/pesanan/ukur-pesanan.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import { jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Words = typeof pesananDocument.spec;
type Typed = BodyOf<Words, 'pesan'>;
type Line = LineOf<Words>;
/** A line; of a marketplace's order with what its buyer paid less for it than the shop asks. */
type Dibagi = Line & { readonly potongan?: Line['harga'] };

/** What a customer wants: pieces in words, samples, promise, how the price is locked, and the first money (D-36.2). */
export async function pesan(tx: Tx, typed: Typed, ctx: Ctx) {
  tx.guards.add('fineness');
  const tunggu = ctx.modul(serviceModul.VALIDASI_PESANAN_MODULE);
  const given = typed.pembayaran ?? [];
  refuseIf([
    ...periksaJanjiPesanan(typed.tgl_janji, ctx.hari),
    ...(tunggu && given.length > 0 ? [TIDAK_PESANAN.BAYAR_DI_VALIDASI] : []),
  ]);
  const order = await holdOrder(tx, typed, ctx);
  const who = order ? await pembeliOrder(tx, typed, order, ctx) : await owner(tx, typed, ctx);
  await needTukang(tx, typed.kode_tukang, ctx);
  const master = await readMasterBarang(tx, ctx.kode_toko);
  refuseIf(
    typed.barang.flatMap((one, index) =>
      periksaBaris(one, master).map((no) => at(no, 'barang', index)),
    ),
  );
  refuseIf(await periksaPo(tx, typed.barang, ctx, { kode_customer: who.kode_customer }));
  const contoh = contohOf(typed, ctx);
  await useFotos(tx, typed, ctx);
  const { lines: asked, patokan } = await linesOf(tx, typed.barang, master, ctx);
  const lines = order ? hargaOrder(asked, order) : asked;
  const total_harga = sum(lines.map((one) => one.harga));
  const { biasa, kunci_harga, kunci_lebih } = lockOf(order, typed, ctx);
  const online = order && (await dpOrder(tx, order, total_harga, ctx));
  const dp = tunggu ? BELUM_DP : (online?.dp ?? (await firstDp(tx, total_harga, given, ctx)));
  const kunci = kunciOf(kunci_harga, dp, lines.map(numbered));
  const { kode_sales, tgl_janji, kode_tukang } = typed;
  return {
    head: {
      ...who,
      ...UNTOUCHED,
      kode_sales,
      qty: lines.length,
      berat: sum(lines.map((one) => one.berat)),
      tgl_janji,
      kode_tukang,
      kunci_harga,
      kunci_lebih,
      batal_persen: ctx.param(pesananParam.BATAL_PESANAN_PERSEN),
      ...headOf(order, online?.fee_persen),
      ongkos: sum(lines.map((one) => one.ongkos)),
      total_harga,
      dp_rp: dp.dp_rp,
      dp_awal: dp.dp_rp,
      kembali: dp.kembali,
      keterangan: typed.keterangan ?? '',
      tunggu,
    },
    waits: tunggu,
    lines: lines.map(({ potongan: _, ...one }: Dibagi) => one),
    parts: {
      pembayaran: [...dp.baris],
      contoh,
      kunci: kunci.map((one) => ({ ...one, no_bayar: '', tgl_system: ctx.hari })),
    },
    postings: tunggu ? [] : bukuPesan(contoh, dp.buku, dp.dp_rp),
    asks: [
      ...tuntutanPesan(lines.map(numbered), patokan, ctx),
      ...(kunci_lebih ? askKunci({ kunci_harga, biasa, total_harga, dp_rp: dp.dp_rp }, ctx) : []),
      ...jagaBeratWajar(tx, timbangan(lines, contoh), ctx),
    ],
    afterNumber: (no: string) => isiPo(tx, no, lines.map(filling), ctx),
  };
}

/** How the price is locked: of a marketplace's order whole, for its buyer has paid it. */
function lockOf(order: object | undefined, typed: Typed, { param }: Ctx) {
  const biasa = param(pesananParam.KUNCI_HARGA_PESANAN);
  if (order) return { biasa, kunci_harga: 'KUNCI_SEMUA' as const, kunci_lebih: false };
  const kunci_harga = typed.kunci_harga ?? biasa;
  return { biasa, kunci_harga, kunci_lebih: lebihKuat(kunci_harga, biasa) };
}

const timbangan = (lines: readonly Line[], contoh: ReturnType<typeof contohOf>) => [
  ...lines.map(({ deskripsi, berat }) => ({ nama: firstLetters(deskripsi, 40), berat })),
  ...contoh.map(({ nama_barang, berat }) => ({ nama: nama_barang, berat })),
];

const numbered = <L extends object>(line: L, index: number): L & { readonly urut: number } => ({
  ...line,
  urut: index + 1,
});
const filling = (line: Line, index: number) => ({ ...line, urut: index + 1, qty: 1 });

/** What only comes later. */
const UNTOUCHED = {
  tgl_serah: null,
  berat_selesai: null,
  tgl_selesai: null,
  tgl_ambil: null,
  no_faktur_jual: null,
  diambil_oleh: null,
  no_ktp: null,
  setuju_ambil: null,
  valid_by: null,
  valid_at: null,
  hari_batal: null,
  refund_rp: null,
  ditahan_rp: null,
  refund_jenis: null,
  refund_rekening: null,
  pembulatan_tunai: rp(0),
  batal_diambil_oleh: null,
  batal_no_ktp: null,
  setuju_pemilik: null,
  op_batal: null,
  kartu_kembali_rp: null,
};

/** Whose the order is: a card is made where there is none; an order without a name has no owner. */
async function owner(tx: Tx, { customer, kode_sales }: Typed, ctx: Ctx) {
  const asked = { kode_sales, no_rekening: [], customer };
  const { sales, customer: known } = await readRujukan(tx, ctx.kode_toko, asked);
  refuseIf(sales ? [] : [TIDAK_SERVICE.SALES_TIDAK_ADA]);
  const { nama, alamat, no_hp, kode_customer, jenis } = await catatCustomer(
    tx,
    customer,
    known,
    ctx,
  );
  refuseIf(nama ? [] : [at(TIDAK_SERVICE.NAMA_KOSONG, 'customer')]);
  return {
    kode_customer,
    nama_customer: nama,
    alamat_customer: alamat,
    no_hp,
    jenis_customer: jenis,
  };
}

/** The buyer as the order names him; the card only says which customer, for a card can be changed meanwhile. */
async function pembeliOrder(tx: Tx, typed: Typed, order: OrderPo, ctx: Ctx) {
  const kartu = await owner(tx, untukPembeli(typed, order), ctx);
  await periksaPajakOrder(tx, order, kartu, ctx);
  const { nama, alamat, no_hp } = order;
  return { ...kartu, nama_customer: nama, alamat_customer: alamat, no_hp };
}

async function needTukang(tx: Tx, kode_tukang: string | null, ctx: Ctx): Promise<void> {
  if (kode_tukang === null) return;
  const known = await findTukang(tx, ctx.kode_toko, kode_tukang);
  refuseIf(known ? [] : [TIDAK_SERVICE.TUKANG_TIDAK_ADA]);
}

/** The first money: as much as the shop asks for, at most the whole order (D-36.3). */
async function firstDp(
  tx: Tx,
  total: Line['harga'],
  pays: NonNullable<Typed['pembayaran']>,
  ctx: Ctx,
): Promise<DpJadi> {
  const dp =
    pays.length === 0
      ? BELUM_DP
      : await takeDp(tx, { harga_total: total, dp_rp: rp(0) }, pays, ctx);
  refuseIf(periksaDpPesanan(dp.dp_rp, total, ctx.param(pesananParam.PESANAN_MIN_DP_PERSEN)));
  return dp;
}

type Lockable = Parameters<typeof kunciDp>[1];

const kunciOf = (kunci_harga: KunciHarga, { dp_rp }: DpJadi, lines: Lockable): Kunci[] =>
  kunci_harga === 'KUNCI_SEBESAR_DP' && dp_rp > 0 ? kunciDp(dp_rp, lines, []) : [];

/**
 * What waited is an order now: its DP is taken and buys gold at the price of this moment, its samples are in custody.
 * A price that rose meanwhile is a superior's to agree to: the order was not there before (D-36.1).
 */
export async function validate(
  tx: Tx,
  { pembayaran }: StepBodyOf<Words, 'validasi'>,
  ctx: Ctx,
  held: Pesanan,
) {
  tx.guards.add('waited');
  const { no_pesanan, total_harga, kunci_harga, barang } = held;
  const patokan = await patokanSekarang(tx, barang, ctx);
  const order = orderOf(held);
  if (order) refuseIf(periksaBayarOrder(order, pembayaran));
  const dp = order
    ? (await dpOrder(tx, order, total_harga, ctx)).dp
    : await firstDp(tx, total_harga, pembayaran ?? [], ctx);
  const priced = barang.map((one) => {
    const now = kept(patokan.hari, one.urut);
    return { ...one, harga_per_gram: one.harga_per_gram < now ? now : one.harga_per_gram };
  });
  const kunci = kunciOf(kunci_harga, dp, priced);
  const contoh = await CONTOH.read(tx, ctx.kode_toko, no_pesanan);
  return {
    head: { valid_by: ctx.user_id, dp_awal: dp.dp_rp, dp_rp: dp.dp_rp, kembali: dp.kembali },
    stamps: ['valid_at' as const],
    postings: bukuPesan(contoh, dp.buku, dp.dp_rp),
    asks: tuntutanTunggu(barang, patokan, ctx),
    afterNumber: async () => {
      await PAYS.write(tx, no_pesanan, [...dp.baris], ctx);
      await saveKunci(tx, { no_pesanan, no_bayar: no_pesanan }, kunci, ctx);
    },
  };
}
