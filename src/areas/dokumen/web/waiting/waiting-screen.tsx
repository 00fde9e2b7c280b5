import { useMemo, useState } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import { formatClock, formatInstant } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t, tOf } from '#kit/web/base/text.ts';
import { columnsOf, type Column } from '#kit/web/grid/columns.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { focusScan } from '#kit/web/write/focus.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { Queue } from '#areas/dokumen/web/waiting/queue.tsx';
import { TakenLast, TakeWaiting } from '#areas/dokumen/web/waiting/take-waiting.tsx';
import {
  useWaitingList,
  useWaitingOne,
  type Narrow,
} from '#areas/dokumen/web/waiting/use-waiting.ts';
import {
  sayOf,
  type Row,
  type Taken,
  type Waiting,
} from '#areas/dokumen/web/waiting/waiting-kind.tsx';

type Props = {
  readonly kinds: readonly Waiting[];
  /** Under which the browser keeps the widths of the list. */
  readonly name: string;
  readonly domain: 'penjualan' | 'hutang' | 'service';
  /** The number comes first. */
  readonly columns: Fields;
  /** Columns that are in the list at first, and those that need width; the others wait in the chooser. */
  readonly shown?: { readonly first: readonly string[]; readonly wide: readonly string[] };
  readonly narrows?: readonly Narrow[];
  /** Several are taken or rejected together. */
  readonly several?: true;
  /** Where the requirement has words of its own for an empty list, and for one that is not. */
  readonly words?: { readonly empty: string; readonly none: string; readonly found: string };
};
const NONE: ReadonlySet<string> = new Set();
const NO_NARROWS: readonly Narrow[] = [];

/**
 * What waits for its money or for a second person, of one kind or of several, the oldest first: scan the slip or take
 * the next, see it, take or reject it.
 */
export function WaitingScreen(props: Props) {
  const { kinds, words, narrows = NO_NARROWS, several, columns: fields } = props;
  const [no, setNo] = useState('');
  const [ticked, setTicked] = useState(NONE);
  const [taken, setTaken] = useState<Taken>();
  const [number = ''] = Object.keys(fields);
  const list = useWaitingList(kinds, narrows);
  const columns = useColumns(fields, number, Math.floor(list.readAt / MINUTE));
  const { kind, one, wrong, ...opened } = useWaitingOne(kinds, list, no);
  const pick = (next: string) => {
    setNo(next);
    setTaken(undefined);
  };
  const clear = () => {
    pick('');
    setTicked(NONE);
  };
  const done = (made?: Taken) => {
    clear();
    setTaken(made);
    focusScan();
  };
  const rows = list.shown.map(({ row }) => row);
  const together = list.shown.filter((each) => ticked.has(each.no)).map(({ of }) => of);
  const chosen = together.length > 0 || !one ? together : [one];
  const acting = several ? kinds[0] : one && kind;
  const letters = kinds.flatMap((each) => each.letters);
  const noun = kinds[0]?.noun ?? '';
  return (
    <Queue
      domain={props.domain}
      name={props.name}
      label={t('Menunggu validasi')}
      columns={columns}
      shown={props.shown}
      rows={rows}
      keyOf={(row) => String(row[number])}
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      no={opened.no ?? no}
      takes={nomorDari(...letters)}
      onPick={pick}
      several={
        several && {
          chosen: ticked,
          onChoose: setTicked,
          onScan: (code) => {
            const found = list.all.find(
              (each) => each.kind.isOf?.(each.of, code) ?? each.no === code,
            );
            if (!found) return;
            // What is taken is what is seen.
            if (!list.shown.includes(found)) list.widen();
            setTicked((old) => new Set([...old, found.no]));
          },
        }
      }
      scan={sayOf(noun, 'scan')}
      wrong={tOf(wrong)}
      filter={
        narrows.length > 0 && (
          <>
            {narrows.map((each) => (
              <SelectInput
                key={each.label}
                label={t(each.label)}
                width={160}
                asIs
                searchable={false}
                options={[
                  { value: 'ALL', label: t('SEMUA') },
                  ...list.choices(each).map((value) => ({ value, label: value })),
                ]}
                value={list.chosen[each.label] ?? 'ALL'}
                onChange={(value) => {
                  list.narrow(each.label, value === null || value === 'ALL' ? undefined : value);
                  clear();
                }}
              />
            ))}
            {words && <small role="status">{rows.length > 0 && t(words.found)}</small>}
          </>
        )
      }
      none={{
        title: t(words?.empty ?? EMPTY),
        text: words ? t(words.none) : sayOf(noun, 'none'),
      }}
      body={one && kind && <kind.Body key={no} dokumen={one} />}
      pay={
        taken ? (
          <TakenLast of={taken} />
        ) : (
          acting && (
            <TakeWaiting
              key={several ? '' : no}
              kind={acting}
              chosen={chosen}
              onTaken={(made) => done(acting.taken?.(made))}
              onRejected={() => {
                clear();
                setTimeout(focusScan, BACK_MS);
              }}
            />
          )
        )
      }
      pick={{ title: sayOf(noun, 'pick'), text: t('Pindai slipnya, atau pilih dari daftar.') }}
    />
  );
}

/** A dialog gives the focus back a moment after it has gone. */
const BACK_MS = 80;
const EMPTY = mark('Tidak ada yang menunggu');

/** The columns of the list, none of them sorted by hand. */
function useColumns(fields: Fields, number: string, minute: number): readonly Column<Row>[] {
  const person = usePerson();
  return useMemo(() => {
    const columns = columnsOf<Row>(fields, person, [number]).map((each): Column<Row> => ({
      ...each,
      sortable: false,
    }));
    return columns.map((each) => (each.id === 'input_date' ? sinceAt(each, minute) : each));
  }, [fields, person, number, minute]);
}

/** Since when and how long it waits, at the minute of the last reading. */
const sinceAt = (time: Column<Row>, minute: number): Column<Row> => ({
  ...time,
  header: t('Menunggu sejak'),
  cell: ({ input_date }) => {
    const since = String(input_date);
    const waited = minute - Math.floor(Date.parse(since) / MINUTE);
    const at = waited < DAY ? formatClock(since) : formatInstant(since).slice(0, DATE_LETTERS);
    return `${at}, ${ageText(waited)}`;
  },
});

const MINUTE = 60_000;
/** In minutes. */
const DAY = 24 * 60;
const DATE_LETTERS = 10;
function ageText(waited: number): string {
  if (waited < 60) return t('{n} menit', { n: formatInt(Math.max(0, waited)) });
  return waited < DAY
    ? t('{n} jam', { n: formatInt(Math.floor(waited / 60)) })
    : t('{n} hari', { n: formatInt(Math.floor(waited / DAY)) });
}
