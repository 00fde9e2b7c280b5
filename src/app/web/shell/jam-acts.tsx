import { useState } from 'react';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { bukaHariEndpoint, izinJamEndpoint } from '#areas/akses/contract/jam.api.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';

/** The clock went back: acts wait for it, unless the owner lets them go on (D-51.2). */
export function IzinkanJam() {
  const [tanya, setTanya] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setTanya(true)}>
        {t('Tetap bertransaksi')}
      </Button>
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
    </>
  );
}

/** The date jumped: the owner agrees to it, or anybody else by his approval (D-51.2). */
export function BenarkanTanggal({ tgl }: { tgl: Hari }) {
  const write = useWrite(bukaHariEndpoint, { refresh: [meEndpoint] });
  const buka = async () => {
    const sure = await confirm({
      title: t('Tanggal hari ini {tgl}?', { tgl: formatHariPanjang(tgl, t) }),
      question: t('Bila tanggal ini salah, betulkan jam server dahulu. Jawaban ini tercatat.'),
      yes: t('Benar, buka hari ini'),
      no: t('Belum'),
    });
    if (sure) void write.send({ body: { tgl_system: tgl, alasan: null } });
  };
  return (
    <Button size="sm" busy={write.busy} onClick={() => void buka()}>
      {t('Benarkan tanggal')}
    </Button>
  );
}
