import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { invariant } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { insertDocument } from '#areas/dokumen/server/document.table.ts';
import type { Inner } from '#areas/dokumen/server/kind.ts';
import type { CustomerDokumen } from '#areas/customer/server/catat-customer.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { bukuPenjualan } from '#areas/penjualan/rules/buku-penjualan.ts';
import {
  denganPajakDalam,
  hitungPenjualan,
  type PenjualanJadi,
} from '#areas/penjualan/rules/hitung-penjualan.ts';
import { ECER } from '#areas/penjualan/rules/penjualan.ts';
import { TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';
import { denganTuntutan } from '#areas/penjualan/server/baris-tuntutan.ts';
import { BELUM, langkahJual } from '#areas/penjualan/server/jual.ts';
import { npwpPembeli, pajakKontrak } from '#areas/penjualan/server/pajak/pajak.ts';
import {
  readMember,
  hitungPoinJual,
  kirimPoin,
  type MemberJual,
} from '#areas/penjualan/server/poin/poin-jual.ts';
import type { PenjualanBarang } from '#areas/penjualan/server/penjualan.table.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import {
  SEPERTI_STOCK,
  siapkanPenjualan,
  type Disiapkan,
} from '#areas/penjualan/server/siapkan-penjualan.ts';
import { susunBarang, susunKepala } from '#areas/penjualan/server/susun-penjualan.ts';
import { TANPA_TITIPAN, type BarisTitip } from '#areas/penjualan/server/titipan/pakai-titipan.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Body = Parameters<typeof siapkanPenjualan>[1];

/** A document that hands its goods over by a sale: whose they are, and who sold them. */
export type Kontrak = {
  readonly kode_sales: string;
  readonly customer: CustomerDokumen;
  readonly keterangan: string | null;
};

/** What a contract sells, as a sale asks for it: at its stock weight, without what belongs to a whole sale. */
export const sepertiJual = (
  { kode_sales, customer, keterangan }: Kontrak,
  barang: readonly Pick<
    Body['barang'][number],
    'kode_barcode' | 'harga_per_gram' | 'ongkos' | 'diskon'
  >[],
): Body => ({
  ...ECER,
  kode_sales,
  customer: {
    ...customer,
    nama: customer.nama || null,
    alamat: customer.alamat || null,
    setuju_promo: null,
  },
  barang: barang.map(({ kode_barcode, harga_per_gram, ongkos, diskon }) => ({
    kode_barcode,
    harga_per_gram,
    ongkos,
    diskon,
    berat: null,
    potongan: null,
  })),
  diskon: null,
  ...TAMBAHAN_KOSONG,
  platform: null,
  kupon: null,
  titipan: null,
  kode_nota: null,
  diambil_oleh: null,
  no_ktp: null,
  pembayaran: null,
  keterangan,
});

/** Pieces locked and priced, what they come to, and the member whose points the sale gives. */
export type DisiapkanSerah = {
  readonly siap: Disiapkan;
  readonly jadi: PenjualanJadi;
  readonly member: MemberJual | null;
};

/** The member of a contract; the card is held until its sale is saved. */
export const memberSerah = (
  tx: Tx,
  { customer }: Pick<Kontrak, 'customer'>,
  ctx: Ctx,
): Promise<MemberJual | null> =>
  readMember(tx, customer.jenis === 'MEMBER' ? customer.kode_customer : null, ctx);

/** The held goods of a contract, locked, each at the price that it agreed to, whatever gold costs today. */
export async function siapkanSerah(
  tx: Tx,
  no_cicilan: string,
  kontrak: Kontrak,
  barang: readonly Omit<BarisTitip, 'no_titip' | 'berlaku'>[],
  ctx: Ctx,
): Promise<DisiapkanSerah> {
  const held = barang.map((one) => ({ ...one, no_titip: no_cicilan, berlaku: true }));
  const dititip = {
    ...TANPA_TITIPAN,
    barang: new Map(held.map((one) => [one.kode_barcode, one])),
  };
  const asked = barang.map(({ kode_barcode }) => ({ ...SEPERTI_STOCK, kode_barcode }));
  const siap = await siapkanPenjualan(tx, sepertiJual(kontrak, asked), ctx, dititip);
  const member = await memberSerah(tx, kontrak, ctx);
  const bersih = hitungPenjualan(siap.hitung, pembulatanOf(ctx));
  // The tax of the day of the hand-over, out of the price that was agreed (D-41.8).
  const jadi = denganPajakDalam(bersih, await pajakKontrak(tx, siap.barang, ctx));
  return { siap, jadi, member };
}

