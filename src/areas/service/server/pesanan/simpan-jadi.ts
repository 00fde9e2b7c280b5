import { mg, sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { LineOf } from '#areas/dokumen/contract/document-types.ts';
import type { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import type { SusutTukang } from '#areas/service/rules/susut-tukang.ts';
import { kabariPesanan } from '#areas/service/server/pesanan/kabari-pesanan.ts';
import type { Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import { saveJadi, savePesanan } from '#areas/service/server/pesanan/pesanan.table.ts';
import { taruhPotong, type PotongBaru } from '#areas/service/server/pesanan/potong-jadi.ts';
import type { PotongStock } from '#areas/service/server/pesanan/potong-stock.ts';
import { settle } from '#areas/service/server/tukang/kembali-bersama.ts';
import { saveLunas } from '#areas/service/server/tukang/tukang.table.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Line = LineOf<typeof kembaliDocument.spec>;

type Finished = {
  readonly order: Pesanan;
  /** Every line of the order is finished by it. */
  readonly last: boolean;
  /** It settles gold that the craftsman was given. */
  readonly there: boolean;
  readonly lines: readonly Line[];
  readonly pieces: readonly PotongBaru[];
  readonly stock: readonly PotongStock[];
  readonly susut: SusutTukang;
  readonly kembali: Parameters<typeof settle>[2]['kembali'];
  readonly modal: Rupiah;
  readonly modal_tahu: boolean;
};

/** What the act leaves beside its own rows: photos, lots, pieces that wait, the order, word to the customer. */
export async function keepFinished(
  tx: Tx,
  no: string,
  { order, last, there, lines, pieces, stock, susut, kembali, modal, modal_tahu }: Finished,
  ctx: Ctx,
): Promise<void> {
  const { no_pesanan } = order;
  await pakaiBukti(
    tx,
    'tukang_kembali',
    lines.flatMap(({ foto }, index) =>
      foto === null ? [] : [{ foto, field: `barang.${index}.foto` }],
    ),
    ctx,
  );
  await settle(tx, no, { susut, kembali, modal, modal_tahu }, ctx);
  await taruhPotong(tx, no_pesanan, { pieces, stock, no }, ctx);
  const from = new Map(stock.map((one) => [one.urut, one]));
  await saveJadi(
    tx,
    ctx.kode_toko,
    no_pesanan,
    lines.map((one) => ({
      urut: one.urut_barang,
      kode_barcode: one.kode_barcode ?? '',
      nama_barang: one.nama_barang,
      berat_selesai: one.berat,
      foto_selesai: one.foto,
      dari_gudang: from.get(one.urut_barang)?.kode_gudang ?? null,
      dari_baki: from.get(one.urut_barang)?.kode_baki ?? null,
    })),
  );
  if (there) await saveLunas(tx, ctx.kode_toko, no_pesanan, no);
  if (!last) {
    // What is open waits for a craftsman again.
    if (there)
      await savePesanan(tx, ctx.kode_toko, no_pesanan, { status: 'VALID', tgl_serah: null });
    return;
  }
  const before = order.barang.map((one) => one.berat_selesai ?? mg(0));
  await savePesanan(tx, ctx.kode_toko, no_pesanan, {
    status: 'SELESAI',
    tgl_selesai: ctx.hari,
    berat_selesai: sum([...before, ...lines.map((one) => one.berat)]),
  });
  await kabariPesanan(tx, order, ctx);
}
