import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { kept } from '#kit/rules/lists.ts';
import { mg, plus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import { joined, said, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { BatuJauh } from '#areas/kirim/contract/batu-jauh.wire.ts';
import { butirOf, periksaHitungBatu, TIDAK_BATU_JAUH } from '#areas/kirim/rules/batu-jauh.ts';
import { isModalTinggi, isTetapMurah } from '#areas/kirim/rules/harga-jauh.ts';
import {
  findBatuAsing,
  findBatuDiSini,
  findBatuLain,
  listBatuBarang,
  listBatuDiukur,
  listBatuKenal,
  type BatuDiukur,
  type BatuKenal,
  type BatuSifat,
} from '#areas/kirim/server/jauh/batu-jauh.table.ts';
import type { KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import type { Piece } from '#areas/kirim/server/padanan-harga.ts';
import { beratBatu, type Berlian } from '#areas/stock/rules/barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type AngkaBaris = Tuntutan['angka'];

/** What this server knows of stones that a list names: a code of its own that never left, or of another stone. */
export async function salahBatu(
  on: Sql,
  batu: readonly BatuSifat[],
  barang: readonly string[],
): Promise<Refusal | undefined> {
  const codes = batu.map((one) => one.kode_berlian);
  const asing = await findBatuAsing(on, codes, barang);
  if (asing) return fill(TIDAK_BATU_JAUH.BATU_ASING, asing);
  const lain = batu.length > 0 ? await findBatuLain(on, batu) : undefined;
  return lain && fill(TIDAK_BATU_JAUH.BATU_BERUBAH, lain);
}

/** 409 where it is so by now: another list of those codes was received since this one came. */
export async function needBatuSama(
  tx: Tx,
  batu: readonly BatuSifat[],
  barang: readonly string[],
): Promise<void> {
  const salah = await salahBatu(tx, batu, barang);
  if (salah) conflictIf(true, salah);
}

/** 409 where this database has a stone of a list still: here, sold here, or on its way from here (decision 1209). */
export async function needBatuTidakDiSini(
  tx: Tx,
  codes: readonly string[],
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<void> {
  const ada = codes.length > 0 ? await findBatuDiSini(tx, codes, kode_toko) : undefined;
  if (ada) conflictIf(true, fill(TIDAK_BATU_JAUH.BATU_MASIH_DI_SINI, ada));
}

const kodeOf = ({ row }: Piece): string[] => row.berlian.flatMap((one) => one.kode_berlian ?? []);

/**
 * Pieces with stones that came from another server are counted and weighed, and none of their stones is here by this
 * server's own books.
 */
export async function checkBatuJauh(
  tx: Tx,
  { jauh }: Pick<KirimanMasuk, 'jauh'>,
  pieces: readonly Piece[],
  ctx: Ctx,
): Promise<void> {
  refuseIf(
    pieces.flatMap((one, index) => {
      const { kode_barcode, row } = one;
      const salah = periksaHitungBatu({ kode_barcode, butir: butirOf(row.berlian), jauh }, one);
      return salah.map((each) => at(each, 'barang', index));
    }),
  );
  if (!jauh) return;
  const batu = pieces.flatMap(({ row }) => row.berlian.map(dibaca));
  await needBatuSama(
    tx,
    batu,
    pieces.map((one) => one.kode_barcode),
  );
  await needBatuTidakDiSini(tx, pieces.flatMap(kodeOf), ctx);
}

/** Pieces in which other stones were counted than their list has. */
export const batuBeda = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter((one) => one.butir_batu !== null && one.butir_batu !== butirOf(one.row.berlian));

/**
 * Whether an owner reads the difference: other stones, or another weight of a piece whose stones were counted. What is
 * missing there may be of its stones, and the scale does not say.
 */
export const isBatuDiragukan = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (one) =>
      one.butir_batu !== null && (one.tiba.beda || one.butir_batu !== butirOf(one.row.berlian)),
  );

/** The same as who agrees reads them. */
export const angkaHitung = (beda: readonly Piece[]): AngkaBaris =>
  beda.map(({ kode_barcode, row, butir_batu }) => ({
    label: sentence('Butir batu {nama}', { nama: `${kode_barcode} ${row.nama_barang}` }),
    nilai: `${formatInt(butirOf(row.berlian))} → ${formatInt(butir_batu ?? 0)}`,
  }));

/** What a receipt keeps of stones that were counted; nothing of any other piece. */
export const hitunganBatu = ({ row, butir_batu }: Pick<Piece, 'row' | 'butir_batu'>) =>
  butir_batu === null
    ? { batu_kirim: null, batu_hitung: null }
    : { batu_kirim: butirOf(row.berlian), batu_hitung: butir_batu };

type Dibaca = BatuDiukur & Pick<BatuJauh, 'harga_modal' | 'harga_jual'>;
type Lengkap = Dibaca & BatuSifat;

/**
 * What an owner reads of stones of a list (decision 1208): one that is known here by its code as it left and as the
 * list says it; of any other one a price of its own that is lower than this shop's, and others of its number here.
 * `sendiri` says that its cost is looked at by itself: of a stone in a piece the cost of the piece is.
 */
export async function angkaBatu(
  on: Sql,
  batu: readonly Dibaca[],
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
  sendiri: boolean,
): Promise<ReadonlyMap<string, AngkaBaris>> {
  if (batu.length === 0) return new Map();
  const codes = batu.map((one) => one.kode_berlian);
  const kenal = new Map(
    (await listBatuKenal(on, codes, kode_toko)).map((b) => [b.kode_berlian, b]),
  );
  const diukur = new Map(
    (await listBatuDiukur(on, batu, kode_toko)).map((one) => [one.kode_berlian, one]),
  );
  return new Map(
    batu.map((one) => {
      const { kode_berlian } = one;
      const { harga, senomor } = kept(diukur, kode_berlian);
      const dulu = kenal.get(kode_berlian);
      const surat = senomor && {
        label: sentence('Nomor sertifikat {kode} juga', { kode: kode_berlian }),
        nilai: senomor,
      };
      const angka = dulu ? angkaKenal(dulu, one) : angkaBaru(one, harga, sendiri);
      return [kode_berlian, [...angka, ...(surat && !dulu ? [surat] : [])]] as const;
    }),
  );
}

const uang = (harga: Rupiah | null): string => (harga === null ? '-' : formatRupiah(harga));
const isiOf = ({ carat, butir }: Pick<BatuKenal, 'carat' | 'butir'>): string =>
  sentence('{butir} butir, {carat} ct', { butir: formatInt(butir), carat: formatGram(carat) });

function angkaKenal(dulu: BatuKenal, kini: Dibaca): AngkaBaris {
  const { kode_berlian: kode } = kini;
  const semua: readonly (readonly [string, string, string, true?])[] = [
    [said('Batu'), isiOf(dulu), isiOf(kini)],
    [said('Modal Batu'), uang(dulu.harga_modal), uang(kini.harga_modal), true],
    [said('Harga Batu'), uang(dulu.harga_jual), uang(kini.harga_jual)],
  ];
  return [
    ...semua
      .filter(([, dari, ke]) => dari !== ke)
      .map(([apa, dari, ke, modal]) => ({
        label: joined([apa, kode], ' '),
        nilai: joined([dari, ke], ' → '),
        ...(modal && { modal }),
      })),
    ...(dulu.hilang_di === null
      ? []
      : [{ label: joined([said('Hilang di opname'), kode], ' '), nilai: dulu.hilang_di }]),
  ];
}

function angkaBaru(
  { kode_berlian, harga_jual, harga_modal }: Dibaca,
  harga: Rupiah | null,
  sendiri: boolean,
): AngkaBaris {
  const nilai = { tetap: harga_jual, modal: harga_modal, emas: harga };
  const [murah, mahal] = [isTetapMurah(nilai), sendiri && isModalTinggi(nilai)];
  if (!murah && !mahal) return [];
  const of = (apa: string): string => joined([apa, kode_berlian], ' ');
  return [
    { label: of(said('Harga Parameter Berlian')), nilai: uang(harga) },
    ...(murah ? [{ label: of(said('Harga Batu')), nilai: uang(harga_jual) }] : []),
    ...(mahal
      ? [{ label: of(said('Modal Batu')), nilai: uang(harga_modal), modal: true as const }]
      : []),
  ];
}

/** A stone of a piece as a list of another server keeps it. */
const dibaca = (one: Berlian): Lengkap => ({
  kode_berlian: one.kode_berlian ?? '',
  carat: mg(one.carat),
  butir: one.butir ?? 1,
  shape: one.shape,
  color: one.color,
  clarity: one.clarity,
  cut_grade: one.cut_grade,
  polish: one.polish,
  symmetry: one.symmetry,
  fluorescence: one.fluorescence,
  lembaga: one.lembaga ?? null,
  no_sertifikat: one.no_sertifikat,
  harga_modal: one.harga_modal === null ? null : rp(one.harga_modal),
  harga_jual: one.harga_jual === null ? null : rp(one.harga_jual),
});

/**
 * The same of pieces, by their barcodes: also where a piece that is known here has other stones than it left with, and
 * where a new one keeps less for its stones than they weigh, so that they would be gold.
 */
export async function angkaBatuBarang(
  on: Sql,
  pieces: readonly Piece[],
  ctx: Pick<Ctx, 'kode_toko'>,
): Promise<ReadonlyMap<string, AngkaBaris>> {
  const lama = await listBatuBarang(
    on,
    pieces.map((one) => one.kode_barcode),
    ctx.kode_toko,
  );
  const batu = await angkaBatu(
    on,
    pieces.flatMap(({ row }) => row.berlian.map(dibaca)),
    ctx,
    false,
  );
  return new Map(
    pieces.map((one) => {
      const { kode_barcode, row } = one;
      const codes = kodeOf(one).toSorted();
      const [dulu, kini] = [lama.get(kode_barcode)?.join(', '), codes.join(', ')];
      const berat = beratBatu(sum([mg(0), ...row.berlian.map(({ carat }) => mg(carat))]));
      return [
        kode_barcode,
        [
          ...(dulu === undefined || dulu === kini
            ? []
            : [
                {
                  label: joined([said('Isi batu'), kode_barcode], ' '),
                  nilai: joined([dulu || '-', kini || '-'], ' → '),
                },
              ]),
          ...(dulu === undefined && berat > row.berat_atribut
            ? [
                {
                  label: joined([said('Berat batu'), kode_barcode], ' '),
                  nilai: `${formatGram(row.berat_atribut)} g → ${formatGram(berat)} g`,
                },
              ]
            : []),
          ...codes.flatMap((code) => batu.get(code) ?? []),
        ],
      ] as const;
    }),
  );
}

/** What the stones of each piece cost here: one without a price costs nothing. */
export async function hargaBatuSini(
  on: Sql,
  pieces: readonly Piece[],
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<ReadonlyMap<string, Rupiah>> {
  const batu = pieces.flatMap(({ row }) => row.berlian.map(dibaca));
  if (batu.length === 0) return new Map();
  const diukur = new Map(
    (await listBatuDiukur(on, batu, kode_toko)).map((one) => [one.kode_berlian, one.harga]),
  );
  return new Map(
    pieces.map((one) => [
      one.kode_barcode,
      kodeOf(one).reduce((all, code) => plus(all, diukur.get(code) ?? rp(0)), rp(0)),
    ]),
  );
}
