import { refusals } from '#kit/rules/refusal.ts';

export const TIDAK_FOTO = refusals({
  FOTO_KOSONG: { field: 'image', message: 'Foto Tidak Boleh Kosong' },
  FOTO_JENIS: { field: 'image', message: 'Foto Harus JPEG, PNG Atau WebP' },
  FOTO_RUSAK: { field: 'image', message: 'Foto Rusak, Tidak Dapat Dibaca' },
  FOTO_PIKSEL: { field: 'image', message: 'Foto Maksimal 25 Megapiksel' },
  FOTO_PENUH: { field: 'image', message: 'Foto Maksimal 12' },
});

export const FOTO_PIKSEL = 25_000_000;
export const FOTO_PALING_BANYAK = 12;
/** Photos of goods fit inside this and are never enlarged (D-33.27). */
export const FOTO_UKURAN = { width: 1241, height: 2348 } as const;

export type JenisFoto = 'jpeg' | 'png' | 'webp';

const starts = (bytes: Uint8Array, at: number, ...marks: readonly number[]): boolean =>
  bytes.length >= at + marks.length && marks.every((mark, index) => bytes[at + index] === mark);
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** What a file is by its first bytes, whatever its name and whatever the sender says (abuse case 22). */
export function jenisFoto(bytes: Uint8Array): JenisFoto | undefined {
  if (starts(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0, 0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a)) return 'png';
  if (starts(bytes, 0, ...ascii('RIFF')) && starts(bytes, 8, ...ascii('WEBP'))) return 'webp';
  return undefined;
}
