import { percentOf, rp, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { hitungOngkos, type OngkosRow } from '#areas/barang/rules/harga-barang.ts';

/** What the labour of a jenis and group is in this shop: its row, else what its pieces in stock have. */
export type KebiasaanOngkos = {
  readonly master: Pick<OngkosRow, 'cara' | 'tarif' | 'minimal'> | null;
  /** How many pieces in stock have a labour of their own, the middle one of them, and the middle one of a gram. */
  readonly qty: number;
  readonly tengah: Rupiah | null;
  readonly tengah_gram: Rupiah | null;
};

/** Of fewer pieces no habit is read. */
const PALING_SEDIKIT = 5;

/**
 * The labour that a piece of this weight usually has (D-51.16). A shop without a row has its habit in its stock: the
 * lower of the middle labour of a piece and that of a gram, for some shops charge by one and some by the other.
 */
export function hitungOngkosBiasa(
  { master, qty, tengah, tengah_gram }: KebiasaanOngkos,
  berat: Miligram,
): Rupiah {
  const of = (cara: OngkosRow['cara'], tarif: Rupiah, minimal = rp(0)): Rupiah =>
    hitungOngkos([{ cara, tarif, minimal, kode_dept: null, kode_group: null }], { berat });
  if (master) return of(master.cara, master.tarif, master.minimal);
  if (qty < PALING_SEDIKIT || tengah === null || tengah_gram === null) return rp(0);
  const menurutGram = of('PER_GRAM', tengah_gram);
  return menurutGram < tengah ? menurutGram : tengah;
}

/** Whether a labour that is typed, or left out where the shop has no row, lies below that part of the usual one. */
export const diBawahBiasa = (
  ongkos: Rupiah | null,
  biasa: Rupiah,
  { persen, adaMaster }: { readonly persen: Persen; readonly adaMaster: boolean },
): boolean =>
  ongkos === null
    ? !adaMaster && biasa > 0
    : biasa > 0 && ongkos < percentOf(biasa, persen, 'half');
