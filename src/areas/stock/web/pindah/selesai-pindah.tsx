import { IconFileTypePdf, IconTableExport } from '@tabler/icons-react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { bukaTandaTerima } from '#areas/stock/web/pindah/buka-tanda-terima.ts';
import css from '#areas/stock/web/kerja.module.css';

type Selesai = {
  readonly no_pindah: string;
  readonly total_qty: number;
  readonly total_berat: Miligram;
};

/** What the last move was, and its paper. */
export const SelesaiPindah = ({ dokumen }: { dokumen: Selesai }) => (
  <div className={css.bagian} role="status">
    <h3>{t('Pindah terakhir')}</h3>
    <p>
      <b>{dokumen.no_pindah}</b> ·{' '}
      {t('{n} barang, {berat} g', {
        n: formatInt(dokumen.total_qty),
        berat: formatGram(dokumen.total_berat),
      })}
    </p>
    <div className={css.dua}>
      <Button
        icon={<IconFileTypePdf size={16} aria-hidden />}
        onClick={() => void bukaTandaTerima(dokumen.no_pindah, '.pdf')}
      >
        {t('Export Pdf')}
      </Button>
      <Button
        icon={<IconTableExport size={16} aria-hidden />}
        onClick={() => void bukaTandaTerima(dokumen.no_pindah, '.xlsx')}
      >
        {t('Export Excel')}
      </Button>
    </div>
  </div>
);
