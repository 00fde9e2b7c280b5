import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { saveText } from '#kit/web/grid/csv.ts';
import css from '#areas/akses/web/faktor/faktor.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shown once and never again: the way in when the telephone is gone. */
export const KodePulih = ({ codes, onDone }: Props) => (
  <section className={css.form}>
    <h2>{t('Simpan kode pemulihan ini')}</h2>
    <p>
      {t('Setiap kode berlaku satu kali, bila telepon hilang. Kode ini tidak ditampilkan lagi.')}
    </p>
    <ul className={css.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={css.acts}>
      <Button onClick={() => saveText('kilau-kode-pemulihan.txt', codes.join('\r\n'))}>
        {t('Unduh')}
      </Button>
      <Button look="primary" onClick={onDone}>
        {t('Sudah saya simpan')}
      </Button>
    </div>
  </section>
);
