import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';

type Bukti = {
  readonly perihal: string;
  readonly no: string;
  readonly tgl_system: Hari;
  readonly batal: boolean;
  /** What is said of it, line by line: a label, and its value. */
  readonly rincian: readonly (readonly [label: string, isi: string])[];
};
type Toko = {
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly alamat_nota?: string | null | undefined;
};

/** A proof of money or goods as a message to its customer's phone (`template_wa`). */
export const nilaiBukti = (
  { perihal, no, tgl_system, batal, rincian }: Bukti,
  nama_customer: string,
  { nama_toko, alamat_toko, alamat_nota }: Toko,
): Nilai => ({
  nama_toko,
  alamat_toko,
  alamat_nota: alamat_nota ?? '',
  nama_customer: nama_customer || 'Bapak/Ibu',
  perihal,
  no_nota: no,
  tanggal: formatHariPanjang(tgl_system),
  rincian: rincian.map(([label, isi]) => `${label}: ${isi}`).join('\n'),
  batal: batal ? 'BATAL' : '',
});
