import { useMemo, useState, type ReactNode } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { isBelum } from '#areas/toko/contract/belum.ts';
import { GROUP_PARAMETER, type Parameter } from '#areas/toko/contract/parameter.ts';
import type { AllParameters } from '#areas/toko/contract/parameter.ts';
import { listParameterEndpoint, type ParameterRow } from '#areas/toko/contract/setelan.api.ts';
import { ParameterItem } from '#areas/akses/web/setting/parameter-item.tsx';
import css from '#areas/akses/web/setting/setting.module.css';

/** Every parameter with what it does, its default and who may change it; searched, by group (D-4.2). */
export function ParameterSide({ all, tabs }: { all: AllParameters; tabs?: ReactNode }) {
  const [q, setQ] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const { data, error, refetch } = useRead(listParameterEndpoint);
  const groups = useMemo(
    () => groupsOf(all, data ?? [], q, onlyChanged),
    [all, data, q, onlyChanged],
  );
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <div className={css.bar}>
        <SearchInput label={t('Cari parameter')} value={q} onChange={setQ} width={320} />
        <YesNoInput
          label={t('Hanya yang berbeda dari bawaan')}
          value={onlyChanged}
          onChange={(on) => setOnlyChanged(!!on)}
        />
      </div>
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data && groups.length === 0 && (
          <EmptyBlock title={t('Tidak Ada Data')} text={t('Coba kata lain dari nama parameter.')} />
        )}
        {groups.map(({ judul, rows }) => (
          <section key={judul} className={css.group}>
            <h2>{t(judul)}</h2>
            <ul>
              {rows.map(({ of, row }) => (
                <ParameterItem key={row.key} of={of} row={row} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Screen>
  );
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function groupsOf(
  all: AllParameters,
  rows: readonly ParameterRow[],
  q: string,
  onlyChanged: boolean,
) {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ field: { label }, hint = '', group: judul }: Parameter, row: ParameterRow) => {
    const said = [row.key, label, hint, t(label), t(hint), judul, t(judul)].join(' ').toLowerCase();
    return (
      words.every((word) => said.includes(word)) && !(onlyChanged && same(row.value, row.bawaan))
    );
  };
  const shown = Object.values(all).flatMap((of) => {
    const row = byKey.get(of.key);
    return row && !isBelum(of) && fits(of, row) ? [{ of, row }] : [];
  });
  return GROUP_PARAMETER.map((judul) => ({
    judul,
    rows: shown.filter(({ of }) => of.group === judul),
  })).filter((group) => group.rows.length > 0);
}
