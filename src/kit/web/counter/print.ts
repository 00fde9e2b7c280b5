import { shellWith } from '#kit/web/base/shell.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { focusScan } from '#kit/web/write/focus.ts';

const PAGE = (mm: number) => `
  @page { size: ${mm}mm auto; margin: 0; }
  html { background: #fff; color: #000; color-scheme: light; }
  body { margin: 0; width: ${mm}mm; padding: 2mm 3mm; box-sizing: border-box; }
  body { font: 12px/1.35 'Plus Jakarta Sans Variable', system-ui, sans-serif; font-variant-numeric: tabular-nums; }
`;

type How = {
  readonly mm?: number;
  readonly css?: string;
  /** What the paper is called where a shell lists it. */
  readonly name?: string;
  /** What the sheets are made to fit into, where they are pages of their own. */
  readonly fit?: (sheets: Iterable<HTMLElement>) => void;
};

/** A whole page on a strip of this width. */
export const pageOf = (html: string, { mm = 80, css = '' }: How): string =>
  `<!doctype html><meta charset="utf-8"><style>${PAGE(mm)}${css}</style><body>${html}`;

/**
 * Prints a piece of HTML on a strip of paper from a frame of its own, so that nothing of the screen
 * comes along; a shell prints it without a window. Answers when the paper was handed over.
 */
export async function printHtml(html: string, how: How = {}): Promise<void> {
  const page = pageOf(html, how);
  const shell = shellWith('html');
  if (shell)
    return shell
      .print({ kind: 'html', name: how.name ?? 'Kilau', data: page })
      .catch(() => toast.error('Printer tidak menjawab. Periksa kabel, nyala, dan kertasnya.'));
  removeOld();
  const frame = document.createElement('iframe');
  frame.setAttribute(PAPER, '');
  Object.assign(frame.style, {
    position: 'fixed',
    width: '0',
    height: '0',
    border: '0',
    visibility: 'hidden',
  });
  frame.title = 'Cetak';
  frame.srcdoc = page;
  await new Promise((loaded) => {
    frame.addEventListener('load', loaded, { once: true });
    document.body.append(frame);
  });
  await Promise.all(
    [...(frame.contentDocument?.images ?? [])].map((image) => image.decode().catch(() => {})),
  );
  how.fit?.(frame.contentDocument?.querySelectorAll('section') ?? []);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove(), { once: true });
  const here = document.activeElement;
  frame.contentWindow?.focus();
  frame.contentWindow?.print();
  takeBack(here, frame);
  setTimeout(() => frame.remove(), 60_000);
}

/** Printing takes the focus into the paper: whatever had it at that moment, and no earlier, gets it back. */
function takeBack(here: Element | null, frame: HTMLIFrameElement): void {
  const now = document.activeElement;
  if (now && now !== frame && now !== document.body) return;
  frame.blur();
  window.focus();
  if (here instanceof HTMLElement && here.isConnected && here !== document.body)
    here.focus({ preventScroll: true });
  else focusScan();
}

/** A browser that never says that it has printed keeps one paper, not one for each sale. */
const PAPER = 'data-kertas';
const removeOld = (): void => {
  for (const old of document.querySelectorAll(`iframe[${PAPER}]`)) old.remove();
};
