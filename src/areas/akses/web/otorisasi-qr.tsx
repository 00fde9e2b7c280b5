import { serverPath } from '#kit/web/base/config.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { QrMark } from '#kit/web/mark/qr-mark.tsx';
import { QR_MOST } from '#kit/rules/qr.ts';
import type { WayProps } from '#areas/akses/web/otorisasi-asked.ts';
import css from '#areas/akses/web/otorisasi.module.css';

/**
 * Read by the approver's telephone, which opens the request there. The key is behind the hash, so that no log of a
 * server holds it; the number beside the code is for an approver who is elsewhere.
 */
export function QrWay({ asked, seconds, lasts }: WayProps) {
  const { kode_toko } = usePerson();
  const { keystore, cocok } = asked;
  const text = `${location.origin}${serverPath}/otorisator#${kode_toko}.${keystore}.${cocok}`;
  if (text.length > QR_MOST)
    return <p role="alert">{t('Gagal meminta qr code ke server, silahkan otorisasi manual')}</p>;
  return (
    <div className={css.qr}>
      <div className={css.bingkai}>
        <svg viewBox="0 0 100 100" aria-hidden>
          <rect x="1.5" y="1.5" width="97" height="97" rx="8" />
          <rect
            x="1.5"
            y="1.5"
            width="97"
            height="97"
            rx="8"
            pathLength={lasts}
            strokeDasharray={`${seconds} ${lasts}`}
            data-sisa
          />
        </svg>
        <QrMark text={text} label={t('Kode QR permintaan otorisasi')} />
      </div>
      <p>{t('Pindai dengan HP SPV atau pemilik')}</p>
      <p className={css.cocok}>
        {t('Angka di layar')} <b>{cocok}</b>
      </p>
      <code>{keystore}</code>
    </div>
  );
}
