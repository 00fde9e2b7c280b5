import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { askedColumns } from '#kit/contract/report-asked.ts';
import type { Drill } from '#kit/contract/report-drill.ts';
import { endOfMonth, isHari } from '#kit/rules/hari.ts';
import type { Row } from '#kit/rules/totals.ts';
import { usePerson, type Person } from '#kit/web/base/person.tsx';
import { cellIn } from '#kit/web/grid/cell.tsx';
import { columnsOf, type Column } from '#kit/web/grid/columns.ts';
import { isNumber } from '#kit/web/counter/codes.ts';
import { openCode } from '#kit/web/counter/open-code.ts';
import { canPeek, openPeek, peekOf } from '#kit/web/frame/peek.ts';
import { spanOf, toSearch, type AnyReport } from '#kit/web/report/filters.ts';
import type { Values } from '#kit/web/write/check.ts';
import css from '#kit/web/report/report.module.css';
import { zip } from '#kit/rules/lists.ts';

/** The columns of a report; grouped ones stand in the group's title, drilled ones lead on (R10). */
export function reportColumns(
  report: AnyReport,
  person: Person,
  values: Values,
  toko: string | undefined,
): Column[] {
  const asked = askedColumns(report, values, { ...person, hari: person.tgl_system });
  const columns = columnsOf<Row>(report.columns, person).filter(({ id }) => asked.includes(id));
  return columns.map((column) => {
    const drill = report.drill?.find((one) => one.column === column.id && isFor(one, values));
    return {
      ...column,
      bare: true,
      aside: report.aside?.includes(column.id) || undefined,
      grouped: report.groups?.includes(column.id) || undefined,
      ...(drill && {
        // Shown as it would be without the link: as wide as its content.
        width: undefined,
        cell: (row: Row) => (
          <DrillCell
            report={report}
            drill={drill}
            column={{ ...column, bare: true }}
            row={row}
            values={values}
            toko={toko}
          />
        ),
      }),
    };
  });
}

/** Of a column that says something else by each grouping, the way of the one that was asked for. */
const isFor = ({ as }: Drill, values: Values): boolean => !as || String(values[as.of]) in as.names;

type Props = {
  report: AnyReport;
  drill: Drill;
  column: Column;
  row: Row;
  values: Values;
  toko?: string;
};

function DrillCell({ report, drill, column, row, values, toko }: Props) {
  const value = row[column.id];
  const shown = cellIn(column, value);
  if (value === null || value === undefined || value === '') return shown;
  const to = drill.toBy ? drill.toBy.names[String(row[drill.toBy.column])] : drill.to;
  if (Array.isArray(value))
    return (
      <ul>
        {value.map((one: string) => (
          <li key={one}>
            <Peek to={to} code={one} shown={one} />
          </li>
        ))}
      </ul>
    );
  if (to === 'screen') return <ToScreen path={drill.path} toko={toko} shown={shown} />;
  if (to !== 'report') return <Peek to={to} code={String(value)} shown={shown} />;
  const path = drill.pathBy ? drill.pathBy.names[String(row[drill.pathBy.column])] : drill.path;
  const names = drill.bare
    ? []
    : drill.as
      ? drill.as.names[String(values[drill.as.of])]
      : [column.id];
  if (!path || !names) return shown;
  const search = {
    ...spanSearch(report, values),
    ...valuesFor(names, String(value)),
    ...valuesOf(drill.with, { ...values, ...row }),
    ...(toko ? { toko } : {}),
  };
  return (
    <Link className={css.drill} to={`/${path}`} search={search}>
      {shown}
    </Link>
  );
}

/** Another screen of the same shop; who has it not in his menu reads the words alone. */
function ToScreen({ path, toko, shown }: { path?: string; toko?: string; shown: ReactNode }) {
  const { opens } = usePerson();
  if (!path || !opens(path)) return shown;
  return (
    <Link className={css.drill} to={`/${path}`} search={toko ? { toko } : {}}>
      {shown}
    </Link>
  );
}

/** The record behind a code, where some area shows it. */
function Peek({ to, code, shown }: { to: string | undefined; code: string; shown: ReactNode }) {
  const kind = to === 'dokumen' ? peekOf(code) : to;
  const card = kind && canPeek(kind);
  const listed = to === 'dokumen' && isNumber(code);
  const open = () => (card ? void openPeek(kind, code) : openCode(code));
  return card || listed ? (
    <button type="button" className={css.drill} onClick={open}>
      {shown}
    </button>
  ) : (
    shown
  );
}

/** A value of two parts ('TK/A-01') fills two filters; any other all of them. */
function valuesFor(names: readonly string[], value: string): Record<string, string> {
  const parts = value.split('/');
  return Object.fromEntries(
    parts.length === names.length ? zip(names, parts) : names.map((name) => [name, value]),
  );
}

function valuesOf(named: Drill['with'] = {}, row: Row): Record<string, string> {
  const known = Object.entries(named).filter(([, column]) => typeof row[column] === 'string');
  return Object.fromEntries(known.map(([filter, column]) => [filter, row[column] as string]));
}

/** The same dates go along; a report of one day or month leads to that day, to the days of that month. */
function spanSearch(report: AnyReport, values: Values): Record<string, string> {
  const span = spanOf(report);
  const search = toSearch(report, values);
  if (span)
    return Object.fromEntries(Object.entries(search).filter(([name]) => span.includes(name)));
  const { tgl_system: day, bulan } = search;
  const first = `${bulan}-01`;
  if (isHari(first)) return { tgl_from: first, tgl_to: endOfMonth(first) };
  return day ? { tgl_from: day, tgl_to: day } : {};
}
