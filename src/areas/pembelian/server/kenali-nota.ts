import type { Sql } from '#kit/server/sql.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import type { Dibeli } from '#areas/penjualan/server/dibeli.table.ts';
import {
  jualTiket,
  nomorToko,
  notaBarcode,
  type BarisNota,
} from '#areas/pembelian/server/dasar-beli.query.ts';

/** A line of a purchase as it is asked for. */
export type Diminta = BodyOf<typeof pembelianDocument.spec, 'beli'>['barang'][number];

/** The lines as their notas call themselves, and what is known of those. */
export type Dikenal = {
  readonly barang: readonly Diminta[];
  readonly nota: readonly BarisNota[];
  /** Numbers that carry the code of a shop of this server: what is not found among them was never sold. */
  readonly nomorSini: ReadonlySet<string>;
  /** Barcodes of lines that a nota of this server sold. */
  readonly barcodeSini: ReadonlySet<string>;
};

type Baca = (on: Sql, notas: readonly string[]) => Promise<BarisNota[]>;

const isi = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((one) => one !== null)),
];

/**
 * A number that this server knows is that nota, and a sold piece that comes without a number is the
 * newest nota of its barcode, whatever the line calls itself: each is bought back once in the chain
 * (D-13.3). `baca` holds the notas where something is going to be saved.
 */
export async function kenaliNota(
  on: Sql,
  kode_toko: string,
  diminta: readonly Diminta[],
  baca: Baca,
): Promise<Dikenal> {
  const codes = isi(diminta.map((one) => one.kode_barcode));
  const barcode = new Map(
    (await notaBarcode(on, kode_toko, codes)).map((one) => [one.kode_barcode, one.no_faktur_jual]),
  );
  const tiket = new Map(
    (await jualTiket(on, isi(diminta.map((one) => one.no_faktur_jual)).filter(tiketTukar))).map(
      ({ no, no_faktur_jual }) => [no, no_faktur_jual],
    ),
  );
  const bernomor = diminta.map((one) => ({ ...one, no_faktur_jual: nomorOf(one, tiket, barcode) }));
  const nomor = isi(bernomor.map((one) => one.no_faktur_jual));
  const nota = await baca(on, nomor);
  return {
    barang: bernomor.map((one) => sebagaiNota(one, nota, kode_toko)),
    nota,
    nomorSini: await nomorToko(on, nomor),
    barcodeSini: new Set(barcode.keys()),
  };
}

const tiketTukar = (no: string): boolean => no.startsWith('TK');

const nomorOf = (
  { no_faktur_jual, kode_barcode }: Diminta,
  tiket: ReadonlyMap<string, string>,
  barcode: ReadonlyMap<string, string>,
): string | null =>
  no_faktur_jual === null
    ? (barcode.get(kode_barcode ?? '') ?? null)
    : (tiket.get(no_faktur_jual) ?? no_faktur_jual);

/** What a line of a known nota is called; a nota of one piece says which it is. */
function sebagaiNota(one: Diminta, nota: readonly BarisNota[], kode_toko: string): Diminta {
  const rows = nota.filter((row) => row.no_faktur_jual === one.no_faktur_jual);
  const [first, ...more] = rows;
  if (!first) return one;
  const asal_nota = first.kode_toko === kode_toko ? 'NOTA_SENDIRI' : 'CABANG_LAIN';
  const satu = more.length === 0 ? first.kode_barcode : null;
  return { ...one, asal_nota, kode_barcode: one.kode_barcode ?? satu };
}

type Baris = Pick<Diminta, 'asal_nota' | 'no_faktur_jual' | 'kode_barcode'>;

/** The lines of notas of the chain among these: each of them is bought back once. */
export const barisRantai = (lines: readonly Baris[], nota: readonly BarisNota[]): Dibeli[] =>
  lines.flatMap(({ asal_nota, no_faktur_jual, kode_barcode }) =>
    (asal_nota === 'NOTA_SENDIRI' || asal_nota === 'CABANG_LAIN') && no_faktur_jual && kode_barcode
      ? [
          {
            kode_toko: nota.find((row) => row.no_faktur_jual === no_faktur_jual)?.kode_toko ?? null,
            no_faktur_jual,
            kode_barcode,
          },
        ]
      : [],
  );
