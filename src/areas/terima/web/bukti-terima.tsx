import { IconFileTypePdf } from '@tabler/icons-react';
import { allColumns, openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { buktiTerimaReport } from '#areas/terima/contract/bukti-terima.report.ts';

/** The paper of a delivery, in a tab. */
export const bukaBukti = (no_terima: string): void =>
  void openFile(
    buktiTerimaReport.endpoint,
    { query: allColumns({ no_terima }) },
    '.pdf',
    'BUKTI PENERIMAAN BARANG.pdf',
  );

export const BuktiTerima = ({ no_terima }: { no_terima: string }) => (
  <IconButton
    size={28}
    label={t('Export Pdf {no}', { no: no_terima })}
    onClick={() => bukaBukti(no_terima)}
  >
    <IconFileTypePdf size={17} stroke={1.7} aria-hidden />
  </IconButton>
);
