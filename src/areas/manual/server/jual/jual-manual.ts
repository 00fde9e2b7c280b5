import { persen, rp, sum } from '#kit/rules/quantity.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { cekCustomer, dicariDengan } from '#areas/customer/server/catat-customer.ts';
import { UNNAMED } from '#areas/customer/rules/customer.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import type { jualManualDocument } from '#areas/manual/contract/jual-manual.document.ts';
import { bukuJualManual } from '#areas/manual/rules/dagang-manual.ts';
import type { StockManual } from '#areas/manual/rules/stock-manual.ts';
import { barangManualJual } from '#areas/manual/server/jual/barang-jual.ts';
import { ambilStock } from '#areas/manual/server/tempat-manual.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { hitungBonus } from '#areas/penjualan/rules/bonus.ts';
import type { PenjualanJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { pilihPajak } from '#areas/penjualan/rules/pajak.ts';
import { TIDAK_JUAL, type BarisAsli } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { isiTambahan, pilihTambahan } from '#areas/penjualan/rules/tambahan.ts';
import { adalahReseller } from '#areas/penjualan/server/harga-reseller.ts';
import { tuntutanJual } from '#areas/penjualan/server/jual.ts';
import { jumlahkanJual } from '#areas/penjualan/server/kurangi-penjualan.ts';
import { npwpPembeli } from '#areas/penjualan/server/pajak/pajak.ts';
import { readRujukan, type Rujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { buildBaris, SEPERTI_STOCK } from '#areas/penjualan/server/siapkan-penjualan.ts';
import type { BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { terimaUang } from '#areas/uang/server/bayar/uang-dokumen.ts';

type Typed = GivenOf<typeof jualManualDocument.spec, 'jual'>;
type Kurang = Awaited<ReturnType<typeof jumlahkanJual>>['kurang'];

/**
 * Sells goods of stock lines: prices, rounding, limits and approvals are those of a sale of pieces (D-46.3). The money
 * is the cashier's from now on, the goods are held; booked is all of it when a second person has validated (D-46.4).
 */
export async function sell(tx: Tx, typed: Typed, ctx: Ctx) {
  tx.guards.add('fineness');
  const diminta = typed.customer ?? UNNAMED;
  const daftar = await readRujukan(tx, ctx.kode_toko, {
    kode_sales: typed.kode_sales ?? '',
    no_rekening: [],
    customer: dicariDengan(tx, { no_ktp: null, ...diminta }, ctx),
    potongan: typed.barang.flatMap(({ potongan }) => potongan ?? []),
    bonus: ctx.modul(penjualanModul.BONUS_SALES_TRANSACTION_MODULE),
  });
  const taken = await ambilStock(tx, typed.barang, ctx);
  const reseller = ctx.modul(barangModul.RESELLER_MODULE) && adalahReseller(daftar.customer, ctx);
  const barang = zip(typed.barang, await barangManualJual(tx, taken, reseller, ctx)).map(
    ([{ nama_barang }, one]) => ({ ...one, nama_barang: nama_barang ?? one.nama_barang }),
  );
  const siap = siapkanHitung(typed, barang, ctx);
  const body = { barang: typed.barang, kupon: null, customer: diminta };
  const { kurang, jadi } = await jumlahkanJual(tx, body, siap, daftar, ctx);
  const uang = await terimaUang(tx, typed.pembayaran, jadi.grand_total, ctx);
  const customer = cekCustomer(diminta, daftar.customer, ctx);
  const isi = { taken, barang, asli: siap.asli, jadi, kurang };
  const rows = susunBaris(isi, daftar, ctx);
  return {
    head: {
      ...susunKepala(typed, { jadi, daftar, rows }, ctx),
      ...kepalaCustomer(customer.customer),
      pembulatan_tunai: uang.pembulatan_tunai,
      kembali: uang.kembali,
    },
    lines: rows,
    waits: true,
    parts: { pembayaran: uang.pembayaran },
    postings: bukuJualManual(jadi, rows, {
      pembayaran: uang.lines.filter(({ akun }) => akun !== 'pembulatan'),
      pembulatan_tunai: uang.pembulatan_tunai,
    }),
    refusals: [
      ...(daftar.sales ? [] : [TIDAK_JUAL.SALES_TIDAK_ADA]),
      ...customer.refusals,
      ...uang.refusals,
    ],
    asks: tuntutanJual({ siap, jadi }, ctx),
    beforeNumber: async () => kepalaCustomer(await customer.save(tx)),
  };
}

/** The lines of a sale before they are summed, as those of pieces are. */
function siapkanHitung(typed: Typed, barang: BarangJual[], ctx: Ctx) {
  const lines = zip(typed.barang, barang).map(([asked, one]) => {
    const { kode_barcode } = one;
    const { harga_per_gram, ongkos } = asked;
    const diminta = { ...SEPERTI_STOCK, kode_barcode, harga_per_gram, ongkos };
    return { diskon: asked.diskon ?? rp(0), ...buildBaris(diminta, one, ctx) };
  });
  return {
    barang,
    berat: lines.map(({ berat }) => berat),
    asli: lines.map(({ asli }) => asli),
    hitung: {
      baris: lines.map(({ dasar, diskon }) => ({ dasar, diskon, potongan: rp(0), kupon: rp(0) })),
      diskon: {
        persen: typed.diskon?.persen ?? persen(0),
        rupiah: typed.diskon?.rupiah ?? rp(0),
      },
      ...isiTambahan(typed),
    },
  };
}

const kepalaCustomer = ({
  kode_customer,
  nama,
  alamat,
  no_hp,
  jenis,
}: Awaited<ReturnType<ReturnType<typeof cekCustomer>['save']>>) => ({
  kode_customer,
  nama_customer: nama,
  alamat_customer: alamat,
  no_hp,
  jenis_customer: jenis,
});

type Susun = {
  readonly jadi: PenjualanJadi;
  readonly daftar: Rujukan;
  readonly rows: readonly { readonly qty: number; readonly berat: StockManual['berat'] }[];
};

/** What the head keeps of its sums; points are given when it counts. */
const susunKepala = (typed: Typed, { jadi, daftar, rows }: Susun, ctx: Ctx) => ({
  kode_sales: typed.kode_sales ?? '',
  keterangan: typed.keterangan ?? '',
  qty: rows.reduce((all, one) => all + one.qty, 0),
  berat: sum(rows.map((one) => one.berat)),
  sub_total: jadi.sub_total,
  diskon_persen: typed.diskon?.persen ?? persen(0),
  diskon_rp: jadi.diskon_rp,
  fee_persen: daftar.fee_persen,
  ...pilihTambahan(jadi),
  ...pilihPajak(jadi),
  npwp: npwpPembeli(daftar.customer, ctx),
  pembulatan: jadi.pembulatan,
  grand_total: jadi.grand_total,
  poin: 0,
  valid_by: null,
  valid_at: null,
  cetak_ke: 1,
});

type Isi = {
  readonly taken: readonly StockManual[];
  readonly barang: readonly BarangJual[];
  readonly asli: readonly BarisAsli[];
  readonly jadi: PenjualanJadi;
  readonly kurang: Kurang;
};

/** Its lines: what each stock line gives, at what it costs, and what its sales person gets of it. */
const susunBaris = (
  { taken, barang, asli, jadi, kurang }: Isi,
  daftar: Rujukan,
  { hari, op }: Ctx,
) =>
  zip(zip(taken, barang), zip(asli, jadi.baris)).map(([[line, one], [ukur, harga]], index) => {
    const { nilai_emas: _n, kupon_rp: _k, ...sums } = harga;
    const { qty, berat } = line;
    return {
      nama_barang: one.nama_barang,
      kode_dept: line.kode_dept,
      kode_group: line.kode_group,
      kode_kadar: line.kode_kadar,
      kadar: line.persen,
      persen: line.persen,
      qty,
      berat,
      murni: line.murni,
      kode_gudang: line.kode_gudang,
      kode_baki: line.kode_baki,
      harga_per_gram: ukur.harga_per_gram,
      harga_id: one.harga_id,
      ...sums,
      kode_potongan: kurang.potongan[index] ?? null,
      kode_kelompok: one.kode_kelompok,
      ...hitungBonus(daftar.bonus, { ...one, berat, netto: harga.netto, qty }, hari),
      harga_modal: line.modal,
      harga_komputer: ukur.harga_komputer,
      harga_hari: ukur.harga_hari,
      op,
    };
  });
