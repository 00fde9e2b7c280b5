import { formatGram, percentText, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';
import { teksBatuNota } from '#areas/penjualan/rules/batu-nota.ts';
import type { NotaDokumen, NotaToko } from '#areas/penjualan/rules/nota.ts';
import type { NotaTitipan } from '#areas/penjualan/rules/nota-titipan.ts';
import { tanggal } from '#areas/toko/rules/nota.ts';

export type TokoPesan = Pick<NotaToko, 'nama_toko' | 'alamat_toko' | 'alamat_nota'>;
type Umum = {
  readonly tgl_system: Hari;
  readonly status: string;
  readonly customer: { readonly nama: string };
};
type Baris = {
  readonly nama_barang: string;
  readonly berat: Miligram;
  readonly kadar: Persen;
  readonly harga: Rupiah;
};

/** What the message of every nota says (`template_wa`). */
export const nilaiUmum = (
  no_nota: string,
  { tgl_system, status, customer }: Umum,
  { nama_toko, alamat_toko, alamat_nota }: TokoPesan,
): Nilai => ({
  nama_toko,
  alamat_toko,
  no_nota,
  nama_customer: customer.nama || 'Bapak/Ibu',
  tanggal: formatHariPanjang(tgl_system),
  alamat_nota: alamat_nota ?? '',
  batal: status === 'CANC' ? 'BATAL' : '',
});

/** The pieces of a nota, a line each, and below it what more is said of one. */
export const barisPesan = <T extends Baris>(
  barang: readonly T[],
  lanjut: (one: T) => readonly string[] = () => [],
): string =>
  barang
    .map((one, at) => {
      const { nama_barang, berat, kadar, harga } = one;
      const isi = [`${formatGram(berat)} g`, `kadar ${percentText(kadar)}`, formatRupiah(harga)];
      const satu = `${at + 1}. ${[nama_barang, ...isi].join(', ')}`;
      return [satu, ...lanjut(one)].join('\n');
    })
    .join('\n');

export const nilaiNota = (dokumen: NotaDokumen, toko: TokoPesan): Nilai => ({
  ...nilaiUmum(dokumen.no_faktur_jual, dokumen, toko),
  barang: barisPesan(dokumen.barang, teksBatuNota),
  total: formatRupiah(dokumen.grand_total),
});

export const nilaiTitipan = (dokumen: NotaTitipan, toko: TokoPesan): Nilai => ({
  ...nilaiUmum(dokumen.no_titip, dokumen, toko),
  barang: barisPesan(dokumen.barang),
  total: formatRupiah(dokumen.harga_total),
  dibayar: formatRupiah(dokumen.dp_rp),
  sisa: formatRupiah(dokumen.sisa_rp),
  berlaku_sampai: tanggal(dokumen.berlaku_sampai),
});
