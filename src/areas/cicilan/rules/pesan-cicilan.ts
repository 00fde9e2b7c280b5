import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';
import { barisPesan, nilaiUmum, type TokoPesan } from '#areas/penjualan/rules/pesan-nota.ts';
import type { AngsuranKini } from '#areas/cicilan/rules/cicilan.ts';

type Surat = {
  readonly no_cicilan: string;
  readonly tgl_system: Hari;
  readonly status: string;
  readonly nama_customer: string;
  readonly harga_jual: Rupiah;
  readonly dp_rp: Rupiah;
  readonly keadaan: { readonly sisa_rp: Rupiah };
  readonly jadwal: readonly AngsuranKini[];
  readonly barang: readonly {
    readonly nama_barang: string;
    readonly berat: Miligram;
    readonly kadar: Persen;
    readonly netto: Rupiah;
  }[];
};

/** What a contract says as a message to the customer's phone: what is left, and when (`template_wa`). */
export const nilaiCicilan = (surat: Surat, toko: TokoPesan): Nilai => ({
  ...nilaiUmum(surat.no_cicilan, { ...surat, customer: { nama: surat.nama_customer } }, toko),
  barang: barisPesan(surat.barang.map((one) => ({ ...one, harga: one.netto }))),
  total: formatRupiah(surat.harga_jual),
  dibayar: formatRupiah(surat.dp_rp),
  sisa: formatRupiah(surat.keadaan.sisa_rp),
  jadwal: surat.jadwal
    .filter((one) => one.sisa > 0)
    .map((one) => `${one.ke}. ${formatHariPanjang(one.jatuh_tempo)} ${formatRupiah(one.sisa)}`)
    .join('\n'),
});

type Bukti = {
  readonly no_bayar: string;
  readonly no_cicilan: string;
  readonly tgl_system: Hari;
  readonly status: string;
  readonly nama_customer: string;
  readonly jumlah: Rupiah;
  readonly sisa_sesudah: Rupiah;
  readonly no_faktur_jual: string | null;
};

/** What the receipt of a payment says: what was paid, and what is left. */
export const nilaiBayarCicilan = (
  bukti: Bukti,
  { nama_toko, alamat_toko, alamat_nota }: TokoPesan,
): Nilai => ({
  nama_toko,
  alamat_toko,
  alamat_nota: alamat_nota ?? '',
  nama_customer: bukti.nama_customer || 'Bapak/Ibu',
  no_nota: bukti.no_bayar,
  no_cicilan: bukti.no_cicilan,
  tanggal: formatHariPanjang(bukti.tgl_system),
  total: formatRupiah(bukti.jumlah),
  sisa: formatRupiah(bukti.sisa_sesudah),
  keterangan:
    bukti.no_faktur_jual === null
      ? ''
      : `Lunas, barang diserahkan dengan nota ${bukti.no_faktur_jual}`,
  batal: bukti.status === 'CANC' ? 'BATAL' : '',
});
