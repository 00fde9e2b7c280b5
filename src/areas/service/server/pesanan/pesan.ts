import { firstLetters } from '#kit/rules/format.ts';
import { percentOf, rp, sum } from '#kit/rules/quantity.ts';
import { at, gather, type Refusal } from '#kit/rules/refusal.ts';
import { kept } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { periksaKadarGroup } from '#areas/barang/rules/kadar.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { BodyOf, LineOf, StepBodyOf } from '#areas/buku/contract/document-types.ts';
import { catatCustomer } from '#areas/customer/server/catat-customer.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { BELUM_DP, takeDp, type DpJadi } from '#areas/penjualan/server/titipan/terima-dp.ts';
import { isiPo, periksaPo } from '#areas/pre-order/server/isi-po.ts';
import type { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { pesananParam } from '#areas/service/contract/pesanan/pesanan.parameter.ts';
import { serviceModul } from '#areas/service/contract/tukang.modul.ts';
import { TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import { bukuPesan } from '#areas/service/rules/pesanan/buku-pesanan.ts';
import {
  hargaPesan,
  kunciDp,
  lebihKuat,
  type Kunci,
  type KunciHarga,
} from '#areas/service/rules/pesanan/harga.ts';
import {
  periksaDeskripsi,
  periksaDpPesanan,
  periksaJanjiPesanan,
  TIDAK_PESANAN,
} from '#areas/service/rules/pesanan/pesanan.ts';
import { findTukang } from '#areas/service/server/kerja-service.query.ts';
import {
  asliPesan,
  askKunci,
  hargaSekarang,
  tuntutanPesan,
} from '#areas/service/server/pesanan/harga-pesanan.ts';
import type { Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import { CONTOH, saveKunci } from '#areas/service/server/pesanan/pesanan.table.ts';
import { TIDAK_BARANG, type MasterBarang } from '#areas/stock/rules/periksa-barang.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import { periksaGambar } from '#areas/stock/server/foto/gambar.ts';
import { jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Words = typeof pesananDocument.spec;
type Typed = BodyOf<Words, 'pesan'>;
type Dipesan = Typed['barang'][number];
type Line = LineOf<Words>;

/** What a customer wants: pieces in words, samples, promise, how the price is locked, and the first money (D-36.2). */
export async function pesan(tx: Tx, typed: Typed, ctx: Ctx) {
  tx.guards.add('fineness');
  const tunggu = ctx.modul(serviceModul.VALIDASI_PESANAN_MODULE);
  const given = typed.pembayaran ?? [];
  refuseIf([
    ...periksaJanjiPesanan(typed.tgl_janji, ctx.hari),
    ...(tunggu && given.length > 0 ? [TIDAK_PESANAN.BAYAR_DI_VALIDASI] : []),
  ]);
  const who = await owner(tx, typed, ctx);
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
  const { lines, hari } = await linesOf(tx, typed.barang, master, ctx);
  const total_harga = sum(lines.map((one) => one.harga));
  const biasa = ctx.param(pesananParam.KUNCI_HARGA_PESANAN);
  const kunci_harga = typed.kunci_harga ?? biasa;
  const kunci_lebih = lebihKuat(kunci_harga, biasa);
  const dp = tunggu ? BELUM_DP : await firstDp(tx, total_harga, given, ctx);
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
      ongkos: sum(lines.map((one) => one.ongkos)),
      total_harga,
      dp_rp: dp.dp_rp,
      dp_awal: dp.dp_rp,
      kembali: dp.kembali,
      keterangan: typed.keterangan ?? '',
      tunggu,
    },
    waits: tunggu,
    lines,
    parts: {
      pembayaran: [...dp.baris],
      contoh,
      kunci: kunci.map((one) => ({ ...one, no_bayar: '', tgl_system: ctx.hari })),
    },
    postings: tunggu ? [] : bukuPesan(contoh, dp.buku, dp.dp_rp),
    asks: [
      ...tuntutanPesan(lines.map(numbered), hari, ctx),
      ...(kunci_lebih ? askKunci({ kunci_harga, biasa, total_harga, dp_rp: dp.dp_rp }, ctx) : []),
      ...jagaBeratWajar(
        tx,
        [
          ...lines.map(({ deskripsi, berat }) => ({ nama: firstLetters(deskripsi, 40), berat })),
          ...contoh.map(({ nama_barang, berat }) => ({ nama: nama_barang, berat })),
        ],
        ctx,
      ),
    ],
    afterNumber: (no: string) => isiPo(tx, no, lines.map(filling), ctx),
  };
}

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
};

/** Whose the order is: a card is made where there is none; an order without a name belongs to nobody. */
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

async function needTukang(tx: Tx, kode_tukang: string | null, ctx: Ctx): Promise<void> {
  if (kode_tukang === null) return;
  const known = await findTukang(tx, ctx.kode_toko, kode_tukang);
  refuseIf(known ? [] : [TIDAK_SERVICE.TUKANG_TIDAK_ADA]);
}

/** Said in words, of kinds that the shop has, of a group that is of that kadar (D-51.16). */
const periksaBaris = (one: Dipesan, master: MasterBarang): Refusal[] => [
  ...periksaDeskripsi(one.deskripsi),
  ...gather(
    [!master.jenis.has(one.kode_dept), TIDAK_BARANG.JENIS_TIDAK_ADA],
    [!master.kadar.has(one.kode_kadar), TIDAK_BARANG.KADAR_TIDAK_ADA],
    [one.kode_group !== null && !master.group.has(one.kode_group), TIDAK_BARANG.GROUP_TIDAK_ADA],
  ),
  ...(one.kode_group === null
    ? []
    : periksaKadarGroup(one.kode_group, one.kode_kadar, master.kadarGroup)),
];

/** Samples as the scale says; with a photo of each, where the shop asks for one of what is taken in. */
function contohOf({ contoh }: Typed, { param }: Ctx) {
  const given = contoh ?? [];
  const wajib = param(pembelianParam.FOTO_BELI_WAJIB);
  refuseIf(
    given.flatMap(({ foto }, index) =>
      wajib && !foto ? [at(TIDAK_SERVICE.FOTO_WAJIB, 'contoh', index)] : [],
    ),
  );
  return given.map((one, index) => ({
    ...one,
    urut: index + 1,
    murni: percentOf(one.berat, one.kadar, 'half'),
    no_ambil: null,
    tgl_ambil: null,
    berat_kembali: null,
    foto_kembali: null,
  }));
}

/** A picture of what is wanted may be anybody's drawing, of this shop; that of a sample is evidence (D-51.10). */
async function useFotos(tx: Tx, { contoh, barang }: Typed, ctx: Ctx): Promise<void> {
  const drawn = barang.flatMap(({ gambar }, index) =>
    gambar === null ? [] : [{ foto: gambar, field: `barang.${index}.gambar` }],
  );
  refuseIf(await periksaGambar(tx, drawn, ctx));
  await pakaiBukti(
    tx,
    'pesanan',
    (contoh ?? []).flatMap(({ foto }, index) =>
      foto === null ? [] : [{ foto, field: `contoh.${index}.foto` }],
    ),
    ctx,
  );
}

async function linesOf(
  tx: Tx,
  barang: readonly Dipesan[],
  { kadar }: MasterBarang,
  ctx: Ctx,
): Promise<{ lines: Line[]; hari: Awaited<ReturnType<typeof hargaSekarang>> }> {
  const known = barang.map((one, index) => ({
    ...one,
    urut: index + 1,
    kadar: kept(kadar, one.kode_kadar),
  }));
  const hari = await hargaSekarang(tx, known, ctx);
  refuseIf(known.flatMap((one, index) => periksaDilihat(one, hari, index)));
  const priced = known.map(({ tanpa_po: _, harga_hari: _seen, ...one }) => {
    const harga_per_gram = one.harga_per_gram ?? kept(hari, one.urut);
    const { harga } = hargaPesan({ ...one, harga_per_gram }, one.ongkos, pembulatanOf(ctx));
    return { ...one, harga_per_gram, harga };
  });
  const asli = asliPesan(priced, hari, ctx);
  const lines = priced.map(({ urut: _, ...one }, index) => ({
    ...one,
    kode_barcode: null,
    nama_barang: null,
    berat_selesai: null,
    foto_selesai: null,
    dari_gudang: null,
    dari_baki: null,
    op: ctx.op,
    harga_komputer: asli[index]?.harga_komputer ?? null,
    harga_hari: asli[index]?.harga_hari ?? null,
    berlian: false,
  }));
  return { lines, hari };
}

/** The price that the customer was shown is the one that he gets: where it changed meanwhile, it is shown again. */
const periksaDilihat = (
  { urut, harga_per_gram, harga_hari }: Dipesan & { readonly urut: number },
  hari: ReadonlyMap<number, Line['harga']>,
  index: number,
): Refusal[] =>
  gather([
    harga_per_gram === null && harga_hari !== null && harga_hari !== kept(hari, urut),
    at(TIDAK_PESANAN.HARGA_BERUBAH, 'barang', index),
  ]);

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
  const hari = await hargaSekarang(tx, barang, ctx);
  const dp = await firstDp(tx, total_harga, pembayaran ?? [], ctx);
  const priced = barang.map((one) => {
    const now = kept(hari, one.urut);
    return { ...one, harga_per_gram: one.harga_per_gram < now ? now : one.harga_per_gram };
  });
  const kunci = kunciOf(kunci_harga, dp, priced);
  const contoh = await CONTOH.read(tx, ctx.kode_toko, no_pesanan);
  return {
    head: { valid_by: ctx.user_id, dp_awal: dp.dp_rp, dp_rp: dp.dp_rp, kembali: dp.kembali },
    stamps: ['valid_at' as const],
    postings: bukuPesan(contoh, dp.buku, dp.dp_rp),
    asks: tuntutanPesan(barang, hari, ctx),
    afterNumber: async () => {
      await PAYS.write(tx, no_pesanan, [...dp.baris], ctx);
      await saveKunci(tx, { no_pesanan, no_bayar: no_pesanan }, kunci, ctx);
    },
  };
}
