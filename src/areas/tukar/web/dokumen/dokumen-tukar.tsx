import type { DocumentOf } from '#kit/web/document/document.ts';
import { satuTukarEndpoint, tukarRow } from '#areas/tukar/contract/tukar.api.ts';
import { IsiTukar, type DokumenTukar } from '#areas/tukar/web/dokumen/isi-tukar.tsx';
import { TombolTukar } from '#areas/tukar/web/dokumen/tombol-tukar.tsx';

/** A ticket as it is looked at. */
export const dokumenTukar: DocumentOf<DokumenTukar> = {
  read: satuTukarEndpoint,
  status: tukarRow.status,
  Body: IsiTukar,
  Acts: TombolTukar,
};
