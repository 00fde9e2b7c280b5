import { escposOf, kickOf, type Raster, type Roll } from '#kit/rules/escpos.ts';
import { saidAgain, type StrukLine, type StrukPaper, type StrukSheet } from '#kit/rules/struk.ts';
import { newKey } from '#kit/web/api/key.ts';
import { shellWith } from '#kit/web/base/shell.ts';
import { pageOf } from '#kit/web/counter/print.ts';
import { strukCss, strukHtml } from '#kit/web/counter/struk-html.ts';
import { rasterOf } from '#kit/web/device/raster.ts';
import { NotPrinted, saysNothingBegan, sendTo } from '#kit/web/device/send.ts';
import { mayStillPrint, type PaperOf } from '#kit/web/device/papers.ts';
import { devicesHere, type Way } from '#kit/web/device/settings.ts';
import { oneAtATime } from '#kit/web/device/line.ts';
import { printPage } from '#kit/web/device/shell-line.ts';
import { shellReason } from '#kit/web/device/shell-reason.ts';
import {
  dropPaper,
  forgetReceipt,
  keepPaper,
  papersWaiting,
  type Paper,
  type Waiting,
} from '#kit/web/device/waiting.ts';
import { toast } from '#kit/web/feedback/toast.ts';

/** Prints on the device of this computer; what does not come out waits, and the save that it is of stays. */
export async function printOnDevice(
  paper: Paper,
  title: string,
  { of, again: begunBefore = false }: { of?: PaperOf; again?: boolean } = {},
): Promise<void> {
  try {
    await send(paper, title, begunBefore);
    forget(paper, title);
  } catch (error) {
    forget(paper, title);
    const failed = failureOf(error);
    const at = performance.timeOrigin + performance.now();
    const begun = failed.begun || begunBefore;
    const one = { id: newKey(), title, at, begun, paper: restOf(paper, failed.sent), of };
    if (keepPaper(one)) sayWaiting(title, failed);
    else toast.error('{kertas} tidak tercetak, cetak ulang dengan otorisasi', { kertas: title });
  }
}

/** A paper that is worth money and belongs to no document: it is kept nowhere, and is pressed for again. */
export async function printNow(paper: Paper, title: string): Promise<void> {
  try {
    await send(paper, title, false);
  } catch (error) {
    const sebab = shellReason(failureOf(error).cause);
    if (sebab) toast.error('{kertas} tidak tercetak: {sebab}', { kertas: title, sebab });
    else toast.error('{kertas} tidak tercetak', { kertas: title });
  }
}

/** A nota whose number is printed now does not wait a second time. */
const forget = (paper: Paper, title: string): void =>
  paper.kind === 'receipt' ? forgetReceipt(title) : undefined;

/** Prints what waits, the oldest first; true when all of it came out. A second tab prints none of it twice. */
export const printWaiting = (): Promise<boolean> =>
  oneAtATime('kilau.kertas', async () => {
    for (const one of papersWaiting()) if (!(await again(one))) return false;
    return true;
  });

async function again(one: Waiting): Promise<boolean> {
  const may = one.of ? await mayStillPrint(one.of).catch(() => undefined) : true;
  if (may === false) dropPaper(one.id);
  if (!may) return false;
  // A page that ends in the middle leaves it marked.
  keepPaper({ ...one, begun: true });
  try {
    await send(one.paper, one.title, one.begun);
    dropPaper(one.id);
    return true;
  } catch (error) {
    const failed = failureOf(error);
    const { sent, begun } = failed;
    keepPaper({
      ...one,
      begun: begun || one.begun,
      paper: restOf(one.paper, sent),
    });
    sayWaiting(one.title, failed);
    return false;
  }
}

/** A shell may say why; other ways do not know it. */
function sayWaiting(kertas: string, { cause }: NotPrinted): void {
  const sebab = shellReason(cause);
  if (sebab) toast.warning('{kertas} belum tercetak: {sebab}', { kertas, sebab });
  else toast.warning('{kertas} belum tercetak', { kertas });
}

/** What is wrong before a way is open has printed nothing. */
const failureOf = (error: unknown): NotPrinted =>
  error instanceof NotPrinted ? error : new NotPrinted(0, false, error);

const restOf = (paper: Paper, sent: number): Paper =>
  paper.kind === 'label'
    ? { ...paper, labels: paper.labels.slice(sent) }
    : { ...paper, sheets: paper.sheets.slice(sent) };

async function send(paper: Paper, name: string, begun: boolean): Promise<void> {
  const { receipt, label } = devicesHere();
  if (paper.kind === 'label') {
    const utf8 = new TextEncoder();
    return sendTo(
      label,
      paper.labels.map((one) => utf8.encode(one)),
      { kind: 'label', name },
    );
  }
  if (paper.page && shellWith('html')) return sendPage({ ...paper, page: paper.page }, name, begun);
  const roll: Roll = receipt.roll === '58' || (receipt.roll === 'SHOP' && paper.narrow) ? 58 : 80;
  const pictures = await picturesOf(paper.sheets, roll);
  const parts = paper.sheets.map((sheet) =>
    escposOf(sheet, { roll, cut: paper.cut, pictures, again: begun }),
  );
  return sendTo(receipt, parts, { kind: 'escpos', name });
}

type Page = Extract<Paper, { kind: 'receipt' }> & { readonly page: StrukPaper };

/** All sheets as one page, by the shell: it cannot say how many came out before it failed. */
async function sendPage({ sheets, cut, page }: Page, name: string, begun: boolean): Promise<void> {
  const html = strukHtml(begun ? saidAgain(sheets) : sheets, cut);
  const data = pageOf(html, { mm: page.wide, css: strukCss(page) });
  try {
    await oneAtATime('kilau.alat', () => printPage(name, data));
  } catch (error) {
    throw new NotPrinted(0, !saysNothingBegan(error), error);
  }
}

/** The pictures of sheets in dots, each once. */
async function picturesOf(
  sheets: readonly StrukSheet[],
  roll: Roll,
): Promise<ReadonlyMap<string, Raster>> {
  const images = sheets.flatMap(({ lines }) => imagesIn(lines));
  const drawn = await Promise.all(
    images.map(async ({ png, mm }) => [png, await rasterOf(png, mm, roll)] as const),
  );
  return new Map(drawn.filter((one): one is [string, Raster] => one[1] !== undefined));
}

const imagesIn = (lines: readonly StrukLine[]): { png: string; mm: number }[] =>
  lines.flatMap((line) =>
    line.kind === 'image'
      ? [line.image]
      : line.kind === 'columns'
        ? imagesIn([...line.left, ...line.right])
        : [],
  );

/** The shell's own drawer, where paper goes by it as well; one that hangs on another printer is not its. */
const shellDrawer = (way: Way) =>
  way === 'SHELL' || way === 'BROWSER' ? shellWith('openDrawer') : undefined;

/** Opens the drawer that hangs on the receipt printer, or on the shell; nothing of it waits. */
export async function openDrawer(): Promise<void> {
  const { receipt } = devicesHere();
  const shell = shellDrawer(receipt.way);
  if (receipt.drawer === 'NONE' || (receipt.way === 'BROWSER' && !shell)) return;
  const kick = kickOf(receipt.drawer === 'PIN5' ? 5 : 2);
  try {
    await (shell ? shell.openDrawer() : sendTo(receipt, [kick], { kind: 'escpos', name: 'LACI' }));
  } catch {
    toast.warning('Laci tidak terbuka: printer tidak menjawab');
  }
}
