import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import { sum } from '#kit/rules/quantity.ts';
import { at, fill } from '#kit/rules/refusal.ts';
import { joined, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunSupplier } from '#areas/buku/rules/akun.ts';
import type { BodyOf, HeldOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { listTagKembar } from '#areas/stock/server/barang-baru.table.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { kunciBarang } from '#areas/stock/server/kunci-barang.ts';
import { checkRoom, originOf } from '#areas/stock/server/pindah/way-back.ts';
import { refuseWhileSought } from '#areas/stock/server/pindah/while-counted.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import { terimaParam } from '#areas/terima/contract/terima.parameter.ts';
import {
  bukuRetur,
  nilaiRetur,
  periksaRetur,
  TIDAK_RETUR,
} from '#areas/terima/rules/retur/retur.ts';
import { readAsal } from '#areas/terima/server/retur/asal-barang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockSupplier } from '#areas/uang/server/supplier/supplier.query.ts';

type Words = typeof returSupplierDocument.spec;
type Typed = BodyOf<Words, 'retur'>;
type Line = LineOf<Words>;
type Held = HeldOf<Words>;

/** Pieces back to the supplier who delivered them, at what they were delivered for, by approval of another person. */
async function giveBack(tx: Tx, typed: Typed, ctx: Ctx) {
  tx.guards.add('weight');
  const { kode_supplier, lines } = await weigh(tx, typed, ctx);
  await lockSupplier(tx, ctx.kode_toko, kode_supplier);
  const { alasan } = typed;
  const codes = lines.map((one) => one.kode_barcode);
  return {
    head: {
      kode_supplier,
      alasan,
      total_qty: lines.length,
      total_berat: sum(lines.map((one) => one.berat)),
      total_murni: sum(lines.map((one) => one.murni)),
      total_modal: sum(lines.map((one) => one.modal)),
      total_nilai: nilaiRetur(lines),
      hari_batal: null,
    },
    lines,
    postings: bukuRetur(
      lines.map((line) => ({ ...line, ...originOf(line) })),
      kode_supplier,
    ),
    note: `Retur ke ${kode_supplier}`,
    asks: [askFirst(lines, kode_supplier, alasan)],
    afterNumber: (no: string) =>
      moveBarang(
        tx,
        codes.map((kode_barcode) => ({
          kode_barcode,
          dari_status: 'READY',
          ke_status: 'HANCUR',
          jenis: 'RETUR_SUPPLIER',
          no_bukti: no,
          no_pegang: no,
          ke: { akun: akunSupplier(kode_supplier) },
        })),
        ctx,
      ),
  };
}

/** Holds the pieces, and finds from whom each came and for what. */
async function weigh(tx: Tx, { barang }: Typed, ctx: Ctx) {
  const codes = barang.map((one) => one.kode_barcode);
  const pieces = await kunciBarang(tx, codes, ctx);
  await refuseWhileSought(
    tx,
    codes.map((kode_barcode) => ({ kode_barcode, ke: null })),
    ctx,
  );
  const asal = await readAsal(tx, ctx.kode_toko, codes);
  const pertama = asal.get(codes[0] ?? '')?.kode_supplier ?? null;
  const toleransi = ctx.param(terimaParam.TOLERANSI_PENERIMAAN);
  refuseIf(
    zip(pieces, barang).flatMap(([piece, { berat }], index) =>
      periksaRetur(piece, asal.get(piece.kode_barcode), {
        pertama,
        timbang: berat,
        toleransi,
      }).map((one) => at(one, 'barang', index)),
    ),
  );
  invariant(pertama !== null, 'a piece that was delivered has its supplier');
  const lines = zip(pieces, barang).map(([piece, { berat }]): Line => {
    const { no_asal, berat_asal, modal } = kept(asal, piece.kode_barcode);
    return {
      kode_barcode: piece.kode_barcode,
      nama_barang: piece.nama_barang,
      kode_dept: piece.kode_dept,
      kode_group: piece.kode_group,
      kode_kadar: piece.kode_kadar,
      kadar: piece.kadar,
      persen: piece.persen,
      berat: piece.berat,
      murni: piece.murni,
      berat_timbang: berat,
      berat_asal,
      no_asal,
      modal,
      harga_modal: piece.harga_modal,
      dari_gudang: piece.kode_gudang,
      dari_baki: piece.kode_baki,
    };
  });
  return { kode_supplier: pertama, lines };
}

const askFirst = (lines: readonly Line[], kode_supplier: string, alasan: string): Tuntutan => ({
  event: terimaEvents.RETUR_SUPPLIER,
  ringkasan: sentence('Retur {jumlah} barang ke {kode_supplier}', {
    jumlah: lines.length,
    kode_supplier,
  }),
  angka: [
    ...lines.map((line) => ({
      label: `${line.kode_barcode} ${line.nama_barang}`,
      nilai: joined(
        [
          namaTempat(originOf(line)),
          `${formatGram(line.berat)} g`,
          sentence('timbang {berat} g', { berat: formatGram(line.berat_timbang) }),
          ...(line.berat_asal === line.berat
            ? []
            : [sentence('diterima {berat} g', { berat: formatGram(line.berat_asal) })]),
        ],
        ', ',
      ),
    })),
    {
      label: 'Modal saat diterima',
      nilai: formatRupiah(sum(lines.map((one) => one.modal))),
      modal: true,
    },
    { label: 'Modal sekarang', nilai: formatRupiah(nilaiRetur(lines)), modal: true },
    { label: 'Alasan', nilai: alasan },
  ],
});

/** On any day, while the pieces are where this return left them: each lies again where it lay. */
async function undo(tx: Tx, { no_retur, kode_supplier, barang }: Held, ctx: Ctx) {
  await lockSupplier(tx, ctx.kode_toko, kode_supplier);
  await checkRoom(tx, ctx.kode_toko, barang);
  const codes = barang.map((line) => line.kode_barcode);
  const pieces = await lockBarangSemua(tx, ctx.kode_toko, codes);
  for (const { kode_barcode, status, no_pegang } of pieces)
    conflictIf(
      status !== 'HANCUR' || no_pegang !== no_retur,
      fill(TIDAK_RETUR.BARANG_SUDAH_BERUBAH, { kode_barcode }),
    );
  const tags = pieces.flatMap((piece) => piece.tag_id ?? []);
  const [taken] = await listTagKembar(tx, ctx.kode_toko, tags, null);
  if (taken) conflictIf(true, fill(TIDAK_BARANG.TAG_KEMBAR, { kode_barcode: taken.kode_barcode }));
  return {
    head: { hari_batal: ctx.hari },
    afterNumber: (no: string) =>
      moveBarang(
        tx,
        barang.map((line) => ({
          kode_barcode: line.kode_barcode,
          dari_status: 'HANCUR',
          ke_status: 'READY',
          jenis: 'BATAL_RETUR_SUPPLIER',
          no_bukti: no,
          no_pegang: null,
          ke: originOf(line),
        })),
        ctx,
      ),
  };
}

export const returSupplier = serveDocument(returSupplierDocument, {
  makes: { retur: giveBack },
  undo,
  paperExtras: (_, { barang }) =>
    Promise.resolve({
      barang: barang.map(
        (line) =>
          [
            `${line.kode_barcode} ${line.nama_barang}`,
            `${formatGram(line.berat_timbang)} g · ${line.no_asal}`,
          ] as const,
      ),
    }),
});
