import type { Page } from 'playwright-core';

/** A code of a piece's shape that the shop does not have. */
const KODE = 'KJ1Z9Q7X';
/** Of a supplier: no code of ours, and no sum or weight either. */
const ASING = 'SUP-1Z9Q75';

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
export async function ketuk(page: Page, kode: string, { jeda, akhir, besar }: Cara): Promise<void> {
  await page.evaluate(
    async ({ text, ends, gap }) => {
      const begun = performance.now();
      for (const [nth, key] of [...text, ...ends].entries()) {
        const at = document.activeElement ?? document.body;
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        // A busy machine hears a key late; when it was struck it knows all the same.
        Object.defineProperty(event, 'timeStamp', { value: begun + nth * gap });
        const types = at.dispatchEvent(event) && key.length === 1 && at instanceof HTMLInputElement;
        if (types) document.execCommand('insertText', false, key);
        await new Promise((next) => setTimeout(next, gap));
      }
    },
    { text: besar ? kode : kode.toLowerCase(), ends: [...AKHIR[akhir]], gap: jeda },
  );
}

/** What the screen shows; `dialog` counts the dialogs that do not name the code. */
type Isi = { alamat: string; kolom: string[]; dialog: number };
const isi = (page: Page, kode: string): Promise<Isi> =>
  page.evaluate(
    (code) => ({
      alamat: location.pathname,
      kolom: [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
        .filter((one) => !one.hasAttribute('data-scan-field'))
        .map((one) => one.value),
      dialog: [...document.querySelectorAll('[role="dialog"]')].filter(
        (one) => !one.textContent?.toUpperCase().includes(code),
      ).length,
    }),
    kode,
  );

/** The code is named, refused, or still in the field. */
const terjawab = (page: Page, kode: string): Promise<boolean> =>
  page
    .waitForFunction(
      (code) =>
        document.body.innerText.toUpperCase().includes(code) ||
        /tidak (ditemukan|dikenal|ada)/i.test(document.body.innerText) ||
        [...document.querySelectorAll<HTMLInputElement>('[data-scan-field]')].some(
          (one) => one.value.toUpperCase() === code,
        ),
      kode,
      { timeout: 15_000 },
    )
    .then(
      () => true,
      () => false,
    );

/**
 * What goes wrong when an unknown code is scanned on a screen that scans: a lost code, another address, a changed field, a
 * dialog that the scanner's keys opened. Once into the scan field, once into the first field of figures (D-51.2).
 */
export async function pindai(page: Page, cara: Cara): Promise<string[]> {
  const field = page.locator('main [data-scan-field]:enabled').first();
  if ((await field.count()) === 0) return [];
  const found: string[] = [];
  const figures = page.locator(
    'main input[inputmode="numeric"]:enabled:visible, main input[inputmode="decimal"]:enabled:visible',
  );
  const intoFigures = (await figures.count()) > 0;
  const scans = [
    { target: field, kode: KODE, says: 'scan field' },
    ...(intoFigures ? [{ target: figures.first(), kode: KODE, says: 'field of figures' }] : []),
    ...(intoFigures && cara.jeda === 10
      ? [{ target: figures.first(), kode: ASING, says: 'field of figures, foreign' }]
      : []),
  ];
  for (const { target, kode, says } of scans) {
    const before = await isi(page, kode);
    await target.focus();
    await ketuk(page, kode, cara);
    const where = `${says}, ${cara.jeda} ms, ${cara.akhir}`;
    if (!(await terjawab(page, kode))) found.push(`${where}: no answer to the code`);
    const after = await isi(page, kode);
    for (const key of ['alamat', 'dialog'] as const)
      if (String(after[key]) !== String(before[key]))
        found.push(`${where}: ${key} ${before[key]} became ${after[key]}`);
    if (after.kolom.join('|') !== before.kolom.join('|'))
      found.push(`${where}: fields ${before.kolom.join('|')} became ${after.kolom.join('|')}`);
    await page.keyboard.press('Escape');
    await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
    if (target === field) await field.fill('');
  }
  return found;
}
