import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { belumGroup } from '#areas/toko/contract/belum.ts';
import { berandaEndpoint } from '#areas/dashboard/contract/beranda.api.ts';
import { menungguEndpoint } from '#areas/dashboard/contract/menunggu.api.ts';
import { groupsFor, isShownPath } from '#app/web/menu.ts';
import { Belum } from '#app/web/pages/belum.tsx';
import { ISI_LAYAR, urutLayar } from '#app/web/pages/isi-layar.ts';
import css from '#app/web/pages/pages.module.css';

/** Which kinds of documents are validated behind a tile. */
const VALIDASI: Readonly<Record<string, readonly string[]>> = {
  'validasi-penjualan': ['penjualan'],
  'validasi-jual-beli': ['penjualan', 'pembelian', 'tukar-tambah'],
  'validasi-jual-beli-manual': ['penjualan-manual', 'pembelian-manual'],
  'validasi-non-cash': ['non-cash'],
  'validasi-titipan': ['titip'],
  'validasi-pesanan': ['pesanan'],
  'validasi-service': ['service'],
  'validasi-hutang': ['hutang'],
  'validasi-pelunasan-hutang': ['pelunasan'],
};

/** How many documents wait behind a tile of Validasi. */
function useMenunggu(enabled: boolean): (path: string) => number {
  const { data = [] } = useRead(menungguEndpoint, { enabled });
  return (path) =>
    data.reduce((all, one) => (VALIDASI[path]?.includes(one.jenis) ? all + one.jumlah : all), 0);
}

/** What the day has behind a tile so far, where one call tells it. */
function useHariIni(name: string): Readonly<Record<string, string>> {
  const enabled = name === 'Penjualan' || name === 'Pembelian';
  const { data } = useRead(berandaEndpoint, { enabled });
  if (!enabled || !data) return {};
  const { nota, qty, gram_masuk } = data.hari_ini;
  return {
    'lihat-penjualan': t('Hari ini {nota} nota, {qty} potong', {
      nota: formatInt(nota),
      qty: formatInt(qty),
    }),
    'lihat-pembelian': t('Hari ini {gram} g dibeli', { gram: formatGram(gram_masuk) }),
  };
}

/** The page of a group: what each of its screens is for, those that this person may open. */
export const tilesPage = (name: string): ComponentType => {
  const belum = belumGroup(name);
  return function TilesPage() {
    const group = groupsFor(usePerson(), isShownPath(useSesi().user.akses)).find(
      (one) => one.name === name,
    );
    const menunggu = useMenunggu(name === 'Validasi');
    const hariIni = useHariIni(name);
    return (
      <>
        <ScreenHead title={t(name)} />
        {group ? (
          <ul className={css.tiles}>
            {urutLayar(group.entries).map(({ path, row }) => (
              <li key={path}>
                <Link to={`/${path}`}>
                  {t(row.title)}
                  {ISI_LAYAR[path] && <small>{t(ISI_LAYAR[path])}</small>}
                  {hariIni[path] && <small data-kini>{hariIni[path]}</small>}
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
        ) : belum ? (
          <Belum title={belum.judul} />
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
};
