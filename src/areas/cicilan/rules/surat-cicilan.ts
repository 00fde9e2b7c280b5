import { formatGram, formatRupiahUtuh, percentText } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import { bagiBayar, hitungSisa, type Angsuran } from '#areas/cicilan/rules/cicilan.ts';
import { syaratLelang } from '#areas/hutang/rules/lelang/lelang.ts';

type Isi = Parameters<typeof hitungSisa>[0] &
  Parameters<typeof syaratLelang>[0] & {
    readonly serah: 'LUNAS' | 'AWAL';
    readonly batal_persen: Persen;
    readonly tenggang_hari: number;
    readonly barang: readonly {
      readonly nama_barang: string;
      readonly berat: Miligram;
      readonly kadar: Persen;
      readonly netto: Rupiah;
    }[];
  };

/** What both sides agree to: goods, every instalment with what was paid of it, what is left, what follows (D-38). */
export function suratCicilan(kontrak: Isi, jadwal: readonly Angsuran[]): BuktiMore {
  return {
    barang: kontrak.barang.map((one) => [
      one.nama_barang,
      `${formatGram(one.berat)} g, kadar ${percentText(one.kadar)}, ${formatRupiahUtuh(one.netto)}`,
    ]),
    syarat: [
      ...kataJadwal(kontrak, jadwal),
      `Sisa ${formatRupiahUtuh(hitungSisa(kontrak))}. Pembayaran dihitung untuk angsuran tertua lebih dahulu.`,
      kontrak.serah === 'LUNAS'
        ? 'Barang disimpan toko dan diserahkan saat lunas. Pelunasan sebelum waktunya tidak mengurangi harga.'
        : 'Barang sudah diserahkan. Sisa harga adalah utang customer kepada toko.',
      ...ketentuan(kontrak),
    ],
  };
}

/** Each instalment on a line: which, until when, how much, and what is left of it. */
export const kataJadwal = (
  { terbayar }: Pick<Isi, 'terbayar'>,
  jadwal: readonly Angsuran[],
): string[] =>
  bagiBayar(jadwal, terbayar).map(({ ke, jatuh_tempo, jumlah, sisa }) => {
    const due = `${ke}. ${formatHariPanjang(jatuh_tempo)} ${formatRupiahUtuh(jumlah)}`;
    if (sisa === 0) return `${due} LUNAS`;
    return sisa < jumlah ? `${due}, sisa ${formatRupiahUtuh(sisa)}` : due;
  });

/** As they were agreed: a copy of the paper says what the first one said. */
function ketentuan({ serah, batal_persen: kept, tenggang_hari, ...lelang }: Isi): string[] {
  if (serah === 'AWAL') return [];
  const hari = Math.max(1, tenggang_hari);
  return [
    `Angsuran yang lewat ${hari} hari: barang dapat dilelang setelah pemberitahuan.`,
    ...syaratLelang(lelang),
    kept > 0
      ? `Batal: uang yang sudah dibayar dikembalikan dikurangi ${percentText(kept)}.`
      : 'Batal: uang yang sudah dibayar dikembalikan.',
  ];
}
