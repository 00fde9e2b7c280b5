import { rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant, Problem, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi, untukOrang } from '#areas/akses/server/perlu-otorisasi.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { izinKeluar, type Dikeluarkan } from '#areas/buku/server/keluar/keluar.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { insertDocument } from '#areas/dokumen/server/document.table.ts';
import {
  bukukanBeli,
  siapkanBeli,
  simpanBeli,
  tungguValidasi,
  type SiapBeli,
} from '#areas/pembelian/server/beli.ts';
import { tuntutanBeli } from '#areas/pembelian/server/setuju/tuntut-beli.ts';
import { cekPenjual } from '#areas/pembelian/server/cek-penjual.ts';
import type { BodyBeli } from '#areas/pembelian/server/foto-beli.ts';
import { readBaris } from '#areas/penjualan/server/batu/baris.ts';
import {
  BELUM,
  pastikanSales,
  siapkanJual,
  simpanJual,
  tuntutanJual,
  type SiapJual,
} from '#areas/penjualan/server/jual.ts';
import { hpPembeli } from '#areas/penjualan/server/milik.ts';
import { ECER } from '#areas/penjualan/rules/penjualan.ts';
import { saldoPoin } from '#areas/penjualan/server/poin/poin-jual.ts';
import { findTukar } from '#areas/penjualan/server/penjualan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { gabungOrang, hitungSelisih, periksaOrang, TIDAK_TUKAR } from '#areas/tukar/rules/tukar.ts';
import { jumlahKeluar, terimaSelisih } from '#areas/tukar/server/selisih-tukar.ts';
import type { PembayaranJadi } from '#areas/uang/rules/pembayaran.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

type Body = BodyOf<typeof tukarDocument.spec, 'tukar'>;

/** An exchange waits when either of its halves would: they are validated as one (D-10.8). */
export const tungguTukar = (ctx: Ctx): boolean =>
  ctx.param(penjualanParam.VALIDASI_PENJUALAN) || tungguValidasi(ctx);

/**
 * Takes old gold in and sells against it, on one ticket (D-14.1): both documents are prepared by
 * their own areas, the difference is paid once, and all of it is kept together or not at all.
 */
export async function tukarTambah(tx: Tx, body: Body, ctx: Ctx): Promise<string> {
  const tunggu = tungguTukar(ctx);
  const diminta = body.pembayaran ?? [];
  refuseIf(periksaOrang(body.penjualan.customer, body.pembelian.customer));
  refuseIf(tunggu && diminta.length > 0 ? [TIDAK_TUKAR.BAYAR_DI_VALIDASI] : []);
  const isi = await diBagian('penjualan', () => Promise.resolve(body).then(susunBody));
  const siap = await diBagian('pembelian', () => prepareTukar(tx, isi.pembelian, ctx));
  const jual = await diBagian('penjualan', () => siapkanJual(tx, isi.penjualan, ctx));
  await diBagian('penjualan', async () => pastikanSales(jual));
  const dibayar = { dp_rp: jual.dp_rp, tukar_rp: siap.total };
  const jumlah = hitungSelisih(jual.jadi.grand_total, jual.dp_rp, siap.total);
  const uang = { grand_total: jual.jadi.grand_total, ...dibayar };
  const dasar = { rekening: jual.daftar.rekening, poin: saldoPoin(jual.member, ctx) };
  const bayar = tunggu ? BELUM : await terimaSelisih(tx, diminta, uang, dasar, ctx);
  const tunai = tunggu ? rp(Math.abs(jumlah.selisih)) : jumlahTunai(bayar);
  await diBagian('pembelian', async () => refuseIf(await cekPenjual(tx, siap, tunai, ctx)));
  const asks = [
    ...jual.milik.asks,
    ...tuntutanJual(jual, ctx),
    ...(await tuntutanBeli(tx, siap, ctx)),
  ];
  const keluar = await izinKeluar(tx, { jumlah: jumlahKeluar(bayar) }, asks, ctx);
  await perluOtorisasi(tx, ctx, untukOrang(keluar.asks, hpPembeli(isi.penjualan, jual)));
  const beli = { ...siap, customer: await siap.save() };
  return simpan(tx, { isi, jual, beli, bayar, tunggu, jumlah, dibayar, keluar }, ctx);
}

