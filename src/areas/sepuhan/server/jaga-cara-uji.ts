import type { Persen } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { periksaCaraUji } from '#areas/barang/rules/cara-uji.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Diuji = { readonly kadar_uji: Persen | null; readonly cara_uji: string | null };

/** Where the shop asks for it, a line that was tested says by what (CARA_UJI_WAJIB). */
export const jagaCaraUji = (baris: readonly Diuji[], { param }: Ctx): Refusal[] =>
  periksaCaraUji(
    'baris',
    baris.map(({ kadar_uji: kadar, cara_uji }) => ({ kadar, cara_uji })),
    param(pembelianParam.CARA_UJI_WAJIB),
  );
