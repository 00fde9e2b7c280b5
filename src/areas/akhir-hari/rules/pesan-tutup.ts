import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';

export type BarisLembar = {
  readonly bagian: string;
  readonly uraian: string;
  readonly jumlah: number | null;
  readonly berat: Miligram | null;
  readonly rupiah: Rupiah | null;
};

const baris = ({ uraian, jumlah, berat, rupiah }: BarisLembar): string => {
  const isi = [
    ...(jumlah === null ? [] : [formatInt(jumlah)]),
    ...(berat === null ? [] : [`${formatGram(berat)} g`]),
    ...(rupiah === null ? [] : [formatRupiah(rupiah)]),
  ];
  return `${uraian}: ${isi.join(', ')}`;
};

/** The page of a closing as lines for a phone: each part under its own word. */
export const isiTutup = (rows: readonly BarisLembar[]): string =>
  rows
    .flatMap((row, at) => [
      ...(row.bagian === rows[at - 1]?.bagian ? [] : [`*${row.bagian}*`]),
      baris(row),
    ])
    .join('\n');
