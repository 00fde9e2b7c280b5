import { rp } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { mg } from '#kit/rules/quantity.ts';
import { TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import { PESANAN_DIKERJAKAN } from '#areas/service/rules/pesanan/pesanan.ts';
import { findTukang } from '#areas/service/server/kerja-service.query.ts';
import { holdPesanan, type Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import { savePesanan } from '#areas/service/server/pesanan/pesanan.table.ts';
import { headOf, partsOf, planOf } from '#areas/service/server/tukang/serah-bersama.ts';
import { listDiberi } from '#areas/service/server/tukang/tukang.table.ts';
import { takeParts } from '#areas/stock/server/lot/lot.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type ForOrder = BodyOf<typeof serahDocument.spec, 'pesanan'> & { readonly no_pesanan: string };

/** An order to a craftsman, with the gold that he shall make it of: as often as needed, to one craftsman (D-36.5). */
export async function handOrder(tx: Tx, typed: ForOrder, ctx: Ctx) {
  const order = await holdPesanan(tx, typed.no_pesanan, PESANAN_DIKERJAKAN, ctx);
  const kode_tukang = orRefuse(typed.kode_tukang ?? order.kode_tukang, TIDAK_SERVICE.TUKANG_KOSONG);
  orRefuse(
    await findTukang(tx, ctx.kode_toko, kode_tukang, tx.forUpdate),
    TIDAK_SERVICE.TUKANG_TIDAK_ADA,
  );
  await needSame(tx, order, kode_tukang, ctx);
  const parts = await partsOf(tx, typed.emas ?? [], ctx);
  return {
    ...planOf(kode_tukang, parts, rp(0)),
    head: {
      ...headOf(parts),
      jenis: 'PESANAN' as const,
      no_dokumen: order.no_pesanan,
      kode_tukang,
      uraian: order.barang.map((one) => one.deskripsi).join(', '),
      berat_barang: mg(0),
      tgl_janji: order.tgl_janji,
      keterangan: typed.keterangan ?? '',
      modal_lunas: rp(0),
      dari_status: order.status,
      dari_tukang: order.kode_tukang,
      dari_tgl: order.tgl_serah,
    },
    afterNumber: async (no: string) => {
      await takeParts(tx, no, parts, ctx);
      await savePesanan(tx, ctx.kode_toko, order.no_pesanan, {
        status: 'PROSES',
        kode_tukang,
        tgl_serah: order.tgl_serah ?? ctx.hari,
      });
    },
  };
}

/** While gold for it is out, an order stays with the craftsman who has the gold. */
async function needSame(tx: Tx, order: Pesanan, kode_tukang: string, ctx: Ctx): Promise<void> {
  if (order.status !== 'PROSES' || order.kode_tukang === kode_tukang) return;
  const there = await listDiberi(tx, ctx.kode_toko, order.no_pesanan);
  const other = fill(TIDAK_SERVICE.TUKANG_LAIN, { kode_tukang: order.kode_tukang ?? '-' });
  refuseIf(there.length > 0 ? [other] : []);
}
