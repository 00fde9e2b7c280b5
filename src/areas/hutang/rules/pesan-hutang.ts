import { formatGram, percentText, formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';

type Surat = {
  readonly no_faktur_hutang: string;
  readonly tgl_system: Hari;
  readonly status: string;
  readonly nama_customer: string;
  readonly jumlah_hutang: Rupiah;
  readonly dibayar: Rupiah;
  readonly bunga: Persen;
  readonly tgl_jatuh_tempo: Hari;
  readonly detail_barang: readonly {
    readonly nama_barang: string;
    readonly berat: Miligram;
    readonly kadar: Persen;
  }[];
};
type Toko = { readonly nama_toko: string; readonly alamat_toko: string };

/** What the ticket says as a message to the customer's phone (`template_wa`). */
export const nilaiHutang = (surat: Surat, { nama_toko, alamat_toko }: Toko): Nilai => ({
  nama_toko,
  alamat_toko,
  no_hutang: surat.no_faktur_hutang,
  nama_customer: surat.nama_customer,
  tanggal: formatHariPanjang(surat.tgl_system),
  barang: surat.detail_barang
    .map(
      ({ nama_barang, berat, kadar }, at) =>
        `${at + 1}. ${nama_barang}, ${formatGram(berat)} g, kadar ${percentText(kadar)}`,
    )
    .join('\n'),
  total: formatRupiah(surat.jumlah_hutang),
  dibayar: formatRupiah(surat.dibayar),
  bunga: `${formatPersen(surat.bunga)} %`,
  jatuh_tempo: formatHariPanjang(surat.tgl_jatuh_tempo),
  batal: surat.status === 'CANC' ? 'BATAL' : '',
});
