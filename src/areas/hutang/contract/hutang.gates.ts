import { any, not, type Gate } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { paramIs } from '#areas/toko/contract/parameter.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

/** Hidden where the principal follows the gold price instead (1§6, D-33.5). */
export const pakaiTabelPokok: Gate = {
  all: [
    modul(hutangModul.PARAMETER_JUMLAH_HUTANG_POKOK_MODULE),
    not(paramIs(hutangParam.PARAMETER_JUMLAH_HUTANG_POKOK, 'HARGA_EMAS')),
  ],
};

/** Redemptions wait where the module says so, beli putus also where buy-backs wait (D-35.13, D-35.17). */
export const adaPelunasanTunggu: Gate = any(
  modul(hutangModul.VALIDASI_PELUNASAN_HUTANG_MODULE),
  paramIs(pembelianParam.VALIDASI_PEMBELIAN, 'ON'),
  {
    all: [
      paramIs(pembelianParam.VALIDASI_PEMBELIAN, 'IKUT'),
      paramIs(penjualanParam.VALIDASI_PENJUALAN, true),
    ],
  },
);
