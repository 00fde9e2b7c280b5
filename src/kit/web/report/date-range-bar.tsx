import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Hari } from '#kit/rules/hari.ts';
import { rangeRefusal, type Range } from '#kit/rules/range.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { DateRange, RangePresets } from '#kit/web/report/date-range.tsx';
import css from '#kit/web/report/report.module.css';

type Props = {
  onSearch: (range: Range) => void;
  searching?: boolean;
  start?: Range;
  single?: boolean;
  oneMonth?: boolean;
  label?: string;
};

/** From date, optional to date, and a search button that says when it searches (1§2). */
export function DateRangeBar({
  onSearch,
  searching,
  start,
  single,
  oneMonth = false,
  label,
}: Props) {
  const { tgl_system } = usePerson();
  const [value, setValue] = useState<{ from: Hari | null; to: Hari | null }>(
    start ?? { from: tgl_system, to: tgl_system },
  );
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});
  const search = (asked = value) => {
    const { from } = asked;
    const to = single ? from : asked.to;
    const missing = t('Tanggal Tidak Boleh Kosong');
    if (!from || !to)
      return setErrors({ from: from ? undefined : missing, to: to ? undefined : missing });
    const said = rangeRefusal({ from, to }, oneMonth);
    setErrors(said ? { from: t(said), to: t(said) } : {});
    if (!said) onSearch({ from, to });
  };
  return (
    <div className={css.bar}>
      <DateRange value={value} onChange={setValue} errors={errors} single={single} />
      <SearchButton searching={searching} onClick={() => search()} label={label} />
      {!single && (
        <RangePresets
          value={value}
          onPick={(picked) => {
            setValue(picked);
            search(picked);
          }}
        />
      )}
    </div>
  );
}

export const SearchButton = ({
  searching,
  onClick,
  label = t('Cari Data'),
}: {
  searching?: boolean;
  onClick: () => void;
  label?: string;
}) => (
  <Button
    look="primary"
    busy={searching}
    icon={<IconSearch size={16} aria-hidden />}
    onClick={onClick}
    className={css.search}
    data-submit
  >
    {searching ? t('Mencari...') : label}
  </Button>
);
