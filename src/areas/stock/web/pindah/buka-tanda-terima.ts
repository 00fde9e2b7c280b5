import { allColumns, openFile } from '#kit/web/api/file.ts';
import { tandaTerimaReport } from '#areas/stock/contract/tanda-terima.report.ts';

const NAMA = { '.pdf': 'BUKTI PINDAH BARANG.pdf', '.xlsx': 'TANDA_TERIMA.xlsx' } as const;

/** The paper of a move, as a tab or as a workbook. */
export const bukaTandaTerima = (no_pindah: string, ending: '.pdf' | '.xlsx'): Promise<void> =>
  openFile(tandaTerimaReport.endpoint, { query: allColumns({ no_pindah }) }, ending, NAMA[ending]);
