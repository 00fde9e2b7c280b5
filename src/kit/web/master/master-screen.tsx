import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import type { Master, MasterRow } from '#kit/contract/master.ts';
import { passes } from '#kit/rules/gate.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import type { Tab } from '#kit/web/frame/tabs.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useNames } from '#kit/web/grid/use-names.ts';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { MasterDialog, type Beside } from '#kit/web/master/master-dialog.tsx';
import { RowActs } from '#kit/web/master/row-acts.tsx';
import {
  keyOf,
  useMasterList,
  type AnyMaster,
  type AnyRow,
} from '#kit/web/master/use-master-list.ts';
import css from '#kit/web/master/master.module.css';

/** The whole screen of a declared master: `masterScreen(salesMaster)`. */
/** What a screen has beside its declaration: acts of its own, and a look at the row while it is typed. */
type More = { acts?: ComponentType; beside?: Beside };

export function masterScreen<F extends Fields>(
  declared: Master<F>,
  more: More = {},
): ComponentType<{ tabs?: ReactNode }> {
  const master = declared as AnyMaster;
  return function MasterScreen({ tabs }) {
    return <MasterList key={master.table} master={master} tabs={tabs} more={more} />;
  };
}

/** One tab of a screen that holds several masters; it is called what the master says. */
export const masterTab = <F extends Fields>(declared: Master<F>): Tab => ({
  label: declared.tab ?? declared.title,
  of: masterScreen(declared),
});

type Dialog = { row?: AnyRow } | undefined;

type ListProps = { master: AnyMaster; tabs?: ReactNode; more: More };

function MasterList({ master, tabs, more: { acts: Acts, beside } }: ListProps) {
  const person = usePerson();
  const list = useMasterList(master);
  const [dialog, setDialog] = useState<Dialog>();
  const columns = useMemo(
    () => columnsOf<MasterRow<Fields>>(master.fields, person, master.key),
    [master, person],
  );
  const view = useGridView(master.tab ? `${master.path}/${master.tab}` : master.path, columns);
  const learned = useNames(columns, undefined);
  // A name that has come changes texts: a new array makes the table find them again.
  const lines = learned > 0 ? [...list.lines] : list.lines;
  const writes = passes(master.endpoints.create.gate, person);
  const adds = writes && !master.closed;
  useHotkey('N', () => adds && setDialog({}));
  const add = adds && (
    <Button
      look="primary"
      icon={<IconPlus size={16} aria-hidden />}
      shortcut="N"
      onClick={() => setDialog({})}
    >
      {t('Tambah')} {t(master.noun)}
    </Button>
  );

  return (
    <Screen>
      <ScreenHead
        title={t(master.title)}
        acts={
          <>
            <GridTools
              view={view}
              onCsv={() => list.saveCsv(view.shown)}
              csvOff={list.count === 0}
            />
            {writes && Acts && <Acts />}
            {add}
          </>
        }
      >
        {tabs}
      </ScreenHead>
      <div className={css.bar} data-tabs={tabs ? true : undefined}>
        <SearchInput label={t('Cari')} value={list.q} onChange={list.setQ} />
        {master.offered.includes(master.endpoints.restore) && (
          <YesNoInput
            label={t('Tampilkan yang dihapus')}
            value={list.removed}
            onChange={(on) => list.setRemoved(!!on)}
          />
        )}
      </div>
      <Grid
        label={t(master.title)}
        view={view}
        lines={lines}
        rowKey={(row) => keyOf(master, row)}
        sort={list.sort}
        onSort={list.setSort}
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        isMuted={(row) => !row.is_active}
        onOpen={(row) => writes && row.is_active && setDialog({ row })}
        actions={
          writes
            ? (row) => <RowActs master={master} row={row} onEdit={() => setDialog({ row })} />
            : undefined
        }
        empty={
          <EmptyBlock text={list.q ? t('Tidak ada yang cocok dengan pencarian ini.') : undefined}>
            {!list.q && add}
          </EmptyBlock>
        }
      />
      <Pager skip={list.skip} limit={list.limit} count={list.count} onSkip={list.setSkip} />
      {dialog && (
        <MasterDialog
          key={dialog.row ? keyOf(master, dialog.row) : ''}
          master={master}
          row={dialog.row}
          beside={beside}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Screen>
  );
}
