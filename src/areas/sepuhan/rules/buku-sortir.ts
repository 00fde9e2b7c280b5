import { mg, minus, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { balikkan, lepas, padat, potong, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuTerima, keluar, tiba } from '#areas/sepuhan/rules/buku-sepuhan.ts';

/** Gold of a lot, with the pieces that it still is, on the account where it lies. */
export type Emas = {
  readonly akun: string;
  readonly kadar: Persen;
  readonly qty: number;
  readonly berat: Miligram;
  readonly murni: Miligram;
};

/** Gold goes from one place to another, unchanged. Gold that stays in place is booked too, for its lot is another. */
export const bukuPindahLot = (dari: Emas, akun: string): Baris[] => [
  keluar(dari.akun, dari),
  tiba(akun, dari),
];

type Label = {
  readonly akun: string;
  readonly kode_barcode: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
};

/**
 * Gold of a lot under a barcode. What the scale misses is `susut`; a lot that is no piece becomes one at `lebur`, and
 * so does one that is called otherwise than it tested (D-44.6, D-51.16).
 */
export function bukuLabel(dari: Emas, ke: Label): Baris[] {
  const susut = lepas(
    'susut',
    dari.kadar,
    minus(dari.berat, ke.berat),
    minus(dari.murni, ke.murni),
  );
  if (dari.kadar === ke.kadar) {
    const jadi = { kadar: ke.kadar, qty: dari.qty - 1, berat: mg(0), murni: mg(0) };
    return padat([keluar(dari.akun, dari), tiba('lebur', jadi), potong(ke.akun, 1, ke), susut]);
  }
  const isi = { kadar: ke.kadar, berat: ke.berat, murni: ke.murni };
  return padat([
    keluar(dari.akun, dari),
    tiba('lebur', { ...isi, kadar: dari.kadar, qty: dari.qty }),
    susut,
    potong('lebur', -1, isi),
    potong(ke.akun, 1, ke),
  ]);
}

type Kembali = Parameters<typeof bukuTerima>[0][number];

/** A piece back to its BELI warehouse as it was bought: what its receipt booked, the other way round (D-44.5). */
export const bukuKembali = (line: Kembali, kode_gudang: string, hilang: Rupiah): Baris[] =>
  balikkan(bukuTerima([line], kode_gudang, hilang));
