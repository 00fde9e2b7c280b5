import { useEffect } from 'react';
import { t } from '#kit/web/base/text.ts';
import { keptShop, workingShop } from '#kit/web/base/working-shop.ts';
import { useList } from '#kit/web/api/use-list.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { pindahToko } from '#app/web/shell/toko/pindah-toko.ts';
import css from '#app/web/shell/toko/toko.module.css';

const TOKOS = 'GET tokos';

/** Head office only: the shop that this tab works on (1§2, 3§2, D-43.1). */
export default function PilihToko() {
  const { toko, user, pusat } = useSesi();
  const { data } = useList(TOKOS, {});
  useEffect(reloadOld, []);
  if (!pusat) return null;
  const rows = (data?.data ?? []).map(({ kode_toko, nama_toko }) => [
    String(kode_toko),
    String(nama_toko),
  ]);
  const known = rows.some(([kode]) => kode === toko.kode_toko);
  const shown = known ? rows : [[toko.kode_toko, toko.nama_toko], ...rows];
  return (
    <label className={css.pilih}>
      <span>{t('Pilih Toko')}</span>
      <select
        data-frame
        value={toko.kode_toko}
        onChange={({ target }) =>
          void pindahToko(target.value === pusat.kode_toko ? undefined : target.value, user.user_id)
        }
      >
        {shown.map(([kode, nama]) => (
          <option key={kode} value={kode}>
            {kode} · {nama}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A page that the browser shows again as it was, of a shop that its tab has left since, is loaded again. */
function reloadOld(): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted && keptShop() !== workingShop()) window.location.reload();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
