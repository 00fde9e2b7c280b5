import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import { negate } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import {
  ambilManual,
  kunciManual,
  periksaAmbil,
  sisaManual,
  TIDAK_MANUAL,
  type IsiManual,
  type KodeManual,
  type StockManual,
} from '#areas/manual/rules/stock-manual.ts';
import { listDitahan } from '#areas/manual/server/ditahan.query.ts';
import {
  gerakkanManual,
  lockGerakManual,
  lockStockManual,
  lockTempatManual,
  type TempatManual,
} from '#areas/manual/server/stock-manual.table.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { GUDANG_HANCUR } from '#areas/stock/rules/hancur.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { namaTempat, periksaMuat } from '#areas/stock/rules/pindah.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Masuk = Tempat & Pick<IsiManual, 'qty'>;

/**
 * Holds the places that goods come to. 422 where they may not lie there or have no room; 409 where pieces with a
 * barcode do: a tray holds one or the other, a BELI warehouse without trays both (D-46.1).
 */
export async function siapkanTempat(
  tx: Tx,
  lines: readonly Masuk[],
  boleh: { readonly jenis: readonly string[]; readonly lain: Refusal },
  ctx: Ctx,
): Promise<void> {
  const held = await lockTempatManual(tx, lines, ctx);
  const penuh = Map.groupBy(lines, namaTempat);
  refuseIf(
    lines.flatMap((line, index) => {
      const place = held.get(namaTempat(line));
      const qty = (penuh.get(namaTempat(line)) ?? []).reduce((all, one) => all + one.qty, 0);
      return periksaTempat(place, line, qty, boleh).map((one) => at(one, 'barang', index));
    }),
  );
  for (const [tempat, { ada_barang, jenis, baki }] of held)
    conflictIf(
      ada_barang && boleh.jenis.includes(jenis) && !(jenis === 'BELI' && baki === null),
      fill(TIDAK_MANUAL.TEMPAT_BARCODE, { tempat }),
    );
}

function periksaTempat(
  place: TempatManual | undefined,
  { kode_gudang, kode_baki }: Tempat,
  qty: number,
  { jenis, lain }: { readonly jenis: readonly string[]; readonly lain: Refusal },
): Refusal[] {
  if (!place?.is_active) return [TIDAK_BARANG.GUDANG_TIDAK_ADA];
  return [
    ...gather(
      [!jenis.includes(place.jenis), lain],
      [place.jenis === 'TOKO' && kode_baki === null && place.ada_baki, TIDAK_BARANG.BAKI_KOSONG],
      [
        kode_baki !== null && (place.baki === null || GUDANG_HANCUR.includes(place.jenis)),
        fill(TIDAK_BARANG.BAKI_TIDAK_ADA, { kode_gudang }),
      ],
    ),
    ...periksaMuat(place.baki, kode_baki, qty),
  ];
}

/** A line of another kadar is other gold: it is used up before its group may change (D-51.16). */
export async function cekKadarManual(
  tx: Tx,
  lines: readonly Pick<StockManual, keyof KodeManual | 'persen'>[],
  ctx: Ctx,
): Promise<void> {
  const held = await lockStockManual(tx, lines, ctx);
  for (const line of lines) {
    const there = held.get(kunciManual(line));
    conflictIf(
      there !== undefined && there.qty > 0 && there.persen !== line.persen,
      fill(TIDAK_MANUAL.KADAR_BERUBAH, {
        kode_group: line.kode_group,
        tempat: namaTempat(line),
      }),
    );
  }
}

type Diminta = KodeManual & Pick<IsiManual, 'qty' | 'berat'>;

/**
 * Takes each from its line, in the order given, so that two of one line take what is left one after the other. 422
 * where a line holds less, what waits for validation counted (D-46.1); the lines are held, nothing is written.
 */
