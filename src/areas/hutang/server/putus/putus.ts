import { formatRupiah } from '#kit/rules/format.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { plus, sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { fitting } from '#kit/rules/lists.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Dicocokkan } from '#areas/buku/server/pemilik.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { cocokkanPeminjam, kabariPeminjam } from '#areas/hutang/server/yang-datang.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { findParent } from '#areas/dokumen/server/parent.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import type { hitungPutusEndpoint, lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { hitungBunga } from '#areas/hutang/rules/bunga.ts';
import { bukuPutus, hitungPutus, periksaDijual } from '#areas/hutang/rules/putus.ts';
import { periksaBunga } from '#areas/hutang/server/bunga.ts';
import { ktpCustomer, salesOf } from '#areas/hutang/server/dasar.query.ts';
import { gadaiOf, pokokOf, type Hutang, type Jaminan } from '#areas/hutang/server/hitung.ts';
import { uangKeluar, uangMasuk, waits } from '#areas/hutang/server/uang-hutang.ts';
import {
  bukukanBeli,
  hitungBeli,
  pastikanPenjual,
  siapkanBeli,
  simpanBeli,
  tungguValidasi,
  tuntutanBeli,
  type SiapBeli,
} from '#areas/pembelian/server/beli.ts';
import type { BodyBeli } from '#areas/pembelian/server/foto-beli.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

type Typed = BodyOf<typeof lunasDocument.spec, 'putus'>;
/** Of a sale, or of its reckoning before anything lay on the scale. */
type Barang = InputOf<typeof hitungPutusEndpoint>['body']['barang'];

/** It waits when either of its halves would: they are validated as one (D-35.13, D-28.1). */
const tungguPutus = (ctx: Ctx): boolean => waits(ctx) || tungguValidasi(ctx);

/** The pledged goods, all of them, as the lines of a buy-back: their gold is bought, not their stones. */
function dijual(pledged: readonly Jaminan[], barang: Barang, ctx: Ctx): BodyBeli['barang'] {
  refuseIf(periksaDijual(pledged, barang, ctx.param(pembelianParam.TOLERANSI_BERAT_BELI)));
  return pledged.map((one) => {
    const said = fitting(barang, ({ urut }) => urut === one.urut);
    return {
      asal_nota: 'TANPA_NOTA' as const,
      no_faktur_jual: null,
      kode_barcode: null,
      tgl_nota: null,
      berat_nota: null,
      harga_nota: null,
      harga_per_gram: null,
      potongan: null,
      nama_barang: one.nama_barang,
      kode_dept: one.kode_dept,
      kadar: one.kadar,
      kode_group: said.kode_group ?? one.kode_group,
      berat: one.berat_bersih,
      kondisi: said.kondisi,
      harga: said.harga,
    };
  });
}

/** The seller is whoever borrowed; the photos are those of the goods unless others are taken. */
const bodyBeli = (
  typed: Typed,
  hutang: Hutang,
  barang: BodyBeli['barang'],
  kode_sales: string,
  photos: readonly string[],
): BodyBeli => ({
  kode_sales,
  customer: {
    kode_customer: hutang.kode_customer,
    nama: hutang.nama_customer,
    alamat: hutang.alamat_customer,
    no_hp: hutang.no_hp,
    no_ktp: hutang.no_ktp ?? typed.no_ktp,
    foto: hutang.foto_customer,
  },
  barang,
  foto: typed.foto?.length ? typed.foto : [...photos],
  pembayaran: null,
  keterangan: typed.keterangan,
});

/** Every beli putus is agreed to; without the borrower's own number by the owner (D-51.7). */
const tuntutanPutus = (
  { no_faktur_hutang, jumlah_hutang }: Hutang,
  lines: SiapBeli['lines'],
  { cocok, angka }: Dicocokkan,
): Tuntutan => ({
  event: hutangEvents.BELI_PUTUS,
  ...(cocok !== 'SAMA' && { penyetuju: 'OWN' as const }),
  ringkasan: sentence('Beli putus {no}', { no: no_faktur_hutang }),
  angka: [
    { label: 'No Hutang', nilai: no_faktur_hutang },
    ...angka,
    { label: 'Jumlah hutang', nilai: formatRupiah(jumlah_hutang) },
    { label: 'Harga penawaran', nilai: formatRupiah(sum(lines.map((one) => one.harga_tawar))) },
    { label: 'Harga beli', nilai: formatRupiah(sum(lines.map((one) => one.harga))) },
  ],
});

/** The days of interest, and what it came to before it was agreed otherwise. */
const bungaDicatat = (
  { bunga_dibayar_sampai }: Hutang,
  { lama_pinjam, hari_bunga, bunga_rp }: ReturnType<typeof hitungBunga>,
) => ({ dari_tgl: bunga_dibayar_sampai, lama_pinjam, hari_bunga, bunga_terhitung: bunga_rp });

/** Who came, and the least level that had to agree to it. */
const orangDicatat = ({ diambil_oleh, no_ktp }: Typed, { cocok }: Dicocokkan) => ({
  diambil_oleh,
  no_ktp,
  setuju_pemilik: cocok === 'SAMA' ? ('SPV' as const) : ('OWN' as const),
});

/** Cash that crosses the counter, whichever way. */
const tunaiOf = (baris: readonly BayarJadi[]): Rupiah =>
  sum(baris.flatMap(({ jenis, jumlah }) => (jenis === 'CASH' ? [jumlah] : [])));

