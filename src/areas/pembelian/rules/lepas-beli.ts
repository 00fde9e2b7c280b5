import {
  minus,
  mg,
  percentOf,
  persen,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { akunGudang } from '#areas/buku/rules/akun.ts';
import { lepas, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuSusut, hitungSusut, type Susut } from '#areas/stock/rules/susut.ts';

/** Bought gold with its stones, as it lies in its warehouse. */
export type EmasBerbatu = {
  readonly kadar: Persen;
  readonly berat: Miligram;
  readonly berat_batu: Miligram;
  readonly murni: Miligram;
  readonly harga: Rupiah;
  readonly modal_batu: Rupiah;
  readonly kode_gudang: string;
};
export type TanpaBatu = {
  readonly emas_lama: Miligram;
  readonly murni: Miligram;
  readonly susut: Susut;
};

/** A bought line without its stones, weighed: gold that is missing is lost (D-45.7, D-51.17). */
export function hitungLepasBeli(
  dari: EmasBerbatu,
  berat: Miligram,
  toleransi: Miligram,
): TanpaBatu {
  const emas_lama = minus(dari.berat, dari.berat_batu);
  const murni = berat === emas_lama ? dari.murni : percentOf(berat, dari.kadar, 'half');
  const susut = hitungSusut({
    masuk: { berat: emas_lama, murni: dari.murni },
    keluar: { berat, murni },
    harga: minus(dari.harga, dari.modal_batu),
    toleransi: persen(0),
    ukur: 'berat',
    boleh: toleransi,
  });
  return { emas_lama, murni, susut };
}

/** Its stones leave the gold by weight alone, gold that is lost is booked on `susut`; their cost stays the shop's. */
export function bukuLepasBeli(dari: EmasBerbatu, berat: Miligram, jadi: TanpaBatu): Baris[] {
  const hilang = minus(dari.murni, jadi.murni);
  return [
    lepas('batu', dari.kadar, dari.berat_batu, mg(0)),
    lepas(
      akunGudang(dari.kode_gudang),
      dari.kadar,
      minus(berat, dari.berat),
      minus(jadi.murni, dari.murni),
    ),
    lepas('susut', dari.kadar, minus(jadi.emas_lama, berat), hilang),
    ...bukuSusut(jadi.susut.modal),
  ];
}
