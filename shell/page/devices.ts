import { base64Of } from '#kit/web/base/base64.ts';
import { SCANNERS } from '#shell/bridge/scanners.ts';
import { isPrinter, type Printer, type Setup } from '#shell/bridge/setup.ts';
import { shellErrorOf } from '#shell/bridge/native.ts';
import type { App, Nearby } from '#shell/page/app.ts';
import { button, choice, text } from '#shell/page/elements.ts';
import { receiptTest } from '#shell/page/test-paper.ts';

type Given = { readonly native: App; readonly setup: Setup; readonly screens: number };
type Name = 'receipt' | 'label';

const TEST_MS = 15_000;
const BAUDS = ['1200', '2400', '4800', '9600', '19200', '38400', '57600', '115200'];
const DRAWERS = [
  ['NONE', 'Tidak ada'],
  ['PIN2', 'Di printer struk, pin 2'],
  ['PIN5', 'Di printer struk, pin 5'],
] as const;

/** What was chosen, what is near, and what a press does; `draw` shows it again. */
type Panel = {
  now: Setup;
  near: Nearby;
  readonly screens: number;
  readonly native: App;
  readonly said: HTMLElement;
  draw(): void;
};

/** What hangs on this device: each choice is stored as it is made, and holds when the counter is opened again. */
export async function showDevices(
  place: HTMLElement,
  { native, setup, screens }: Given,
): Promise<void> {
  const said = text('p', '');
  said.setAttribute('role', 'status');
  const draw = () => place.replaceChildren(...shown(panel));
  const panel: Panel = { now: setup, near: NOBODY, screens, native, said, draw };
  draw();
  await look(panel, false);
}

const NOBODY: Nearby = { usb: [], bluetooth: [] };

const shown = (panel: Panel): Node[] => [
  text('h2', 'Alat di perangkat ini'),
  ...printerPart(panel, 'receipt', 'Printer struk'),
  ...printerPart(panel, 'label', 'Printer label'),
  networkPart(panel),
  choice('Laci', DRAWERS, panel.now.drawer, (value) =>
    keep(panel, { drawer: DRAWERS.map(([one]) => one).find((one) => one === value) ?? 'NONE' }),
  ),
  ...scalePart(panel),
  choice('Tombol pemindai', scannersNear(), panel.now.scanner ?? '', (value) =>
    keep(panel, { scanner: value || null }),
  ),
  choice(
    `Layar pelanggan (${panel.screens} layar kedua)`,
    [
      ['', 'Tidak'],
      ['1', 'Di layar kedua'],
    ],
    panel.now.screen ? '1' : '',
    (value) => keep(panel, { screen: value === '1' }),
  ),
  button('Cari alat USB dan Bluetooth', () => look(panel, true)),
  panel.said,
];

async function keep(panel: Panel, changed: Partial<Setup>): Promise<void> {
  panel.now = { ...panel.now, ...changed };
  try {
    await panel.native.save({ setup: JSON.stringify(panel.now) });
    panel.said.textContent = 'Tersimpan.';
  } catch (error) {
    panel.said.textContent = shellErrorOf(error).message;
  }
  panel.draw();
}

async function look(panel: Panel, bluetooth: boolean): Promise<void> {
  panel.near = await panel.native.nearby({ bluetooth }).catch(() => NOBODY);
  panel.draw();
}

/** Whether the app may use a USB device; the system asks once. */
async function allow(
  { native, said }: Panel,
  { vendor, product }: { vendor: number; product: number },
): Promise<void> {
  const { granted } = await native.allowUsb({ vendor, product }).catch(() => ({ granted: false }));
  if (!granted) said.textContent = 'Izin USB belum diberikan. Pilih alatnya sekali lagi.';
}

function printerPart(panel: Panel, name: Name, words: string): HTMLElement[] {
  const chosen = panel.now[name];
  const pick = async (value: string) => {
    const printer = printerOf(value);
    await keep(panel, { [name]: printer });
    if (printer?.way === 'USB') await allow(panel, printer);
  };
  const test = async () => {
    await panel.native.test({ data: base64Of(receiptTest()), ms: TEST_MS });
    panel.said.textContent = 'Contoh dikirim ke printer.';
  };
  return [
    choice(words, printersNear(panel.near, chosen), valueOf(chosen), pick),
    // A label has its language in `/perangkat`, and its sample there.
    ...(chosen && name === 'receipt' ? [button('Cetak contoh', test)] : []),
  ];
}

