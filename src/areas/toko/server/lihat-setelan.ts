import type { Schema } from '#kit/contract/field.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { encode } from '#kit/server/wire/encode.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { MODULS, modulList, type ModulKey } from '#areas/toko/contract/modul.ts';
import { PARAMETERS, type Param, type ParameterKey } from '#areas/toko/contract/parameter.ts';
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

export function findParameterKey(key: string): ParameterKey {
  if (!Object.hasOwn(PARAMETERS, key)) throw missing(TIDAK.PARAMETER_TIDAK_ADA);
  return key as ParameterKey;
}

export function findModulKey(key: string): ModulKey {
  if (!Object.hasOwn(MODULS, key)) throw missing(TIDAK.MODUL_TIDAK_ADA);
  return key as ModulKey;
}

/** A parameter in wire units, beside what it would be in a shop that changed nothing. */
export function parameterRowOf(key: ParameterKey, param: Param): ParameterRow {
  const { field, bawaan, level } = PARAMETERS[key];
  const wire = (value: unknown) => encode(field.schema as Schema<unknown>, value);
  return {
    key,
    value: wire(param[key]),
    jenis: field.kind,
    bawaan: wire(bawaan),
    keterangan: field.label,
    level: [...level],
  };
}

export const lihatParameter = async (_: Sql, { params }: { params: { key: string } }, ctx: Ctx) =>
  parameterRowOf(findParameterKey(params.key), ctx.param);

export const lihatRiwayatParameter = (
  on: Sql,
  { params }: { params: { key: string } },
  { kode_toko }: Ctx,
) => listRiwayatParameter(on, kode_toko, findParameterKey(params.key));

export const lihatSemuaParameter = async (_: Sql, __: unknown, ctx: Ctx): Promise<ParameterRow[]> =>
  (Object.keys(PARAMETERS) as ParameterKey[]).map((key) => parameterRowOf(key, ctx.param));

export function modulRowOf(
  key: ModulKey,
  aktif: boolean,
  stored: Pick<StoredModul, 'berlaku_sampai'> | undefined,
): ModulRow {
  const { nama, berbayar, butuh, peringatan } = modulList().find((one) => one.key === key)!;
  return {
    key,
    nama,
    berbayar: berbayar ?? false,
    aktif,
    berlaku_sampai: stored?.berlaku_sampai ?? null,
    butuh: [...(butuh ?? [])],
    peringatan: peringatan ?? null,
  };
}

export async function lihatModul(on: Sql, _: unknown, ctx: Ctx): Promise<ModulRow[]> {
  const stored = new Map((await listModulRow(on, ctx.kode_toko)).map((row) => [row.key, row]));
  return modulList().map(({ key }) => modulRowOf(key, ctx.moduls.has(key), stored.get(key)));
}