/** The old gold is read, and refused, before the sale is looked at; the seller's card is made once all was agreed. */
async function prepareTukar(tx: Tx, body: BodyBeli, ctx: Ctx): Promise<SiapBeli> {
  const siap = await siapkanBeli(tx, body, { tukar: true }, ctx);
  refuseIf(siap.refusals);
  return siap;
}

/** Both bodies with one person on them; money is asked for by the ticket alone. */
function susunBody({ penjualan, pembelian, pembayaran }: Body) {
  const customer = gabungOrang(penjualan.customer, pembelian.customer);
  const { no_ktp: _k, foto: _f, ...orang } = customer;
  return {
    penjualan: {
      ...ECER,
      ...penjualan,
      barang: readBaris(penjualan.barang),
      customer: { ...orang, setuju_promo: penjualan.customer.setuju_promo },
      pembayaran,
    },
    pembelian: { ...pembelian, customer, pembayaran: null } satisfies BodyBeli,
  };
}

/** What is refused of a half is said at its field of the ticket. */
async function diBagian<T>(bagian: keyof Body, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.errors) throw error;
    const errors = error.errors.map((one) => ({
      ...one,
      path: one.path ? `${bagian}.${one.path}` : bagian,
    }));
    throw new Problem(error.status, error.code, error.message, { errors, extra: error.extra });
  }
}

/** Cash that crosses the counter, whichever way. */
const jumlahTunai = ({ baris }: PembayaranJadi): Rupiah =>
  sum(baris.flatMap(({ jenis, jumlah }) => (jenis === 'CASH' ? [rp(Math.abs(jumlah))] : [])));

type Disimpan = {
  isi: ReturnType<typeof susunBody>;
  jual: SiapJual;
  beli: SiapBeli;
  bayar: PembayaranJadi;
  tunggu: boolean;
  jumlah: ReturnType<typeof hitungSelisih>;
  dibayar: { dp_rp: Rupiah; tukar_rp: Rupiah };
  keluar: Dikeluarkan;
};

/** Numbers first, in the order TK, PB, PJ, then the book: another act that waits for one of them comes after. */
async function simpan(
  tx: Tx,
  { isi, jual, beli, bayar, tunggu, jumlah, dibayar, keluar }: Disimpan,
  ctx: Ctx,
): Promise<string> {
  const { customer, lines } = beli;
  const no_tukar = await takeNomor(tx, ctx.kode_toko, 'TK', ctx.hari);
  const head = { ...jumlah, valid_by: tunggu ? null : ctx.user_id, valid_at: null, cetak_ke: 1 };
  const row = { ...head, no_tukar, status: tunggu ? 'OPEN' : 'DONE' };
  const stamps = tunggu ? [] : ['valid_at'];
  const tiket = await insertDocument(tx, tukarDocument.spec, { row, lines: [], stamps }, ctx);
  const no_faktur_beli = await simpanBeli(tx, isi.pembelian, beli, { tunggu, no_tukar }, ctx);
  const tukar = { no_tukar, no_faktur_beli };
  const cara = { customer, bayar, tunggu, dibayar, tukar };
  await simpanJual(tx, isi.penjualan, jual, cara, ctx);
  await tx.settled();
  const kept = await findTukar(tx, ctx.kode_toko, no_tukar);
  invariant(kept, `${no_tukar} has lost its sale`);
  await keluar.catat(kept.no_faktur_jual);
  if (!tunggu) await bukukanBeli(tx, no_faktur_beli, lines, customer.nama, ctx);
  const sesudah = { ...tiket, no_faktur_beli, pembayaran: bayar.baris };
  tx.audit({ tindakan: tunggu ? 'SIMPAN' : 'TUKAR', tabel: 'tukar', kunci: no_tukar, sesudah });
  return no_tukar;
}
