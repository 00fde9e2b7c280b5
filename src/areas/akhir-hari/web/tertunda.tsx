import { t } from '#kit/web/base/text.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { namaJenis } from '#areas/akhir-hari/rules/tutup-toko.ts';
import type { Day } from '#areas/akhir-hari/web/langkah.tsx';
import css from '#areas/akhir-hari/web/tutup-toko.module.css';

/** What still waits: documents and trays stand in the way, baskets end with the day and are named first. */
export function Tertunda({ day }: { day: Day }) {
  const { belum_validasi, baki_belum_timbang, baki_belum_opname = [], keranjang } = day;
  const menunggu = [belum_validasi, baki_belum_timbang, baki_belum_opname, keranjang];
  const kosong = menunggu.every((list) => list.length === 0);
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
          <li key={jenis}>
            {t('{jumlah} {jenis} menunggu validasi', { jumlah, jenis: namaJenis(jenis) })}
          </li>
        ))}
        {baki_belum_timbang.length > 0 && (
          <li>{t('Baki {baki} belum ditimbang', { baki: sebut(baki_belum_timbang) })}</li>
        )}
        {baki_belum_opname.length > 0 && (
          <li data-soft>
            {t('Baki {baki} belum dihitung hari ini', { baki: sebut(baki_belum_opname) })}
          </li>
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

/** All that anybody reads; of many the first, and how many more. */
const TERBACA = 12;
const sebut = (baki: readonly string[]): string =>
  baki.length <= TERBACA
    ? baki.join(', ')
    : t('{baki} dan {n} lagi', {
        baki: baki.slice(0, TERBACA - 2).join(', '),
        n: baki.length - TERBACA + 2,
      });
