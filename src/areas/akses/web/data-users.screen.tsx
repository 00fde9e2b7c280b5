import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Line } from '#kit/rules/lines.ts';
import { usePage } from '#kit/web/api/query.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useMedia } from '#kit/web/base/use-media.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Pager } from '#kit/web/grid/pager.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { listUsersEndpoint, userFields, type UserRow } from '#areas/akses/contract/users.api.ts';
import { LEVELS, setidaknya, type Level } from '#areas/toko/rules/level.ts';
import { UserActs } from '#areas/akses/web/user-acts.tsx';
import { UserDialog } from '#areas/akses/web/user-dialog.tsx';
import css from '#areas/akses/web/data-users.module.css';

const LIMIT = 100;
const PHONE = '(max-width: 720px)';
type Ask = { q: string; level: Level | null; sort: string; skip: number; removed: boolean };

/** Who works in the shop, who sits where now, and what may be done about it. */
export default function DataUsersScreen() {
  const person = usePerson();
  const phone = useMedia(PHONE);
  const [ask, setAsk] = useState<Ask>({
    q: '',
    level: null,
    sort: 'level',
    skip: 0,
    removed: false,
  });
  const change = (part: Partial<Ask>) => setAsk((old) => ({ ...old, skip: 0, ...part }));
  const [dialog, setDialog] = useState<{ user?: UserRow }>();
  const { data, error, isPending, refetch } = usePage(listUsersEndpoint, {
    query: {
      q: ask.q || undefined,
      level: ask.level ?? undefined,
      is_active: ask.removed ? undefined : 'true',
      sort: ask.sort,
      skip: ask.skip,
      limit: LIMIT,
    },
    keep: true,
  });
  const lines = useMemo<Line<UserRow>[]>(
    () => (data?.data ?? []).map((row) => ({ kind: 'row', row })),
    [data],
  );
  const view = useGridView('data-users', COLUMNS);
  // The support of head office is seen here, and ended there.
  const own = (row: UserRow) => row.kode_toko === person.kode_toko;
  const mayTouch = (row: UserRow) => own(row) && setidaknya(person.level as Level, row.level);
  const maySend = (row: UserRow) =>
    own(row) && person.level === 'OWN' && row.is_active && row.aktif_sampai !== null;
  useHotkey('N', () => setDialog({}));

  return (
    <Screen>
      <ScreenHead
        acts={
          <>
            <GridTools view={view} />
            <Button
              look="primary"
              icon={<IconPlus size={16} aria-hidden />}
              shortcut="N"
              onClick={() => setDialog({})}
            >
              {t('Tambah pengguna')}
            </Button>
          </>
        }
      />
      <SaringUsers ask={ask} onChange={change} />
      <Grid
        label={t('Data Users')}
        view={view}
        lines={lines}
        rowKey={(row) => row.user_id}
        sort={ask.sort}
        onSort={(sort) => change({ sort })}
        loading={isPending}
        error={error as Problem | null}
        onRetry={() => void refetch()}
        isMuted={(row) => !row.is_active}
        onOpen={(row) => row.is_active && mayTouch(row) && setDialog({ user: row })}
        actionsWidth={phone ? 52 : 216}
        actions={(row) =>
          (mayTouch(row) || maySend(row)) && (
            <UserActs
              user={row}
              folded={phone}
              sendAway={maySend(row) && !mayTouch(row)}
              self={row.user_id === person.user_id}
              onEdit={() => setDialog({ user: row })}
            />
          )
        }
      />
      <Pager
        skip={ask.skip}
        limit={LIMIT}
        count={data?.count ?? 0}
        onSkip={(skip) => setAsk((old) => ({ ...old, skip }))}
      />
      {dialog && (
        <UserDialog
          key={dialog.user?.user_id ?? ''}
          user={dialog.user}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Screen>
  );
}

function SaringUsers({ ask, onChange }: { ask: Ask; onChange: (part: Partial<Ask>) => void }) {
  return (
    <div className={css.bar}>
      <SearchInput label={t('Cari pengguna')} value={ask.q} onChange={(q) => onChange({ q })} />
      <SelectInput
        bare
        label={t('Level')}
        placeholder={t('Semua level')}
        options={LEVELS.map((value) => ({ value, label: value }))}
        asIs
        clearable
        value={ask.level}
        onChange={(level) => onChange({ level: level as Level | null })}
        width={150}
      />
      <YesNoInput
        label={t('Tampilkan yang dihapus')}
        value={ask.removed}
        onChange={(on) => onChange({ removed: !!on })}
      />
    </div>
  );
}

const COLUMNS: readonly Column<UserRow>[] = [
  columnOf<UserRow>('user_id', userFields.user_id, { fixed: true, width: 180 }),
  columnOf<UserRow>('usere_name', userFields.usere_name, { width: 200 }),
  columnOf<UserRow>('level', userFields.level, { width: 90 }),
  columnOf<UserRow>('kode_sales', userFields.kode_sales, { width: 90, sortable: false }),
  { id: 'is_active', header: t('Status'), width: 110, cell: Status },
  {
    id: 'dua_faktor',
    header: t('Faktor kedua'),
    width: 110,
    sortable: false,
    cell: ({ dua_faktor }) => (dua_faktor ? t('Terpasang') : '-'),
  },
  { id: 'sesi', header: t('Sesi'), width: 300, sortable: false, cell: Sesi },
];

function Status({ is_active, aktif_sampai }: UserRow) {
  if (is_active && aktif_sampai)
    return (
      <span title={t('dukungan sampai {waktu}', { waktu: formatInstant(aktif_sampai) })}>
        <StatusWord value={t('Dukungan')} stone="tembaga" />
      </span>
    );
  return (
    <StatusWord value={is_active ? 'AKTIF' : t('Dihapus')} stone={is_active ? 'zamrud' : 'plain'} />
  );
}

/** Since when the user id is in use, and when it was last heard of. */
function Sesi({ sesi }: UserRow) {
  if (!sesi) return <span className={css.none}>{t('tidak sedang masuk')}</span>;
  return (
    <span title={sesi.perangkat}>
      {t('sejak {sejak}, terakhir {terakhir}', {
        sejak: formatInstant(sesi.sejak),
        terakhir: formatInstant(sesi.terakhir).slice(11),
      })}
    </span>
  );
}
