import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { isYearly, presentOf } from '#kit/contract/report-asked.ts';
import { isHari } from '#kit/rules/hari.ts';
import { halfSpan, rangeRefusal, yearOf } from '#kit/rules/range.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import { refuseIf } from '#kit/server/problem.ts';

const SPANS = [
  ['tgl_from', 'tgl_to'],
  ['start_date', 'end_date'],
] as const;

/** A day, month or year that this person may not look at is refused, whatever the browser sends (D-2.4, R3). */
export function checkHari(
  report: Report,
  filters: Readonly<Record<string, unknown>>,
  { hari, hari_terkunci }: Pick<Ctx, 'hari' | 'hari_terkunci'>,
): void {
  if (!hari_terkunci) return;
  const lain = Object.entries(report.filters as Record<string, Field>).filter(([name, of]) => {
    const now = presentOf(of, hari);
    return now !== undefined && (filters[name] ?? now) !== now;
  });
  refuseIf(
    lain.map(([field]) => ({
      code: 'TANGGAL_TERKUNCI',
      field,
      message: sentence('Tanggal Terkunci Pada Hari Ini, {hari}', { hari }),
    })),
  );
}

/** Checks the dates' order always; with the protection module also a span of one month at most (R5). Names both. */
export function checkPeriod(
  report: Report,
  filters: Readonly<Record<string, unknown>>,
  ctx: Pick<Ctx, 'moduls'>,
): void {
  const named = SPANS.find(([from, to]) => from in report.filters && to in report.filters);
  if (!named) return;
  const [from, to] = named.map((name) => filters[name]);
  const half = halfSpan(from, to);
  refuseIf(
    named.flatMap((field, at) => {
      const message = at === 0 ? half.from : half.to;
      return message ? [{ code: 'TANGGAL_KOSONG', field, message }] : [];
    }),
  );
  if (typeof from !== 'string' || typeof to !== 'string' || !isHari(from) || !isHari(to)) return;
  const free =
    (report.freeSpan !== undefined && Boolean(filters[report.freeSpan])) ||
    (isYearly(report, filters) && yearOf({ from, to }) !== undefined);
  const message = rangeRefusal({ from, to }, ctx.moduls.has('PROTEKSI_SATU_BULAN_MODULE') && !free);
  if (message)
    refuseIf(
      named.map((field) => ({
        code: from > to ? 'TANGGAL_TERBALIK' : 'RENTANG_SATU_BULAN',
        field,
        message,
      })),
    );
}
