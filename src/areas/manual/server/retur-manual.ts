import { formatGram, formatInt, formatRupiah, percentText } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { at, type Refusal } from '#kit/rules/refusal.ts';
import { joined, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { SUPPLIER_AWAL } from '#areas/buku/rules/akun.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { returManualDocument } from '#areas/manual/contract/retur-manual.document.ts';
import {
  bukuReturManual,
  modalDikirim,
  periksaKiriman,
  sisaDikirim,
  type Kembali,
} from '#areas/manual/rules/retur-manual.ts';
import type { StockManual } from '#areas/manual/rules/stock-manual.ts';
import { kunciBarang, readDikirim, TAK_DIKIRIM } from '#areas/manual/server/retur-manual.query.ts';
import { gerakkanManual, lockStockManual } from '#areas/manual/server/stock-manual.table.ts';
import {
  ambilStock,
  barangDiKertas,
  keluar,
  undoManual,
} from '#areas/manual/server/tempat-manual.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import { bedaRata, rataLot } from '#areas/terima/rules/retur/retur-lot.ts';
import { TIDAK_RETUR } from '#areas/terima/rules/retur/retur.ts';
import { lockSupplier } from '#areas/uang/server/supplier/supplier.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof returManualDocument.spec;
type Typed = BodyOf<Words, 'retur'>;

/** Goods of one group and jenis, weighed together, back to a supplier, at most as much as he delivered (D-46.2). */
async function giveBack(tx: Tx, { kode_supplier, alasan, barang }: Typed, ctx: Ctx) {
  tx.guards.add('weight');
  refuseIf(kode_supplier === SUPPLIER_AWAL ? [TIDAK_RETUR.SUPPLIER_AWAL] : []);
  await lockSupplier(tx, ctx.kode_toko, kode_supplier);
  const before = await lockStockManual(tx, barang, ctx);
  const taken = await ambilStock(tx, barang, ctx);
  const lines = await hargai(tx, taken, kode_supplier, ctx);
  const total_modal = sum(lines.map((one) => one.modal));
  const total_nilai = sum(lines.map((one) => one.nilai));
  return {
    head: {
      kode_supplier,
      alasan,
      total_qty: lines.reduce((all, one) => all + one.qty, 0),
      total_berat: sum(lines.map((one) => one.berat)),
      total_modal,
      total_nilai,
      hari_batal: null,
    },
    lines,
    postings: bukuReturManual(lines, kode_supplier),
    note: `Retur ke ${kode_supplier}`,
    asks: [
      askFirst(lines, [...before.values()], { kode_supplier, alasan, total_modal, total_nilai }),
    ],
    afterNumber: (no: string) =>
      gerakkanManual(tx, { no_bukti: no, no_dokumen: no }, taken.map(keluar), ctx),
  };
}

/** What each was delivered for, one line after the other; 422 where more would go back than came. */
async function hargai(
  tx: Tx,
  taken: readonly StockManual[],
  kode_supplier: string,
  ctx: Ctx,
): Promise<Kembali[]> {
  const dikirim = new Map(await readDikirim(tx, kode_supplier, ctx));
  const salah: Refusal[] = [];
  const lines = taken.map((line, index) => {
    const dari = dikirim.get(kunciBarang(line)) ?? TAK_DIKIRIM;
    const kurang = periksaKiriman(line, line, dari, kode_supplier);
    salah.push(...kurang.map((no) => at({ ...no, field: undefined }, 'barang', index)));
    const modal = kurang.length > 0 ? line.modal : modalDikirim(dari, line.berat);
    dikirim.set(kunciBarang(line), sisaDikirim(dari, { ...line, modal }));
    return { ...line, modal, nilai: line.modal };
  });
  refuseIf(salah);
  return lines;
}

type Diminta = Pick<Typed, 'kode_supplier' | 'alasan'> & {
  readonly total_modal: Kembali['modal'];
  readonly total_nilai: Kembali['nilai'];
};

/** Who agrees reads what goes and the mean weight of a piece; far from that of its line an owner does. */
function askFirst(
  lines: readonly Kembali[],
  before: readonly StockManual[],
  { kode_supplier, alasan, total_modal, total_nilai }: Diminta,
): Tuntutan {
  const barisOf = (line: StockManual) =>
    before.find(
      (one) =>
        namaTempat(one) === namaTempat(line) &&
        one.kode_group === line.kode_group &&
        one.kode_dept === line.kode_dept,
    ) ?? line;
  const lain = lines.some((line) =>
    bedaRata(barisOf(line), { qty: line.qty, timbang: line.berat }),
  );
  return {
    event: terimaEvents.RETUR_SUPPLIER,
    penyetuju: lain ? 'OWN' : 'SPV',
    ringkasan: sentence('Retur {jumlah} barang ke {kode_supplier}', {
      jumlah: lines.reduce((all, one) => all + one.qty, 0),
      kode_supplier,
    }),
    angka: [
      ...lines.map((line) => {
        const baris = barisOf(line);
        return {
          label: `${line.kode_group} ${line.kode_dept} ${percentText(line.persen)}`,
          nilai: joined(
            [
              namaTempat(line),
              sentence('{qty} barang', { qty: formatInt(line.qty) }),
              `${formatGram(line.berat)} g`,
              sentence('rata-rata {berat} g, lot {lot} g', {
                berat: formatGram(rataLot(line.berat, line.qty)),
                lot: formatGram(rataLot(baris.berat, baris.qty)),
              }),
            ],
            ', ',
          ),
        };
      }),
      { label: 'Modal saat diterima', nilai: formatRupiah(total_modal), modal: true },
      { label: 'Modal sekarang', nilai: formatRupiah(total_nilai), modal: true },
      { label: 'Alasan', nilai: alasan },
    ],
  };
}

/** On any day: the goods lie where they lay. What came again since from that supplier is not counted twice. */
async function undo(tx: Tx, { no_retur, kode_supplier }: HeldOf<Words>, ctx: Ctx) {
  await lockSupplier(tx, ctx.kode_toko, kode_supplier);
  const afterNumber = await undoManual(tx, no_retur, ctx);
  return { head: { hari_batal: ctx.hari }, afterNumber };
}

export const returManual = serveDocument(returManualDocument, {
  makes: { retur: giveBack },
  undo,
  paperExtras: (_, { barang }) =>
    Promise.resolve({ barang: barang.map((line) => barangDiKertas(line, line)) }),
});
