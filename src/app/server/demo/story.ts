import { isClockFixed, nowIso, setClock, toIso } from '#kit/server/clock.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Customer } from '#app/server/demo/customers.ts';
import type { Barang } from '#app/server/demo/pinjam/kisah.ts';
import type { Random } from '#app/server/demo/random.ts';
import type { Stage } from '#app/server/demo/stage.ts';

/** Business days that the demo tells, unless `--days` gives another number. */
export const DEMO_HARI = 30;

/** A piece that somebody holds, and for how many more visits of the story. */
export type DemoTitipan = { no: string; kode_barcode: string; lama: number };

/** A loan: its number of now, what was lent, and the goods that lie in the safe for it. */
export type DemoHutang = {
  no: string;
  pokok: number;
  barang: readonly Barang[];
  no_ktp: string;
};

/** A contract of instalments, and who came for it. */
export type DemoCicilan = { no: string; nama: string; no_ktp: string };
/** A repair: its number, its piece on the scale, the gold that was given for it. */
export type DemoService = {
  readonly no: string;
  readonly berat: number;
  readonly kadar: number;
  readonly emas: { kode_gudang: string; kadar: number; berat: number } | undefined;
};

/** An order: its number, and whether a craftsman works on it with gold of his own. */
export type DemoPesanan = { readonly no: string; readonly sendiri: boolean };

/** A nota that some customer has at home; the shop may see it again. */
export type DemoNota = { no_faktur_jual: string; kode_barcode: string };

/** A shop on the stage: its hours ahead of UTC, and the pieces that can still be sold. */
export type DemoShop = {
  kode_toko: string;
  jam: number;
  /** The instant at which the story ends. On its last day hours that still lie ahead take this instant. */
  sampai: string;
  validasi: boolean;
  ready: string[];
  /** Pieces that somebody holds with a deposit. */
  titipan: DemoTitipan[];
  /** Loans by their place in the story of loans. */
  hutang: Map<number, DemoHutang>;
  /** Contracts by their place in the story of instalments. */
  cicilan: Map<number, DemoCicilan>;
  /** Repairs by their place in the story of repairs. */
  service: Map<number, DemoService>;
  /** Orders and pre-orders by their place in their stories. */
  pesanan: Map<number, DemoPesanan>;
  preOrder: Map<number, string>;
  /** Notas of single cheap pieces, oldest first. */
  terjual: DemoNota[];
  /** Coupons that customers have at home. */
  kupon: { no: string; milik: Customer }[];
  /** Members whom the shop has registered. */
  member: string[];
};

/** A shop before anything has happened there; in one of them cashiers sit apart. */
export const newShop = (kode_toko: string, zona: string, sampai: string): DemoShop => ({
  kode_toko,
  sampai,
  jam: zona === 'WIT' ? 9 : 7,
  validasi: kode_toko === 'KJ2',
  ready: [],
  titipan: [],
  hutang: new Map(),
  cicilan: new Map(),
  service: new Map(),
  pesanan: new Map(),
  preOrder: new Map(),
  terjual: [],
  kupon: [],
  member: [],
});

export type Story = { stage: Stage; random: Random; shop: DemoShop };

/** The wall clock of a shop on a day, minutes after midnight; never later than the end of the story. */
export function at({ jam, sampai }: DemoShop, tgl: Hari, minutes: number): string {
  const instant = toIso(Date.parse(`${tgl}T00:00:00Z`) + (minutes - jam * 60) * 60_000);
  return instant < sampai ? instant : sampai;
}

/** The clock of a story goes on to this hour; an hour that is past already leaves it where it is (D-51.2). */
export const goOn = (instant: string): void =>
  setClock(isClockFixed() && nowIso() > instant ? nowIso() : instant);
