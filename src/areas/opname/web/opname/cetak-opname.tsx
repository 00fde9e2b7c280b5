import { allColumns, openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { buktiOpnameReport } from '#areas/opname/contract/opname.report.ts';

const buka = (no_opname: string, ending: '.pdf' | '.xlsx'): void =>
  void openFile(
    buktiOpnameReport.endpoint,
    { query: allColumns({ no_opname }) },
    ending,
    `BUKTI STOCK OPNAME${ending}`,
  );

/** The paper of a finished count, to sign, and the same as a workbook. */
export const CetakOpname = ({ no_opname }: { no_opname: string }) => (
  <>
    <Button onClick={() => buka(no_opname, '.pdf')}>{t('Print Opname')}</Button>
    <Button onClick={() => buka(no_opname, '.xlsx')}>{t('Export Excel')}</Button>
  </>
);
