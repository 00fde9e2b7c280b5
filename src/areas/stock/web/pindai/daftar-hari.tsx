import type { ReactNode } from 'react';
import { Panel } from '#kit/web/frame/panel.tsx';
import css from '#areas/stock/web/kerja.module.css';

type Baris = {
  readonly key: string;
  readonly isi: ReactNode;
  readonly catatan?: ReactNode;
  readonly aksi?: ReactNode;
};

/** What was done today, short: number, what it was, what may be done with it. */
export const DaftarHari = ({
  nama,
  judul,
  baris,
  kosong,
  onRefresh,
}: {
  nama: `hari-ini/${string}`;
  judul: string;
  baris: readonly Baris[];
  kosong: string;
  onRefresh: () => unknown;
}) => (
  <Panel name={nama} title={judul} onRefresh={onRefresh} fit="plain">
    {baris.length === 0 && <p className={css.tenang}>{kosong}</p>}
    {baris.map(({ key, isi, catatan, aksi }) => (
      <div key={key} className={css.ringkas}>
        <span>
          {isi}
          {catatan && <small>{catatan}</small>}
        </span>
        <span>{aksi}</span>
      </div>
    ))}
  </Panel>
);
