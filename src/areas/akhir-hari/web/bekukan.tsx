import { IconAlertTriangle, IconCircleCheckFilled, IconSnowflake } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { akuiEndpoint, periksaEndpoint } from '#areas/buku/contract/buku.api.ts';
import {
  daftarTutupEndpoint,
  ringkasanEndpoint,
  tutupTokoEndpoint,
} from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { periksaAlasan, TIDAK_TUTUP } from '#areas/akhir-hari/rules/tutup-toko.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';
import { semuaUsersEndpoint } from '#areas/akses/contract/users.api.ts';
import { akhirHariParam } from '#areas/akhir-hari/contract/akhir-hari.parameter.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { bisaMenyetujui } from '#areas/toko/rules/level.ts';
import { usePecahan } from '#areas/uang/web/bayar/use-dibayar.ts';
import type { Day, Hitungan, Periksa } from '#areas/akhir-hari/web/langkah.tsx';
import css from '#areas/akhir-hari/web/tutup-toko.module.css';

/** '20 November 2026' */
const tanpaNamaHari = (tgl: Hari): string => formatHariPanjang(tgl, t).replace(/^\S+ /, '');

/** The reason for a difference, and the one button: it stays in sight, however long the checks are. */
export function Bekukan({ day, hitungan }: { day: Day; hitungan: Hitungan }) {
  const [alasan, setAlasan] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const pecahan = usePecahan();
  const beda = rp(
    hitungan
      .filter((one) => one.berlaku && Math.abs(one.selisih) >= pecahan)
      .reduce((all, one) => all + Math.abs(one.selisih), 0),
  );
  const write = useWrite(tutupTokoEndpoint, {
    success: 'Toko sudah ditutup',
    refresh: [ringkasanEndpoint, daftarTutupEndpoint, meEndpoint],
    onProblem: (problem) => {
      const at = problem.errors?.find((one) => one.path === 'alasan_selisih');
      if (at) setError(at.message);
      return at !== undefined;
    },
  });
  const bekukan = async () => {
    const [kurang] = periksaAlasan(beda, alasan);
    setError(kurang?.message);
    if (write.busy) return;
    // A key that does nothing says why, and leads to where it is mended.
    if (!day.siap) {
      const [satu] = day.halangan;
      toast.error(satu?.kata ?? TIDAK_TUTUP.BELUM_SIAP.message, satu?.isi);
      return document.querySelector<HTMLElement>('[data-blocks] [data-halangan]')?.focus();
    }
    if (kurang) return focusField('alasan_selisih');
    const sure = await confirm({
      title: t('Bekukan {hari}?', { hari: formatHariPanjang(day.tgl_system, t) }),
      question: t('Sesudah dibekukan tidak ada yang dapat menulis ke tanggal ini.'),
      yes: t('Bekukan'),
      no: t('Belum'),
    });
    if (sure) void write.send({ body: { alasan_selisih: alasan } });
  };
  useHotkey('F9', () => void bekukan());
  return (
    <footer className={css.kaki}>
      {beda !== 0 && (
        <LongTextInput
          label={t('Alasan selisih')}
          name="alasan_selisih"
          rows={2}
          value={alasan}
          error={error && t(error)}
          onChange={(next) => {
            setAlasan(next);
            setError(undefined);
          }}
        />
      )}
      <ButuhOrangKedua beda={beda} />
      <p className={css.note}>
        {t(
          'Hari berikutnya {hari}. Hanya pemilik yang dapat membukanya kembali, dan itu tercatat.',
          { hari: formatHariPanjang(addDays(day.tgl_system, 1), t) },
        )}
      </p>
      <Button
        look="primary"
        size="pay"
        wide
        busy={write.busy}
        aria-disabled={!day.siap || undefined}
        shortcut="F9"
        onClick={() => void bekukan()}
        icon={<IconSnowflake size={20} aria-hidden />}
      >
        {t('Bekukan {hari}', { hari: tanpaNamaHari(day.tgl_system) })}
      </Button>
    </footer>
  );
}

