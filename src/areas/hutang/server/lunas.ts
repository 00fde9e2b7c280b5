import { plus, rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type {
  CancelBodyOf,
  GivenOf,
  HeldOf,
  StepBodyOf,
} from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { hitungBunga } from '#areas/hutang/rules/bunga.ts';
import { bukuLunas, TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import { bukuPutus } from '#areas/hutang/rules/putus.ts';
import { periksaTimbang } from '#areas/hutang/rules/timbang.ts';
import { periksaBunga } from '#areas/hutang/server/bunga.ts';
import { adaSales, salesOf } from '#areas/hutang/server/dasar.query.ts';
import { angkaTimbang } from '#areas/hutang/server/ditimbang.ts';
import { gadaiOf, pokokOf, type Hutang } from '#areas/hutang/server/hitung.ts';
import { jualPutus } from '#areas/hutang/server/putus/putus.ts';
import { suratPutus } from '#areas/hutang/server/putus/surat-putus.ts';
import { undoPutus } from '#areas/hutang/server/putus/undo-putus.ts';
import { izinPeminjam } from '#areas/hutang/server/yang-datang.ts';
import { samarkanKtp } from '#kit/rules/masked.ts';
import { bukuKeluar, bukuMasuk, uangMasuk, waits } from '#areas/hutang/server/uang-hutang.ts';
import { bukuBulat } from '#areas/uang/server/bayar/uang-dokumen.ts';
import { sahkanBeli } from '#areas/pembelian/server/validasi-pembelian.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

type Typed = GivenOf<typeof lunasDocument.spec, 'lunas'>;
type Held = HeldOf<typeof lunasDocument.spec>;

/** Principal and interest in, the gold back to the person who pledged it (D-16.3, D-35.9). */
async function redeem(tx: Tx, typed: Typed, ctx: Ctx, hutang: Hutang) {
  const kode_sales_lunas = typed.kode_sales ?? (await salesOf(tx, ctx));
  const known = kode_sales_lunas === null || (await adaSales(tx, ctx.kode_toko, kode_sales_lunas));
  refuseIf(known ? [] : [TIDAK_HUTANG.SALES_TIDAK_ADA]);
  const owed = hitungBunga(pokokOf(hutang), ctx.hari);
  const bunga_rp = typed.bunga_rp ?? owed.bunga_rp;
  const siapa = izinPeminjam(tx, hutang, typed, ctx);
  const { jumlah_hutang, nama_customer, detail_barang } = hutang;
  const total_bayar = plus(jumlah_hutang, bunga_rp);
  const paid = await uangMasuk(tx, typed.pembayaran, total_bayar, ctx);
  const { pembayaran, kembali, lines, pembulatan_tunai } = paid;
  const tunggu = waits(ctx);
  return {
    head: {
      nama_customer,
      kode_sales_lunas,
      jumlah_hutang,
      bunga_rp,
      total_bayar,
      kembali,
      pembulatan_tunai,
      dari_tgl: hutang.bunga_dibayar_sampai,
      lama_pinjam: owed.lama_pinjam,
      hari_bunga: owed.hari_bunga,
      bunga_terhitung: owed.bunga_rp,
      tunggu,
      valid_by: null,
      valid_at: null,
      jenis: 'TEBUS' as const,
      no_faktur_beli: null,
      harga_beli: rp(0),
      arah: 'MASUK' as const,
      jumlah: total_bayar,
      ...siapa.head,
      kartu_kembali_rp: null,
    },
    waits: tunggu,
    parts: { pembayaran },
    postings: bukuLunas({ jumlah_hutang, bunga_rp }, lines, gadaiOf(detail_barang)),
    refusals: [...periksaBunga(owed, bunga_rp), ...siapa.refusals, ...paid.refusals],
    asks: siapa.asks,
    ...(siapa.afterNumber && { afterNumber: siapa.afterNumber }),
  };
}

/** The money that was agreed has come, into the drawer of `user_id`: gold and loan move now (D-35.13). */
async function receive(
  tx: Tx,
  { user_id }: StepBodyOf<typeof lunasDocument.spec, 'validasi'>,
  ctx: Ctx,
  held: Held,
  hutang: Hutang,
) {
  const bayar = held.bayar?.baris ?? [];
  const move = held.arah === 'MASUK' ? bukuMasuk : bukuKeluar;
  const money = [...(await move(tx, bayar, ctx)), ...bukuBulat(held.pembulatan_tunai)];
  const book = held.jenis === 'TEBUS' ? bukuLunas : bukuPutus;
  return {
    head: { valid_by: user_id },
    stamps: ['valid_at' as const],
    parts: { pembayaran: bayar },
    postings: book(held, money, gadaiOf(hutang.detail_barang)),
    drawerOf: user_id,
    // The limit of the day was asked for all of them at once.
    pays: { jumlah: rp(0) },
    afterPosting: async () => {
      const { no_faktur_beli } = held;
      if (no_faktur_beli) await sahkanBeli(tx, no_faktur_beli, { ...ctx, user_id });
    },
  };
}

/** Back to the customer's debt: the goods lie in the shop again, and weigh what they weighed (D-35.18). */
async function undo(
  tx: Tx,
  held: Held,
  ctx: Ctx,
  hutang: Hutang,
  { barang, alasan }: CancelBodyOf<typeof lunasDocument.spec>,
) {
  const { detail_barang: pledged } = hutang;
  tx.guards.add('weight');
  const sold = held.jenis === 'PUTUS' ? await undoPutus(tx, held, ctx, alasan) : undefined;
  if (held.status === 'TUNGGU') return { afterNumber: sold?.afterNumber };
  refuseIf(periksaTimbang(pledged, barang ?? [], ctx.param(pembelianParam.TOLERANSI_BERAT_BELI)));
  return {
    ...sold,
    angka: [...(sold?.angka ?? []), ...angkaTimbang(pledged, barang)],
    afterNumber: async (no_batal: string) => {
      await sold?.afterNumber();
      await kabariBatal(tx, milikDokumen(hutang, held.no_lunas, held.jumlah), no_batal, ctx);
    },
  };
}

export const lunas = serveDocument(lunasDocument, {
  makes: { lunas: redeem, putus: jualPutus },
  steps: { validasi: receive },
  parts: { pembayaran: PAYS },
  undo,
  answerExtras: ({ no_ktp }) => ({ no_ktp: samarkanKtp(no_ktp) }),
  paperExtras: (_, held) => Promise.resolve(held.jenis === 'PUTUS' ? suratPutus(held) : {}),
});
