import { formatInt } from '#kit/rules/format.ts';
import { atLeast, mg, minus, negate, plus, rp, sum } from '#kit/rules/quantity.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { findTukang } from '#areas/service/server/kerja-service.query.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { bagiLot, periksaSortir } from '#areas/sepuhan/rules/sortir.ts';
import { listBarangLot, type BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import {
  isiBarang,
  kenaliBarang,
  seutuhnya,
  susutBarang,
} from '#areas/sepuhan/server/barang-lot.ts';
import {
  bukuOf,
  hilangOf,
  jadiOf,
  lineOf,
  pulihOf,
  tulis,
  type Line,
} from '#areas/sepuhan/server/baris-sortir.ts';
import { labeliLines, tanyaLabel } from '#areas/sepuhan/server/labeli.ts';
import {
  holdLots,
  needBeli,
  susutLalu,
  type LotAda,
} from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = BodyOf<typeof sepuhanDocument.spec, 'sortir'>;
type BarisTyped = Typed['baris'][number];

/**
 * A lot is looked through: each part of it is sold again under a new barcode, washed by a craftsman, kept for melting,
 * or back in the BELI warehouse as it was bought (D-44.5). The lines are the whole lot.
 */
export async function sortir(tx: Tx, typed: Typed, ctx: Ctx) {
  for (const guard of ['fineness', 'weight'] as const) tx.guards.add(guard);
  const [lot] = await holdLots(tx, [typed.no_lot], ctx);
  invariant(lot, 'a lot that is held is there');
  const { no_lot } = lot;
  conflictIf(lot.tahap !== 'BELUM SORTIR', fill(TIDAK_SEPUHAN.LOT_SUDAH_DISORTIR, { no_lot }));
  refuseIf(periksaSortir(lot, typed.baris));
  refuseIf(await periksaTukang(tx, typed.baris, ctx));
  const barang = await listBarangLot(tx, lot, ctx);
  const { asal, salah } = kenaliBarang(typed.baris, barang);
  refuseIf([...salah, ...periksaCabang(typed.baris, asal, ctx)]);
  const pulang = typed.baris.some(({ kelas }) => kelas === 'KEMBALI');
  conflictIf(pulang && !seutuhnya(lot, barang), fill(TIDAK_SEPUHAN.LOT_TIDAK_UTUH, { no_lot }));
  await needBeli(
    tx,
    pulangOf(typed.baris, asal).map(({ kode_gudang }) => kode_gudang),
    ctx,
  );
  const lines = await labeliLines(tx, bagiBaris(typed.baris, lot, asal, ctx), ctx);
  const ringkas = (n: number) =>
    sentence('Sortir: {n} barang di luar toleransi', { n: formatInt(n) });
  return {
    head: headOf(typed, lot, lines, ctx),
    lines: lines.map(lineOf),
    postings: bukuOf(lines),
    asks: await tanyaLabel(tx, lines, { ringkas, barang }, ctx),
    afterNumber: (no: string) => tulis(tx, no, lines, ctx),
  };
}

/** What a branch bought lies in no BELI warehouse of this shop: it does not go back to one (D-44.9). */
const periksaCabang = (
  baris: readonly BarisTyped[],
  asal: readonly (BarangLot | undefined)[],
  ctx: Ctx,
): Refusal[] =>
  zip(baris, asal).flatMap(([{ kelas }, piece], index) => {
    if (kelas !== 'KEMBALI' || !piece || piece.kode_toko === ctx.kode_toko) return [];
    const { kode_toko } = piece;
    const no = `${piece.no_dokumen}/${piece.urut_dokumen}`;
    return [at(fill(TIDAK_SEPUHAN.KEMBALI_CABANG, { no, kode_toko }), 'baris', index)];
  });

/** Craftsmen who are named work for the shop. */
export async function periksaTukang(
  tx: Tx,
  baris: readonly { readonly kode_tukang: string | null }[],
  { kode_toko }: Ctx,
): Promise<Refusal[]> {
  const salah: Refusal[] = [];
  for (const [index, { kode_tukang }] of baris.entries()) {
    const known = kode_tukang === null || (await findTukang(tx, kode_toko, kode_tukang));
    if (!known) salah.push(at(TIDAK_SEPUHAN.TUKANG_TIDAK_ADA, 'baris', index));
  }
  return salah;
}

/** The bought pieces that lines give back to BELI. */
const pulangOf = (
  baris: readonly BarisTyped[],
  asal: readonly (BarangLot | undefined)[],
): BarangLot[] =>
  zip(baris, asal).flatMap(([{ kelas }, piece]) => (kelas === 'KEMBALI' && piece ? [piece] : []));

/** What remains of a lot remembers what its own gold lost: what goes back takes its own loss with it (D-51.17). */
const sisaIngatan = (lot: LotAda, pulang: readonly BarangLot[]): LotAda => ({
  ...lot,
  susut_murni: atLeast(mg(0), minus(lot.susut_murni, sum(pulang.map(susutBarang)))),
  murni_awal: minus(lot.murni_awal, sum(pulang.map((one) => one.murni_hasil))),
});

/** Each line with its gold; what goes back to BELI takes what its receipt put in, and what that lost. */
function bagiBaris(
  baris: readonly BarisTyped[],
  lot: LotAda,
  asal: readonly (BarangLot | undefined)[],
  ctx: Ctx,
) {
  const parts = bagiLot(
    lot,
    zip(baris, asal).map(([{ qty, berat, kelas }, piece]) =>
      kelas === 'KEMBALI' && piece
        ? { qty, berat, tetap: isiBarang(piece, piece.modal_hilang ?? rp(0)) }
        : { qty, berat },
    ),
  );
  const sisa = sisaIngatan(lot, pulangOf(baris, asal));
  return zip(baris, zip(parts, asal)).map(([isi, [part, piece]]) => ({
    isi,
    line: {
      lot,
      part,
      kelas: isi.kelas,
      kode_tukang: isi.kelas === 'CUCI' ? isi.kode_tukang : null,
      proses: isi.kelas === 'CUCI' ? isi.proses : null,
      asal: piece,
      sudah: isi.kelas === 'KEMBALI' && piece ? susutBarang(piece) : susutLalu(sisa, part, ctx),
    },
  }));
}

const headOf = (typed: Typed, lot: LotAda, lines: readonly Line[], ctx: Ctx) => {
  const berat_hasil = sum(lines.map((one) => jadiOf(one).berat));
  const murni_hasil = sum(lines.map((one) => jadiOf(one).murni));
  return {
    langkah: 'SORTIR' as const,
    kode_gudang: lot.kode_gudang,
    kode_tukang: null,
    qty: lot.qty,
    berat: lot.berat,
    murni: lot.murni,
    kadar_hasil: null,
    berat_hasil,
    murni_hasil,
    susut: minus(lot.berat, berat_hasil),
    selisih_murni: minus(murni_hasil, lot.murni),
    keterangan: typed.keterangan ?? '',
    murni_asal: lot.murni,
    batas: ctx.param(stockParam.TOLERANSI_SUSUT_CUCI),
    modal: lot.modal,
    modal_hilang: plus(hilangOf(lines), negate(pulihOf(lines))),
    hari_batal: null,
  };
};
