import { joined, sentence } from '#kit/rules/sentence.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { at, fill } from '#kit/rules/refusal.ts';
import { atLeast, minus, percentOf, rp, shareOut, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { BodyOf, HeldOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { hancurDocument } from '#areas/stock/contract/hancur.document.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import {
  bukuHancur,
  GUDANG_HANCUR,
  hitungMurniHancur,
  periksaHancur,
  TIDAK_HANCUR,
} from '#areas/stock/rules/hancur.ts';
import type { EmasBaru } from '#areas/stock/rules/lot.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { bukuSusut, hitungSusut, susutBebas } from '#areas/stock/rules/susut.ts';
import { jagaSusut, type SusutDijaga } from '#areas/stock/server/jaga/susut-lebih.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { listTagKembar } from '#areas/stock/server/barang-baru.table.ts';
import { createLots } from '#areas/stock/server/lot/lot.table.ts';
import { undoLots } from '#areas/stock/server/lot/undo-lots.ts';
import { kunciBarang } from '#areas/stock/server/kunci-barang.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import { checkRoom, originOf } from '#areas/stock/server/pindah/way-back.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';

type Words = typeof hancurDocument.spec;
type Typed = BodyOf<Words, 'hancur'>;
type Line = LineOf<Words>;
type Held = HeldOf<Words>;

/** Pieces of the stock to melting, each weighed once more, by approval of somebody else (D-21.1). */
async function make(tx: Tx, typed: Typed, ctx: Ctx) {
  const lines = await weigh(tx, typed, ctx);
  const { kode_gudang, alasan } = typed;
  const susut = await jagaHancur(tx, lines, ctx);
  return {
    head: {
      kode_gudang,
      alasan,
      total_qty: lines.length,
      total_berat: sum(lines.map((one) => one.berat)),
      total_timbang: sum(lines.map((one) => one.berat_timbang)),
      total_murni: sum(lines.map((one) => one.murni_timbang)),
    },
    lines,
    postings: [...bukuSusut(susut.modal), ...bukuHancur(lines.map(goldOf), kode_gudang)],
    asks: [askFirst(lines, typed), ...susut.asks],
    afterNumber: async (no: string) => {
      await moveBarang(
        tx,
        lines.map(({ kode_barcode }) => ({
          kode_barcode,
          dari_status: 'READY',
          ke_status: 'HANCUR',
          jenis: 'HANCUR',
          no_bukti: no,
          no_pegang: no,
          ke: { akun: 'lebur' },
        })),
        ctx,
      );
      const lost = shareOut(
        susutBebas(susut),
        lines.map((line) => line.murni_timbang),
      );
      const emas = zip(lines, lost).map(([line, susut_murni]) => ({
        ...looseOf(line, kode_gudang),
        susut_murni,
      }));
      const made = { no, asal: 'STOCK', tahap: 'BELUM SORTIR', emas, hilang: susut.modal } as const;
      await createLots(tx, made, ctx);
    },
  };
}

/** What is left of a piece, as it lies in its lot. */
const looseOf = (line: Line, kode_gudang: string): EmasBaru => ({
  kode_gudang,
  persen: line.persen,
  berat: line.berat_timbang,
  murni: line.murni_timbang,
  modal: line.harga_modal,
});

/**
 * What may go is measured after what the shop allows for solder and dirt (MURNI_HANCUR_PERSEN, D-51.17): of all pieces
 * together and, where they lost no more than may, of each by itself, so that heavy ones hide no light one.
 */
async function jagaHancur(tx: Tx, lines: readonly Line[], ctx: Ctx): Promise<SusutDijaga> {
  const semua = await jagaSusut(tx, prosesOf(lines, ctx), ctx);
  const lebih = lines
    .map((line) => ({ line, boleh: bolehOf(line, ctx) }))
    .filter(({ line, boleh }) => hitungSusut(prosesOf([line], ctx)).susut > boleh);
  if (semua.lebih || lebih.length === 0) return semua;
  const proses = prosesOf(
    lebih.map(({ line }) => line),
    ctx,
  );
  const boleh = sum(lebih.map((one) => one.boleh));
  const { asks } = await jagaSusut(tx, { ...proses, boleh }, ctx);
  return { ...semua, asks };
}

/** One piece may lose its percent, or what two scales differ by. */
const bolehOf = (line: Line, ctx: Ctx) =>
  atLeast(ctx.param(stockParam.TOLERANSI_KIRIMAN), hitungSusut(prosesOf([line], ctx)).boleh);

function prosesOf(lines: readonly Line[], ctx: Ctx) {
  const keluar = sum(lines.map((one) => one.murni_timbang));
  const diakui = sum(
    lines.map((one) => percentOf(one.murni, ctx.param(stockParam.MURNI_HANCUR_PERSEN), 'half')),
  );
  return {
    masuk: { berat: sum(lines.map((one) => one.berat)), murni: diakui },
    keluar: { berat: sum(lines.map((one) => one.berat_timbang)), murni: keluar },
    harga: costOf(lines),
    ukur: 'murni' as const,
    toleransi: ctx.param(stockParam.TOLERANSI_SUSUT_LEBUR),
    ringkasan: sentence('Hancur {n} barang kehilangan {susut} g murni', {
      n: lines.length,
      susut: formatGram(minus(diakui, keluar)),
    }),
  };
}

/** Holds the pieces, checks each against its weight, and works out the fine gold of what is left. */
async function weigh(tx: Tx, { kode_gudang, barang }: Typed, ctx: Ctx): Promise<Line[]> {
  const gudang = await lockTujuan(tx, ctx.kode_toko, { kode_gudang, kode_baki: null });
  const fits = gudang?.is_active && GUDANG_HANCUR.includes(gudang.jenis);
  const codes = barang.map((one) => one.kode_barcode);
  const pieces = await kunciBarang(tx, codes, ctx);
  refuseIf([
    ...(fits ? [] : [TIDAK_HANCUR.GUDANG_BUKAN_HANCUR]),
    ...zip(pieces, barang).flatMap(([piece, { berat }], index) =>
      periksaHancur(piece, berat).map((one) => at(one, 'barang', index)),
    ),
  ]);
  return zip(pieces, barang).map(([piece, { berat }]) => ({
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    kode_dept: piece.kode_dept,
    kode_group: piece.kode_group,
    kode_kadar: piece.kode_kadar,
    kadar: piece.kadar,
    persen: piece.persen,
    kondisi: piece.kondisi,
    berat: piece.berat,
    berat_asli: piece.berat_asli,
    murni: piece.murni,
    berat_timbang: berat,
    murni_timbang: hitungMurniHancur(piece, berat, ctx.param(stockParam.MURNI_HANCUR_PERSEN)),
    harga_modal: piece.harga_modal,
    dari_gudang: piece.kode_gudang,
    dari_baki: piece.kode_baki,
  }));
}

const goldOf = (line: Line) => ({ ...line, ...originOf(line), timbang: line.berat_timbang });

const costOf = (lines: readonly Line[]) => sum(lines.map((line) => line.harga_modal ?? rp(0)));

const askFirst = (lines: readonly Line[], { alasan, kode_gudang }: Typed): Tuntutan => ({
  event: stockEvents.HANCUR_BARANG,
  ringkasan:
    lines.length === 1
      ? sentence('Hancur barang {kode_barcode}', {
          kode_barcode: lines.map((line) => line.kode_barcode).join(),
        })
      : sentence('Hancur {jumlah} barang', { jumlah: lines.length }),
  angka: [
    ...lines.map((line) => ({
      label: `${line.kode_barcode} ${line.nama_barang}`,
      nilai: joined(
        [
          namaTempat(originOf(line)),
          `${formatGram(line.berat)} g → ${formatGram(line.berat_timbang)} g`,
          sentence('murni {murni_timbang} g', { murni_timbang: formatGram(line.murni_timbang) }),
        ],
        ', ',
      ),
    })),
    { label: 'Modal', nilai: formatRupiah(costOf(lines)), modal: true },
    { label: 'Gudang tujuan', nilai: kode_gudang },
    { label: 'Alasan', nilai: alasan },
  ],
});

/** The pieces come back while the loose gold has not been touched (BATAL_HANCUR). */
async function undo(tx: Tx, held: Held, ctx: Ctx) {
  const { no_hancur, kode_gudang, input_date, barang } = held;
  const emas = barang.map((line) => looseOf(line, kode_gudang));
  const emptyLots = await undoLots(tx, { no: no_hancur, sejak: input_date, emas }, ctx);
  await checkRoom(tx, ctx.kode_toko, held.barang);
  await checkPieces(tx, held, ctx);
  return {
    afterNumber: async (no: string) => {
      await moveBarang(
        tx,
        held.barang.map((line) => ({
          kode_barcode: line.kode_barcode,
          dari_status: 'HANCUR',
          ke_status: 'READY',
          jenis: 'BATAL_HANCUR',
          no_bukti: no,
          no_pegang: null,
          ke: originOf(line),
        })),
        ctx,
      );
      await emptyLots(no);
    },
  };
}

/** Refuses where a piece is no longer melted by this document, or another piece now has one of their tags. */
async function checkPieces(tx: Tx, { barang, no_hancur }: Held, { kode_toko }: Ctx): Promise<void> {
  const codes = barang.map((line) => line.kode_barcode);
  const pieces = await lockBarangSemua(tx, kode_toko, codes);
  for (const { kode_barcode, status, no_pegang } of pieces)
    conflictIf(
      status !== 'HANCUR' || no_pegang !== no_hancur,
      fill(TIDAK_HANCUR.BARANG_SUDAH_BERUBAH, { kode_barcode }),
    );
  const tags = pieces.flatMap((piece) => piece.tag_id ?? []);
  const [taken] = await listTagKembar(tx, kode_toko, tags, null);
  if (taken) conflictIf(true, fill(TIDAK_BARANG.TAG_KEMBAR, { kode_barcode: taken.kode_barcode }));
}

export const hancur = serveDocument(hancurDocument, { makes: { hancur: make }, undo });
