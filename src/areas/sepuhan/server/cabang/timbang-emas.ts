import { atLeast, rp, type Persen } from '#kit/rules/quantity.ts';
import type { EmasKeluar } from '#areas/kirim/server/emas-kiriman.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { susutHabis } from '#areas/stock/rules/susut.ts';
import {
  hitungTerima,
  type Diterima,
  type Ditimbang,
  type Masuk,
} from '#areas/sepuhan/rules/terima.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Param = Pick<Ctx, 'param'>;

/** A lot was tested before: another test finds no more fine gold in it, and a part of it has its share (D-44.7). */
export function timbangEmas(
  line: EmasKeluar,
  ditimbang: Ditimbang,
  { param }: Param,
): Masuk & Diterima & { readonly batas: Persen } {
  const boleh = {
    kiriman: param(stockParam.TOLERANSI_KIRIMAN),
    lebur: param(stockParam.TOLERANSI_SUSUT_LEBUR),
  };
  const { persen: kadar, qty, berat, murni, modal_tahu, susut_murni, harga_modal } = line;
  const one = {
    kadar,
    qty,
    berat,
    murni,
    modal_tahu,
    susut_murni,
    modal: harga_modal ?? rp(0),
  };
  const cara = line.isi === 'LOT' ? ({ ...boleh, perBerat: true } as const) : boleh;
  return { ...one, batas: boleh.lebur, ...hitungTerima(one, ditimbang, cara) };
}

/**
 * A lot of a branch on another server has the memory of gold from a craftsman (decision 1035): its server could say
 * that it lost nothing, and let it lose the tolerance of a melting once more.
 */
export const tanpaMemori = <L extends EmasKeluar>(line: L, { param }: Param): L =>
  line.isi === 'LOT'
    ? {
        ...line,
        susut_murni: atLeast(
          susutHabis(line.murni, param(stockParam.TOLERANSI_SUSUT_LEBUR)),
          line.susut_murni,
        ),
      }
    : line;
