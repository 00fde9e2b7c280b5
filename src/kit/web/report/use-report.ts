import type { Field } from '#kit/contract/field.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readPref, writePref } from '#kit/web/base/prefs.ts';
import { usePerson, type Person } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import {
  changed,
  filterMessages,
  firstValues,
  fromSearch,
  keep,
  openingFilter,
  sameFilters,
  toSearch,
  trySearch,
} from '#kit/web/report/filters.ts';
import type { AnyReport, KeptFilter } from '#kit/web/report/filters.ts';
import { useAnswer } from '#kit/web/report/use-answer.ts';
import { focusFirst } from '#kit/web/write/focus.ts';
import type { Messages, Values } from '#kit/web/write/check.ts';

const PROTECTION = 'PROTEKSI_SATU_BULAN_MODULE';

/** The filter that was asked last: the report opens with it unless the person wants to begin again. */
export type LastFilter = { readonly on: boolean; readonly kept?: KeptFilter };
export const OPENS_LAST: LastFilter = { on: true };
export const lastNameOf = (user_id: string, { endpoint }: AnyReport): string =>
  `report.last.${user_id}.${endpoint.path}`;

/** The life of a report screen (R1): idle, loading, then a result or none; filters live in the address. */
export function useReport(report: AnyReport) {
  const person = usePerson();
  const filters = useFilters(report);
  const { toko, go, setErrors } = filters;
  const asked = filters.isAsked ? trySearch(report, filters.values) : undefined;
  const answer = useAnswer(report, asked && { values: filters.values, asked, toko });

  const ask = (values: Values = filters.values) => {
    const said = filterMessages(report, values, person.moduls.has(PROTECTION));
    setErrors(
      Object.fromEntries(Object.entries(said).map(([name, message]) => [name, t(message)])),
    );
    if (Object.keys(said).length > 0) return focusFirst(Object.keys(report.filters), said);
    if (asked && values === filters.values) answer.retry();
    else go(values);
  };
  /** A span that was picked by one press is asked for at once. */
  const goNow = (part: Values) => {
    filters.change(part);
    ask(changed(report, filters.values, part, person));
  };
  return { ...filters, ...answer, ask: () => ask(), goNow, asked };
}

/** Head office goes on with the branch it looked at last. */
const tokoLast = ({ variant }: Person, name: string): string | undefined =>
  variant === 'pusat' ? (readPref<string | null>(name, null) ?? undefined) : undefined;

/** What is typed, and what the address holds; a changed filter is no longer the one that was asked. */
function useFilters(report: AnyReport) {
  const person = usePerson();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, string>;
  const written = JSON.stringify(search);
  const address = useMemo(() => fromSearch(report, JSON.parse(written)), [report, written]);
  const first = useMemo(() => firstValues(report, person), [report, person]);
  const [values, setValues] = useState<Values>(() => ({ ...first, ...address }));
  // A report over several shops has them as its own filter; only from head office itself are others read (D-43.1).
  const one = 'toko' in report.filters || person.variant !== 'pusat';
  const chosen = one ? undefined : search.toko;
  const tokoName = `report.toko.${person.user_id}`;
  const [toko, chooseToko] = useState<string | undefined>(
    () => chosen ?? (address || 'toko' in report.filters ? undefined : tokoLast(person, tokoName)),
  );
  const setToko = (next: string | undefined) => {
    writePref(tokoName, next ?? null);
    chooseToko(next);
  };
  const [errors, setErrors] = useState<Messages>({});
  const lastName = lastNameOf(person.user_id, report);

  const go = (next: Values, replace = false) => {
    const { on } = readPref(lastName, OPENS_LAST);
    writePref(lastName, { on, kept: keep(report, withoutTexts(report, next), person.tgl_system) });
    const others = Object.entries(search).filter(
      ([name]) => !(name in report.filters) && name !== 'toko',
    );
    const filters = {
      ...Object.fromEntries(others),
      ...toSearch(report, next),
      ...(toko ? { toko } : {}),
    };
    void navigate({ to: '.', search: filters, replace });
  };
  useEffect(() => setValues({ ...first, ...address }), [address, first]);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const { on, kept } = readPref(lastName, OPENS_LAST);
    const oneMonth = person.moduls.has(PROTECTION);
    const opening = openingFilter(report, on ? kept : undefined, person, oneMonth);
    if (!address && opening) go(opening, true);
  });

  const change = (part: Values) => {
    setValues((old) => changed(report, old, part, person));
    const done = changed(report, values, part, person);
    setErrors((old) =>
      Object.fromEntries(
        Object.entries(old).filter(([name]) => !(name in part) && done[name] === values[name]),
      ),
    );
  };
  const isAsked =
    !!address && toko === chosen && sameFilters(report, values, { ...first, ...address });
  return { values, change, errors, setErrors, toko, setToko, go, isAsked };
}

/** What was typed, a customer's name, is not kept on a computer that others use, too. */
const withoutTexts = ({ filters }: AnyReport, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => (filters[name] as Field | undefined)?.kind !== 'text',
    ),
  );
