import { cutLines, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import {
  center,
  GAP,
  pair,
  pairLines,
  rule,
  type StrukLine,
  type StrukSheet,
} from '#kit/rules/struk.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { kepalaStruk, type KepalaToko } from '#areas/toko/rules/struk-toko.ts';
import {
  catatanTemplat,
  cetakBawaan,
  salamTemplat,
  susunStruk,
} from '#areas/toko/rules/templat-nota.ts';
import { NAMA_ARAH, type ArahKas, type StatusKas } from '#areas/uang/rules/kas.ts';

/** What of a movement of cash stands on its paper. */
export type StrukKas = {
  readonly no_kas: string;
  readonly tgl_system: Hari;
  readonly arah: ArahKas;
  readonly kode_transaksi: string;
  readonly deskripsi: string;
  readonly jumlah: Rupiah;
  readonly keterangan: string;
  readonly status: StatusKas;
  readonly input_by: string;
  readonly cetak_ke: number;
};

/** The shop's head, the hour of the movement, and whether this is the paper of that moment (D-6.5). */
export type StrukToko = KepalaToko & {
  readonly jam: string;
  readonly salinan: boolean;
};

/** The strip that stays with the money: what came or went, why, and two signatures. */
export const strukKas = (kas: StrukKas, toko: StrukToko): StrukSheet => ({
  name: kas.no_kas,
  lines: linesOf(kas, toko),
});

function linesOf(kas: StrukKas, toko: StrukToko): StrukLine[] {
  const cetak = toko.cetak ?? cetakBawaan('KAS');
  return susunStruk(
    {
      KEPALA: kepalaStruk(toko),
      TANDA: [
        rule('thick'),
        center(`BUKTI KAS ${NAMA_ARAH[kas.arah].toUpperCase()}`, 'strong'),
        ...(kas.status === 'CANC' ? [center('BATAL', 'big')] : []),
        ...(kas.cetak_ke > 1 || toko.salinan
          ? [center(`COPY ${Math.max(kas.cetak_ke, 1)}`, 'strong')]
          : []),
        GAP,
      ],
      DATA: [
        pair('No', kas.no_kas),
        pair('Tanggal', `${formatHariPanjang(kas.tgl_system)} ${toko.jam}`),
        pair('Kasir', kas.input_by),
        rule(),
        ...pairLines(kas.kode_transaksi, cutLines(kas.deskripsi)),
        ...pairLines('Keterangan', cutLines(kas.keterangan)),
      ],
      JUMLAH: [
        rule('thin'),
        { kind: 'total', left: 'JUMLAH', right: formatRupiah(kas.jumlah) },
        rule(),
      ],
      CATATAN: catatanTemplat(cetak.templat),
      TTD: [
        GAP,
        GAP,
        GAP,
        pair('Kasir', kas.arah === 'MASUK' ? 'Yang Menyerahkan' : 'Yang Menerima', 'small'),
      ],
      BARCODE: [GAP, { kind: 'barcode', code: kas.no_kas }],
      SALAM: salamTemplat(cetak.templat),
    },
    cetak,
  );
}
