import { rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { Berlian } from '#areas/stock/rules/barang.ts';

type Berbatu = {
  /** Codes of its stones that have no price, one after the other. */
  readonly batu_tanpa_harga?: string | null;
  readonly harga_modal: Rupiah | null;
  readonly berlian: readonly Pick<Berlian, 'kode_berlian' | 'harga_modal'>[];
};

/**
 * Stones of a piece that neither a price nor a cost guards: they would go for nothing (D-45.3). The cost of a piece
 * says nothing of a stone whose own is not told where it is no more than the other stones cost: one of 10,000 that was
 * set beside it did not make it known (decision 1074). Nor of one that was bought for nothing (D-45.7): that the ring
 * cost something is the cost of its gold.
 */
export function batuTanpaJaga({ batu_tanpa_harga, harga_modal, berlian }: Berbatu): string | null {
  if (!batu_tanpa_harga) return null;
  if (harga_modal === null) return batu_tanpa_harga;
  const tanpa = new Set(batu_tanpa_harga.split(' '));
  if (berlian.some((one) => one.harga_modal === 0 && tanpa.has(one.kode_berlian ?? '')))
    return batu_tanpa_harga;
  const diam = berlian.some(
    (one) => (one.harga_modal ?? null) === null && tanpa.has(one.kode_berlian ?? ''),
  );
  const disebut = sum([rp(0), ...berlian.map((one) => rp(one.harga_modal ?? 0))]);
  return diam && harga_modal <= disebut ? batu_tanpa_harga : null;
}
