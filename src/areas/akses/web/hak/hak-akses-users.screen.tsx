import { useState } from 'react';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';
import { aksesUserEndpoint, ubahAksesUserEndpoint } from '#areas/akses/contract/akses.api.ts';
import { semuaUsersEndpoint } from '#areas/akses/contract/users.api.ts';
import { centangOf, TreeEditor, type Ticks } from '#areas/akses/web/hak/tree-editor.tsx';
import css from '#areas/akses/web/hak/hak.module.css';

const NONE: Ticks = new Map();

/** The menu of one person: who, at the left; what he may open, at the right (D-34.6). */
export default function HakAksesUsersScreen() {
  const person = usePerson();
  const { data = [], error, refetch } = usePeople();
  const [chosen, setChosen] = useState<string>();
  const people = data.filter(
    ({ user_id, level }) =>
      level !== 'OWN' &&
      level !== 'SU' &&
      user_id !== person.user_id &&
      setidaknya(person.level as Level, level as Level),
  );
  const open = chosen ?? people[0]?.user_id;
  return (
    <Screen>
      <ScreenHead />
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {data.length > 0 && people.length === 0 && (
        <EmptyBlock
          title={t('Belum ada pengguna yang menunya diatur')}
          text={t('OWN dan SU melihat semua menu. Tambah kasir atau supervisor di Data Users.')}
        />
      )}
      {open && (
        <div className={css.sides}>
          <ul className={css.people} aria-label={t('User')}>
            {people.map(({ user_id, usere_name, level }) => (
              <li key={user_id}>
                <button
                  type="button"
                  aria-current={user_id === open || undefined}
                  onClick={() => setChosen(user_id)}
                >
                  <span>
                    {usere_name} <small>{user_id}</small>
                  </span>
                  <small>{level}</small>
                </button>
              </li>
            ))}
          </ul>
          <UserTree key={open} user_id={open} />
        </div>
      )}
    </Screen>
  );
}

const usePeople = () => useRead(semuaUsersEndpoint);

function UserTree({ user_id }: { user_id: string }) {
  const [ticks, setTicks] = useState<Ticks>(NONE);
  const { data: page, error, refetch } = usePage(aksesUserEndpoint, { params: { user_id } });
  const write = useWrite(ubahAksesUserEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh: [aksesUserEndpoint],
    after: () => setTicks(NONE),
  });
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  if (!page) return null;
  const { akses, ikut_templat, level } = page.data;
  const save = () =>
    void write.send({ params: { user_id }, body: { akses: centangOf(akses, ticks) } });
  return (
    <section className={css.tree} aria-label={user_id}>
      <div className={css.bar}>
        <p>
          {ikut_templat
            ? t('Mengikuti templat {level}. Sekali disimpan di sini, menunya berdiri sendiri.', {
                level,
              })
            : t('Menunya diatur sendiri. Kembalikan ke templat di Hak Akses News.')}
        </p>
        <Button look="primary" busy={write.busy} disabled={ticks.size === 0} onClick={save}>
          {t('Simpan')}
        </Button>
      </div>
      <TreeEditor tree={akses} ticks={ticks} onTicks={setTicks} />
    </section>
  );
}
