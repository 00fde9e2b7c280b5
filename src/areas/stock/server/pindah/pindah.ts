import { formatGram } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf, orConflict } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { BodyOf, HeldOf, LineOf, RowOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { daftarPindahEndpoint } from '#areas/stock/contract/pindah.api.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { hargaKini } from '#areas/stock/rules/harga-kini.ts';
import {
  bukuPindah,
  masihUtuh,
  namaTempat,
  periksaAsal,
  periksaTujuan,
  TIDAK_PINDAH,
} from '#areas/stock/rules/pindah.ts';
import { langkahJson, moveBarang } from '#areas/stock/server/barang.table.ts';
import { kunciBarang, pada } from '#areas/stock/server/kunci-barang.ts';
import { listIsiBaki, lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import { checkRoom, originOf } from '#areas/stock/server/pindah/way-back.ts';
import { refuseWhileSought } from '#areas/stock/server/pindah/while-counted.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { lockBarangSemua, type BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';

type Words = typeof pindahDocument.spec;
type Line = LineOf<Words>;
type Held = HeldOf<Words>;
type Asked = Tempat & {
  readonly keterangan: string | null;
  readonly cara: 'PINDAI' | 'SATU_BAKI';
  /** The tray that is emptied: its pieces must still lie there once they are held. */
  readonly dari?: Tempat & { readonly kode_baki: string };
};

/** Everything in one tray to another: what the mover saw must still be what lies there. */
async function emptyBaki(tx: Tx, typed: BodyOf<Words, 'satuBaki'>, ctx: Ctx) {
  const { dari_gudang, dari_baki, qty, ...to } = typed;
  const dari = { kode_gudang: dari_gudang, kode_baki: dari_baki };
  refuseIf(namaTempat(dari) === namaTempat(to) ? [TIDAK_PINDAH.BAKI_SAMA] : []);
  const codes = await listIsiBaki(tx, ctx.kode_toko, dari_gudang, dari_baki);
  const baki = { kode_baki: dari_baki };
  refuseIf(codes.length === 0 ? [fill(TIDAK_PINDAH.BAKI_ASAL_KOSONG, baki)] : []);
  conflictIf(codes.length !== qty, fill(TIDAK_PINDAH.BAKI_BERUBAH, baki));
  return carry(tx, codes, { ...to, cara: 'SATU_BAKI', dari }, ctx);
}

/** Pieces to another tray or warehouse (D-21.1). */
async function carry(tx: Tx, codes: readonly string[], asked: Asked, ctx: Ctx) {
  const { cara, kode_gudang, kode_baki } = asked;
  const ke: Tempat = { kode_gudang, kode_baki };
  const pieces = await holdPieces(tx, codes, ke, asked.dari, ctx);
  const keterangan = asked.keterangan ?? '';
  return {
    head: {
      cara,
      ...ke,
      keterangan,
      total_qty: pieces.length,
      total_berat: sum(pieces.map((piece) => piece.berat)),
    },
    lines: linesOf(pieces, ctx),
    postings: bukuPindah(pieces, ke),
    note: keterangan || `Pindah ke ${namaTempat(ke)}`,
    langkah: langkahJson(
      pieces.map(({ kode_barcode }) => ({
        kode_barcode,
        dari_status: 'READY',
        ke_status: 'READY',
        jenis: 'PINDAH',
        no_bukti: null,
        no_pegang: null,
        ke,
      })),
    ),
  };
}

/** Holds the tray and the pieces, and goes on only when every one of them may go there. */
async function holdPieces(
  tx: Tx,
  codes: readonly string[],
  ke: Tempat,
  dari: Asked['dari'],
  ctx: Ctx,
): Promise<BarangTerkunci[]> {
  const tujuan = await lockTujuan(tx, ctx.kode_toko, ke);
  const pieces = await kunciBarang(tx, codes, ctx);
  if (dari)
    conflictIf(
      pieces.some((piece) => namaTempat(piece) !== namaTempat(dari)),
      fill(TIDAK_PINDAH.BAKI_BERUBAH, { kode_baki: dari.kode_baki }),
    );
  refuseIf(periksaTujuan(tujuan, ke, pieces.length));
  refuseIf(
    pieces.flatMap((piece, index) =>
      periksaAsal(piece, ke).map((one) => pada(one, 'barang', index)),
    ),
  );
  await refuseWhileSought(
    tx,
    pieces.map(({ kode_barcode }) => ({ kode_barcode, ke })),
    ctx,
  );
  return pieces;
}

function linesOf(pieces: readonly BarangTerkunci[], ctx: Ctx): Line[] {
  const aturan = aturanHarga(ctx);
  return pieces.map((piece) => ({
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    size: piece.size,
    kode_kadar: piece.kode_kadar,
    persen: piece.persen,
    berat: piece.berat,
    murni: piece.murni,
    harga_jual: hargaKini(piece, aturan).harga_hari_ini,
    dari_gudang: piece.kode_gudang,
    dari_baki: piece.kode_baki,
  }));
}

/**
 * Whole: every piece still lies where it was put and is what it was, and every tray that it came from
 * still has room (BATAL_PINDAH, D-6.4).
 */
async function undo(tx: Tx, held: Held, ctx: Ctx) {
  const { barang } = held;
  await checkRoom(tx, ctx.kode_toko, barang);
  await checkPieces(tx, held, ctx);
  const origins = new Set(barang.map((line) => namaTempat(originOf(line))));
  return {
    angka: [{ label: 'Dari', nilai: [...origins].join(', ') }],
    afterNumber: (no: string) =>
      moveBarang(
        tx,
        barang.map((line) => ({
          kode_barcode: line.kode_barcode,
          dari_status: 'READY',
          ke_status: 'READY',
          jenis: 'BATAL_PINDAH',
          no_bukti: no,
          no_pegang: null,
          ke: originOf(line),
        })),
        ctx,
      ),
  };
}

async function checkPieces(tx: Tx, held: Held, ctx: Ctx): Promise<void> {
  const codes = held.barang.map((line) => line.kode_barcode);
  const pieces = await lockBarangSemua(tx, ctx.kode_toko, codes);
  const now = new Map(pieces.map((piece) => [piece.kode_barcode, piece]));
  for (const line of held.barang) {
    const { kode_barcode } = line;
    const piece = now.get(kode_barcode);
    const utuh = masihUtuh(line, piece, held) ? piece : undefined;
    const there = orConflict(utuh, fill(TIDAK_PINDAH.SUDAH_BERGERAK, { kode_barcode }));
    needTersedia(there, there.oleh, ctx);
  }
  await refuseWhileSought(
    tx,
    held.barang.map((line) => ({ kode_barcode: line.kode_barcode, ke: originOf(line) })),
    ctx,
  );
}

export const pindah = serveDocument(pindahDocument, {
  makes: {
    pindai: (tx, typed, ctx) => carry(tx, typed.barang, { ...typed, cara: 'PINDAI' }, ctx),
    satuBaki: emptyBaki,
  },
  rides: { pindai: ({ barang }) => barang.map((kode_barcode) => `barang ${kode_barcode}`) },
  undo,
  display: (row: RowOf<Words>) => ({
    kode_gudang: namaTempat(row),
    total_berat: `${formatGram(row.total_berat)} g`,
  }),
});

/** As many as the catalogue's call answers, and as many as a page of the list has. */
const MOST = 5000;
const PAGE = 1000;

export async function daftarPindah(
  on: Sql,
  { query }: InputOf<typeof daftarPindahEndpoint>,
  ctx: Ctx,
) {
  const span = { tgl_from: query.start_date, tgl_to: query.end_date, limit: PAGE };
  const rows: RowOf<Words>[] = [];
  for (let all = MOST; rows.length < all;) {
    const { data, count } = await pindah.list(on, { ...span, skip: rows.length }, ctx);
    rows.push(...data);
    all = Math.min(MOST, count);
  }
  return rows;
}
