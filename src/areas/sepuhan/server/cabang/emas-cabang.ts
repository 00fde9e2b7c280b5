import { percentText } from '#kit/rules/format.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, orConflict, refuseIf } from '#kit/server/problem.ts';
import {
  EMAS_LEPAS,
  emasDengan,
  type EmasDikirim,
  type EmasDiminta,
  type EmasPulang,
} from '#areas/kirim/server/emas-kiriman.ts';
import {
  listFotoBeli,
  lockStockBeli,
  saveStockKeluar,
  saveStockPulang,
  type StockBeli,
} from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { ambilBagian } from '#areas/stock/rules/lot.ts';
import { findGudangLepas } from '#areas/stock/server/lot/gudang-lepas.query.ts';
import { raiseLot, takeParts } from '#areas/stock/server/lot/lot.table.ts';
import { ceritakanEmas } from '#areas/sepuhan/server/cabang/cerita-emas.ts';
import { timbangEmas } from '#areas/sepuhan/server/cabang/timbang-emas.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import {
  lockLotsNamed,
  needBeli,
  susutLalu,
  type LotAda,
} from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A bought piece is called by its document and its place there, a lot by its number. */
const namaOf = ({ no_dokumen, urut }: EmasDiminta): string =>
  urut === null ? no_dokumen : `${no_dokumen}.${urut}`;

/** Bought pieces that lie in BELI and whole lots of the shop's warehouses, held in the order of every act. */
async function tahan(tx: Tx, asked: readonly EmasDiminta[], ctx: Ctx): Promise<EmasDikirim[]> {
  refuseIf(kembar(asked));
  const keys = asked.flatMap(({ no_dokumen: no_faktur_beli, urut }) =>
    urut === null ? [] : [{ no_faktur_beli, urut }],
  );
  const bought = await lockStockBeli(tx, ctx.kode_toko, keys);
  const foto = bought.length === keys.length ? await listFotoBeli(tx, ctx.kode_toko, keys) : [];
  const nos = asked.flatMap(({ no_dokumen, urut }) => (urut === null ? [no_dokumen] : []));
  const lots = await lockLotsNamed(tx, nos, ctx);
  return asked.map((one) => {
    if (one.urut === null) return fromLot(one, lots, ctx);
    const index = bought.findIndex(
      (piece) => piece.no_faktur_beli === one.no_dokumen && piece.urut === one.urut,
    );
    const no = `${one.no_dokumen}/${one.urut}`;
    const piece = orConflict(bought[index], fill(TIDAK_SEPUHAN.BARANG_TIDAK_ADA, { no }));
    return fromPiece(one, piece, foto[index]?.foto ?? []);
  });
}

const kembar = (asked: readonly EmasDiminta[]): Refusal[] => {
  const seen = new Set<string>();
  return asked.flatMap((one, index) => {
    const nama = namaOf(one);
    if (seen.has(nama)) return [at(TIDAK_SEPUHAN.BARIS_KEMBAR, 'emas', index)];
    seen.add(nama);
    return [];
  });
};

const fromPiece = (one: EmasDiminta, piece: StockBeli, foto: string[]): EmasDikirim => ({
  isi: 'BELI',
  kode_barcode: namaOf(one),
  nama_barang: piece.nama_barang,
  kode_dept: piece.kode_dept,
  kode_group: piece.kode_group,
  kode_kadar: piece.kode_kadar,
  persen: piece.kadar,
  qty: 1,
  berat: piece.berat,
  murni: piece.murni,
  dari_gudang: piece.kode_gudang,
  harga_modal: piece.harga,
  no_dokumen: piece.no_faktur_beli,
  urut_dokumen: piece.urut,
  no_lot: null,
  modal_tahu: true,
  susut_murni: mg(0),
  foto,
});

