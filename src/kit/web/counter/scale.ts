import { openScale } from '#kit/rules/scale.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import { shellWith, type Shell } from '#kit/web/base/shell.ts';
import { inTime } from '#kit/web/device/line.ts';
import { hasSerial, scalePort, type Port } from '#kit/web/device/serial.ts';
import { devicesHere } from '#kit/web/device/settings.ts';

const PATIENCE_MS = 8000;
const listeners = new Set<(berat: Miligram) => void>();
let running: Promise<void> | undefined;

/** Opens the scale that was chosen before, or asks for one; needs the press of a button. */
async function connect(): Promise<void> {
  const port = await scalePort();
  if (!port) throw new Error('The scale is not connected');
  if (!port.readable) await port.open({ baudRate: devicesHere().scale.baud });
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

/** A shell answers whole milligrams; anything else is no weight. */
async function weighedBy(shell: Shell): Promise<Miligram | undefined> {
  const said = await inTime(shell.weigh(), PATIENCE_MS).catch(() => null);
  return said !== null && Number.isSafeInteger(said) && said > 0 ? mg(said) : undefined;
}

/** The next stable weight; nothing when the scale sends nothing or none was chosen. */
export async function readScale(): Promise<Miligram | undefined> {
  const shell = shellWith('weigh');
  if (shell) return weighedBy(shell);
  if (!hasSerial()) return undefined;
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
