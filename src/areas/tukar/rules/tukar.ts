import { minus, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { at, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import type { JenisBayar } from '#areas/uang/rules/pembayaran.ts';

export type StatusTukar = 'OPEN' | 'DONE' | 'CANC';

export const TIDAK_TUKAR = refusals({
  ORANG_BEDA: {
    field: 'penjualan.customer.nama',
    message: 'Customer Penjualan Dan Pembelian Harus Sama',
  },
  BAYAR_DI_VALIDASI: {
    field: 'pembayaran',
    message: 'Pembayaran Dilakukan Di Validasi Jual Beli',
  },
  BAYAR_JENIS: { field: 'jenis', message: 'Selisih Tukar Dibayar Toko Tunai Atau Transfer' },
  BAYAR_BEDA: { field: 'pembayaran', message: 'Pembayaran Harus Sama Dengan Selisih Tukar' },
  TUKAR_KEMARIN: { message: 'Tidak Dapat Batal Tukar Tambah Kemarin' },
  SUDAH_BATAL: { message: 'Tukar Tambah Sudah Dibatalkan' },
  SUDAH_VALIDASI: { message: 'Tukar Tambah Sudah Divalidasi' },
});

export type Arah = 'TAMBAH' | 'KURANG' | 'PAS';

/** Who pays: the customer adds, the shop pays out, or neither. */
export const tentukanArah = (selisih: Rupiah): Arah =>
  selisih > 0 ? 'TAMBAH' : selisih < 0 ? 'KURANG' : 'PAS';

/** What a ticket comes to: the sale after its deposits less the gold taken in (D-14.1). */
export const hitungSelisih = (grand_total: Rupiah, dp_rp: Rupiah, beli_rp: Rupiah) => {
  const jual_rp = minus(grand_total, dp_rp);
  return { jual_rp, beli_rp, selisih: minus(jual_rp, beli_rp) };
};

type Keluar = { readonly jenis: JenisBayar; readonly jumlah: Rupiah };

/** Money that the shop pays out: cash or transfer, together exactly the difference. */
export function periksaKeluarTukar(bayar: readonly Keluar[], jumlah: Rupiah): Refusal[] {
  if (bayar.length === 0) return [];
  const jenis = bayar.flatMap((one, index) =>
    one.jenis === 'CASH' || one.jenis === 'TRANSFER'
      ? []
      : [at(TIDAK_TUKAR.BAYAR_JENIS, 'pembayaran', index)],
  );
  if (jenis.length > 0) return jenis;
  return gather([sum(bayar.map((one) => one.jumlah)) !== jumlah, TIDAK_TUKAR.BAYAR_BEDA]);
}

type Orang = {
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
};

/** One ticket is one person's: what both halves say of them must agree. */
export const periksaOrang = (jual: Orang, beli: Orang): Refusal[] =>
  gather([
    beda(jual.kode_customer, beli.kode_customer) ||
      beda(jual.nama, beli.nama) ||
      beda(jual.no_hp, beli.no_hp),
    TIDAK_TUKAR.ORANG_BEDA,
  ]);

const beda = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.trim().toLowerCase() !== b.trim().toLowerCase();

/** The person of the ticket: what one half left out the other one says. */
export const gabungOrang = <B extends Orang>(jual: Orang, beli: B): B => ({
  ...beli,
  kode_customer: beli.kode_customer ?? jual.kode_customer,
  nama: beli.nama ?? jual.nama,
  alamat: beli.alamat ?? jual.alamat,
  no_hp: beli.no_hp ?? jual.no_hp,
});
