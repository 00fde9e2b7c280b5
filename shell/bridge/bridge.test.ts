import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { featuresOf, fileName, makeBridge } from '#shell/bridge/bridge.ts';
import { deviceWith, fakeApp, refusal, WHOLE } from '#shell/bridge/fake-app.fixtures.ts';
import type { ShellError } from '#shell/bridge/native.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const JOB = { kind: 'escpos', name: 'PJ1', data: btoa('A') } as const;
const failed = async (work: Promise<unknown>): Promise<ShellError> =>
  work.then(
    () => expect.unreachable('It was done'),
    (error: unknown) => error as ShellError,
  );
const never = () => new Promise<never>(() => {});

test('a device offers what was chosen for it and what its system has, and nothing besides', () => {
  expect(featuresOf(deviceWith({}, { documents: false }))).toEqual(['share']);
  expect(featuresOf(deviceWith({}))).toEqual(['html', 'pdf', 'share']);
  expect(featuresOf(deviceWith(WHOLE))).toEqual([
    'html',
    'escpos',
    'pdf',
    'label',
    'openDrawer',
    'scan',
    'display',
    'share',
    'weigh',
  ]);
  // No second display is plugged in; a drawer has no printer to hang on; a scanner is of no known maker.
  expect(
    featuresOf(deviceWith({ screen: true, drawer: 'PIN2', scanner: 'x' }, { screens: 0 })),
  ).toEqual(['html', 'pdf', 'share']);
});

test('what is not offered is refused before anything begins, and the app is not asked', async () => {
  const { native, calls } = fakeApp();
  const bridge = makeBridge(native, deviceWith({}));
  expect(await failed(bridge.print(JOB))).toMatchObject({ code: 'BELUM_DIATUR', begun: false });
  for (const work of [bridge.openDrawer(), bridge.scan(), bridge.weigh(), bridge.display({})])
    expect(await failed(work)).toMatchObject({ code: 'BELUM_DIATUR', begun: false });
  expect(calls).toEqual([]);
});

test('a nota goes to the printer of notas as it is, a label to that of labels as bytes, the drawer by its pin', async () => {
  const { native, calls } = fakeApp();
  const bridge = makeBridge(native, deviceWith({ ...WHOLE, drawer: 'PIN5' }));
  await bridge.print(JOB);
  await bridge.print({ kind: 'label', name: '1 label', data: '^XA é' });
  await bridge.openDrawer();
  expect(
    calls.map(([, { printer, data }]) => [printer, Buffer.from(String(data), 'base64')]),
  ).toEqual([
    ['receipt', Buffer.from('A')],
    ['label', Buffer.from('^XA é')],
    ['receipt', Buffer.from([0x1b, 0x70, 1, 25, 250])],
  ]);
});

test('a page and a PDF go to the system with a name that is a file', async () => {
  const { native, calls } = fakeApp();
  const bridge = makeBridge(native, deviceWith({}));
  await bridge.print({ kind: 'html', name: 'PJ-1', data: '<p>' });
  await bridge.print({ kind: 'pdf', name: '../Laporan: 1/2.pdf', data: btoa('%PDF-') });
  expect(calls.map(([name, { kind, name: file }]) => [name, kind, file])).toEqual([
    ['document', 'html', 'PJ-1'],
    ['document', 'pdf', '-Laporan- 1-2.pdf'],
  ]);
  expect(fileName('')).toBe('kilau');
  expect(fileName(`${'a'.repeat(300)}.xlsx`)).toMatch(/^a{115}\.xlsx$/);
});

test('what the app knows of a failure is handed on; what it does not say may be on paper', async () => {
  const says = async (error: unknown) => {
    const { native, calls } = fakeApp({ print: () => Promise.reject(error) });
    const said = await failed(makeBridge(native, deviceWith(WHOLE)).print(JOB));
    expect(calls).toHaveLength(1);
    return { code: said.code, begun: said.begun };
  };
  expect(await says(refusal('IZIN', false))).toEqual({ code: 'IZIN', begun: false });
  expect(await says(refusal('PUTUS', true))).toEqual({ code: 'PUTUS', begun: true });
  for (const begun of [false, true])
    expect(await says(refusal('KERTAS_HABIS', begun))).toEqual({ code: 'KERTAS_HABIS', begun });
  expect(await says(new Error('killed'))).toEqual({ code: 'PUTUS', begun: true });
  expect(await says(undefined)).toEqual({ code: 'PUTUS', begun: true });
});

