import { formatGram } from '#kit/rules/format.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { serviceParam } from '#areas/service/contract/tukang.parameter.ts';
import { susutKecil, susutMenjadi, type SusutTukang } from '#areas/service/rules/susut-tukang.ts';
import { lockSusutBulan } from '#areas/service/server/tukang/tukang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What small losses of the month are with this one: of the person who takes it back, and of the craftsman. */
export type SusutKecil = {
  readonly head: { readonly susut_orang: Miligram; readonly susut_tukang: Miligram | null };
  readonly batas: Miligram;
  /** Somebody must agree, however little this job lost. */
  readonly lewat: boolean;
};

/** Gold that is brought back without work may lose nothing: it has no small losses. */
export const TANPA_KECIL = { susut_orang: null, susut_tukang: null };

export async function hitungKecil(
  tx: Tx,
  susut: SusutTukang,
  kode_tukang: string | null,
  ctx: Ctx,
): Promise<SusutKecil> {
  const batas = ctx.param(serviceParam.BATAS_SUSUT_SERVICE);
  const kecil = susutKecil(susut);
  const { orang, tukang } = await lockSusutBulan(tx, kode_tukang, ctx);
  const susut_orang = susutMenjadi(orang, kecil, batas);
  const susut_tukang = kode_tukang === null ? null : susutMenjadi(tukang, kecil, batas);
  const lewat = susut_orang > batas || (susut_tukang ?? mg(0)) > batas;
  return { head: { susut_orang, susut_tukang }, batas, lewat };
}

const gram = (berat: Miligram): string => `${formatGram(berat)} g`;

/** The sums beside their limit, as the approver reads them. */
export const angkaKecil = ({ head: { susut_orang, susut_tukang }, batas }: SusutKecil) => [
  { label: 'Susut kecil penerima bulan ini', nilai: gram(susut_orang) },
  ...(susut_tukang === null
    ? []
    : [{ label: 'Susut kecil tukang bulan ini', nilai: gram(susut_tukang) }]),
  { label: 'Batas susut kecil sebulan', nilai: gram(batas) },
];
