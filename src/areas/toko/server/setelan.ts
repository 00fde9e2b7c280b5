import type { AllModuls, IsOn } from '#areas/toko/contract/modul.ts';
import type { Param, Parameter } from '#areas/toko/contract/parameter.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import {
  findNextParameter,
  listModulRow,
  listParameterRow,
  type ModulRow,
} from '#areas/toko/server/setelan.table.ts';
import type { Toko } from '#areas/toko/server/ctx.ts';
import { findHariTerakhir, findTokoVersi } from '#areas/toko/server/toko.table.ts';
import { hari, type Hari } from '#kit/rules/hari.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Sql } from '#kit/server/sql.ts';

/** A shop's switches and values as they stand now; `told` are those that it has set, as they are stored. */
export type Setelan = {
  modul: IsOn;
  told: Readonly<Record<string, unknown>>;
  param: Param;
};

type Kept = { versi: number; hari: string; until: string | null; setelan: Setelan };
const kept = new Map<string, Kept>();

/**
 * The settings of a shop, read again only when its version, its day or a dated value has moved on.
 * The version comes fresh with every request, so a change acts at once in every process.
 */
export async function readSetelan(
  on: Sql,
  kode_toko: string,
  versi: number,
  hari: Hari,
  now: string,
): Promise<Setelan> {
  const known = kept.get(kode_toko);
  if (known && known.versi === versi && known.hari === hari && (!known.until || now < known.until))
    return known.setelan;
  const [modulRows, parameterRows, until] = await Promise.all([
    listModulRow(on, kode_toko),
    listParameterRow(on, kode_toko, now),
    findNextParameter(on, kode_toko, now),
  ]);
  const told = Object.fromEntries(parameterRows.map(({ key, value }) => [key, value]));
  const setelan: Setelan = { modul: isOnBy(modulRows, hari), told, param: paramOf(told) };
  kept.set(kode_toko, { versi, hari, until, setelan });
  return setelan;
}

/**
 * Reads each value where it is first asked for, and keeps it as long as the settings are kept. A value that its
 * declaration no longer takes (a language that is not offered now) counts as not set, here as on the screens, so that
 * it locks no person out.
 */
export function paramOf(told: Readonly<Record<string, unknown>>): Param {
  const held = new Map<string, unknown>();
  return <T>(one: Parameter<T>): T => {
    if (!held.has(one.key)) held.set(one.key, readParam(told, one));
    return held.get(one.key) as T;
  };
}

/** The same where there is no session: log-in, seeds, nightly work. */
export async function readSetelanToko(
  on: Sql,
  kode_toko: string,
): Promise<Setelan & { toko: Toko }> {
  const { versi, ...toko } = await findTokoVersi(on, kode_toko);
  const terakhir = await findHariTerakhir(on, kode_toko);
  const setelan = await readSetelan(
    on,
    kode_toko,
    versi,
    terakhir?.tgl_system ?? hari('1970-01-01'),
    nowIso(),
  );
  return { ...setelan, toko };
}

/** On: switched on (or on by default), not past its date, and all that it needs is on too (D-33.1). */
export function isOnBy(rows: readonly ModulRow[], hari: Hari): IsOn {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const held = new Map<string, boolean>();
  const isOn: IsOn = ({ key, bawaan, butuh }) => {
    const known = held.get(key);
    if (known !== undefined) return known;
    const row = byKey.get(key);
    const aktif = row
      ? row.aktif && (!row.berlaku_sampai || row.berlaku_sampai >= hari)
      : bawaan === true;
    const on = aktif && butuh.every(isOn);
    held.set(key, on);
    return on;
  };
  return isOn;
}

const keptKeys = new WeakMap<IsOn, ReadonlySet<string>>();

/** The keys of all that are on, as gates and the session know them; once as long as the settings are kept. */
export function modulsOn(all: AllModuls, isOn: IsOn): ReadonlySet<string> {
  const known = keptKeys.get(isOn);
  if (known) return known;
  const on = Object.values(all).filter(isOn);
  const keys = new Set(on.map(({ key }) => key));
  keptKeys.set(isOn, keys);
  return keys;
}
