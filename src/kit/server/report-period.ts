import type { Report } from '#kit/contract/report.ts';
import { addMonths, hari } from '#kit/rules/hari.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { gather, refusals } from '#kit/rules/refusal.ts';

const TIDAK = refusals({
  TANGGAL_TERBALIK: { message: 'Tanggal awal tidak boleh lebih besar dari tanggal akhir' },
  RENTANG_SATU_BULAN: { message: 'Rentang tanggal tidak boleh lebih dari 1 bulan' },
});

/** The order of the dates always; at most one month with the protection module (R5). Both dates are told. */
export function checkPeriod(report: Report, filters: Record<string, unknown>, ctx: Pick<Ctx, 'moduls'>): void {
  const names = Object.keys(report.filters);
  const [from, to] = ['tgl_from', 'start_date'].some((name) => names.includes(name))
    ? [filters.tgl_from ?? filters.start_date, filters.tgl_to ?? filters.end_date] : [];
  if (typeof from !== 'string' || typeof to !== 'string') return;
  const protectedMonth = ctx.moduls.has('PROTEKSI_SATU_BULAN_MODULE');
  const refused = gather(
    [from > to, TIDAK.TANGGAL_TERBALIK],
    [protectedMonth && to > addMonths(hari(from), 1), TIDAK.RENTANG_SATU_BULAN],
  );
  const fields = names.filter((name) => ['tgl_from', 'tgl_to', 'start_date', 'end_date'].includes(name));
  refuseIf(refused.flatMap((one) => fields.map((field) => ({ ...one, field }))));
}
