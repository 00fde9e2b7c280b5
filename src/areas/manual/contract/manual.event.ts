import { ATASAN, defineEvents, olehOwner } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about goods without a barcode. */
export const manualEvents = defineEvents({
  KOREKSI_MANUAL: {
    nama: 'Koreksi barang manual',
    ...olehOwner(ATASAN, 'LAINNYA'),
    banding: [
      ['Qty Lama', 'Qty Baru'],
      ['Berat Lama', 'Berat Baru'],
    ],
  },
});
