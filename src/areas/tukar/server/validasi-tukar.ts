import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import { bukukanBeli } from '#areas/pembelian/server/beli.ts';
import { listPembelianBarang, saveValidasiBeli } from '#areas/pembelian/server/pembelian.table.ts';
import { sahkanJual } from '#areas/penjualan/server/validasi-penjualan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { validasiTukarEndpoint } from '#areas/tukar/contract/tukar.api.ts';
import { bisaKe, TIDAK_TUKAR } from '#areas/tukar/rules/tukar.ts';
import {
  lockHalves,
  readDokumenTukar,
  type DokumenTukar,
} from '#areas/tukar/server/dokumen-tukar.ts';
import { terimaSelisih } from '#areas/tukar/server/selisih-tukar.ts';
import { lockTiket, saveValidasiTukar } from '#areas/tukar/server/tukar.table.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

/** The cashier takes or pays the difference of an OPEN ticket: both its halves count from now on. */
export async function validasiTukar(
  tx: Tx,
  { params, body }: InputOf<typeof validasiTukarEndpoint>,
  ctx: Ctx,
): Promise<DokumenTukar> {
  const { kode_toko, op, user_id } = ctx;
  const tiket = await lockTiket(tx, kode_toko, params.no);
  if (!tiket) throw missing(TIDAK_TUKAR.TUKAR_TIDAK_ADA);
  conflictIf(
    !bisaKe(tiket.status, 'DONE'),
    tiket.status === 'CANC' ? TIDAK_TUKAR.SUDAH_BATAL : TIDAK_TUKAR.SUDAH_VALIDASI,
  );
  const { jual, beli } = await lockHalves(tx, kode_toko, params.no);
  const diminta = body.pembayaran ?? [];
  const nomor = diminta.map((one) => one.no_rekening);
  const rekening = await readRekening(tx, kode_toko, nomor);
  const bayar = await terimaSelisih(tx, diminta, jual, rekening, ctx);
  const no = beli.no_faktur_beli;
  const lines = await listPembelianBarang(tx, kode_toko, no);
  const where = { kode_toko, no, tgl: ctx.hari, op };
  const { valid_at } = await saveValidasiBeli(tx, where, user_id);
  await sahkanJual(tx, jual, bayar, ctx);
  await tx.settled();
  await bukukanBeli(tx, no, lines, 'TUKAR', beli.nama_customer, ctx);
  const done = await saveValidasiTukar(tx, { kode_toko, no: params.no, op }, user_id);
  tx.audit({
    tindakan: 'VALIDASI',
    tabel: 'pembelian',
    kunci: no,
    sebelum: beli,
    sesudah: { ...beli, status: 'DONE', valid_by: user_id, valid_at },
  });
  tx.audit({
    tindakan: 'VALIDASI',
    tabel: 'tukar',
    kunci: params.no,
    sebelum: tiket,
    sesudah: { ...done, pembayaran: bayar.baris },
  });
  return readDokumenTukar(tx, kode_toko, done);
}
