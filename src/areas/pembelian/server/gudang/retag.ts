import { minus, percentOf, rp, type Miligram } from '#kit/rules/quantity.ts';
import { formatGram, percentText } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant, refuseIf, orConflict, orRefuse } from '#kit/server/problem.ts';
import type { GivenOf, HeldOf, RowOf } from '#areas/dokumen/contract/document-types.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import {
  periksaKadar,
  tentukanKadar,
  terlaluJauh,
  TIDAK_KADAR,
  type KadarToko,
} from '#areas/barang/rules/kadar.ts';
import { akunGudang, akunTempat } from '#areas/buku/rules/akun.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import {
  periksaIsi,
  periksaCara,
  periksaKode,
  periksaTempat,
  type MasterBarang,
} from '#areas/stock/rules/periksa-barang.ts';
import { masihUtuh, namaTempat, periksaMuat, TIDAK_PINDAH } from '#areas/stock/rules/pindah.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import {
  insertBarang,
  readMasterBarang,
  type BarangBaru,
} from '#areas/stock/server/barang-baru.table.ts';
import { beratLabel } from '#areas/stock/server/jaga/berat-label.ts';
import { findGambar } from '#areas/stock/server/foto/foto-simpan.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { askHargaLabel, askTurun, hargaUbahan } from '#areas/stock/server/jaga/harga-jaga.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { lockBarang } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { retagDocument } from '#areas/pembelian/contract/retag.document.ts';
import { bukuRetag } from '#areas/pembelian/rules/buku-pembelian.ts';
import { TIDAK_BELI_BATU } from '#areas/pembelian/rules/beli-batu.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { lockBatuBeli } from '#areas/pembelian/server/batu/batu-beli.table.ts';
import { lepasLagi, pasangLagi } from '#areas/pembelian/server/batu/pasang-lagi.ts';
import {
  findFotoBeli,
  lockStockBeli,
  saveStockKeluar,
  saveStockKembali,
  type StockBeli,
} from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { jagaRetag } from '#areas/pembelian/server/gudang/susut-beli.ts';
import { bukuSusut } from '#areas/stock/rules/susut.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

type Words = typeof retagDocument.spec;
type Given = GivenOf<Words, 'retag'>;

/**
 * A bought piece goes back to a tray under a new barcode that names the old one (D-13.2, D-8.2). Its life
 * begins with the buy-back, in the BELI warehouse; weight that washing took is lost (§8b). The piece is made
 * here and not beside the book, because the document names its barcode.
 */
async function make(tx: Tx, given: Given, ctx: Ctx) {
  const { no: no_faktur_beli, urut } = given;
  const key = [{ no_faktur_beli, urut }];
  const [held] = await lockStockBeli(tx, ctx.kode_toko, key);
  const from = orConflict(held, TIDAK_BELI.EMAS_TIDAK_ADA);
  tx.guards.add('fineness');
  const made = await pieceOf(tx, from, given, ctx);
  const susut = await jagaRetag(tx, from, made, ctx);
  const piece = { ...made, harga_modal: minus(from.harga, susut.modal) };
  const kode_barcode = await label(tx, from, piece, no_faktur_beli, ctx);
  const stones = from.batu === null ? [] : await lockBatuBeli(tx, { no_faktur_beli, urut }, ctx);
  const head = headOf(from, piece, kode_barcode);
  const akun = akunTempat(piece.kode_gudang, piece.kode_baki);
  return {
    head,
    postings: [
      ...bukuSusut(susut.modal),
      ...bukuRetag(from, { ...piece, kadar: piece.persen, akun, kode_barcode }),
    ],
    asks: [
      ...susut.asks,
      ...(await askHarga(tx, from, piece, ctx)),
      ...jagaBeratWajar(tx, [ditimbang(piece)], ctx),
    ],
    note: `${no_faktur_beli} menjadi ${kode_barcode}`,
    afterNumber: async (no: string) => {
      const left = { status: 'RETAG', no_keluar: no, kode_barcode, op: ctx.op } as const;
      await saveStockKeluar(tx, ctx.kode_toko, key, left);
      await pasangLagi(tx, { kode_barcode, no }, stones, piece, ctx);
      await carry(tx, { kode_barcode, no }, piece, ctx);
    },
  };
}

