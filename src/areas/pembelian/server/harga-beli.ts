import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { tentukanHargaPerGram } from '#areas/barang/rules/harga.ts';
import { pilihHarga, tentukanKadar } from '#areas/barang/rules/kadar.ts';
import { percentOf, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { hitungWajar, tentukanHargaBeli } from '#areas/pembelian/rules/hitung-pembelian.ts';
import { sebagaiRosok } from '#areas/pembelian/rules/pembelian.ts';
import type {
  BarisNota,
  DasarBeliToko,
  GroupBeli,
  KadarBeli,
} from '#areas/pembelian/server/dasar-beli.query.ts';
import type { Diminta } from '#areas/pembelian/server/kenali-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What of a shop makes its prices; a customer's page has no more. */
export type TokoHarga = Pick<Ctx, 'hari' | 'modul' | 'param'>;

type Asal = { readonly nota?: BarisNota | undefined; readonly kode_group: string };

/** The code of gold that tests so: of several of one percent that of its nota, else of its group (D-51.16). */
export function kadarMasuk(
  { nota, kode_group }: Asal,
  dasar: DasarBeliToko,
  kadar: Persen,
  { param }: Pick<TokoHarga, 'param'>,
): KadarBeli | undefined {
  const kode = tentukanKadar(dasar.kadar, kadar, param(pembelianParam.TOLERANSI_KADAR_BELI));
  const sama = (kode_kadar: string | null | undefined) =>
    dasar.kadar.find((one) => one.kode_kadar === kode_kadar && one.persen === kode?.persen);
  return sama(nota?.kode_kadar) ?? sama(dasar.group[kode_group]?.kode_kadar) ?? kode;
}

/** A group that is of one kadar takes gold of that kadar alone. */
export const cocokGroup = (group: GroupBeli | undefined, { kode_kadar }: KadarBeli): boolean =>
  group === undefined || group.kode_kadar === null || group.kode_kadar === kode_kadar;

/** What a gram of this kadar costs when it is bought, whichever group is named for it. */
const hargaKadar = ({ persen, beli, jual }: KadarBeli, ctx: TokoHarga): Rupiah | null =>
  tentukanHargaBeli(
    {
      persen,
      group_beli: null,
      kadar_beli: beli,
      kode_harga: null,
      groupBerkadar: false,
      jual: tentukanHargaPerGram(jual, {
        global: ctx.param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE),
        persen,
      }),
    },
    ctx.modul(barangModul.PARAMETER_HARGA_EMAS_PEMBELIAN),
    ctx.param(pembelianParam.HARGA_BELI_PERSEN),
  );

/** The most that this fine gold costs: by its own code, else by the dearest of those that have a price. */
export function wajarOf(
  masuk: KadarBeli,
  murni: Miligram,
  { kadar }: DasarBeliToko,
  ctx: TokoHarga,
): Rupiah | null {
  const of = (one: KadarBeli) => hitungWajar(hargaKadar(one, ctx), one.persen, murni);
  const lain = kadar.flatMap((one) => of(one) ?? []);
  return of(masuk) ?? (lain.length === 0 ? null : (Math.max(...lain) as Rupiah));
}

/** The selling price of a gram of this gold (D-9.1). */
export const jualPerGram = (
  { masuk, kode_group }: Emas,
  dasar: DasarBeliToko,
  ctx: TokoHarga,
): Rupiah | null => {
  const group = dasar.group[kode_group];
  return tentukanHargaPerGram(
    pilihHarga('JUAL', { group: group?.jual, kadar: masuk.jual, groupBerkadar: berkadar(group) }),
    {
      global: ctx.param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE),
      persen: masuk.persen,
    },
  );
};

const berkadar = (group: GroupBeli | undefined): boolean => group?.kode_kadar != null;

type Emas = { masuk: KadarBeli; kode_group: string; kadar: Persen };

/** The buying price of a gram of this gold, by its code (D-51.16). */
export function hargaHari(
  one: Pick<Diminta, 'asal_nota'>,
  { masuk, kode_group, kadar }: Emas,
  dasar: DasarBeliToko,
  ctx: TokoHarga,
): Rupiah | null {
  if (sebagaiRosok(one.asal_nota)) {
    const rosok = ctx.param(pembelianParam.HARGA_ROSOK);
    return rosok === null ? null : percentOf(rosok, kadar, 'half');
  }
  const group = dasar.group[kode_group];
  return tentukanHargaBeli(
    {
      persen: masuk.persen,
      groupBerkadar: berkadar(group),
      group_beli: group?.beli ?? null,
      kadar_beli: masuk.beli,
      kode_harga: group?.kode_harga ?? null,
      jual: jualPerGram({ masuk, kode_group, kadar }, dasar, ctx),
    },
    ctx.modul(barangModul.PARAMETER_HARGA_EMAS_PEMBELIAN),
    ctx.param(pembelianParam.HARGA_BELI_PERSEN),
  );
}
