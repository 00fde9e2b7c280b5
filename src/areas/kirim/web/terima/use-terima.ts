import { useState } from 'react';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { beep } from '#kit/web/counter/sound.ts';
import type { Kiriman } from '#areas/kirim/contract/kiriman.api.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { fill } from '#kit/rules/refusal.ts';

/** A piece as it lies before the receiver. */
export type Pindaian = {
  readonly kode_barcode: string;
  readonly berat: Miligram | null;
  readonly rusak: boolean;
  readonly foto: string | null;
  /** Where it was put: the place that was chosen when it was scanned. */
  readonly kode_gudang: string | null;
  readonly kode_baki: string | null;
};
type Tempat = Pick<Pindaian, 'kode_gudang' | 'kode_baki'>;
type Kata = { readonly text: string; readonly tone: 'good' | 'bad' };

/** The pieces of a shipment that were scanned so far; a code that is not on its list is kept beside them. */
export function useTerima({ barang, no_kirim }: Kiriman, tempat: Tempat) {
  const [pindaian, setPindaian] = useState<readonly Pindaian[]>([]);
  const [kata, setKata] = useState<Kata>();
  const [asing, setAsing] = useState<string>();
  const say = (text: string, tone: Kata['tone']) => {
    setKata({ text, tone });
    beep(tone === 'good' ? 'found' : 'missing');
  };
  const pindai = (kode_barcode: string): void => {
    const line = barang.find((one) => one.kode_barcode === kode_barcode);
    setAsing(line ? undefined : kode_barcode);
    if (!line)
      return say(t(fill(TIDAK_KIRIMAN.BUKAN_ISI, { kode_barcode, no_kirim }).message), 'bad');
    if (line.hasil !== 'JALAN')
      return say(t('{kode} sudah diterima', { kode: kode_barcode }), 'bad');
    if (pindaian.some((one) => one.kode_barcode === kode_barcode))
      return say(t('{kode} sudah dipindai', { kode: kode_barcode }), 'bad');
    const fresh = { kode_barcode, berat: null, rusak: false, foto: null, ...tempat };
    setPindaian((old) => [...old, fresh]);
    say(t('{nama} ada di kiriman', { nama: line.nama_barang }), 'good');
  };
  return {
    pindaian,
    kata,
    asing,
    pindai,
    ubah: (kode: string, change: Partial<Pindaian>) =>
      setPindaian((old) =>
        old.map((one) => (one.kode_barcode === kode ? { ...one, ...change } : one)),
      ),
    buang: (kode: string) => setPindaian((old) => old.filter((one) => one.kode_barcode !== kode)),
    kosongkan: () => setPindaian([]),
    lupakanAsing: () => setAsing(undefined),
  };
}