/**
 * The customer sells the pledged goods instead of redeeming them (D-35.17): the loan is settled out of the
 * price, the difference paid either way; the redemption and the buy-back name each other and stand or fall together.
 */
export async function jualPutus(tx: Tx, typed: Typed, ctx: Ctx, hutang: Hutang) {
  const { jumlah_hutang, nama_customer, detail_barang: pledged } = hutang;
  const owed = hitungBunga(pokokOf(hutang), ctx.hari);
  const bunga_rp = typed.bunga_rp ?? owed.bunga_rp;
  refuseIf(periksaBunga(owed, bunga_rp));
  const siapa = cocokkanPeminjam(tx, hutang, typed);
  refuseIf(siapa.refusals);
  const kode_sales = typed.kode_sales ?? (await salesOf(tx, ctx)) ?? hutang.kode_sales;
  const photos = pledged.flatMap(({ foto }) => (foto ? [foto] : []));
  const barang = dijual(pledged, typed.barang, ctx);
  const body = bodyBeli(typed, hutang, barang, kode_sales ?? '', photos);
  const lama = [...photos, ...(hutang.foto_customer ? [hutang.foto_customer] : [])];
  const beli = await siapkanBeli(tx, body, { tukar: false, lama }, ctx);
  const of = { jumlah_hutang, bunga_rp, harga_beli: beli.total };
  const { arah, jumlah } = hitungPutus(of, beli.total);
  const move = arah === 'MASUK' ? uangMasuk : uangKeluar;
  const money = await move(tx, typed.pembayaran, jumlah, ctx);
  const { pembayaran, kembali, lines, pembulatan_tunai } = money;
  await pastikanPenjual(tx, { ...beli, total: tunaiOf(pembayaran) }, [], ctx);
  const tunggu = tungguPutus(ctx);
  const no_faktur_beli = await takeNomor(tx, ctx.kode_toko, 'PB', ctx.hari);
  return {
    head: {
      nama_customer,
      kode_sales_lunas: kode_sales,
      jumlah_hutang,
      bunga_rp,
      kembali,
      pembulatan_tunai,
      ...bungaDicatat(hutang, owed),
      total_bayar: plus(jumlah_hutang, bunga_rp),
      jenis: 'PUTUS' as const,
      no_faktur_beli,
      harga_beli: beli.total,
      arah,
      jumlah,
      tunggu,
      valid_by: null,
      valid_at: null,
      ...orangDicatat(typed, siapa),
    },
    waits: tunggu,
    parts: { pembayaran },
    postings: bukuPutus(of, lines, gadaiOf(pledged)),
    asks: [tuntutanPutus(hutang, beli.lines, siapa), ...tuntutanBeli(tx, beli.lines, ctx)],
    afterNumber: async (no_lunas: string) => {
      await simpan(tx, { body, beli, no: no_faktur_beli, no_lunas, tunggu }, ctx);
      if (siapa.cocok !== 'SAMA') await kabariPeminjam(tx, hutang, ctx);
    },
    afterPosting: () => bukukanBeli(tx, no_faktur_beli, beli.lines, beli.customer.nama, ctx),
  };
}

type Disimpan = { body: BodyBeli; beli: SiapBeli; no: string; no_lunas: string; tunggu: boolean };

/** The other half, under the number that the redemption names already. */
async function simpan(
  tx: Tx,
  { body, beli, no, no_lunas, tunggu }: Disimpan,
  ctx: Ctx,
): Promise<void> {
  await simpanBeli(tx, body, beli, { tunggu, no_tukar: null, putus: { no, no_lunas } }, ctx);
}

/** What a buy-back asks of its seller and this loan does not answer (D-13.1). */
async function asksPenjual(on: Sql, hutang: Hutang, ctx: Ctx) {
  const { kode_customer } = hutang;
  const ktp = hutang.no_ktp ?? (await ktpCustomer(on, kode_customer));
  return {
    perlu_ktp: ctx.param(pembelianParam.IDENTITAS_PENJUAL_WAJIB) !== 'TIDAK' && ktp === null,
    perlu_foto: ctx.param(pembelianParam.FOTO_BELI_WAJIB),
  };
}

/** A sale of the goods worked out, nothing kept. */
export async function hitungPutusHutang(
  on: Sql,
  { params, body }: InputOf<typeof hitungPutusEndpoint>,
  ctx: Ctx,
) {
  const hutang = await findParent(on, hutangDocument, params.induk, ctx);
  const barang = dijual(hutang.detail_barang, body.barang, ctx);
  const lines = await hitungBeli(on, { body: { barang, tukar: null } }, ctx);
  const owed = hitungBunga(pokokOf(hutang), ctx.hari);
  const bunga_rp = body.bunga_rp ?? owed.bunga_rp;
  refuseIf(periksaBunga(owed, bunga_rp));
  const { jumlah_hutang } = hutang;
  const harga_beli = sum(lines.map((one) => one.harga));
  return {
    hari_bunga: owed.hari_bunga,
    bunga_terhitung: owed.bunga_rp,
    bunga_rp,
    total_bayar: plus(jumlah_hutang, bunga_rp),
    harga_beli,
    ...hitungPutus({ jumlah_hutang, bunga_rp }, harga_beli),
    menunggu: tungguPutus(ctx),
    ...(await asksPenjual(on, hutang, ctx)),
    detail_barang: lines.map((one) => ({
      urut: one.urut,
      nama_barang: one.nama_barang,
      kadar: one.kadar,
      berat: one.berat,
      harga_per_gram: one.harga_per_gram,
      harga_tawar: one.harga_tawar,
      harga: one.harga,
    })),
  };
}
