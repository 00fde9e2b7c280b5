import { kept, zip } from '#kit/rules/lists.ts';
import { firstLetters } from '#kit/rules/format.ts';
import { mg, minus, rp, sum, type Miligram } from '#kit/rules/quantity.ts';
import { at } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { GivenOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import { pesananParam } from '#areas/service/contract/pesanan/pesanan.parameter.ts';
import type { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import { bukuSelesai, type PotongJadi } from '#areas/service/rules/pesanan/buku-pesanan.ts';
import { diLuarToleransi } from '#areas/service/rules/pesanan/harga.ts';
import {
  PESANAN_DIKERJAKAN,
  periksaCara,
  periksaUrut,
} from '#areas/service/rules/pesanan/pesanan.ts';
import { periksaKembali } from '#areas/service/rules/tukang.ts';
import { findTukang } from '#areas/service/server/kerja-service.query.ts';
import { emasJadi, type EmasJadi } from '#areas/service/server/pesanan/emas-jadi.ts';
import {
  holdPesanan,
  type BarangPesanan,
  type JadiDiminta,
  type Pesanan,
} from '#areas/service/server/pesanan/pegang.ts';
import { buatPotong, type PotongBaru } from '#areas/service/server/pesanan/potong-jadi.ts';
import { ambilStock, type PotongStock } from '#areas/service/server/pesanan/potong-stock.ts';
import { keepFinished } from '#areas/service/server/pesanan/simpan-jadi.ts';
import { askOrder } from '#areas/service/server/pesanan/tanya-jadi.ts';
import { headOf } from '#areas/service/server/tukang/kembali-bersama.ts';
import { findSerah } from '#areas/service/server/tukang/tukang.table.ts';
import { ukurJadi, ukurTetap, type LebihJadi } from '#areas/service/server/pesanan/ukur-pesanan.ts';
import { jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof kembaliDocument.spec;
type OfOrder = GivenOf<Words, 'pesanan'>;
type Line = LineOf<Words>;

const NOTHING_TYPED = {
  kode_kategori: null,
  kode_group: null,
  nama_barang: null,
  foto: null,
  kode_barcode: null,
};

type Pair = readonly [JadiDiminta, BarangPesanan];

/** Lines that are finished now, each with what was typed for it; a quote without pieces counts all that are open. */
function typedOf({ barang: typed }: OfOrder, open: readonly BarangPesanan[]): Pair[] {
  const given = typed ?? open.map(({ urut, berat }) => ({ urut, berat, ...NOTHING_TYPED }));
  refuseIf(
    periksaUrut(
      given.map((one) => one.urut),
      open.map((one) => one.urut),
    ),
  );
  const byNo = new Map(open.map((one) => [one.urut, one]));
  return given
    .toSorted((a, b) => a.urut - b.urut)
    .map((one) => [one, kept(byNo, one.urut)] as const);
}

/**
 * Lines of an order are finished: each is a new piece on the scale, or one of the stock. Where pieces were made, gold
 * came back or nothing is left to do, all gold that the craftsman was given until now is settled: what he needs for
 * lines that are open is given back and handed out again. Pieces wait for their customer, who hears of it when every
 * line is finished (D-36.5, D-36.6).
 */
export async function finishOrder(tx: Tx, typed: OfOrder, ctx: Ctx) {
  tx.guards.add('weight');
  tx.guards.add('fineness');
  const order = await holdPesanan(tx, typed.no_pesanan, PESANAN_DIKERJAKAN, ctx);
  const asked = askedOf(tx, typed, order);
  const { pairs, made, last, there, kode_tukang } = asked;
  if (made.length > 0) orRefuse(kode_tukang, TIDAK_SERVICE.TUKANG_KOSONG);
  if (kode_tukang !== null) await findTukang(tx, ctx.kode_toko, kode_tukang, tx.forUpdate);
  const { no_pesanan } = order;
  const stock = await ambilStock(tx, pairs, ctx);
  const emas = await emasJadi(
    tx,
    made,
    { no_pesanan, kembali: typed.kembali, kode_tukang, there },
    ctx,
  );
  const { kembali, diberi, kerja, susut, kecil, cost, modal_tahu, plan } = emas;
  const tgl_serah = there ? (await findSerah(tx, ctx.kode_toko, no_pesanan)).tgl_serah : null;
  const pieces = await buatPotong(tx, no_pesanan, plan, { quoted: asked.quoted }, ctx);
  const byNo = new Map<number, PotongBaru | PotongStock>(
    [...pieces, ...stock].map((one) => [one.urut, one]),
  );
  const lines = pairs.map(([one, line]) => lineOf(one, line, kept(byNo, one.urut)));
  const barang = pairs.map(([, line]) => line);
  const tetap = order.no_order !== null;
  const diukur = { dibuat: zip(plan, pieces).map(dibuat), lines, barang, tetap };
  const mahal = asked.quoted ? [] : await ukurSemua(tx, diukur, ctx);
  const lebih = lebihOf({ emas, lines, barang, stock, mahal, tetap }, ctx);
  const dinilai = { order, barang, lines, susut, kecil, kode_tukang, stock, mahal };
  return {
    head: {
      ...headJadi(order, emas, { lines, barang }, ctx),
      lebih,
      kode_tukang,
      tgl_serah,
      upah: typed.upah ?? rp(0),
    },
    lines,
    parts: { kembali },
    postings: bukuSelesai({
      kode_tukang,
      sumber: susut.sumber,
      jadi: pieces.map(potongOf),
      kerja,
      kembali,
      modal_susut: susut.modal_susut,
      diambil: stock.map((one) => ({
        ...potongOf(one),
        kode_gudang: one.kode_gudang,
        kode_baki: one.kode_baki,
      })),
    }),
    refusals: periksaKembali(diberi, kembali),
    asks: [
      ...(lebih || kecil.lewat ? [await askOrder(tx, dinilai, ctx)] : []),
      ...jagaBeratWajar(tx, plan.map(timbangan), ctx),
    ],
    afterNumber: (no: string) => {
      const modal = cost.modal_kembali;
      const done = { order, last, there, lines, pieces, stock, susut, kembali, modal, modal_tahu };
      return keepFinished(tx, no, done, ctx);
    },
  };
}

/** What is finished now, by whom, and whether gold is settled by it. */
function askedOf(tx: Tx, typed: OfOrder, { barang: all, status, kode_tukang }: Pesanan) {
  const open = all.filter((one) => one.kode_barcode === null);
  const pairs = typedOf(typed, open);
  const quoted = tx.looks && typed.barang === null;
  if (!quoted)
    refuseIf(
      pairs.flatMap(([one, line], index) =>
        periksaCara(one, line).map((no) => at(no, 'barang', index)),
      ),
    );
  const made = pairs.filter(([one]) => one.kode_barcode === null);
  const last = pairs.length === open.length;
  const settles = made.length > 0 || last || (typed.kembali ?? []).length > 0;
  const there = settles && status === 'PROSES';
  return {
    pairs,
    made,
    last,
    there,
    quoted,
    kode_tukang: made.length > 0 || there ? kode_tukang : null,
  };
}

const timbangan = ({ line, berat }: EmasJadi['plan'][number]) => ({
  nama: firstLetters(line.deskripsi, 40),
  berat,
});

const dibuat = ([{ asked, line, berat }, { nama_barang }]: readonly [
  EmasJadi['plan'][number],
  PotongBaru,
]) => ({ line, kode_group: asked.kode_group ?? line.kode_group, berat, nama_barang });

type Diukur = Pick<Dinilai, 'lines' | 'barang' | 'tetap'> & {
  readonly dibuat: Parameters<typeof ukurJadi>[1];
};

/** Pieces that are more than their order was measured by, or than what was paid for them. */
const ukurSemua = async (
  tx: Tx,
  { dibuat: made, lines, barang, tetap }: Diukur,
  ctx: Ctx,
): Promise<readonly LebihJadi[]> => [
  ...(await ukurJadi(tx, made, ctx)),
  ...(tetap ? ukurTetap(zip(barang, lines), ctx) : []),
];

type Dinilai = {
  readonly emas: EmasJadi;
  readonly lines: readonly Line[];
  readonly barang: readonly BarangPesanan[];
  readonly stock: readonly PotongStock[];
  readonly mahal: readonly LebihJadi[];
  /** Its price was paid and follows no weight. */
  readonly tetap: boolean;
};

/**
 * Whether a line weighs otherwise than it was ordered. Gold at a price that was paid is given away, or kept from its
 * buyer, by what the weight differs: it may differ as that of a sale may (decision 1163).
 */
const diLuar = (dipesan: Miligram, jadi: Miligram, tetap: boolean, { param }: Ctx): boolean =>
  tetap
    ? Math.abs(minus(jadi, dipesan)) > param(stockParam.TOLERANSI_BERAT_JUAL)
    : diLuarToleransi(dipesan, jadi, param(pesananParam.TOLERANSI_PESANAN_PERSEN));

/** Weight, loss, gold of the craftsman's own, a dearer piece, group or ongkos: one word for all of them. */
function lebihOf(
  { emas: { susut }, lines, barang, stock, mahal, tetap }: Dinilai,
  ctx: Ctx,
): boolean {
  return (
    susut.lebih ||
    susut.sendiri.length > 0 ||
    zip(lines, barang).some(([one, line]) => diLuar(line.berat, one.berat, tetap, ctx)) ||
    stock.some((one) => one.lebihMahal) ||
    mahal.length > 0
  );
}

function headJadi(
  order: Pesanan,
  { susut, kecil, cost, kembali, kerja, diberi, modal_diberi, modal_bebas }: EmasJadi,
  { lines, barang }: Pick<Dinilai, 'lines' | 'barang'>,
  ctx: Ctx,
) {
  const ongkos = sum(barang.map((one) => one.ongkos));
  return {
    ...headOf(susut, kembali, ctx),
    ...cost,
    ...kecil.head,
    // Each made piece is gold that went in: its weight is measured by the order.
    tambah_lebih: false,
    jenis: 'PESANAN' as const,
    no_dokumen: order.no_pesanan,
    berat_masuk: mg(0),
    berat_keluar: sum(lines.map((one) => one.berat)),
    tambah_emas: sum(kerja.map((one) => one.berat)),
    kikir: mg(0),
    berat_diberi: sum(diberi.map((one) => one.berat)),
    murni_diberi: sum(diberi.map((one) => one.murni)),
    ongkos,
    ongkos_awal: ongkos,
    tutup: false,
    modal_diberi,
    modal_bebas,
    dari_status: order.status,
  };
}

const potongOf = ({ kode_barcode, kadar, berat, murni }: PotongJadi): PotongJadi => ({
  kode_barcode,
  kadar,
  berat,
  murni,
});

const lineOf = (
  one: JadiDiminta,
  line: Pesanan['barang'][number],
  piece: PotongBaru | PotongStock,
): Line => ({
  urut_barang: one.urut,
  nama_barang: piece.nama_barang,
  kadar: line.kadar,
  berat_masuk: mg(0),
  murni_masuk: mg(0),
  berat: piece.berat,
  murni: piece.murni,
  tambah_emas: one.kode_barcode === null ? piece.berat : mg(0),
  kikir: mg(0),
  ongkos: line.ongkos,
  foto: one.foto,
  kode_barcode: piece.kode_barcode || null,
  harga_modal: piece.harga_modal,
});
