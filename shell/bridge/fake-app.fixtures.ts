import type { Native } from '#shell/bridge/native.ts';
import { NOTHING, type Device, type Setup } from '#shell/bridge/setup.ts';

type Call = readonly [name: string, given: Record<string, unknown>];

/** The Kotlin side as tests drive it: what it was asked, and what it does with each call. */
export function fakeApp(does: Partial<Record<keyof Native, () => Promise<unknown>>> = {}) {
  const calls: Call[] = [];
  const hear = (name: keyof Native) => (given: object) => {
    calls.push([name, { ...given }]);
    return does[name]?.() ?? Promise.resolve(undefined);
  };
  const native: Native = {
    print: hear('print'),
    document: hear('document'),
    scan: hear('scan'),
    display: hear('display'),
    share: hear('share'),
    readScale: hear('readScale'),
  };
  return { native, calls, names: () => calls.map(([name]) => name) };
}

/** As Capacitor rejects. */
export const refusal = (code: string, begun: boolean, message = 'tidak'): Error =>
  Object.assign(new Error(message), { code, data: { begun } });

/** A counter with everything. */
export const WHOLE: Setup = {
  receipt: { way: 'TCP', host: '192.168.1.50', port: 9100 },
  label: { way: 'USB', vendor: 1, product: 2, name: 'Zebra' },
  drawer: 'PIN2',
  scale: { vendor: 3, product: 4, baud: 9600 },
  screen: true,
  scanner: 'sunmi',
};

export const deviceWith = (setup: Partial<Setup>, more: Partial<Device> = {}): Device => ({
  version: '1.0.0',
  setup: { ...NOTHING, ...setup },
  screens: 1,
  documents: true,
  ...more,
});
