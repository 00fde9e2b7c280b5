import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotPrinted, sendTo } from '#kit/web/device/send.ts';

const part = (text: string) => new TextEncoder().encode(text);
const PORT = { vendor: 1, product: 2, serial: null, nth: 0, name: 'COM' };
const outlet = { way: 'SERIAL', device: PORT, baud: 9600 } as const;
const JOB = { kind: 'escpos', name: 'PJ1' } as const;

/** A port of a printer that takes a job, hangs for good, or fails at one. */
function fakePort(act: (text: string) => Promise<void>) {
  const took: string[] = [];
  let open = false;
  const port = {
    readable: null,
    writable: null as WritableStream<Uint8Array> | null,
    getInfo: () => ({ usbVendorId: 1, usbProductId: 2 }),
    open: async () => {
      if (open) throw new Error('open already');
      open = true;
      port.writable = new WritableStream({
        write: async (bytes) => {
          const text = new TextDecoder().decode(bytes);
          await act(text);
          took.push(text);
        },
      });
    },
    close: async () => {
      if (port.writable?.locked) throw new Error('locked');
      open = false;
    },
  };
  vi.stubGlobal('navigator', {
    serial: { getPorts: async () => [port], requestPort: async () => port },
  });
  return { took, isOpen: () => open };
}

const failed = async (sent: Promise<void>) => {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof NotPrinted)) throw new Error('It came out');
  return { sent: error.sent, begun: error.begun };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('parts go one after the other, and the port is free after them', async () => {
  const { took, isOpen } = fakePort(async () => {});
  await sendTo(outlet, [part('A'), part('B')], JOB);
  expect(took).toEqual(['A', 'B']);
  expect(isOpen()).toBe(false);
});

test('a long paper goes in pieces that a device takes', async () => {
  const { took } = fakePort(async () => {});
  await sendTo(outlet, [new Uint8Array(5000).fill(65)], JOB);
  expect(took.map(({ length }) => length)).toEqual([4096, 904]);
});

test('what breaks at the second part has sent one, and the next may have begun', async () => {
  const { isOpen } = fakePort(async (text) => {
    if (text === 'B') throw new Error('unplugged');
  });
  expect(await failed(sendTo(outlet, [part('A'), part('B'), part('C')], JOB))).toEqual({
    sent: 1,
    begun: true,
  });
  expect(isOpen()).toBe(false);
});

test('a printer that hangs is given up after eight seconds and holds up no other paper', async () => {
  fakePort(() => new Promise(() => {}));
  const answer = failed(sendTo(outlet, [part('A')], JOB));
  await vi.advanceTimersByTimeAsync(8000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual({ sent: 0, begun: true });
});

test('one that was unplugged or never chosen has begun nothing', async () => {
  fakePort(async () => {});
  const other = { ...outlet, device: { ...PORT, product: 3 } };
  expect(await failed(sendTo(other, [part('A')], JOB))).toEqual({ sent: 0, begun: false });
  expect(await failed(sendTo({ ...outlet, device: null }, [part('A')], JOB))).toEqual({
    sent: 0,
    begun: false,
  });
});

/** A shell around the POS build whose printer does this. */
function fakeShell(print: () => Promise<void>, features = ['escpos', 'label']) {
  const took: object[] = [];
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('KILAU', { platform: 'POS' });
  vi.stubGlobal('KILAU_SHELL', {
    features,
    print: async (paper: object) => {
      await print();
      took.push(paper);
    },
  });
  return took;
}
const SHELL = { ...outlet, way: 'SHELL' } as const;

test('a shell takes each part whole: ESC/POS in base64, a label as it is', async () => {
  const took = fakeShell(async () => {});
  await sendTo(SHELL, [new Uint8Array(5000).fill(65), part('B')], JOB);
  await sendTo(SHELL, [part('^XA')], { kind: 'label', name: '1 label' });
  expect(took).toEqual([
    { kind: 'escpos', name: 'PJ1', data: btoa('A'.repeat(5000)) },
    { kind: 'escpos', name: 'PJ1', data: btoa('B') },
    { kind: 'label', name: '1 label', data: '^XA' },
  ]);
});

test('a shell that says that nothing began is believed; without that word a paper may have begun', async () => {
  fakeShell(() => Promise.reject(Object.assign(new Error('off'), { begun: false })));
  expect(await failed(sendTo(SHELL, [part('A')], JOB))).toEqual({ sent: 0, begun: false });
  fakeShell(() => Promise.reject(new Error('unplugged')));
  expect(await failed(sendTo(SHELL, [part('A')], JOB))).toEqual({ sent: 0, begun: true });
  fakeShell(async () => {}, ['html']);
  expect(await failed(sendTo(SHELL, [part('A')], JOB))).toEqual({ sent: 0, begun: false });
});
