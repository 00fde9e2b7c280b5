import { formatRupiah } from '#kit/rules/format.ts';
import { minus, plus, type Rupiah } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { conflictIf, invariant, refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import type { BodyOf, CancelBodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { saveDocument } from '#areas/dokumen/server/document.table.ts';
import type { Inner } from '#areas/dokumen/server/kind.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { bayarSerah, bukuBayarCicilan } from '#areas/cicilan/rules/buku-cicilan.ts';
import { hitungKeadaan, hitungSisa, TIDAK_CICILAN } from '#areas/cicilan/rules/cicilan.ts';
import { listJadwal } from '#areas/cicilan/server/cicilan.table.ts';
import { izinAmbil, kabariSerah, type Kontrak } from '#areas/cicilan/server/pengambil.ts';
import { terimaUang } from '#areas/cicilan/server/uang-cicilan.ts';
import { findPembeliKembali } from '#areas/penjualan/server/dibeli.table.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { serahkan, siapkanSerah } from '#areas/penjualan/server/serah/serah.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Words = typeof bayarCicilanDocument.spec;
type Typed = BodyOf<Words, 'bayar'>;

/** Any amount up to the rest, oldest first; all of it, early or not, hands the goods over by a sale (D-38.2). */
async function pay(tx: Tx, typed: Typed, ctx: Ctx, kontrak: Kontrak) {
  const { no_cicilan, nama_customer, terbayar, serah } = kontrak;
  const sisa = hitungSisa(kontrak);
  const jadwal = await listJadwal(tx, ctx.kode_toko, [no_cicilan]);
  const { berikut } = hitungKeadaan(jadwal, terbayar, ctx.hari);
  invariant(berikut, `${no_cicilan} runs and has nothing left to pay`);
  const paid = await terimaUang(tx, typed.pembayaran, sisa, ctx);
  const { jumlah, lunas } = paid;
  const gives = lunas && serah === 'LUNAS';
  const siapa = await izinAmbil(tx, kontrak, typed, gives, ctx);
  refuseIf(siapa.refusals);
  const sale = gives ? await serahTerima(tx, kontrak, ctx) : undefined;
  return {
    head: {
      nama_customer,
      jenis: lunas ? ('PELUNASAN' as const) : ('ANGSURAN' as const),
      ke: berikut.ke,
      jatuh_tempo: berikut.jatuh_tempo,
      jumlah,
      sisa_sebelum: sisa,
      sisa_sesudah: minus(sisa, jumlah),
      kembali: paid.kembali,
      pembulatan_tunai: paid.pembulatan_tunai,
      no_faktur_jual: null,
      ...siapa.head,
    },
    parts: { pembayaran: paid.pembayaran },
    parent: { terbayar: plus(terbayar, jumlah), ...(lunas && { tgl_lunas: ctx.hari }) },
    ends: lunas,
    postings: bukuBayarCicilan(paid.lines, jumlah, serah),
    asks: siapa.asks,
    ...(siapa.also && { afterNumber: siapa.also }),
    ...(sale && serahOf(tx, kontrak, { sale, jumlah, also: siapa.also }, ctx)),
  };
}

type Serah = {
  readonly sale: Awaited<ReturnType<typeof serahTerima>>;
  readonly jumlah: Rupiah;
  readonly also: (() => Promise<void>) | undefined;
};

/** What a hand-over does besides its payment: its sale, and the receipt to the customer's phone, in every case. */
function serahOf(tx: Tx, kontrak: Kontrak, { sale, jumlah, also }: Serah, ctx: Ctx) {
  let no_bayar = '';
  return {
    inner: { no_faktur_jual: sale.inner },
    afterNumber: async (no: string) => {
      no_bayar = no;
      await also?.();
    },
    afterPosting: async () => {
      await sale.book();
      await kabariSerah(tx, kontrak, { no_bayar, no_faktur_jual: sale.no(), jumlah }, ctx);
    },
  };
}

/** The sale of the goods at the cash price that was agreed; the contract keeps its number. */
async function serahTerima(tx: Tx, kontrak: Kontrak, ctx: Ctx) {
  const { no_cicilan, kode_sales, barang, harga_tunai, harga_jual, tambahan, keterangan } = kontrak;
  const customer = {
    kode_customer: kontrak.kode_customer,
    nama: kontrak.nama_customer,
    alamat: kontrak.alamat_customer,
    no_hp: kontrak.no_hp,
    jenis: kontrak.jenis_customer,
  };
  const penjual = { kode_sales, customer, keterangan };
  const of = await siapkanSerah(tx, no_cicilan, penjual, barang, ctx);
  const bayar = bayarSerah(harga_jual, tambahan);
  const { inner, book } = serahkan(
    tx,
    { kontrak: penjual, no_cicilan: () => no_cicilan, of, harga_tunai, bayar },
    ctx,
  );
  let no_faktur_jual = '';
  const kept: Inner = {
    ...inner,
    write: async (on, no, at) => {
      no_faktur_jual = no;
      await inner.write(on, no, at);
      await saveDocument(tx, cicilanDocument.spec, { no: no_cicilan, no_faktur_jual: no }, ctx);
    },
  };
  return { inner: kept, book, no: () => no_faktur_jual };
}

/** On its day, the last one first; what it handed over comes back with it (D-38.2). */
async function undo(
  tx: Tx,
  { no_bayar, jumlah, no_faktur_jual }: HeldOf<Words>,
  ctx: Ctx,
  kontrak: Kontrak,
  { alasan }: CancelBodyOf<Words>,
) {
  await needBelumDibeli(tx, kontrak, ctx);
  const parent = {
    terbayar: minus(kontrak.terbayar, jumlah),
    tgl_lunas: null,
    ...(no_faktur_jual !== null && { no_faktur_jual: null }),
  };
  const rest = { label: 'Sisa menjadi', nilai: formatRupiah(plus(hitungSisa(kontrak), jumlah)) };
  const paid = milikDokumen(kontrak, no_bayar, jumlah);
  const told = (no_batal: string) => kabariBatal(tx, paid, no_batal, ctx);
  if (no_faktur_jual === null) return { parent, angka: [rest], afterNumber: told };
  const sale = await penjualan.holdHalf(tx, no_faktur_jual, { alasan }, ctx);
  const { isi, penyetuju, angka = [] } = sale.undone;
  return {
    parent,
    ...(isi && { isi }),
    ...(penyetuju && { penyetuju }),
    angka: [rest, ...angka],
    // The customer hears of the sale.
    afterNumber: () => penjualan.cancelHalf(tx, sale, { alasan }, ctx),
  };
}

/** What was handed over at once and bought back since was bought as paid: that payment stays. */
async function needBelumDibeli(
  tx: Tx,
  { serah, no_faktur_jual }: Kontrak,
  ctx: Ctx,
): Promise<void> {
  if (serah !== 'AWAL' || no_faktur_jual === null) return;
  const beli = await findPembeliKembali(tx, ctx.kode_toko, no_faktur_jual);
  conflictIf(
    beli !== undefined,
    fill(TIDAK_CICILAN.BARANG_DIBELI, { no: beli?.no_faktur_beli ?? '' }),
  );
}

export const bayarCicilan = serveDocument(bayarCicilanDocument, {
  makes: { bayar: pay },
  parts: { pembayaran: PAYS },
  undo,
});
