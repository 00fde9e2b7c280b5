import { HEADS } from '#kit/rules/escpos.ts';

/** Who may pair an agent that prints for counters (D-49.5), and revoke it. */
export const PEMASANG_AGEN = ['SPV', 'MU', 'OWN', 'SU'] as const;
export const bisaPasangAgen = (level: string): boolean =>
  (PEMASANG_AGEN as readonly string[]).includes(level);

/** Printers of one agent. */
export const MAKS_PRINTER = 20;

/** Letters and figures that are not mistaken for each other. */
const TANDA = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const PANJANG_KODE = 8;
export const KODE_BERLAKU_MS = 600_000;

/** The code of these random bytes; a byte that would favour a sign is left out. Fewer signs: more bytes are wanted. */
export const makeKodeAgen = (bytes: Uint8Array): string =>
  [...bytes]
    .filter((byte) => byte < 256 - (256 % TANDA.length))
    .map((byte) => TANDA[byte % TANDA.length])
    .join('')
    .slice(0, PANJANG_KODE);
export const isKodeAgen = (kode: string): boolean => kode.length === PANJANG_KODE;
/** As it is typed: in small letters, with a gap or a stroke. */
export const rapikanKodeAgen = (kode: string): string =>
  kode.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A paper that no agent took by then is printed by none. */
export const TUGAS_HIDUP_MS = 120_000;
/** An agent that has not asked for so long is switched off. */
export const AGEN_HIDUP_MS = 45_000;

export const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);

const [ESC, GS, LF] = [0x1b, 0x1d, 0x0a];
/** The pulse of our own counters, and nothing beside it. */
const isPulsa = (bytes: Uint8Array): boolean =>
  bytes.length === 5 && bytes[0] === ESC && bytes[1] === 0x70 && (bytes[2] ?? 2) < 2;

