import { formatGram } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
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
  sisaManual,
  TIDAK_MANUAL,
  type IsiManual,
  type StockManual,
} from '#areas/manual/rules/stock-manual.ts';
import {
  gerakkanManual,
  lockStockManual,
  readHilang,
  readKoreksi,
  readMasterManual,
} from '#areas/manual/server/stock-manual.table.ts';
import { listDitahan } from '#areas/manual/server/ditahan.query.ts';
import { ditahan, siapkanTempat, tidakAda } from '#areas/manual/server/tempat-manual.ts';
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
  const there = orRefuse(held.get(kunciManual(kode)), tidakAda(kode));
  const line = there.qty === 0 ? await denganKadarKini(tx, there, ctx) : there;
  const tahan = (await listDitahan(tx, [kode], ctx)).get(kunciManual(kode));
  const { bebas, baru } = tanpaTahan(line, typed, tahan);
  refuseIf(periksaKoreksi(bebas, baru));
  const hilang = line.qty === 0 ? await readHilang(tx, line, ctx) : undefined;
  const beda = bedaManual(bebas, baru, hilang);
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

/** An empty line is of the kadar that its group has now (D-51.16). */
async function denganKadarKini(tx: Tx, line: StockManual, ctx: Ctx): Promise<StockManual> {
  const { kode_group } = line;
  const { group } = await readMasterManual(tx, ctx);
  const { kode_kadar, persen } = group.get(kode_group) ?? {};
  if (!kode_kadar || !persen) {
    refuseIf([fill(TIDAK_MANUAL.GROUP_TANPA_KADAR, { kode_group })]);
    return line;
  }
  return { ...line, kode_kadar, persen };
}

/** What waits for validation keeps its fine gold and cost: the rest is corrected. 422 where it would be touched. */
function tanpaTahan(
  line: StockManual,
  { qty, berat }: Pick<IsiManual, 'qty' | 'berat'>,
  tahan: IsiManual | undefined,
) {
  if (!tahan) return { bebas: line, baru: { qty, berat } };
  const baru = { qty: qty - tahan.qty, berat: minus(berat, tahan.berat) };
  const kurang = baru.qty < 0 || baru.berat < 0 || (baru.qty === 0) !== (baru.berat === 0);
  refuseIf(kurang ? [ditahan(line, tahan)] : []);
  return { bebas: sisaManual(line, tahan), baru };
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
