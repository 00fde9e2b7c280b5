import { mg, minus, plus, sum, type Persen } from '#kit/rules/quantity.ts';
import { at, fill } from '#kit/rules/refusal.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orConflict, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import {
  lockStockBeli,
  saveStockKeluar,
  type StockBeli,
} from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { ambilBagian, nomorLot, type BagianLot, type EmasBaru } from '#areas/stock/rules/lot.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { createLots, takeParts } from '#areas/stock/server/lot/lot.table.ts';
import type { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { asalOf } from '#areas/sepuhan/rules/asal.ts';
import { bukuTerima } from '#areas/sepuhan/rules/buku-sepuhan.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { BUKAN_SORTIR } from '#areas/sepuhan/rules/sortir.ts';
import { hitungTerima, type Masuk } from '#areas/sepuhan/rules/terima.ts';
import { jagaCaraUji } from '#areas/sepuhan/server/jaga-cara-uji.ts';
import { jagaTerima } from '#areas/sepuhan/server/jaga-terima.ts';
import {
  isRosok,
  lockLotsNamed,
  susutLalu,
  type LotAda,
} from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = BodyOf<typeof sepuhanDocument.spec, 'terima'>;
type BarisTyped = Typed['baris'][number];

/** Gold as it lies before it is taken in: a bought piece, or a whole lot of loose gold. */
type Sumber = Masuk & {
  readonly asal: BarisTyped['asal'];
  readonly kode_gudang: string;
  readonly nama_barang: string | null;
  readonly no_dokumen: string;
  readonly urut_dokumen: number | null;
  readonly lot: BagianLot | null;
};

/**
 * Bought and auctioned pieces out of the BELI warehouse, or loose gold, into a ROSOK warehouse: weighed, and tested
 * where a test was made. Pieces of one kadar become one lot and count as pieces until they are melted (D-44.4).
 */
export async function terima(tx: Tx, typed: Typed, ctx: Ctx) {
  const { kode_gudang, baris } = typed;
  refuseIf((await isRosok(tx, kode_gudang, ctx)) ? [] : [TIDAK_SEPUHAN.GUDANG_BUKAN_ROSOK]);
  refuseIf(jagaCaraUji(baris, ctx));
  const sumber = await holdAll(tx, baris, ctx);
  const boleh = {
    kiriman: ctx.param(stockParam.TOLERANSI_KIRIMAN),
    lebur: ctx.param(stockParam.TOLERANSI_SUSUT_LEBUR),
  };
  const all = zip(sumber, baris).map(([one, { berat, kadar_uji, cara_uji }]) => ({
    ...one,
    kadar_uji,
    cara_uji,
    ...hitungTerima(one, { berat, kadar_uji }, boleh),
  }));
  const susut = await jagaTerima(tx, all, ctx);
  const { hilang } = susut;
  return {
    head: { ...headOf(typed, all), batas: boleh.lebur, modal_hilang: hilang },
    lines: all.map(lineOf),
    postings: bukuTerima(all, kode_gudang, hilang),
    asks: susut.asks,
    afterNumber: async (no: string) => {
      const left = { status: 'SEPUHAN', no_keluar: no, kode_barcode: null, op: ctx.op } as const;
      const keys = all.flatMap(({ lot, no_dokumen, urut_dokumen }) =>
        lot ? [] : [{ no_faktur_beli: no_dokumen, urut: urut_dokumen ?? 0 }],
      );
      await saveStockKeluar(tx, ctx.kode_toko, keys, left);
      await takeParts(
        tx,
        no,
        all.flatMap(({ lot }) => lot ?? []),
        ctx,
      );
      const emas = all.map((one) => lotOf(one, kode_gudang));
      await createLots(tx, { no, asal: 'SEPUHAN', tahap: 'BELUM SORTIR', emas }, ctx);
    },
  };
}

type Diterima = Sumber & ReturnType<typeof hitungTerima>;

const headOf = ({ kode_gudang, keterangan }: Typed, all: readonly Diterima[]) => {
  const [berat, murni] = [sum(all.map((one) => one.berat)), sum(all.map((one) => one.murni))];
  const berat_hasil = sum(all.map((one) => one.berat_hasil));
  const murni_hasil = sum(all.map((one) => one.murni_hasil));
  return {
    langkah: 'TERIMA' as const,
    kode_gudang,
    kode_tukang: null,
    qty: all.reduce((n, one) => n + one.qty, 0),
    berat,
    murni,
    kadar_hasil: null,
    berat_hasil,
    murni_hasil,
    susut: minus(berat, berat_hasil),
    selisih_murni: minus(murni_hasil, murni),
    keterangan: keterangan ?? '',
    murni_asal: murni,
    modal: sum(all.map((one) => one.modal)),
    hari_batal: null,
  };
};

type Diuji = { readonly kadar_uji: Persen | null; readonly cara_uji: string | null };

const lineOf = (one: Diterima & Diuji) => ({
  asal: one.asal,
  no_dokumen: one.no_dokumen,
  urut_dokumen: one.urut_dokumen,
  no_lot: one.lot?.no_lot ?? null,
  nama_barang: one.nama_barang,
  kode_gudang: one.kode_gudang,
  kadar: one.kadar,
  kadar_uji: one.kadar_uji,
  qty: one.qty,
  berat: one.berat,
  murni: one.murni,
  berat_hasil: one.berat_hasil,
  murni_hasil: one.murni_hasil,
  murni_timbang: one.murni_timbang,
  murni_asal: one.murni_asal,
  berat_asal: one.berat,
  modal_hilang: plus(one.timbang.modal, one.uji.modal),
  ...BUKAN_SORTIR,
  cara_uji: one.cara_uji,
  modal: one.modal,
  modal_tahu: one.modal_tahu,
});

const lotOf = (one: Diterima, kode_gudang: string): EmasBaru => ({
  kode_gudang,
  asal: one.asal,
  persen: one.kadar_hasil,
  qty: one.qty,
  berat: one.berat_hasil,
  murni: one.murni_hasil,
  modal: minus(one.modal, plus(one.timbang.modal, one.uji.modal)),
  modal_tahu: one.modal_tahu,
  susut_murni: one.susut_murni,
});

/** Holds what each line names, in the order in which every act holds it; once it is received it is not there again. */
async function holdAll(tx: Tx, baris: readonly BarisTyped[], ctx: Ctx): Promise<Sumber[]> {
  refuseIf(twice(baris));
  const pieces = baris.filter(({ asal }) => asal !== 'STOCK');
  refuseIf(
    baris.flatMap(({ asal, no_dokumen }, index) =>
      asal !== 'STOCK' && asal !== asalOf(no_dokumen)
        ? [at(TIDAK_SEPUHAN.ASAL_SALAH, 'baris', index)]
        : [],
    ),
  );
  const keys = pieces.map((one) => ({ no_faktur_beli: one.no_dokumen, urut: urutOf(one) }));
  const bought = await lockStockBeli(tx, ctx.kode_toko, keys);
  const named = baris.filter(({ asal }) => asal === 'STOCK').flatMap(lotNames);
  const lots = await lockLotsNamed(tx, named, ctx);
  return baris.map((one) =>
    one.asal === 'STOCK' ? fromLot(one, lots, ctx) : fromPiece(one, bought),
  );
}

const urutOf = ({ urut }: BarisTyped): number => urut ?? 1;
/** A lot is named by its own number, or by its act and its place there. */
const lotNames = (one: BarisTyped): string[] => [
  one.no_dokumen,
  nomorLot(one.no_dokumen, urutOf(one) - 1),
];

const twice = (baris: readonly BarisTyped[]) => {
  const seen = new Set<string>();
  return baris.flatMap((one, index) => {
    const key = one.asal === 'STOCK' ? lotNames(one).join() : `${one.no_dokumen}/${urutOf(one)}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [at(TIDAK_SEPUHAN.BARIS_KEMBAR, 'baris', index)];
  });
};

function fromPiece(one: BarisTyped, bought: readonly StockBeli[]): Sumber {
  const piece = bought.find(
    ({ no_faktur_beli, urut }) => no_faktur_beli === one.no_dokumen && urut === urutOf(one),
  );
  const no = `${one.no_dokumen}/${urutOf(one)}`;
  const held = orConflict(piece, fill(TIDAK_SEPUHAN.BARANG_TIDAK_ADA, { no }));
  const { kode_gudang, nama_barang, kadar, berat, murni, harga } = held;
  return {
    asal: one.asal,
    kode_gudang,
    nama_barang,
    no_dokumen: one.no_dokumen,
    urut_dokumen: urutOf(one),
    lot: null,
    kadar,
    qty: 1,
    berat,
    murni,
    modal: harga,
    modal_tahu: true,
    susut_murni: mg(0),
  };
}

/** Numbers of acts that take gold in for refining, of this shop or of a branch. */
const DITERIMA = ['SP', 'RB'];
/** A whole lot, once: what was taken in is not taken in by another act, for another tolerance. */
function fromLot(one: BarisTyped, lots: readonly LotAda[], ctx: Ctx): Sumber {
  const names = lotNames(one);
  const lot = lots.find(({ no_lot }) => names.includes(no_lot));
  const no_lot = lot?.no_lot ?? one.no_dokumen;
  const raw = lot?.tahap === 'BELUM SORTIR' ? lot : undefined;
  const held = orConflict(raw, fill(TIDAK_SEPUHAN.LOT_TIDAK_ADA, { no_lot }));
  conflictIf(
    DITERIMA.includes(held.no_dokumen.slice(0, 2)),
    fill(TIDAK_SEPUHAN.LOT_SUDAH_DITERIMA, { no_lot: held.no_lot }),
  );
  const part = ambilBagian(held, held.berat);
  return {
    asal: 'STOCK',
    kode_gudang: held.kode_gudang,
    nama_barang: null,
    no_dokumen: held.no_dokumen,
    urut_dokumen: null,
    lot: part,
    kadar: held.persen,
    qty: part.qty,
    berat: part.berat,
    murni: part.murni,
    modal: part.modal,
    modal_tahu: part.modal_tahu,
    susut_murni: susutLalu(held, part, ctx),
  };
}
