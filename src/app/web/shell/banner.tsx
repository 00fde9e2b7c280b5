import { useState } from 'react';
import { mark, t } from '#kit/web/base/text.ts';
import { formatHariPanjang, hari, type Hari } from '#kit/rules/hari.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { bukaHariEndpoint, izinJamEndpoint } from '#areas/akses/contract/jam.api.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import css from '#app/web/shell/shell.module.css';

const TUTUP_DAHULU = mark(
  'Hari kerja {tgl} belum ditutup. Tutup toko dahulu sebelum bertransaksi.',
);
/** Whoever may move dates back goes on, on the day that stayed open (D-33.18). */
const BOLEH_MUNDUR = mark(
  'Hari kerja {tgl} belum ditutup. Yang Anda simpan masuk ke hari itu, dengan otorisasi.',
);

/** What everyone must know before they work: a demo shop, or a day that was never closed. */
export function Banner() {
  const { toko, user, hari: day } = useSesi();
  return (
    <>
      {toko.demo && <p className={css.demo}>{t('Toko demo: semua data hanyalah contoh.')}</p>}
      {day.jam_mundur !== null && <JamMundur detik={day.jam_mundur} owner={user.level === 'OWN'} />}
      {day.tanggal_lompat && <TanggalLompat tgl={hari(day.tanggal_lompat)} />}
      {day.kemarin_belum_tutup && (
        <p className={css.late} role="status">
          {t(user.active_date ? TUTUP_DAHULU : BOLEH_MUNDUR, {
            tgl: formatHariPanjang(hari(day.kemarin_belum_tutup)),
          })}
        </p>
      )}
    </>
  );
}

/** The clock went back: acts wait for it, unless the owner lets them go on (D-51.2). */
function JamMundur({ detik, owner }: { detik: number; owner: boolean }) {
  const [tanya, setTanya] = useState(false);
  return (
    <div className={css.late} role="alert">
      {t('Jam server {detik} detik di belakang transaksi terakhir: tidak ada yang disimpan.', {
        detik,
      })}{' '}
      {owner ? (
        <Button size="sm" onClick={() => setTanya(true)}>
          {t('Tetap bertransaksi')}
        </Button>
      ) : (
        t('Betulkan jam server, atau minta owner mengizinkan.')
      )}
      {tanya && (
        <ReasonDialog
          of={izinJamEndpoint}
          title={t('Tetap bertransaksi')}
          question={t(
            'Transaksi memakai waktu transaksi terakhir sampai jam server melewatinya. Izin ini tercatat.',
          )}
          act={t('Izinkan')}
          refresh={[meEndpoint]}
          onClose={() => setTanya(false)}
        />
      )}
    </div>
  );
}

/** The date jumped: the owner agrees to it, or whoever else by his approval (D-51.2). */
function TanggalLompat({ tgl }: { tgl: Hari }) {
  const write = useWrite(bukaHariEndpoint, { refresh: [meEndpoint] });
  const buka = async () => {
    const sure = await confirm({
      title: t('Tanggal hari ini {tgl}?', { tgl: formatHariPanjang(tgl) }),
      question: t('Bila tanggal ini salah, betulkan jam server dahulu. Jawaban ini tercatat.'),
      yes: t('Benar, buka hari ini'),
      no: t('Belum'),
    });
    if (sure) void write.send({ body: { tgl_system: tgl, alasan: null } });
  };
  return (
    <div className={css.late} role="alert">
      {t('Server menunjukkan {tgl}, jauh dari hari kerja terakhir: belum ada yang disimpan.', {
        tgl: formatHariPanjang(tgl),
      })}{' '}
      <Button size="sm" busy={write.busy} onClick={() => void buka()}>
        {t('Benarkan tanggal')}
      </Button>
    </div>
  );
}
