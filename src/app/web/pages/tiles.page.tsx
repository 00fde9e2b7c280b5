import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { menungguEndpoint } from '#areas/dashboard/contract/menunggu.api.ts';
import { groupsFor, isShownPath } from '#app/web/menu.ts';
import css from '#app/web/pages/pages.module.css';

/** Which kinds of documents are validated behind a tile. */
const VALIDASI: Readonly<Record<string, readonly string[]>> = {
  'validasi-penjualan': ['penjualan'],
  'validasi-jual-beli': ['penjualan', 'pembelian', 'tukar-tambah'],
  'validasi-titipan': ['titip'],
  'validasi-pesanan': ['pesanan'],
  'validasi-service': ['service'],
  'validasi-hutang': ['hutang'],
};

/** How many documents wait behind a tile of Validasi. */
function useMenunggu(enabled: boolean): (path: string) => number {
  const { data = [] } = useRead(menungguEndpoint, { enabled });
  return (path) =>
    data.reduce((all, one) => (VALIDASI[path]?.includes(one.jenis) ? all + one.jumlah : all), 0);
}

/** The page of a group: its entries that exist and that this person may open. */
export const tilesPage = (name: string): ComponentType =>
  function TilesPage() {
    const group = groupsFor(usePerson(), isShownPath(useSesi().user.akses)).find(
      (one) => one.name === name,
    );
    const menunggu = useMenunggu(name === 'Validasi');
    return (
      <>
        <ScreenHead title={t(name)} />
        {group ? (
          <ul className={css.tiles}>
            {group.entries.map(({ path, row }) => (
              <li key={path}>
                <Link to={`/${path}`}>
                  {t(row.title)}
                  {menunggu(path) > 0 && (
                    <span
                      className={css.menunggu}
                      aria-label={t('{n} menunggu', { n: menunggu(path) })}
                    >
                      {menunggu(path)}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyBlock
            title={t('Tidak ada menu di sini')}
            text={t('Menu bagian ini belum dibuka untuk Anda, atau modulnya tidak aktif.')}
          >
            <Link to="/home">{t('Ke beranda')}</Link>
          </EmptyBlock>
        )}
      </>
    );
  };
