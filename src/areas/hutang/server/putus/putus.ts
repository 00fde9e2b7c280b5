import { formatRupiah } from '#kit/rules/format.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { plus, sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Dicocokkan } from '#areas/buku/server/pemilik.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { cocokkanPeminjam, kabariPeminjam } from '#areas/hutang/server/yang-datang.ts';
import type { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { hitungBunga } from '#areas/hutang/rules/bunga.ts';
import { bukuPutus, hitungPutus, TIDAK_PUTUS } from '#areas/hutang/rules/putus.ts';
import { periksaTimbang } from '#areas/hutang/rules/timbang.ts';
import { periksaBunga } from '#areas/hutang/server/bunga.ts';
import { salesOf } from '#areas/hutang/server/dasar.query.ts';
import { gadaiOf, pokokOf, type Hutang, type Jaminan } from '#areas/hutang/server/hitung.ts';
import { kartuHutang, tunaiOf } from '#areas/hutang/server/kartu-hutang.ts';
import { uangKeluar, uangMasuk, waits } from '#areas/hutang/server/uang-hutang.ts';
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
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

type Typed = GivenOf<typeof lunasDocument.spec, 'putus'>;

/** It waits when either of its halves would: they are validated as one (D-35.13, D-28.1). */
const tungguPutus = (ctx: Ctx): boolean => waits(ctx) || tungguValidasi(ctx);

/** The pledged goods, all of them, as the lines of a buy-back: their gold is bought, not their stones. */
function dijual(pledged: readonly Jaminan[], barang: Typed['barang']): BodyBeli['barang'] {
  return pledged.map((one) => {
    const said = barang?.find(({ urut }) => urut === one.urut);
    return {
      asal_nota: 'TANPA_NOTA' as const,
      no_faktur_jual: null,
      kode_barcode: null,
      tgl_nota: null,
      berat_nota: null,
      harga_nota: null,
      harga_per_gram: null,
      potongan: null,
      berlian: null,
      nama_barang: one.nama_barang,
      kode_dept: one.kode_dept,
      kadar: one.kadar,
      cara_uji: one.cara_uji,
      kode_group: said?.kode_group ?? one.kode_group,
      berat: one.berat_bersih,
      kondisi: said?.kondisi ?? null,
      harga: said?.harga ?? null,
    };
  });
}

/** The seller is the borrower; the photos are those of the goods unless others are taken. */
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
    setuju_promo: null,
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

/** What a quote tells of a piece. */
const hargaOf = ({ urut, harga_per_gram, harga_tawar, harga }: SiapBeli['lines'][number]) => ({
  urut,
  harga_per_gram,
  harga_tawar,
  harga,
});

/**
 * The customer sells the pledged goods instead of redeeming them (D-35.17): the loan is settled out of the
 * price, the difference paid either way; the redemption and the buy-back name each other and stand or fall together.
 */
export async function jualPutus(tx: Tx, typed: Typed, ctx: Ctx, hutang: Hutang) {
  const { jumlah_hutang, nama_customer, detail_barang: pledged } = hutang;
  const owed = hitungBunga(pokokOf(hutang), ctx.hari);
  const bunga_rp = typed.bunga_rp ?? owed.bunga_rp;
  const siapa = cocokkanPeminjam(tx, hutang, typed);
  const kode_sales = typed.kode_sales ?? (await salesOf(tx, ctx)) ?? hutang.kode_sales;
  const photos = pledged.flatMap(({ foto }) => (foto ? [foto] : []));
  const barang = dijual(pledged, typed.barang);
  const tolerance = ctx.param(pembelianParam.TOLERANSI_BERAT_BELI);
  const timbang = periksaTimbang(pledged, typed.barang ?? [], tolerance, BEDA);
  // Without a group there is no price and no figure: what lacks in custody is said before it.
  if (barang.some((one) => one.kode_group === null)) refuseIf(timbang);
  const body = bodyBeli(typed, hutang, barang, kode_sales ?? '', photos);
  const lama = [...photos, ...(hutang.foto_customer ? [hutang.foto_customer] : [])];
  const beli = await siapkanBeli(tx, body, { tukar: false, lama, teruji: true }, ctx);
  const of = { jumlah_hutang, bunga_rp, harga_beli: beli.total };
  const { arah, jumlah } = hitungPutus(of, beli.total);
  const bunga = periksaBunga(owed, bunga_rp);
  const before = [...bunga, ...siapa.refusals, ...timbang, ...beli.refusals];
  const move = arah === 'MASUK' ? uangMasuk : uangKeluar;
  const money = await move(tx, typed.pembayaran, jumlah, ctx);
  const { pembayaran, kembali, lines, pembulatan_tunai } = money;
  const tunai = tunaiOf(pembayaran);
  const kartu = await kartuHutang(tx, hutang, arah === 'KELUAR' ? pembayaran : [], ctx);
  const tunggu = tungguPutus(ctx);
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
      harga_beli: beli.total,
      arah,
      jumlah,
      tunggu,
      valid_by: null,
      valid_at: null,
      ...orangDicatat(typed, siapa),
      kartu_kembali_rp: kartu.kartu_kembali_rp,
    },
    tells: () => ({ detail_barang: beli.lines.map(hargaOf) }),
    refusals: [...before, ...money.refusals, ...(await cekSiapa(tx, beli, { typed, tunai }, ctx))],
    waits: tunggu,
    parts: { pembayaran },
    postings: bukuPutus(of, lines, gadaiOf(pledged)),
    asks: [
      tuntutanPutus(hutang, beli.lines, siapa),
      ...(await tuntutanBeli(tx, beli, ctx)),
      ...kartu.asks,
    ],
    ...halfOf(tx, body, { beli, tunggu, tell: siapa.cocok !== 'SAMA', hutang }, ctx),
  };
}

/**
 * From the limit of the law on the person's identity is asked for, as in a buy-back; this form has one field for it
 * (`no_ktp`).
 */
async function cekSiapa(
  tx: Tx,
  beli: SiapBeli,
  { typed, tunai }: { readonly typed: Typed; readonly tunai: Rupiah },
  ctx: Ctx,
): Promise<Refusal[]> {
  const kurang = await cekPenjual(tx, { ...beli, ktp_tunjuk: typed.no_ktp }, tunai, ctx);
  return kurang.map((one) => (one.field === 'customer.no_ktp' ? { ...one, field: 'no_ktp' } : one));
}

type Half = { beli: SiapBeli; tunggu: boolean; tell: boolean; hutang: Hutang };

/** The buy-back inside it, under the number that the engine took: each of the two keeps the number of the other. */
function halfOf(tx: Tx, body: BodyBeli, { beli, tunggu, tell, hutang }: Half, ctx: Ctx) {
  const half = { no: '', no_lunas: '' };
  return {
    inner: {
      no_faktur_beli: {
        letters: 'PB',
        // The redemption asks for both.
        asks: () => Promise.resolve([]),
        write: async (_: Tx, no: string) => {
          half.no = no;
          const siap = { ...beli, customer: await beli.save() };
          await simpanBeli(tx, body, siap, { tunggu, no_tukar: null, putus: { ...half } }, ctx);
        },
      },
    },
    afterNumber: async (no_lunas: string) => {
      half.no_lunas = no_lunas;
      if (tell) await kabariPeminjam(tx, hutang, ctx);
    },
    afterPosting: () => bukukanBeli(tx, half.no, beli.lines, beli.customer.nama, ctx),
  };
}

const BEDA = [TIDAK_PUTUS.BARANG_KURANG, TIDAK_PUTUS.BERAT_PUTUS_BEDA] as const;
