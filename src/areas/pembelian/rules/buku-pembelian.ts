import { akunBank, akunGudang, akunKartu } from '#areas/buku/rules/akun.ts';
import { lepas, potong, uang, type Baris } from '#areas/buku/rules/buku.ts';
import { gabung, KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import type { JenisBayar } from '#areas/uang/rules/pembayaran.ts';
import {
  minus,
  negate,
  rp,
  shareOut,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { zip } from '#kit/rules/lists.ts';

export type Dibeli = {
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly harga: Rupiah;
  readonly kode_gudang: string;
};

type Keluar = {
  readonly jenis: JenisBayar;
  readonly no_rekening: string | null;
  readonly jumlah: Rupiah;
};

/** Money lines, the sale beside it, or the marketplace that takes it off its next payout. */
type Dibayar = readonly Keluar[] | 'TUKAR' | { readonly kartu: string };

/**
 * The set of a buy-back as worked-postings.md §4 holds it: its price is stock at once, the gold lies
 * in BELI. In an exchange the sale's leg pays, through `tukar` (§5); of a returned parcel the marketplace (§3g).
 */
export const bukuPembelian = (
  barang: readonly Dibeli[],
  bayar: Dibayar,
  pembulatan_tunai: Rupiah = rp(0),
): Baris[] => [
  ...uangPembelian(barang, bayar, pembulatan_tunai),
  ...barang.flatMap((one) => [
    potong('pelanggan', -1, emas(one)),
    potong(akunGudang(one.kode_gudang), 1, emas(one)),
  ]),
];

/** Its rupiah, whatever the goods are: pieces, or goods without a barcode. */
export function uangPembelian(
  barang: readonly Pick<Dibeli, 'harga'>[],
  bayar: Dibayar,
  pembulatan_tunai: Rupiah,
): Baris[] {
  const jumlah = sum(barang.map((one) => one.harga));
  const keluar = keluarDari(bayar, jumlah);
  return [uang('persediaan', jumlah), ...keluar, uang('pembulatan', negate(pembulatan_tunai))];
}

function keluarDari(bayar: Dibayar, jumlah: Rupiah): Baris[] {
  if (bayar === 'TUKAR') return [uang('tukar', negate(jumlah))];
  if ('kartu' in bayar) return [uang(akunKartu(bayar.kartu), negate(jumlah))];
  return gabung(bayar.map((one) => uang(akunBayar(one), negate(one.jumlah))));
}

const akunBayar = ({ jenis, no_rekening }: Keluar): string =>
  jenis === 'CASH' ? KAS : akunBank(no_rekening!);

const emas = ({ kadar, berat, murni }: Dibeli) => ({ kadar, berat, murni });

type Hasil = { readonly kadar: Persen; readonly berat: Miligram; readonly murni: Miligram };

/**
 * Bought gold back to a tray under a new barcode; what washing took is lost (§8b). Gold that is called otherwise than
 * it was tested goes from its tested kadar to the code's through `lebur`; `susut` holds the difference (D-51.16).
 */
export function bukuRetag(
  dari: Dibeli,
  ke: Hasil & { akun: string; kode_barcode: string },
): Baris[] {
  const susut = lepas(
    'susut',
    dari.kadar,
    minus(dari.berat, ke.berat),
    minus(dari.murni, ke.murni),
  );
  if (dari.kadar === ke.kadar)
    return [potong(akunGudang(dari.kode_gudang), -1, emas(dari)), potong(ke.akun, 1, ke), susut];
  return [
    potong(akunGudang(dari.kode_gudang), -1, emas(dari)),
    potong('lebur', 1, { kadar: dari.kadar, berat: ke.berat, murni: ke.murni }),
    susut,
    potong('lebur', -1, { kadar: ke.kadar, berat: ke.berat, murni: ke.murni }),
    potong(ke.akun, 1, ke),
  ];
}

/** What came out of each piece of a lot, by its weight and its fine gold (§8a). */
export function bagiHasil<B extends Dibeli>(barang: readonly B[], hasil: Hasil): (B & Bagian)[] {
  const berat = shareOut(
    hasil.berat,
    barang.map((one) => one.berat),
  );
  const murni = shareOut(
    hasil.murni,
    barang.map((one) => one.murni),
  );
  return zip(barang, zip(berat, murni)).map(([one, [berat_hasil, murni_hasil]]) => ({
    ...one,
    berat_hasil,
    murni_hasil,
  }));
}

type Bagian = { readonly berat_hasil: Miligram; readonly murni_hasil: Miligram };

/**
 * Pieces are melted into one lot of tested gold (§8a): each stays at `lebur` with its share of what
 * came out, the rest is lost; over all kadar `lebur` holds nothing (D-5.9).
 */
export const bukuLebur = (
  barang: readonly Dibeli[],
  hasil: Hasil & { kode_gudang: string },
): Baris[] => [
  ...bagiHasil(barang, hasil).flatMap(({ kode_gudang, berat_hasil, murni_hasil, ...one }) => [
    potong(akunGudang(kode_gudang), -1, one),
    potong('lebur', 1, { kadar: one.kadar, berat: berat_hasil, murni: murni_hasil }),
    lepas('susut', one.kadar, minus(one.berat, berat_hasil), minus(one.murni, murni_hasil)),
  ]),
  lepas('lebur', hasil.kadar, negate(hasil.berat), negate(hasil.murni)),
  lepas(akunGudang(hasil.kode_gudang), hasil.kadar, hasil.berat, hasil.murni),
];
