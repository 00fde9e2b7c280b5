import type { Hari } from '#kit/rules/hari.ts';
import type { StrukSheet } from '#kit/rules/struk.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { NAMA_ARAH, type ArahKas, type StatusKas } from '#areas/uang/rules/kas.ts';
import { strukUang, type BuktiUang, type StrukToko } from '#areas/uang/rules/struk-uang.ts';

/** What of a movement of cash stands on its paper. */
export type StrukKas = {
  readonly no_kas: string;
  readonly tgl_system: Hari;
  readonly arah: ArahKas;
  readonly kode_transaksi: string;
  readonly deskripsi: string;
  /** The account at a bank; null for the drawer. */
  readonly no_rekening: string | null;
  readonly jumlah: Rupiah;
  readonly keterangan: string;
  readonly status: StatusKas;
  readonly input_by: string;
  readonly cetak_ke: number;
};

/** What came or went, why, and who gave and took it. */
export const buktiKas = (kas: StrukKas): BuktiUang => ({
  judul: `BUKTI ${kas.no_rekening ? 'BANK' : 'KAS'} ${NAMA_ARAH[kas.arah].toUpperCase()}`,
  no: kas.no_kas,
  tgl_system: kas.tgl_system,
  batal: kas.status === 'CANC',
  oleh: kas.input_by,
  cetak_ke: kas.cetak_ke,
  isi: [
    ...(kas.no_rekening ? [['Rekening', kas.no_rekening] as const] : []),
    [kas.kode_transaksi, kas.deskripsi],
    ['Keterangan', kas.keterangan],
  ],
  jumlah: kas.jumlah,
  tanda_tangan: ['Kasir', kas.arah === 'MASUK' ? 'Yang Menyerahkan' : 'Yang Menerima'],
});

export const strukKas = (kas: StrukKas, toko: StrukToko): StrukSheet =>
  strukUang(buktiKas(kas), toko);
