import { formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import {
  minus,
  negate,
  percentOf,
  plus,
  priceOf,
  rp,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { word } from '#kit/rules/sentence.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { bukuUbah } from '#areas/stock/rules/buku-barang.ts';
import { hitungMurni } from '#areas/stock/rules/periksa-barang.ts';

/** Why pieces are not changed together, or why such a change cannot be cancelled (D-21.1). */
export const TIDAK_MASSAL = refusals({
  TIDAK_BERUBAH: { message: 'Tidak Ada Barang Yang Berubah' },
  CARA_KOSONG: { field: 'cara_modal', message: 'Pilih Perubahan Modal Atau Ongkos' },
  NILAI_KOSONG: { message: 'Nilai Perubahan Tidak Boleh Kosong' },
  MODAL_TIDAK_ADA: {
    field: 'cara_modal',
    message: 'Modal Barang {kode_barcode} Belum Diketahui, Isi Dahulu',
  },
  KURANG_DARI_NOL: { message: '{apa} Barang {kode_barcode} Menjadi Kurang Dari 0' },
  KADAR_TIDAK_ADA: { field: 'kode_kadar', message: 'Kadar Tidak Ditemukan' },
  BARANG_BERUBAH: {
    message: 'Barang {kode_barcode} Sudah Berubah Atau Berpindah, Update Tidak Dapat Dibatalkan',
  },
});

/** How an amount of every piece becomes another one; only a labour charge follows the master's row. */
export type CaraUbah = 'TETAP' | 'MENJADI' | 'PER_GRAM' | 'TAMBAH' | 'PERSEN' | 'MASTER';

export type Perubahan = {
  readonly cara: CaraUbah;
  readonly nilai: Rupiah | null;
  readonly persen: Persen | null;
};

/** Whether the figure that a way asks for was left out. */
export const kurangNilai = ({ cara, nilai, persen }: Perubahan): boolean =>
  cara === 'PERSEN' ? persen === null : cara !== 'TETAP' && cara !== 'MASTER' && nilai === null;

/**
 * An amount after the change; `dasar` is what percent and addition start from, whole rupiah rounded
 * half up. Null where the way needs an amount that is not known, or the master decides.
 */
export function hitungUbahan(
  { cara, nilai, persen }: Perubahan,
  dari: Rupiah | null,
  dasar: Rupiah | null,
  berat: Miligram,
): Rupiah | null {
  switch (cara) {
    case 'TETAP':
      return dari;
    case 'MASTER':
      return null;
    case 'MENJADI':
      return nilai;
    case 'PER_GRAM':
      return priceOf(nilai!, berat, 'half');
    case 'TAMBAH':
      return dasar === null ? null : plus(dasar, nilai!);
    case 'PERSEN':
      return dasar === null ? null : plus(dasar, percentOf(dasar, persen!, 'half'));
  }
}

/** What a piece earns at the price of now; unknown without a price or a cost. */
export const hitungLaba = (harga: Rupiah | null, modal: Rupiah | null): Rupiah | null =>
  harga === null || modal === null ? null : minus(harga, modal);

/** The sum of what is known; null when nothing is. */
export const jumlahTahu = (list: readonly (Rupiah | null)[]): Rupiah | null => {
  const tahu = list.filter((one): one is Rupiah => one !== null);
  return tahu.length === 0 ? null : tahu.reduce((all, one) => plus(all, one), rp(0));
};

/** A piece before and after: what it cost, its own labour charge (null: the master's), its kadar. */
export type BarisUbah = Tempat & {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly berat: Miligram;
  readonly modal_dari: Rupiah | null;
  readonly modal_ke: Rupiah | null;
  readonly ongkos_dari: Rupiah | null;
  readonly ongkos_ke: Rupiah | null;
  readonly kadar_dari: string;
  readonly kadar_ke: string;
  /** The figure of the piece (D-1.2). */
  readonly angka_dari: Persen;
  readonly angka_ke: Persen;
  readonly persen_dari: Persen;
  readonly persen_ke: Persen;
  readonly murni_dari: Miligram;
  readonly murni_ke: Miligram;
};

type Piece = Tempat & {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly berat: Miligram;
  readonly berat_atribut: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah | null;
  readonly ongkos: Rupiah | null;
  readonly kode_kadar: string;
  readonly kadar: Persen;
  readonly persen: Persen;
};

const sama = (piece: Piece): BarisUbah => ({
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kode_gudang: piece.kode_gudang,
  kode_baki: piece.kode_baki,
  berat: piece.berat,
  modal_dari: piece.harga_modal,
  modal_ke: piece.harga_modal,
  ongkos_dari: piece.ongkos,
  ongkos_ke: piece.ongkos,
  kadar_dari: piece.kode_kadar,
  kadar_ke: piece.kode_kadar,
  angka_dari: piece.kadar,
  angka_ke: piece.kadar,
  persen_dari: piece.persen,
  persen_ke: piece.persen,
  murni_dari: piece.murni,
  murni_ke: piece.murni,
});

/** Cost and labour charge of a piece after the change; `ongkosKini` is the charge that applies now. */
export const ubahProfit = (
  piece: Piece,
  modal: Perubahan,
  ongkos: Perubahan,
  ongkosKini: Rupiah,
): BarisUbah => ({
  ...sama(piece),
  modal_ke: hitungUbahan(modal, piece.harga_modal, piece.harga_modal, piece.berat),
  ongkos_ke: hitungUbahan(ongkos, piece.ongkos, ongkosKini, piece.berat),
});

/** The piece with another kadar: its fineness and its figure are those of the master (D-1.2, D-5.7). */
export const ubahKadar = (piece: Piece, kode_kadar: string, persen: Persen): BarisUbah =>
  piece.kode_kadar === kode_kadar && piece.persen === persen
    ? sama(piece)
    : {
        ...sama(piece),
        kadar_ke: kode_kadar,
        angka_ke: persen,
        persen_ke: persen,
        murni_ke:
          piece.persen === persen
            ? piece.murni
            : hitungMurni(piece.berat, piece.berat_atribut, persen).murni,
      };

/** The line seen from its end. */
export const dibalik = (one: BarisUbah): BarisUbah => ({
  ...one,
  modal_dari: one.modal_ke,
  modal_ke: one.modal_dari,
  ongkos_dari: one.ongkos_ke,
  ongkos_ke: one.ongkos_dari,
  kadar_dari: one.kadar_ke,
  kadar_ke: one.kadar_dari,
  angka_dari: one.angka_ke,
  angka_ke: one.angka_dari,
  persen_dari: one.persen_ke,
  persen_ke: one.persen_dari,
  murni_dari: one.murni_ke,
  murni_ke: one.murni_dari,
});

export const isBerubah = (one: BarisUbah): boolean =>
  one.modal_dari !== one.modal_ke ||
  one.ongkos_dari !== one.ongkos_ke ||
  one.kadar_dari !== one.kadar_ke ||
  one.persen_dari !== one.persen_ke;

/** Why one piece cannot be changed so. */
export function periksaUbahan(one: BarisUbah, modal: Perubahan): Refusal[] {
  const { kode_barcode, modal_dari, modal_ke, ongkos_ke } = one;
  const takTahu = modal_dari === null && (modal.cara === 'TAMBAH' || modal.cara === 'PERSEN');
  return gather(
    [takTahu, fill(TIDAK_MASSAL.MODAL_TIDAK_ADA, { kode_barcode })],
    [
      modal_ke !== null && modal_ke < 0,
      fill(TIDAK_MASSAL.KURANG_DARI_NOL, { apa: word('Modal'), kode_barcode }),
    ],
    [
      ongkos_ke !== null && ongkos_ke < 0,
      fill(TIDAK_MASSAL.KURANG_DARI_NOL, { apa: word('Ongkos'), kode_barcode }),
    ],
  );
}

/** What was asked, in words that stay on the document: 'Modal +2.50%, Ongkos 50,000 per gram'. */
export function katakanUbahan(nama: string, { cara, nilai, persen }: Perubahan): string | null {
  const tanda = (angka: number, kata: string) => `${nama} ${angka > 0 ? '+' : ''}${kata}`;
  switch (cara) {
    case 'TETAP':
      return null;
    case 'MASTER':
      return `${nama} ikut master`;
    case 'MENJADI':
      return `${nama} ${formatRupiah(nilai!)} per barang`;
    case 'PER_GRAM':
      return `${nama} ${formatRupiah(nilai!)} per gram`;
    case 'TAMBAH':
      return tanda(nilai!, formatRupiah(nilai!));
    case 'PERSEN':
      return tanda(persen!, `${formatPersen(persen!)}%`);
  }
}

/** All pieces under one number: gold piece by piece, cost in one sum. */
export function bukuMassal(pieces: readonly BarisUbah[]): Baris[] {
  const baris = pieces.flatMap((one) =>
    bukuUbah(
      one.kode_barcode,
      one,
      {
        persen: one.persen_dari,
        berat: one.berat,
        murni: one.murni_dari,
        harga_modal: one.modal_dari,
      },
      { persen: one.persen_ke, berat: one.berat, murni: one.murni_ke, harga_modal: one.modal_ke },
    ),
  );
  const nilai = sum(baris.filter((one) => one.akun === 'persediaan').map((one) => one.rupiah));
  return [
    ...baris.filter((one) => one.rupiah === 0),
    uang('persediaan', nilai),
    uang('selisih_stock', negate(nilai)),
  ];
}
