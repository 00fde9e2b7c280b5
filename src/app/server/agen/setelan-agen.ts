import { NAMA_PRINTER } from '#kit/contract/agent-paper.ts';
import { isAlamatPribadi, isPortPrinter, MAKS_PRINTER } from '#areas/akses/rules/agen.ts';

/** Where the bytes of a paper go: only what this file names, never what a server says. */
export type Printer =
  | { readonly jenis: 'TCP'; readonly alamat: string; readonly port: number }
  | { readonly jenis: 'PERANGKAT'; readonly path: string }
  | { readonly jenis: 'ANTREAN'; readonly antrean: string };

export type SetelanAgen = {
  /** Ends with a slash. */
  readonly server: string;
  readonly nama: string;
  readonly printer: ReadonlyMap<string, Printer>;
};

export const CONTOH = `{
  "server": "https://toko.example.com",
  "nama": "Kasir depan",
  "printer": {
    "Struk": { "tcp": "192.168.1.50:9100" },
    "Label": { "perangkat": "/dev/usb/lp0" },
    "Kantor": { "antrean": "HP_Kantor" }
  }
}`;

/** Reads the agent's own file; what is wrong in it ends the start with one sentence. */
export function readSetelanAgen(text: string): SetelanAgen {
  const { server, nama, printer, ...lain } = objectIn(text);
  const [asing] = Object.keys(lain);
  if (asing) throw new Error(`"${asing}" tidak dikenal; isinya: server, nama, printer.`);
  if (typeof nama !== 'string' || nama.trim() === '' || nama.length > 40)
    throw new Error('"nama" harus diisi, paling panjang 40 huruf.');
  const semua = Object.entries(printer && typeof printer === 'object' ? printer : {});
  if (semua.length === 0 || semua.length > MAKS_PRINTER)
    throw new Error(`"printer" harus berisi 1 sampai ${MAKS_PRINTER} printer.`);
  return {
    server: serverOf(server),
    nama: nama.trim(),
    printer: new Map(semua.map(([name, where]) => [nameOf(name), printerOf(name, where)])),
  };
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text);
    if (found && typeof found === 'object' && !Array.isArray(found))
      return found as Record<string, unknown>;
  } catch {
    // Said below in the words of the shop.
  }
  throw new Error('Isinya bukan JSON yang benar.');
}

/** Over TLS, or within the shop's own network: the token and the papers go there. */
function serverOf(given: unknown): string {
  const url = typeof given === 'string' ? URL.parse(given) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const dekat = host === 'localhost' || isAlamatPribadi(host);
  if (!url || url.username || !(url.protocol === 'https:' || (url.protocol === 'http:' && dekat)))
    throw new Error('"server" harus https://…, atau http:// ke alamat di jaringan toko.');
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`;
}

function nameOf(name: string): string {
  if (NAMA_PRINTER.test(name)) return name;
  throw new Error(
    `Nama printer "${name}" hanya boleh huruf, angka, spasi, strip, paling panjang 40.`,
  );
}

const PERANGKAT = /^(\/dev\/[\w-]+(\/[\w-]+)*|\\\\(\.|localhost)\\[\w -]+)$/;
const ANTREAN = /^[A-Za-z0-9][\w-]{0,60}$/;

function printerOf(name: string, where: unknown): Printer {
  const pairs = Object.entries(where && typeof where === 'object' ? where : {});
  const [jenis, value] = pairs[0] ?? [];
  if (pairs.length === 1 && typeof value === 'string') {
    if (jenis === 'tcp') return tcpOf(name, value);
    if (jenis === 'perangkat' && PERANGKAT.test(value)) return { jenis: 'PERANGKAT', path: value };
    if (jenis === 'antrean' && ANTREAN.test(value)) return { jenis: 'ANTREAN', antrean: value };
  }
  throw new Error(
    `Printer "${name}": tulis "tcp": "192.168.1.50:9100", "perangkat": "/dev/usb/lp0", atau "antrean": "Nama".`,
  );
}

/** An address in figures: what a name leads to could be changed from outside. */
function tcpOf(name: string, value: string): Printer {
  const [, six, four, port = '9100'] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d+))?$/.exec(value) ?? [];
  const alamat = six ?? four ?? '';
  if (!isAlamatPribadi(alamat))
    throw new Error(`Printer "${name}": ${value} bukan alamat angka di jaringan toko.`);
  if (!isPortPrinter(Number(port)))
    throw new Error(`Printer "${name}": port printer 9100 sampai 9109.`);
  return { jenis: 'TCP', alamat, port: Number(port) };
}
