import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { upTo } from '#kit/rules/lists.ts';
import { sense } from '#kit/rules/sentence.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import type { Entry } from '#app/web/entry.ts';
import { ENTRIES, isShownPath, mayOpen } from '#app/web/menu.ts';
import { ServerPutus } from '#app/web/pages/server-putus.tsx';
import { GROUP_ICONS } from '#app/web/shell/group-icons.ts';
import { frequentPaths } from '#app/web/visits.ts';
import css from '#app/web/pages/pages.module.css';

/** The figures of the day come after the page itself. */
const HariToko = lazy(() => import('#areas/dashboard/web/beranda/hari-toko.tsx'));

/** Head office has no counter: it shows the day of its branches to those who may see them. */
const HariPusat = lazy(() => import('#areas/dashboard/web/beranda/hari-pusat.tsx'));

/** The first page of the day: the state of the day, and the screens that this person opens most (D-34.6). */
export default function HomePage() {
  const { hari, toko, user } = useSesi();
  const { nama, tgl_system } = usePerson();
  return (
    <div className={css.home}>
      <header>
        <h1>{t('Selamat bekerja, {nama}', { nama })}</h1>
        <p>
          {toko.nama_toko} · {toko.kode_toko} · {formatHariPanjang(tgl_system, t)} {toko.zona}{' '}
          {hari.status === 'OPEN' ? (
            <StatusWord value={t(sense('Buka', 'hari'))} stone="zamrud" />
          ) : (
            <StatusWord value={t('Sudah tutup')} stone="tembaga" />
          )}
        </p>
      </header>
      {toko.jenis === 'PUSAT' && <ServerPutus />}
      <Suspense fallback={null}>
        {toko.jenis !== 'PUSAT' ? (
          <HariToko />
        ) : (
          isShownPath(user.akses).has('dashboardPusat') && <HariPusat />
        )}
      </Suspense>
      <Frequent />
    </div>
  );
}

function Frequent() {
  const person = usePerson();
  const shown = isShownPath(useSesi().user.akses);
  const open = ENTRIES.filter(
    ({ row }) => !row.hidden && row.path !== 'home' && mayOpen(row, person, shown),
  );
  const often = frequentPaths(person.user_id).flatMap(
    (path) => open.find((entry) => entry.path === path) ?? [],
  );
  const baru = person.level === 'OWN' && person.variant !== 'pusat' && often.length < LANGKAH.size;
  const langkah = baru ? entriesOf(open, [...LANGKAH.keys()]) : [];
  const list = [
    ...new Set([
      ...langkah,
      ...entriesOf(open, UNTUNG),
      ...often,
      ...entriesOf(open, person.variant === 'pusat' ? MULAI_PUSAT : MULAI),
      ...open,
    ]),
  ];
  return (
    <section>
      <h2>{often.length > 0 && !baru ? t('Sering Anda buka') : t('Mulai dari sini')}</h2>
      <ul className={css.links}>
        {list.slice(0, 12).map((entry) => (
          <HomeLink key={entry.path} entry={entry} untuk={baru && LANGKAH.get(entry.path)} />
        ))}
      </ul>
    </section>
  );
}

/** The profit of the month is one press away for those who may see it. */
const UNTUNG = ['laporan-laba-rugi'];

/** Before anything was opened: what a day in the shop begins with. */
const MULAI = [
  'transaksi-penjualan',
  'transaksi-pembelian',
  'transaksi-penjualan-manual',
  'validasi-penjualan',
  'data-barang',
  'tambah-data-barang',
  'master-parameter-harga-emas',
  'lihat-penjualan',
  'uang-kas',
  'stock-opname',
  'laporan-penjualan',
  'dashboard',
  'tutup-toko',
];
/** What head office does: it looks at its branches, sets prices and masters, and hands them out. */
const MULAI_PUSAT = [
  'dashboardPusat',
  'laporan-perbandingan-cabang',
  'laporan-global-transaksi',
  'laporan-global-stock',
  'laporan-global-kas',
  'laporan-margin-global',
  'master-parameter-harga-emas',
  'terbit-data-pusat',
  'master-toko',
  'data-users',
  'hak-akses-users',
  'laporan-sinyal-kecurangan',
];
/** What an owner sees to before the first sale, and why; until he has opened as many screens. */
const LANGKAH: ReadonlyMap<string, string> = new Map([
  ['data-users', mark('Pengguna untuk kasir dan SPV')],
  ['master-sales', mark('Setiap nota menyebut satu sales')],
  ['master-parameter-harga-emas', mark('Harga jual dan beli tiap kadar')],
  ['uang-kas', mark('Uang awal di laci')],
  ['tambah-data-barang', mark('Masukkan barang')],
  ['transaksi-penjualan', mark('Lalu jual')],
]);
const entriesOf = (open: readonly Entry[], paths: readonly string[]): Entry[] =>
  paths.flatMap((path) => open.find((entry) => entry.path === path) ?? []);

type LinkProps = { entry: Entry; untuk: string | false | undefined };

function HomeLink({ entry: { path, row }, untuk }: LinkProps) {
  const group = upTo(row.group, '/');
  const Icon = GROUP_ICONS[group];
  return (
    <li>
      <Link to={`/${path}`}>
        {Icon && <Icon size={18} stroke={1.6} aria-hidden />}
        <span>{t(row.title)}</span>
        <small>{t(untuk || group)}</small>
      </Link>
    </li>
  );
}
