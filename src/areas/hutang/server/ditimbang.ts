import { formatGram } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ditimbang } from '#areas/hutang/rules/timbang.ts';

type Pledged = { readonly urut: number; readonly nama_barang: string; readonly berat: Miligram };

/** What the approver reads of each pledged piece: the ticket's weight, and what the scale says of it now. */
export const angkaTimbang = (
  pledged: readonly Pledged[],
  barang: readonly Ditimbang[] | null,
): Tuntutan['angka'] =>
  pledged.map((one, at) => ({
    label: sentence('Barang {no}', { no: at + 1 }),
    nilai: sentence('{nama}: {berat} g, ditimbang {lagi}', {
      nama: one.nama_barang,
      berat: formatGram(one.berat),
      lagi: weighed(barang, one.urut),
    }),
  }));

const weighed = (barang: readonly Ditimbang[] | null, urut: number): string => {
  const again = barang?.find((one) => one.urut === urut);
  return again?.berat ? `${formatGram(again.berat)} g` : '-';
};
