import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunSupplier } from '#areas/buku/rules/akun.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { saveBatalDokumen } from '#areas/stock/server/dokumen-stock.table.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { lockBarangSemua, type BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';
import type { batalTerimaEndpoint } from '#areas/terima/contract/penerimaan.api.ts';
import { TIDAK_TERIMA } from '#areas/terima/rules/penerimaan.ts';
import { readDokumenTerima } from '#areas/terima/server/baca-terima.ts';
import { listLabelTerima, lockTerima, type Terima } from '#areas/terima/server/terima.table.ts';
import { riwayatSejakLabel } from '#areas/terima/server/riwayat-terima.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Gives a delivery back on its day, whole: pieces that were labelled leave with it, as long as none
 * was sold, moved, changed or pawned (BATAL_PENERIMAAN).
 */
export async function batalTerima(
  tx: Tx,
  { params: { no }, body: { alasan } }: InputOf<typeof batalTerimaEndpoint>,
  ctx: Ctx,
) {
  const head = await lockTerima(tx, ctx.kode_toko, no);
  if (!head) throw missing(TIDAK_TERIMA.TERIMA_TIDAK_ADA);
  conflictIf(head.status === 'CANC', TIDAK_TERIMA.TERIMA_SUDAH_BATAL);
  refuseIf(head.tgl_system === ctx.hari ? [] : [TIDAK_TERIMA.TERIMA_KEMARIN]);
  const label = await listLabelTerima(tx, ctx.kode_toko, no);
  const pieces = await ambilDiam(
    tx,
    label.map((one) => one.kode_barcode),
    ctx,
  );
  await mintaSetuju(tx, head, pieces.length, alasan, ctx);

  const no_batal = await takeNomor(tx, ctx.kode_toko, 'BE', ctx.hari);
  await moveBarang(
    tx,
    pieces.map(({ kode_barcode }) => ({
      kode_barcode,
      dari_status: 'READY',
      ke_status: 'HANCUR',
      jenis: 'BATAL_TERIMA',
      no_bukti: no_batal,
      no_pegang: no_batal,
      ke: { akun: akunSupplier(head.kode_supplier) },
    })),
    ctx,
  );
  const balik = { kode_transaksi: 'BATAL_TERIMA', keterangan: alasan };
  for (const no_label of new Set(label.map((one) => one.no_label))) {
    const no_bukti = await takeNomor(tx, ctx.kode_toko, 'BL', ctx.hari);
    await balikkanBuku(tx, no_label, { ...balik, no_bukti }, ctx);
  }
  await balikkanBuku(tx, no, { ...balik, no_bukti: no_batal }, ctx);
  const jenis = { tabel: 'penerimaan', nomor: 'no_terima' };
  await saveBatalDokumen(tx, jenis, { no, no_batal, alasan }, ctx);
  const dokumen = await readDokumenTerima(tx, no, ctx);
  const { postings: _, ...sesudah } = dokumen;
  tx.audit({ tindakan: 'BATAL', tabel: 'penerimaan', kunci: no, sebelum: head, sesudah });
  return dokumen;
}

/** Its labelled pieces, held: nothing has happened to any of them since. */
async function ambilDiam(
  tx: Tx,
  codes: readonly string[],
  ctx: Ctx,
): Promise<readonly BarangTerkunci[]> {
  const pieces = await lockBarangSemua(tx, ctx.kode_toko, codes);
  for (const piece of pieces) needTersedia(piece, piece.oleh, ctx);
  const [kode_barcode] = await riwayatSejakLabel(tx, ctx.kode_toko, codes);
  if (kode_barcode) conflictIf(true, fill(TIDAK_TERIMA.SUDAH_BERGERAK, { kode_barcode }));
  return pieces;
}

const mintaSetuju = (
  tx: Tx,
  head: Terima,
  dilabel: number,
  alasan: string,
  ctx: Ctx,
): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_PENERIMAAN',
      ringkasan: `Batal penerimaan barang ${head.no_terima}`,
      angka: [
        { label: 'No Terima', nilai: head.no_terima },
        { label: 'Supplier', nilai: head.kode_supplier },
        { label: 'Jumlah', nilai: `${head.total_qty} barang, ${formatGram(head.total_berat)} g` },
        { label: 'Sudah dilabel', nilai: `${dilabel} barang` },
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
