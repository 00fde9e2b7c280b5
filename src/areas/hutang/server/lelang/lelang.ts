import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { addMonths } from '#kit/rules/hari.ts';
import {
  mg,
  minus,
  plus,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse } from '#kit/server/problem.ts';
import { zip } from '#kit/rules/lists.ts';
import type { GivenOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { TIDAK_PERINGATAN } from '#areas/customer/rules/peringatan.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { suratLelang } from '#areas/hutang/server/lelang/surat-lelang.ts';
import {
  bagiLebur,
  bagiNilai,
  bukuLelang,
  bukuLelangLebur,
  hitungHariLewat,
  periksaSiapLelang,
  TIDAK_LELANG,
} from '#areas/hutang/rules/lelang/lelang.ts';
import { angkaTimbang } from '#areas/hutang/server/ditimbang.ts';
import { gadaiOf, type Hutang } from '#areas/hutang/server/hitung.ts';
import { angkaKode, askFirst } from '#areas/hutang/server/lelang/tuntutan-lelang.ts';
import { barangDitemukan } from '#areas/hutang/server/lelang/barang-ditemukan.ts';
import { hitungDilelang } from '#areas/hutang/server/lelang/hitung-lelang.ts';
import {
  findPeringatan,
  readDasarLelang,
  surplus,
  type DasarLelang,
} from '#areas/hutang/server/lelang/lelang.query.ts';
import {
  findGudangLebur,
  lockStockBeli,
  saveStockBatal,
  saveStockMasuk,
} from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { susutBebas, type Emas } from '#areas/stock/rules/susut.ts';
import { jagaSusut } from '#areas/stock/server/jaga/susut-lebih.ts';
import { createLots } from '#areas/stock/server/lot/lot.table.ts';
import { undoLots } from '#areas/stock/server/lot/undo-lots.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof lelangDocument.spec;
type Typed = GivenOf<Words, 'lelang'>;
type Ditemukan = ReturnType<typeof barangDitemukan>['goods'];

/** The goods of a loan that was not redeemed become the shop's (D-35.14): to the BELI warehouse, or to melting. */
async function lelangkan(tx: Tx, typed: Typed, ctx: Ctx, hutang: Hutang) {
  tx.guards.add('fineness');
  const { no_faktur_hutang: no, tgl_jatuh_tempo, jumlah_hutang, nama_customer } = hutang;
  const peringatan = await findPeringatan(tx, ctx.kode_toko, no, tgl_jatuh_tempo);
  const tenggang = hutang.tenggang_lelang;
  const siap = periksaSiapLelang({ tgl_jatuh_tempo, tenggang, hari: ctx.hari, peringatan });
  const { detail_barang: pledged } = hutang;
  const dilelang = hitungDilelang(hutang, typed, ctx, siap);
  const { owed, lelang, lot, murni, nilai_rosok, harga_rosok } = dilelang;
  const dasar = await readDasarLelang(tx, ctx.kode_toko);
  const kode_gudang = await placeOf(tx, typed, dasar, ctx);
  const { goods, refusals } = barangDitemukan(typed, pledged, dasar, ctx);
  const gold = gadaiOf(pledged);
  const owes = { jumlah_hutang, bunga_rp: owed.bunga_rp };
  const kode = angkaKode(goods);
  tx.guards.add('weight');
  const susut = lot && (await jagaLelang(tx, no, gold, lot, lelang.hasil_lelang, ctx));
  return {
    head: {
      nama_customer,
      tgl_jatuh_tempo,
      jumlah_hutang,
      harga_rosok,
      nilai_rosok,
      murni,
      ...lelang,
      hari_lewat: hitungHariLewat(tgl_jatuh_tempo, ctx.hari),
      // Melting without its result is refused: until it is typed the figures are those of the pieces.
      tujuan: lot ? ('LEBUR' as const) : ('STOCK' as const),
      kode_gudang,
      qty: goods.length,
      berat: sum(gold.map((one) => one.berat)),
      dari_tgl: hutang.bunga_dibayar_sampai,
      hari_bunga: owed.hari_bunga,
      bunga_rp: owed.bunga_rp,
      batas_kelebihan: addMonths(ctx.hari, hutang.masa_kelebihan),
      berat_hasil: lot?.berat ?? null,
      kadar_hasil: lot?.kadar ?? null,
      murni_hasil: lot?.murni ?? null,
      hari_batal: null,
      keterangan: typed.keterangan,
    },
    tells: () => ({ perlu_peringatan: siap.includes(TIDAK_PERINGATAN.PERINGATAN_BELUM) }),
    refusals: [...dilelang.refusals, ...refusals],
    lines: linesOf(goods, bagiNilai(lelang.hasil_lelang, gold), lot && bagiLebur(gold, lot)),
    postings: lot
      ? bukuLelangLebur(owes, lelang, gold, { ...lot, kode_gudang })
      : bukuLelang(owes, lelang, gold, kode_gudang),
    asks: [
      askFirst(hutang, dilelang, [...angkaTimbang(pledged, typed.barang), ...kode], ctx),
      ...(susut?.asks ?? []),
    ],
    afterNumber: async (no_lelang: string) => {
      if (lot) {
        const bar = { ...lot, kode_gudang, susut_murni: susut ? susutBebas(susut) : mg(0) };
        return loosen(tx, no_lelang, bar, lelang.hasil_lelang, ctx);
      }
      const keys = goods.map((_, at) => ({ no_faktur_beli: no_lelang, urut: at + 1 }));
      await saveStockMasuk(tx, ctx.kode_toko, keys, ctx.op);
    },
  };
}

type Bar = Emas & {
  readonly kadar: Persen;
  readonly kode_gudang: string;
  readonly susut_murni: Miligram;
};

/** What came out of melting is a lot at the value that the shop took it for (D-35.14, D-44.1). */
async function loosen(
  tx: Tx,
  no: string,
  { kadar: persen, kode_gudang, berat, murni, susut_murni }: Bar,
  modal: Rupiah,
  ctx: Ctx,
): Promise<void> {
  const emas = [{ kode_gudang, persen, berat, murni, modal, susut_murni }];
  await createLots(tx, { no, asal: 'LELANG', tahap: 'LEBUR', emas }, ctx);
}

const linesOf = (
  goods: Ditemukan,
  value: readonly Rupiah[],
  melted: ReturnType<typeof bagiLebur> | null,
) =>
  zip(goods, value).map(([one, harga], at) => ({
    ...one,
    harga,
    berat_hasil: melted?.[at]?.berat_hasil ?? null,
    murni_hasil: melted?.[at]?.murni_hasil ?? null,
  }));

/** Melted at once it is valued by what came out: no cost is lost; its fine gold is guarded all the same (D-51.17). */
const jagaLelang = (
  tx: Tx,
  no: string,
  gold: readonly Emas[],
  lot: Emas,
  harga: Rupiah,
  ctx: Ctx,
) => {
  const masuk = {
    berat: sum(gold.map((one) => one.berat)),
    murni: sum(gold.map((one) => one.murni)),
  };
  return jagaSusut(
    tx,
    {
      masuk,
      keluar: lot,
      harga,
      ukur: 'murni' as const,
      toleransi: ctx.param(stockParam.TOLERANSI_SUSUT_LEBUR),
      ringkasan: sentence('Lebur jaminan {no} kehilangan {susut} g murni', {
        no,
        susut: formatGram(minus(masuk.murni, lot.murni)),
      }),
    },
    ctx,
  );
};

/** The BELI warehouse, or the one for scrap. */
async function placeOf(
  tx: Tx,
  { tujuan, hasil }: Typed,
  { gudang }: DasarLelang,
  { kode_toko }: Ctx,
): Promise<string> {
  const named = hasil?.kode_gudang ?? null;
  const scrap = tujuan === 'LEBUR' ? await findGudangLebur(tx, kode_toko, named) : undefined;
  const place = tujuan === 'LEBUR' ? (scrap?.kode_gudang ?? null) : gudang;
  return orRefuse(place, TIDAK_BARANG.GUDANG_TIDAK_ADA);
}

/** On any day, while no piece moved on and the surplus is unpaid: the goods are in custody again (D-35.15). */
async function undo(tx: Tx, held: HeldOf<Words>, ctx: Ctx, hutang: Hutang) {
  const { no_lelang, tujuan, qty } = held;
  if (tujuan === 'LEBUR') {
    const emptyLots = await undoLots(tx, madeOf(held), ctx);
    return { head: { hari_batal: ctx.hari }, angka: whereOf(held, hutang), afterNumber: emptyLots };
  }
  const keys = held.detail_barang.map((_, at) => ({ no_faktur_beli: no_lelang, urut: at + 1 }));
  const there = await lockStockBeli(tx, ctx.kode_toko, keys);
  conflictIf(there.length !== qty, TIDAK_LELANG.BARANG_PINDAH);
  return {
    head: { hari_batal: ctx.hari },
    angka: whereOf(held, hutang),
    afterNumber: async (no: string) => {
      await saveStockBatal(tx, ctx.kode_toko, no_lelang, no, ctx.op);
    },
  };
}

/** The bar that it was melted into. */
const madeOf = ({ kode_gudang, kadar_hasil, berat_hasil, murni_hasil, ...held }: HeldOf<Words>) => {
  const known = kadar_hasil !== null && berat_hasil !== null && murni_hasil !== null;
  const bar = { kode_gudang, modal: held.hasil_lelang };
  return {
    no: held.no_lelang,
    sejak: held.input_date,
    emas: known ? [{ ...bar, persen: kadar_hasil, berat: berat_hasil, murni: murni_hasil }] : [],
  };
};

const whereOf = ({ detail_barang }: HeldOf<Words>, { jumlah_hutang }: Hutang) => [
  { label: 'Barang', nilai: detail_barang.map((one) => one.nama_barang).join(', ') },
  { label: 'Hutang berjalan lagi', nilai: formatRupiah(jumlah_hutang) },
];

export const lelang = serveDocument(lelangDocument, {
  makes: { lelang: lelangkan },
  undo,
  compute: (on, rows, _, ctx) => surplus.tell(on, rows, ctx),
  listFilter: ({ status }, { hari }) => surplus.where(status, hari),
  paperExtras: (_, held) =>
    Promise.resolve(suratLelang(held, plus(held.jumlah_hutang, held.bunga_rp))),
});
