import { formatGram } from '#kit/rules/format.ts';
import { mg, minus, persen, rp, type Miligram } from '#kit/rules/quantity.ts';
import { fill, gather } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, orConflict, refuseIf } from '#kit/server/problem.ts';
import { jumlahBatu, type Batu } from '#areas/berlian/rules/batu.ts';
import { gerakkanBatu } from '#areas/berlian/server/berlian.table.ts';
import { setBatuLepas } from '#areas/berlian/server/dibeli.table.ts';
import { needGudangToko } from '#areas/berlian/server/terima-berlian.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { lepasBeliDocument } from '#areas/pembelian/contract/lepas-beli.document.ts';
import { TIDAK_BELI_BATU } from '#areas/pembelian/rules/beli-batu.ts';
import {
  bukuLepasBeli,
  hitungLepasBeli,
  type TanpaBatu,
} from '#areas/pembelian/rules/lepas-beli.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { lockBatuBeli } from '#areas/pembelian/server/batu/batu-beli.table.ts';
import {
  listFotoBeli,
  lockStockBeli,
  type StockBeli,
} from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { jagaSusut, type SusutDijaga } from '#areas/stock/server/jaga/susut-lebih.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Given = GivenOf<typeof lepasBeliDocument.spec, 'lepas'>;

/** All stones of a bought line out of its gold, loose in a warehouse of kind TOKO, with their cost (D-45.7). */
async function lepas(tx: Tx, { no: no_faktur_beli, urut, berat, kode_gudang }: Given, ctx: Ctx) {
  tx.guards.add('weight');
  const kunci = { no_faktur_beli, urut };
  const [held] = await lockStockBeli(tx, ctx.kode_toko, [kunci]);
  const from = orConflict(held, TIDAK_BELI.EMAS_TIDAK_ADA);
  const stones = await lockBatuBeli(tx, kunci, ctx);
  conflictIf(
    stones.length === 0,
    fill(TIDAK_BELI_BATU.BATU_TIDAK_ADA, { no_faktur_beli, urut: String(urut) }),
  );
  refuseIf(gather([berat > from.berat, TIDAK_BELI.BERAT_LEBIH]));
  await needGudangToko(tx, [{ kode_gudang }], ctx);
  const toleransi = ctx.param(stockParam.TOLERANSI_BERAT_JUAL);
  const jadi = hitungLepasBeli(from, berat, toleransi);
  const jaga = await jagaLepas(tx, { from, berat, jadi, toleransi }, ctx);
  return {
    head: {
      no_faktur_beli,
      urut,
      nama_barang: from.nama_barang,
      batu: from.batu ?? '',
      kadar: from.kadar,
      dari_gudang: from.kode_gudang,
      kode_gudang,
      ...jumlahBatu(stones),
      berat_batu: from.berat_batu,
      berat_lama: from.berat,
      berat,
      emas_lama: jadi.emas_lama,
      murni_lama: from.murni,
      murni: jadi.murni,
      susut: jadi.susut.susut,
      modal_batu: from.modal_batu,
      modal_susut: jadi.susut.modal,
    },
    postings: bukuLepasBeli(from, berat, jadi),
    asks: jaga.asks,
    note: `Lepas batu ${no_faktur_beli}`,
    afterNumber: (no: string) => lepaskan(tx, no, stones, kode_gudang, ctx),
  };
}

type Ditimbang = {
  readonly from: StockBeli;
  readonly berat: Miligram;
  readonly jadi: TanpaBatu;
  readonly toleransi: Miligram;
};
/** Gold that is missing above the tolerance, or more of it than there was, is the owner's to agree to. */
const jagaLepas = async (
  tx: Tx,
  { from, berat, jadi, toleransi }: Ditimbang,
  ctx: Ctx,
): Promise<SusutDijaga> =>
  jagaSusut(
    tx,
    {
      masuk: { berat: jadi.emas_lama, murni: from.murni },
      keluar: { berat, murni: jadi.murni },
      harga: minus(from.harga, from.modal_batu),
      toleransi: persen(0),
      ukur: 'berat',
      boleh: toleransi,
      ringkasan: sentence('{nama} kehilangan {susut} g saat batunya dilepas', {
        nama: from.nama_barang,
        susut: formatGram(jadi.susut.susut),
      }),
      foto: await listFotoBeli(tx, ctx.kode_toko, [from]),
    },
    ctx,
  );

async function lepaskan(
  tx: Tx,
  no: string,
  stones: readonly Batu[],
  kode_gudang: string,
  ctx: Ctx,
): Promise<void> {
  const codes = stones.map((one) => one.kode_berlian);
  const out = await setBatuLepas(tx, codes, kode_gudang, ctx);
  invariant(out === codes.length, `${codes.join(', ')}: ${out} stones lie loose`);
  const gerak = codes.map((kode_berlian) => ({
    kode_berlian,
    jenis: 'LEPAS' as const,
    carat: mg(0),
    butir: 0,
    modal: rp(0),
    kode_barcode: null,
  }));
  await gerakkanBatu(tx, { no_bukti: no, no_dokumen: no }, gerak, ctx);
}

export const lepasBeli = serveDocument(lepasBeliDocument, { makes: { lepas } });
