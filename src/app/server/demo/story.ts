import { toIso } from '#kit/server/clock.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Random } from '#app/server/demo/random.ts';
import type { Stage } from '#app/server/demo/stage.ts';

/** A piece that somebody holds, and for how many more visits of the story. */
export type DemoTitipan = { no: string; kode_barcode: string; lama: number };

/** A loan that runs, and for how many more visits of the story. */
export type DemoHutang = { no: string; lama: number };

/** A nota that some customer has at home; the shop may see it again. */
export type DemoNota = { no_faktur_jual: string; kode_barcode: string };

/** A shop on the stage: its hours ahead of UTC, and the pieces that can still be sold. */
export type DemoShop = {
  kode_toko: string;
  jam: number;
  validasi: boolean;
  ready: string[];
  /** Pieces that somebody holds with a deposit. */
  titipan: DemoTitipan[];
  /** Loans that run. */
  hutang: DemoHutang[];
  /** Notas of single cheap pieces, oldest first. */
  terjual: DemoNota[];
  /** Coupons that customers have at home. */
  kupon: string[];
};

export type Story = { stage: Stage; random: Random; shop: DemoShop };

/** The wall clock of a shop on a day, minutes after midnight. */
export const at = ({ jam }: DemoShop, tgl: Hari, minutes: number): string =>
  toIso(Date.parse(`${tgl}T00:00:00Z`) + (minutes - jam * 60) * 60_000);
