import type { IsOn } from '#areas/toko/contract/modul.ts';
import type { Param } from '#areas/toko/contract/parameter.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { tentukanPembulatan, type Pembulatan } from '#areas/barang/rules/harga-barang.ts';

/** How a shop rounds its prices, by its modules and its step. */
export const pembulatanOf = ({
  modul,
  param,
}: {
  readonly modul: IsOn;
  readonly param: Param;
}): Pembulatan =>
  tentukanPembulatan(
    {
      aktif: modul(barangModul.PEMBULATAN_MODULE),
      keBawah: modul(barangModul.PEMBULATAN_KE_BAWAH_MODULE),
    },
    param(barangParam.PEMBULATAN),
  );
