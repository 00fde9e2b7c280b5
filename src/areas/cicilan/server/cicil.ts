import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { samarkanHp, samarkanKtp } from '#kit/rules/masked.ts';
import { minus, sum } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { BodyOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import { catatCustomer } from '#areas/customer/server/catat-customer.ts';
import type { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { cicilanEvents } from '#areas/cicilan/contract/cicilan.event.ts';
import { cicilanParam } from '#areas/cicilan/contract/cicilan.parameter.ts';
import { bayarSerah, bukuCicilan } from '#areas/cicilan/rules/buku-cicilan.ts';
import {
  bagiBayar,
  periksaDpCicilan,
  periksaPembeli,
  TIDAK_CICILAN,
} from '#areas/cicilan/rules/cicilan.ts';
import { saveJadwal } from '#areas/cicilan/server/cicilan.table.ts';
import { persenOf, susunSyarat, type Syarat } from '#areas/cicilan/server/hitung.ts';
import { keadaanOf } from '#areas/cicilan/server/keadaan.ts';
import { TANPA_UANG, terimaUang } from '#areas/cicilan/server/uang-cicilan.ts';
import {
  denganPajakDalam,
  denganPpn,
  hitungPenjualan,
  patokanDenganPpn,
  type PenjualanJadi,
} from '#areas/penjualan/rules/hitung-penjualan.ts';
import { periksaDiskon } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { denganTuntutan } from '#areas/penjualan/server/baris-tuntutan.ts';
import { adalahReseller } from '#areas/penjualan/server/harga-reseller.ts';
import { tuntutanJual } from '#areas/penjualan/server/jual.ts';
import { kenaPph22, pajakKontrak } from '#areas/penjualan/server/pajak/pajak.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { memberSerah, sepertiJual, serahkan } from '#areas/penjualan/server/serah/serah.ts';
import { siapkanPenjualan, type Disiapkan } from '#areas/penjualan/server/siapkan-penjualan.ts';
import { sendLepas } from '#areas/penjualan/server/titipan/titipan.table.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof cicilanDocument.spec;
type Body = BodyOf<Words, 'cicil'>;
type Line = LineOf<Words>;

/**
 * A contract: named pieces at their price of now and what is added for the months, a first payment, the schedule of the
 * rest; the goods are put aside, or leave with it by a sale (D-38.1, D-38.3). It never waits for a validation.
 */
export async function cicil(tx: Tx, body: Body, ctx: Ctx) {
  const agreed = await sepakat(tx, body, ctx);
  const { siap, bersih, jadi, paid, syarat, serah } = agreed;
  const head = susunKepala(body, agreed, ctx);
  const lines = composeLines(siap, jadi, patokanDenganPpn(siap.asli, bersih, jadi), ctx);
  const codes = lines.map((one) => one.kode_barcode);
  const plan = {
    head,
    lines,
    parts: {
      pembayaran: paid.pembayaran,
      jadwal: bagiBayar(syarat.jadwal, TANPA_UANG.jumlah),
      keadaan: keadaanOf(head, syarat.jadwal, ctx),
    },
    postings: bukuCicilan(paid.lines, head, lines),
    asks: [
      ...tuntutanJual({ siap, jadi: bersih }, ctx),
      ...(serah === 'AWAL' ? [tuntutanAwal(head, lines)] : []),
    ],
    afterNumber: async (no: string) => {
      sendLepas(tx, codes, ctx);
      await saveJadwal(tx, no, syarat.jadwal, ctx);
      if (serah === 'LUNAS') await sisihkan(tx, no, codes, ctx);
    },
  };
  if (serah === 'LUNAS') return plan;
  const sale = await jualSekarang(tx, body, agreed, ctx);
  return {
    ...plan,
    inner: { no_faktur_jual: sale.inner },
    afterNumber: async (no: string) => {
      sale.named(no);
      await plan.afterNumber(no);
    },
    afterPosting: sale.book,
  };
}

/** What a superior reads before gold leaves that is not paid (CICILAN_DI_AWAL). */
const tuntutanAwal = (
  head: ReturnType<typeof susunKepala>,
  lines: readonly Pick<Line, 'kode_barcode' | 'nama_barang' | 'berat' | 'netto'>[],
): Tuntutan => ({
  event: cicilanEvents.CICILAN_DI_AWAL,
  ringkasan: sentence('Cicilan {nama}, barang diserahkan sekarang', { nama: head.nama_customer }),
  angka: [
    { label: 'Customer', nilai: head.nama_customer },
    { label: 'Alamat', nilai: head.alamat_customer },
    { label: 'No HP', nilai: samarkanHp(head.no_hp) ?? '-' },
    { label: 'No KTP', nilai: samarkanKtp(head.no_ktp) ?? '-' },
    ...lines.map((one) => ({
      label: one.kode_barcode,
      nilai: `${one.nama_barang}, ${formatGram(one.berat)} g, ${formatRupiah(one.netto)}`,
    })),
    { label: 'Harga Cicilan', nilai: formatRupiah(head.harga_jual) },
    { label: 'DP', nilai: formatRupiah(head.dp_rp) },
    { label: 'Piutang', nilai: formatRupiah(minus(head.harga_jual, head.dp_rp)) },
    { label: 'Bulan', nilai: String(head.lama_bulan) },
    { label: 'Angsuran', nilai: formatRupiah(head.angsuran) },
  ],
});

/** Who buys what for how much, what is paid of it now, and the schedule of the rest. Throws what is refused. */
async function sepakat(tx: Tx, body: Body, ctx: Ctx) {
  const { customer: buyer, kode_sales, bulan } = body;
  const asked = { kode_sales, customer: buyer, no_rekening: [] };
  const rujukan = await readRujukan(tx, ctx.kode_toko, asked);
  refuseIf(kenaPph22(rujukan.customer, ctx) ? [TIDAK_CICILAN.KENA_PPH22] : []);
  const terms = { bulan, persen: await persenOf(tx, bulan, ctx) };
  const reseller = adalahReseller(rujukan.customer, ctx);
  const { siap, bersih, jadi, dipajaki } = await siapkan(tx, body, reseller, ctx);
  refuseIf(rujukan.sales ? [] : [TIDAK_CICILAN.SALES_TIDAK_ADA]);
  const serah = ctx.param(cicilanParam.CICILAN_SERAH_BARANG);
  const customer = await catatCustomer(tx, buyer, rujukan.customer, ctx);
  const no_ktp = buyer.no_ktp ?? rujukan.customer?.no_ktp ?? null;
  refuseIf(periksaPembeli({ ...customer, no_ktp }, serah));
  const { harga_jual } = susunSyarat(jadi.grand_total, TANPA_UANG.jumlah, terms, ctx);
  // Price, percent and step may have changed since the schedule was shown.
  conflictIf(
    body.harga_jual !== null && body.harga_jual !== harga_jual,
    fill(TIDAK_CICILAN.HARGA_BERUBAH, { harga: formatRupiah(harga_jual) }),
  );
  const paid = body.pembayaran?.length
    ? await terimaUang(tx, body.pembayaran, harga_jual, ctx)
    : TANPA_UANG;
  refuseIf(
    periksaDpCicilan(paid.jumlah, harga_jual, ctx.param(cicilanParam.CICILAN_MIN_DP_PERSEN)),
  );
  const syarat = susunSyarat(jadi.grand_total, paid.jumlah, terms, ctx);
  return { customer, no_ktp, siap, bersih, jadi, dipajaki, paid, syarat, serah };
}
type Sepakat = Awaited<ReturnType<typeof sepakat>>;

const susunKepala = (
  { kode_sales, bulan, keterangan }: Body,
  { customer, no_ktp, siap, jadi, paid, syarat, serah }: Sepakat,
  { param }: Pick<Ctx, 'param'>,
) => ({
  ...KOSONG,
  kode_sales,
  kode_customer: customer.kode_customer,
  nama_customer: customer.nama,
  alamat_customer: customer.alamat,
  no_hp: customer.no_hp,
  jenis_customer: customer.jenis,
  no_ktp,
  qty: siap.barang.length,
  berat: sum(siap.berat),
  sub_total: jadi.sub_total,
  diskon_rp: jadi.diskon_rp,
  ...tetapOf(syarat),
  dp_rp: paid.jumlah,
  lama_bulan: bulan,
  serah,
  batal_persen: param(cicilanParam.CICILAN_BATAL_PERSEN),
  tenggang_hari: param(cicilanParam.CICILAN_TENGGANG_HARI),
  biaya_lelang_persen: param(hutangParam.BIAYA_LELANG_PERSEN),
  masa_kelebihan: param(hutangParam.MASA_KELEBIHAN_LELANG),
  kembali: paid.kembali,
  pembulatan_tunai: paid.pembulatan_tunai,
  keterangan,
});

/** The sale of goods that leave with their contract, written behind it: then its number is known (D-38.3). */
async function jualSekarang(
  tx: Tx,
  { kode_sales, keterangan }: Body,
  { customer, siap, jadi, dipajaki, syarat }: Sepakat,
  ctx: Ctx,
) {
  const penjual = { kode_sales, customer, keterangan };
  const member = await memberSerah(tx, penjual, ctx);
  const kept: { no?: string } = {};
  const sale = serahkan(
    tx,
    {
      kontrak: penjual,
      no_cicilan: () => kept.no ?? '',
      of: { siap, jadi: denganPajakDalam(jadi, dipajaki), member },
      harga_tunai: syarat.harga_tunai,
      bayar: bayarSerah(syarat.harga_jual, syarat.tambahan),
    },
    ctx,
  );
  return { ...sale, named: (no: string): void => void (kept.no = no) };
}

/** Pieces locked and priced as a sale of them would be; a piece in another's basket is refused. */
async function siapkan(tx: Tx, body: Body, reseller: boolean, ctx: Ctx) {
  const { kode_sales, keterangan, barang } = body;
  const nobody = { kode_customer: null, nama: '', alamat: '', no_hp: null, jenis: 'UMUM' as const };
  const asked = sepertiJual({ kode_sales, keterangan, customer: nobody }, barang);
  const siap = await siapkanPenjualan(tx, asked, ctx, undefined, { reseller });
  const bersih = hitungPenjualan(siap.hitung, pembulatanOf(ctx));
  refuseIf(periksaDiskon(siap.hitung, bersih));
  // Where prices are without tax, what is agreed now includes it (D-41.8).
  const dipajaki = await pajakKontrak(tx, siap.barang, ctx);
  return { siap, bersih, jadi: denganPpn(bersih, pembulatanOf(ctx), dipajaki), dipajaki };
}

/** What only comes later: its payments, its sale, its end. */
const KOSONG = {
  terbayar: TANPA_UANG.jumlah,
  no_faktur_jual: null,
  tgl_lunas: null,
  hari_batal: null,
  refund_rp: null,
  ditahan_rp: null,
  refund_jenis: null,
  refund_rekening: null,
  kartu_kembali_rp: null,
  batal_oleh: null,
  batal_ktp: null,
  setuju_pemilik: null,
};

const tetapOf = ({ jadwal: _, ...syarat }: Syarat) => syarat;

/** Put aside for the customer until the last payment. */
const sisihkan = (tx: Tx, no: string, codes: readonly string[], ctx: Ctx): Promise<void> =>
  moveBarang(
    tx,
    codes.map((kode_barcode) => ({
      kode_barcode,
      dari_status: 'READY' as const,
      ke_status: 'TITIP' as const,
      jenis: 'CICIL',
      no_bukti: no,
      no_pegang: no,
      ke: { akun: 'titip' },
    })),
    ctx,
  );

const composeLines = (
  siap: Disiapkan,
  jadi: PenjualanJadi,
  patokan: Disiapkan['asli'],
  { op }: Ctx,
): Line[] => {
  const kept = denganTuntutan(patokan);
  return zip(zip(siap.barang, siap.asli), jadi.baris).map(([[one, asli], baris], at) => {
    const { harga_jual, ongkos, harga, diskon_rp, netto } = baris;
    return kept(
      {
        kode_barcode: one.kode_barcode,
        nama_barang: one.nama_barang,
        kode_kategori: one.kode_kategori,
        kode_dept: one.kode_dept,
        kode_group: one.kode_group,
        kode_kadar: one.kode_kadar,
        kadar: one.kadar,
        persen: one.persen,
        berat: one.berat,
        berat_asli: one.berat_asli,
        murni: one.murni,
        harga_per_gram: asli.harga_per_gram,
        harga_id: one.harga_id,
        harga_jual,
        ongkos,
        harga,
        diskon_rp,
        netto,
        harga_modal: one.harga_modal,
        kode_gudang: one.kode_gudang,
        kode_baki: one.kode_baki,
        op,
      },
      at,
    );
  });
};
