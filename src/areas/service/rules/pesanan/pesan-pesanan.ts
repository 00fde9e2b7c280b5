import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { TokoPesan } from '#areas/penjualan/rules/pesan-nota.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';

type Surat = {
  readonly no_pesanan: string;
  readonly tgl_system: Hari;
  readonly tgl_janji: Hari;
  readonly status: string;
  readonly nama_customer: string;
  readonly total_harga: Rupiah;
  readonly dp_rp: Rupiah;
  readonly barang: readonly { readonly deskripsi: string; readonly berat: Miligram }[];
};

/** What the slip of an order says as a message to the customer's phone (`template_wa`). */
export const nilaiPesanan = (
  surat: Surat,
  { nama_toko, alamat_toko, alamat_nota }: TokoPesan,
): Nilai => ({
  nama_toko,
  alamat_toko,
  alamat_nota: alamat_nota ?? '',
  no_pesanan: surat.no_pesanan,
  nama_customer: surat.nama_customer,
  tanggal: formatHariPanjang(surat.tgl_system),
  barang: surat.barang
    .map(({ deskripsi, berat }, at) => `${at + 1}. ${deskripsi}, ${formatGram(berat)} g`)
    .join('\n'),
  janji: formatHariPanjang(surat.tgl_janji),
  total: formatRupiah(surat.total_harga),
  dibayar: formatRupiah(surat.dp_rp),
  batal: surat.status === 'CANC' ? 'BATAL' : '',
});
