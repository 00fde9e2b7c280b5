import { t } from '#kit/web/base/text.ts';
import css from '#areas/uang/web/kirim/kirim.module.css';

/** Head office on another server does not answer: nothing was written, and the same may be sent again (D-43.5). */
export const isPutus = ({ code }: { readonly code: string }): boolean =>
  /^(?:PORTAL_|DATA_DITOLAK)/.test(code);

export const Putus = () => (
  <p className={css.selisih} role="status">
    {t('Server pusat tidak menjawab. Belum ada yang dicatat, coba lagi setelah tersambung.')}
  </p>
);