/** All of a lot, with what its processes lost: head office goes on counting from there (decision 1015, 1035). */
function fromLot(one: EmasDiminta, lots: readonly LotAda[], ctx: Ctx): EmasDikirim {
  const { no_dokumen: no_lot } = one;
  const lot = lots.find((held) => held.no_lot === no_lot);
  const held = orConflict(lot, fill(TIDAK_SEPUHAN.LOT_TIDAK_ADA, { no_lot }));
  const part = ambilBagian(held, held.berat);
  return {
    isi: 'LOT',
    kode_barcode: namaOf(one),
    ...EMAS_LEPAS,
    kode_kadar: percentText(held.persen),
    persen: held.persen,
    qty: part.qty,
    berat: part.berat,
    murni: part.murni,
    dari_gudang: held.kode_gudang,
    harga_modal: part.modal,
    no_dokumen: null,
    urut_dokumen: null,
    no_lot,
    modal_tahu: part.modal_tahu,
    susut_murni: susutLalu(held, part, ctx),
    foto: [],
  };
}

const kunciOf = (lines: readonly EmasPulang[]) =>
  lines.flatMap(({ isi, no_dokumen, urut_dokumen }) =>
    isi === 'BELI' ? [{ no_faktur_beli: no_dokumen ?? '', urut: urut_dokumen ?? 0 }] : [],
  );
const lotOf = (lines: readonly EmasPulang[]) =>
  lines.flatMap((one) => (one.isi === 'LOT' ? [{ ...one, no_lot: one.no_lot ?? '' }] : []));

async function keluar(
  tx: Tx,
  no_keluar: string,
  lines: readonly EmasDikirim[],
  ctx: Ctx,
): Promise<void> {
  const kunci = kunciOf(lines);
  const left = { status: 'KIRIM', no_keluar, kode_barcode: null, op: ctx.op } as const;
  const gone = await saveStockKeluar(tx, ctx.kode_toko, kunci, left);
  invariant(gone === kunci.length, `${no_keluar} takes ${kunci.length}, ${gone} leave`);
  const parts = lines.flatMap((one) =>
    one.no_lot === null
      ? []
      : [
          {
            no_lot: one.no_lot,
            kode_gudang: one.dari_gudang,
            persen: one.persen,
            qty: one.qty,
            berat: one.berat,
            murni: one.murni,
            modal: one.harga_modal ?? rp(0),
            modal_tahu: one.modal_tahu,
          },
        ],
  );
  await takeParts(tx, no_keluar, parts, ctx);
}

async function tahanPulang(tx: Tx, lines: readonly EmasPulang[], ctx: Ctx): Promise<void> {
  const beli = lines.flatMap(({ isi, dari_gudang }) => (isi === 'BELI' ? [dari_gudang] : []));
  await needBeli(tx, beli, ctx);
  const lepas = lotOf(lines).map((one) => one.dari_gudang);
  const there = await findGudangLepas(tx, ctx.kode_toko, lepas);
  const gone = lepas.find((one) => !there.has(one));
  const berubah = fill(TIDAK_SEPUHAN.GUDANG_BERUBAH, { kode_gudang: gone ?? '' });
  conflictIf(gone !== undefined, berubah);
}

emasDengan({
  tahan,
  keluar,
  tahanPulang,
  pulang: async (tx, { no_kirim, no_bukti, lines }, ctx) => {
    const kunci = kunciOf(lines);
    const back = await saveStockPulang(tx, ctx.kode_toko, kunci, no_kirim, ctx.op);
    invariant(back === kunci.length, `${no_kirim} took ${kunci.length}, ${back} come back`);
    for (const { no_lot, qty, berat, murni, harga_modal } of lotOf(lines)) {
      const part = { no_lot, qty, berat, murni, modal: harga_modal ?? rp(0), modal_tahu: true };
      await raiseLot(tx, no_bukti, part, ctx);
    }
  },
  ceritakan: ceritakanEmas,
  tiba: (line, ditimbang, ctx) => {
    const { berat_hasil, murni_hasil, murni_timbang, murni_asal, timbang, uji, batas } =
      timbangEmas(line, ditimbang, ctx);
    const di_luar = timbang.lebih || uji.lebih;
    return { berat: berat_hasil, murni: murni_hasil, murni_timbang, murni_asal, batas, di_luar };
  },
});
