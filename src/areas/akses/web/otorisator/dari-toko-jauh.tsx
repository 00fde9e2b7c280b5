import type { CSSProperties } from 'react';
import { t } from '#kit/web/base/text.ts';
import { warnaToko } from '#areas/toko/web/warna-toko.ts';
import css from '#areas/akses/web/otorisasi.module.css';

type Props = { readonly kode_toko: string; readonly nama_toko: string };

/** Beside a request of a shop with a server of its own: whose act it is, and whose words are read (D-43.2). */
export const DariTokoJauh = ({ kode_toko, nama_toko }: Props) => (
  <p
    className={css.dariToko}
    style={{ '--toko': `var(--${warnaToko(kode_toko)})` } as CSSProperties}
  >
    <b>
      {kode_toko} · {nama_toko}
    </b>
    {t('Yang disetujui hanya perbuatan toko ini, dengan kata dari servernya sendiri.')}
  </p>
);