const headOf = (from: StockBeli, piece: BarangBaru, kode_barcode: string) => ({
  no_faktur_beli: from.no_faktur_beli,
  urut: from.urut,
  kode_barcode,
  barcode_asal: from.barcode_asal,
  nama_barang: piece.nama_barang,
  kode_kadar: piece.kode_kadar,
  kadar: from.kadar,
  kadar_barang: piece.persen,
  berat_beli: from.berat,
  murni_beli: from.murni,
  berat: piece.berat,
  murni: piece.murni,
  susut: minus(from.berat, piece.berat),
  dari_gudang: from.kode_gudang,
  kode_gudang: piece.kode_gudang,
  kode_baki: piece.kode_baki,
});

/** A new label in the BELI warehouse: the first step of its life. */
async function label(
  tx: Tx,
  from: StockBeli,
  piece: BarangBaru,
  no_bukti: string,
  ctx: Ctx,
): Promise<string> {
  const { kode_gudang } = from;
  const there = { kode_gudang, kode_baki: null, tempat: akunGudang(kode_gudang) };
  const [code] = await insertBarang(tx, [{ ...piece, ...there }], { jenis: 'BELI', no_bukti }, ctx);
  invariant(code, 'a piece that was added has a code');
  return code;
}

/** And from there to its tray: the second. */
const carry = (
  tx: Tx,
  { kode_barcode, no }: { kode_barcode: string; no: string },
  { kode_gudang, kode_baki }: BarangBaru,
  ctx: Ctx,
) =>
  moveBarang(
    tx,
    [
      {
        kode_barcode,
        dari_status: 'READY',
        ke_status: 'READY',
        jenis: 'RETAG',
        no_bukti: no,
        no_pegang: null,
        ke: { kode_gudang, kode_baki },
      },
    ],
    ctx,
  );

/** What of its weight is gold: it is more than its stones. */
function needEmas({ berat_batu }: StockBeli, berat: Miligram): Miligram {
  const emas = minus(berat, berat_batu);
  const lebih = fill(TIDAK_BELI_BATU.BERAT_BATU_LEBIH, { batu: formatGram(berat_batu) });
  refuseIf(emas > 0 ? [] : [lebih]);
  return emas;
}

async function pieceOf(tx: Tx, from: StockBeli, given: Given, ctx: Ctx): Promise<BarangBaru> {
  const { berat } = given;
  refuseIf(berat > from.berat ? [TIDAK_BELI.BERAT_LEBIH] : []);
  const foto = await findFotoBeli(tx, ctx.kode_toko, from);
  const master = await readMasterBarang(tx, ctx.kode_toko);
  const cara = ctx.param(barangParam.kategori_harga);
  const { kode_kadar, persen } = kadarOf(from, master, ctx);
  const codes = {
    kode_kategori: given.kode_kategori,
    kode_dept: from.kode_dept,
    kode_group: given.kode_group ?? from.kode_group,
    kode_kadar,
    kategori_harga: null,
    kode_bandrol: given.kode_bandrol,
  };
  const contents = {
    nama_barang: given.nama_barang ?? from.nama_barang,
    deskripsi: null,
    kadar: persen,
    berat,
    berat_atribut: from.berat_batu,
    berat_label: beratLabel(given.kode_bandrol, master, ctx),
  };
  const berat_asli = needEmas(from, berat);
  const place = await lockTujuan(tx, ctx.kode_toko, given);
  refuseIf([
    ...periksaIsi({ ...contents, berat_asli: null }),
    ...periksaKode(codes, master),
    ...periksaCara({ ...codes, harga_jual: given.harga_jual }, { ...master, cara }),
    ...periksaKadar({ ...codes, kadar: null }, master),
    ...periksaTempat(given.kode_gudang, given.kode_baki, master),
    ...periksaMuat(place?.baki, given.kode_baki, 1),
  ]);
  return {
    ...contents,
    ...codes,
    barcode_asal: from.barcode_asal,
    kode_intern: null,
    size: null,
    kondisi: from.kondisi,
    tag_id: null,
    kode_supplier: null,
    persen,
    berat_asli,
    murni:
      berat === from.berat && persen === from.kadar
        ? from.murni
        : percentOf(berat_asli, persen, 'half'),
    atribut: null,
    harga_jual: given.harga_jual ?? rp(0),
    ongkos: given.ongkos,
    harga_atribut: rp(0),
    harga_modal: from.harga,
    kode_gudang: given.kode_gudang,
    kode_baki: given.kode_baki,
    dokumen_perolehan: 'KONSUMEN',
    tgl_terima: ctx.hari,
    gambar: await findGambar(ctx.kode_toko, foto),
    berlian: [],
  };
}

