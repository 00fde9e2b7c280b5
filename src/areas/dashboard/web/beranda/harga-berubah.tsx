import { formatInt } from '#kit/rules/format.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import type { HargaBerubah } from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { Ke } from '#areas/dashboard/web/ke.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';

type Props = { rows: readonly HargaBerubah[]; onRefresh: () => unknown };

/** Prices of a gram that changed since the day before, with the branches where they did. */
export const HargaBerubahList = ({ rows, onRefresh }: Props) => (
  <Panel
    name="home/harga-berubah"
    title={t('Perubahan harga')}
    acts={<Ke path={['laporan-perubahan-harga-emas']}>{t('Semua perubahan')}</Ke>}
    onRefresh={onRefresh}
    removable
    fit="edge"
  >
    {rows.length === 0 ? (
      <p className={css.empty}>{t('Harga emas tidak berubah sejak kemarin.')}</p>
    ) : (
      <ul className={css.list}>
        {rows.map(({ jenis, nama, dari, ke, waktu, toko }) => (
          <li key={`${jenis} ${nama} ${dari} ${ke}`}>
            <div>
              <b>
                {jenis === 'JUAL' ? t('Jual {nama}', { nama }) : t('Beli {nama}', { nama })}{' '}
                {formatInt(dari)} → {formatInt(ke)}
              </b>
            </div>
            <p>
              {formatInstant(waktu)} · {toko.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
