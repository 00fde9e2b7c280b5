import { kickOf } from '#kit/rules/escpos.ts';
import { openScale } from '#kit/rules/scale.ts';
import { base64Of } from '#kit/web/base/base64.ts';
import type { Feature, Shell, ShellPaper } from '#kit/web/base/shell.ts';
import { ShellError, shellErrorOf, type Native } from '#shell/bridge/native.ts';
import { openQueue } from '#shell/bridge/queue.ts';
import { SCANNERS } from '#shell/bridge/scanners.ts';
import type { Device, Setup } from '#shell/bridge/setup.ts';

/** The page waits 20 s for a paper: the bridge answers before it, and the app cuts a printer off before that. */
const PRINT_MS = 19_000;
const CUT_MS = 1500;
const SCAN_MS = 15_000;
/** The page waits 8 s for a weight. */
const WEIGH_MS = 7000;
const LISTEN_MS = 1000;
const CODE_SIGNS = 200;

/** What works on this device now (docs/shell.md). */
export function featuresOf({ setup, screens, documents }: Device): readonly Feature[] {
  const has: Readonly<Record<Feature, boolean>> = {
    html: documents,
    escpos: setup.receipt !== null,
    pdf: documents,
    label: setup.label !== null,
    openDrawer: setup.receipt !== null && setup.drawer !== 'NONE',
    scan: setup.scanner !== null && Object.hasOwn(SCANNERS, setup.scanner),
    display: setup.screen && screens > 0,
    share: true,
    weigh: setup.scale !== null,
  };
  return (Object.keys(has) as Feature[]).filter((one) => has[one]);
}

/** The object of D-49.3 over the app: each print is handed on once, and a failure says whether it had begun. */
export function makeBridge(native: Native, device: Device): Shell {
  const { setup, version } = device;
  const features = Object.freeze([...featuresOf(device)]);
  const printing = openQueue(PRINT_MS);
  const scanning = oneAtOnce<string>();
  const weighing = oneAtOnce<number>();
  const bytes = (printer: 'receipt' | 'label', data: string) =>
    printing((left) => native.print({ printer, data, ms: Math.max(0, Math.floor(left - CUT_MS)) }));
  const need = (feature: Feature): void => {
    if (!features.includes(feature))
      throw new ShellError('BELUM_DIATUR', false, 'Alat ini belum diatur di aplikasi kasir');
  };
  return Object.freeze<Shell>({
    version,
    features,
    print: (paper) => act(() => printPaper(paper)),
    openDrawer: () =>
      act(() => {
        need('openDrawer');
        return bytes('receipt', base64Of(kickOf(setup.drawer === 'PIN5' ? 5 : 2)));
      }),
    scan: async () => {
      need('scan');
      return scanning(() => scanBy(native, setup));
    },
    display: (state) =>
      act(() => {
        need('display');
        return native.display({ state: JSON.stringify(state) });
      }),
    share: ({ name, mime, data }) =>
      act(() =>
        native.share({ name: fileName(name), mime: mime || 'application/octet-stream', data }),
      ),
    weigh: async () => {
      need('weigh');
      return weighing(() => weighBy(native));
    },
  });

  function printPaper({ kind, name, data }: ShellPaper): Promise<unknown> {
    need(kind);
    if (!data) throw new ShellError('BELUM_DIATUR', false, 'Kertas ini kosong');
    if (kind === 'escpos') return bytes('receipt', data);
    if (kind === 'label') return bytes('label', base64Of(new TextEncoder().encode(data)));
    return native.document({ kind, name: fileName(name), data });
  }
}

/** A second press while the first one waits is none: one code would be read twice. */
function oneAtOnce<A>() {
  let busy = false;
  return async (work: () => Promise<A | null>): Promise<A | null> => {
    if (busy) return null;
    busy = true;
    try {
      return await work();
    } finally {
      busy = false;
    }
  };
}

/** A call whose answer is that it was done. */
async function act(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw shellErrorOf(error);
  }
}

async function scanBy(native: Native, { scanner }: Setup): Promise<string | null> {
  const how = SCANNERS[scanner ?? ''];
  if (!how) return null;
  const { action, extra, trigger } = how;
  const said = (await native.scan({ action, extra, trigger, ms: SCAN_MS })) as {
    code?: unknown;
  } | null;
  const code =
    typeof said?.code === 'string' ? said.code.replaceAll(/[\x00-\x1f\x7f]/g, '').trim() : '';
  return code && code.length <= CODE_SIGNS ? code : null;
}

/** Listens until a weight does not move any more; one of nothing is none. */
async function weighBy(native: Native): Promise<number | null> {
  const until = performance.now() + WEIGH_MS;
  const scale = openScale();
  let text = '';
  for (let left = WEIGH_MS; left > 0; left = until - performance.now()) {
    const ms = Math.min(LISTEN_MS, Math.ceil(left));
    const said = (await native.readScale({ ms })) as { text?: unknown } | null;
    const lines = (text + (typeof said?.text === 'string' ? said.text : '')).split(/[\r\n]+/);
    text = lines.pop() ?? '';
    for (const line of lines) {
      const berat = scale.take(line);
      if (berat !== undefined && berat > 0) return berat;
    }
  }
  return null;
}

/** A name of the page as the name of a file: no folder, no sign that a system forbids. */
export function fileName(name: string): string {
  const plain = name.replaceAll(/[\x00-\x1f\x7f<>:"/\\|?*]+/g, '-').replace(/^[.\s]+/, '');
  return plain.slice(-120) || 'kilau';
}
