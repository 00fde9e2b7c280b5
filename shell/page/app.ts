import { capacitor, nativeOf } from '#shell/bridge/native.ts';
import { setupIn, type Setup } from '#shell/bridge/setup.ts';
import type { Get } from '#shell/page/check-server.ts';

export type UsbDevice = {
  readonly vendor: number;
  readonly product: number;
  readonly name: string;
  readonly printer: boolean;
  readonly serial: boolean;
};
export type Nearby = {
  readonly usb: readonly UsbDevice[];
  readonly bluetooth: readonly { readonly mac: string; readonly name: string }[];
};

/** What the app does for its own page alone (`SetupPlugin.kt`): a server's page has no such plugin. */
export type App = {
  state(none: object): Promise<{ url: string | null; setup: string; screens: number }>;
  /** The address and the devices in one: what is left out stays. */
  save(stored: { origin?: string; start?: string; setup?: string }): Promise<unknown>;
  open(none: object): Promise<unknown>;
  /** USB devices that are plugged in, and Bluetooth devices that are paired; asks for the permission. */
  nearby(what: { bluetooth: boolean }): Promise<Nearby>;
  allowUsb(device: { vendor: number; product: number }): Promise<{ granted: boolean }>;
  /** Prints on the stored printer of receipts. */
  test(what: { data: string; ms: number }): Promise<unknown>;
};

export const APP_CALLS = ['state', 'save', 'open', 'nearby', 'allowUsb', 'test'] as const;
export const app = (): App => nativeOf<App>('KilauSetup', APP_CALLS);

/** How long a server may take for one answer. */
const ASK_MS = 8000;

/** Asks over the app, which follows no redirect and checks the certificate as the system does. */
export const getByApp: Get = async (url) =>
  (await capacitor().nativePromise('CapacitorHttp', 'request', {
    url,
    method: 'GET',
    responseType: 'text',
    connectTimeout: ASK_MS,
    readTimeout: ASK_MS,
    disableRedirects: true,
  })) as { status: number; data: unknown };

export function storedSetup(text: string): Setup {
  try {
    return setupIn(JSON.parse(text));
  } catch {
    return setupIn(null);
  }
}
