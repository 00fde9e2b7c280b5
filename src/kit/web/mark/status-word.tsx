import type { Field } from '#kit/contract/field.ts';
import { kataKode } from '#kit/rules/kata.ts';
import { t } from '#kit/web/base/text.ts';
import { labelOf } from '#kit/web/grid/text-of.ts';
import css from '#kit/web/mark/mark.module.css';

export type Stone = 'zamrud' | 'nilam' | 'kecubung' | 'tembaga' | 'delima' | 'plain';

/** The stone of a state: green lives, blue waits or is held, amethyst is kept, copper travels, ruby is gone. */
const STONES: Readonly<Record<string, Stone>> = {
  READY: 'zamrud',
  DONE: 'zamrud',
  AKTIF: 'zamrud',
  VALID: 'zamrud',
  LUNAS: 'zamrud',
  SELESAI: 'zamrud',
  DISETUJUI: 'zamrud',
  TERSEDIA: 'zamrud',
  ON: 'zamrud',
  TERKIRIM: 'zamrud',
  OPEN: 'nilam',
  PROSES: 'nilam',
  KERANJANG: 'nilam',
  DITERIMA: 'nilam',
  TUNGGU: 'nilam',
  ANTRE: 'nilam',
  DIKIRIM: 'nilam',
  TERPAKAI: 'nilam',
  REMAJA: 'nilam',
  TITIP: 'kecubung',
  HUTANG: 'kecubung',
  CICILAN: 'kecubung',
  KIRIM: 'tembaga',
  SERVICE: 'tembaga',
  KEDALUWARSA: 'tembaga',
  LELANG: 'tembaga',
  PERINGATAN: 'tembaga',
  RAGU: 'tembaga',
  CANC: 'delima',
  BATAL: 'delima',
  HILANG: 'delima',
  DITOLAK: 'delima',
  GAGAL: 'delima',
};

/** A state as a coloured word: the word says it, the colour repeats it. */
export const StatusWord = ({ value, of, stone }: { value: string; of?: Field; stone?: Stone }) => (
  <span className={css.status} data-stone={stone ?? STONES[value] ?? 'plain'}>
    {of ? labelOf(of, value) : t(kataKode(value))}
  </span>
);
