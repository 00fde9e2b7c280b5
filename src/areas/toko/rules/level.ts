/** The ranks of a shop's people, highest first (D-3.1). */
export const LEVELS = ['DEV', 'SU', 'OWN', 'MU', 'SPV', 'KASIR'] as const;
export type Level = (typeof LEVELS)[number];

/** Approvers are SPV or OWN only; MU, SU and DEV never approve (D-34.2). */
export const APPROVERS = ['SPV', 'OWN'] as const;

export const bisaMenyetujui = (level: string): level is 'SPV' | 'OWN' =>
  (APPROVERS as readonly string[]).includes(level);

/** True when `level` is `other` or above it. */
export const setidaknya = (level: Level, other: Level): boolean =>
  LEVELS.indexOf(level) <= LEVELS.indexOf(other);

/**
 * As whom a person is asked for another's word: the vendor's people are strangers in the shop, and are asked like its
 * manager (decision 1252).
 */
export const levelPeminta = <L extends string>(level: L): L | 'MU' =>
  level === 'SU' || level === 'DEV' ? 'MU' : level;

/** Who sets a parameter alone: of an owner's the vendor's people are asked as a manager is, their own is theirs. */
export const bolehSetel = (levels: readonly Level[], level: Level): boolean =>
  levels.includes(levels.includes('OWN') ? levelPeminta(level) : level);

/** SU and OWN see every menu entry, whatever is ticked (1§6). */
export const bisaLihatSemua = (level: string): boolean => level === 'SU' || level === 'OWN';

/** Cost and margin: OWN, SU and MU; SPV where the parameter opens them (D-3.5). */
export const bisaLihatModal = (level: string, modalTerlihatSpv: boolean): boolean =>
  ['OWN', 'SU', 'MU'].includes(level) || (level === 'SPV' && modalTerlihatSpv);
