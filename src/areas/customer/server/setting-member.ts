import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { SETTING_MEMBER_BAWAAN, type SettingMember } from '#areas/customer/rules/kartu-member.ts';
import {
  findSettingMember,
  saveSettingMember,
} from '#areas/customer/server/setting-member.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockSetelan } from '#areas/toko/server/setelan.table.ts';

export const lihatSettingMember = async (
  on: Sql,
  _: unknown,
  { kode_toko }: Ctx,
): Promise<SettingMember> => (await findSettingMember(on, kode_toko)) ?? SETTING_MEMBER_BAWAAN;

export async function ubahSettingMember(
  tx: Tx,
  { body }: { body: SettingMember },
  { kode_toko, op }: Ctx,
): Promise<SettingMember> {
  await lockSetelan(tx, kode_toko);
  const sebelum = (await findSettingMember(tx, kode_toko)) ?? SETTING_MEMBER_BAWAAN;
  await saveSettingMember(tx, kode_toko, { ...body, op });
  tx.audit({ tindakan: 'UBAH', tabel: 'setting_member', kunci: kode_toko, sebelum, sesudah: body });
  return body;
}
