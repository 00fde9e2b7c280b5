import { inTime, oneAtATime, type Job, type Line } from '#kit/web/device/line.ts';
import { openSerial } from '#kit/web/device/serial.ts';
import type { Outlet } from '#kit/web/device/settings.ts';
import { openUsb } from '#kit/web/device/usb.ts';

/** What did not come out: how many parts did before it, and whether the next one may have begun. */
export class NotPrinted extends Error {
  readonly sent: number;
  readonly begun: boolean;
  constructor(sent: number, begun: boolean, cause: unknown) {
    super('Not printed', { cause });
    this.sent = sent;
    this.begun = begun;
  }
}

/** A device takes no more than this at once. */
const CHUNK = 4096;
/** A way that cannot even be cut holds up the next paper no longer. */
const CUT_MS = 1000;

/** Hands parts to a device, each whole before the next; a failure says how far it came. */
export const sendTo = (outlet: Outlet, parts: readonly Uint8Array[], job: Job): Promise<void> =>
  oneAtATime('kilau.alat', async () => {
    let sent = 0;
    let begun = false;
    let line: Line | undefined;
    try {
      line = await opened(outlet, job);
      for (const part of parts) {
        const size = line.wholeMs === undefined ? CHUNK : part.length;
        for (let at = 0; at < part.length; at += size) {
          begun = true;
          await inTime(line.write(part.subarray(at, at + size)), line.wholeMs);
        }
        sent += 1;
        begun = false;
      }
      await inTime(line.close());
    } catch (error) {
      if (line) await inTime(line.cut(), CUT_MS).catch(() => {});
      if (sent === parts.length) return;
      throw new NotPrinted(sent, begun && !saysNothingBegan(error), error);
    }
  });

/** A shell and an agent know of a printer that it did not begin. */
export const saysNothingBegan = (error: unknown): boolean =>
  (error as { begun?: unknown } | null)?.begun === false;

async function opened(outlet: Outlet, job: Job): Promise<Line> {
  if (outlet.way === 'SHELL') return (await import('#kit/web/device/shell-line.ts')).openShell(job);
  if (outlet.way === 'AGEN')
    return (await import('#kit/web/device/agent.ts')).openAgent(outlet, job);
  if (!outlet.device) throw new Error('No device was chosen');
  return outlet.way === 'USB' ? openUsb(outlet.device) : openSerial(outlet.device, outlet);
}
