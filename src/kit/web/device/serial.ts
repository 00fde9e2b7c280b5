import { findKnown, knownAs } from '#kit/web/device/known.ts';
import type { Line } from '#kit/web/device/line.ts';
import { devicesHere, type Known, type Outlet } from '#kit/web/device/settings.ts';

/** What this page needs of Web Serial; the types of the language do not know it yet. */
export type Port = {
  getInfo?(): { readonly usbVendorId?: number; readonly usbProductId?: number };
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable?: WritableStream<Uint8Array> | null;
};
type Serial = { requestPort(): Promise<Port>; getPorts(): Promise<Port[]> };

const serial = (): Serial | undefined => (navigator as { serial?: Serial }).serial;
export const hasSerial = (): boolean => serial() !== undefined;

function told(port: Port): Omit<Known, 'nth'> {
  const { usbVendorId: vendor = null, usbProductId: product = null } = port.getInfo?.() ?? {};
  const name = vendor === null ? 'COM' : `USB ${hex(vendor)}:${hex(product ?? 0)}`;
  return { vendor, product, serial: null, name };
}
const hex = (figure: number): string => figure.toString(16).padStart(4, '0');

/** Asks which port; needs the press of a button. */
export async function chooseSerial(): Promise<Known | undefined> {
  const port = await serial()?.requestPort();
  if (!port) return undefined;
  const all = (await serial()?.getPorts()) ?? [];
  return knownAs(told(port), all.indexOf(port), all.map(told));
}

const portOf = async (known: Known): Promise<Port | undefined> =>
  findKnown(known, (await serial()?.getPorts()) ?? [], told);

/** The port of the scale: the chosen one, else the first that is no printer's, else one that is asked for. */
export async function scalePort(): Promise<Port | undefined> {
  const { scale, receipt, label } = devicesHere();
  if (scale.device) return portOf(scale.device);
  const printers = await Promise.all(
    [receipt, label].flatMap(({ way, device }) =>
      way === 'SERIAL' && device ? portOf(device) : [],
    ),
  );
  const ports = (await serial()?.getPorts()) ?? [];
  return ports.find((port) => !printers.includes(port)) ?? serial()?.requestPort();
}

/** Opens the port of a printer that was chosen on this computer. */
export async function openSerial(known: Known, { baud }: Pick<Outlet, 'baud'>): Promise<Line> {
  const port = await portOf(known);
  if (!port) throw new Error('The port is not there');
  await port.open({ baudRate: baud });
  const writer = port.writable?.getWriter();
  if (!writer) {
    await port.close();
    throw new Error('The port takes no bytes');
  }
  // A port closes only where none holds its stream.
  const end = async (how: () => Promise<void>) => {
    await how().catch(() => {});
    writer.releaseLock();
    await port.close();
  };
  return {
    write: (bytes) => writer.write(bytes),
    close: () => end(() => writer.close()),
    cut: () => end(() => writer.abort()),
  };
}
