import { formatGram, percentText, formatRupiahUtuh } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import { syaratLelang, tentukanBolehLelang } from '#areas/hutang/rules/lelang/lelang.ts';

type Jaminan = {
  readonly nama_barang: string;
  readonly berat: Miligram;
  readonly kadar: Persen;
  readonly cara_uji?: string | null;
  readonly taksiran: Rupiah;
};
type Isi = Parameters<typeof syaratLelang>[0] & {
  readonly tgl_jatuh_tempo: Hari;
  readonly duplikat_ke: number;
  readonly tenggang_lelang: number;
  readonly detail_barang: readonly Jaminan[];
};

const kadarUji = ({ kadar, cara_uji }: Jaminan): string =>
  `kadar ${percentText(kadar)}${cara_uji ? ` (${cara_uji})` : ''}`;

/** What the ticket of a loan says beside its sums: goods, what both sides agree to (D-35.22), the shop's licence. */
export function suratHutang(hutang: Isi, izin: string | null): BuktiMore {
  const lelang = tentukanBolehLelang(hutang.tgl_jatuh_tempo, hutang.tenggang_lelang);
  return {
    ...(hutang.duplikat_ke > 0 && { tanda: `DUPLIKAT ${hutang.duplikat_ke}` }),
    barang: hutang.detail_barang.map((one) => [
      one.nama_barang,
      `${formatGram(one.berat)} g, ${kadarUji(one)}, taksiran ${formatRupiahUtuh(one.taksiran)}`,
    ]),
    syarat: [
      'Bunga dihitung dari jumlah hutang sejak bunga terakhir dibayar. Hari yang sudah dibayar tidak dihitung lagi.',
      `Barang yang tidak ditebus dapat dilelang mulai ${formatHariPanjang(lelang)}, setelah pemberitahuan.`,
      ...syaratLelang(hutang),
      'Surat hilang: bawa kartu identitas, toko mencetak duplikat.',
      ...(izin ? [`Izin ${izin}`] : []),
    ],
  };
}
