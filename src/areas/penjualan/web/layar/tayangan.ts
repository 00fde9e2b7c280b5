import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';

/** A piece as its customer may see it: no cost, no place, no code of the shop. */
export type BarisTayang = {
  readonly nama: string;
  readonly kadar: Persen | null;
  readonly berat: Miligram | null;
  /** What it costs, or what the shop offers for it; null while too little is typed. */
  readonly harga: Rupiah | null;
  /** Taken off its price already. */
  readonly kurang: Rupiah;
};

/** A word and its sum, in the order in which they are read. */
export type Jumlah = readonly [kata: string, rupiah: Rupiah];

/**
 * All that the customer's window shows of what lies on a counter (D-49.7). A counter writes each of these values for
 * the window alone; nothing that it holds besides goes over the channel.
 */
export type Tayangan = {
  readonly nama: string | null;
  /** What the customer takes along. */
  readonly barang: readonly BarisTayang[];
  /** Gold that the customer brings. */
  readonly emas: readonly BarisTayang[];
  readonly jumlah: readonly Jumlah[];
  readonly total: Jumlah;
  /** What was handed over so far. */
  readonly bayar: readonly Jumlah[];
  /** What is left to pay, or what comes back. */
  readonly akhir: Jumlah | null;
  /** The document is saved: its number, and the address behind the QR of its paper. */
  readonly selesai: { readonly no: string; readonly alamat: string | null } | null;
};

/** A picture of the shop with its sentence, shown while no customer is served. */
export type Slide = {
  readonly teks: string;
  readonly posisi: 'top' | 'bottom';
  readonly gambar: string;
};

/** A page with a counter, and since when it is open, in ms since 1970. */
export type Halaman = { readonly halaman: string; readonly sejak: number };

/** What goes over the channel of one counter and its window. */
export type Pesan =
  /** From the window: what is there to show? */
  | { readonly kind: 'minta' }
  | (Halaman & {
      readonly kind: 'tayang';
      readonly isi: Tayangan | null;
      readonly slide: readonly Slide[];
      /** The name of the shop that head office works on; none: the computer's own. */
      readonly toko?: string;
    })
  /** From a counter: is this channel another's; it is this one's. */
  | (Halaman & { readonly kind: 'siapa' | 'saya' });

/** Of two pages with one channel the elder keeps it (D-49.7). */
export const lebihTua = (satu: Halaman, lain: Halaman): boolean =>
  satu.sejak < lain.sejak || (satu.sejak === lain.sejak && satu.halaman < lain.halaman);

/** Another shape of the messages is another channel: a window of an older version stays idle. */
const BENTUK = 2;
export const bukaSaluran = (id: string): BroadcastChannel =>
  new BroadcastChannel(`kilau.layar.${BENTUK}.${id}`);

/** How long a finished document stays in sight: time to scan its QR, and gone before the next customer. */
export const SELESAI_MS = 60_000;
