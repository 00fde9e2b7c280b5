import type { Hari } from '#kit/rules/hari.ts';
import type { Passer } from '#kit/rules/gate.ts';
import type { Tx } from '#kit/server/database.ts';

/** A person who may do one thing only: unlock the screen, choose an own password, set up a factor. */
export type Tertahan = {
  readonly code: string;
  readonly message: string;
  readonly kecuali: readonly string[];
  readonly extra?: Record<string, unknown>;
};

/** A line of what somebody wants to save. */
export type ContentLine = { label: string; nilai: string };

/** A day that stayed open while the calendar moved on, for a person who may still save on it (D-33.18). */
export type LateDay = {
  /** The day that the calendar shows. */
  readonly today: Hari;
  /** What the act is called that wants to save on it. */
  readonly document: string;
  /** What is saved, as the approver reads it. */
  readonly contents: readonly ContentLine[];
  /** Spends an approval that was given for the day alone, before the act writes. */
  readonly spend: (tx: Tx, ctx: Ctx) => Promise<void>;
  /** Refuses an act that ended without anybody having agreed to its day. */
  readonly demand: (tx: Tx, ctx: Ctx) => Promise<void>;
};

/**
 * Who asks, in which shop, on which business day: decided by the server from the session alone
 * (reliability 0.4). Nothing of it comes from the body.
 */
export type Ctx = Passer & {
  /** This request's own id; a write's effects all carry it. */
  readonly op: string;
  readonly user_id: string;
  /** Where the person belongs; differs from `kode_toko` when head office works on a branch. */
  readonly kode_toko_user: string;
  /** The shop's business day, read once per request. */
  readonly hari: Hari;
  readonly hari_status: 'OPEN' | 'CLOSED';
  /** Dates are those of the open day: this person may not look at, or save on, another one (D-2.4). */
  readonly hari_terkunci: boolean;
  /** The calendar has moved on while the day stayed open: only closing goes on (D-2.3). */
  readonly hari_tertinggal: boolean;
  /** The same, before a person who may go on: each act asks for an approval of its own (D-33.18). */
  readonly lateDay?: LateDay;
  readonly akses: ReadonlySet<string>;
  /** Cost and margin may be shown (D-3.5). */
  readonly lihat_modal: boolean;
  /** Phones, addresses and numbers of people have their middle hidden in lists (abuse case 19). */
  readonly samarkan?: boolean;
  readonly perangkat: string;
  readonly ip: string;
  readonly locale: string;
  /** The approved authorisation that this write carries, and what the write really is. */
  readonly keystore?: string;
  readonly digest?: string;
  /** A rehearsal: the write is rolled back, only its demands are wanted (POST otorisasi). */
  readonly latihan?: true;
  /** The time of what is written now, where the clock is behind the shop's last act (D-51.2). */
  readonly waktu?: string;
  /** No act may be made by this clock or on this date before the owner has agreed (D-51.2). */
  readonly jamDitolak?: Omit<Tertahan, 'kecuali'>;
  /** The shop whose server asks by itself, of an endpoint for servers alone (D-43.2). */
  readonly pengirim?: string;
  /** Nothing but these calls is open until the person has done what the sentence says. */
  readonly tertahan?: Tertahan;
};
