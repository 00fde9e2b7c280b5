import { base64Of } from '#kit/web/base/base64.ts';
import { shellWith } from '#kit/web/base/shell.ts';
import { inTime, type Job, type Line } from '#kit/web/device/line.ts';

/** A shell asks its printer, which may be across the shop. */
const SHELL_MS = 20_000;

/** The shell that this page runs in, as a way to its printers. */
export function openShell({ kind, name }: Job): Line {
  const shell = shellWith(kind);
  if (!shell) throw new Error('The shell prints no such paper');
  const dataOf = (bytes: Uint8Array): string =>
    kind === 'label' ? new TextDecoder().decode(bytes) : base64Of(bytes);
  return {
    wholeMs: SHELL_MS,
    write: (bytes) => shell.print({ kind, name, data: dataOf(bytes) }),
    close: async () => {},
    cut: async () => {},
  };
}

/** Hands a whole page to the shell; one that hangs fails. */
export async function printPage(name: string, data: string): Promise<void> {
  const printed = shellWith('html')?.print({ kind: 'html', name, data });
  if (printed) await inTime(printed, SHELL_MS);
}
