import { useState } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { t } from '#kit/web/base/text.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { readKode } from '#areas/buku/rules/kode.ts';
import type { Kiriman } from '#areas/kirim/contract/kiriman.api.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { pisahTag } from '#areas/stock/rules/tag.ts';

/** A piece as it lies before the receiver. */
export type Pindaian = {
  readonly kode_barcode: string;
  readonly berat: Miligram | null;
  readonly rusak: boolean;
  readonly foto: string | null;
  /** Stones that were counted in it. */
  readonly butir_batu: number | null;
  /** Where it was put: the place that was chosen when it was scanned. */
  readonly kode_gudang: string | null;
  readonly kode_baki: string | null;
};
type Tempat = Pick<Pindaian, 'kode_gudang' | 'kode_baki'>;
type Kata = { readonly text: string; readonly tone: 'good' | 'bad' };

/** The pieces of a shipment that were scanned so far, by barcode or tag; a code beyond its list is kept beside them. */
export function useTerima({ barang, no_kirim }: Kiriman, tempat: Tempat) {
  const [pindaian, setPindaian] = useState<readonly Pindaian[]>([]);
  const [kata, setKata] = useState<Kata>();
  const [asing, setAsing] = useState<string>();
  const say = (text: string, tone: Kata['tone']) => {
    setKata({ text, tone });
    beep(tone === 'good' ? 'found' : 'missing');
  };
  const cari = (kode: string) =>
    barang.find((one) => one.kode_barcode === kode || one.tag_id === kode);
  const letakkan = (codes: readonly string[]) =>
    setPindaian((old) => [
      ...old,
      ...codes.map((kode) => ({
        kode_barcode: kode,
        berat: null,
        rusak: false,
        foto: null,
        butir_batu: null,
        ...tempat,
      })),
    ]);
  const sudah = (kode: string) => pindaian.some((one) => one.kode_barcode === kode);
  const satu = (kode: string): void => {
    const line = cari(kode);
    const bertag = readKode(kode) === 'tag';
    // A reader hears tags of the trays around it: one that is not on the list is no piece too many.
    setAsing(line || bertag ? undefined : kode);
    if (!line && bertag) return say(t('Tag {kode} bukan dari kiriman ini', { kode }), 'bad');
    if (!line) {
      const asing = { kode_barcode: kode, no_kirim };
      return say(t(fill(TIDAK_KIRIMAN.BUKAN_ISI, asing).message), 'bad');
    }
    const { kode_barcode } = line;
    if (line.hasil !== 'JALAN')
      return say(t('{kode} sudah diterima', { kode: kode_barcode }), 'bad');
    if (sudah(kode_barcode)) return say(t('{kode} sudah dipindai', { kode: kode_barcode }), 'bad');
    letakkan([kode_barcode]);
    say(t('{nama} ada di kiriman', { nama: line.nama_barang }), 'good');
  };
  /** What a reader heard at once: those on the list that are not here yet are put down, the rest is counted. */
  const banyak = (codes: readonly string[]): void => {
    const kena = new Set(
      codes.flatMap((kode) => {
        const line = cari(kode);
        return line?.hasil === 'JALAN' && !sudah(line.kode_barcode) ? [line.kode_barcode] : [];
      }),
    );
    const lain = codes.filter((kode) => !cari(kode)).length;
    setAsing(undefined);
    letakkan([...kena]);
    const n = formatInt(kena.size);
    say(
      lain > 0
        ? t('{n} barang ada di kiriman, {lain} tag lain', { n, lain: formatInt(lain) })
        : t('{n} barang ada di kiriman', { n }),
      kena.size > 0 ? 'good' : 'bad',
    );
  };
  const pindai = (text: string): void => {
    const codes = [...new Set(pisahTag(text))];
    if (codes.length > 1) banyak(codes);
    else satu(codes[0] ?? text);
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
