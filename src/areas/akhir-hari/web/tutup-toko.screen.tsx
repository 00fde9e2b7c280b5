import { formatHariPanjang } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { ErrorBlock, WaitBlock } from '#kit/web/mark/state-block.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { periksaEndpoint } from '#areas/buku/contract/buku.api.ts';
import { hitunganEndpoint, ringkasanEndpoint } from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { Bekukan, DaftarPeriksa } from '#areas/akhir-hari/web/bekukan.tsx';
import { HitungLaci } from '#areas/akhir-hari/web/hitung-laci.tsx';
import { Langkah } from '#areas/akhir-hari/web/langkah.tsx';
import { bukaDaftarTutup } from '#areas/akhir-hari/web/lembar.tsx';
import { SudahTutup } from '#areas/akhir-hari/web/sudah-tutup.tsx';
import { Tertunda } from '#areas/akhir-hari/web/tertunda.tsx';
import css from '#areas/akhir-hari/web/tutup-toko.module.css';

/** The end of a day: nothing waits, the drawer is counted blind, the book holds, the day freezes (D-20). */
export default function TutupTokoScreen() {
  const { hari } = useSesi();
  const ringkasan = useRead(ringkasanEndpoint, { staleTime: 0 });
  const hitungan = useRead(hitunganEndpoint, { staleTime: 0 });
  const periksa = useRead(periksaEndpoint, { staleTime: 0 });
  const day = ringkasan.data;
  const retry = () =>
    void Promise.all([ringkasan.refetch(), hitungan.refetch(), periksa.refetch()]);
  return (
    <Screen>
      <ScreenHead
        note={day && formatHariPanjang(day.tgl_system, t)}
        acts={<Button onClick={() => void bukaDaftarTutup()}>{t('Daftar penutupan')}</Button>}
      />
      {hari.kemarin_belum_tutup && day?.status === 'OPEN' && (
        <p className={css.stale} role="alert">
          {t('{hari} belum ditutup. Transaksi baru menunggu sampai hari ini ditutup.', {
            hari: formatHariPanjang(day.tgl_system, t),
          })}
        </p>
      )}
      {ringkasan.error && <ErrorBlock problem={ringkasan.error} onRetry={retry} />}
      {!day && !ringkasan.error && <WaitBlock />}
      {day?.status === 'CLOSED' && <SudahTutup tgl={day.tgl_system} />}
      {day?.status === 'OPEN' && (
        <>
          <Langkah day={day} hitungan={hitungan.data ?? []} periksa={periksa.data} />
          <div className={css.columns}>
            <div className={css.rolls}>
              <HitungLaci semua={day.laci} hitungan={hitungan.data ?? []} sudah={day.hitungan} />
              <Tertunda day={day} />
              <DaftarPeriksa periksa={periksa.data} onRetry={retry} />
            </div>
            <Bekukan day={day} hitungan={hitungan.data ?? []} />
          </div>
        </>
      )}
    </Screen>
  );
}
