import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { SettingMember } from '#areas/customer/rules/kartu-member.ts';

export const findSettingMember = (on: Sql, kode_toko: string): Promise<SettingMember | undefined> =>
  on.maybe(
    sql<SettingMember>`select ucapan, kartu from setting_member where kode_toko = ${kode_toko}`,
  );

export const saveSettingMember = (
  tx: Tx,
  kode_toko: string,
  { ucapan, kartu, op }: SettingMember & { op: string },
): Promise<number> =>
  tx.run(sql`
    insert into setting_member (kode_toko, ucapan, kartu, op)
    values (${kode_toko}, ${ucapan}, ${JSON.stringify(kartu)}::jsonb, ${op}::uuid)
    on conflict (kode_toko) do update
      set ucapan = excluded.ucapan, kartu = excluded.kartu, op = excluded.op`);
