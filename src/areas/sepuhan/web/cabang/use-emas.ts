import { useMemo } from 'react';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { mark } from '#kit/web/base/text.ts';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import { ASAL_LOT } from '#areas/stock/rules/lot.ts';

/** Gold that may be sent to head office, as the book knows it. */
export type Emas = {
  readonly key: string;
  readonly jenis: string;
  readonly no_dokumen: string;
  /** Null of a lot, which goes whole. */
  readonly urut: number | null;
  readonly nama: string;
  readonly kadar: Persen;
  readonly qty: number;
  readonly berat: Miligram;
  readonly kode_gudang: string;
};
const BELI = mark('Barang pembelian');
const LEPAS = mark('Emas lepas');

/** Bought pieces in BELI, and lots that lie in the shop's warehouses. */
export function useEmas(): { emas: readonly Emas[]; isPending: boolean } {
  const beli = useRead(stockBeliEndpoint);
  const lots = useRead(daftarLotEndpoint);
  const emas = useMemo(
    () => [
      ...(beli.data ?? []).map((one) => ({
        key: `${one.no_faktur_beli}/${one.urut}`,
        jenis: BELI,
        no_dokumen: one.no_faktur_beli,
        urut: one.urut,
        nama: one.nama_barang,
        kadar: one.kadar,
        qty: 1,
        berat: one.berat,
        kode_gudang: one.kode_gudang,
      })),
      ...(lots.data ?? []).map((one) => ({
        key: one.no_lot,
        jenis: LEPAS,
        no_dokumen: one.no_lot,
        urut: null,
        nama: ASAL_LOT[one.asal],
        kadar: one.persen,
        qty: one.qty,
        berat: one.berat,
        kode_gudang: one.kode_gudang,
      })),
    ],
    [beli.data, lots.data],
  );
  return { emas, isPending: beli.isPending || lots.isPending };
}
