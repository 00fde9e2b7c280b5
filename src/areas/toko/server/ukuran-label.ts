import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { ubahUkuranLabelEndpoint } from '#areas/toko/contract/ukuran-label.api.ts';
import { periksaUkuranLabel, type UkuranLabel } from '#areas/toko/rules/ukuran-label.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockSetelan } from '#areas/toko/server/setelan.table.ts';
import { readUkuranLabel, saveUkuranLabel } from '#areas/toko/server/ukuran-label.table.ts';

export const lihatUkuranLabel = (on: Sql, _: unknown, { kode_toko }: Ctx): Promise<UkuranLabel> =>
  readUkuranLabel(on, kode_toko);

export async function ubahUkuranLabel(
  tx: Tx,
  { body }: InputOf<typeof ubahUkuranLabelEndpoint>,
  { kode_toko, op }: Ctx,
): Promise<UkuranLabel> {
  refuseIf(periksaUkuranLabel(body));
  await lockSetelan(tx, kode_toko);
  const sebelum = await readUkuranLabel(tx, kode_toko);
  await saveUkuranLabel(tx, kode_toko, { ukuran: body, op });
  tx.audit({
    tindakan: 'UBAH',
    tabel: 'ukuran_label',
    kunci: kode_toko,
    sebelum,
    sesudah: body,
  });
  return body;
}
