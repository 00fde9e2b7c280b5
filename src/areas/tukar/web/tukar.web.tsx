import { reportDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

/** Counter, cancel and validation stand in the screens of the sale. */
export const tukarWeb: readonly WebScreen[] = [
  reportDoor(
    'laporan-tukar-barang',
    async () => (await import('#areas/tukar/contract/tukar.report.ts')).tukarReport,
  ),
];
