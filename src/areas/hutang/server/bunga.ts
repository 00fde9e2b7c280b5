import { formatRupiah } from '#kit/rules/format.ts';
import { kataHari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { fill, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { GivenOf, RowOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import {
  hitungBunga,
  hitungJatuhTempo,
  periksaSampai,
  TIDAK_BUNGA,
  type Bunga,
} from '#areas/hutang/rules/bunga.ts';
import { bukuBunga } from '#areas/hutang/rules/hutang.ts';
import { pokokOf, type Hutang } from '#areas/hutang/server/hitung.ts';
import { uangMasuk } from '#areas/hutang/server/uang-hutang.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Typed = GivenOf<typeof bungaDocument.spec, 'bayar'>;
type Row = RowOf<typeof bungaDocument.spec>;

/** Exactly the interest of whole units is taken; the days count as paid whatever was taken (D-35.8). */
async function pay(tx: Tx, typed: Typed, ctx: Ctx, hutang: Hutang) {
  const of = pokokOf(hutang);
  const asked = typed.sampai_tgl ?? ctx.hari;
  refuseIf(periksaSampai(of, asked, ctx.hari));
  const owed = hitungBunga(of, asked);
  const bunga_rp = typed.bunga_rp ?? owed.bunga_rp;
  const paid = await uangMasuk(tx, typed.pembayaran, bunga_rp, ctx);
  const { pembayaran, lines, pembulatan_tunai } = paid;
  const tgl_jatuh_tempo = hitungJatuhTempo(hutang, owed.sampai);
  return {
    head: {
      nama_customer: hutang.nama_customer,
      dari_tgl: hutang.bunga_dibayar_sampai,
      sampai_tgl: owed.sampai,
      hari_bunga: owed.hari_bunga,
      bunga_terhitung: owed.bunga_rp,
      bunga_rp,
      pembulatan_tunai,
      jatuh_tempo_dari: hutang.tgl_jatuh_tempo,
      tgl_jatuh_tempo,
    },
    parts: { pembayaran },
    parent: { bunga_dibayar_sampai: owed.sampai, tgl_jatuh_tempo },
    postings: bukuBunga(bunga_rp, lines),
    refusals: [...periksaBunga(owed, bunga_rp), ...paid.refusals],
  };
}

/** No more interest than is owed; less needs an approval. */
export const periksaBunga = ({ bunga_rp: owed }: Bunga, taken: Rupiah): Refusal[] =>
  taken > owed ? [fill(TIDAK_BUNGA.BUNGA_LEBIH, { bunga: formatRupiah(owed) })] : [];

/** The loan is paid up to where it was before, and falls due as it did (D-35.18). */
const undo = (
  tx: Tx,
  { no_bunga, bunga_rp, dari_tgl, jatuh_tempo_dari }: Row,
  ctx: Ctx,
  hutang: Hutang,
) =>
  Promise.resolve({
    afterNumber: (no_batal: string) =>
      kabariBatal(tx, milikDokumen(hutang, no_bunga, bunga_rp), no_batal, ctx),
    parent: { bunga_dibayar_sampai: dari_tgl, tgl_jatuh_tempo: jatuh_tempo_dari },
    angka: [{ label: 'Bunga dibayar sampai', nilai: kataHari(dari_tgl).word }],
  });

export const bunga = serveDocument(bungaDocument, {
  makes: { bayar: pay },
  parts: { pembayaran: PAYS },
  undo,
});
