import { HEADS } from '#kit/rules/escpos.ts';

/** Who may pair an agent that prints for counters (D-49.5), and revoke it. */
export const PEMASANG_AGEN = ['SPV', 'MU', 'OWN', 'SU'] as const;
export const bisaPasangAgen = (level: string): boolean =>
  (PEMASANG_AGEN as readonly string[]).includes(level);

/** Printers of one agent. */
export const MAKS_PRINTER = 20;

/** Letters and figures that nobody takes for each other. */
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

const [BEL, DLE, ESC, GS, LF] = [0x07, 0x10, 0x1b, 0x1d, 0x0a];
/** The pulse of our own counters, and nothing beside it. */
const isPulsa = (bytes: Uint8Array): boolean =>
  bytes.length === 5 && bytes[0] === ESC && bytes[1] === 0x70 && (bytes[2] ?? 2) < 2;

/** What our receipts say to a printer (`escposOf`), and how many bytes it is with its arguments. */
const PERINTAH: ReadonlyMap<number, number> = new Map([
  [0x1b40, 2],
  [0x1b61, 3],
  [0x1b45, 3],
  [0x1b64, 3],
  [0x1d21, 3],
  [0x1d68, 3],
  [0x1d77, 3],
  [0x1d48, 3],
  [0x1d66, 3],
  [0x1d56, 4],
]);
/** A printer may refuse an argument: it must be the beginning of nothing. */
const mulaiPerintah = (byte: number): boolean => [BEL, DLE, ESC, GS].includes(byte);

/** Bytes across the widest roll. */
const LEBAR = HEADS[80].dots / 8;
/** Data of a Code 128 that every printer takes: another one is refused by it, and what follows is read as commands. */
const BARCODE = /^(?:\{B(?:[ -z|}~]|\{\{)*|\{C[\u0000-\u0063]*)+$/;
const QR_DATA = 80;
const teks = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** How many bytes a command of our receipts has that begins here; null where it is none, or not whole. */
function panjangPerintah(bytes: Uint8Array): number | null {
  const [first = 0, sign = 0, kind = 0, form = 0, a = 0, b = 0, c = 0, d = 0] = bytes;
  const utuh = (length: number): number | null => (length <= bytes.length ? length : null);
  const tetap = PERINTAH.get(first * 256 + sign);
  if (tetap !== undefined) return bytes.subarray(2, tetap).some(mulaiPerintah) ? null : utuh(tetap);
  if (first !== GS) return null;
  if (sign === 0x76 && kind === 0x30 && form === 0) {
    const [wide, high] = [a + 256 * b, c + 256 * d];
    return wide > 0 && wide <= LEBAR && high > 0 ? utuh(8 + wide * high) : null;
  }
  if (sign === 0x6b && kind === 73)
    return BARCODE.test(teks(bytes.subarray(4, 4 + form))) ? utuh(4 + form) : null;
  if (sign !== 0x28 || kind !== 0x6b || b !== 49) return null;
  const akhir = 5 + form + 256 * a;
  const polos = c === QR_DATA ? bytes.subarray(8, akhir).every((byte) => byte >= 0x20) : akhir <= 9;
  return polos ? utuh(akhir) : null;
}

/** Signs that feed paper or move along a row. */
const isGerak = (byte: number): boolean => byte >= 0x09 && byte <= 0x0d && byte !== 0x0b;
const isTanda = (byte: number): boolean => byte < 0x20 && !isGerak(byte);
/** A picture or a barcode behind letters of the same row is none to some printers. */
const isGambar = ([first, sign]: Uint8Array): boolean =>
  first === GS && (sign === 0x76 || sign === 0x6b);

/** Whether bytes are letters and commands of our own receipts alone, each whole and where a printer takes it. */
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
