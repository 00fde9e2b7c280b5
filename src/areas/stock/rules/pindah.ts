import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { akunTempat } from '#areas/buku/rules/akun.ts';
import { pindahPotong, type Baris } from '#areas/buku/rules/buku.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import type { Emas } from '#areas/stock/rules/buku-barang.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';

/** Why pieces do not go from one place to another, or not back (D-21.1). */
export const TIDAK_PINDAH = refusals({
  TUJUAN_BUKAN_TOKO: {
    field: 'kode_gudang',
    message: 'Barang Hanya Dapat Dipindah Ke Gudang Toko Atau Service',
  },
  ASAL_BUKAN_TOKO: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Di Gudang {kode_gudang} Tidak Dapat Dipindah',
  },
  SUDAH_DI_SITU: { field: 'kode_barcode', message: 'Barang {kode_barcode} Sudah Di {tempat}' },
  BAKI_PENUH: {
    field: 'kode_baki',
    message: 'Baki {kode_baki} Hanya Muat {kapasitas} Barang, Akan Berisi {qty}',
  },
  BAKI_SAMA: { field: 'kode_baki', message: 'Baki Tujuan Harus Berbeda Dengan Baki Asal' },
  BAKI_ASAL_KOSONG: { field: 'dari_baki', message: 'Baki {kode_baki} Kosong' },
  BAKI_BERUBAH: { message: 'Isi Baki {kode_baki} Sudah Berubah, Silahkan Muat Ulang' },
  SUDAH_BERGERAK: {
    message: 'Barang {kode_barcode} Sudah Berubah Atau Tidak Di Tempat Tujuan Lagi',
  },
  SEDANG_DIOPNAME: {
    message:
      'Barang {kode_barcode} Sedang Dihitung Di Stock Opname {tempat} Oleh {user_id}, Pindai Dahulu',
  },
});

/** Warehouses that pieces are carried to; bought, broken and melted gold has acts of its own. */
const BISA_KE: readonly string[] = ['TOKO', 'SERVICE'];
/** Those that they are carried from: one that came damaged from another shop may lie with bought goods (D-42.3). */
const BISA_DARI: readonly string[] = [...BISA_KE, 'BELI'];

/** The place that pieces shall go to, as the masters and the stock have it now. */
export type Tujuan = {
  readonly jenis: string;
  readonly is_active: boolean;
  /** The warehouse has trays at all. */
  readonly ada_baki: boolean;
  /** The tray that was named; null where none was, or where there is no such tray. */
  readonly baki: { readonly kapasitas: number; readonly qty: number } | null;
};

export const namaTempat = ({ kode_gudang, kode_baki }: Tempat): string =>
  kode_baki === null ? kode_gudang : `${kode_gudang}/${kode_baki}`;

/** A tray takes no more pieces than it has room for (D-7.2). */
export const periksaMuat = (
  baki: Tujuan['baki'] | undefined,
  kode_baki: string | null,
  tambah: number,
): Refusal[] => {
  const qty = (baki?.qty ?? 0) + tambah;
  return baki && qty > baki.kapasitas
    ? [
        fill(TIDAK_PINDAH.BAKI_PENUH, {
          kode_baki: kode_baki ?? '',
          kapasitas: baki.kapasitas,
          qty,
        }),
      ]
    : [];
};

/** Whether so many more pieces may come to lie there. */
export const periksaTujuan: PeriksaTempat = (tujuan, ke, tambah) =>
  periksaTempat(BISA_KE, tujuan, ke, tambah);

/** Whether so many pieces may go back to where they lay. */
export const periksaPulang: PeriksaTempat = (tujuan, ke, tambah) =>
  periksaTempat(BISA_DARI, tujuan, ke, tambah);

type PeriksaTempat = (tujuan: Tujuan | undefined, ke: Tempat, tambah: number) => Refusal[];

function periksaTempat(
  boleh: readonly string[],
  tujuan: Tujuan | undefined,
  { kode_gudang, kode_baki }: Tempat,
  tambah: number,
): Refusal[] {
  if (!tujuan?.is_active) return [TIDAK_BARANG.GUDANG_TIDAK_ADA];
  const { baki, ada_baki, jenis } = tujuan;
  return [
    ...gather(
      [!boleh.includes(jenis), TIDAK_PINDAH.TUJUAN_BUKAN_TOKO],
      [jenis === 'TOKO' && kode_baki === null && ada_baki, TIDAK_BARANG.BAKI_KOSONG],
      [kode_baki !== null && baki === null, fill(TIDAK_BARANG.BAKI_TIDAK_ADA, { kode_gudang })],
    ),
    ...periksaMuat(baki, kode_baki, tambah),
  ];
}

/** Why this piece does not go there: it is there already, or it lies where other acts rule. */
export const periksaAsal = (
  piece: Tempat & { readonly kode_barcode: string; readonly jenis_gudang: string },
  ke: Tempat,
): Refusal[] =>
  gather(
    [
      !BISA_DARI.includes(piece.jenis_gudang),
      fill(TIDAK_PINDAH.ASAL_BUKAN_TOKO, {
        kode_barcode: piece.kode_barcode,
        kode_gudang: piece.kode_gudang,
      }),
    ],
    [
      namaTempat(piece) === namaTempat(ke),
      fill(TIDAK_PINDAH.SUDAH_DI_SITU, {
        kode_barcode: piece.kode_barcode,
        tempat: namaTempat(ke),
      }),
    ],
  );

export type BarangPindah = Emas & Tempat & { readonly kode_barcode: string };

/** Each piece from its place to the new one: pieces, weight and fine gold as they are. */
export const bukuPindah = (pieces: readonly BarangPindah[], ke: Tempat): Baris[] =>
  pieces.flatMap(({ kode_barcode, persen, berat, murni, kode_gudang, kode_baki }) =>
    pindahPotong(akunTempat(kode_gudang, kode_baki), akunTempat(ke.kode_gudang, ke.kode_baki), {
      kode_barcode,
      kadar: persen,
      berat,
      murni,
    }),
  );

type Kini = Emas & Tempat & { readonly status: string };

/** A move can be cancelled only while its pieces are where they were put and are unchanged. */
export const masihUtuh = (line: Emas, kini: Kini | undefined, ke: Tempat): boolean =>
  kini !== undefined &&
  kini.status === 'READY' &&
  namaTempat(kini) === namaTempat(ke) &&
  kini.berat === line.berat &&
  kini.murni === line.murni &&
  kini.persen === line.persen;