/**
 * The kadar code of tested gold from now on, which no person chooses; what was bought as a code of the same percent
 * keeps that code. Gold far above its code is refused (D-51.16).
 */
function kadarOf(from: StockBeli, { kadar }: MasterBarang, { param }: Ctx): KadarToko {
  const list = [...kadar].map(([kode_kadar, persen]) => ({ kode_kadar, persen }));
  const kode = tentukanKadar(list, from.kadar, param(pembelianParam.TOLERANSI_KADAR_BELI));
  const sama = list.find((one) => one.kode_kadar === from.kode_kadar);
  const found = orRefuse(
    sama && sama.persen === kode?.persen ? sama : kode,
    TIDAK_BELI.KADAR_TIDAK_ADA,
  );
  const jauh = fill(TIDAK_KADAR.KADAR_TERLALU_JAUH, { kadar: percentText(from.kadar) });
  refuseIf(terlaluJauh(from.kadar, found.persen) ? [jauh] : []);
  return found;
}

/** Another group than it was bought as, where it sells for less; its price and labour, as of any new piece. */
async function askHarga(tx: Tx, from: StockBeli, piece: BarangBaru, ctx: Ctx): Promise<Tuntutan[]> {
  const tetap = { ...piece, group_asal: from.kode_group };
  const murah = await askHargaLabel(tx, [tetap], ctx);
  if (piece.kode_group === from.kode_group) return murah;
  const dari = { ...piece, kode_group: from.kode_group };
  const ubahan = [{ kode_barcode: from.no_faktur_beli, dari, ke: piece }];
  return [...murah, ...askTurun(await hargaUbahan(tx, ubahan, aturanHarga(ctx), ctx))];
}

/**
 * While the piece lies in its tray as it was put there: the new label is no more, its gold lies in the
 * BELI warehouse as it was bought (BATAL_PINDAH).
 */
async function undo(tx: Tx, held: HeldOf<Words>, ctx: Ctx) {
  const { kode_barcode, no_retag, dari_gudang } = held;
  const piece = await lockBarang(tx, ctx.kode_toko, kode_barcode);
  const whole = masihUtuh({ ...held, persen: held.kadar_barang ?? held.kadar }, piece, held)
    ? piece
    : undefined;
  const there = orConflict(whole, fill(TIDAK_PINDAH.SUDAH_BERGERAK, { kode_barcode }));
  needTersedia(there, there.oleh, ctx);
  const lepas = await lepasLagi(tx, held, ctx);
  return {
    afterNumber: async (no: string) => {
      await lepas(no);
      const step = {
        kode_barcode,
        dari_status: 'READY',
        ke_status: 'HANCUR',
        jenis: 'BATAL_RETAG',
        no_bukti: no,
        no_pegang: no,
        ke: { akun: akunGudang(dari_gudang) },
      } as const;
      await moveBarang(tx, [step], ctx);
      const back = await saveStockKembali(tx, ctx.kode_toko, no_retag, ctx.op);
      invariant(back === 1, `${no_retag} gave one piece a label, ${back} come back`);
    },
  };
}

export const retag = serveDocument(retagDocument, {
  makes: { retag: make },
  undo,
  display: (row: RowOf<Words>) => ({ kode_gudang: namaTempat(row) }),
});
