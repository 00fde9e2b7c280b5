import { openScale } from '#kit/rules/scale.ts';
import type { Miligram } from '#kit/rules/quantity.ts';

/** What this page needs of Web Serial; the types of the language do not know it yet. */
type Port = {
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
  readonly readable: ReadableStream<Uint8Array> | null;
};
type Serial = { requestPort(): Promise<Port>; getPorts(): Promise<Port[]> };

const serial = (): Serial | undefined => (navigator as { serial?: Serial }).serial;

const BAUD = 9600;
const PATIENCE_MS = 8000;
const listeners = new Set<(berat: Miligram) => void>();
let running: Promise<void> | undefined;

/** Opens the scale that was chosen before, or asks for one; needs the press of a button. */
async function connect(): Promise<void> {
  const ports = serial();
  if (!ports) return;
  const [known] = await ports.getPorts();
  const port = known ?? (await ports.requestPort());
  if (!port.readable) await port.open({ baudRate: BAUD });
  void follow(port).finally(() => (running = undefined));
}

/** Hears the scale until it is unplugged. */
async function follow(port: Port): Promise<void> {
  const scale = openScale();
  const reader = port.readable!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (text + decoder.decode(value, { stream: true })).split(/[\r\n]+/);
      text = lines.pop() ?? '';
      for (const line of lines) {
        const berat = scale.take(line);
        if (berat !== undefined) for (const hear of listeners) hear(berat);
      }
    }
  } finally {
    reader.releaseLock();
    await port.close().catch(() => {});
  }
}

/** The next weight that stands still; nothing when the scale is silent or none was chosen. */
export async function readScale(): Promise<Miligram | undefined> {
  if (!serial()) return undefined;
  try {
    await (running ??= connect());
  } catch {
    running = undefined;
    return undefined;
  }
  return new Promise((taken) => {
    const end = (berat?: Miligram) => {
      listeners.delete(end);
      clearTimeout(timer);
      taken(berat);
    };
    const timer = setTimeout(() => end(), PATIENCE_MS);
    listeners.add(end);
  });
}
