import { minus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { gather, type Refusal } from '#kit/rules/refusal.ts';
import type { WrittenOf } from '#areas/dokumen/server/kind.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi, untukOrang, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { padatSeimbang } from '#areas/buku/server/catat-buku.ts';
import { catatCustomer } from '#areas/customer/server/catat-customer.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { bukuPenjualan, type UangJual } from '#areas/penjualan/rules/buku-penjualan.ts';
import type { PenjualanJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { pajakDiAtas } from '#areas/penjualan/rules/pajak.ts';
import { tentukanTuntutan, TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { adalahPotong, type JualDiminta } from '#areas/penjualan/server/batu/baris.ts';
import { kirimBatu, simpanBatu, tuntutBatu } from '#areas/penjualan/server/batu/siapkan-batu.ts';
import { denganTuntutan } from '#areas/penjualan/server/baris-tuntutan.ts';
import {
  hitungDp,
  pakaiTitipan,
  siapkanTitipan,
  type Dititip,
} from '#areas/penjualan/server/titipan/pakai-titipan.ts';
import {
  hpPembeli,
  kabariPemilik,
  milikTitipan,
  periksaPengambil,
  tuntutanMilik,
  type Milik,
} from '#areas/penjualan/server/milik.ts';
import type { PenjualanBarang, PenjualanBaru } from '#areas/penjualan/server/penjualan.table.ts';
import { savePenjualan } from '#areas/penjualan/server/simpan-penjualan.table.ts';
import { jumlahkanJual, type Dikurangi } from '#areas/penjualan/server/kurangi-penjualan.ts';
import { adalahReseller } from '#areas/penjualan/server/harga-reseller.ts';
import { kirimPakai } from '#areas/penjualan/server/pakai-kupon.ts';
import { kirimTerbit, pilihTerbit } from '#areas/penjualan/server/terbit-kupon.ts';
import {
  readMember,
  hitungPoinJual,
  kirimPoin,
  saldoPoin,
  TANPA_POIN,
  type MemberJual,
} from '#areas/penjualan/server/poin/poin-jual.ts';
import { npwpPembeli } from '#areas/penjualan/server/pajak/pajak.ts';
import { readRujukan, type Rujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { siapkanPenjualan, type Disiapkan } from '#areas/penjualan/server/siapkan-penjualan.ts';
import {
  susunBarang,
  nonCashMenunggu,
  susunKepala,
  type KepalaIsi,
  type SudahDibayar,
} from '#areas/penjualan/server/susun-penjualan.ts';
import { terimaPembayaran } from '#areas/penjualan/server/terima-pembayaran.ts';
import { langkahJson, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bukuPembayaran } from '#areas/uang/rules/buku-pembayaran.ts';
import type { PembayaranJadi } from '#areas/uang/rules/pembayaran.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

type Body = JualDiminta;
/**
 * Sells pieces: read once, decide by the rules, write once (D-10). With VALIDASI_PENJUALAN on the
 * sale is saved OPEN, holds its pieces and posts nothing yet (D-10.5).
 */
export async function jual(tx: Tx, body: Body, ctx: Ctx): Promise<Dijual> {
  const tunggu = ctx.param(penjualanParam.VALIDASI_PENJUALAN);
  refuseIf(tunggu && (body.pembayaran ?? []).length > 0 ? [TIDAK_JUAL.BAYAR_DI_VALIDASI] : []);
  const siap = await siapkanJual(tx, body, ctx);
  const { jadi, dp_rp, daftar, member } = siap;
  const dibayar: SudahDibayar = { dp_rp, tukar_rp: rp(0) };
  const bayar = tunggu
    ? BELUM
    : terimaPembayaran(
        body.pembayaran ?? [],
        { ...jadi, ...dibayar },
        { rekening: daftar.rekening, poin: saldoPoin(member, ctx) },
        ctx,
      );
  const asks = untukOrang([...siap.milik.asks, ...tuntutanJual(siap, ctx)], hpPembeli(body, siap));
  await perluOtorisasi(tx, ctx, asks);
  pastikanSales(siap);
  const customer = await catatCustomer(tx, body.customer, daftar.customer, ctx);
  return simpanJual(tx, body, siap, { customer, bayar, tunggu, dibayar, tukar: null }, ctx);
}

/** A sale before it is written: its pieces locked, its sums known. */
export type SiapJual = {
  daftar: Rujukan;
  dititip: Dititip;
  siap: Disiapkan;
  kurang: Dikurangi;
  jadi: PenjualanJadi;
  dp_rp: Rupiah;
  /** What of it belongs to another customer than this one, or is fetched by another person. */
  milik: ReturnType<typeof tuntutanMilik>;
  pengambil: Awaited<ReturnType<typeof periksaPengambil>>['siapa'];
  /** Whose points it gives and takes; the card is held. */
  member: MemberJual | null;
};

/** The reading half: deposits and pieces held, reductions chosen, the sums worked out and looked at. */
export async function siapkanJual(tx: Tx, body: Body, ctx: Ctx): Promise<SiapJual> {
  refuseIf(periksaPermintaan(body, ctx));
  const rujukan = askRujukan(tx, body, ctx);
  const dititip = await siapkanTitipan(tx, body.titipan ?? [], ctx);
  // The type of the customer chooses the prices, where the shop has resellers at all.
  const reseller =
    ctx.modul(barangModul.RESELLER_MODULE) && adalahReseller((await rujukan).customer, ctx);
  const siap = await siapkanPenjualan(tx, body, ctx, dititip, { reseller });
  const daftar = await rujukan;
  const { kurang, jadi } = await jumlahkanJual(tx, body, siap, daftar, ctx);
  const { siapa, ditanya } = await periksaPengambil(tx, dititip.heads.map(milikTitipan), body, ctx);
  const kartu = daftar.customer?.jenis === 'MEMBER' ? daftar.customer.kode_customer : null;
  const member = await readMember(tx, kartu, ctx);
  return {
    daftar,
    dititip,
    siap,
    kurang,
    jadi,
    dp_rp: hitungDp(dititip, jadi.grand_total),
    milik: tuntutanMilik(tx, dipakai(dititip, kurang), pemakaiOf(body, daftar), ditanya),
    pengambil: siapa,
    member,
  };
}

/** Deposits and the coupon of a sale, with the people whom they name. */
const dipakai = ({ heads }: Dititip, { milikKupon }: Dikurangi): Milik[] => [
  ...heads.map(milikTitipan),
  ...(milikKupon ? [milikKupon] : []),
];

/** Whose nota it is: the card that the shop knows, or what was typed. */
const pemakaiOf = ({ customer }: Body, { customer: known }: Rujukan) => ({
  kode_customer: known?.kode_customer ?? null,
  nama: customer.kode_customer ? (known?.nama ?? null) : customer.nama,
  no_hp: customer.no_hp ?? known?.no_hp ?? null,
});

type Dituntut = Pick<SiapJual, 'jadi'> & { siap: Pick<Disiapkan, 'asli' | 'barang'> };
export const tuntutanJual = ({ siap, jadi }: Dituntut, ctx: Ctx): Tuntutan[] => [
  ...tentukanTuntutan(ctx.level, siap.asli, jadi.baris, batasOf(ctx)).map((one) => ({
    ...one,
    event: penjualanEvents[one.event],
  })),
  ...tuntutBatu(siap),
];

export const pastikanSales = ({ daftar }: Pick<SiapJual, 'daftar'>): void =>
  refuseIf(daftar.sales ? [] : [TIDAK_JUAL.SALES_TIDAK_ADA]);

type CaraJual = Omit<KepalaIsi, 'kupon' | 'fee_persen' | 'poin' | 'npwp'>;

/** The writing half: it leaves with the end of the act, the number of the sale is given there. */
export async function simpanJual(
  tx: Tx,
  body: Body,
  { daftar, dititip, siap, kurang, jadi, milik, pengambil, member }: SiapJual,
  cara: CaraJual,
  ctx: Ctx,
): Promise<Dijual> {
  const { tunggu, bayar, dibayar, customer, no_pesanan, grosir, marketplace = null } = cara;
  const { kupon } = kurang;
  const { waktu, fee_persen } = daftar;
  const lines = susunBarang(siap, jadi, { kurang, bonus: daftar.bonus }, ctx);
  const uang = { grand_total: tanpaPajak(jadi), tukar_rp: dibayar.tukar_rp };
  const npwp = npwpPembeli(daftar.customer, ctx);
  const poin = tunggu ? TANPA_POIN : hitungPoinJual(member, lines, uang, bayar.baris, ctx);
  const head = {
    ...susunKepala(body, jadi, siap, { ...cara, kupon, fee_persen, poin: poin.poin, npwp }, ctx),
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  };
  await simpanBatu(tx, siap, ctx);
  const langkah = langkahJson(lines.filter(adalahPotong).map((one) => langkahJual(one, tunggu)));
  const dp_akun = no_pesanan ? ('dp_pesanan' as const) : undefined;
  const dipakai = { ...dibayar, dp_akun, menunggu: marketplace ? true : undefined };
  const baris = tunggu ? [] : padatSeimbang(bukuJual(jadi, lines, bayar, dipakai, ctx), 'JUAL');
  const terbit = tunggu || grosir ? [] : await pilihTerbit(tx, dibayarUang(head), ctx);
  const no = tx.nomorNanti('PJ', ctx.kode_toko);
  await savePenjualan(
    tx,
    { kode_toko: ctx.kode_toko, tgl: ctx.hari, op: ctx.op, user_id: ctx.user_id },
    { head, lines: lines.map(denganTuntutan(siap.asli)), pays: bayar.baris },
    { langkah, baris: tunggu ? null : baris, keterangan: customer.nama },
  );
  kirimBatu(tx, siap, ctx);
  const lain = milik.ditanya;
  pakaiTitipan(tx, dititip, { no_faktur_jual: no, tunggu, lain, ...pengambil }, ctx);
  if (kupon) kirimPakai(tx, kupon, no, { rupiah: jadi.kupon_rp, lain: lain.includes(kupon) }, ctx);
  await kabariPemilik(tx, milik.lain, ctx);
  kirimTerbit(tx, terbit, head, ctx);
  await kirimPoin(tx, member, poin, null, ctx);

  const kupon_terbit = terbit.map(({ no_kupon }) => no_kupon);
  const sesudah = { ...head, barang: lines, kupon_terbit };
  tx.audit({ tindakan: tunggu ? 'SIMPAN' : 'JUAL', tabel: 'penjualan', kunci: no, sesudah });
  tx.ring('keranjang', { kode_barcode: lines.map((one) => one.kode_barcode) });
  const valid_at = tunggu ? null : waktu;
  return {
    row: {
      ...head,
      no_faktur_jual: no,
      input_date: waktu,
      valid_at,
      tgl_system: ctx.hari,
      ...BARU,
    },
    lines,
    parts: { pembayaran: bayar.baris.map(tampilBayar), kupon_terbit, marketplace },
    postings: baris,
  };
}

/** A sale as its act left it. */
export type Dijual = WrittenOf<typeof penjualanDocument.spec>;

/** What the goods come to without the tax that is added to them: it earns neither points nor coupons (D-41.9). */
export const tanpaPajak = (
  jual: Pick<PenjualanBaru, 'grand_total' | 'ppn_luar_rp' | 'pph22_rp'>,
): Rupiah => minus(jual.grand_total, pajakDiAtas(jual));

/** What coupons are issued for: old gold that was taken in buys none (D-14.1), nor does tax. */
export const dibayarUang = (
  jual: Pick<PenjualanBaru, 'grand_total' | 'tukar_rp' | 'ppn_luar_rp' | 'pph22_rp'>,
): Rupiah => rp(Math.max(0, tanpaPajak(jual) - jual.tukar_rp));

/** Sold and gone to the customer, or held where it lies until the cashier has the money. */
export const langkahJual = (
  { kode_barcode, no_titip }: PenjualanBarang,
  tunggu: boolean,
): Perpindahan => ({
  kode_barcode,
  dari_status: no_titip === null ? 'READY' : 'TITIP',
  ke_status: tunggu ? 'TITIP' : 'TERJUAL',
  jenis: tunggu ? 'TAHAN_JUAL' : 'JUAL',
  no_bukti: null,
  no_pegang: null,
  ke: tunggu ? 'TETAP' : { akun: 'pelanggan' },
});

/** Not printed again and not cancelled yet. */
const BARU = { cetak_ke: 1, no_batal: null, alasan_batal: null, batal_by: null, tgl_batal: null };
export const BELUM: PembayaranJadi = { baris: [], kembali: rp(0), pembulatan_tunai: rp(0) };

/** What no read is needed to refuse. */
function periksaPermintaan(body: Body, { modul }: Ctx): Refusal[] {
  return gather([
    body.kupon !== null && !modul(penjualanModul.KUPON_PENJUALAN_MODULE),
    TIDAK_JUAL.KUPON_TIDAK_AKTIF,
  ]);
}

/** Asked for while the pieces are being locked; a refusal of the pieces comes first. */
function askRujukan(tx: Tx, body: Body, ctx: Ctx): Promise<Rujukan> {
  const no_rekening = (body.pembayaran ?? []).map((one) => one.no_rekening);
  const asked = readRujukan(tx, ctx.kode_toko, {
    kode_sales: body.kode_sales,
    no_rekening,
    customer: body.customer,
    potongan: body.barang.flatMap(({ potongan }) => potongan ?? []),
    bonus: ctx.modul(penjualanModul.BONUS_SALES_TRANSACTION_MODULE),
  });
  asked.catch(() => {});
  return asked;
}

export const bukuJual = (
  jadi: PenjualanJadi,
  lines: readonly PenjualanBarang[],
  bayar: PembayaranJadi,
  { dp_rp, tukar_rp, dp_akun, menunggu }: SudahDibayar & Pick<UangJual, 'dp_akun' | 'menunggu'>,
  ctx: Ctx,
) =>
  bukuPenjualan(jadi, lines, {
    pembayaran: bukuPembayaran(bayar.baris, menunggu ?? nonCashMenunggu(ctx)),
    dp_rp,
    dp_akun,
    tukar_rp,
    pembulatan_tunai: bayar.pembulatan_tunai,
  });

export const tampilBayar = ({ biaya_bank: _, ...one }: PembayaranJadi['baris'][number]) => one;

/** What each level may give away or ask above the price alone (D-9.3). */
export const batasOf = ({ param }: Ctx) => ({
  diskon: {
    kasir: param(penjualanParam.BATAS_DISKON_KASIR),
    spv: param(penjualanParam.BATAS_DISKON_SPV),
    mu: param(penjualanParam.BATAS_DISKON_MU),
  },
  naikHarga: param(penjualanParam.BATAS_NAIK_HARGA_PERSEN),
  toleransiBerat: param(stockParam.TOLERANSI_BERAT_JUAL),
});
