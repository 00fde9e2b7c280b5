/** A printer as the first page stored it: the app opens it by these values, none of which a server's page gives. */
export type Printer =
  | {
      readonly way: 'USB';
      readonly vendor: number;
      readonly product: number;
      readonly name: string;
    }
  | { readonly way: 'BLUETOOTH'; readonly mac: string; readonly name: string }
  | { readonly way: 'TCP'; readonly host: string; readonly port: number };

/** What hangs on this device. */
export type Setup = {
  readonly receipt: Printer | null;
  readonly label: Printer | null;
  readonly drawer: 'NONE' | 'PIN2' | 'PIN5';
  /** A scale on a USB port that speaks the class CDC; baud of its RS-232 side. */
  readonly scale: {
    readonly vendor: number;
    readonly product: number;
    readonly baud: number;
  } | null;
  /** The customer's screen is shown on a second display where there is one. */
  readonly screen: boolean;
  /** A key of `SCANNERS`, or null: a scanner that types needs nothing. */
  readonly scanner: string | null;
};

export const NOTHING: Setup = {
  receipt: null,
  label: null,
  drawer: 'NONE',
  scale: null,
  screen: false,
  scanner: null,
};

/** What the app says of itself and of its device when a page begins. */
export type Device = {
  readonly version: string;
  readonly setup: Setup;
  /** Displays beside the device's own. */
  readonly screens: number;
  /** Whether the system has a print service: pages and PDFs go to its dialog. */
  readonly documents: boolean;
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isWhole = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** Private addresses of version 4 in figures: a printer is in the shop, not on the internet. */
export function isPrivateFigures(host: string): boolean {
  const parts = host.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part))) return false;
  const [a = 0, b = 0, ...rest] = parts.map(Number);
  if (Math.max(a, b, ...rest) > 255) return false;
  return a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168);
}

/** The same ports as an agent's (D-49.5). */
const FIRST_PORT = 9100;
const LAST_PORT = 9109;
const MAC = /^(?:[0-9A-F]{2}:){5}[0-9A-F]{2}$/;

const isUsb = (one: Fields): boolean =>
  isWhole(one['vendor'], 0xffff) && isWhole(one['product'], 0xffff);

export function isPrinter(value: unknown): value is Printer {
  if (!isFields(value)) return false;
  if (value['way'] === 'USB') return isUsb(value) && typeof value['name'] === 'string';
  if (value['way'] === 'BLUETOOTH')
    return MAC.test(String(value['mac'])) && typeof value['name'] === 'string';
  return (
    value['way'] === 'TCP' &&
    isPrivateFigures(String(value['host'])) &&
    isWhole(value['port'], LAST_PORT) &&
    Number(value['port']) >= FIRST_PORT
  );
}

const isScale = (value: unknown): value is Setup['scale'] =>
  isFields(value) &&
  isUsb(value) &&
  isWhole(value['baud'], 230_400) &&
  Number(value['baud']) >= 300;

const printerIn = (value: unknown): Printer | null => (isPrinter(value) ? value : null);
const DRAWERS = ['NONE', 'PIN2', 'PIN5'] as const;

/** What was stored, field by field: a field that does not hold is as one that was never chosen. */
export function setupIn(value: unknown): Setup {
  if (!isFields(value)) return NOTHING;
  const { receipt, label, drawer, scale, screen, scanner } = value;
  return {
    receipt: printerIn(receipt),
    label: printerIn(label),
    drawer: DRAWERS.find((one) => one === drawer) ?? 'NONE',
    scale: isScale(scale) ? scale : null,
    screen: screen === true,
    scanner: typeof scanner === 'string' ? scanner : null,
  };
}

export function deviceIn(value: unknown): Device {
  const { version, setup, screens, documents } = isFields(value) ? value : {};
  return {
    version: typeof version === 'string' ? version : '0',
    setup: setupIn(setup),
    screens: isWhole(screens, 16) ? screens : 0,
    documents: documents === true,
  };
}
