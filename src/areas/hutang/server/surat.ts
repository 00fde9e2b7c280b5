import { formatGram, percentText, formatRupiahUtuh } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import { syaratLelang, tentukanBolehLelang } from '#areas/hutang/rules/lelang/lelang.ts';
import type { Hutang } from '#areas/hutang/server/hitung.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Barang = Hutang['detail_barang'][number];

/** What the ticket of a loan says beside its sums: the goods, and what both sides agree to (D-35.22). */
export function suratHutang(
  hutang: Pick<
    Hutang,
    'tgl_jatuh_tempo' | 'duplikat_ke' | 'tenggang_lelang' | 'biaya_lelang_persen' | 'masa_kelebihan'
  > & {
    readonly detail_barang: readonly Pick<Barang, 'nama_barang' | 'berat' | 'kadar' | 'taksiran'>[];
  },
  { param }: Pick<Ctx, 'param'>,
): BuktiMore {
  const izin = param(hutangParam.NO_IZIN_GADAI);
  const lelang = tentukanBolehLelang(hutang.tgl_jatuh_tempo, hutang.tenggang_lelang);
  return {
    ...(hutang.duplikat_ke > 0 && { tanda: `DUPLIKAT ${hutang.duplikat_ke}` }),
    barang: hutang.detail_barang.map((one) => [
      one.nama_barang,
      `${formatGram(one.berat)} g, kadar ${percentText(one.kadar)}, taksiran ${formatRupiahUtuh(one.taksiran)}`,
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
