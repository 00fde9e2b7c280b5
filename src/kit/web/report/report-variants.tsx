import { useState, type ComponentType } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { passes } from '#kit/rules/gate.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import type { AnyReport } from '#kit/web/report/filters.ts';
import { OneReport } from '#kit/web/report/report-screen.tsx';

/**
 * One path with several declarations: a choice between those whose gate is open, and `plain` while
 * none is. Dates stay when another one is chosen, because they stand in the address.
 */
export function reportVariants<Q extends Fields, C extends Fields>(
  plain: Report<Q, C>,
  label: string,
  named: Readonly<Record<string, unknown>>,
): ComponentType {
  const all = Object.entries(named as Record<string, AnyReport>);
  return function ReportVariants() {
    const person = usePerson();
    const [chosen, choose] = useState<string>();
    const open = all.filter(([, { gate }]) => passes(gate, person));
    const name = chosen ?? open[0]?.[0];
    const report = open.find(([one]) => one === name)?.[1] ?? (plain as AnyReport);
    const before = open.length > 1 && (
      <SelectInput
        label={t(label)}
        width={160}
        asIs
        options={open.map(([value]) => ({ value, label: value }))}
        value={name ?? null}
        onChange={(next) => choose(next ?? undefined)}
      />
    );
    return <OneReport key={report.api} report={report} before={before} />;
  };
}
