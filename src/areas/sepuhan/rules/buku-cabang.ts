import { minus, negate, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { akunGudang, akunRk } from '#areas/buku/rules/akun.ts';
import { padat, uang, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuTimbang } from '#areas/sepuhan/rules/buku-sepuhan.ts';

type Line = Parameters<typeof bukuTimbang>[2] & {
  /** Null where the sender does not know it: that moves no rupiah (D-42.5). */
  readonly harga_modal: Rupiah | null;
};

/**
 * Gold of a branch to a ROSOK warehouse of head office (D-44.9): from the branch as it was packed, at its cost; what
 * the scale misses is `susut`, another kadar goes through `lebur`, and the cost of what is lost above a tolerance is
 * lost.
 */
export function bukuTerimaCabang(
  lines: readonly Line[],
  asal: string,
  kode_gudang: string,
  hilang: Rupiah,
): Baris[] {
  const rk = akunRk(asal);
  const modal = sum(lines.flatMap(({ harga_modal }) => harga_modal ?? []));
  return padat([
    ...lines.flatMap((one) => bukuTimbang(rk, akunGudang(kode_gudang), one)),
    uang('persediaan', minus(modal, hilang)),
    uang('selisih_stock', hilang),
    uang(rk, negate(modal)),
  ]);
}
