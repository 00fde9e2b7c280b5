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

type Disimpan = { sampai: number; terbit: Promise<Terbit | undefined> };

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
  /** Something of the shop changed: the next reader gets it. */
  lupakan(kode_toko: string): void;
};

export function bukaKatalog(
  db: Database,
  translatorOf: (bahasa: string) => (text: string) => string,
): Katalog {
  const disimpan = new Map<string, Map<string, Disimpan>>();

  const buat = async (kode_toko: string, bahasa: string): Promise<Terbit | undefined> => {
    if (!(await isTokoBuka(db, kode_toko))) return undefined;
    const isi = await readIsiKatalog(db, kode_toko);
    if (isKosong(isi)) return undefined;
    const translate = translatorOf(bahasa);
    const t = (text: string, values?: Readonly<Record<string, string>>) =>
      plain(sentence(text, values), translate);
    const html = Buffer.from(halamanKatalog({ isi, t, bahasa }));
    const etag = `"${sha256(html).slice(0, 32)}"`;
    return { nama_toko: isi.nama_toko, html, gzip: gzipSync(html), etag };
  };

  return {
    halaman: (kode_toko, bahasa) => {
      const toko = disimpan.get(kode_toko) ?? new Map<string, Disimpan>();
      const ada = toko.get(bahasa);
      if (ada && nowMs() < ada.sampai) return ada.terbit;
      const terbit = buat(kode_toko, bahasa);
      toko.set(bahasa, { sampai: nowMs() + PALING_LAMA_MS, terbit });
      disimpan.set(kode_toko, toko);
      // A shop that is not there is not remembered, nor a database that did not answer.
      const buang = () => void (toko.get(bahasa)?.terbit === terbit && toko.delete(bahasa));
      terbit.then((one) => one ?? buang(), buang);
      return terbit;
    },
    lupakan: (kode_toko) => void disimpan.delete(kode_toko),
  };
}

const isKosong = ({ kategori, harga, banner, info }: IsiKatalog): boolean =>
  [kategori, harga, banner, info].every((rows) => rows.length === 0);
