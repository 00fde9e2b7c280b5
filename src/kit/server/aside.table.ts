import { masked } from '#kit/server/write/masked.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

export type AsideAct = {
  kode_toko: string;
  op: string;
  user_id: string;
  level?: string;
  perangkat?: string;
  ip?: string;
  tindakan: string;
  tabel: string;
  kunci: string;
  sebelum?: unknown;
  sesudah?: unknown;
};

/** An audit row for what happens beside the writes of endpoints: log-ins, opening a day, approvals. */
export const recordAside = (on: Sql, act: AsideAct): Promise<number> =>
  on.run(sql`
    select catat_audit(${act.kode_toko}, ${act.op}::uuid, ${act.user_id}, ${act.level ?? 'SISTEM'},
      ${act.perangkat ?? 'server'}, ${act.ip ?? ''}, ${act.tindakan}, ${act.tabel}, ${act.kunci},
      ${json(act.sebelum)}::json, ${json(act.sesudah)}::json, null)`);

const json = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value, masked);
