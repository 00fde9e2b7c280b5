import { openFile } from '#kit/web/api/file.ts';
import { suratJalanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';

const PATH = { ...suratJalanEndpoint, path: suratJalanEndpoint.path.replace(/\.pdf$/, '') };

/** The dispatch note of a shipment, in its two copies. */
export const bukaSuratJalan = (no: string): Promise<void> =>
  openFile(PATH, { params: { no } }, '.pdf', `SURAT JALAN ${no}.pdf`);
