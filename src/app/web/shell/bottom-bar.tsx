import {
  IconArrowBackUp,
  IconBuilding,
  IconDiamond,
  IconHome,
  IconMenu2,
  IconReportMoney,
  IconShoppingBag,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { useScreen } from '#kit/web/frame/screen.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { groupsFor, isShownPath } from '#app/web/menu.ts';
import { listsOf } from '#app/web/shell/float-menu.tsx';
import css from '#app/web/shell/bottom-bar.module.css';

/** What a hand reaches for: the first four that this person may open, then all of the menu. */
const SERING = [
  ['home', mark('Beranda'), IconHome],
  ['dashboardPusat', mark('Cabang'), IconBuilding],
  ['transaksi-penjualan', mark('Jual'), IconShoppingBag],
  ['transaksi-pembelian', mark('Beli'), IconArrowBackUp],
  ['transaksi-penjualan-manual', mark('Jual manual'), IconShoppingBag],
  ['data-barang', mark('Barang'), IconDiamond],
  ['SubMenuLaporan', mark('Laporan'), IconReportMoney],
] as const;
const PALING_BANYAK = 4;

/** The menu of a phone, at its lower edge and in words. */
export default function BottomBar() {
  const person = usePerson();
  const { akses } = useSesi().user;
  const groups = useMemo(() => groupsFor(person, isShownPath(akses)), [person, akses]);
  const here = useScreen()?.path;
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.hidePopover();
  const open = new Set(
    groups.flatMap(({ tiles, entries }) => [tiles, ...entries.map(({ path }) => path)]),
  );
  const sering = SERING.filter(([path]) => open.has(path)).slice(0, PALING_BANYAK);
  return (
    <nav className={css.bar} aria-label={t('Menu utama')}>
      {sering.map(([path, label, Icon]) => (
        <Link key={path} to={`/${path}`} data-current={path === here || undefined}>
          <Icon size={20} stroke={1.6} aria-hidden />
          {t(label)}
        </Link>
      ))}
      <button type="button" popoverTarget="menu-semua">
        <IconMenu2 size={20} stroke={1.6} aria-hidden />
        {t('Menu')}
      </button>
      <div
        id="menu-semua"
        ref={sheet}
        popover="auto"
        className={css.sheet}
        aria-label={t('Semua menu')}
      >
        {groups.map(({ name, tiles, entries }) => (
          <details key={name} name="menu-semua">
            <summary>{t(name)}</summary>
            {listsOf(name, tiles, entries).map(({ heading, links }) => (
              <section key={heading ?? ''}>
                {heading && <h3>{t(heading)}</h3>}
                {links.map(({ to, search, label }) => (
                  <Link key={label} to={to} search={search} onClick={close}>
                    {t(label)}
                  </Link>
                ))}
              </section>
            ))}
          </details>
        ))}
      </div>
    </nav>
  );
}
