import { formatGram } from '#kit/rules/format.ts';
import { minus, persen, rp, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { hitungSusut } from '#areas/stock/rules/susut.ts';
import type { Kelas } from '#areas/sepuhan/rules/sortir.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { susutDiuji } from '#areas/sepuhan/rules/terima.ts';
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
 * piece is one line of its own weight, so that no piece lends its group and its barcode to the gold of another; what
 * goes back to BELI is a piece.
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
    if (!piece)
      return one.kelas === 'KEMBALI' ? [at(TIDAK_SEPUHAN.KEMBALI_TIDAK_ADA, 'baris', index)] : [];
    return periksaBerat(one, piece).map((beda) => at(beda, 'baris', index));
  });
  return { asal, salah };
}

/** A line of a piece is that piece, as heavy as it was taken in. */
function periksaBerat({ kelas, qty, berat }: Baris, piece: BarangLot): Refusal[] {
  const no = `${piece.no_dokumen}/${piece.urut_dokumen}`;
  const beda = kelas === 'KEMBALI' ? TIDAK_SEPUHAN.KEMBALI_BEDA : TIDAK_SEPUHAN.BARANG_BEDA;
  return gather(
    [qty !== 1, TIDAK_SEPUHAN.SATU_BARANG],
    [piece.berat_hasil !== berat, fill(beda, { no, berat: formatGram(piece.berat_hasil) })],
  );
}

/** What the receipt of a piece put into its lot. */
export const isiBarang = (piece: BarangLot, modal_hilang: Rupiah) => ({
  qty: 1,
  berat: piece.berat_hasil,
  murni: piece.murni_hasil,
  modal: minus(piece.modal, modal_hilang),
  modal_tahu: true,
});

/** What its receipt lost of a piece within its tolerance. */
export const susutBarang = (piece: BarangLot): Miligram => {
  const { berat_hasil: berat, murni_timbang, murni_hasil, batas } = piece;
  const sudah = minus(piece.murni_asal, murni_timbang);
  const uji = hitungSusut({
    masuk: { berat, murni: murni_timbang },
    keluar: { berat, murni: murni_hasil },
    harga: rp(0),
    toleransi: batas ?? persen(0),
    ukur: 'murni',
    sudah,
  });
  return susutDiuji(sudah, uji);
};

/** Whether a lot holds what its receipt put into it, its cost too, and nothing else. */
export const seutuhnya = (lot: LotAda, barang: readonly BarangLot[]): boolean =>
  barang.every(({ modal_hilang }) => modal_hilang !== null) &&
  lot.qty === barang.length &&
  lot.berat === sum(barang.map((one) => one.berat_hasil)) &&
  lot.murni === sum(barang.map((one) => one.murni_hasil)) &&
  lot.modal === sum(barang.map(({ modal, modal_hilang }) => minus(modal, modal_hilang ?? rp(0))));
