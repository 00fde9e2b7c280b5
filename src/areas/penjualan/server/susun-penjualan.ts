import { persen as per, sum, type Persen } from '#kit/rules/quantity.ts';
import type { CustomerDokumen } from '#areas/customer/server/catat-customer.ts';
import { hitungBonus, type BonusRow } from '#areas/penjualan/rules/bonus.ts';
import { batuTerjual } from '#areas/penjualan/rules/batu-nota.ts';
import type { UangJual } from '#areas/penjualan/rules/buku-penjualan.ts';
import type { PenjualanJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import type { BarisGrosir } from '#areas/penjualan/rules/grosir/grosir.ts';
import { pilihPajak } from '#areas/penjualan/rules/pajak.ts';
import { pilihTambahan } from '#areas/penjualan/rules/tambahan.ts';
import type { JualDiminta } from '#areas/penjualan/server/batu/baris.ts';
import type { BarangDijual } from '#areas/penjualan/server/batu/siapkan-batu.ts';
import type { Dikurangi } from '#areas/penjualan/server/kurangi-penjualan.ts';
import type { Online } from '#areas/penjualan/server/online/online.table.ts';
import type { PenjualanBarang, PenjualanBaru } from '#areas/penjualan/server/penjualan.table.ts';
import { murniJual, type Disiapkan } from '#areas/penjualan/server/siapkan-penjualan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { uangModul } from '#areas/uang/contract/uang.modul.ts';
import type { PembayaranJadi } from '#areas/uang/rules/pembayaran.ts';
import { zip } from '#kit/rules/lists.ts';

type Body = JualDiminta;

/** Whether cards and transfers wait for the statement of their bank. */
export const nonCashMenunggu = ({ modul }: Ctx): boolean =>
  modul(uangModul.VALIDASI_NON_CASH_MODULE);

/** What is paid otherwise: deposits used, and gold taken in (D-10.1). */
export type SudahDibayar = Pick<UangJual, 'dp_rp' | 'tukar_rp'>;

/** The ticket of an exchange, and the buy-back beside the sale on it (D-14.1). */
export type Pasangan = { readonly no_tukar: string; readonly no_faktur_beli: string };

export type KepalaIsi = {
  customer: CustomerDokumen;
  bayar: PembayaranJadi;
  tunggu: boolean;
  kupon: string | null;
  fee_persen: Persen;
  dibayar: SudahDibayar;
  tukar: Pasangan | null;
  /** Earned by it. */
  poin: number;
  npwp: string | null;
  /** The order whose pieces it hands over. */
  no_pesanan?: string;
  /** Of wholesale: it gives no coupons. */
  grosir?: readonly BarisGrosir[];
  /** The order of a marketplace that it is sold for. */
  marketplace?: Online;
};

/** The head of a sale, as it will be kept. */
export function susunKepala(
  body: Body,
  jadi: PenjualanJadi,
  siap: Disiapkan,
  {
    customer,
    bayar,
    tunggu,
    kupon,
    fee_persen,
    dibayar,
    tukar,
    poin,
    npwp,
    no_pesanan,
    grosir,
  }: KepalaIsi,
  ctx: Ctx,
): Omit<PenjualanBaru, 'otorisasi'> {
  return {
    status: tunggu ? 'OPEN' : 'DONE',
    kode_sales: body.kode_sales,
    kode_customer: customer.kode_customer,
    nama_customer: customer.nama,
    alamat_customer: customer.alamat,
    no_hp: customer.no_hp,
    jenis_customer: customer.jenis,
    keterangan: body.keterangan ?? '',
    platform: body.platform ?? 'DESKTOP',
    qty: siap.barang.length,
    berat: sum(siap.berat),
    sub_total: jadi.sub_total,
    diskon_persen: body.diskon?.persen ?? per(0),
    diskon_rp: jadi.diskon_rp,
    kupon_rp: jadi.kupon_rp,
    ...pilihTambahan(jadi),
    ...pilihPajak(jadi),
    npwp,
    no_seri_pajak: null,
    pembulatan: jadi.pembulatan,
    grand_total: jadi.grand_total,
    pembulatan_tunai: bayar.pembulatan_tunai,
    ...dibayar,
    no_tukar: tukar?.no_tukar ?? null,
    no_faktur_beli: tukar?.no_faktur_beli ?? null,
    no_pesanan: no_pesanan ?? null,
    no_cicilan: null,
    grosir: grosir ? [...grosir] : null,
    kembali: bayar.kembali,
    poin,
    kupon,
    fee_persen,
    input_by: ctx.user_id,
    valid_by: tunggu ? null : ctx.user_id,
  };
}

/** What a line keeps of the stone that it sells; of a piece those that are set in it. */
const batuOf = ({ batu, berlian }: BarangDijual) => ({
  kode_berlian: batu?.kode_berlian ?? null,
  carat: batu?.carat ?? null,
  butir: batu?.butir ?? null,
  dari_berlian: batu?.dari_berlian ?? null,
  bagian_lain: batu?.lain ?? false,
  beli_dari: batu?.konsinyasi ? batu.kode_supplier : null,
  batu: batu ? null : batuTerjual(berlian),
});

type Masters = { kurang: Dikurangi; bonus: readonly BonusRow[] };

/** The lines of a sale: what each piece was, its cost in stock and its price. */
export function susunBarang(
  siap: Disiapkan,
  jadi: PenjualanJadi,
  { kurang, bonus }: Masters,
  { hari }: Ctx,
): PenjualanBarang[] {
  const lines = zip(zip(siap.barang, jadi.baris), zip(siap.berat, siap.asli));
  return lines.map(([[one, { nilai_emas: _, ...harga }], [berat, asli]], at) => {
    const titip = siap.dititip.barang.get(one.kode_barcode);
    return {
      urut: at + 1,
      kode_barcode: one.kode_barcode,
      nama_barang: one.nama_barang,
      kode_kategori: one.kode_kategori,
      kode_dept: one.kode_dept,
      kode_group: one.kode_group,
      kode_kadar: one.kode_kadar,
      kadar: one.kadar,
      persen: one.persen,
      berat,
      ...murniJual(one, berat),
      berat_stock: one.berat,
      murni_stock: one.murni,
      harga_per_gram: asli.harga_per_gram,
      harga_id: titip?.berlaku ? titip.harga_id : one.harga_id,
      ...harga,
      kode_potongan: kurang.potongan[at] ?? null,
      kode_kelompok: one.kode_kelompok,
      ...hitungBonus(bonus, { ...one, berat, netto: harga.netto }, hari),
      harga_modal: one.harga_modal,
      kode_gudang: titip?.kode_gudang ?? one.kode_gudang,
      kode_baki: titip ? titip.kode_baki : one.kode_baki,
      no_titip: titip?.no_titip ?? null,
      ...batuOf(one),
    };
  });
}
