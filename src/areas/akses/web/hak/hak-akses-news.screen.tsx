import { useState } from 'react';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { TabList } from '#kit/web/frame/tabs.tsx';
import { CheckList } from '#kit/web/input/check-list.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';
import {
  listTemplatEndpoint,
  ubahTemplatEndpoint,
  type Templat,
} from '#areas/akses/contract/akses.api.ts';
import { centangOf, TreeEditor, type Ticks } from '#areas/akses/web/hak/tree-editor.tsx';
import css from '#areas/akses/web/hak/hak.module.css';

/** What a level starts with, and who follows it (D-34.6). */
export default function HakAksesNewsScreen() {
  const person = usePerson();
  const { data = [], error, refetch } = useRead(listTemplatEndpoint);
  const [chosen, setChosen] = useState('KASIR');
  const mine = data.filter(({ level }) => setidaknya(person.level as Level, level as Level));
  const templat = mine.find(({ level }) => level === chosen);
  return (
    <Screen>
      <ScreenHead>
        <TabList labels={mine.map(({ level }) => level)} open={chosen} onOpen={setChosen} />
      </ScreenHead>
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {templat && <TemplatTree key={chosen} templat={templat} />}
    </Screen>
  );
}

function TemplatTree({ templat }: { templat: Templat }) {
  const { level, akses, semua } = templat;
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const [follow, setFollow] = useState(templat.user_ids);
  const write = useWrite(ubahTemplatEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh: [listTemplatEndpoint],
    after: () => setTicks(new Map()),
  });
  const changed = ticks.size > 0 || follow.join() !== templat.user_ids.join();
  const save = () =>
    void write.send({
      params: { level: level as InputOf<typeof ubahTemplatEndpoint>['params']['level'] },
      body: { akses: centangOf(akses, ticks), user_ids: follow },
    });
  return (
    <div className={css.sides}>
      <div className={css.follow}>
        {semua.length === 0 ? (
          <p>{t('Belum ada pengguna di level ini.')}</p>
        ) : (
          <CheckList
            label={t('Mengikuti templat ini')}
            options={semua.map((value) => ({ value, label: value }))}
            value={follow}
            onChange={(ids) => setFollow(ids ?? [])}
          />
        )}
      </div>
      <section className={css.tree} aria-label={level}>
        <div className={css.bar}>
          <p>{t('Menu baru tampil bagi yang mengikuti templat begitu dicentang di sini.')}</p>
          <Button look="primary" busy={write.busy} disabled={!changed} onClick={save}>
            {t('Simpan')}
          </Button>
        </div>
        <TreeEditor tree={akses} ticks={ticks} onTicks={setTicks} />
      </section>
    </div>
  );
}
