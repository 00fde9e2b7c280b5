import type { Hari } from '#kit/rules/hari.ts';

/**
 * A gate says who meets a screen, a master, a report or an endpoint. It is data, declared once on
 * the thing itself and asked at route, menu and server by the same function (D-3.1, D-4.1).
 */
export type Gate =
  | { readonly modul: string }
  | { readonly level: readonly string[] }
  | { readonly variant: 'pusat' | 'cabang' }
  | { readonly tamu: true }
  | { readonly param: string; readonly is: unknown; readonly unset?: true }
  | { readonly param: string; readonly holdsToko: true }
  | { readonly all: readonly Gate[] }
  | { readonly any: readonly Gate[] }
  | { readonly not: Gate };

/** What a gate is asked about: the shop's switches and the person's level. */
export type Passer = {
  readonly level: string;
  readonly kode_toko: string;
  /** Where the person belongs; a menu asks without it. */
  readonly kode_toko_user?: string;
  readonly variant: 'pusat' | 'cabang';
  readonly moduls: ReadonlySet<string>;
  /** What the shop has decided, by key, as it goes over the wire; what it left alone may be missing. */
  readonly told: Readonly<Record<string, unknown>>;
};

/** Who asks for a report, and on which day: what is kept from a person is no column of dashes either. */
export type Asker = {
  readonly level: string;
  readonly hari: Hari;
  readonly hari_status: 'OPEN' | 'CLOSED';
};

export const level = (...levels: readonly string[]): Gate => ({ level: levels });
export const any = (...gates: readonly Gate[]): Gate => ({ any: gates });
export const not = (gate: Gate): Gate => ({ not: gate });

export function passes(gate: Gate | undefined, passer: Passer): boolean {
  if (!gate) return true;
  if ('modul' in gate) return passer.moduls.has(gate.modul);
  if ('level' in gate) return gate.level.includes(passer.level);
  if ('variant' in gate) return passer.variant === gate.variant;
  if ('tamu' in gate) return isTamu(passer);
  if ('holdsToko' in gate) return isListWith(passer.told[gate.param], passer.kode_toko);
  if ('param' in gate) return isTold(gate, passer.told);
  if ('all' in gate) return gate.all.every((one) => passes(one, passer));
  if ('any' in gate) return gate.any.some((one) => passes(one, passer));
  return !passes(gate.not, passer);
}

/** A module, or several of which one is enough. */
export type OneOfModuls = string | readonly string[];

/** Whether what belongs to a module is to be seen: what belongs to none always is. */
export const isModulOn = (modul: OneOfModuls | undefined, moduls: ReadonlySet<string>): boolean =>
  !modul || [modul].flat().some((one) => moduls.has(one));

/** The first module that a shut gate waits for: the answer 403 names it (http.md). */
export function missingModul(gate: Gate | undefined, passer: Passer): string | undefined {
  if (!gate || passes(gate, passer)) return undefined;
  if ('modul' in gate) return gate.modul;
  if ('all' in gate) return firstOf(gate.all, passer);
  if ('any' in gate) return firstOf(gate.any, passer);
  return undefined;
}

const firstOf = (gates: readonly Gate[], passer: Passer): string | undefined =>
  gates.map((one) => missingModul(one, passer)).find((modul) => modul !== undefined);

/** A person of head office who works on this shop. */
const isTamu = ({ kode_toko, kode_toko_user }: Passer): boolean =>
  kode_toko_user !== undefined && kode_toko_user !== kode_toko;

/** `unset`: so it is, too, where the shop has decided nothing. */
const isTold = (
  { param, is, unset }: { param: string; is: unknown; unset?: true },
  told: Passer['told'],
): boolean => (param in told ? told[param] === is : unset === true);

const isListWith = (list: unknown, kode: string): boolean =>
  Array.isArray(list) && list.includes(kode);
