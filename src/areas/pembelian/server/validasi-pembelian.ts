import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { validasiBeliEndpoint } from '#areas/pembelian/contract/pembelian.api.ts';
import { bisaKe } from '#areas/pembelian/rules/pembelian.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { bukukanBeli, periksaKeluar } from '#areas/pembelian/server/beli.ts';
import {
  readDokumenBeli,
  type DokumenPembelian,
} from '#areas/pembelian/server/dokumen-pembelian.ts';
import {
  listPembelianBarang,
  lockPembelian,
  saveValidasiBeli,
  type Pembelian,
} from '#areas/pembelian/server/pembelian.table.ts';

/** The cashier pays an OPEN buy-back: now it counts, and only now it is booked (D-28.1). */
export async function validasiPembelian(
  tx: Tx,
  { params, body }: InputOf<typeof validasiBeliEndpoint>,
  ctx: Ctx,
): Promise<DokumenPembelian> {
  const head = await lockPembelian(tx, ctx.kode_toko, params.no);
  if (!head) throw missing(TIDAK_BELI.PEMBELIAN_TIDAK_ADA);
  conflictIf(
    !bisaKe(head.status, 'DONE'),
    head.status === 'CANC' ? TIDAK_BELI.SUDAH_BATAL : TIDAK_BELI.SUDAH_VALIDASI,
  );
  conflictIf(head.no_tukar !== null, TIDAK_BELI.VALIDASI_TUKAR, { no_tukar: head.no_tukar });
  conflictIf(head.no_lunas !== null, TIDAK_BELI.VALIDASI_PUTUS, { no_lunas: head.no_lunas });
  const bayar = await periksaKeluar(tx, body.pembayaran, head.grand_total, ctx);
  const lines = await listPembelianBarang(tx, ctx.kode_toko, params.no);
  const where = { kode_toko: ctx.kode_toko, no: params.no, tgl: ctx.hari, op: ctx.op };
  const { valid_at } = await saveValidasiBeli(tx, where, ctx.user_id);
  await bukukanBeli(tx, params.no, lines, bayar, head.nama_customer, ctx);
  const done: Pembelian = { ...head, status: 'DONE', valid_by: ctx.user_id, valid_at };
  tx.audit({
    tindakan: 'VALIDASI',
    tabel: 'pembelian',
    kunci: params.no,
    sebelum: head,
    sesudah: { ...done, pembayaran: bayar },
  });
  return readDokumenBeli(tx, ctx.kode_toko, done);
}
