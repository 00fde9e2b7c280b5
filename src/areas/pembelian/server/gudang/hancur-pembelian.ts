import { formatGram, percentText, formatRupiah } from '#kit/rules/format.ts';
import { minus, percentOf, sum, type Persen } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, refuseIf, orRefuse } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { bukuSusut, susutBebas } from '#areas/stock/rules/susut.ts';
import type { EmasBaru } from '#areas/stock/rules/lot.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { createLots } from '#areas/stock/server/lot/lot.table.ts';
import { undoLots } from '#areas/stock/server/lot/undo-lots.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { hancurBeliDocument } from '#areas/pembelian/contract/hancur-beli.document.ts';
import { pembelianEvents } from '#areas/pembelian/contract/pembelian.event.ts';
import { bagiHasil, bukuLebur } from '#areas/pembelian/rules/buku-pembelian.ts';
import { TIDAK_BELI_BATU } from '#areas/pembelian/rules/beli-batu.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import {
  listPieces,
  savePieces,
  type Piece,
} from '#areas/pembelian/server/gudang/hancur-beli.table.ts';
import { jagaLebur } from '#areas/pembelian/server/gudang/susut-beli.ts';
import {
  findGudangLebur,
  listFotoBeli,
  lockStockBeli,
  saveStockKeluar,
  saveStockKembali,
  type StockBeli,
} from '#areas/pembelian/server/gudang/stock-beli.table.ts';

type Words = typeof hancurBeliDocument.spec;
type Typed = BodyOf<Words, 'lebur'>;

/** Bought pieces into one lot of tested gold; what is lost is shown, by approval (D-13.2, D-5.9). */
async function make(tx: Tx, typed: Typed, ctx: Ctx) {
  const bought = await lockStockBeli(tx, ctx.kode_toko, typed.barang);
  conflictIf(bought.length !== typed.barang.length, TIDAK_BELI.EMAS_TIDAK_ADA);
  const [berbatu] = bought.filter(({ batu }) => batu !== null);
  conflictIf(
    berbatu !== undefined,
    fill(TIDAK_BELI_BATU.BATU_MASIH_ADA, {
      no_faktur_beli: berbatu?.no_faktur_beli ?? '',
      urut: String(berbatu?.urut ?? ''),
    }),
  );
  const place = await findGudangLebur(tx, ctx.kode_toko, typed.kode_gudang);
  const { kode_gudang } = orRefuse(place, TIDAK_BARANG.GUDANG_TIDAK_ADA);
  const [berat, murni] = [sum(bought.map((one) => one.berat)), sum(bought.map((one) => one.murni))];
  refuseIf(typed.berat > berat ? [TIDAK_BELI.BERAT_LEBIH] : []);
  const lot = {
    berat: typed.berat,
    kadar: typed.kadar,
    murni: percentOf(typed.berat, typed.kadar, 'half'),
    kode_gudang,
  };
  const susut = await jagaLebur(tx, bought, lot, ctx);
  return {
    head: {
      qty: bought.length,
      berat,
      murni,
      kode_gudang,
      alasan: typed.alasan,
      berat_hasil: lot.berat,
      kadar_hasil: lot.kadar,
      murni_hasil: lot.murni,
      susut: minus(berat, lot.berat),
      selisih_murni: minus(lot.murni, murni),
    },
    parts: { barang: bagiHasil(bought, lot).map(toldOf) },
    postings: [...bukuSusut(susut.modal), ...bukuLebur(bought, lot)],
    asks: [
      { ...askFirst(bought, typed), foto: await listFotoBeli(tx, ctx.kode_toko, bought) },
      ...susut.asks,
    ],
    afterNumber: async (no: string) => {
      const left = { status: 'HANCUR', no_keluar: no, kode_barcode: null, op: ctx.op } as const;
      await saveStockKeluar(tx, ctx.kode_toko, bought, left);
      const modal = sum(bought.map((one) => one.harga));
      const emas = [{ ...barOf({ ...lot, modal }), susut_murni: susutBebas(susut) }];
      const made = { no, asal: 'PEMBELIAN', tahap: 'LEBUR', emas, hilang: susut.modal } as const;
      await createLots(tx, made, ctx);
    },
  };
}

/** The bar that came out, as it lies in its lot. */
const barOf = (bar: Omit<EmasBaru, 'persen'> & { readonly kadar: Persen }): EmasBaru => ({
  kode_gudang: bar.kode_gudang,
  persen: bar.kadar,
  berat: bar.berat,
  murni: bar.murni,
  modal: bar.modal,
});

const toldOf = (one: StockBeli & Pick<Piece, 'berat_hasil' | 'murni_hasil'>): Piece => ({
  no_faktur_beli: one.no_faktur_beli,
  urut: one.urut,
  nama_barang: one.nama_barang,
  kode_kadar: one.kode_kadar,
  kadar: one.kadar,
  berat: one.berat,
  murni: one.murni,
  berat_hasil: one.berat_hasil,
  murni_hasil: one.murni_hasil,
  harga: one.harga,
});

const askFirst = (bought: readonly StockBeli[], { berat, kadar, alasan }: Typed): Tuntutan => {
  const total = (name: 'berat' | 'murni') => formatGram(sum(bought.map((one) => one[name])));
  return {
    event: pembelianEvents.HANCUR_PEMBELIAN,
    ringkasan: sentence('Hancur {jumlah} barang pembelian', { jumlah: bought.length }),
    angka: [
      { label: 'Barang', nilai: String(bought.length) },
      {
        label: 'Berat masuk',
        nilai: sentence('{berat} g, murni {murni} g', {
          berat: total('berat'),
          murni: total('murni'),
        }),
      },
      {
        label: 'Hasil',
        nilai: sentence('{berat} g, kadar {kadar}', {
          berat: formatGram(berat),
          kadar: percentText(kadar),
        }),
      },
      { label: 'Harga beli', nilai: formatRupiah(sum(bought.map((one) => one.harga))) },
      { label: 'Alasan', nilai: alasan },
    ],
  };
};

/** While nothing of the lot was used: its pieces lie in BELI again. */
async function undo(tx: Tx, held: HeldOf<Words>, ctx: Ctx) {
  const { no_hancur, qty, input_date } = held;
  const pieces = await listPieces(tx, ctx.kode_toko, no_hancur);
  const bar = barOf({
    kode_gudang: held.kode_gudang,
    kadar: held.kadar_hasil,
    berat: held.berat_hasil,
    murni: held.murni_hasil,
    modal: sum(pieces.map((one) => one.harga)),
  });
  const emptyLots = await undoLots(tx, { no: no_hancur, sejak: input_date, emas: [bar] }, ctx);
  return {
    foto: await listFotoBeli(tx, ctx.kode_toko, pieces),
    afterNumber: async (no_batal: string) => {
      const back = await saveStockKembali(tx, ctx.kode_toko, no_hancur, ctx.op);
      invariant(back === qty, `${no_hancur} melted ${qty} pieces, ${back} come back`);
      await emptyLots(no_batal);
    },
  };
}

export const hancurBeli = serveDocument(hancurBeliDocument, {
  makes: { lebur: make },
  parts: { barang: { read: listPieces, write: savePieces } },
  undo,
});
