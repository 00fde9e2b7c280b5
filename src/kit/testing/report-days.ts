import { expect } from 'vitest';
import { addDays, type Hari } from '#kit/rules/hari.ts';
import { totalsOf } from '#kit/rules/lines.ts';
import type { Row, Totals } from '#kit/rules/totals.ts';
import type { Trial } from '#kit/testing/report-trial.ts';

/** Flows add up day by day, in the whole and in each group; a state is that of one day, the last or the first. */
export async function daysAddUp(trial: Trial): Promise<void> {
  const { report } = trial;
  const { tgl_from, tgl_to } = trial.must as { tgl_from: Hari; tgl_to: Hari };
  const ask = async (from: string, to: string) => trial.rows({ tgl_from: from, tgl_to: to });
  const rows = await ask(tgl_from, tgl_to);
  const whole = totalsOf(rows, report);
  const perDay: Row[][] = [];
  for (let day = tgl_from; day <= tgl_to; day = addDays(day, 1)) perDay.push(await ask(day, day));
  const days = perDay.map((one) => totalsOf(one, report));
  const perGroup = perDay.map((one) => trial.groupsOf(one));
  const stands = report.stands?.flatMap(({ columns }) => columns) ?? [];
  const flows = report.totals.filter(
    (name) =>
      !stands.includes(name) &&
      name !== report.balance?.closes?.column &&
      !report.shares?.includes(name),
  );
  const sums = (all: readonly Totals[], name: string) =>
    all.reduce((sum, one) => sum + (one[name] ?? 0), 0);
  // Where groups add up to nothing the whole does not either; each of its groups still does.
  if (report.grandTotal !== false)
    for (const name of flows) expect(whole[name] ?? 0, name).toBe(sums(days, name));
  for (const [group, members] of trial.groupsOf(rows)) {
    const own = totalsOf(members, report);
    const summed = perGroup.map((one) => totalsOf(one.get(group) ?? [], report));
    for (const name of flows)
      // What moved while a price held goes on moving on the days after it was set.
      if (report.grandTotal === false)
        expect(own[name] ?? 0, `${name} ${group}`).toBeGreaterThanOrEqual(sums(summed, name));
      else expect(own[name] ?? 0, `${name} ${group}`).toBe(sums(summed, name));
  }
  for (const { columns, last, first, of } of report.stands ?? [])
    if ((last ?? first)?.startsWith('tgl_') && !of)
      for (const name of columns) expect(whole[name], name).toBe(days.at(first ? 0 : -1)![name]);
}
