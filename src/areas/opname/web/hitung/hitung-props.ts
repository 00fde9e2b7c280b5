import type { ReactNode } from 'react';

/** What is typed of a tray that waits. */
type Isian<R> = {
  readonly name: string;
  readonly label: string;
  /** 'berat' comes from the scale, where the browser hears one. */
  readonly kind: 'qty' | 'berat' | 'gram';
  readonly optional?: true;
  /** What is shown in its place once the tray was counted. */
  readonly hasil: (row: R) => ReactNode;
};
export type Nilai = Readonly<Record<string, number | null>>;

/** What is shown of a tray once it was counted. */
type KolomHitung<R> = {
  readonly label: string;
  readonly isi: (row: R) => ReactNode;
  readonly end?: true;
  /** Left out on a telephone. */
  readonly desk?: true;
};

/** Trays to be counted, and what the table knows of them. */
export type HitungProps<R> = {
  label: string;
  rows: readonly R[];
  keyOf: (row: R) => string;
  baki: (row: R) => { kode: string; note?: string; isi?: number };
  menunggu: (row: R) => boolean;
  isian: readonly Isian<R>[];
  kolom: readonly KolomHitung<R>[];
  /** How a tray is saved: a hook, for each row sends on its own. */
  useSimpan: (row: R) => (nilai: Nilai) => Promise<boolean>;
  /** Trays that are chosen instead of filled in: which one is, and what a press does. */
  pilih?: { readonly kini: string | null; readonly onPilih: (row: R) => void };
  redup?: (row: R) => boolean;
  /** The tray whose field is wanted next. */
  fokus?: string;
  /** The last one was filled in. */
  onHabis?: () => void;
};
