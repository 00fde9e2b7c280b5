import { formatGram, formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { DocumentToday } from '#areas/stock/web/pindai/document-today.tsx';
import { LANGKAH, sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { EMAS_SEPUHAN, sepuhanActs } from '#areas/sepuhan/web/acts-sepuhan.ts';

/** Steps of refining of the open day: their paper, and their way back. */
export const SepuhanHariIni = () => (
  <DocumentToday
    of={sepuhanDocument}
    name="hari-ini/sepuhan"
    title={t('Sepuhan hari ini')}
    none={t('Belum ada sepuhan hari ini.')}
    note={({ langkah, qty, berat, berat_hasil, kode_gudang }) =>
      [
        t(LANGKAH[langkah]),
        ...(qty > 0 ? [t('{n} barang', { n: formatInt(qty) })] : []),
        `${formatGram(berat)} → ${formatGram(berat_hasil)} g`,
        kode_gudang,
      ].join(' · ')
    }
    print={(no_sepuhan) => sepuhanActs.print({ no_sepuhan })}
    question={(_, no) => t('{no}: emasnya kembali ke tempat sebelumnya.', { no })}
    beside={EMAS_SEPUHAN}
  />
);
