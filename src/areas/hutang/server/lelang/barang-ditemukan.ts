import { zip } from '#kit/rules/lists.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import type { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import { periksaKodeGadai } from '#areas/hutang/rules/kode-gadai.ts';
import { kadarFor } from '#areas/hutang/rules/plafond.ts';
import { TIDAK_LELANG } from '#areas/hutang/rules/lelang/lelang.ts';
import { periksaTimbang } from '#areas/hutang/rules/timbang.ts';
import { gadaiOf, type Jaminan } from '#areas/hutang/server/hitung.ts';
import type { DasarLelang } from '#areas/hutang/server/lelang/lelang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

type Typed = GivenOf<typeof lelangDocument.spec, 'lelang'>;

/**
 * The goods as they were found: all of them, each once, weighed within the tolerance of a buy-back, and with the
 * codes that a piece of the shop's own needs to go back to a tray (D-35.14, D-35.15).
 */
export function barangDitemukan(
  { barang, tujuan }: Typed,
  pledged: readonly Jaminan[],
  dasar: DasarLelang,
  { param }: Pick<Ctx, 'param'>,
) {
  const toleransi = param(pembelianParam.TOLERANSI_KADAR_BELI);
  const goods = zip(pledged, gadaiOf(pledged)).map(([one, gold]) => {
    const said = barang?.find(({ urut }) => urut === one.urut);
    return {
      nama_barang: one.nama_barang,
      kode_dept: one.kode_dept,
      foto: one.foto,
      ...gold,
      ditimbang: said?.berat ?? null,
      kode_group: said?.kode_group ?? one.kode_group,
      kode_kadar:
        said?.kode_kadar ?? kadarFor(one, { kadar: dasar.kadar, toleransi })?.kode_kadar ?? null,
    };
  });
  const perBarang = (periksa: (one: (typeof goods)[number]) => Refusal[]) =>
    goods.flatMap((one, index) => periksa(one).map((no) => at(no, 'barang', index)));
  const refusals = [
    ...periksaTimbang(pledged, barang ?? [], param(pembelianParam.TOLERANSI_BERAT_BELI)),
    ...perBarang((one) => periksaKodeGadai(one, { ...dasar, toleransi })),
    ...(tujuan === 'LEBUR' ? [] : perBarang((one) => periksaKode(one, dasar))),
  ];
  return { goods, refusals };
}

type Ditemukan = {
  readonly nama_barang: string;
  readonly kode_group: string | null;
  readonly kode_kadar: string | null;
};

/** Without these a piece in the warehouse could go to no tray. */
const periksaKode = (
  { nama_barang: nama, kode_group, kode_kadar }: Ditemukan,
  dasar: DasarLelang,
): Refusal[] =>
  gather(
    [kode_group === null, fill(TIDAK_LELANG.GROUP_KOSONG, { nama })],
    [kode_kadar === null, fill(TIDAK_LELANG.KADAR_KOSONG, { nama })],
    [kode_group !== null && !dasar.group.includes(kode_group), TIDAK_HUTANG.GROUP_TIDAK_ADA],
    [
      kode_kadar !== null && !dasar.kadar.some((one) => one.kode_kadar === kode_kadar),
      TIDAK_HUTANG.KADAR_TIDAK_ADA,
    ],
  );
