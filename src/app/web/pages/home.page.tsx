import { Link } from '@tanstack/react-router';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { ENTRIES, isShownPath, mayOpen, type Entry } from '#app/web/menu.ts';
import { GROUP_ICONS } from '#app/web/shell/group-icons.ts';
import { frequentPaths } from '#app/web/visits.ts';
import css from '#app/web/pages/pages.module.css';

/** The first page of the day: where the day stands, and the screens that this person opens most (D-34.6). */
export default function HomePage() {
  const { hari, toko } = useSesi();
  const { nama, tgl_system } = usePerson();
  return (
    <div className={css.home}>
      <header>
        <h1>{t('Selamat bekerja, {nama}', { nama })}</h1>
        <p>
          {toko.nama_toko} · {toko.kode_toko} · {toko.alamat_toko}
        </p>
      </header>
      <dl className={css.band}>
        <div>
          <dt>{t('Hari kerja')}</dt>
          <dd>{formatHariPanjang(tgl_system)}</dd>
        </div>
        <div>
          <dt>{t('Keadaan toko')}</dt>
          <dd>
            {hari.status === 'OPEN' ? (
              <StatusWord value={t('Buka')} stone="zamrud" />
            ) : (
              <StatusWord value={t('Sudah tutup')} stone="tembaga" />
            )}
          </dd>
        </div>
        <div>
          <dt>{t('Zona waktu')}</dt>
          <dd>{toko.zona}</dd>
        </div>
      </dl>
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
  const list = [...new Set([...often, ...first(open), ...open])].slice(0, 12);
  return (
    <section>
      <h2>{often.length > 0 ? t('Sering Anda buka') : t('Mulai dari sini')}</h2>
      <ul className={css.links}>
        {list.map((entry) => (
          <HomeLink key={entry.path} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** Before anything was opened: what a day in the shop begins with. */
const MULAI = [
  'transaksi-penjualan',
  'transaksi-pembelian',
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
const first = (open: readonly Entry[]): Entry[] =>
  MULAI.flatMap((path) => open.find((entry) => entry.path === path) ?? []);

function HomeLink({ entry: { path, row } }: { entry: Entry }) {
  const group = row.group.split('/')[0]!;
  const Icon = GROUP_ICONS[group];
  return (
    <li>
      <Link to={`/${path}`}>
        {Icon && <Icon size={18} stroke={1.6} aria-hidden />}
        <span>{t(row.title)}</span>
        <small>{t(group)}</small>
      </Link>
    </li>
  );
}
