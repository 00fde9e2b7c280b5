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
export const susunKodeAgen = (bytes: Uint8Array): string =>
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

/** ESC p and DLE DC4: bytes that open a drawer. Dots of a picture may look like them. */
export const bukaLaci = (bytes: Uint8Array): boolean =>
  bytes.some(
    (byte, at) =>
      (byte === 0x1b && bytes[at + 1] === 0x70) || (byte === 0x10 && bytes[at + 1] === 0x14),
  );

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
