import { refusals } from '#kit/rules/refusal.ts';
import { encode } from '#kit/server/wire/encode.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { AllModuls, Modul } from '#areas/toko/contract/modul.ts';
import type { Param, Parameter, AllParameters } from '#areas/toko/contract/parameter.ts';
import type { ModulRow, ParameterRow } from '#areas/toko/contract/setelan.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  listModulRow,
  listRiwayatParameter,
  type ModulRow as StoredModul,
} from '#areas/toko/server/setelan.table.ts';

const TIDAK = refusals({
  PARAMETER_TIDAK_ADA: { message: 'Parameter Tidak Ditemukan' },
  MODUL_TIDAK_ADA: { message: 'Modul Tidak Ditemukan' },
});

export function findParameter(all: AllParameters, key: string): Parameter {
  const found = Object.hasOwn(all, key) ? all[key] : undefined;
  if (!found) throw missing(TIDAK.PARAMETER_TIDAK_ADA);
  return found;
}

export function findModul(all: AllModuls, key: string): Modul {
  const found = Object.hasOwn(all, key) ? all[key] : undefined;
  if (!found) throw missing(TIDAK.MODUL_TIDAK_ADA);
  return found;
}

/** A parameter in wire units, beside what it would be in a shop that changed nothing. */
export function parameterRowOf(one: Parameter, param: Param): ParameterRow {
  const { key, field, bawaan, level } = one;
  const wire = (value: unknown) => encode(field.schema, value);
  return {
    key,
    value: wire(param(one)),
    jenis: field.kind,
    bawaan: wire(bawaan),
    keterangan: field.label,
    level: [...level],
  };
}

type Asked = { params: { key: string } };

export const lihatParameter =
  (all: AllParameters) =>
  async (_: Sql, { params }: Asked, ctx: Ctx): Promise<ParameterRow> =>
    parameterRowOf(findParameter(all, params.key), ctx.param);

export const lihatRiwayatParameter =
  (all: AllParameters) =>
  (on: Sql, { params }: Asked, { kode_toko }: Ctx) =>
    listRiwayatParameter(on, kode_toko, findParameter(all, params.key).key);

export const lihatSemuaParameter =
  (all: AllParameters) =>
  async (_: Sql, __: unknown, ctx: Ctx): Promise<ParameterRow[]> =>
    Object.values(all).map((one) => parameterRowOf(one, ctx.param));

export function modulRowOf(
  { key, nama, berbayar, butuh, peringatan }: Modul,
  aktif: boolean,
  stored: Pick<StoredModul, 'berlaku_sampai'> | undefined,
): ModulRow {
  return {
    key,
    nama,
    berbayar: berbayar ?? false,
    aktif,
    berlaku_sampai: stored?.berlaku_sampai ?? null,
    butuh: butuh.map((one) => one.key),
    peringatan: peringatan ?? null,
  };
}

export const lihatModul =
  (all: AllModuls) =>
  async (on: Sql, _: unknown, ctx: Ctx): Promise<ModulRow[]> => {
    const stored = new Map((await listModulRow(on, ctx.kode_toko)).map((row) => [row.key, row]));
    return Object.values(all).map((one) => modulRowOf(one, ctx.modul(one), stored.get(one.key)));
  };
