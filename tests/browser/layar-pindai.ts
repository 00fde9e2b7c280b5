import type { Page } from 'playwright-core';

/** A code of a piece's shape that the shop does not have. */
const KODE = 'KJ1Z9Q7';

/** How scanners of shops end a code, and how long they take between two keys, in milliseconds. */
const AKHIR = { CR: ['Enter'], CRLF: ['Enter', 'Enter'], TAB: ['Tab'] } as const;
const JEDA = [10, 55, 80, 120] as const;
type Cara = { readonly jeda: number; readonly akhir: keyof typeof AKHIR; readonly besar: boolean };
export const CARA: readonly Cara[] = JEDA.flatMap((jeda, at) =>
  (Object.keys(AKHIR) as (keyof typeof AKHIR)[]).map((akhir) => ({
    jeda,
    akhir,
    // A keyboard whose capitals are locked turns the scanner's letters round.
    besar: at % 2 === 0,
  })),
);

/** The keys of a scanner, wherever the focus is, each at its own time on the page's clock. */
async function ketuk(page: Page, { jeda, akhir, besar }: Cara): Promise<void> {
  await page.evaluate(
    async ({ text, ends, gap }) => {
      for (const key of [...text, ...ends]) {
        const at = document.activeElement ?? document.body;
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        const types = at.dispatchEvent(event) && key.length === 1 && at instanceof HTMLInputElement;
        if (types) document.execCommand('insertText', false, key);
        await new Promise((next) => setTimeout(next, gap));
      }
    },
    { text: besar ? KODE : KODE.toLowerCase(), ends: [...AKHIR[akhir]], gap: jeda },
  );
}

type Isi = { alamat: string; kolom: string[]; baris: number; dialog: number };
const isi = (page: Page): Promise<Isi> =>
  page.evaluate(() => ({
    alamat: location.pathname,
    kolom: [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
      .filter((one) => !one.hasAttribute('data-scan-field'))
      .map((one) => one.value),
    baris: document.querySelectorAll('main tbody tr').length,
    dialog: document.querySelectorAll('[role="dialog"]').length,
  }));

/** The code is named, refused, or still in the field. */
const terjawab = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      (code) =>
        document.body.innerText.toUpperCase().includes(code) ||
        /tidak (ditemukan|dikenal|ada)/i.test(document.body.innerText) ||
        [...document.querySelectorAll<HTMLInputElement>('[data-scan-field]')].some(
          (one) => one.value.toUpperCase() === code,
        ),
      KODE,
      { timeout: 5000 },
    )
    .then(
      () => true,
      () => false,
    );

/**
 * What goes wrong when an unknown code is scanned on a screen that scans: a lost code, another address, a changed field, a
 * row or a dialog that the scanner's keys made. Once into the scan field, once into the first field of figures (D-51.2).
 */
export async function pindai(page: Page, cara: Cara): Promise<string[]> {
  const field = page.locator('main [data-scan-field]:enabled').first();
  if ((await field.count()) === 0) return [];
  const found: string[] = [];
  const figures = page.locator(
    'main input[inputmode="numeric"]:enabled:visible, main input[inputmode="decimal"]:enabled:visible',
  );
  const targets = (await figures.count()) > 0 ? [field, figures.first()] : [field];
  for (const [at, target] of targets.entries()) {
    const before = await isi(page);
    await target.focus();
    await ketuk(page, cara);
    const where = `${at === 0 ? 'scan field' : 'field of figures'}, ${cara.jeda} ms, ${cara.akhir}`;
    if (!(await terjawab(page))) found.push(`${where}: no answer to the code`);
    const after = await isi(page);
    for (const key of ['alamat', 'baris', 'dialog'] as const)
      if (String(after[key]) !== String(before[key]))
        found.push(`${where}: ${key} ${before[key]} became ${after[key]}`);
    if (after.kolom.join('|') !== before.kolom.join('|'))
      found.push(`${where}: fields ${before.kolom.join('|')} became ${after.kolom.join('|')}`);
    await page.keyboard.press('Escape');
    if (at === 0) await field.fill('');
  }
  return found;
}
