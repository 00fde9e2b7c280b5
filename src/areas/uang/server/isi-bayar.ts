import { formatRupiah } from '#kit/rules/format.ts';
import { plus } from '#kit/rules/quantity.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';

/** A payment as the approver of a cancel reads it: with what a card had on top (D-27.2). */
export const isiBayar = (
  one: Pick<BayarJadi, 'jenis' | 'kode_bank' | 'jumlah' | 'fee'>,
): Angka => ({
  label: labelBayar(one),
  nilai: formatRupiah(plus(one.jumlah, one.fee)),
});

/** Who saved it, and at what time of the shop: how long ago that is (D-27.2). */
export const isiDisimpan = (
  { input_by, input_date }: { readonly input_by: string; readonly input_date: string },
  { toko }: Pick<Ctx, 'toko'>,
): Angka => ({
  label: 'Disimpan',
  nilai: `${input_by}, ${localTime(input_date, toko.zona).slice(11)}`,
});
