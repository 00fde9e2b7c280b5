import { IconArrowBackUp } from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Kbd } from '#kit/web/frame/kbd.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { KE_PUSAT, pindahToko } from '#app/web/shell/toko/pindah-toko.ts';
import css from '#app/web/shell/toko/toko.module.css';

/** Above every screen while head office works on a branch: which one it is, and the way back. */
export default function TokoLain() {
  const { toko, user, pusat } = useSesi();
  const pulang = () => void pindahToko(undefined, user.user_id);
  useHotkey(KE_PUSAT, pulang);
  return (
    <div className={css.lain} role="status">
      <span>
        <span className={css.siapa}>
          {t('{user} dari {pusat} bekerja di', {
            user: user.usere_name,
            pusat: pusat?.nama_toko ?? '',
          })}{' '}
        </span>
        <b>
          {toko.kode_toko} · {toko.nama_toko}
        </b>
      </span>
      <button type="button" onClick={pulang}>
        <IconArrowBackUp size={16} stroke={1.8} aria-hidden />
        {t('Kembali ke pusat')}
        <Kbd>Alt P</Kbd>
      </button>
    </div>
  );
}
