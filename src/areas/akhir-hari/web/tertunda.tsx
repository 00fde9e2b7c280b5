import { Link } from '@tanstack/react-router';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { isOpenTo } from '#areas/akses/web/is-open-to.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { namaJenis } from '#areas/akhir-hari/rules/tutup-toko.ts';
import type { Day } from '#areas/akhir-hari/web/langkah.tsx';
import css from '#areas/akhir-hari/web/tutup-toko.module.css';

/** What still waits: documents and trays stand in the way, baskets end with the day and are named first. */
export function Tertunda({ day }: { day: Day }) {
  const { belum_validasi, baki_belum_timbang, baki_belum_opname = [], keranjang } = day;
  const menunggu = [belum_validasi, baki_belum_timbang, baki_belum_opname, keranjang];
  const lain = day.halangan.filter(({ bagian }) => bagian === 'hitungan' || bagian === 'invarian');
  const { akses } = useSesi().user;
  const kosong = lain.length === 0 && menunggu.every((list) => list.length === 0);
  return (
    <section className={css.column} aria-label={t('Yang menunggu')}>
      <div className={css.head}>
        <h2>{t('Yang menunggu')}</h2>
      </div>
      {kosong && (
        <EmptyBlock
          title={t('Tidak ada yang menunggu')}
          text={t('Semua dokumen sudah divalidasi, tidak ada barang di keranjang.')}
        />
      )}
      <ul className={css.waits}>
        {belum_validasi.map(({ jenis, jumlah }) => (
          <Halangan key={jenis} ke={(LAYAR[jenis] ?? []).find((one) => isOpenTo(akses, one.path))}>
            {t('{jumlah} {jenis} menunggu validasi', { jumlah, jenis: t(namaJenis(jenis)) })}
          </Halangan>
        ))}
        {lain.map(({ bagian, kata, isi }) => (
          <Halangan
            key={t(kata, isi)}
            onClick={() => (bagian === 'hitungan' ? keHitungan() : keBuku())}
          >
            {t(kata, isi)}
          </Halangan>
        ))}
        {baki_belum_timbang.length > 0 && (
          <Halangan ke={{ path: 'timbang-baki' }}>
            {t('Baki {baki} belum ditimbang', { baki: sebut(baki_belum_timbang) })}
          </Halangan>
        )}
        {baki_belum_opname.length > 0 && (
          <Halangan ke={{ path: 'opname-global-harian' }} lunak>
            {t('Baki {baki} belum dihitung hari ini', { baki: sebut(baki_belum_opname) })}
          </Halangan>
        )}
        {keranjang.map(({ kode_barcode, user_id }) => (
          <li key={kode_barcode} data-soft>
            {t('{barcode} di keranjang {user}, dilepas saat tutup', {
              barcode: kode_barcode,
              user: user_id,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Layar = { readonly path: string; readonly search?: Readonly<Record<string, string>> };

/** Where a waiting document of a kind is received or refused: the first that is open. */
const LAYAR: Readonly<Record<string, readonly Layar[]>> = {
  penjualan: [{ path: 'validasi-penjualan' }],
  pembelian: [{ path: 'validasi-jual-beli' }],
  tukar: [{ path: 'validasi-jual-beli' }],
  titip: [{ path: 'validasi-titipan' }],
  titipan: [{ path: 'validasi-titipan' }],
  // With its module off a loan that waits is finished on its card (D-33.1).
  hutang: [{ path: 'validasi-hutang' }, { path: 'lihat-hutang', search: { status: 'OPEN' } }],
  pelunasan: [
    { path: 'validasi-pelunasan-hutang' },
    { path: 'lihat-hutang', search: { status: 'TUNGGU' } },
  ],
};

/** What is wrong, as the way to where it is mended. */
function Halangan({
  ke,
  onClick,
  lunak,
  children,
}: {
  ke?: Layar;
  onClick?: () => void;
  lunak?: boolean;
  children: ReactNode;
}) {
  const isi = (
    <>
      <span>{children}</span>
      <IconArrowRight size={16} stroke={1.8} aria-hidden />
    </>
  );
  return (
    <li data-blocks={!lunak || undefined} data-soft={lunak || undefined}>
      {onClick ? (
        <button type="button" onClick={onClick} data-halangan>
          {isi}
        </button>
      ) : (
        <Link to={`/${ke?.path ?? 'validasi-jual-beli'}`} search={ke?.search ?? {}} data-halangan>
          {isi}
        </Link>
      )}
    </li>
  );
}

const keHitungan = (): void => {
  focusField('hitung-kas');
  document.querySelector('[data-field="hitung-kas"]')?.scrollIntoView({ block: 'center' });
};
const keBuku = (): void =>
  document.querySelector('[data-periksa] [data-bad]')?.scrollIntoView({ block: 'center' });

/** All that anybody reads; of many the first, and how many more. */
const TERBACA = 12;
const sebut = (baki: readonly string[]): string =>
  baki.length <= TERBACA
    ? baki.join(', ')
    : t('{baki} dan {n} lagi', {
        baki: baki.slice(0, TERBACA - 2).join(', '),
        n: baki.length - TERBACA + 2,
      });