type Serah = {
  readonly kontrak: Kontrak;
  /** Its number, known at last when the sale is written. */
  readonly no_cicilan: () => string;
  readonly of: DisiapkanSerah;
  /** Its cash price: what the sale comes to. */
  readonly harga_tunai: Rupiah;
  /** What pays the sale in the book, in place of money. */
  readonly bayar: readonly Baris[];
};

/**
 * The sale of a hand-over, made inside the act of a contract: no money changes hands and no approval is asked, because
 * the contract did both. `book` is called when the set of that act is booked (`afterPosting`); it issues no coupons.
 */
export function serahkan(tx: Tx, { kontrak, no_cicilan, of, harga_tunai, bayar }: Serah, ctx: Ctx) {
  const { jadi } = of;
  invariant(jadi.grand_total === harga_tunai, 'the goods of a contract cost what it agreed to');
  let written: { no: string; lines: readonly PenjualanBarang[] } | undefined;
  const inner: Inner = {
    letters: 'PJ',
    // Prices were agreed to with the contract.
    asks: () => Promise.resolve([]),
    write: async (_, no) => {
      const lines = await tulis(tx, no, { kontrak, no_cicilan: no_cicilan(), ...of }, ctx);
      written = { no, lines };
    },
  };
  const book = async (): Promise<void> => {
    if (!written) return;
    const { no, lines } = written;
    const baris = bukuPenjualan(jadi, lines, {
      pembayaran: bayar,
      dp_rp: rp(0),
      tukar_rp: rp(0),
      pembulatan_tunai: rp(0),
    });
    const set = { no_bukti: no, kode_transaksi: 'JUAL', keterangan: kontrak.customer.nama };
    await catatBuku(tx, { ...set, baris }, ctx);
  };
  return { inner, book };
}

type Tulis = { readonly kontrak: Kontrak; readonly no_cicilan: string } & DisiapkanSerah;

/** Head, lines and pieces under the number that was taken for it. */
async function tulis(
  tx: Tx,
  no: string,
  { kontrak, no_cicilan, siap, jadi, member }: Tulis,
  ctx: Ctx,
): Promise<PenjualanBarang[]> {
  const { customer, kode_sales } = kontrak;
  const body = sepertiJual(kontrak, []);
  const {
    fee_persen,
    bonus,
    customer: kartu,
  } = await readRujukan(tx, ctx.kode_toko, {
    kode_sales,
    no_rekening: [],
    customer: body.customer,
    bonus: ctx.modul(penjualanModul.BONUS_SALES_TRANSACTION_MODULE),
  });
  const kurang = {
    hitung: siap.hitung,
    potongan: siap.barang.map(() => null),
    kupon: null,
    milikKupon: null,
  };
  const lines = susunBarang(siap, jadi, { kurang, bonus }, ctx);
  const uang = { grand_total: jadi.grand_total, tukar_rp: rp(0) };
  const poin = hitungPoinJual(member, lines, uang, [], ctx);
  const dibayar = { dp_rp: jadi.grand_total, tukar_rp: rp(0) };
  const cara = { customer, bayar: BELUM, tunggu: false, kupon: null, tukar: null };
  const head = susunKepala(
    body,
    jadi,
    siap,
    { ...cara, fee_persen, dibayar, poin: poin.poin, npwp: npwpPembeli(kartu, ctx) },
    ctx,
  );
  const row = { ...head, no_cicilan, no_faktur_jual: no, cetak_ke: 1 };
  // What a price asked for was asked by the contract, whose own lines say so (I-21).
  const kept = lines.map(denganTuntutan(siap.asli)).map((one) => ({ ...one, berlian: false }));
  const saved = { row, lines: kept, stamps: ['valid_at'] };
  await insertDocument(tx, penjualanDocument.spec, saved, ctx);
  await moveBarang(
    tx,
    lines.map((one) => ({ ...langkahJual(one, false), no_bukti: no, no_pegang: no })),
    ctx,
  );
  await kirimPoin(tx, member, poin, no, ctx);
  const sesudah = { ...row, barang: lines };
  tx.audit({ tindakan: 'JUAL', tabel: 'penjualan', kunci: no, sesudah });
  return lines;
}
