import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import type { fakturPajakEndpoint } from '#areas/penjualan/contract/pajak/faktur-pajak.api.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import {
  findSeriPajak,
  lepasSeriLama,
  lockPenjualan,
  saveSeriPajak,
} from '#areas/penjualan/server/penjualan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  BUKAN_PENJUALAN_SAH: { message: 'Penjualan Ini Belum Sah Atau Sudah Dibatalkan' },
  TANPA_PAJAK: { message: 'Penjualan Ini Tidak Memuat PPN' },
  BUKAN_PENGUSAHA: { message: 'Faktur Pajak Hanya Untuk Penjualan Ke Pengusaha' },
  SERI_DIPAKAI: { field: 'no_seri', message: 'No Faktur Pajak Sudah Dipakai Nota {no}' },
});

/** The number of the tax invoice of a sale; a number names one sale of the chain (D-41.10). */
export async function catatFakturPajak(
  tx: Tx,
  { params: { no }, body: { no_seri } }: InputOf<typeof fakturPajakEndpoint>,
  ctx: Ctx,
): Promise<{ no_faktur_jual: string; no_seri_pajak: string }> {
  const nota = await lockPenjualan(tx, ctx.kode_toko, no);
  if (!nota) throw missing(TIDAK_JUAL.PENJUALAN_TIDAK_ADA);
  conflictIf(nota.status !== 'DONE', TIDAK.BUKAN_PENJUALAN_SAH);
  conflictIf(nota.ppn_rp === 0, TIDAK.TANPA_PAJAK);
  conflictIf(nota.npwp === null, TIDAK.BUKAN_PENGUSAHA);
  await lepaskan(tx, no_seri, no, ctx);
  await saveSeriPajak(tx, ctx.kode_toko, no, no_seri);
  tx.audit({
    tindakan: 'FAKTUR_PAJAK',
    tabel: 'penjualan',
    kunci: no,
    sebelum: { no_seri_pajak: nota.no_seri_pajak },
    sesudah: { no_seri_pajak: no_seri },
  });
  return { no_faktur_jual: no, no_seri_pajak: no_seri };
}

/**
 * The number that another sale has now is refused. A number that the other sale had before is on a paper, or was
 * written there by mistake: only the owner knows which, so only he may take it, and the audit of both sales records it.
 */
async function lepaskan(tx: Tx, no_seri: string, no: string, { level }: Ctx): Promise<void> {
  const lain = await findSeriPajak(tx, no_seri, no);
  if (!lain) return;
  const { no_faktur_jual, kini, no_seri_lama } = lain;
  conflictIf(kini || level !== 'OWN', fill(TIDAK.SERI_DIPAKAI, { no: no_faktur_jual }));
  await lepasSeriLama(tx, lain, no_seri);
  tx.audit({
    tindakan: 'FAKTUR_PAJAK',
    tabel: 'penjualan',
    kunci: no_faktur_jual,
    sebelum: { no_seri_lama },
    sesudah: { no_seri_lama: no_seri_lama.filter((one) => one !== no_seri) },
  });
}
