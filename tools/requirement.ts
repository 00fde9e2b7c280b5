import { readFileSync } from 'node:fs';
import { BELUM } from '#areas/toko/contract/belum.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MENU } from '#app/contract/menu.ts';
import { MODULS } from '#app/contract/moduls.ts';
import { BESIDE, PAGES } from '#app/web/pages.ts';

/** One thing that the requirement names: a screen, a report, a call or a module. */
export type Named = { readonly key: string; readonly title: string };
/** All of a kind, and those of them that the product does not have. */
export type Compared = { readonly all: readonly Named[]; readonly missing: readonly Named[] };

const rows = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

function compare(all: readonly Named[], isThere: (key: string) => boolean): Compared {
  return { all, missing: all.filter(({ key }) => !isThere(key)) };
}

const paths = new Set([...BESIDE, ...[...PAGES, ...MENU].map(({ path }) => `/${path}`)]);

function screens(): Compared {
  const all = rows('tests/inventaris/rute.tsv').map(([, path, title]) => ({
    key: path!,
    title: title!,
  }));
  return compare(
    all.filter(({ key }) => !key.startsWith('/laporan-')),
    (key) => paths.has(key),
  );
}

/** Those of the catalogue, and three that stand among the requirement's paths alone. */
function reports(): Compared {
  const catalogue = rows('tests/laporan-katalog.tsv').map(([, path, title]) => ({
    key: `/${path}`,
    title: title!,
  }));
  const known = new Set(catalogue.map(({ key }) => key));
  const beside = rows('tests/inventaris/rute.tsv')
    .map(([, path, title]) => ({ key: path!, title: title! }))
    .filter(({ key }) => key.startsWith('/laporan-') && !known.has(key));
  return compare([...catalogue, ...beside], (key) => paths.has(key));
}

/** 'PUT para-harga-beli/update/{kode_harga}' and our ':kode_harga' as one text. */
const plain = (call: string): string => call.replace(/\{\w+\}|:\w+/g, ':').replace(/\/$/, '');

/** Calls that the list names for every kind of document, and a rule rules out: a contract never waits (D-38.1). */
const RULED_OUT = ['POST cicilan/{no}/validasi'];

/** A call whose method the requirement does not show (`-`), or gives a choice of, is known by its path. */
function calls(): Compared {
  const endpoints = CONTRACTS.flatMap(({ endpoints: own, masters, reports: told }) => [
    ...own,
    ...masters.flatMap((one) => Object.values(one.endpoints)),
    ...told.map((one) => one.endpoint),
  ]);
  const there = new Set(
    endpoints.flatMap(({ method, path }) => [`${method} ${plain(path)}`, plain(path)]),
  );
  const named = rows('tests/inventaris/panggilan.tsv').map(([, method, path, what]) => ({
    key: /^[A-Z]+$/.test(method!) ? `${method} ${path}` : path!,
    title: what!,
  }));
  const all = named.filter(({ key }) => !RULED_OUT.includes(key));
  return compare(all, (key) => there.has(plain(key)));
}

function modules(): Compared {
  const waits = new Set(BELUM.flatMap(({ modul }) => modul));
  const all = Object.values(MODULS).map(({ key, nama }) => ({ key, title: nama }));
  return compare(all, (key) => !waits.has(key));
}

/** The requirement's screens, reports, calls and modules against the product's. */
export const compareAll = () => ({
  screens: screens(),
  reports: reports(),
  calls: calls(),
  modules: modules(),
});
