import { plus } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/buku/contract/document-types.ts';
import { listLines } from '#areas/buku/server/document/document.table.ts';
import { serveDocument } from '#areas/buku/server/document/serve-document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { hitungBunga } from '#areas/hutang/rules/bunga.ts';
import { bukuLunas, TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import { askForLess, takenOf } from '#areas/hutang/server/bunga.ts';
import { adaSales, salesOf } from '#areas/hutang/server/dasar.query.ts';
import { pokokOf, type Hutang } from '#areas/hutang/server/hitung.ts';
import { uangMasuk } from '#areas/hutang/server/uang-hutang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Typed = BodyOf<typeof lunasDocument.words, 'lunas'>;
type Goods = Hutang['detail_barang'][number];

/** Principal and interest in, the gold back to whoever pledged it (D-16.3, D-35.9). */
async function redeem(tx: Tx, typed: Typed, ctx: Ctx, hutang: Hutang) {
  const kode_sales_lunas = typed.kode_sales ?? (await salesOf(tx, ctx));
  const known = kode_sales_lunas === null || (await adaSales(tx, ctx.kode_toko, kode_sales_lunas));
  refuseIf(known ? [] : [TIDAK_HUTANG.SALES_TIDAK_ADA]);
  const owed = hitungBunga(pokokOf(hutang), ctx.hari);
  const bunga_rp = takenOf(owed, typed.bunga_rp);
  const { jumlah_hutang, nama_customer, no_faktur_hutang } = hutang;
  const total_bayar = plus(jumlah_hutang, bunga_rp);
  const { pembayaran, kembali, lines } = await uangMasuk(tx, typed.pembayaran, total_bayar, ctx);
  const goods = await listLines(tx, hutangDocument.words, ctx.kode_toko, no_faktur_hutang);
  return {
    head: {
      ...{ nama_customer, kode_sales_lunas, jumlah_hutang, bunga_rp, total_bayar, kembali },
      dari_tgl: hutang.bunga_dibayar_sampai,
      lama_pinjam: owed.lama_pinjam,
      hari_bunga: owed.hari_bunga,
      bunga_terhitung: owed.bunga_rp,
    },
    parts: { pembayaran },
    postings: bukuLunas(
      { jumlah_hutang, bunga_rp },
      lines,
      // The declaration of a loan has said the types of its lines.
      (goods as Goods[]).map(({ kadar, berat_bersih, murni }) => ({
        ...{ kadar, berat: berat_bersih, murni },
      })),
    ),
    asks: askForLess(hutang, owed, bunga_rp),
  };
}

export const lunas = serveDocument(lunasDocument, {
  makes: { lunas: redeem },
  parts: { pembayaran: PAYS },
});