export async function ambilStock(
  tx: Tx,
  asked: readonly Diminta[],
  ctx: Ctx,
): Promise<StockManual[]> {
  const held = await lockBebas(tx, asked, ctx);
  const salah: Refusal[] = [];
  const taken = asked.map((one, index) => {
    const line = held.get(kunciManual(one));
    const kurang = line === undefined || line.qty === 0 ? [tidakAda(one)] : periksaAmbil(line, one);
    salah.push(...kurang.map((no) => at(no, 'barang', index)));
    if (line === undefined || kurang.length > 0) return undefined;
    const part = ambilManual(line, one);
    held.set(kunciManual(one), sisaManual(line, part));
    return { ...line, ...part };
  });
  refuseIf(salah);
  return taken.flatMap((one) => one ?? []);
}

/** Lines without what waits for validation on them, held: read once they are, so that no sale is missed. */
export async function lockBebas(
  tx: Tx,
  kode: readonly KodeManual[],
  ctx: Ctx,
): Promise<Map<string, StockManual>> {
  const held = await lockStockManual(tx, kode, ctx);
  const tahan = await listDitahan(tx, kode, ctx);
  return new Map(
    [...held].map(([key, line]) => {
      const part = tahan.get(key);
      return [key, part ? sisaManual(line, part) : line];
    }),
  );
}

export const tidakAda = (kode: KodeManual): Refusal =>
  fill(TIDAK_MANUAL.STOCK_TIDAK_ADA, {
    kode_group: kode.kode_group,
    kode_dept: kode.kode_dept,
    tempat: namaTempat(kode),
  });

/** The same goods as they leave a line. */
export const keluar = (line: StockManual): StockManual => ({
  ...line,
  qty: -line.qty,
  berat: negate(line.berat),
  murni: negate(line.murni),
  modal: negate(line.modal),
});

/**
 * Holds what a document did, for its cancel. 409 where what came in has left since, or where pieces with a barcode lie
 * at a place that takes goods back. Answers what undoes it under the number of the cancel.
 */
export async function undoManual(
  tx: Tx,
  no: string,
  ctx: Ctx,
): Promise<(no_batal: string) => Promise<void>> {
  const moves = await lockGerakManual(tx, no, ctx);
  const gone = moves.find(({ berkurang }) => berkurang);
  if (gone)
    conflictIf(
      true,
      fill(TIDAK_MANUAL.SUDAH_BERKURANG, {
        kode_group: gone.kode_group,
        tempat: namaTempat(gone),
      }),
    );
  await cekDitahan(
    tx,
    moves.filter(({ berat }) => berat > 0),
    ctx,
  );
  const back = moves.filter(({ berat }) => berat < 0).map(keluar);
  await siapkanTempat(
    tx,
    back,
    { jenis: ['TOKO', 'BELI'], lain: TIDAK_BARANG.GUDANG_TIDAK_ADA },
    ctx,
  );
  await cekKadarManual(tx, back, ctx);
  return (no_batal) =>
    gerakkanManual(tx, { no_bukti: no_batal, no_dokumen: no }, moves.map(keluar), ctx);
}

/** Goods of a line that wait for validation were sold out of what lay there: nothing of it is given back meanwhile. */
async function cekDitahan(tx: Tx, lines: readonly KodeManual[], ctx: Ctx): Promise<void> {
  const tahan = await listDitahan(tx, lines, ctx);
  for (const line of lines) {
    const part = tahan.get(kunciManual(line));
    if (part) conflictIf(true, ditahan(line, part));
  }
}

/** What waits there, in words. */
export const ditahan = (
  tempat: Tempat,
  { qty, berat }: Pick<IsiManual, 'qty' | 'berat'>,
): Refusal =>
  fill(TIDAK_MANUAL.DITAHAN, {
    qty: formatInt(qty),
    berat: formatGram(berat),
    tempat: namaTempat(tempat),
  });

type OnPaper = Pick<StockManual, 'kode_group' | 'kode_dept' | 'persen' | 'qty' | 'berat'>;

/** A line on the paper of its document: what and where, and how much. */
export const barangDiKertas = (line: OnPaper, tempat: Tempat): readonly [string, string] => [
  `${line.kode_group} ${line.kode_dept}, ${namaTempat(tempat)}`,
  `${formatInt(line.qty)} barang, ${formatGram(line.berat)} g, kadar ${percentText(line.persen)}`,
];
