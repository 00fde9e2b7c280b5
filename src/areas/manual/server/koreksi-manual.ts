import { formatGram } from '#kit/rules/format.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { koreksiManualDocument } from '#areas/manual/contract/koreksi-manual.document.ts';
import {
  bedaManual,
  bukuKoreksiManual,
  kunciManual,
  periksaKoreksi,
} from '#areas/manual/rules/stock-manual.ts';
import {
  gerakkanManual,
  lockStockManual,
  readKoreksi,
} from '#areas/manual/server/stock-manual.table.ts';
import { siapkanTempat, tidakAda } from '#areas/manual/server/tempat-manual.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof koreksiManualDocument.spec;
const DI_MANA = { jenis: ['TOKO', 'BELI'], lain: TIDAK_BARANG.GUDANG_TIDAK_ADA };

/** A line that was counted and weighed otherwise, always by an owner's word (KOREKSI_MANUAL, D-46.2). */
async function correct(tx: Tx, typed: BodyOf<Words, 'koreksi'>, ctx: Ctx) {
  tx.guards.add('weight');
  const { kode_group, kode_dept, kode_gudang, kode_baki, qty, berat, alasan } = typed;
  const kode = { kode_group, kode_dept, kode_gudang, kode_baki };
  await siapkanTempat(tx, [{ ...kode, qty: 0 }], DI_MANA, ctx);
  const held = await lockStockManual(tx, [kode], ctx);
  const line = orRefuse(held.get(kunciManual(kode)), tidakAda(kode));
  refuseIf(periksaKoreksi(line, typed));
  const beda = bedaManual(line, typed);
  return {
    head: {
      ...kode,
      persen: line.persen,
      qty_lama: line.qty,
      qty,
      berat_lama: line.berat,
      berat,
      selisih: beda.berat,
      murni: beda.murni,
      modal: beda.modal,
      alasan,
    },
    postings: bukuKoreksiManual(line, beda),
    figures: { selalu: () => angkaKoreksi(tx, kode, ctx) },
    afterNumber: (no: string) =>
      gerakkanManual(tx, { no_bukti: no, no_dokumen: no }, [{ ...line, ...beda }], ctx),
  };
}

/** What the line was corrected by before: small ones that follow each other are one large one. */
async function angkaKoreksi(tx: Tx, kode: Parameters<typeof readKoreksi>[1], ctx: Ctx) {
  const dulu = await readKoreksi(tx, kode, ctx);
  return [
    {
      label: 'Koreksi 30 hari',
      nilai: sentence('{kali} kali, {berat} g', {
        kali: dulu.kali,
        berat: formatGram(dulu.berat),
      }),
    },
  ];
}

export const koreksiManual = serveDocument(koreksiManualDocument, {
  makes: { koreksi: correct },
  display: (row) => ({ kode_gudang: namaTempat(row), kode_baki: row.kode_baki ?? '-' }),
});
