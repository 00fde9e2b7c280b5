import type { Hari } from '#kit/rules/hari.ts';
import type { Row } from '#kit/rules/totals.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import type { Documents, DocumentsOf } from '#kit/web/document/use-documents.ts';
import { Fold } from '#kit/web/frame/fold.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { DateRange, RangePresets } from '#kit/web/report/date-range.tsx';
import { TokoSelect } from '#kit/web/report/toko-select.tsx';
import css from '#kit/web/document/document.module.css';
import { sourceOf } from '#kit/contract/chosen.ts';

const open = (value: string | null): string | undefined =>
  value === 'ALL' || value === null ? undefined : value;

type Props<R extends Row> = {
  list: Documents<R>;
  of: DocumentsOf<R>;
  oneDay?: boolean;
  tabbed?: boolean;
  search: string;
};

/** Days, state, sales person and a search, in the address. */
export function DocumentFilters<R extends Row>(props: Props<R>) {
  const { list, of, oneDay, tabbed, search: words } = props;
  const { variant } = usePerson();
  const { search, from, to, go } = list;
  const days = of.days && !oneDay;
  /** A first day after the last one takes the last one along, and the other way round. */
  const setDays = (span: { from: Hari | null; to: Hari | null }) => {
    const first = span.from ?? from;
    const last = span.to ?? to;
    const turned = first > last;
    go({
      tgl_from: turned && first === from ? last : first,
      tgl_to: turned && last === to ? first : last,
    });
  };
  return (
    <div className={css.filters} data-tabs={tabbed || undefined}>
      {variant === 'pusat' && <TokoSelect value={list.toko} onChange={(toko) => go({ toko })} />}
      <Fold set={[search.status, search.kode_sales].filter(Boolean).length}>
        {days && <DateRange value={{ from, to }} onChange={setDays} anyDay />}
        <SelectInput
          label={t('Status')}
          width={130}
          options={of.states}
          searchable={false}
          value={list.state}
          onChange={(next) => go({ status: next === of.state ? undefined : (next ?? undefined) })}
        />
        <RefInput
          label={t(of.seller.label)}
          width={150}
          source={sourceOf(of.seller)}
          all
          toko={list.toko}
          value={search.kode_sales ?? 'ALL'}
          onChange={(kode) => go({ kode_sales: open(kode) })}
        />
      </Fold>
      <SearchInput
        label={t(words)}
        value={search.q ?? ''}
        onChange={(q) => go({ q: q || undefined })}
        // Beside two days there is room for a shorter one only.
        width={days ? 220 : 280}
      />
      {days && (
        <div className={css.presets}>
          <RangePresets value={{ from, to }} onPick={setDays} anyDay />
        </div>
      )}
    </div>
  );
}
