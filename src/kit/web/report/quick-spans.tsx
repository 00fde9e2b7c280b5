import { isYearly } from '#kit/contract/report-asked.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { PRESETS } from '#kit/rules/range.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { spanOf, type AnyReport } from '#kit/web/report/filters.ts';
import type { Values } from '#kit/web/write/check.ts';

type Props = {
  report: AnyReport;
  values: Values;
  onPick: (part: Readonly<Record<string, Hari>>) => void;
};

/** For a report that was not asked yet: the two spans that most people want, one press away. */
export function QuickSpans({ report, values, onPick }: Props) {
  const { tgl_system, active_date } = usePerson();
  const span = spanOf(report);
  if (!span || active_date || isYearly(report, values)) return null;
  const pick = (name: keyof typeof PRESETS) => () => {
    const { from, to } = PRESETS[name](tgl_system);
    onPick({ [span[0]]: from, [span[1]]: to });
  };
  return (
    <>
      <Button onClick={pick('tujuh')}>{t('Sepekan terakhir')}</Button>
      <Button onClick={pick('bulan')}>{t('Sejak awal bulan')}</Button>
    </>
  );
}
