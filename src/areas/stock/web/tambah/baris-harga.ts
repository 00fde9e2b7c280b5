import type { Rupiah } from '#kit/rules/quantity.ts';
import { pilihHarga } from '#areas/barang/rules/kadar.ts';

type HargaRow = {
  readonly kode_group: string | null;
  readonly kode_kadar: string | null;
  readonly harga_per_gram: Rupiah;
};
type Dipilih = { readonly kode_group?: string | null; readonly kode_kadar?: string | null };

/** The row of the group or of the kadar that prices the piece, as the server chooses it (D-51.16). */
export function barisOf(
  rows: readonly HargaRow[],
  { kode_group, kode_kadar }: Dipilih,
  groupBerkadar: boolean,
): HargaRow | undefined {
  const ofGroup = rows.find((one) => one.kode_group !== null && one.kode_group === kode_group);
  const ofKadar = rows.find((one) => one.kode_kadar !== null && one.kode_kadar === kode_kadar);
  const harga = pilihHarga('JUAL', {
    group: ofGroup?.harga_per_gram,
    kadar: ofKadar?.harga_per_gram,
    groupBerkadar,
  });
  return ofGroup?.harga_per_gram === harga ? ofGroup : ofKadar;
}
