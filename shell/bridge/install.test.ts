import { afterEach, expect, test, vi } from 'vitest';
import { deviceWith, WHOLE } from '#shell/bridge/fake-app.fixtures.ts';
import { install } from '#shell/bridge/install.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page at this path as the app begins it. */
function pageAt(pathname: string, given: unknown = { start: '/pos/', device: deviceWith(WHOLE) }) {
  const page = { location: { pathname }, KILAU_PERANGKAT: given, KILAU_SHELL: undefined as any };
  return Object.assign(page, { top: page as unknown });
}
const installed = (page: ReturnType<typeof pageAt>) => {
  install(page as never);
  return page;
};

test('a page of the POS build has the bridge before its first script, and not what the app knows', async () => {
  const page = installed(pageAt('/pos/transaksi-penjualan'));
  expect(page.KILAU_SHELL.features).toContain('escpos');
  expect('KILAU_PERANGKAT' in page).toBe(false);
  expect(() => (page.KILAU_SHELL = {})).toThrow(TypeError);
});

test('a frame, a page beside the POS build and one that the app did not begin have none', () => {
  const frame = pageAt('/pos/home');
  frame.top = {};
  for (const page of [frame, pageAt('/home'), pageAt('/posisi/'), pageAt('/pos/home', null)])
    expect(installed(page).KILAU_SHELL).toBeUndefined();
});

test('a call goes to the plugin by its name; without the app it is refused and has not begun', async () => {
  const page = installed(pageAt('/pos/home'));
  const paper = { kind: 'escpos', name: 'PJ1', data: btoa('A') };
  await expect(page.KILAU_SHELL.print(paper)).rejects.toMatchObject({ begun: false });
  const nativePromise = vi.fn<(...given: unknown[]) => Promise<void>>(async () => {});
  vi.stubGlobal('Capacitor', { nativePromise });
  await page.KILAU_SHELL.print(paper);
  expect(nativePromise).toHaveBeenCalledExactlyOnceWith(
    'Kilau',
    'print',
    expect.objectContaining({ printer: 'receipt', data: btoa('A') }),
  );
});
