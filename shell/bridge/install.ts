import { makeBridge } from '#shell/bridge/bridge.ts';
import { NATIVE_CALLS, nativeOf, type Native } from '#shell/bridge/native.ts';
import { deviceIn } from '#shell/bridge/setup.ts';

/** The app writes what it knows of its device before this script; the page does not need to see it. */
type Given = Window & { KILAU_PERANGKAT?: { start?: unknown; device?: unknown } };

/**
 * Puts the bridge into a page before its first script (D-49.9). The app runs this in pages of the configured origin
 * alone; a frame inside one, and a page beside the POS build, get nothing.
 */
export function install(page: Given): void {
  const given = page.KILAU_PERANGKAT;
  delete page.KILAU_PERANGKAT;
  if (!given || page.top !== page || typeof given.start !== 'string') return;
  if (!page.location.pathname.startsWith(given.start)) return;
  const native = nativeOf<Native>('Kilau', NATIVE_CALLS);
  const value = makeBridge(native, deviceIn(given.device));
  Object.defineProperty(page, 'KILAU_SHELL', {
    value,
    enumerable: true,
    writable: false,
    configurable: false,
  });
}
