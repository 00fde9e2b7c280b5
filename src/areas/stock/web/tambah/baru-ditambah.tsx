import { IconBarcode } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import { GambarBarang } from '#areas/stock/web/gambar-barang.tsx';
import { pilihUntukLabel } from '#areas/stock/web/label/pilihan.ts';
import css from '#areas/stock/web/tambah/tambah.module.css';

const TAMPAK = 12;

/** What went into stock from this form since it was opened, the newest first. */
export function BaruDitambah({ barang }: { barang: readonly Barang[] }) {
  const navigate = useNavigate();
  const cetak = () => {
    pilihUntukLabel(barang.map((one) => one.kode_barcode));
    void navigate({ to: '/cetak-barcode' });
  };
  return (
    <aside className={css.baru} aria-label={t('Baru ditambah')}>
      <header>
        <h2>{t('Baru ditambah')}</h2>
        <span>
          {t('{n} barang, {g} g', {
            n: formatInt(barang.length),
            g: formatGram(sum(barang.map((one) => one.berat))),
          })}
        </span>
      </header>
      {barang.length === 0 && (
        <p className={css.kosong}>{t('Barang yang disimpan muncul di sini dengan barcodenya.')}</p>
      )}
      <ol>
        {barang.slice(0, TAMPAK).map((one) => (
          <li key={one.kode_barcode}>
            <button type="button" onClick={() => void openPeek('barang', one.kode_barcode)}>
              <GambarBarang barang={one} />
              <span>
                <b>{one.nama_barang}</b>
                <span>
                  {one.kode_barcode} · {one.kode_baki ?? one.kode_gudang}
                </span>
              </span>
              <span>
                <KadarMark kadar={one.kadar!} />
                <b>{formatGram(one.berat)} g</b>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {barang.length > 0 && (
        <footer>
          <Button icon={<IconBarcode size={16} stroke={1.7} aria-hidden />} onClick={cetak}>
            {t('Cetak {n} label', { n: formatInt(barang.length) })}
          </Button>
        </footer>
      )}
    </aside>
  );
}
