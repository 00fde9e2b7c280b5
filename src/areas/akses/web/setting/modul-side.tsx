import { useState, type ReactNode } from 'react';
import type { Hari } from '#kit/rules/hari.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { ubahModulEndpoint } from '#areas/akses/contract/setelan.api.ts';
import { isBelum } from '#areas/toko/contract/belum.ts';
import { listModulEndpoint, type ModulRow } from '#areas/toko/contract/setelan.api.ts';
import { ModulDialog, type Jawab } from '#areas/akses/web/setting/modul-dialog.tsx';
import { noteOwnChange } from '#areas/toko/web/own-change.ts';
import css from '#areas/akses/web/setting/setting.module.css';

/** The features of the shop, each a switch; what one hides stays in the database (D-4.1, D-33.1). */
export function ModulSide({ tabs }: { tabs?: ReactNode }) {
  const [q, setQ] = useState('');
  const { data: all = [], error, refetch } = useRead(listModulEndpoint);
  const data = all.filter((one) => !isBelum(one));
  const fits = ({ key, nama }: ModulRow) =>
    `${key} ${nama} ${t(nama)}`.toLowerCase().includes(q.toLowerCase());
  const names = new Map(data.map(({ key, nama }) => [key, t(nama)]));
  const parts = [
    [t('Aktif'), data.filter((one) => one.aktif && fits(one))],
    [t('Tidak aktif'), data.filter((one) => !one.aktif && fits(one))],
  ] as const;
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <div className={css.bar}>
        <SearchInput label={t('Cari modul')} value={q} onChange={setQ} width={320} />
      </div>
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {parts.map(([judul, rows]) => (
          <section key={judul} className={css.group}>
            <h2>
              {judul} ({rows.length})
            </h2>
            <ul>
              {rows.map((row) => (
                <ModulItem key={row.key} row={row} names={names} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Screen>
  );
}

type ItemProps = { row: ModulRow; names: ReadonlyMap<string, string> };

function ModulItem({ row, names }: ItemProps) {
  const { level } = usePerson();
  const vendor = level === 'SU' || level === 'DEV';
  const may = vendor || (!row.berbayar && (level === 'OWN' || level === 'MU'));
  const write = useWrite(ubahModulEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh: [listModulEndpoint],
    after: () => void refresh(meEndpoint),
  });
  const send = (body: Jawab) => {
    noteOwnChange(row.key);
    const { aktif, berlaku_sampai = null, peringatan_dibaca = null } = body;
    void write.send({
      params: { key: row.key },
      body: { aktif, berlaku_sampai, peringatan_dibaca },
    });
  };
  const turn = async () => {
    const asks = row.aktif ? false : row.peringatan !== null || vendor;
    if (!asks) return send({ aktif: !row.aktif });
    const answer = await openDialog<Jawab | undefined>((close) => (
      <ModulDialog row={row} level={level} onClose={close} />
    ));
    return answer && send(answer);
  };

  return (
    <li className={css.item}>
      <div className={css.what}>
        <b>{t(row.nama)}</b> {row.berbayar && <span className={css.paid}>{t('berbayar')}</span>}
        <p className={css.small}>
          <code>{row.key}</code>
          {row.butuh.length > 0 && (
            <span>
              {t('perlu')}: {row.butuh.map((key) => names.get(key)).join(', ')}
            </span>
          )}
          {row.berlaku_sampai && (
            <span>
              {t('berlaku sampai')} {formatHariPanjang(row.berlaku_sampai as Hari, t)}
            </span>
          )}
        </p>
      </div>
      <div className={css.value}>
        <span className={css.acts}>
          <StatusWord
            value={row.aktif ? t('Aktif') : t('Tidak aktif')}
            stone={row.aktif ? 'zamrud' : 'plain'}
          />
          {may && (
            <Button
              size="sm"
              busy={write.busy}
              aria-label={`${row.aktif ? t('Matikan') : t('Aktifkan')} ${t(row.nama)}`}
              onClick={() => void turn()}
            >
              {row.aktif ? t('Matikan') : t('Aktifkan')}
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}
