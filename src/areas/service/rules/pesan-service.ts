import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { TokoPesan } from '#areas/penjualan/rules/pesan-nota.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';

type Surat = {
  readonly no_service: string;
  readonly tgl_system: Hari;
  readonly tgl_janji: Hari;
  readonly status: string;
  readonly nama_customer: string;
  readonly ongkos: Rupiah;
  readonly dp_rp: Rupiah;
  readonly barang: readonly {
    readonly nama_barang: string;
    readonly berat: Miligram;
    readonly deskripsi: string;
  }[];
};

/** What the slip of a job says as a message to the customer's phone (`template_wa`). */
export const nilaiService = (
  surat: Surat,
  { nama_toko, alamat_toko, alamat_nota }: TokoPesan,
): Nilai => ({
  nama_toko,
  alamat_toko,
  alamat_nota: alamat_nota ?? '',
  no_service: surat.no_service,
  nama_customer: surat.nama_customer,
  tanggal: formatHariPanjang(surat.tgl_system),
  barang: surat.barang
    .map(
      ({ nama_barang, berat, deskripsi }, at) =>
        `${at + 1}. ${nama_barang}, ${formatGram(berat)} g, ${deskripsi}`,
    )
    .join('\n'),
  janji: formatHariPanjang(surat.tgl_janji),
  total: formatRupiah(surat.ongkos),
  dibayar: formatRupiah(surat.dp_rp),
  batal: surat.status === 'CANC' ? 'BATAL' : '',
});
