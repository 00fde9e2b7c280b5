import { DEVICES, readPref, writePref } from '#kit/web/base/prefs.ts';
import { shellWith } from '#kit/web/base/shell.ts';
import { usePref } from '#kit/web/base/use-pref.ts';

/** How bytes leave this computer. */
export type Way = 'BROWSER' | 'USB' | 'SERIAL' | 'SHELL' | 'AGEN';

/** By what a browser knows a device again that was given to it once; a port says less of itself than a device. */
export type Known = {
  readonly vendor: number | null;
  readonly product: number | null;
  readonly serial: string | null;
  /** Which of those that say the same of themselves. */
  readonly nth: number;
  readonly name: string;
};

/** A printer that an agent of the shop has, by the name of its own file (D-49.5). */
export type AgentPrinter = {
  readonly id: string;
  /** What the agent is called. */
  readonly agent: string;
  readonly printer: string;
  /** Whose agent it is: head office prints by its own, whatever shop it works on. */
  readonly toko?: string;
};

/** A device and the way to it; the speed counts at a port alone. */
export type Outlet = {
  readonly way: Way;
  readonly device: Known | null;
  readonly baud: number;
  /** Of the way AGEN. */
  readonly agent?: AgentPrinter | null;
};

/** The devices of this computer (D-49.4): a preference of its browser, which a log-out leaves. */
export type Devices = {
  readonly receipt: Outlet & {
    /** SHOP follows the shop's paper and template. */
    readonly roll: 'SHOP' | '58' | '80';
    /** A drawer hangs on the printer: it opens after a save in cash. */
    readonly drawer: 'NONE' | 'PIN2' | 'PIN5';
  };
  readonly label: Outlet & { readonly language: 'ZPL' | 'TSPL'; readonly dpi: 203 | 300 };
  readonly scale: { readonly device: Known | null; readonly baud: number };
  /** Which camera of a telephone the fields of photos open. */
  readonly camera: 'environment' | 'user';
};

const BROWSER: Outlet = { way: 'BROWSER', device: null, baud: 9600 };
const FIRST: Devices = {
  receipt: { ...BROWSER, roll: 'SHOP', drawer: 'NONE' },
  label: { ...BROWSER, language: 'ZPL', dpi: 203 },
  scale: { device: null, baud: 9600 },
  camera: 'environment',
};

/** A way through a shell counts where its page runs in one that prints such paper (D-49.3). */
const there = <O extends Outlet>(outlet: O, kind: 'escpos' | 'label'): O =>
  outlet.way === 'SHELL' && !shellWith(kind) ? { ...outlet, way: 'BROWSER' } : outlet;

/** What an older version kept has no more than its own parts. */
const whole = (kept: Partial<Devices>): Devices => ({
  receipt: there({ ...FIRST.receipt, ...kept.receipt }, 'escpos'),
  label: there({ ...FIRST.label, ...kept.label }, 'label'),
  scale: { ...FIRST.scale, ...kept.scale },
  camera: kept.camera ?? FIRST.camera,
});

export const devicesHere = (): Devices => whole(readPref<Partial<Devices>>(DEVICES, {}));
export const cameraHere = (): Devices['camera'] => devicesHere().camera;

const NOTHING: Partial<Devices> = {};
/** The devices of this computer, and a change of a part of one of them. */
export function useDevices() {
  const devices = whole(usePref<Partial<Devices>>(DEVICES, NOTHING)[0]);
  const change = <K extends keyof Devices>(name: K, value: Devices[K]): void =>
    writePref(DEVICES, { ...devicesHere(), [name]: value });
  return { devices, change };
}
