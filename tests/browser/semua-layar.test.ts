import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { MODULS, type ModulKey } from '#app/contract/moduls.ts';
import type { Entry } from '#app/web/entry.ts';
import { ENTRIES } from '#app/web/menu.ts';
import { openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import {
  aksen,
  buka,
  dengarkan,
  ke,
  SEMPIT,
  simpanKosong,
  tombol,
  WARNA,
} from '#tests/browser/layar.ts';
import { CARA, pindai } from '#tests/browser/layar-pindai.ts';
import { putaran } from '#tests/browser/giliran.ts';
import type { Who } from '#tests/kit/people.ts';
import { jalani } from '#tests/proof/oracle/hidup.ts';

const HARI = ['2026-11-19', '2026-11-20'];
const DIJALANI = `tgl_from=${HARI[0]}&tgl_to=${HARI[1]}`;
/**
 * A third of the screens, each in one state, which the seed of the run chooses; every screen where the kit's web has changed since all were
 * looked at. All of them in all states by `KILAU_LAYAR=semua`, in one by its name, scanned on in every way by `pindai`.
 */
const LAYAR = process.env.KILAU_LAYAR;
const { dilihat, selesai } = putaran('layar', inject('seed'));
const DILIHAT = dilihat(ENTRIES);
/** A round over one state, or over all of them, which takes hours and says where it is. */
const PALING_LAMA = (LAYAR ? 6 : 1) * 3_600_000;
/** Who is asked first; a screen of the maker or of head office is opened by the next. */
const ORANG: readonly Who[] = ['OWN', 'own.pst', 'SU', 'su.pst'];

/** Reports wait half a second before they ask (1§9): meanwhile another screen is looked at. */
const SEKALIGUS = 2;

/** Modules that take screens away: their acts are another shop's. */
const MENUTUP: readonly ModulKey[] = ['SEPUHAN_TERPUSAT_MODULE'];

let kilau: Kilau;
type Meja = Pick<Counter, 'page'> & { tenang: () => Promise<void> };
/** The pages of one who looks, one for each person that is asked. */
type Baris = Map<Who, Promise<Meja>>;
const orang = new Map<Who, Promise<Counter>>();

/** A shop that has lived, with all that can be switched on, so that no screen stays away or without rows. */
beforeAll(async () => {
  kilau = await openKilau({ hari: HARI[0], dasar: true, toko: ['PST', 'KJ1', 'KJ2'] });
  await jalani(kilau.shop, HARI, 24, 118_194);
  for (const kode_toko of ['KJ1', 'PST'] as const) {
    for (const key of Object.keys(MODULS) as ModulKey[])
      if (!MENUTUP.includes(key)) await kilau.shop.modulOn(key, kode_toko);
    for (const key of ['TOKO_REKAP_PENJUALAN', 'TOKO_UPDATE_KADAR'] as const)
      await kilau.shop.param(key, ['KJ1', 'PST'], kode_toko);
  }
}, 180_000);
afterAll(() => kilau.close());

async function duduk(baris: Baris, who: Who): Promise<Meja> {
  const meja = baris.get(who) ?? bukaMeja(who);
  baris.set(who, meja);
  return meja;
}

/** A person logs in once; each further look in parallel opens another page of the same session. */
async function bukaMeja(who: Who): Promise<Meja> {
  const first = orang.get(who);
  const counter = first ?? kilau.open(who, 'home');
  orang.set(who, counter);
  const { page, context, errors } = await counter;
  const own = first ? await context.newPage() : page;
  const tenang = dengarkan(own);
  if (first) {
    own.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
    await own.goto(`${kilau.url}/home`);
  }
  await own.getByRole('heading').first().waitFor();
  return { page: own, tenang };
}

/** The screen, opened by the first who may. */
async function bukaLayar(baris: Baris, { path, row }: Entry): Promise<Meja | undefined> {
  for (const who of ORANG) {
    const at = await duduk(baris, who);
    await ke(at.page, path.startsWith('laporan-') ? `${path}?${DIJALANI}` : path, row.title);
    await at.tenang();
    const shut = await at.page.getByText('Halaman tidak diizinkan').count();
    if (shut === 0 || path === 'tidak-diizinkan') return at;
  }
  return undefined;
}

/** Opens what a screen has to open, up to so many, and looks at each, also after an empty save. */
async function dialog({ page, tenang }: Meja, { path, row }: Entry, most: number) {
  const found: string[] = [];
  for (const name of (await tombol(page)).slice(0, most)) {
    if (await buka(page, name, tenang)) {
      const note = async (when: string) =>
        found.push(...(await aksen(page)).map((one) => `[${name}]${when} ${one}`));
      await note('');
      if ((await page.locator('[role="dialog"]').count()) > 0) {
        await simpanKosong(page);
        await tenang();
        await note(' salah');
      }
      await page.keyboard.press('Escape');
    }
    await ke(page, 'home', 'Beranda');
    await ke(page, path, row.title);
    await tenang();
  }
  return found;
}

/** What is wider than the page: a phone scrolls downwards only. */
const miring = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [`${over} px wider than the page`] : [];
  });

