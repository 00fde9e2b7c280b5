import type { Send } from '#bench/load.ts';
import { TOKO } from '#bench/shop.ts';

/** The barcode of a piece that `addPieces` made, by its number. */
export const kodeKe = (at: number): string => TOKO + at.toString(36).toUpperCase().padStart(5, '0');

/** Sales of three unsold pieces each, from number `after` + 1 on, by card and cash; a client is a session. */
export function jualTiga(tokens: readonly string[], after = 0): Send {
  let taken = after;
  return (client, count) => {
    const three = [++taken, ++taken, ++taken];
    return {
      path: '/api/v1/penjualan',
      headers: {
        authorization: `Bearer ${tokens[client]}`,
        'idempotency-key': `bench-${client}-${count}-${taken}`,
      },
      body: JSON.stringify({
        kode_sales: 'S01',
        customer: { kode_customer: null, nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' },
        barang: three.map((at) => ({ kode_barcode: kodeKe(at) })),
        pembayaran: [
          { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 1_000_000 },
          { jenis: 'CASH', jumlah: hargaTiga(three) - 1_000_000 },
        ],
      }),
    };
  };
}

/** Weights and prices follow from the piece's number, as `addPieces` made them. */
const hargaTiga = (three: readonly number[]): number =>
  three.reduce((sum, at) => {
    const harga = [2_170_000, 1_330_000, 1_225_000][at % 3]!;
    return sum + Math.ceil((((2000 + (at % 3000)) * harga) / 1000 + 50_000) / 500) * 500;
  }, 0);
