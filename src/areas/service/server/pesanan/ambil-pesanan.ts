import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { minus, percentOf, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { findParent } from '#areas/dokumen/server/parent.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import { izinKeluar } from '#areas/buku/server/keluar/keluar.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import type { DokumenPenjualan } from '#areas/penjualan/contract/penjualan.document.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { findEkspedisiOrder } from '#areas/penjualan/server/pesanan/dp-online.table.ts';
import {
  jualPesanan,
  siapkanPesanan,
  totalPesanan,
} from '#areas/penjualan/server/pesanan/jual-pesanan.ts';
import { bandingkan, pegangOrder } from '#areas/penjualan/server/tayang/beda/banding.ts';
import { sendOnline } from '#areas/penjualan/server/online/online.table.ts';
import { saldoPoin } from '#areas/penjualan/server/poin/poin-jual.ts';
import type {
  ambilPesananEndpoint,
  hitungAmbilPesananEndpoint,
} from '#areas/service/contract/pesanan/pesanan.api.ts';
import { pesananParam } from '#areas/service/contract/pesanan/pesanan.parameter.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serviceEvents } from '#areas/service/contract/service.event.ts';
import { izinPengambil, type Pengambilan } from '#areas/service/server/pengambil.ts';
import { hargaJadi, type BarisJadi } from '#areas/service/server/pesanan/harga-jadi.ts';
import { paketOrder, requireTotal } from '#areas/service/server/order/order-marketplace.ts';
import { holdPesanan, type Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import {
  findAmbil,
  kataPesanan,
  listNomorUang,
  savePesanan,
} from '#areas/service/server/pesanan/pesanan.table.ts';
import { kartuKembali } from '#areas/uang/server/kartu-kembali.ts';
import { jumlahKeluar, terimaSelisih } from '#areas/tukar/server/selisih-tukar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What a finished order comes to if it is fetched now (D-36.4). */
export async function hitungAmbil(
  on: Sql,
  { params: { no } }: InputOf<typeof hitungAmbilPesananEndpoint>,
  ctx: Ctx,
): Promise<AnswerOf<typeof hitungAmbilPesananEndpoint>> {
  const held = await findParent(on, pesananDocument, no, ctx);
  conflictIf(held.status !== 'SELESAI', refusalsOf(pesananDocument.spec).inState(held));
  const jadi = await hargaJadi(on, held, ctx);
  const { total, pph22_rp } = await totalPesanan(on, held, jadi, ctx);
  return {
    barang: jadi.map((one) => ({
      urut: one.urut,
      deskripsi: one.deskripsi,
      berat_pesan: one.berat_pesan,
      berat: one.berat,
      berat_kunci: one.berat_kunci,
      harga_hari: one.harga_hari,
      ongkos: one.ongkos,
      harga_pesan: one.harga_pesan,
      harga: one.harga,
    })),
    pph22_rp,
    total,
    dp_rp: held.dp_rp,
    sisa_rp: minus(total, held.dp_rp),
    ekspedisi: held.no_order ? await findEkspedisiOrder(on, ctx.kode_toko, held) : null,
  };
}

/**
 * An order is fetched: a sale of all its pieces at the price of its lock, which uses the DP whole; what the DP has too
 * much goes back (D-36.7). It is paid where it is fetched and never waits.
 */
export async function ambilPesanan(
  tx: Tx,
  { params: { no }, body }: InputOf<typeof ambilPesananEndpoint>,
  ctx: Ctx,
): Promise<DokumenPenjualan> {
  const held = await holdPesanan(tx, no, ['SELESAI'], ctx);
  const kata = body.kode_nota === null ? [] : await kataPesanan(tx, ctx.kode_toko, no);
  const pemilik = { ...held, no, rupiah: held.total_harga, kata };
  const paket = await paketOrder(tx, held, body, ctx);
  // A parcel goes to the address of its buyer: no person comes for it.
  if (paket) tx.guards.add('owner');
  const nomor = paket && { ...paket, kode_toko: ctx.kode_toko };
  const disebut = nomor && (await pegangOrder(tx, nomor, no, ctx));
  const siapa = paket ? DIKIRIM : await izinPengambil(tx, pemilik, body, ctx);
  refuseIf(siapa.refusals);
  const jadi = await hargaJadi(tx, held, ctx);
  const siap = await siapkanPesanan(
    tx,
    pembeli(held, body),
    { pembayaran: body.pembayaran, barang: jadi.map(sold(no)) },
    ctx,
  );
  const banding = nomor && bandingkan(tx, nomor, disebut, collectParsel(held, jadi, siap), ctx);
  if (paket) requireTotal(paket, { total: siap.jadi.grand_total, dp_rp: held.dp_rp });
  const uang = { grand_total: siap.jadi.grand_total, dp_rp: held.dp_rp, tukar_rp: rp(0) };
  const dasar = { rekening: siap.daftar.rekening, poin: saldoPoin(siap.member, ctx) };
  const bayar = await terimaSelisih(tx, body.pembayaran ?? [], uang, dasar, ctx);
  const jumlah = jumlahKeluar(bayar);
  const asks = [
    ...(banding?.asks ?? []),
    ...siapa.asks,
    ...(jumlah > 0
      ? await askKembali(tx, held, { total: siap.jadi.grand_total, jumlah }, ctx)
      : []),
  ];
  const keluar = await izinKeluar(tx, { jumlah }, asks, ctx);
  await perluOtorisasi(tx, ctx, keluar.asks);
  const cara = { bayar, dp_rp: held.dp_rp, no_pesanan: no, marketplace: paket };
  await jualPesanan(tx, pembeli(held, body), siap, cara, ctx);
  if (paket) sendOnline(tx, paket, ctx, no);
  await banding?.simpan();
  await tx.settled();
  const { no_faktur_jual } = await findAmbil(tx, ctx.kode_toko, no);
  await keluar.catat(no_faktur_jual);
  await savePesanan(tx, ctx.kode_toko, no, {
    status: 'DIAMBIL',
    tgl_ambil: ctx.hari,
    no_faktur_jual,
    diambil_oleh: body.diambil_oleh,
    no_ktp: body.no_ktp,
    setuju_ambil: siapa.setuju_pemilik,
  });
  tx.audit({
    tindakan: 'AMBIL',
    tabel: 'pesanan',
    kunci: no,
    sebelum: { status: 'SELESAI' },
    sesudah: { status: 'DIAMBIL', no_faktur_jual, tgl_ambil: ctx.hari },
  });
  await siapa.afterNumber?.();
  return penjualan.read(tx, no_faktur_jual, ctx);
}

/** The parcel as it is set beside the order that its channel names by now (decision 1162). */
const collectParsel = (
  { no_hp, alamat_customer: alamat }: Pesanan,
  barang: readonly BarisJadi[],
  { jadi }: Awaited<ReturnType<typeof siapkanPesanan>>,
) => ({
  kode: barang.map(({ piece }) => piece.kode_barcode),
  no_hp,
  alamat,
  total: jadi.grand_total,
});

const DIKIRIM: Pengambilan = { setuju_pemilik: null, refusals: [], asks: [], angka: [] };

/**
 * Money back for DP that may have come by card or transfer: as an order that is ended. Where it is more than the weight
 * of a finished piece may differ, and an order that ends pays for it, it is the owner's to give back (D-36.7).
 */
async function askKembali(
  tx: Tx,
  { no_pesanan, nama_customer, dp_rp, total_harga, batal_persen }: Pesanan,
  { total, jumlah }: { readonly total: Rupiah; readonly jumlah: Rupiah },
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const { level, param, kode_toko } = ctx;
  const nomor = await listNomorUang(tx, kode_toko, no_pesanan);
  const {
    kartu_kembali_rp: _,
    angka: kartu,
    ...owner
  } = await kartuKembali(tx, nomor, jumlah, ctx);
  const ask: Tuntutan = {
    event: serviceEvents.BATAL_PESANAN,
    ...owner,
    ringkasan: sentence('DP pesanan {no} dikembalikan {jumlah}', {
      no: no_pesanan,
      jumlah: formatRupiah(jumlah),
    }),
    angka: [
      { label: 'Customer', nilai: nama_customer },
      { label: 'DP', nilai: formatRupiah(dp_rp) },
      { label: 'Harga pesan', nilai: formatRupiah(total_harga) },
      { label: 'Total', nilai: formatRupiah(total) },
      { label: 'Dikembalikan', nilai: formatRupiah(jumlah) },
      ...kartu,
    ],
  };
  const wajar = percentOf(total_harga, param(pesananParam.TOLERANSI_PESANAN_PERSEN), 'down');
  const much = batal_persen > 0 && jumlah > wajar && level !== 'OWN';
  return much ? [ask, { ...ask, event: penjualanEvents.REFUND_TITIPAN }] : [ask];
}

type Body = InputOf<typeof ambilPesananEndpoint>['body'];

const pembeli = (
  held: Pesanan,
  { kode_sales, keterangan }: Pick<Body, 'kode_sales' | 'keterangan'>,
) => ({
  kode_sales: kode_sales ?? held.kode_sales,
  customer: {
    kode_customer: held.kode_customer,
    nama: held.nama_customer,
    alamat: held.alamat_customer,
    no_hp: held.no_hp,
    jenis: held.jenis_customer,
  },
  keterangan,
});

/** A finished piece as the sale takes it: held by its order, at the price of the order's lock. */
const sold = (no: string) => (one: BarisJadi) => ({
  ...one.piece,
  no_titip: no,
  berlaku: true,
  harga_per_gram: one.harga_hari,
  harga_jual: one.harga_jual,
  ongkos: one.ongkos,
  harga: one.harga,
  diskon_rp: rp(0),
  netto: one.harga,
  harga_id: null,
  harga_komputer: one.harga,
  harga_hari: one.harga_hari,
  berlian: false,
  op: null,
});
