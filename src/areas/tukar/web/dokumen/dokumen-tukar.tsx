import type { DocumentOf } from '#kit/web/document/document.ts';
import { tukarDocument, type DokumenTukar } from '#areas/tukar/contract/tukar.document.ts';
import { IsiTukar } from '#areas/tukar/web/dokumen/isi-tukar.tsx';
import { TombolTukar } from '#areas/tukar/web/dokumen/tombol-tukar.tsx';

/** A ticket as it is looked at. */
export const dokumenTukar: DocumentOf<DokumenTukar> = {
  read: tukarDocument.one,
  status: tukarDocument.row.status,
  Body: IsiTukar,
  Acts: TombolTukar,
};
