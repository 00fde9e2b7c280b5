import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orConflict } from '#kit/server/problem.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { PESANAN_HIDUP } from '#areas/service/rules/pesanan/pesanan.ts';
import { holdPesanan, type BarangPesanan } from '#areas/service/server/pesanan/pegang.ts';
import { saveBelumJadi, savePesanan } from '#areas/service/server/pesanan/pesanan.table.ts';
import { adaSesudah } from '#areas/service/server/tukang/tukang.table.ts';
import { moveBarang, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  ADA_SESUDAH: { message: 'Batalkan Dahulu Serah Atau Kembali Tukang Yang Lebih Baru' },
  JADI_BERGERAK: { message: 'Barang Jadi {kode_barcode} Sudah Bergerak, Tidak Dapat Dibatalkan' },
});

type Back = { readonly no_dokumen: string; readonly no_batal: string };

/** A finished order is open again: a piece that was made is no more, one of the stock lies where it lay (D-36.5). */
export async function reopenOrder(
  tx: Tx,
  { no_kembali, dari_status, tgl_serah, barang: undone }: HeldOf<typeof kembaliDocument.spec>,
  { no_dokumen, no_batal }: Back,
  ctx: Ctx,
): Promise<void> {
  const { barang } = await holdPesanan(tx, no_dokumen, PESANAN_HIDUP, ctx);
  conflictIf(await adaSesudah(tx, ctx.kode_toko, { no_dokumen, no_kembali }), TIDAK.ADA_SESUDAH);
  const nomor = undone.map((one) => one.urut_barang);
  const pieces = barang.filter((one) => nomor.includes(one.urut));
  const codes = pieces.flatMap((one) => one.kode_barcode ?? []);
  const rows = new Map(
    (await lockBarangSemua(tx, ctx.kode_toko, codes)).map((row) => [row.kode_barcode, row]),
  );
  for (const kode_barcode of codes) {
    const row = rows.get(kode_barcode);
    const held = row?.status === 'TITIP' && row.no_pegang === no_dokumen ? row : undefined;
    orConflict(held, fill(TIDAK.JADI_BERGERAK, { kode_barcode }));
  }
  await moveBarang(tx, pieces.map(free(no_batal)), ctx);
  const made = pieces.filter((one) => one.dari_gudang === null);
  await moveBarang(tx, made.map(gone(no_batal)), ctx);
  await saveBelumJadi(tx, ctx.kode_toko, no_dokumen, nomor);
  await savePesanan(tx, ctx.kode_toko, no_dokumen, {
    status: dari_status,
    // What settled no gold left the craftsman's day as it was.
    ...(tgl_serah !== null && { tgl_serah }),
    tgl_selesai: null,
    berat_selesai: null,
  });
}

const free =
  (no_bukti: string) =>
  ({ kode_barcode, dari_gudang, dari_baki }: BarangPesanan): Perpindahan => ({
    kode_barcode: kode_barcode ?? '',
    dari_status: 'TITIP',
    ke_status: 'READY',
    jenis: 'BATAL_PESANAN_JADI',
    no_bukti,
    no_pegang: null,
    ke: dari_gudang === null ? 'TETAP' : { kode_gudang: dari_gudang, kode_baki: dari_baki },
  });

/** Its gold is the craftsman's again: the piece is no piece any more. */
const gone =
  (no_bukti: string) =>
  ({ kode_barcode }: BarangPesanan): Perpindahan => ({
    kode_barcode: kode_barcode ?? '',
    dari_status: 'READY',
    ke_status: 'HANCUR',
    jenis: 'BATAL_PESANAN_JADI',
    no_bukti,
    no_pegang: no_bukti,
    ke: { akun: 'lebur' },
  });
