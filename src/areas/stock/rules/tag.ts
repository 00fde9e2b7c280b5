import { refusals } from '#kit/rules/refusal.ts';

/** As many tags as one call takes: what a reader hears of a whole tray. */
export const TAG_PALING_BANYAK = 500;

/** Why a tag is not put on a piece or taken off it (D-33.23). */
export const TIDAK_TAG = refusals({
  TAG_ADA: {
    field: 'tag_id',
    message: 'Barang {kode_barcode} Sudah Bertag {tag_id}, Ganti Tag Atau Lepas Dahulu',
  },
  TAG_SAMA: { field: 'tag_id', message: 'Barang {kode_barcode} Sudah Bertag {tag_id}' },
  TANPA_TAG: { field: 'kode_barcode', message: 'Barang {kode_barcode} Tidak Bertag' },
});

const PEMISAH = /[\s,;]+/;

/** What a reader types or sends at once: one tag, or many between spaces, commas or lines. */
export const pisahTag = (text: string): string[] =>
  text
    .toUpperCase()
    .split(PEMISAH)
    .filter((one) => one !== '');
