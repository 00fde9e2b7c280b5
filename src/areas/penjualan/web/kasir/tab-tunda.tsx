import { Suspense } from 'react';
import { t } from '#kit/web/base/text.ts';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import { nanti } from '#areas/penjualan/web/kasir/nanti/muat-nanti.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

const Ditahan = nanti((all) => all.Ditahan);

/** The open sale and those that wait on the server, from whichever counter they were held. */
export function TabTunda() {
  const { draft, tunda, hitung } = useKasirHere();
  const banyak = draft.baris.length;
  return (
    <nav className={css.tabs} aria-label={t('Nota terbuka')}>
      <span aria-current="true">
        <i title={draft.customer.nama ?? undefined}>{draft.customer.nama ?? t('Nota ini')}</i>{' '}
        <b>{banyak}</b>
      </span>
      <Suspense>
        {tunda.list.map((one) => (
          <Ditahan
            key={one.id}
            tunda={one}
            onPanggil={() => void tunda.panggil(one, hitung.jadi.grand_total)}
            onBuang={() => void tunda.buang(one)}
          />
        ))}
      </Suspense>
    </nav>
  );
}
