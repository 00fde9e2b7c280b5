import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { localTime, nowIso } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { PromoDibaca, simpanPromoEndpoint } from '#areas/pesan/contract/promo.api.ts';
import { periksaPromo, PROMO_BAWAAN } from '#areas/pesan/rules/promo.ts';
import {
  countSetuju,
  endPromo,
  findPromo,
  isPromoTerkirim,
  lockPromo,
  savePromo,
  type Promo,
} from '#areas/pesan/server/promo.table.ts';
import { pesanParam } from '#areas/pesan/contract/pesan.parameter.ts';

/** Whether a picture is the shop's own and there. */
export type AdaGambar = (kode_toko: string, path: string) => Promise<boolean>;

const dibaca = async (
  on: Sql,
  promo: Promo | undefined,
  { kode_toko, param }: Ctx,
): Promise<PromoDibaca> => ({
  template: promo?.template ?? PROMO_BAWAAN,
  image_url: promo?.image_url ?? null,
  date: promo?.tgl_kirim ?? null,
  status: promo?.status ?? null,
  jumlah: promo?.jumlah ?? null,
  penerima: await countSetuju(on, kode_toko),
  jam: param(pesanParam.JAM_KIRIM_PROMO),
});

export const lihatPromo = async (on: Sql, _: unknown, ctx: Ctx): Promise<PromoDibaca> =>
  dibaca(on, await findPromo(on, ctx.kode_toko), ctx);

const TIDAK = refusals({
  PROMO_SUDAH_DIKIRIM: { message: 'Promo Hari Itu Sudah Dikirim' },
  PROMO_TIDAK_ADA: { message: 'Tidak Ada Promo Terjadwal' },
});

/** Plans the promo of a day, or changes the one that is planned; what went out stays as it was. */
export const simpanPromo =
  (adaGambar: AdaGambar) =>
  async (tx: Tx, { body }: InputOf<typeof simpanPromoEndpoint>, ctx: Ctx): Promise<PromoDibaca> => {
    const { kode_toko, user_id, op, param, toko } = ctx;
    const [hari, jam] = localTime(nowIso(), toko.zona).split(' ') as [string, string];
    const { image_url } = body;
    const ada = image_url === null || (await adaGambar(kode_toko, image_url));
    refuseIf(
      periksaPromo(body, {
        hari,
        jam,
        jamKirim: param(pesanParam.JAM_KIRIM_PROMO),
        adaGambar: ada,
      }),
    );
    const sebelum = await lockPromo(tx, kode_toko);
    const terkirim = await isPromoTerkirim(tx, kode_toko, body.tgl_kirim);
    conflictIf(terkirim, TIDAK.PROMO_SUDAH_DIKIRIM);
    const promo = await savePromo(tx, kode_toko, { ...body, input_by: user_id, op });
    tx.audit({
      tindakan: sebelum ? 'UBAH' : 'TAMBAH',
      tabel: 'promo',
      kunci: String(promo.id),
      sebelum: sebelum ?? null,
      sesudah: promo,
    });
    return dibaca(tx, promo, ctx);
  };

export async function batalPromo(tx: Tx, _: unknown, ctx: Ctx): Promise<PromoDibaca> {
  const promo = await lockPromo(tx, ctx.kode_toko);
  if (!promo) throw missing(TIDAK.PROMO_TIDAK_ADA);
  const sesudah = { ...promo, status: 'BATAL' as const };
  await endPromo(tx, ctx.kode_toko, sesudah);
  tx.audit({
    tindakan: 'BATAL',
    tabel: 'promo',
    kunci: String(promo.id),
    sebelum: promo,
    sesudah,
  });
  return dibaca(tx, sesudah, ctx);
}
