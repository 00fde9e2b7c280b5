import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { mg, rp, sum } from '#kit/rules/quantity.ts';
import { said } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { CancelBodyOf } from '#areas/dokumen/contract/document-types.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { bukuBatalService, periksaBatalService } from '#areas/service/rules/kerja-service.ts';
import { kataTandaTerima, listNomorUang } from '#areas/service/server/kerja-service.query.ts';
import { emasOf, type Service } from '#areas/service/server/pekerjaan.ts';
import { izinPengambil } from '#areas/service/server/pengambil.ts';
import { listDiberi } from '#areas/service/server/tukang/tukang.table.ts';
import { uangKeluar } from '#areas/service/server/uang-service.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kartuKembali } from '#areas/uang/server/kartu-kembali.ts';

/**
 * Given back unrepaired, on any day before gold was added: DP and pieces go back to the customer (D-37.5). A job that
 * waits is rejected: nothing was booked, so no approval is asked for.
 */
export async function batalService(
  tx: Tx,
  held: Service,
  ctx: Ctx,
  _: undefined,
  typed: CancelBodyOf<typeof serviceDocument.spec>,
) {
  const head = { hari_batal: ctx.hari };
  tx.guards.add('owner');
  tx.guards.add('payout');
  if (held.status === 'OPEN') return { head };
  const { no_service, dp_rp, barang, kode_tukang, modal_emas } = held;
  const there = await listDiberi(tx, ctx.kode_toko, no_service);
  const out = held.status === 'PROSES' ? sum(there.map((one) => one.berat)) : mg(0);
  const [no] = periksaBatalService(out, kode_tukang, barang);
  if (no) conflictIf(true, no);
  const kata = typed.kode_nota === null ? [] : await kataTandaTerima(tx, ctx.kode_toko, no_service);
  const pemilik = { ...held, no: no_service, rupiah: held.ongkos, kata };
  const siapa = await izinPengambil(tx, pemilik, typed, ctx);
  refuseIf(siapa.refusals);
  const money = await uangKeluar(tx, dp_rp, typed.no_rekening, ctx);
  const { refund_jenis, no_rekening, pembulatan_tunai, lines } = money;
  const nomor = await listNomorUang(tx, ctx.kode_toko, no_service);
  const tunai = refund_jenis === 'CASH' ? dp_rp : rp(0);
  const { kartu_kembali_rp, ...kartu } = await kartuKembali(tx, nomor, tunai, ctx);
  return {
    ...kartu,
    head: {
      ...head,
      refund_jenis,
      refund_rekening: no_rekening,
      pembulatan_tunai,
      kartu_kembali_rp,
      batal_diambil_oleh: typed.diambil_oleh,
      batal_no_ktp: typed.no_ktp,
      setuju_pemilik: siapa.setuju_pemilik,
    },
    postings: bukuBatalService({ dp_rp, modal_emas }, lines, barang.map(emasOf)),
    angka: [
      ...barang.map((one) => ({
        label: one.nama_barang,
        nilai: `${formatGram(one.berat)} g, ${one.deskripsi}`,
      })),
      { label: 'DP dikembalikan', nilai: formatRupiah(dp_rp) },
      { label: 'Dibayar dari', nilai: no_rekening ?? said('Kas') },
      ...kartu.angka,
      ...siapa.angka,
    ],
    asks: siapa.asks,
    afterNumber:
      siapa.afterNumber ??
      ((no_batal: string) => kabariBatal(tx, milikDokumen(held, no_service, dp_rp), no_batal, ctx)),
  };
}
