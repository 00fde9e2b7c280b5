import { useMemo, useState } from 'react';
import { percentText } from '#kit/rules/format.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import type { Option, RefSource } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { wordedBy, type Problem } from '#kit/web/api/problem.ts';
import { comesLater, MOST_ROWS, useList } from '#kit/web/api/use-list.ts';
import type { InputProps } from '#kit/web/input/input-props.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';

type Row = Record<string, unknown>;

export type Offer = {
  source: RefSource;
  /** A first choice that means all (R6). */
  all?: boolean;
  toko?: string;
  clearable?: boolean;
  /** What else is chosen: only rows that agree with it are offered (the baki of the gudang chosen). */
  within?: Readonly<Row>;
};

type Props = InputProps<string> & Offer;

/** A row of a master, chosen from its list call; long lists are searched on the server. */
export function RefInput({ source, all, toko, within, ...props }: Props) {
  const { options, setTyped, loading, error } = useOffer({ source, all, toko, within });
  return (
    <SelectInput
      {...props}
      asIs
      searchable
      options={withUnknown(options, props.value ? [props.value] : [])}
      onSearch={setTyped}
      loading={loading}
      error={error ? saidOf(error) : props.error}
    />
  );
}

/** Why a list did not come: what the server said of it, or the words of the product. */
export const saidOf = (error: Problem): string =>
  t(wordedBy(error, t('Terjadi Kesalahan Saat Mengirim Data')).message);

/** What was chosen stays to be seen, even when the list no longer offers it. */
export const withUnknown = (options: readonly Option[], chosen: readonly string[]): Option[] => [
  ...options,
  ...chosen
    .filter((code) => !options.some(({ value }) => value === code))
    .map((code) => ({ value: code, label: code })),
];

/** The rows that a list call offers, searched on the server where they are many. */
export function useOffer({ source, all, toko, within }: Offer) {
  const [typed, setTyped] = useState('');
  const [long, setLong] = useState(false);
  const q = long && typed ? typed.slice(0, 100) : undefined;
  const { data, isPending, isPlaceholderData, error } = useList(source.call, { q, toko });
  if (data && data.count > MOST_ROWS && !long) setLong(true);
  const agreed = within && JSON.stringify(within);
  const options = useMemo(() => {
    const chosen = agreed ? (JSON.parse(agreed) as Row) : {};
    const { only } = source;
    const rows = (data?.data ?? []).filter(
      (row) =>
        agrees(row, chosen, source.value) && (!only || only.is.includes(String(row[only.field]))),
    );
    const found = rows.map((row) => optionOf(row, source));
    return all ? [{ value: 'ALL', label: t('SEMUA') }, ...found] : found;
  }, [data, source, all, agreed]);
  const loading = isPending || isPlaceholderData || comesLater(error);
  return { options, setTyped, loading, error };
}

/** Every code that the row shares with what is chosen is the chosen one. */
const agrees = (row: Row, chosen: Row, own: string): boolean =>
  Object.entries(chosen).every(([name, value]) => {
    const asked = name !== own && name.startsWith('kode_') && value && value !== 'ALL';
    return !asked || !(name in row) || row[name] === value;
  });

/** 'S01 · Dewi', or the code alone when it is its own name. */
function optionOf(row: Row, { value, show, saidBy }: RefSource) {
  const [code, name] = [String(row[value] ?? ''), String(row[show] ?? '')];
  // What a percent says is that first, whatever code the shop gave it.
  const figure = saidBy && row[saidBy];
  if (typeof figure === 'number')
    return { value: code, label: `${percentText(Math.round(figure * 100) as Persen)} · ${name}` };
  return { value: code, label: name && name !== code ? `${code} · ${name}` : code };
}
