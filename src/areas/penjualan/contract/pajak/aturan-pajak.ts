import type { Hari } from '#kit/rules/hari.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import { pajakParam } from '#areas/penjualan/contract/pajak/pajak.parameter.ts';
import type { AturanPajak, Tarif } from '#areas/penjualan/rules/pajak.ts';
import { pajakAktifParam } from '#areas/toko/contract/pajak-aktif.parameter.ts';
import type { Param, Parameter } from '#areas/toko/contract/parameter.ts';

/** The tax rules that a shop's parameters make; a caller that knows since when each rate has held gives `sejak`. */
export const aturanPajakOf = (
  param: Param,
  pph22: boolean,
  sejak: (key: string) => Hari | null = () => null,
): AturanPajak | null => {
  if (!param(pajakAktifParam.PPN_AKTIF)) return null;
  const tarif = (of: Parameter<Persen>): Tarif => ({
    persen: param(of),
    berlaku_dari: sejak(of.key),
  });
  return {
    termasuk: param(pajakParam.PPN_TERMASUK_HARGA),
    tarif: {
      DENGAN_FAKTUR: tarif(pajakParam.PPN_PERSEN_FAKTUR),
      TANPA_FAKTUR: tarif(pajakParam.PPN_PERSEN_TANPA_FAKTUR),
      BUKAN_EMAS: tarif(pajakParam.PPN_PERSEN_LAIN),
      JASA: tarif(pajakParam.PPN_PERSEN_LAIN),
    },
    pph22: pph22 ? param(pajakParam.PPH22_PERSEN) : null,
  };
};
