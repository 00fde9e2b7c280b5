import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { mg, sum } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { joined, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunSupplier } from '#areas/buku/rules/akun.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { kembaliPo } from '#areas/pre-order/server/isi-po.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { listTagKembar } from '#areas/stock/server/barang-baru.table.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import { checkRoom, originOf } from '#areas/stock/server/pindah/way-back.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import { catatRetur } from '#areas/terima/rules/retur/retur-lot.ts';
import { bukuRetur, nilaiRetur, TIDAK_RETUR } from '#areas/terima/rules/retur/retur.ts';
import { timbangRetur, type Kembali } from '#areas/terima/server/retur/timbang-retur.ts';
import { listLotLabel, saveReturLot } from '#areas/terima/server/terima.table.ts';
import { terima } from '#areas/terima/server/terima.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockSupplier } from '#areas/uang/server/supplier/supplier.query.ts';

type Words = typeof returSupplierDocument.spec;
type Typed = BodyOf<Words, 'retur'>;
type Held = HeldOf<Words>;
type Baris = Pick<Kembali, 'kode_barcode' | 'urut_lot' | 'no_asal' | 'qty'>;

/** The pieces with a barcode among the lines. */
const piecesOf = <L extends Pick<Baris, 'kode_barcode'>>(lines: readonly L[]) =>
  lines.flatMap((line) =>
    line.kode_barcode === null ? [] : [{ ...line, kode_barcode: line.kode_barcode }],
  );

