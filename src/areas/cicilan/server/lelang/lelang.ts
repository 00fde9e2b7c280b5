import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { addDays, addMonths } from '#kit/rules/hari.ts';
import { zip } from '#kit/rules/lists.ts';
import { sum, type Rupiah } from '#kit/rules/quantity.ts';
import { fill, type Refusal } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { conflictIf, orRefuse } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { GivenOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { cicilanEvents } from '#areas/cicilan/contract/cicilan.event.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { bukuLelangCicilan } from '#areas/cicilan/rules/buku-cicilan.ts';
import { hitungKeadaan, hitungSisa, jumlahDibayar } from '#areas/cicilan/rules/cicilan.ts';
import {
  hitungLelangCicilan,
  nilaiTerendah,
  periksaHasilCicilan,
  periksaSiapLelangCicilan,
  TIDAK_LELANG_CICILAN,
  type LelangCicilan,
} from '#areas/cicilan/rules/lelang-cicilan.ts';
import { listJadwal } from '#areas/cicilan/server/cicilan.table.ts';
import {
  findTempatLelang,
  lockTerlelang,
  surplusCicilan,
} from '#areas/cicilan/server/lelang/lelang.query.ts';
import { nilaiBeli, type NilaiBeli } from '#areas/cicilan/server/lelang/nilai-beli.ts';
import { findPeringatanCicilan } from '#areas/cicilan/server/lelang/peringatan.table.ts';
import { suratLelangCicilan } from '#areas/cicilan/server/lelang/surat-lelang.ts';
import type { Kontrak } from '#areas/cicilan/server/pengambil.ts';
import { hitungNilaiRosok } from '#areas/hutang/rules/lelang/lelang.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { namaTempat, periksaTujuan } from '#areas/stock/rules/pindah.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof lelangCicilanDocument.spec;
type Typed = GivenOf<Words, 'lelang'>;

/** A late contract ends: its goods are the shop's again, what is left of the money is the customer's (D-38.4). */
async function lelangkan(tx: Tx, typed: Typed, ctx: Ctx, kontrak: Kontrak) {
  const { barang, serah } = kontrak;
  const late = await lateOf(tx, kontrak, ctx);
  const { nilai, nilai_beli, terendah } = await nilaiOf(tx, kontrak, ctx);
  const hasil = typed.hasil_lelang ?? terendah;
  const sudah_bayar = jumlahDibayar(kontrak);
  const sisa = hitungSisa(kontrak);
  const rates = {
    biaya: kontrak.biaya_lelang_persen,
    langkah: pembulatanOf(ctx).langkah,
  };
  const lelang = hitungLelangCicilan({ dibayar: sudah_bayar, sisa }, hasil, rates);
  const ke = placeOf(typed, kontrak);
  const refusals = await periksaTempat(tx, typed, barang.length, ctx);
  const put = zip(barang, ke).map(([one, tempat]) => ({ ...one, ...tempat }));
  const head = {
    ...tentangOf(kontrak, late, ctx),
    nilai_beli,
    ...lelang,
    batas_kelebihan: addMonths(ctx.hari, kontrak.masa_kelebihan),
    kode_gudang: ke[0]?.kode_gudang ?? '',
    kode_baki: ke[0]?.kode_baki ?? null,
    keterangan: typed.keterangan,
    hari_batal: null,
  };
  return {
    head,
    lines: zip(barang, nilai).map(barisOf),
    postings: bukuLelangCicilan(sudah_bayar, lelang.kelebihan, put),
    refusals: [
      ...periksaSiapLelangCicilan({
        tertua: late.tertua,
        tenggang: kontrak.tenggang_hari,
        hari: ctx.hari,
        peringatan: late.peringatan,
        serah,
      }),
      ...periksaHasilCicilan(hasil, terendah),
      ...refusals,
    ],
    asks: [askFirst(kontrak, { ...head, ...lelang, nilai }, late.kali_tunggak)],
    afterNumber: (no: string) => kembalikan(tx, put, no, ctx),
  };
}

/** What the goods are worth today, so the least that an auction fetches; 422 where the shop has no price of them. */
async function nilaiOf(on: Sql, { barang }: Kontrak, ctx: Ctx) {
  const nilai = await nilaiBeli(on, barang, ctx);
  const beli = nilai.flatMap((one) => one.nilai_beli ?? []);
  const nilai_beli = beli.length < nilai.length ? null : sum(beli);
  const rosok = ctx.param(pembelianParam.HARGA_ROSOK);
  const murni = sum(barang.map((one) => one.murni));
  const nilai_rosok =
    rosok === null ? null : hitungNilaiRosok(murni, rosok, pembulatanOf(ctx).langkah);
  const batu = sum(nilai.map((one) => one.batu_rp));
  const nama = barang[nilai.findIndex((one) => one.nilai_beli === null)]?.nama_barang ?? '';
  const terendah = orRefuse(
    nilaiTerendah(nilai_beli, nilai_rosok, batu),
    fill(TIDAK_LELANG_CICILAN.HARGA_BELI_KOSONG, { nama }),
  );
  return { nilai, nilai_beli, terendah };
}

type Late = Awaited<ReturnType<typeof lateOf>>;

/** What an auction says of the contract that it ends. */
const tentangOf = (kontrak: Kontrak, late: Late, { hari }: Ctx) => ({
  nama_customer: kontrak.nama_customer,
  tertua: late.tertua ?? hari,
  kali_tunggak: late.kali_tunggak,
  lewat_hari: late.lewat_hari,
  harga_jual: kontrak.harga_jual,
  sudah_bayar: jumlahDibayar(kontrak),
  sisa: hitungSisa(kontrak),
  qty: kontrak.barang.length,
  berat: sum(kontrak.barang.map((one) => one.berat)),
  murni: sum(kontrak.barang.map((one) => one.murni)),
});

const barisOf = ([one, nilai]: readonly [Kontrak['barang'][number], NilaiBeli]) => ({
  kode_barcode: one.kode_barcode,
  nama_barang: one.nama_barang,
  kode_dept: one.kode_dept,
  kode_group: one.kode_group,
  kode_kadar: one.kode_kadar,
  kadar: one.kadar,
  berat: one.berat,
  murni: one.murni,
  nilai_beli: nilai.nilai_beli,
  batu_rp: nilai.batu_rp,
});

/** The goods are the shop's again, each in its place. */
const kembalikan = (
  tx: Tx,
  put: readonly (Tempat & { readonly kode_barcode: string })[],
  no: string,
  ctx: Ctx,
): Promise<void> =>
  moveBarang(
    tx,
    put.map(({ kode_barcode, kode_gudang, kode_baki }) => ({
      kode_barcode,
      dari_status: 'TITIP' as const,
      ke_status: 'READY' as const,
      jenis: 'LELANG_CICIL',
      no_bukti: no,
      no_pegang: null,
      ke: { kode_gudang, kode_baki },
    })),
    ctx,
  );

/** How late a contract is, and when its customer was last warned of it; on its due date nothing is late. */
async function lateOf(on: Sql, { no_cicilan, terbayar }: Kontrak, ctx: Ctx) {
  const jadwal = await listJadwal(on, ctx.kode_toko, [no_cicilan]);
  const { tertua, kali_tunggak } = hitungKeadaan(jadwal, terbayar, addDays(ctx.hari, -1));
  const { lewat_hari } = hitungKeadaan(jadwal, terbayar, ctx.hari);
  const peringatan = tertua
    ? await findPeringatanCicilan(on, ctx.kode_toko, no_cicilan, tertua)
    : { tgl: null, sehari: false };
  return { tertua, kali_tunggak, lewat_hari, peringatan };
}

/** The tray that was named for all of them, else where each lay. */
const placeOf = ({ kode_gudang, kode_baki }: Typed, { barang }: Kontrak): Tempat[] =>
  barang.map((one) =>
    kode_gudang === null
      ? { kode_gudang: one.kode_gudang, kode_baki: one.kode_baki }
      : { kode_gudang, kode_baki },
  );

/** A tray that is named is there and has room for all of them; where a piece lay it has its place. */
async function periksaTempat(
  tx: Tx,
  { kode_gudang, kode_baki }: Typed,
  qty: number,
  { kode_toko }: Ctx,
): Promise<Refusal[]> {
  if (kode_gudang === null) return kode_baki === null ? [] : [TIDAK_LELANG_CICILAN.GUDANG_KOSONG];
  const ke = { kode_gudang, kode_baki };
  return periksaTujuan(await findTempatLelang(tx, kode_toko, ke), ke, qty);
}

type Sums = LelangCicilan & {
  readonly sudah_bayar: Rupiah;
  readonly sisa: Rupiah;
  readonly nilai_beli: Rupiah | null;
  readonly nilai: readonly NilaiBeli[];
  readonly lewat_hari: number;
};

/** What an owner reads before the goods are taken (LELANG_CICILAN). */
const askFirst = (
  { no_cicilan: no, nama_customer, barang }: Kontrak,
  of: Sums,
  kali: number,
): Tuntutan => ({
  event: cicilanEvents.LELANG_CICILAN,
  ringkasan: sentence('Lelang cicilan {no}', { no }),
  angka: [
    { label: 'Customer', nilai: nama_customer },
    ...barang.map((one) => ({
      label: one.kode_barcode,
      nilai: `${one.nama_barang}, ${formatGram(one.berat)} g`,
    })),
    ...of.nilai.flatMap(({ batu }) => (batu === null ? [] : { label: 'Batu', nilai: batu })),
    { label: 'Bulan menunggak', nilai: String(kali) },
    { label: 'Hari lewat', nilai: String(of.lewat_hari) },
    { label: 'Sudah dibayar', nilai: formatRupiah(of.sudah_bayar) },
    { label: 'Sisa', nilai: formatRupiah(of.sisa) },
    {
      label: 'Harga beli hari ini',
      nilai: of.nilai_beli === null ? '-' : formatRupiah(of.nilai_beli),
    },
    { label: 'Biaya lelang', nilai: formatRupiah(of.biaya) },
    { label: 'Hasil lelang', nilai: formatRupiah(of.hasil_lelang) },
    of.kekurangan > 0
      ? { label: 'Kekurangan', nilai: formatRupiah(of.kekurangan) }
      : { label: 'Kelebihan', nilai: formatRupiah(of.kelebihan) },
  ],
});

/** On any day, while no piece was touched and the surplus is unpaid: the goods are held again (D-35.15). */
async function undo(tx: Tx, held: HeldOf<Words>, ctx: Ctx, kontrak: Kontrak) {
  const codes = held.barang.map((one) => one.kode_barcode);
  const there = await lockTerlelang(tx, ctx.kode_toko, codes, held.no_lelang);
  conflictIf(there.length !== codes.length, TIDAK_LELANG_CICILAN.BARANG_PINDAH);
  return {
    head: { hari_batal: ctx.hari },
    angka: [
      { label: 'Barang', nilai: held.barang.map((one) => one.nama_barang).join(', ') },
      { label: 'Letak barang', nilai: there.map(namaTempat).join(', ') },
      { label: 'Cicilan berjalan lagi', nilai: formatRupiah(hitungSisa(kontrak)) },
    ],
    afterNumber: (no: string) =>
      moveBarang(
        tx,
        codes.map((kode_barcode) => ({
          kode_barcode,
          dari_status: 'READY' as const,
          ke_status: 'TITIP' as const,
          jenis: 'BATAL_LELANG_CICIL',
          no_bukti: no,
          no_pegang: kontrak.no_cicilan,
          ke: { akun: 'titip' },
        })),
        ctx,
      ),
  };
}

export const lelangCicilan = serveDocument(lelangCicilanDocument, {
  makes: { lelang: lelangkan },
  undo,
  compute: (on, rows, _, ctx) => surplusCicilan.tell(on, rows, ctx),
  listFilter: ({ status }, { hari }) => surplusCicilan.where(status, hari),
  paperExtras: (_, held) => Promise.resolve(suratLelangCicilan(held)),
});
