import { gzipSync } from 'node:zlib';
import { sha256 } from '#kit/server/canonical.ts';
import { nowMs } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { plain, sentence } from '#kit/rules/sentence.ts';
import { isTokoBuka } from '#areas/katalog/server/katalog.query.ts';
import { halamanKatalog } from '#areas/katalog/server/publik/halaman.ts';
import { readIsiKatalog, type IsiKatalog } from '#areas/katalog/server/publik/isi.ts';

/** A page as it is sent: once made, a thousand readers cost nothing but the sending. */
export type Terbit = {
  readonly nama_toko: string;
  readonly html: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
};

/** What a shop shows, read once, and the pages that were made of it. */
type Disimpan = {
  readonly sampai: number;
  /** The pieces of the stock that it shows, once it is read. */
  barcode?: ReadonlySet<string>;
  readonly isi: Promise<IsiKatalog | undefined>;
  readonly halaman: Map<string, Promise<Terbit | undefined>>;
  /** Those of them that are made. */
  readonly siap: Map<string, Terbit>;
};

/** Another process of the same shop rings its own bell alone: what it changed is seen here after this. */
const PALING_LAMA_MS = 15_000;
/** The page speaks the languages of the product; any other reader gets the shop's own. */
const BAHASA: readonly string[] = ['id', 'en', 'it', 'zh', 'ms', 'ja'];

export const bahasaOf = (asked: string | undefined): string => {
  const first = (asked ?? '').slice(0, 2).toLowerCase();
  return BAHASA.includes(first) ? first : 'id';
};

export type Katalog = {
  /** The page of a shop; nothing where there is none, it is closed off, or it publishes nothing. */
  halaman(kode_toko: string, bahasa: string): Promise<Terbit | undefined>;
  /** The same where it lies there and still holds: asked without waiting. */
  ada(kode_toko: string, bahasa: string): Terbit | undefined;
  /** What the page is made of; nothing where the shop is none of the chain's, or closed off. */
  isi(kode_toko: string): Promise<IsiKatalog | undefined>;
  /** A bell of the shop rang: the next reader gets what changed. */
  dengar(kode_toko: string, event: string, payload: unknown): void;
};

/** How far a long work is changes nothing that a customer sees. */
const TIDAK_TAMPIL: ReadonlySet<string> = new Set(['progress']);

/** Pieces that went into a basket or out of the shop, or became another; undefined where the bell says otherwise. */
const barcodeOf = (event: string, payload: unknown): readonly string[] | undefined => {
  if (event !== 'keranjang') return undefined;
  const { kode_barcode = [] } = (payload ?? {}) as { kode_barcode?: string | readonly string[] };
  return typeof kode_barcode === 'string' ? [kode_barcode] : kode_barcode;
};

export function bukaKatalog(
  db: Database,
  translatorOf: (bahasa: string) => (text: string) => string,
): Katalog {
  const disimpan = new Map<string, Disimpan>();

  const baca = async (kode_toko: string): Promise<IsiKatalog | undefined> =>
    (await isTokoBuka(db, kode_toko)) ? readIsiKatalog(db, kode_toko) : undefined;

  const ambil = (kode_toko: string): Disimpan => {
    const ada = disimpan.get(kode_toko);
    if (ada && nowMs() < ada.sampai) return ada;
    const baru: Disimpan = {
      sampai: nowMs() + PALING_LAMA_MS,
      isi: baca(kode_toko),
      halaman: new Map(),
      siap: new Map(),
    };
    disimpan.set(kode_toko, baru);
    // A shop that is not there is not remembered, nor a database that did not answer.
    const buang = () => void (disimpan.get(kode_toko) === baru && disimpan.delete(kode_toko));
    baru.isi.then((isi) => {
      if (!isi) return buang();
      baru.barcode = new Set(isi.item.flatMap(({ kode_barcode }) => kode_barcode ?? []));
    }, buang);
    return baru;
  };

  return {
    halaman: (kode_toko, bahasa) => {
      const toko = ambil(kode_toko);
      const ada = toko.halaman.get(bahasa);
      if (ada) return ada;
      const terbit = toko.isi.then((isi) => buat(isi, bahasa, translatorOf(bahasa)));
      toko.halaman.set(bahasa, terbit);
      terbit.then(
        (made) => made && toko.siap.set(bahasa, made),
        () => {},
      );
      return terbit;
    },
    ada: (kode_toko, bahasa) => {
      const toko = disimpan.get(kode_toko);
      return toko && nowMs() < toko.sampai ? toko.siap.get(bahasa) : undefined;
    },
    isi: (kode_toko) => ambil(kode_toko).isi,
    dengar: (kode_toko, event, payload) => {
      // A counter sells all day: only an act on a piece that the page shows makes the page be built again.
      const shown = disimpan.get(kode_toko)?.barcode;
      const pieces = barcodeOf(event, payload);
      const other = shown && pieces && !pieces.some((one) => shown.has(one));
      if (!other && !TIDAK_TAMPIL.has(event)) disimpan.delete(kode_toko);
    },
  };
}

async function buat(
  isi: IsiKatalog | undefined,
  bahasa: string,
  translate: (text: string) => string,
): Promise<Terbit | undefined> {
  if (!isi || isKosong(isi)) return undefined;
  const t = (text: string, values?: Readonly<Record<string, string>>) =>
    plain(sentence(text, values), translate);
  const html = Buffer.from(halamanKatalog({ isi, t, bahasa }));
  const etag = `"${sha256(html).slice(0, 32)}"`;
  return { nama_toko: isi.nama_toko, html, gzip: gzipSync(html), etag };
}

const isKosong = ({ kategori, harga, banner, info }: IsiKatalog): boolean =>
  [kategori, harga, banner, info].every((rows) => rows.length === 0);
