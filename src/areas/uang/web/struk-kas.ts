import { openFile } from '#kit/web/api/file.ts';
import { strukKasEndpoint } from '#areas/uang/contract/kas.api.ts';

/** The strip of a movement in its own tab, ready for the printer. */
export const openStruk = (no: string): Promise<void> =>
  openFile(
    { ...strukKasEndpoint, path: 'cash/:no/struk' },
    { params: { no } },
    '.pdf',
    `KAS ${no}.pdf`,
  );