/** Goods back to the supplier who delivered them, at what they were delivered for, by approval of another person. */
async function giveBack(tx: Tx, typed: Typed, ctx: Ctx) {
  tx.guards.add('weight');
  const { kode_supplier, kembali } = await timbangRetur(tx, typed, ctx);
  await lockSupplier(tx, ctx.kode_toko, kode_supplier);
  const { alasan } = typed;
  const lines = kembali.map(({ batu: _b, tinggal: _t, rata: _r, ...line }) => line);
  return {
    head: {
      kode_supplier,
      alasan,
      total_qty: lines.reduce((all, line) => all + line.qty, 0),
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
    asks: [askFirst(kembali, kode_supplier, alasan)],
    async afterNumber(no: string) {
      await moveBarang(
        tx,
        piecesOf(lines).map(({ kode_barcode }) => ({
          kode_barcode,
          dari_status: 'READY',
          ke_status: 'HANCUR',
          jenis: 'RETUR_SUPPLIER',
          no_bukti: no,
          no_pegang: no,
          ke: { akun: akunSupplier(kode_supplier) },
        })),
        ctx,
      );
      await saveLots(tx, lines, 1, ctx);
      await kembaliPo(tx, await isiPoOf(tx, lines, ctx), 1, ctx);
    },
  };
}

/** Lots keep what went back of them; with `arah` -1 it lies there again. */
async function saveLots(
  tx: Tx,
  lines: readonly (Baris & Parameters<typeof catatRetur>[0])[],
  arah: 1 | -1,
  { kode_toko }: Ctx,
): Promise<void> {
  for (const { urut_lot: urut, no_asal: no_terima, qty, ...bagian } of lines)
    if (urut !== null)
      await saveReturLot(tx, kode_toko, { no_terima, urut }, catatRetur(bagian, qty, arah));
}

/** The lots of the receipts that the lines came by: each may have filled a pre-order. */
async function isiPoOf(
  tx: Tx,
  lines: readonly (Baris & Pick<Kembali, 'berat'>)[],
  { kode_toko }: Ctx,
) {
  const codes = piecesOf(lines).map((line) => line.kode_barcode);
  const labels = codes.length === 0 ? [] : await listLotLabel(tx, kode_toko, codes);
  const lots = new Map(labels.map((one) => [one.kode_barcode, one]));
  return lines.flatMap(({ kode_barcode, urut_lot, no_asal, qty, berat }) => {
    if (urut_lot !== null) return [{ no_dokumen: no_asal, urut: urut_lot, qty, berat }];
    const lot = kode_barcode === null ? undefined : lots.get(kode_barcode);
    return lot ? [{ no_dokumen: lot.no_terima, urut: lot.urut, qty, berat }] : [];
  });
}

/** Stones of a piece that stay without a known cost, and pieces unlike their lot, are an owner's to agree to. */
function askFirst(lines: readonly Kembali[], kode_supplier: string, alasan: string): Tuntutan {
  const tanpaModal = lines.some(({ tinggal }) => tinggal.some((one) => one.modal === 0));
  const lain = lines.some(({ rata }) => rata?.lain === true);
  return {
    event: terimaEvents.RETUR_SUPPLIER,
    penyetuju: tanpaModal || lain ? 'OWN' : 'SPV',
    ringkasan: sentence('Retur {jumlah} barang ke {kode_supplier}', {
      jumlah: lines.reduce((all, line) => all + line.qty, 0),
      kode_supplier,
    }),
    angka: [
      ...lines.flatMap(angkaOf),
      {
        label: 'Modal saat diterima',
        nilai: formatRupiah(sum(lines.map((one) => one.modal))),
        modal: true,
      },
      { label: 'Modal sekarang', nilai: formatRupiah(nilaiRetur(lines)), modal: true },
      { label: 'Alasan', nilai: alasan },
    ],
  };
}

/** A line as its approver reads it: where it lay, what it weighs, what it weighed as it came, and its stones. */
function angkaOf(line: Kembali) {
  const berat = formatGram(line.berat_asal);
  return [
    {
      label: namaBaris(line),
      nilai: joined(
        [
          namaTempat(originOf(line)),
          ...(line.rata === null
            ? []
            : [
                sentence('{qty} barang', { qty: formatInt(line.qty) }),
                sentence('rata-rata {berat} g, lot {lot} g', {
                  berat: formatGram(mg(line.rata.kembali)),
                  lot: formatGram(mg(line.rata.lot)),
                }),
              ]),
          `${formatGram(line.berat)} g`,
          sentence('timbang {berat} g', { berat: formatGram(line.berat_timbang) }),
          ...(line.berat_asal === line.berat ? [] : [sentence('diterima {berat} g', { berat })]),
        ],
        ', ',
      ),
    },
    ...(line.batu.length > 0
      ? [{ label: 'Berlian ikut kembali', nilai: line.batu.join(', ') }]
      : []),
    ...line.tinggal.map(({ kode_berlian, carat, modal }) => ({
      label: sentence('Berlian {kode_berlian} tetap di toko', { kode_berlian }),
      nilai: joined(
        [
          `${formatGram(carat)} ct`,
          ...(modal === 0 ? [sentence('modalnya tidak diketahui', {})] : []),
        ],
        ', ',
      ),
    })),
  ];
}

/** What a line is called: by its barcode, or by its delivery and row. */
const namaBaris = ({
  kode_barcode,
  no_asal,
  urut_lot,
  nama_barang,
}: Baris & Pick<Kembali, 'nama_barang'>): string =>
  `${kode_barcode ?? `${no_asal}/${urut_lot}`} ${nama_barang}`;

/** On any day, while the pieces are where this return left them: each lies again where it lay. */
async function undo(tx: Tx, { no_retur, kode_supplier, barang }: Held, ctx: Ctx) {
  for (const no of [...new Set(barang.flatMap(lotNo))].toSorted()) await terima.hold(tx, no, ctx);
  await lockSupplier(tx, ctx.kode_toko, kode_supplier);
  const lines = piecesOf(barang);
  await checkRoom(tx, ctx.kode_toko, lines);
  await needGudangLot(tx, barang, ctx);
  const codes = lines.map((line) => line.kode_barcode);
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
    async afterNumber(no: string) {
      await moveBarang(
        tx,
        lines.map((line) => ({
          kode_barcode: line.kode_barcode,
          dari_status: 'HANCUR',
          ke_status: 'READY',
          jenis: 'BATAL_RETUR_SUPPLIER',
          no_bukti: no,
          no_pegang: null,
          ke: originOf(line),
        })),
        ctx,
      );
      await saveLots(tx, barang, -1, ctx);
      await kembaliPo(tx, await isiPoOf(tx, barang, ctx), -1, ctx);
    },
  };
}

/** Loose goods lie in their warehouse itself, not in its trays: it is still there. */
async function needGudangLot(tx: Tx, barang: Held['barang'], { kode_toko }: Ctx): Promise<void> {
  const lots = barang.filter((line) => line.urut_lot !== null);
  for (const kode_gudang of [...new Set(lots.map((line) => line.dari_gudang))].toSorted()) {
    const gudang = await lockTujuan(tx, kode_toko, { kode_gudang, kode_baki: null });
    refuseIf(gudang?.is_active ? [] : [TIDAK_BARANG.GUDANG_TIDAK_ADA]);
  }
}

const lotNo = ({ urut_lot, no_asal }: Pick<Baris, 'urut_lot' | 'no_asal'>) =>
  urut_lot === null ? [] : [no_asal];

export const returSupplier = serveDocument(returSupplierDocument, {
  makes: { retur: giveBack },
  undo,
  paperExtras: (_, { barang }) =>
    Promise.resolve({
      barang: barang.map(
        (line) =>
          [
            namaBaris(line),
            line.urut_lot === null
              ? `${formatGram(line.berat_timbang)} g · ${line.no_asal}`
              : `${formatInt(line.qty)} · ${formatGram(line.berat_timbang)} g`,
          ] as const,
      ),
    }),
});
