import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, percentText } from '#kit/rules/format.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import { minus, negate, plus, rp, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf, orRefuse } from '#kit/server/problem.ts';
import { inTurn, zip } from '#kit/rules/lists.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunTempat } from '#areas/buku/rules/akun.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { insertBarang, type BarangBaru } from '#areas/stock/server/barang-baru.table.ts';
import { hitungMurni } from '#areas/stock/rules/periksa-barang.ts';
import { askBatuHilang } from '#areas/stock/server/jaga/batu-hilang.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { askHargaLabel } from '#areas/stock/server/jaga/harga-jaga.ts';
import { siapkanBarang } from '#areas/stock/server/siapkan-barang.ts';
import type { labelTerimaEndpoint } from '#areas/terima/contract/label-terima.api.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import {
  bagiModal,
  bukuLabel,
  melebihi,
  setelahKeluar,
  sisaLot,
  TIDAK_TERIMA,
} from '#areas/terima/rules/penerimaan.ts';
import { saveLabel } from '#areas/terima/server/terima.table.ts';
import { terima, type LotRow, type Terima } from '#areas/terima/server/terima.ts';
import { pajakAktifParam } from '#areas/toko/contract/pajak-aktif.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { terimaParam } from '#areas/terima/contract/terima.parameter.ts';

type Body = InputOf<typeof labelTerimaEndpoint>['body'];

/** Pieces of a lot get their barcodes and lie in their trays; the last one closes the lot. */
export async function labelTerima(
  tx: Tx,
  { params: { no }, body }: InputOf<typeof labelTerimaEndpoint>,
  ctx: Ctx,
) {
  const head = await terima.hold(tx, no, ctx);
  conflictIf(head.status === 'CANC', TIDAK_TERIMA.TERIMA_SUDAH_BATAL);
  const asal = orRefuse(head.lot[body.urut - 1], TIDAK_TERIMA.LOT_TIDAK_ADA);
  const lot = setelahKeluar(asal);
  const pieces = await siapkanLot(tx, head, lot, body, ctx);

  const no_label = await takeNomor(tx, ctx.kode_toko, 'TL', ctx.hari);
  const placed = pieces.map((one) => ({
    ...one,
    tempat: akunTempat(one.kode_gudang, one.kode_baki),
  }));
  const codes = await insertBarang(tx, placed, { jenis: 'TERIMA', no_bukti: no_label }, ctx);
  const saved = zip(codes, pieces).map(([kode_barcode, one]) => ({ kode_barcode, ...one }));
  const { baris } = bukuLabel(lot.persen, sisaLot(asal), head.kode_gudang, saved);
  const dari_lot = inTurn(baris, 0);
  await catatBuku(
    tx,
    { no_bukti: no_label, kode_transaksi: 'TERIMA', keterangan: `Label ${no}`, baris },
    ctx,
  );
  await saveLabel(
    tx,
    {
      no_terima: no,
      urut: body.urut,
      no_label,
      codes,
      qty: pieces.length,
      berat: sum(pieces.map((one) => one.berat)),
      lot_berat: negate(dari_lot.berat),
      lot_murni: negate(dari_lot.murni),
      modal: lot.modal === null ? rp(0) : sum(pieces.map((one) => one.harga_modal ?? rp(0))),
    },
    ctx,
  );
  tx.audit({
    tindakan: 'LABEL_TERIMA',
    tabel: 'penerimaan',
    kunci: no,
    sesudah: { no_label, urut: body.urut, barang: codes },
  });
  return saved.map(tampilMasuk);
}

type Tersimpan = BarangBaru & { kode_barcode: string };
const tampilMasuk = (piece: Tersimpan) => ({
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kode_kategori: piece.kode_kategori,
  kode_dept: piece.kode_dept,
  kode_group: piece.kode_group,
  kode_kadar: piece.kode_kadar,
  kadar: piece.kadar,
  berat: piece.berat,
  berat_asli: piece.berat_asli,
  murni: piece.murni,
  kode_gudang: piece.kode_gudang,
  kode_baki: piece.kode_baki,
  tgl_terima: piece.tgl_terima,
  status: 'READY' as const,
});

