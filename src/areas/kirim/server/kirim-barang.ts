import { formatGram } from '#kit/rules/format.ts';
import { daysBetween } from '#kit/rules/hari.ts';
import { inTurn, kept } from '#kit/rules/lists.ts';
import { mg, sum } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, refuseIf } from '#kit/server/problem.ts';
import type {
  BodyOf,
  CancelBodyOf,
  HeldOf,
  LineOf,
  RowOf,
} from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { bukuKembali, bukuKirimBarang } from '#areas/kirim/rules/buku-kiriman.ts';
import { periksaDikirim, TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { sendBerlian, undoBerlian } from '#areas/kirim/server/batu/kirim-berlian.ts';
import { TANPA_BATU, TOTAL_TANPA_BATU } from '#areas/kirim/server/emas-kiriman.ts';
import { sendEmas, undoEmas } from '#areas/kirim/server/kirim-emas.ts';
import { needBolehBatal } from '#areas/kirim/server/jauh/batal-jauh.ts';
import { batalDiServerLain } from '#areas/kirim/server/jauh/batal-lain.ts';
import { kirimDaftar } from '#areas/kirim/server/jauh/daftar-jauh.ts';
import { isDisentuh, listIsi } from '#areas/kirim/server/kiriman.table.ts';
import { needLebih } from '#areas/kirim/server/lebih-pulang.ts';
import { kunciTempat, perTempat } from '#areas/kirim/server/tempat-tujuan.ts';
import { needTujuan } from '#areas/kirim/server/tujuan.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { hargaKini } from '#areas/stock/rules/harga-kini.ts';
import { namaTempat, periksaPulang, periksaTujuan } from '#areas/stock/rules/pindah.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { kunciBarang, pada } from '#areas/stock/server/kunci-barang.ts';
import { originOf } from '#areas/stock/server/pindah/way-back.ts';
import { refuseWhileSought } from '#areas/stock/server/pindah/while-counted.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import { lockBarangSemua, type BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof kirimBarangDocument.spec;
type Typed = BodyOf<Words, 'kirim'>;
type Held = HeldOf<Words>;

/** What a piece with a barcode does not have. */
const BUKAN_EMAS = {
  isi: 'BARANG' as const,
  qty: 1,
  no_dokumen: null,
  urut_dokumen: null,
  no_lot: null,
  modal_tahu: true,
  susut_murni: mg(0),
  foto: [],
  ...TANPA_BATU,
};

/** Pieces leave for another shop: on their way from now on, at stock weight, no rupiah yet (D-42.1). */
const send = (cara: 'TOKO' | 'ONLINE') => async (tx: Tx, typed: Typed, ctx: Ctx) => {
  const { barang, tujuan: kode, ...more } = typed;
  const tujuan = await needTujuan(tx, kode, cara, ctx);
  const codes = barang.map((one) => one.kode_barcode);
  const asal = typed.no_kirim_asal;
  if (asal !== null) await needLebih(tx, asal, codes, tujuan.kode_toko, ctx);
  const pieces = await kunciBarang(tx, codes, ctx);
  refuseIf(
    pieces.flatMap((piece, at) => periksaDikirim(piece).map((one) => pada(one, 'barang', at))),
  );
  if (asal === null)
    await refuseWhileSought(
      tx,
      codes.map((kode_barcode) => ({ kode_barcode, ke: null })),
      ctx,
    );
  const keterangan = more.keterangan ?? '';
  const lines = linesOf(pieces, ctx);
  const kepala = { ...more, keterangan, tujuan: tujuan.kode_toko, nama_tujuan: tujuan.nama_toko };
  return {
    head: {
      ...kepala,
      isi: 'BARANG' as const,
      total_qty: pieces.length,
      total_berat: sum(pieces.map((one) => one.berat)),
      total_murni: sum(pieces.map((one) => one.murni)),
      ...TOTAL_TANPA_BATU,
      hari_batal: null,
      op_batal: null,
    },
    lines,
    postings: [],
    postingsOf: (no: string) => bukuKirimBarang(pieces, no),
    note: keterangan || `Kirim ke ${tujuan.kode_toko} ${tujuan.nama_toko}`,
    afterNumber: async (no: string) => {
      await moveBarang(
        tx,
        pieces.map(({ kode_barcode }) => ({
          kode_barcode,
          dari_status: 'READY',
          ke_status: 'KIRIM',
          jenis: 'KIRIM',
          no_bukti: no,
          no_pegang: no,
          ke: { akun: `kirim:${no}` },
        })),
        ctx,
      );
      if (tujuan.jauh) await kirimDaftar(tx, no, kepala, lines, ctx);
    },
  };
};

function linesOf(pieces: readonly BarangTerkunci[], ctx: Ctx): LineOf<Words>[] {
  const aturan = aturanHarga(ctx);
  return pieces.map((piece) => ({
    ...BUKAN_EMAS,
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    size: piece.size,
    kode_dept: piece.kode_dept,
    kode_group: piece.kode_group,
    kode_kadar: piece.kode_kadar,
    persen: piece.persen,
    berat: piece.berat,
    berat_asli: piece.berat_asli,
    murni: piece.murni,
    harga_jual: hargaKini(piece, aturan).harga_hari_ini,
    harga_modal: piece.harga_modal,
    dari_gudang: piece.kode_gudang,
    dari_baki: piece.kode_baki,
  }));
}

/** Before anything was received: each piece to its own tray, else to one that is named (D-42.8). */
async function undo(tx: Tx, held: Held, ctx: Ctx, _: unknown, typed: CancelBodyOf<Words>) {
  const { no_kirim, barang, tgl_system } = held;
  conflictIf(
    await isDisentuh(tx, ctx.kode_toko, no_kirim),
    fill(TIDAK_KIRIMAN.KIRIMAN_DISENTUH, { no_kirim }),
  );
  const tarik = await needBolehBatal(tx, ctx.kode_toko, held);
  const jauh = { held, tarik, alasan: typed.alasan };
  if (held.isi === 'EMAS')
    return batalDiServerLain(tx, await undoEmas(tx, held, ctx, typed), jauh, ctx);
  if (held.isi === 'BERLIAN')
    return batalDiServerLain(tx, await undoBerlian(tx, held, ctx, typed), jauh, ctx);
  const places = await placesBack(tx, barang, typed, ctx);
  await needOnTheWay(tx, no_kirim, barang, ctx);
  const back = barang.map((line) => ({ ...line, ...kept(places, line.kode_barcode) }));
  const batal = {
    head: { hari_batal: ctx.hari, op_batal: ctx.op },
    postings: bukuKembali(back, no_kirim),
    isi: [
      {
        label: 'Umur',
        nilai: sentence('{hari} hari', { hari: daysBetween(tgl_system, ctx.hari) }),
      },
    ],
    angka: [
      { label: 'Kembali ke', nilai: [...new Set([...places.values()].map(namaTempat))].join(', ') },
    ],
    afterNumber: async (no: string) => {
      await moveBarang(
        tx,
        back.map(({ kode_barcode }) => ({
          kode_barcode,
          dari_status: 'KIRIM',
          ke_status: 'READY',
          jenis: 'BATAL_KIRIM',
          no_bukti: no,
          no_pegang: null,
          ke: kept(places, kode_barcode),
        })),
        ctx,
      );
    },
  };
  return batalDiServerLain(tx, batal, jauh, ctx);
}

type Line = Held['barang'][number];

async function placesBack(
  tx: Tx,
  lines: readonly Line[],
  { kode_gudang, kode_baki }: CancelBodyOf<Words>,
  ctx: Ctx,
): Promise<Map<string, Tempat>> {
  const named = kode_gudang === null ? undefined : { kode_gudang, kode_baki };
  const origins = perTempat(
    lines.map((line) => ({ kode_barcode: line.kode_barcode, ...originOf(line) })),
  );
  const own = [...origins.values()].map((some) => inTurn(some, 0));
  const held = await kunciTempat(tx, ctx.kode_toko, [...own, ...(named ? [named] : [])]);
  const places = new Map<string, Tempat>();
  const elsewhere: string[] = [];
  for (const some of origins.values()) {
    const { kode_barcode: _, ...place } = inTurn(some, 0);
    const salah = held.check(place, some.length, periksaPulang);
    if (salah.length > 0 && !named) refuseIf(salah);
    for (const { kode_barcode } of some) {
      if (salah.length > 0) elsewhere.push(kode_barcode);
      places.set(kode_barcode, salah.length > 0 && named ? named : place);
    }
  }
  if (named && elsewhere.length > 0) {
    const there = [...places.values()].filter((one) => namaTempat(one) === namaTempat(named));
    refuseIf(held.check(named, there.length, periksaTujuan));
  }
  return places;
}

/** They lie in this shipment still: nothing else can have taken a piece that is on its way. */
async function needOnTheWay(
  tx: Tx,
  no_kirim: string,
  lines: readonly { readonly kode_barcode: string }[],
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<void> {
  const codes = lines.map((line) => line.kode_barcode);
  const pieces = await lockBarangSemua(tx, kode_toko, codes);
  for (const { kode_barcode, status, no_pegang } of pieces)
    invariant(
      status === 'KIRIM' && no_pegang === no_kirim,
      `${kode_barcode} is not on its way in ${no_kirim}`,
    );
}

export const kirimBarang = serveDocument(kirimBarangDocument, {
  makes: { kirim: send('TOKO'), online: send('ONLINE'), sepuhan: sendEmas, berlian: sendBerlian },
  readLines: listIsi,
  undo,
  display: (row: RowOf<Words>) => ({
    total_berat:
      row.isi === 'BERLIAN'
        ? `${formatGram(row.total_carat)} ct`
        : `${formatGram(row.total_berat)} g`,
  }),
});