/** Said before F9: a difference above the tolerance is approved by somebody else, whom the shop may not have. */
function ButuhOrangKedua({ beda }: { beda: Rupiah }) {
  const { user_id, level, told } = usePerson();
  const sendiri = level === 'OWN' && readParam(told, aksesParam.OWN_TANPA_OTORISASI);
  const butuh = !sendiri && beda > readParam(told, akhirHariParam.TOLERANSI_SELISIH_KAS);
  const { data } = useRead(semuaUsersEndpoint, { enabled: butuh });
  if (!butuh || !data) return null;
  const ada = data.some((one) => one.user_id !== user_id && bisaMenyetujui(one.level));
  if (ada)
    return (
      <p className={css.note} data-otorisasi>
        {t('Selisih ini diminta otorisasinya dari SPV atau owner lain.')}
      </p>
    );
  return (
    <p className={css.stale} role="alert" data-otorisasi>
      {t('Selisih ini perlu otorisasi orang lain, dan toko ini tidak punya SPV atau owner lain.')}{' '}
      {level === 'OWN'
        ? t(
            'Hitung ulang tidak meminta apa-apa. Bila bekerja sendiri, nyalakan OWN_TANPA_OTORISASI di Setting System.',
          )
        : t('Minta owner menambah SPV di Data Users.')}
    </p>
  );
}

/** Every invariant by its number; a broken one is highlighted, with how often it is broken. */
export function DaftarPeriksa({
  periksa,
  onRetry,
}: {
  periksa: Periksa | undefined;
  onRetry: () => void;
}) {
  const benar = periksa?.filter((one) => one.jumlah === 0).length ?? 0;
  const rusak = periksa !== undefined && benar < periksa.length;
  return (
    <section className={css.column} aria-label={t('Pemeriksaan buku')}>
      <div className={css.head}>
        <h2>{t('Pemeriksaan buku')}</h2>
        <Button size="sm" look="quiet" onClick={onRetry}>
          {t('Periksa lagi')}
        </Button>
        <span className={css.badge} data-bad={rusak || undefined} role="status">
          {periksa
            ? t('{benar} dari {semua} benar', { benar, semua: periksa.length })
            : t('Memeriksa')}
        </span>
      </div>
      <ul className={css.checks} data-periksa>
        {(periksa ?? []).map(({ kode, nama, jumlah, diakui }) => (
          <li key={kode} data-bad={jumlah > 0 || undefined}>
            {jumlah > 0 ? (
              <IconAlertTriangle size={15} aria-label={t('gagal')} />
            ) : (
              <IconCircleCheckFilled size={15} aria-label={t('benar')} />
            )}
            <span>{kode.slice(2)}</span>
            {jumlah > 0 ? `${t(nama)}: ${jumlah}` : t(nama)}
            {jumlah > 0 && <Akui kode={kode} nama={nama} jumlah={jumlah} diakui={diakui} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const BOLEH_TUTUP = mark(
  'Hari boleh ditutup dengan {jumlah} pelanggaran ini. Lembar tutup dan laporan sinyal menyebutnya sampai dibetulkan.',
);

/** The owner's way out of a check that fails: named, with a reason, in sight until it is mended (D-51.3). */
function Akui({ kode, nama, jumlah, diakui }: Periksa[number]) {
  const { level } = usePerson();
  const [tanya, setTanya] = useState(false);
  if (diakui !== null && diakui >= jumlah) return <em>{t('diakui owner, hari boleh ditutup')}</em>;
  if (level !== 'OWN') return <em>{t('owner dapat mengakuinya')}</em>;
  return (
    <>
      <Button size="sm" look="quiet" onClick={() => setTanya(true)}>
        {t('Akui')}
      </Button>
      {tanya && (
        <ReasonDialog
          of={akuiEndpoint}
          params={{ kode }}
          lengkap={(alasan) => ({ alasan, jumlah })}
          title={t('Akui {kode} {nama}', { kode, nama: t(nama) })}
          question={t(BOLEH_TUTUP, { jumlah })}
          act={t('Akui')}
          danger
          refresh={[periksaEndpoint, ringkasanEndpoint]}
          onClose={() => setTanya(false)}
        />
      )}
    </>
  );
}
