import { formatGram } from '#kit/rules/format.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/buku/contract/document-types.ts';
import type { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import { TIDAK_LELANG } from '#areas/hutang/rules/lelang/lelang.ts';
import { emasOf, type Gadai } from '#areas/hutang/server/lelang/hitung-lelang.ts';
import type { DasarLelang } from '#areas/hutang/server/lelang/lelang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

type Typed = BodyOf<typeof lelangDocument.words, 'lelang'>;

/**
 * The goods as they were found: weighed within the tolerance of a buy-back, and with the codes that a piece of the
 * shop's own needs to go back to a tray (D-35.14, D-35.15).
 */
export function barangDitemukan(
  { barang, tujuan }: Typed,
  pledged: readonly Gadai[],
  dasar: DasarLelang,
  { param }: Pick<Ctx, 'param'>,
) {
  const typed = barang ?? [];
  refuseIf(
    typed.flatMap((one, index) =>
      one.urut > pledged.length ? [at(TIDAK_LELANG.BARANG_LAIN, 'barang', index)] : [],
    ),
  );
  const found = pledged.map((one, index) => {
    const said = typed.find(({ urut }) => urut === index + 1);
    return {
      ...{ nama_barang: one.nama_barang, kode_dept: one.kode_dept, foto: one.foto },
      ...emasOf(one),
      kode_group: said?.kode_group ?? one.kode_group,
      kode_kadar: said?.kode_kadar ?? one.kode_kadar ?? kadarFor(one, dasar),
      ditimbang: said?.berat ?? one.berat,
      tercatat: one.berat,
    };
  });
  refuseIf(
    found.flatMap((one) =>
      periksaBarang(one, dasar, {
        stock: tujuan === 'STOCK',
        toleransi: param(pembelianParam.TOLERANSI_BERAT_BELI),
      }),
    ),
  );
  return found.map(({ ditimbang: _, tercatat: __, ...one }) => one);
}

/** The finest kadar that the gold reaches. */
const kadarFor = ({ kadar }: Gadai, dasar: DasarLelang): string | null =>
  dasar.kadar.find((one) => one.persen <= kadar)?.kode_kadar ?? null;

type Ditemukan = {
  readonly nama_barang: string;
  readonly kode_group: string | null;
  readonly kode_kadar: string | null;
  readonly ditimbang: number;
  readonly tercatat: Gadai['berat'];
};

const periksaBarang = (
  { nama_barang: nama, kode_group, kode_kadar, ditimbang, tercatat }: Ditemukan,
  dasar: DasarLelang,
  { stock, toleransi }: { readonly stock: boolean; readonly toleransi: number },
): Refusal[] =>
  gather(
    [
      Math.abs(ditimbang - tercatat) > toleransi,
      fill(TIDAK_LELANG.BERAT_BEDA, { nama, berat: formatGram(tercatat) }),
    ],
    [stock && kode_group === null, fill(TIDAK_LELANG.GROUP_KOSONG, { nama })],
    [stock && kode_kadar === null, fill(TIDAK_LELANG.KADAR_KOSONG, { nama })],
    [
      stock && kode_group !== null && !dasar.group.includes(kode_group),
      TIDAK_HUTANG.GROUP_TIDAK_ADA,
    ],
    [
      stock && kode_kadar !== null && !dasar.kadar.some((one) => one.kode_kadar === kode_kadar),
      TIDAK_HUTANG.KADAR_TIDAK_ADA,
    ],
  );
