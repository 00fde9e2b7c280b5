import { openFile } from '#kit/web/api/file.ts';
import { strukValidasiEndpoint } from '#areas/uang/contract/non-cash.api.ts';

/** The strip of a settlement in its own tab, ready for the printer. */
export const openStrukValidasi = (no: string): Promise<void> =>
  openFile(
    { ...strukValidasiEndpoint, path: 'non-cash/validasi/:no/struk' },
    { params: { no } },
    '.pdf',
    `VALIDASI ${no}.pdf`,
  );
