import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import { usePage } from '#kit/web/api/query.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import type { Label } from '#areas/stock/rules/label.ts';

/** What a label of a piece will say; the words of its kadar come from the master. */
export function useLabelOf(): (barang: Barang) => Label {
  const { data } = usePage(kadarMaster.endpoints.list, {
    query: { limit: 999 },
    staleTime: 60_000,
  });
  const words = new Map((data?.data ?? []).map((row) => [row.kode_kadar, row.label]));
  return (barang) => ({
    kode_barcode: barang.kode_barcode,
    nama_barang: barang.nama_barang,
    berat: barang.berat,
    kadar: barang.kadar as Persen,
    label_kadar: words.get(barang.kode_kadar) ?? barang.kode_kadar,
    kode_intern: barang.kode_intern,
    harga_bandrol:
      barang.kategori_harga === 'BANDROL' ? (barang.harga_hari_ini as Rupiah | null) : null,
  });
}