/** A printer on the network has no list to be found in: it is typed, for the roll or for labels. */
function networkPart(panel: Panel): HTMLElement {
  const field = document.createElement('input');
  Object.assign(field, { type: 'text', placeholder: '192.168.1.50:9100', autocomplete: 'off' });
  const label = text('label', 'Printer di jaringan');
  label.append(field);
  const use = (name: Name) => async () => {
    const printer = networkPrinter(field.value);
    if (printer) await keep(panel, { [name]: printer });
    else panel.said.textContent = 'Alamat printer di jaringan toko, misalnya 192.168.1.50:9100.';
  };
  const place = document.createElement('div');
  place.append(label, button('Untuk struk', use('receipt')), button('Untuk label', use('label')));
  return place;
}

function scalePart(panel: Panel): HTMLElement[] {
  const { scale } = panel.now;
  const pick = async (value: string) => {
    const chosen = scaleOf(value, scale?.baud ?? 9600);
    await keep(panel, { scale: chosen });
    if (chosen) await allow(panel, chosen);
  };
  return [
    choice('Timbangan', scalesNear(panel.near, scale), scaleValue(scale), pick),
    ...(scale ? [baudChoice(scale, (changed) => keep(panel, { scale: changed }))] : []),
  ];
}

export function networkPrinter(typed: string): Printer | null {
  const [host = '', port = '9100', ...more] = typed.trim().split(':');
  const printer = { way: 'TCP', host, port: Number(port) };
  return more.length === 0 && isPrinter(printer) ? printer : null;
}

const WAYS = { USB: 'USB', BLUETOOTH: 'Bluetooth' } as const;

const nameOf = (printer: Printer): string =>
  printer.way === 'TCP'
    ? `Jaringan ${printer.host}:${printer.port}`
    : `${WAYS[printer.way]} ${printer.name}`;
const valueOf = (printer: Printer | null): string => (printer ? JSON.stringify(printer) : '');

function printerOf(value: string): Printer | null {
  const printer: unknown = value ? JSON.parse(value) : null;
  return isPrinter(printer) ? printer : null;
}

/** What is there, and what was chosen though it is not there now. */
export function printersNear(near: Nearby, chosen: Printer | null): [string, string][] {
  const found: Printer[] = [
    ...near.usb
      .filter((one) => one.printer)
      .map(({ vendor, product, name }): Printer => ({ way: 'USB', vendor, product, name })),
    ...near.bluetooth.map(({ mac, name }): Printer => ({ way: 'BLUETOOTH', mac, name })),
  ];
  const all = new Map(
    [...(chosen ? [chosen] : []), ...found].map((one) => [valueOf(one), nameOf(one)]),
  );
  return [['', 'Tidak ada'], ...all];
}

const scannersNear = (): [string, string][] => [
  ['', 'Mengetik sendiri, atau tidak ada'],
  ...Object.entries(SCANNERS).map(([key, { name }]): [string, string] => [key, name]),
];

type Scale = NonNullable<Setup['scale']>;
const scaleValue = (scale: Setup['scale']): string =>
  scale ? `${scale.vendor}:${scale.product}` : '';

function scaleOf(value: string, baud: number): Scale | null {
  const [vendor, product] = value.split(':').map(Number);
  return vendor === undefined || product === undefined || !value ? null : { vendor, product, baud };
}

function scalesNear({ usb }: Nearby, chosen: Setup['scale']): [string, string][] {
  const found = usb
    .filter((one) => one.serial)
    .map((one): [string, string] => [`${one.vendor}:${one.product}`, one.name]);
  const all = new Map([
    ...(chosen ? [[scaleValue(chosen), 'Timbangan USB'] as const] : []),
    ...found,
  ]);
  return [['', 'Tidak ada'], ...all];
}

const baudChoice = (scale: Scale, change: (scale: Scale) => unknown): HTMLElement =>
  choice(
    'Kecepatan timbangan',
    BAUDS.map((one): [string, string] => [one, one]),
    String(scale.baud),
    (value) => change({ ...scale, baud: Number(value) }),
  );
