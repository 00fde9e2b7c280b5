import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg } from '#kit/rules/quantity.ts';
import { pair, words, type StrukLine } from '#kit/rules/struk.ts';
import {
  barisOf,
  teksBatu,
  teksSifat,
  type Sifat,
  type Ukuran,
} from '#areas/berlian/rules/batu.ts';
import type { Berlian } from '#areas/stock/rules/barang.ts';

/** A stone that was set in a piece when that was sold, as the nota says it: without price and cost (D-45.9). */
export type BatuTerjual = Sifat &
  Ukuran & {
    readonly kode_berlian: string;
    readonly lembaga: string | null;
    readonly no_sertifikat: string | null;
  };

/** The stones of a piece as the line of its sale keeps them; null where it has none. */
export const batuTerjual = (berlian: readonly Berlian[]): BatuTerjual[] | null =>
  berlian.length === 0
    ? null
    : berlian.map((one) =>
        barisOf({
          ...one,
          kode_berlian: one.kode_berlian ?? '',
          carat: mg(one.carat),
          butir: one.butir ?? 1,
          lembaga: one.lembaga ?? null,
        }),
      );

type Berbatu = { readonly batu?: readonly BatuTerjual[] | null };

/** Each stone below its piece: its code, of a parcel how many, its carats; what it is, its certificate. */
export const batuDiNota = ({ batu }: Berbatu): StrukLine[] =>
  (batu ?? []).flatMap((one) => {
    const nama = [`Batu ${one.kode_berlian}`, ...(one.butir > 1 ? [butirOf(one)] : [])].join(', ');
    const sifat = teksSifat(one);
    return [
      pair(nama, `${formatGram(one.carat)} ct`, 'small'),
      ...(sifat ? [words(sifat, 'small')] : []),
      ...(one.no_sertifikat === null
        ? []
        : [words(`Sertifikat ${one.lembaga ?? ''} ${one.no_sertifikat}`, 'small')]),
    ];
  });

const butirOf = ({ butir }: Ukuran): string => `${formatInt(butir)} butir`;

/** Each of them in one line, for screens and messages. */
export const teksBatuNota = ({ batu }: Berbatu): string[] =>
  (batu ?? []).map((one) => `${one.kode_berlian} ${teksBatu(one)}`);