/** What our receipts say to a printer (`escposOf`), each with its arguments: another one is read otherwise by some. */
const PERINTAH = (
  '1b40 1b6100 1b6101 1b4500 1b4501 1b6404 1d2100 1d2101 1d2111 1d6850 1d7702 1d7703 1d4802 1d6600 1d564200 ' +
  '1d286b040031413200 1d286b0300314305 1d286b0300314306 1d286b0300314530 1d286b0300315130'
).split(' ');
/** Bytes of the longest of them. */
const TERPANJANG = 9;
const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes across the widest roll, and rows of a picture that every printer takes: more of them some count as fewer. */
const LEBAR = HEADS[80].dots / 8;
const TINGGI = 2303;
/** Data of a Code 128 that every printer takes: another one is refused by it, and what follows is read as commands. */
const BARCODE = /^(?:\{B(?:[ -z|}~]|\{\{)*|\{C[\u0000-\u0063]*)+$/;
/** Letters that the largest QR of our level holds. */
const HURUF_QR = 2953;
const teks = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** How many bytes a picture, a barcode or the data of a QR has that begins here, as our receipts have it. */
function panjangIsi(bytes: Uint8Array): number | null {
  const [, sign = 0, kind = 0, form = 0, a = 0, b = 0, c = 0, d = 0] = bytes;
  if (sign === 0x76 && kind === 0x30 && form === 0) {
    const [wide, high] = [a + 256 * b, c + 256 * d];
    const muat = wide > 0 && wide <= LEBAR && high > 0 && high <= TINGGI;
    return muat ? 8 + wide * high : null;
  }
  if (sign === 0x6b && kind === 73)
    return BARCODE.test(teks(bytes.subarray(4, 4 + form))) ? 4 + form : null;
  if (sign !== 0x28 || kind !== 0x6b || hexOf(bytes.subarray(5, 8)) !== '315030') return null;
  const huruf = form + 256 * a - 3;
  const polos = bytes.subarray(8, 8 + huruf).every((byte) => byte >= 0x20 && byte < 0x80);
  return polos && huruf > 0 && huruf <= HURUF_QR ? 8 + huruf : null;
}

/** How many bytes a command of our receipts has that begins here; null where it is none, or not whole. */
function panjangPerintah(bytes: Uint8Array): number | null {
  const awal = hexOf(bytes.subarray(0, TERPANJANG));
  const tetap = PERINTAH.find((one) => awal.startsWith(one));
  if (tetap) return tetap.length / 2;
  const panjang = bytes[0] === GS ? panjangIsi(bytes) : null;
  return panjang !== null && panjang <= bytes.length ? panjang : null;
}

/** Signs that feed paper or move along a row. */
const isGerak = (byte: number): boolean => byte >= 0x09 && byte <= 0x0d && byte !== 0x0b;
const isTanda = (byte: number): boolean => byte < 0x20 && !isGerak(byte);
/** A picture or a barcode behind letters of the same row is none to some printers. */
const isGambar = ([first, sign]: Uint8Array): boolean =>
  first === GS && (sign === 0x76 || sign === 0x6b);

/** Whether bytes are letters and the very commands of our own receipts alone, each where a printer takes it. */
function isStruk(bytes: Uint8Array): boolean {
  let baris = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    if (!isTanda(byte)) {
      // Behind a byte of this kind some printers take the next one for the other half of a letter.
      if (byte >= 0x80) return false;
      baris = byte === LF ? 0 : baris + 1;
      at += 1;
      continue;
    }
    const sisa = bytes.subarray(at);
    const panjang = panjangPerintah(sisa);
    if (panjang === null || (baris > 0 && isGambar(sisa))) return false;
    at += panjang;
  }
  return true;
}

/**
 * Whether bytes open a drawer: not at all, by our pulse alone, or perhaps hidden in a paper, where no drawer is ever
 * opened (D-49.6). What is not of our own receipts may be read by a printer in another way than by us; a label has no
 * sign but ends of lines, and no word of TSPL that opens one.
 */
export function laciDalam(bytes: Uint8Array): 'TIDAK' | 'BUKA' | 'TERSEMBUNYI' {
  if (isPulsa(bytes)) return 'BUKA';
  if (bytes.some(isTanda) && !isStruk(bytes)) return 'TERSEMBUNYI';
  return /CASHDRAWER/i.test(teks(bytes)) ? 'TERSEMBUNYI' : 'TIDAK';
}

/** Rows that a paper feeds: its ends of lines, and no dots of a picture or data that look like one. */
export function barisKertas(bytes: Uint8Array): number {
  let baris = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    if (byte === LF) baris += 1;
    at += isTanda(byte) ? (panjangPerintah(bytes.subarray(at)) ?? 1) : 1;
  }
  return baris;
}

export type KeadaanTugas = 'MENUNGGU' | 'DIAMBIL' | 'TERCETAK' | 'GAGAL' | 'BATAL';
export type Tugas = {
  readonly hasil: 'TERCETAK' | 'GAGAL' | 'BATAL' | null;
  readonly diambil: boolean;
  readonly mulai: boolean;
  readonly umur_ms: number;
};

/** What became of a paper. One that was taken and is not answered for may be on paper. */
export function keadaanTugas({ hasil, diambil, mulai, umur_ms }: Tugas): {
  keadaan: KeadaanTugas;
  mulai: boolean;
} {
  if (hasil) return { keadaan: hasil, mulai };
  if (umur_ms > TUGAS_HIDUP_MS) return { keadaan: 'GAGAL', mulai: diambil };
  return { keadaan: diambil ? 'DIAMBIL' : 'MENUNGGU', mulai: diambil };
}

/** An address of this computer or of a network of the shop: a name is none, for it may lead elsewhere tomorrow. */
export function isAlamatPribadi(alamat: string): boolean {
  const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(alamat)?.slice(1).map(Number);
  if (!v4) return /^(::1$|f[cd][0-9a-f]{2}:)[0-9a-f:]*$/i.test(alamat);
  const [first = 0, second = 0] = v4;
  if (v4.some((part) => part > 255)) return false;
  if (first === 10 || first === 127) return true;
  return (first === 192 && second === 168) || (first === 172 && second >= 16 && second < 32);
}

/** Raw ports of printers and of boxes that hold several. */
export const isPortPrinter = (port: number): boolean =>
  Number.isInteger(port) && port >= 9100 && port <= 9109;
