import { ATASAN, batal, defineEvents, olehOwner } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about goods without a barcode. */
export const manualEvents = defineEvents({
  /** Of one that waits as of one that counts (D-46.4). */
  BATAL_MANUAL: batal('Batal jual beli manual'),
  KOREKSI_MANUAL: {
    nama: 'Koreksi barang manual',
    ...olehOwner(ATASAN, 'LAINNYA'),
    banding: [
      ['Qty Lama', 'Qty Baru'],
      ['Berat Lama', 'Berat Baru'],
    ],
  },
});
