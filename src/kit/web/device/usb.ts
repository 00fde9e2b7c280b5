import type { Known } from '#kit/web/device/settings.ts';
import type { Line } from '#kit/web/device/line.ts';
import { findKnown, knownAs } from '#kit/web/device/known.ts';

/** What this page needs of WebUSB; the types of the language do not know it yet. */
type Alternate = {
  readonly alternateSetting: number;
  readonly interfaceClass: number;
  readonly endpoints: readonly {
    readonly endpointNumber: number;
    readonly direction: 'in' | 'out';
    readonly type: 'bulk' | 'interrupt' | 'isochronous';
  }[];
};
type Device = {
  readonly vendorId: number;
  readonly productId: number;
  readonly serialNumber?: string | null;
  readonly productName?: string | null;
  readonly configuration: {
    readonly interfaces: readonly {
      readonly interfaceNumber: number;
      readonly alternates: readonly Alternate[];
    }[];
  } | null;
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  selectAlternateInterface(number: number, setting: number): Promise<void>;
  transferOut(endpoint: number, data: BufferSource): Promise<{ readonly status: string }>;
};
type Usb = {
  getDevices(): Promise<Device[]>;
  requestDevice(options: { filters: readonly { classCode: number }[] }): Promise<Device>;
};

const usb = (): Usb | undefined => (navigator as { usb?: Usb }).usb;
export const hasUsb = (): boolean => usb() !== undefined;

const PRINTER = 7;
/** Makers of cheap printers say that theirs is of a class of its own. */
const OF_ITS_MAKER = 0xff;

const told = (one: Device) => ({
  vendor: one.vendorId,
  product: one.productId,
  serial: one.serialNumber || null,
  name: one.productName || 'USB',
});

/** Asks which printer; needs the press of a button. */
export async function chooseUsb(): Promise<Known | undefined> {
  const device = await usb()?.requestDevice({
    filters: [{ classCode: PRINTER }, { classCode: OF_ITS_MAKER }],
  });
  if (!device) return undefined;
  const all = (await usb()?.getDevices()) ?? [];
  return knownAs(told(device), all.indexOf(device), all.map(told));
}

/** Opens the printer that was chosen on this computer. */
export async function openUsb(known: Known): Promise<Line> {
  const all = (await usb()?.getDevices()) ?? [];
  const device = findKnown(known, all, told);
  if (!device) throw new Error('The printer is not connected');
  await device.open();
  try {
    if (!device.configuration) await device.selectConfiguration(1);
    const { number, alternate, endpoint } = outOf(device);
    await device.claimInterface(number);
    if (alternate > 0) await device.selectAlternateInterface(number, alternate);
    return {
      write: async (bytes) => {
        const { status } = await device.transferOut(endpoint, bytes as BufferSource);
        if (status !== 'ok') throw new Error(`The printer answers ${status}`);
      },
      close: () => device.close(),
      cut: () => device.close(),
    };
  } catch (error) {
    await device.close().catch(() => {});
    throw error;
  }
}

/** Where a printer takes its bytes: the bulk endpoint of its printer interface, else of any. */
function outOf({ configuration }: Device) {
  const ways = (configuration?.interfaces ?? []).flatMap(({ interfaceNumber, alternates }) =>
    alternates.flatMap(({ alternateSetting, interfaceClass, endpoints }) =>
      endpoints
        .filter(({ direction, type }) => direction === 'out' && type === 'bulk')
        .map(({ endpointNumber }) => ({
          number: interfaceNumber,
          alternate: alternateSetting,
          endpoint: endpointNumber,
          printer: interfaceClass === PRINTER,
        })),
    ),
  );
  const way = ways.find(({ printer }) => printer) ?? ways[0];
  if (!way) throw new Error('The device takes no bytes');
  return way;
}
