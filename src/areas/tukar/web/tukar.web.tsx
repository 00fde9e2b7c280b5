import { reportDoor } from '#kit/web/frame/doors.ts';
import { registerPeek } from '#kit/web/frame/peek.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';
import { registerTukar } from '#areas/penjualan/web/kasir/tukar-slot.tsx';
import { registerSumber } from '#areas/penjualan/web/validasi/sumber.ts';

registerPeek('tukar', () => import('#areas/tukar/web/dokumen/tukar-peek.tsx'));
registerSumber(async () => (await import('#areas/tukar/web/sumber-tukar.tsx')).sumberTukar);
registerTukar({
  kasir: () => import('#areas/tukar/web/kasir/tukar-kasir.tsx'),
  batal: () => import('#areas/tukar/web/batal-tukar.tsx'),
});

/** Counter, cancel and validation stand in the screens of the sale. */
export const tukarWeb: readonly WebScreen[] = [
  reportDoor(
    'laporan-tukar-barang',
    async () => (await import('#areas/tukar/contract/tukar.report.ts')).tukarReport,
  ),
];