test('jobs go one after the other; one whose turn does not come in time is never handed on', async () => {
  let take = () => {};
  const { native, calls } = fakeApp({ print: () => new Promise<void>((done) => (take = done)) });
  const bridge = makeBridge(native, deviceWith(WHOLE));
  const first = failed(bridge.print(JOB));
  const second = failed(bridge.print({ ...JOB, name: 'PJ2' }));
  await vi.advanceTimersByTimeAsync(18_999);
  expect(calls).toHaveLength(1);
  // The app has less time than the page waits: it cuts the printer off first and says how far it came.
  expect(calls[0]?.[1]['ms']).toBe(17_500);
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toMatchObject({ code: 'LAMBAT', begun: true });
  expect(await second).toMatchObject({ code: 'SIBUK', begun: false });
  take();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  const third = bridge.print(JOB);
  await vi.advanceTimersByTimeAsync(0);
  take();
  await third;
  expect(calls).toHaveLength(2);
});

test('a failure holds up nothing: the next job prints', async () => {
  const answers = [Promise.reject(refusal('TIDAK_TERSAMBUNG', false)), Promise.resolve()];
  const { native, names } = fakeApp({ print: () => answers.shift() ?? never() });
  const bridge = makeBridge(native, deviceWith(WHOLE));
  const first = failed(bridge.print(JOB));
  await bridge.openDrawer();
  expect(await first).toMatchObject({ begun: false });
  expect(names()).toEqual(['print', 'print']);
});

test('a scan answers one code without the signs of a keyboard, or null', async () => {
  const code = async (said: unknown) =>
    makeBridge(fakeApp({ scan: async () => said }).native, deviceWith(WHOLE)).scan();
  expect(await code({ code: ' KJ100032\r\n' })).toBe('KJ100032');
  for (const said of [{ code: null }, { code: '' }, { code: 7 }, null, { code: 'x'.repeat(201) }])
    expect(await code(said)).toBeNull();
  const { native, calls } = fakeApp();
  await makeBridge(native, deviceWith({ scanner: 'newland' })).scan();
  expect(calls[0]?.[1]).toMatchObject({
    action: 'nlscan.action.SCANNER_RESULT',
    extra: 'SCAN_BARCODE1',
    trigger: { action: 'nlscan.action.SCANNER_TRIG' },
  });
});

test('a key that is pressed twice scans once, and again after it', async () => {
  let heard = (_: object) => {};
  const { native, calls } = fakeApp({ scan: () => new Promise((done) => (heard = done)) });
  const bridge = makeBridge(native, deviceWith(WHOLE));
  const first = bridge.scan();
  expect(await bridge.scan()).toBeNull();
  heard({ code: 'KJ100032' });
  expect(await first).toBe('KJ100032');
  void bridge.scan();
  expect(calls).toHaveLength(2);
});

test('a weight is one that stands still, put together of what was read; none of a scale that moves or is empty', async () => {
  const weight = async (texts: string[]) => {
    const readScale = async () => {
      await vi.advanceTimersByTimeAsync(1000);
      return { text: texts.shift() ?? '' };
    };
    return makeBridge(fakeApp({ readScale }).native, deviceWith(WHOLE)).weigh();
  };
  expect(await weight(['US,GS,+  3.100 g\r\nST,GS,+  3.', '250 g\r\n'])).toBe(3250);
  expect(await weight(['3.25\n3.25\n', '3.25\n'])).toBe(3250);
  expect(await weight(['US,GS,+  3.100 g\r\n', 'US,GS,+  3.200 g\r\n'])).toBeNull();
  expect(await weight(['ST,GS,+  0.000 g\r\n'])).toBeNull();
  expect(await weight([])).toBeNull();
});

test('a state of the customer’s screen goes over as text, a file under a plain name', async () => {
  const { native, calls } = fakeApp();
  const bridge = makeBridge(native, deviceWith(WHOLE));
  await bridge.display({ kind: 'tayang', isi: null });
  await bridge.share({ name: 'a/b.xlsx', mime: '', data: btoa('PK') });
  expect(calls).toEqual([
    ['display', { state: '{"kind":"tayang","isi":null}' }],
    ['share', { name: 'a-b.xlsx', mime: 'application/octet-stream', data: btoa('PK') }],
  ]);
});

test('a page cannot change the bridge', () => {
  const bridge = makeBridge(fakeApp().native, deviceWith({})) as unknown as {
    version: string;
    features: string[];
  };
  expect(() => bridge.features.push('escpos')).toThrow(TypeError);
  expect(() => (bridge.version = '2')).toThrow(TypeError);
});
