import { minus, scale, type Miligram } from '#kit/rules/quantity.ts';
import { ambilBagian, type EmasLot, type Lot } from '#areas/stock/rules/lot.ts';

/**
 * What a lot gains (or loses, told as what it gives) when it weighs another weight: fine gold and cost by weight, all
 * of it with the last gram (D-44.2, D-44.8).
 */
export function bedaLot(lot: Lot, berat: Miligram): EmasLot {
  if (berat < lot.berat) return ambilBagian(lot, minus(lot.berat, berat));
  const naik = minus(berat, lot.berat);
  return {
    qty: 0,
    berat: naik,
    murni: scale(lot.murni, naik, lot.berat, 'half'),
    modal: scale(lot.modal, naik, lot.berat, 'half'),
    modal_tahu: lot.modal_tahu,
  };
}
