import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { kept } from '#kit/rules/lists.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { at, fill, gather } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import {
  ambilBagian,
  gabungBagian,
  keadaanBatu,
  periksaBagian,
  sisaBagian,
  TIDAK_BERLIAN,
  type Batu,
  type JenisGerak,
} from '#areas/berlian/rules/batu.ts';
import { patokBagian, sisaPatok } from '#areas/berlian/rules/patok.ts';
import { rataRata } from '#areas/berlian/rules/serupa.ts';
import {
  findTanggalTerima,
  gerakkanBatu,
  gerakOf,
  insertBatu,
  lockBatu,
  setSisa,
  takeKodeBerlian,
  type BatuBuku,
} from '#areas/berlian/server/berlian.table.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type BatuDiminta = {
  readonly kode_berlian: string;
  readonly carat: Miligram | null;
  readonly butir: number | null;
  /** The line on which it is named, where other things are named between. */
  readonly di?: number;
};

/** A stone that an act takes: whole, or a part of a parcel, which is a stone of its own from now on. */
export type Diambil = BatuBuku & {
  readonly dari_berlian: string | null;
  /** Its stones are far from the mean of their parcel. */
  readonly lain: boolean;
  /** The parcel, and the mean stone of it, where it is a part. */
  readonly parcel: BatuBuku | null;
  readonly tgl_terima: Hari;
};

/**
 * Holds loose stones and parts of parcels. 422 where one is unknown or smaller than asked, 409 where it is not loose.
 */
export async function takeBatu(
  tx: Tx,
  asked: readonly BatuDiminta[],
  ctx: Ctx,
): Promise<readonly Diambil[]> {
  const held = await lockBatu(
    tx,
    asked.map((one) => one.kode_berlian),
    ctx,
  );
  const kali = Map.groupBy(asked, (one) => one.kode_berlian);
  refuseIf(
    asked.flatMap((one, index) => {
      const { kode_berlian } = one;
      const stone = held.get(kode_berlian);
      const salah = stone
        ? periksaBagian(stone, one)
        : [fill(TIDAK_BERLIAN.BERLIAN_TIDAK_ADA, { kode_berlian })];
      const ganda = gather([
        (kali.get(kode_berlian)?.length ?? 0) > 1,
        fill(TIDAK_BERLIAN.BERLIAN_DUA_KALI, { kode_berlian }),
      ]);
      return [...salah, ...ganda].map((no) => at(no, 'barang', one.di ?? index));
    }),
  );
  for (const one of held.values()) {
    const { kode_berlian } = one;
    const keadaan = keadaanBatu(one);
    conflictIf(
      keadaan !== null,
      fill(TIDAK_BERLIAN.BERLIAN_TIDAK_LEPAS, { kode_berlian, keadaan: keadaan ?? '' }),
    );
  }
  const parts = asked.map((one) => ambilBagian(kept(held, one.kode_berlian), one));
  const codes = [
    ...(await takeKodeBerlian(tx, ctx.kode_toko, parts.filter(({ utuh }) => !utuh).length)),
  ];
  const taken: Diambil[] = [];
  for (const [index, { utuh, lain, ...part }] of parts.entries()) {
    const stone = kept(held, asked[index]?.kode_berlian ?? '');
    const tgl_terima = await findTanggalTerima(tx, stone.kode_berlian, ctx);
    const kode_berlian = utuh ? stone.kode_berlian : (codes.shift() ?? '');
    const dari_berlian = utuh ? null : stone.kode_berlian;
    const parcel = utuh ? null : stone;
    const patok = utuh ? stone.carat_patok : patokBagian(stone, part);
    const asal = { dari_berlian, lain, parcel, tgl_terima, carat_patok: patok };
    taken.push({ ...stone, ...part, kode_berlian, ...asal });
  }
  return taken;
}

/** Parts become stones of their own, loose: the parcel holds less by what they hold, in cost too. */
export async function pisahkan(
  tx: Tx,
  bukti: { readonly no_bukti: string; readonly no_dokumen: string },
  taken: readonly Diambil[],
  jenis: JenisGerak,
  ctx: Ctx,
): Promise<void> {
  await simpanBagian(tx, taken, ctx);
  for (const { parcel, lain: _, ...part } of taken) {
    if (parcel === null) continue;
    const keluar = gerakOf({ ...part, kode_berlian: parcel.kode_berlian }, jenis, -1);
    await gerakkanBatu(tx, bukti, [keluar, gerakOf(part, jenis, 1)], ctx);
  }
}

/** Writes the rows of parts and of what their parcels keep; the act itself writes the book of stones. */
export async function simpanBagian(tx: Tx, taken: readonly Diambil[], ctx: Ctx): Promise<void> {
  for (const { parcel, lain: _, ...part } of taken) {
    if (parcel === null) continue;
    const sisa = { ...sisaBagian(parcel, part), carat_patok: sisaPatok(parcel, part, -1) };
    await setSisa(tx, parcel.kode_berlian, sisa, ctx);
    await insertBatu(tx, [{ ...part, no_terima: null }], ctx);
  }
}

/** Parts that come back join the parcel they were taken from, in cost too: it is one parcel again (decision 1061). */
export async function gabungkan(
  tx: Tx,
  bukti: { readonly no_bukti: string; readonly no_dokumen: string },
  parts: readonly { readonly part: BatuBuku; readonly parcel: BatuBuku }[],
  jenis: JenisGerak,
  ctx: Ctx,
): Promise<void> {
  for (const { part, parcel } of parts) {
    const { kode_berlian } = parcel;
    const utuh = { ...gabungBagian(parcel, part), carat_patok: sisaPatok(parcel, part, 1) };
    await setSisa(tx, kode_berlian, utuh, ctx);
    await gerakkanBatu(tx, bukti, [gerakOf({ ...part, kode_berlian }, jenis, 1)], ctx);
  }
}

/**
 * Cost of a part goes by the carat that is typed: a part whose stones are unlike those of its parcel is agreed to, by a
 * superior who reads both means (decision 1041).
 */
export const tuntutBagian = (taken: readonly Diambil[]): Tuntutan[] =>
  taken.flatMap((part) =>
    part.parcel === null || !part.lain
      ? []
      : [
          {
            event: stockEvents.UBAH_BARANG,
            ringkasan: sentence('Bagian parcel {kode_berlian} tidak serupa sisanya', {
              kode_berlian: part.parcel.kode_berlian,
            }),
            angka: [
              { label: 'Parcel', nilai: isiOf(part.parcel) },
              { label: 'Bagian', nilai: isiOf(part) },
              { label: 'Rata-rata parcel', nilai: rataRata(part.parcel) },
              { label: 'Rata-rata bagian', nilai: rataRata(part) },
            ],
          },
        ],
  );

const isiOf = ({ carat, butir }: Pick<Batu, 'carat' | 'butir'>): string =>
  sentence('{butir} butir, {carat} ct', { butir: formatInt(butir), carat: formatGram(carat) });
