import { useMemo, useState } from 'react';
import type { RefSource } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { listEndpoint } from '#kit/web/api/list-endpoint.ts';
import { usePage } from '#kit/web/api/query.ts';
import type { InputProps } from '#kit/web/input/input-props.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';

type Props = InputProps<string> & {
  source: RefSource;
  /** A first choice that means all (R6). */
  all?: boolean;
  toko?: string;
  clearable?: boolean;
};

const MOST = 1000;

/** A row of a master, chosen from its list call; long lists are searched on the server. */
export function RefInput({ source, all, toko, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const [long, setLong] = useState(false);
  const { data, isPending, error } = usePage(listEndpoint(source.call), {
    query: { limit: MOST, ...(long && typed ? { q: typed.slice(0, 100) } : {}) },
    toko,
    staleTime: 60_000,
    keep: true,
  });
  if (data && data.count > MOST && !long) setLong(true);
  const options = useMemo(() => {
    const rows = (data?.data ?? []).map((row) => optionOf(row, source));
    return all ? [{ value: 'ALL', label: t('SEMUA') }, ...rows] : rows;
  }, [data, source, all]);
  const known = props.value && !options.some((one) => one.value === props.value);
  return (
    <SelectInput
      {...props}
      asIs
      searchable
      options={known ? [...options, { value: props.value!, label: props.value! }] : options}
      onSearch={setTyped}
      loading={isPending}
      error={props.error ?? (error ? t('Terjadi Kesalahan Saat Mengirim Data') : undefined)}
    />
  );
}

/** 'S01 · Dewi', or the code alone when it is its own name. */
function optionOf(row: Record<string, unknown>, { value, show }: RefSource) {
  const [code, name] = [String(row[value] ?? ''), String(row[show] ?? '')];
  return { value: code, label: name && name !== code ? `${code} · ${name}` : code };
}
