import { useEffect } from 'react';
import { refresh } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { daftarAgenEndpoint } from '#areas/akses/contract/agen.api.ts';
import css from '#areas/akses/web/perangkat/perangkat.module.css';

const LIHAT_MS = 3000;

type Props = { kode: string; sampai: string; onClose: () => void };

/** The code that pairs an agent, and what is typed at its computer; the list behind it shows the agent as it comes. */
export function KodeAgenDialog({ kode, sampai, onClose }: Props) {
  useEffect(() => {
    const looks = setInterval(() => void refresh(daftarAgenEndpoint), LIHAT_MS);
    return () => clearInterval(looks);
  }, []);
  return (
    <DialogFrame
      title={t('Pasang agen cetak')}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t('Tutup')}</Button>}
    >
      <p>{t('Ketik di komputer agen, di folder Kilau:')}</p>
      <p className={css.kode}>
        <code>npm run agen -- pasang {kode}</code>
      </p>
      <p>
        {t('Berlaku satu kali, sampai {waktu}. Jangan diberitahukan kepada orang lain.', {
          waktu: formatInstant(sampai),
        })}
      </p>
    </DialogFrame>
  );
}
