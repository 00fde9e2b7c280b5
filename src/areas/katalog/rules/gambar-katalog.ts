import { refusals } from '#kit/rules/refusal.ts';

export const TIDAK_GAMBAR = refusals({
  JENIS_GAMBAR: { field: 'jenis', message: 'Jenis Gambar Tidak Dikenal' },
});

const LAYAR = { width: 720, height: 1366 } as const;
const PRODUK = { width: 1241, height: 2348 } as const;

/** What a picture of each kind fits inside; nothing is enlarged (D-33.27, 3§5). */
const UKURAN_GAMBAR: Readonly<Record<string, { readonly width: number; readonly height: number }>> =
  {
    KATEGORI_ICON: LAYAR,
    BANNER_ICON: LAYAR,
    INFO_ICON: LAYAR,
    SPLASH_SCREEN: LAYAR,
    PROMO: LAYAR,
    ITEM: PRODUK,
    HADIAH: PRODUK,
  };

export const tentukanUkuran = (jenis: string | undefined) =>
  jenis !== undefined && Object.hasOwn(UKURAN_GAMBAR, jenis) ? UKURAN_GAMBAR[jenis] : undefined;
