import { IconChevronRight } from '@tabler/icons-react';
import { formatClock, formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { SaklarDering } from '#areas/akses/web/otorisator/saklar-dering.tsx';
import type { Siapa } from '#areas/akses/web/otorisator/telepon.ts';
import type { Dibuka } from '#areas/akses/web/otorisator/permintaan.tsx';
import css from '#areas/akses/web/otorisator/otorisator.module.css';

type Props = { siapa: Siapa; onBuka: (dibuka: Dibuka) => void; onKeluar: () => void };

/** What waits for this person now; a code at a counter opens its own request. */
export function Menunggu({ siapa, onBuka, onKeluar }: Props) {
  return (
    <main className={css.isi}>
      <h1>{t('Menunggu jawaban Anda')}</h1>
      {siapa.permintaan.length === 0 ? (
        <EmptyBlock
          title={t('Tidak ada permintaan')}
          text={t(
            'Halaman ini berbunyi bila ada yang meminta. Kode QR di kasir dipindai dengan kamera.',
          )}
        />
      ) : (
        <ul className={css.daftar}>
          {siapa.permintaan.map(({ keystore, ringkasan, nama_peminta, input_date }) => (
            <li key={keystore}>
              <button
                type="button"
                onClick={() => onBuka({ keystore, kode_toko: siapa.kode_toko })}
              >
                <span>
                  <b>{ringkasan}</b>
                  <small>
                    {nama_peminta} · {formatClock(input_date)}
                  </small>
                </span>
                <IconChevronRight size={20} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SaklarDering siapa={siapa} />
      <footer className={css.kaki}>
        <p>
          {siapa.nama_toko}.{' '}
          {t('Telepon ini dipercaya sampai {sampai}.', { sampai: formatInstant(siapa.sampai) })}
        </p>
        <Button look="quiet" onClick={onKeluar}>
          {t('Lupakan telepon ini')}
        </Button>
      </footer>
    </main>
  );
}