/** A column for so many pixels fits; wider tables are pushed, and keep their first column in sight. */
const SEKOLOM = 100;

/** What has to be pushed sideways at a shop's width though it has no more columns, and by how much. */
const lebar = (page: Page): Promise<string[]> =>
  page.evaluate(
    (each) =>
      [document.documentElement, ...document.querySelectorAll('main *')]
        .filter((one) => ['auto', 'scroll', 'visible'].includes(getComputedStyle(one).overflowX))
        .filter((one) => one.clientWidth > 600 && one.scrollWidth > one.clientWidth + 1)
        .filter((one) => {
          const columns = one.querySelectorAll('thead th').length;
          return (
            one === document.documentElement || (columns > 0 && columns <= one.clientWidth / each)
          );
        })
        .map((one) => `${one.className}: ${one.scrollWidth} px in ${one.clientWidth}`),
    SEKOLOM,
  );

/** Heads of which a part cannot be read: a column is as wide as its head, on two lines at most. */
const terpotong = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main thead th')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.textContent}: ${one.scrollWidth} px in ${one.clientWidth}`),
  );

/** Sets another window size and waits: for a moment the layout of the size before is still shown. */
async function ukuran(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    const wide = () => document.querySelector('main')?.clientWidth;
    for (let [same, last] = [0, wide()]; same < 6;) {
      await new Promise(requestAnimationFrame);
      const now = wide();
      [same, last] = [now === last ? same + 1 : 0, now];
    }
  });
}

const KEADAAN: Readonly<Record<string, (at: Meja, entry: Entry) => Promise<string[]>>> = {
  terang: async ({ page }) => aksen(page),
  gelap: async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const found = await aksen(page, WARNA);
    await page.emulateMedia({ colorScheme: 'light' });
    return found;
  },
  telepon: async ({ page, tenang }) => {
    await ukuran(page, 390, 844);
    await tenang();
    const found = [...(await aksen(page, SEMPIT)), ...(await miring(page))];
    await ukuran(page, 1366, 768);
    return found;
  },
  salah: async ({ page, tenang }) => {
    await simpanKosong(page);
    await tenang();
    const found = await aksen(page);
    await page.keyboard.press('Escape');
    return found;
  },
  dialog: (at, entry) => dialog(at, entry, LAYAR ? 14 : 2),
};

/** A screen that scans is scanned on in each run, in one way of the seed; in all of them by `KILAU_LAYAR=pindai`. */
async function dipindai({ page }: Meja, path: string): Promise<string[]> {
  const cara = LAYAR ? CARA : [CARA[(path.length + inject('seed')) % CARA.length]!];
  const found: string[] = [];
  for (const one of cara) found.push(...(await pindai(page, one)));
  return found.map((one) => `${path}: scanned into the ${one}`);
}

/** The states in which a screen is looked at in this run. */
function giliran(path: string): string[] {
  const names = Object.keys(KEADAAN);
  if (LAYAR) return names.filter((name) => LAYAR === 'semua' || LAYAR.split(',').includes(name));
  const sum = [...path].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7);
  return [names[(sum + inject('seed')) % names.length]!];
}

/** What is said of a screen; a page that goes elsewhere under the look is a finding, not the end of the round. */
async function lihat(baris: Baris, entry: Entry): Promise<string[]> {
  const { path } = entry;
  const at = await bukaLayar(baris, entry);
  if (!at) return [`${path}: nobody may open it`];
  const found: string[] = [];
  for (const name of giliran(path)) {
    const said = await KEADAAN[name]!(at, entry).catch((error: unknown) => [
      String(error).split('\n', 1)[0]!,
    ]);
    found.push(...said.map((one) => `${path} ${name}: ${one}`));
  }
  if (!LAYAR || LAYAR.includes('pindai')) found.push(...(await dipindai(at, path)));
  // By now all that is drawn of an answer is on the screen, bars and charts as well.
  for (const look of [lebar, terpotong])
    found.push(...(await look(at.page)).map((one) => `${path}: ${one}`));
  // A round over all states takes long: what it finds is read while it goes on.
  if (LAYAR && found.length > 0) console.log(found.join('\n'));
  return found;
}

test(
  `axe has nothing against ${DILIHAT.length} of ${ENTRIES.length} screens: with rows, dark, on a phone, refused, with what it opens; none is too wide or cut`,
  async () => {
    const found: string[] = [];
    const antrean = DILIHAT.entries();
    const round = async () => {
      const baris: Baris = new Map();
      for (const [at, entry] of antrean) {
        if (LAYAR) console.log(`${at + 1} of ${DILIHAT.length}: ${entry.path}`);
        found.push(...(await lihat(baris, entry)));
      }
    };
    await Promise.all(Array.from({ length: SEKALIGUS }, round));
    for (const [who, counter] of orang)
      found.push(...(await counter).errors.map((one) => `${who}: ${one}`));
    expect(found).toEqual([]);
    selesai();
  },
  PALING_LAMA,
);
