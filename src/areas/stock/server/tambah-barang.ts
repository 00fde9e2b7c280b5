import { formatGram } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { at } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import type { Tx } from '#kit/server/database.ts';
import { inTurn, zip } from '#kit/rules/lists.ts';
import { akunTempat } from '#areas/buku/rules/akun.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { pajakAktifParam } from '#areas/toko/contract/pajak-aktif.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  Barang,
  BarangMasuk,
  tambahBarangBanyakEndpoint,
  tambahBarangEndpoint,
} from '#areas/stock/contract/barang.api.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { bukuMasuk } from '#areas/stock/rules/buku-barang.ts';
import { listBarang } from '#areas/stock/server/barang.query.ts';
import {
  insertBarang,
  tanpaKosong,
  type BarangBaru,
} from '#areas/stock/server/barang-baru.table.ts';
import { siapkanBarang } from '#areas/stock/server/siapkan-barang.ts';
import { askBatuHilang } from '#areas/stock/server/jaga/batu-hilang.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { askHargaLabel } from '#areas/stock/server/jaga/harga-jaga.ts';
import { askTanggalTerima } from '#areas/stock/server/tanggal-terima.ts';
import { tampilBarang } from '#areas/stock/server/tampil-barang.ts';

/** One piece into stock. */
export async function tambahBarang(
  tx: Tx,
  { body }: InputOf<typeof tambahBarangEndpoint>,
  ctx: Ctx,
): Promise<Barang> {
  const siap = await siapkanBarang(tx, [body], ctx);
  refuseIf(siap.flatMap(({ salah }) => salah));
  const pieces = siap.flatMap(({ barang }) => barang ?? []);
  await mintaMasuk(tx, pieces, ctx);
  const codes = (await simpanBarang(tx, pieces, ctx)).map(({ kode_barcode }) => kode_barcode);
  return tampilBarang(inTurn(await listBarang(tx, ctx.kode_toko, codes), 0), ctx);
}

/** Up to 1,000 pieces into stock: all of them, or every fault of every line (D-8.3). */
export async function tambahBarangBanyak(
  tx: Tx,
  { body }: InputOf<typeof tambahBarangBanyakEndpoint>,
  ctx: Ctx,
  { progress }: Pick<Surroundings, 'progress'> = {},
): Promise<BarangMasuk[]> {
  const n = body.barang.length;
  progress?.({ selesai: 0, total: 2 * n, judul: 'Memeriksa barang' });
  const lines = await siapkanBarang(tx, body.barang, ctx);
  refuseIf(lines.flatMap(({ salah }, index) => salah.map((one) => at(one, 'barang', index))));
  progress?.({ selesai: n, total: 2 * n, judul: 'Menyimpan barang' });
  const pieces = lines.flatMap((line) => line.barang ?? []);
  await mintaMasuk(tx, pieces, ctx);
  return (await simpanBarang(tx, pieces, ctx)).map(tampilMasuk);
}

/** A day that has passed, a weight that no piece has, a price below the gold, a tax invoice: all are one question. */
async function mintaMasuk(tx: Tx, pieces: readonly BarangBaru[], ctx: Ctx): Promise<void> {
  const asks = [
    ...askTanggalTerima(pieces, ctx),
    ...jagaBeratWajar(tx, pieces.map(ditimbang), ctx),
    ...(await askHargaLabel(tx, pieces, ctx)),
    ...askFaktur(pieces, ctx),
    ...(await askBatuHilang(tx, pieces)),
  ];
  if (asks.length > 0) await perluOtorisasi(tx, ctx, asks);
}

/**
 * While the shop keeps tax, gold with a tax invoice of its purchase is sold at the lower rate: of a piece that comes
 * with no delivery another person says so (D-41.8), as of a change.
 */
const askFaktur = (pieces: readonly BarangBaru[], { param }: Ctx): Tuntutan[] => {
  const faktur = pieces.filter((one) => one.dokumen_perolehan === 'FAKTUR_PAJAK');
  if (faktur.length === 0 || !param(pajakAktifParam.PPN_AKTIF)) return [];
  return [
    {
      event: stockEvents.UBAH_BARANG,
      ringkasan: sentence('{n} barang baru dengan faktur pajak, tanpa penerimaan', {
        n: faktur.length,
      }),
      angka: [
        {
          label: 'Barang',
          nilai: faktur
            .slice(0, 5)
            .map((one) => one.nama_barang)
            .join(', '),
        },
        { label: 'Berat', nilai: `${formatGram(sum(faktur.map((one) => one.berat)))} g` },
      ],
    },
  ];
};

const tampilMasuk = (piece: Tersimpan): BarangMasuk => ({
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
  status: 'READY',
});

type Tersimpan = BarangBaru & { kode_barcode: string };

/** Writes pieces, their first event, one set of the book for all of them, and one audit row. */
async function simpanBarang(tx: Tx, pieces: readonly BarangBaru[], ctx: Ctx): Promise<Tersimpan[]> {
  const no_bukti = await takeNomor(tx, ctx.kode_toko, 'TA', ctx.hari);
  const placed = pieces.map((piece) => ({
    ...piece,
    tempat: akunTempat(piece.kode_gudang, piece.kode_baki),
  }));
  const codes = await insertBarang(tx, placed, { jenis: 'TAMBAH', no_bukti }, ctx);
  const saved = zip(codes, pieces).map(([kode_barcode, piece]) => ({ kode_barcode, ...piece }));
  await catatBuku(
    tx,
    {
      no_bukti,
      kode_transaksi: 'TAMBAH',
      keterangan: `Tambah ${pieces.length} barang`,
      baris: bukuMasuk(saved),
    },
    ctx,
  );
  tx.audit({
    tindakan: 'TAMBAH',
    tabel: 'barang',
    kunci: pieces.length === 1 ? codes.join() : no_bukti,
    sesudah: { no_tambah: no_bukti, barang: saved.map(tanpaKosong) },
  });
  return saved;
}
