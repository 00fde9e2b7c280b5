import { formatGram } from '#kit/rules/format.ts';
import { minus, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import type { Kelas } from '#areas/sepuhan/rules/sortir.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import type { BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import type { LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';

type Baris = {
  readonly kelas: Kelas;
  readonly qty: number;
  readonly berat: Miligram;
  readonly no_dokumen: string | null;
  readonly urut: number | null;
};
type Dikenali = { readonly asal: (BarangLot | undefined)[]; readonly salah: Refusal[] };

/**
 * Which bought piece each line is: the one that it names, else the first that weighed so much when it was taken in. A
 * piece is one line; what goes back to BELI is a piece.
 */
export function kenaliBarang(baris: readonly Baris[], barang: readonly BarangLot[]): Dikenali {
  const free = new Set(barang);
  const named = baris.map((one) => {
    if (one.no_dokumen === null) return undefined;
    const urut = one.urut ?? 1;
    const found = [...free].find(
      (piece) => piece.no_dokumen === one.no_dokumen && piece.urut_dokumen === urut,
    );
    if (found) free.delete(found);
    return found;
  });
  const asal = baris.map((one, index) => {
    if (one.no_dokumen !== null) return named[index];
    if (one.qty !== 1 || (one.kelas !== 'KEMBALI' && one.kelas !== 'JUAL LAGI')) return undefined;
    const found = [...free].find((piece) => piece.berat_hasil === one.berat);
    if (found) free.delete(found);
    return found;
  });
  const salah = baris.flatMap((one, index) => {
    const piece = asal[index];
    const no = `${one.no_dokumen}/${one.urut ?? 1}`;
    if (one.no_dokumen !== null && !piece)
      return [at(fill(TIDAK_SEPUHAN.BUKAN_DARI_LOT, { no }), 'baris', index)];
    if (one.kelas !== 'KEMBALI') return [];
    if (!piece) return [at(TIDAK_SEPUHAN.KEMBALI_TIDAK_ADA, 'baris', index)];
    const beda = fill(TIDAK_SEPUHAN.KEMBALI_BEDA, { no, berat: formatGram(piece.berat_hasil) });
    return piece.berat_hasil === one.berat ? [] : [at(beda, 'baris', index)];
  });
  return { asal, salah };
}

/** What the receipt of a piece put into its lot. */
export const isiBarang = (piece: BarangLot, modal_hilang: Rupiah) => ({
  qty: 1,
  berat: piece.berat_hasil,
  murni: piece.murni_hasil,
  modal: minus(piece.modal, modal_hilang),
  modal_tahu: true,
});

/** Whether a lot holds what its receipt put into it, and nothing else. */
export const seutuhnya = (lot: LotAda, barang: readonly BarangLot[]): boolean =>
  barang.every(({ modal_hilang }) => modal_hilang !== null) &&
  lot.qty === barang.length &&
  lot.berat === sum(barang.map((one) => one.berat_hasil)) &&
  lot.murni === sum(barang.map((one) => one.murni_hasil));
