/** A printer at the end of a cable: what it takes it has printed; it may be off, or break at a job. */
export type Fake = { on: boolean; breaksAt: number; jobs: number[][] };
export type Faked = Window & { alat: Fake };

/** The same printer at USB and at a serial port; the browser gave both to this page before. */
export function fakePrinters(): void {
  const fake: Fake = { on: true, breaksAt: 0, jobs: [] };
  (window as unknown as Faked).alat = fake;
  let job: number[] = [];
  let writes = 0;
  const open = async () => {
    if (!fake.on) throw new DOMException('off', 'NetworkError');
    job = [];
  };
  const take = async (data: Uint8Array) => {
    writes += 1;
    job.push(...data);
    if (writes === fake.breaksAt) throw new DOMException('unplugged', 'NetworkError');
  };
  const close = async () => {
    if (job.length > 0) fake.jobs.push(job);
    job = [];
  };
  const out = { endpointNumber: 1, direction: 'out', type: 'bulk' };
  const alternates = [{ alternateSetting: 0, interfaceClass: 7, endpoints: [out] }];
  const device = {
    vendorId: 0x04b8,
    productId: 0x0202,
    serialNumber: 'S1',
    productName: 'TM-T82',
    configuration: { interfaces: [{ interfaceNumber: 0, alternates }] },
    open,
    close,
    selectConfiguration: async () => {},
    claimInterface: async () => {},
    selectAlternateInterface: async () => {},
    transferOut: async (_: number, data: Uint8Array) => {
      await take(data);
      return { status: 'ok', bytesWritten: data.length };
    },
  };
  const port = {
    readable: null,
    writable: null as WritableStream<Uint8Array> | null,
    getInfo: () => ({ usbVendorId: 0x0a5f, usbProductId: 0x0166 }),
    open: async () => {
      await open();
      port.writable = new WritableStream({ write: take });
    },
    close,
  };
  const give = (name: string, one: object, methods: readonly [string, string]) =>
    Object.defineProperty(navigator, name, {
      value: { [methods[0]]: async () => [one], [methods[1]]: async () => one },
    });
  give('usb', device, ['getDevices', 'requestDevice']);
  give('serial', port, ['getPorts', 'requestPort']);
}

const TM = { vendor: 0x04b8, product: 0x0202, serial: 'S1', nth: 0, name: 'TM-T82' };
export const TSC = { vendor: 0x0a5f, product: 0x0166, serial: null, nth: 0, name: 'TSC' };
export const USB = { way: 'USB', device: TM, baud: 9600, roll: '58', drawer: 'PIN2' } as const;
