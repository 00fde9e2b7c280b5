import { negate, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { padat, uang, type Baris } from '#areas/buku/rules/buku.ts';
import { gabung } from '#areas/uang/rules/buku-pembayaran.ts';
import { bukuBerlian, type StatusBatu } from '#areas/berlian/rules/batu.ts';
import type { Bukuan, HasilBatuOpname } from '#areas/opname/rules/opname.ts';

/** Why a count of loose stones does not begin or is not cancelled (D-45.7). */
export const TIDAK_HITUNG_BATU = refusals({
  BERLIAN_KOSONG: { field: 'kode_gudang', message: 'Tidak Ada Berlian Lepas Di Gudang Ini' },
  BUTIR_SATU_KODE: { field: 'butir', message: 'Isi Butir Untuk Satu Kode Saja' },
  BATU_BERGERAK: { message: 'Berlian {kode_berlian} Sudah Bergerak Setelah Stock Opname' },
});

/** How many stones were counted under a code, count after count, and how many the book had at the last one. */
export type ButirDihitung = {
  readonly butir: number;
  readonly dihitung: readonly number[];
  readonly butir_buku: number | null;
};

/** By the last count of it a parcel has more or fewer stones than the book had of it then (D-45.7). */
export const bedaButir = ({ dihitung, butir_buku }: Omit<ButirDihitung, 'butir'>): boolean =>
  dihitung.length > 0 && dihitung.at(-1) !== butir_buku;

/** A stone as the count knows it: whether it should lie here, whether it was scanned, what it is now. */
export type BatuOpname = Omit<ButirDihitung, 'butir'> & {
  readonly harus: boolean;
  readonly dipindai: boolean;
  readonly status: StatusBatu;
  readonly kode_gudang: string | null;
};

/**
 * What became of one stone, and what finishing makes of it: one that lies here by the book and was not scanned is
 * missing, one that was missing is found again, a loose one of another warehouse lies here from now on. A stone that is
 * held by a sale that waits can be missing too: the sale is settled before the count ends. A parcel of which another
 * number of stones was counted is there, and differs: how much they weigh is not known, so nothing is booked.
 */
export function tentukanHasilBatu(
  { harus, dipindai, status, kode_gudang, ...hitung }: BatuOpname,
  gudang: string,
): { readonly hasil: HasilBatuOpname; readonly bukuan: Bukuan } {
  const lepas = status === 'LEPAS';
  const diSini = lepas && kode_gudang === gudang;
  if (!dipindai)
    return diSini ? { hasil: 'HILANG', bukuan: 'HILANG' } : { hasil: 'BERGERAK', bukuan: null };
  if (status === 'HILANG') return { hasil: 'LEBIH', bukuan: 'KEMBALI' };
  if (diSini && harus) return { hasil: bedaButir(hitung) ? 'BEDA BUTIR' : 'KETEMU', bukuan: null };
  if (diSini) return { hasil: 'BERGERAK', bukuan: null };
  if (lepas) return { hasil: 'SALAH BAKI', bukuan: 'PINDAH' };
  return { hasil: harus ? 'BERGERAK' : 'LEBIH', bukuan: null };
}

export type BatuDibukukan = {
  readonly bukuan: Bukuan;
  readonly harga_modal: Rupiah | null;
  readonly konsinyasi: boolean;
  readonly kode_supplier: string | null;
};

/** What of stones that are missing, or found again, the shop lost. */
export const modalHilang = ({ bukuan, harga_modal }: BatuDibukukan): Rupiah => {
  const modal = harga_modal ?? rp(0);
  return bukuan === 'HILANG' ? modal : bukuan === 'KEMBALI' ? negate(modal) : rp(0);
};

/**
 * A missing stone leaves with its cost. One in consignment is owed to its supplier from then on, as if it were set or
 * sold: what is found of it later is the shop's.
 */
export const bukuOpnameBatu = (rows: readonly BatuDibukukan[]): Baris[] =>
  padat(
    gabung(
      rows.flatMap((one) => {
        const hilang = modalHilang(one);
        const dibeli = one.bukuan === 'HILANG' && one.konsinyasi && one.kode_supplier !== null;
        return [
          uang('selisih_stock', hilang),
          uang('persediaan', negate(hilang)),
          ...(dibeli ? bukuBerlian(hilang, one.kode_supplier) : []),
        ];
      }),
    ),
  );
