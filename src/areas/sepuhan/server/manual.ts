import { formatGram, percentText } from '#kit/rules/format.ts';
import { minus, mg, negate, percentOf, plus, rp, type Miligram } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant, orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { findGudangLebur } from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import type { BagianLot, Lot } from '#areas/stock/rules/lot.ts';
import { createLots, raiseLot, takeParts } from '#areas/stock/server/lot/lot.table.ts';
import type { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { bukuKoreksi, bukuLotBaru } from '#areas/sepuhan/rules/buku-sepuhan.ts';
import { bedaLot } from '#areas/sepuhan/rules/koreksi.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { BUKAN_SORTIR } from '#areas/sepuhan/rules/sortir.ts';
import { holdLots } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = BodyOf<typeof sepuhanDocument.spec, 'manual'>;

/** A lot of gold that was not recorded before, or the weight of a lot as the scale says it (D-44.8). */
export async function manual(tx: Tx, typed: Typed, ctx: Ctx) {
  tx.guards.add('weight');
  if (typed.no_lot === null) return open(tx, typed, ctx);
  const tetap = typed.kode_gudang ?? typed.kadar ?? typed.modal;
  refuseIf(tetap === null ? [] : [TIDAK_SEPUHAN.LOT_LAMA_TETAP]);
  const [lot] = await holdLots(tx, [typed.no_lot], ctx);
  invariant(lot, 'a lot that is held is there');
  return correct(tx, typed, lot, ctx);
}

async function open(tx: Tx, typed: Typed, ctx: Ctx) {
  const { berat, modal } = typed;
  refuseIf(berat === 0 ? [TIDAK_SEPUHAN.BERAT_KOSONG] : []);
  const kadar = orRefuse(typed.kadar, TIDAK_SEPUHAN.LOT_BARU_KURANG);
  const named = orRefuse(typed.kode_gudang, TIDAK_SEPUHAN.LOT_BARU_KURANG);
  const place = await findGudangLebur(tx, ctx.kode_toko, named);
  const { kode_gudang } = orRefuse(place, TIDAK_BARANG.GUDANG_TIDAK_ADA);
  const murni = percentOf(berat, kadar, 'half');
  const gold = { kode_gudang, kadar, qty: 0, berat, murni };
  const before = { berat: mg(0), murni: mg(0) };
  return {
    head: { ...headOf(typed, before, { berat, murni }), kode_gudang, modal: modal ?? rp(0) },
    lines: [
      {
        ...lineOf(before, { berat, murni }),
        no_lot: null,
        kode_gudang,
        kadar,
        modal: modal ?? rp(0),
        modal_tahu: modal !== null,
      },
    ],
    postings: bukuLotBaru(gold, modal ?? rp(0)),
    figures: { koreksi: async () => [{ label: 'Lot baru', nilai: percentText(kadar) }] },
    afterNumber: async (no: string) => {
      const emas = [{ kode_gudang, persen: kadar, berat, murni, modal }];
      await createLots(tx, { no, asal: 'MANUAL', tahap: 'BELUM SORTIR', emas }, ctx);
    },
  };
}

async function correct(tx: Tx, typed: Typed, lot: Lot, ctx: Ctx) {
  const { berat } = typed;
  const sama = fill(TIDAK_SEPUHAN.BERAT_SAMA, { berat: formatGram(lot.berat) });
  refuseIf(berat === lot.berat ? [sama] : []);
  const beda = bedaLot(lot, berat);
  const naik = berat > lot.berat;
  const { no_lot, kode_gudang, persen } = lot;
  const part: BagianLot = { ...beda, no_lot, kode_gudang, persen };
  const murni = naik ? plus(lot.murni, beda.murni) : minus(lot.murni, beda.murni);
  const after = { berat, murni };
  const gerak = {
    kode_gudang,
    kadar: persen,
    qty: naik ? 0 : -beda.qty || 0,
    berat: naik ? beda.berat : negate(beda.berat),
    murni: naik ? beda.murni : negate(beda.murni),
  };
  return {
    head: { ...headOf(typed, lot, after), kode_gudang, qty: lot.qty, modal: beda.modal },
    lines: [
      {
        ...lineOf(lot, after),
        no_lot,
        kode_gudang,
        kadar: persen,
        qty: lot.qty,
        modal: beda.modal,
        modal_tahu: lot.modal_tahu,
      },
    ],
    postings: bukuKoreksi(gerak, naik ? beda.modal : negate(beda.modal)),
    figures: {
      koreksi: async () => [{ label: 'Lot', nilai: `${no_lot} ${percentText(persen)}` }],
    },
    afterNumber: (no: string) =>
      naik ? raiseLot(tx, no, part, ctx) : takeParts(tx, no, [part], ctx),
  };
}

type Isi = { readonly berat: Miligram; readonly murni: Miligram };

const headOf = ({ keterangan }: Typed, before: Isi, after: Isi) => ({
  langkah: 'MANUAL' as const,
  kode_tukang: null,
  qty: 0,
  berat: before.berat,
  murni: before.murni,
  kadar_hasil: null,
  berat_hasil: after.berat,
  murni_hasil: after.murni,
  susut: minus(before.berat, after.berat),
  selisih_murni: minus(after.murni, before.murni),
  keterangan,
  murni_asal: before.murni,
  batas: null,
  modal_hilang: rp(0),
  hari_batal: null,
});

const lineOf = (before: Isi, after: Isi) => ({
  asal: 'MANUAL' as const,
  no_dokumen: null,
  urut_dokumen: null,
  nama_barang: null,
  kadar_uji: null,
  qty: 0,
  berat: before.berat,
  murni: before.murni,
  berat_hasil: after.berat,
  murni_hasil: after.murni,
  murni_timbang: after.murni,
  murni_asal: after.murni,
  berat_asal: before.berat,
  modal_hilang: rp(0),
  ...BUKAN_SORTIR,
});
