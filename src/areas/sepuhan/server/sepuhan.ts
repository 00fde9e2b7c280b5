import { formatGram, percentText } from '#kit/rules/format.ts';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant } from '#kit/server/problem.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { listFotoBeli, saveStockKembali } from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { findGudangLepas } from '#areas/stock/server/lot/gudang-lepas.query.ts';
import { emptyLots, lockMadeLots, returnParts } from '#areas/stock/server/lot/lot.table.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { KELAS } from '#areas/sepuhan/rules/sortir.ts';
import { lockCorrected, needBeli } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import { holdJadi } from '#areas/sepuhan/server/batal-sortir.ts';
import { pindah } from '#areas/sepuhan/server/pindah-sortir.ts';
import { manual } from '#areas/sepuhan/server/manual.ts';
import { sortir } from '#areas/sepuhan/server/sortir.ts';
import { susut } from '#areas/sepuhan/server/susut.ts';
import { cuci } from '#areas/sepuhan/server/terima-cuci.ts';
import { terima } from '#areas/sepuhan/server/terima.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Held = HeldOf<typeof sepuhanDocument.spec>;

/**
 * On any day, while the gold of it lies as it was put: what came out goes away, what went in lies in its lots and in
 * the BELI warehouse again (D-44.3).
 */
async function undo(tx: Tx, { no_sepuhan, langkah, baris }: Held, ctx: Ctx) {
  const made = (await lockMadeLots(tx, no_sepuhan, ctx)) ?? [];
  const raised = langkah === 'MANUAL' ? await lockCorrected(tx, baris, ctx) : [];
  await holdPlaces(tx, baris, ctx);
  const bought = baris.flatMap(piecesOf);
  const pieces = langkah === 'TERIMA' ? bought : [];
  const asal = baris.flatMap((one) => (one.no_lot === null ? [one.kode_gudang] : []));
  await needBeli(tx, pieces.length > 0 ? asal : [], ctx);
  const lines = await holdJadi(tx, baris, ctx);
  return {
    head: { hari_batal: ctx.hari },
    foto: await listFotoBeli(tx, ctx.kode_toko, bought),
    afterNumber: async (no_batal: string) => {
      const lots = [...made, ...raised];
      if (lots.length > 0) await emptyLots(tx, no_batal, lots, ctx);
      await returnParts(tx, { no: no_sepuhan, no_batal }, ctx);
      await lines.kembali(no_batal);
      const back = await saveStockKembali(tx, ctx.kode_toko, no_sepuhan, ctx.op);
      invariant(back === pieces.length, `${no_sepuhan} took ${pieces.length}, ${back} come back`);
    },
  };
}

const piecesOf = ({ no_dokumen, urut_dokumen }: Held['baris'][number]) =>
  no_dokumen === null || urut_dokumen === null
    ? []
    : [{ no_faktur_beli: no_dokumen, urut: urut_dokumen }];

/** 409 where gold would come back into a warehouse that takes no loose gold any more (I-32). */
async function holdPlaces(tx: Tx, baris: Held['baris'], ctx: Ctx): Promise<void> {
  const places = baris.flatMap(({ no_lot, kode_gudang }) => (no_lot === null ? [] : [kode_gudang]));
  const there = await findGudangLepas(tx, ctx.kode_toko, places);
  const kode_gudang = places.find((one) => !there.has(one));
  conflictIf(
    kode_gudang !== undefined,
    fill(TIDAK_SEPUHAN.GUDANG_BERUBAH, { kode_gudang: kode_gudang ?? '' }),
  );
}

const emasnya = (berat: Miligram, kadar: Persen): string =>
  `${formatGram(berat)} g ${percentText(kadar)}`;

/** Where sorted gold went: to a craftsman, or to its tray under its barcode. */
const tujuanOf = (one: Held['baris'][number]): string[] =>
  [one.kode_tukang, one.kode_barcode, one.ke_gudang, one.ke_baki].flatMap((word) => word ?? []);

/** The words that describe a line: into which class it went, what it became, or what it is. */
function kataBaris(one: Held['baris'][number], langkah: Held['langkah']): string {
  const dari = emasnya(one.berat, one.kadar);
  const jadi = `${dari} menjadi ${emasnya(one.berat_hasil, one.kadar_uji ?? one.kadar)}`;
  if (langkah === 'TERIMA CUCI') return [jadi, ...tujuanOf(one)].join(' ');
  if (one.kelas !== null) return [dari, KELAS[one.kelas].toUpperCase(), ...tujuanOf(one)].join(' ');
  return langkah === 'TERIMA' || langkah === 'MANUAL'
    ? jadi
    : `${dari}, murni ${formatGram(one.murni)} g`;
}

/** What it took, one by one, on its paper. */
const barisOnPaper = ({ baris, langkah }: Held): BuktiMore => ({
  barang: baris.map((one) => [
    [one.no_lot ?? one.no_dokumen ?? '', one.urut_dokumen ?? '', one.nama_barang ?? '']
      .filter((word) => word !== '')
      .join(' '),
    kataBaris(one, langkah),
  ]),
});

export const sepuhan = serveDocument(sepuhanDocument, {
  makes: { terima, sortir, cuci, pindah, susut, manual },
  undo,
  paperExtras: (_, held) => Promise.resolve(barisOnPaper(held)),
});