/** The pieces by the rules of every new piece, and by those of their lot. */
async function siapkanLot(
  tx: Tx,
  head: Terima,
  lot: LotRow,
  { barang }: Body,
  ctx: Ctx,
): Promise<BarangBaru[]> {
  const sisa = lot.qty - lot.label_qty;
  refuseIf(
    barang.length > sisa ? [fill(TIDAK_TERIMA.LOT_HABIS, { sisa, qty: barang.length })] : [],
  );
  const asked = barang.map((one) => ({
    kode_dept: lot.kode_dept,
    kode_group: lot.kode_group,
    kode_kadar: lot.kode_kadar,
    kode_supplier: head.kode_supplier,
    ...one,
  }));
  const lines = await siapkanBarang(tx, asked, ctx);
  refuseIf(
    lines.flatMap(({ salah, barang: piece }, index) =>
      [...salah, ...periksaPotong(piece, lot, head)]
        .filter(({ field }) => field !== 'kode_supplier' || !samaSupplier(piece, head))
        .map((one) => at(one, 'barang', index)),
    ),
  );
  const pieces = lines
    .flatMap((line) => line.barang ?? [])
    .map((one) => ({
      ...one,
      persen: lot.persen,
      dokumen_perolehan: perolehanOf(head, ctx),
      ...hitungMurni(one.berat, one.berat_atribut, lot.persen),
      harga_modal: null as BarangBaru['harga_modal'],
    }));
  const asks = [
    ...askSelisih(tx, head, lot, pieces, ctx),
    ...jagaBeratWajar(tx, pieces.map(ditimbang), ctx),
    ...(await askHargaLabel(tx, pieces, ctx)),
    ...(await askBatuHilang(tx, pieces)),
  ];
  if (asks.length > 0) await perluOtorisasi(tx, ctx, asks);
  if (lot.modal === null) return pieces;
  const bagian = bagiModal(
    lot.modal,
    lot.berat,
    { terpakai: lot.label_modal, habis: pieces.length === sisa },
    pieces.map((one) => one.berat),
  );
  return zip(pieces, bagian).map(([one, harga_modal]) => ({ ...one, harga_modal }));
}

/**
 * What the delivery was bought with decides the class of its pieces (D-41.8); it is not chosen for single pieces. While
 * the shop keeps tax, an invoice without its number (the delivery came before) counts as none.
 */
const perolehanOf = (
  { dokumen_perolehan, no_faktur_pajak }: Terima,
  { param }: Ctx,
): Terima['dokumen_perolehan'] =>
  dokumen_perolehan === 'FAKTUR_PAJAK' &&
  no_faktur_pajak === null &&
  param(pajakAktifParam.PPN_AKTIF)
    ? 'TIDAK_ADA'
    : dokumen_perolehan;

/** Of the delivery's own supplier, also where the shop has ended with him since (D-7.1). */
const samaSupplier = (piece: BarangBaru | undefined, { kode_supplier }: Terima): boolean =>
  piece?.kode_supplier === kode_supplier;

/** A piece is no older than the delivery it came with (decision 361). */
const periksaPotong = (
  piece: BarangBaru | undefined,
  lot: LotRow,
  { tgl_system }: Terima,
): Refusal[] => [
  ...(piece && piece.tgl_terima < tgl_system
    ? [fill(TIDAK_TERIMA.SEBELUM_TERIMA, { tgl: tgl_system })]
    : []),
  ...(piece && piece.kode_kadar !== lot.kode_kadar
    ? [fill(TIDAK_TERIMA.KADAR_LAIN, { kadar: percentText(lot.persen) })]
    : []),
  ...(piece && piece.harga_modal !== null ? [TIDAK_TERIMA.PUNYA_MODAL] : []),
];

type Ditimbang = Pick<BarangBaru, 'berat' | 'berat_atribut'>;

/**
 * The last pieces of a lot are labelled: their sum against what was weighed. What is called a stone at the labelling is
 * no gold of the book any more, which a scale does not see: it is asked for with each piece (D-51.17).
 */
function askSelisih(
  tx: Tx,
  head: Terima,
  lot: LotRow,
  pieces: readonly Ditimbang[],
  ctx: Ctx,
): Tuntutan[] {
  tx.guards.add('weight');
  const toleransi = ctx.param(terimaParam.TOLERANSI_PENERIMAAN);
  const jumlah = plus(lot.label_berat, sum(pieces.map((one) => one.berat)));
  const habis = lot.label_qty + pieces.length === lot.qty;
  const beda = minus(jumlah, lot.berat);
  const atribut = sum(pieces.map((one) => one.berat_atribut));
  const bukanEmas = melebihi(atribut, pieces.length, toleransi);
  const tidakCocok = melebihi(beda, lot.qty, toleransi) && (habis || beda >= 0);
  if (!tidakCocok && !bukanEmas) return [];
  return [
    {
      event: terimaEvents.PENERIMAAN_SELISIH,
      ringkasan: sentence('Label {no_terima} tidak cocok dengan penerimaan', {
        no_terima: head.no_terima,
      }),
      angka: [
        { label: 'Kadar', nilai: percentText(lot.persen) },
        { label: 'Berat diterima', nilai: `${formatGram(lot.berat)} g` },
        { label: 'Jumlah berat barang', nilai: `${formatGram(jumlah)} g` },
        { label: 'Selisih', nilai: `${formatGram(beda)} g` },
        ...(bukanEmas ? [{ label: 'Berat atribut', nilai: `${formatGram(atribut)} g` }] : []),
      ],
    },
  ];
}
