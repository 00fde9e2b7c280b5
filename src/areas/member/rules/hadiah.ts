import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { formatInt } from '#kit/rules/format.ts';

export const TIDAK_MEMBER = refusals({
  /** V045. */
  KODE_KOSONG: { field: 'kode_customer', message: 'Kode Member Tidak Boleh Kosong' },
  MEMBER_TIDAK_ADA: { field: 'kode_customer', message: 'Member Tidak Ditemukan' },
  HADIAH_TIDAK_ADA: { field: 'kode_hadiah', message: 'Hadiah Tidak Ditemukan' },
  HADIAH_KURANG: { field: 'qty', message: 'Stock {hadiah} Tinggal {stock}' },
  POIN_TIDAK_CUKUP: { field: 'qty', message: 'Poin Tidak Mencukupi' },
  KOREKSI_NOL: { field: 'poin', message: 'Poin Koreksi Tidak Boleh 0' },
  KOREKSI_LEBIH: { field: 'poin', message: 'Poin Member Tinggal {saldo}' },
  BUKAN_PEMILIK_KARTU: {
    message: 'Poin Diubah Oleh Owner Toko Yang Mendaftarkan Member Atau Owner Pusat',
  },
  RESET_KOSONG: { message: 'Tidak Ada Poin Untuk Direset' },
});

export type Hadiah = {
  readonly kode_hadiah: string;
  readonly nama_hadiah: string;
  readonly point: number;
  readonly stock: number;
};

/** Why a gift cannot be taken: there are not so many, or not so many points (D-39.5). */
export const periksaHadiah = (
  { nama_hadiah, point, stock }: Hadiah,
  qty: number,
  saldo: number,
): Refusal[] =>
  gather(
    [
      qty > stock,
      fill(TIDAK_MEMBER.HADIAH_KURANG, { hadiah: nama_hadiah, stock: formatInt(stock) }),
    ],
    [qty * point > saldo, TIDAK_MEMBER.POIN_TIDAK_CUKUP],
  );

/** Points that are put right by hand: some, and never below nothing (D-39.5). */
export const periksaKoreksi = (poin: number, saldo: number): Refusal[] =>
  gather(
    [poin === 0, TIDAK_MEMBER.KOREKSI_NOL],
    [
      poin < 0 && saldo + poin < 0,
      fill(TIDAK_MEMBER.KOREKSI_LEBIH, { saldo: formatInt(Math.max(0, saldo)) }),
    ],
  );
