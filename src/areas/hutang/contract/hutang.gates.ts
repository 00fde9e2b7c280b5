import { any, not, type Gate } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Hidden where the principal follows the gold price instead (1§6, D-33.5). */
export const pakaiTabelPokok: Gate = {
  all: [
    modul('PARAMETER_JUMLAH_HUTANG_POKOK_MODULE'),
    not({ param: 'PARAMETER_JUMLAH_HUTANG_POKOK', is: 'HARGA_EMAS' }),
  ],
};

/** Redemptions wait where the module says so, beli putus also where buy-backs wait (D-35.13, D-35.17). */
export const adaPelunasanTunggu: Gate = any(
  modul('VALIDASI_PELUNASAN_HUTANG_MODULE'),
  { param: 'VALIDASI_PEMBELIAN', is: 'ON' },
  {
    all: [
      { param: 'VALIDASI_PEMBELIAN', is: 'IKUT' },
      { param: 'VALIDASI_PENJUALAN', is: true },
    ],
  },
);
