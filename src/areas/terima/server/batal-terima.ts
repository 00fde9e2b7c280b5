import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunSupplier } from '#areas/buku/rules/akun.ts';
import { batalDokumen, type JenisDokumen } from '#areas/buku/server/batal-dokumen.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { lockBarangSemua, type BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';
import type { batalTerimaEndpoint } from '#areas/terima/contract/penerimaan.api.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import { TIDAK_TERIMA } from '#areas/terima/rules/penerimaan.ts';
import { readDokumenTerima } from '#areas/terima/server/baca-terima.ts';
import {
  listLabelTerima,
  listLot,
  lockTerima,
  type Terima,
} from '#areas/terima/server/terima.table.ts';
import { riwayatSejakLabel } from '#areas/terima/server/riwayat-terima.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const JENIS: JenisDokumen<Terima, Awaited<ReturnType<typeof readDokumenTerima>>> = {
  tabel: 'penerimaan',
  nomor: 'no_terima',
  nomorBatal: 'BE',
  kode_transaksi: 'BATAL_TERIMA',
  tidak: {
    tidakAda: TIDAK_TERIMA.TERIMA_TIDAK_ADA,
    sudahBatal: TIDAK_TERIMA.TERIMA_SUDAH_BATAL,
    kemarin: TIDAK_TERIMA.TERIMA_KEMARIN,
  },
  lock: lockTerima,
  baca: readDokumenTerima,
};

/**
 * Gives a delivery back on its day, whole: pieces that were labelled leave with it, as long as none
 * was sold, moved, changed or pawned (BATAL_PENERIMAAN).
 */
export const batalTerima = (
  tx: Tx,
  { params: { no }, body: { alasan } }: InputOf<typeof batalTerimaEndpoint>,
  ctx: Ctx,
) =>
  batalDokumen(
    tx,
    JENIS,
    { no, alasan },
    {
      siapkan: async (head) => {
        const lots = await listLot(tx, ctx.kode_toko, no);
        const dihitung = lots.some((lot) => lot.hilang_qty !== 0 || lot.hilang_berat !== 0);
        conflictIf(dihitung, TIDAK_TERIMA.SUDAH_OPNAME);
        const label = await listLabelTerima(tx, ctx.kode_toko, no);
        const codes = label.map((one) => one.kode_barcode);
        const pieces = await ambilDiam(tx, codes, ctx);
        await mintaSetuju(tx, head, label, alasan, ctx);
        return { pieces, label, akun: akunSupplier(head.kode_supplier) };
      },
      pulihkan: async ({ pieces, label, akun }, no_batal) => {
        await moveBarang(
          tx,
          pieces.map(({ kode_barcode }) => ({
            kode_barcode,
            dari_status: 'READY',
            ke_status: 'HANCUR',
            jenis: 'BATAL_TERIMA',
            no_bukti: no_batal,
            no_pegang: no_batal,
            ke: { akun },
          })),
          ctx,
        );
        await balikkanLabel(tx, new Set(label.map((one) => one.no_label)), alasan, ctx);
      },
    },
    ctx,
  );

/** Every labelling of the delivery has a set of its own, and a mirror image of its own. */
async function balikkanLabel(
  tx: Tx,
  labels: ReadonlySet<string>,
  alasan: string,
  ctx: Ctx,
): Promise<void> {
  for (const no_label of labels) {
    const no_bukti = await takeNomor(tx, ctx.kode_toko, 'BL', ctx.hari);
    const balik = { no_bukti, kode_transaksi: 'BATAL_TERIMA', keterangan: alasan };
    await balikkanBuku(tx, no_label, balik, ctx);
  }
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
  label: readonly { kode_barcode: string }[],
  alasan: string,
  ctx: Ctx,
): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: terimaEvents.BATAL_PENERIMAAN,
      ringkasan: sentence('Batal penerimaan barang {no_terima}', { no_terima: head.no_terima }),
      angka: [
        { label: 'No Terima', nilai: head.no_terima },
        { label: 'Supplier', nilai: head.kode_supplier },
        {
          label: 'Jumlah',
          nilai: sentence('{total_qty} barang, {total_berat} g', {
            total_qty: head.total_qty,
            total_berat: formatGram(head.total_berat),
          }),
        },
        { label: 'Sudah dilabel', nilai: sentence('{dilabel} barang', { dilabel: label.length }) },
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
      ],
      foto: label,
    },
  ]);
