import { IconFileTypePdf } from '@tabler/icons-react';
import { addDays, formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { usePage } from '#kit/web/api/query.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import {
  bukaUlangEndpoint,
  daftarTutupEndpoint,
  hitunganEndpoint,
  ringkasanEndpoint,
} from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { Lembar, simpanLembar } from '#areas/akhir-hari/web/lembar.tsx';
import css from '#areas/akhir-hari/web/tutup-toko.module.css';

const NAMA = ['Laporan EOD', 'Laporan akhir hari', 'Laporan keuangan akhir hari'];

/** A frozen day: who froze it, what was counted, its stored reports, and the owner's way back. */
export function SudahTutup({ tgl }: { tgl: Hari }) {
  const { level } = usePerson();
  const { data } = usePage(daftarTutupEndpoint, { query: { limit: 1 }, staleTime: 0 });
  const tutup = data?.data[0];
  useHotkey('F9', () => void (tutup && simpanLembar(tutup.no_tutup)), !!tutup);
  return (
    <div className={css.closed}>
      <h2>{t('{hari} sudah dibekukan', { hari: formatHariPanjang(tgl, t) })}</h2>
      <p>
        {t('Besok {hari}. Hari itu terbuka sendiri bagi yang masuk pertama.', {
          hari: formatHariPanjang(addDays(tgl, 1), t),
        })}
      </p>
      {tutup && (
        <>
          <Facts
            of={{
              [t('No Tutup')]: tutup.no_tutup,
              [t('Ditutup oleh')]: `${tutup.tutup_by}, ${formatInstant(tutup.tutup_at)}`,
              [t('Alasan')]: tutup.alasan_selisih,
            }}
          />
          <Lembar no_tutup={tutup.no_tutup} />
          <div className={css.simpan}>
            <Button
              look="primary"
              size="lg"
              shortcut="F9"
              icon={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
              onClick={() => void simpanLembar(tutup.no_tutup)}
            >
              {t('Simpan lembar tutup (PDF)')}
            </Button>
            {tutup.laporan.map((path, at) => (
              <a key={path} href={photoUrl(path)} target="_blank" rel="noreferrer">
                {t(NAMA[at] ?? path)} (PDF)
              </a>
            ))}
          </div>
        </>
      )}
      {level === 'OWN' && (
        <div>
          <Button look="danger" onClick={() => bukaUlang(tgl)}>
            {t('Buka ulang hari ini')}
          </Button>
        </div>
      )}
    </div>
  );
}

const bukaUlang = (tgl_system: Hari): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={bukaUlangEndpoint}
      lengkap={(alasan) => ({ tgl_system, alasan })}
      title={t('Buka ulang {hari}?', { hari: formatHariPanjang(tgl_system, t) })}
      question={t(
        'Seorang supervisor menjadi saksi. Laporan lama tetap tersimpan, kas dihitung lagi sebelum tutup.',
      )}
      act={t('Buka ulang')}
      danger
      success="Hari dibuka kembali"
      refresh={[ringkasanEndpoint, hitunganEndpoint, daftarTutupEndpoint, meEndpoint]}
      onClose={() => close(undefined)}
    />
  ));
