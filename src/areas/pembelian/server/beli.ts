import { rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { gather, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { insertDocument } from '#areas/dokumen/server/document.table.ts';
import {
  cekCustomer,
  dicariDengan,
  type CustomerDokumen,
} from '#areas/customer/server/catat-customer.ts';
import type { CustomerDiminta } from '#areas/customer/rules/customer.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { cekFoto, type BodyBeli } from '#areas/pembelian/server/foto-beli.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { bukuPembelian } from '#areas/pembelian/rules/buku-pembelian.ts';
import { berbatu } from '#areas/pembelian/rules/beli-batu.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import {
  lockNota,
  readDasarBeli,
  readNota,
  type BarisNota,
} from '#areas/pembelian/server/dasar-beli.query.ts';
import {
  saveMasuk,
  type Bayar,
  type PembelianBarang,
} from '#areas/pembelian/server/pembelian.table.ts';
import { cekPenjual } from '#areas/pembelian/server/cek-penjual.ts';
import { kenaliNota } from '#areas/pembelian/server/kenali-nota.ts';
import {
  masukkanBatu,
  saveBatuBeli,
  type BatuDisimpan,
} from '#areas/pembelian/server/batu/batu-beli.table.ts';
import { saveSisaBatu, type SisaBatu } from '#areas/pembelian/server/batu/sisa-batu.table.ts';
import { siapkanBatu } from '#areas/pembelian/server/batu/siapkan-batu.ts';
import { bodyBeli, hitungBeli, type BeliDiminta } from '#areas/pembelian/server/hitung-beli.ts';
import { cekKeluar, TANPA_UANG } from '#areas/pembelian/server/keluar.ts';
import {
  barisMasuk,
  cekCair,
  cekDibeli,
  tandaiNota,
} from '#areas/pembelian/server/gudang/masuk-beli.ts';
import { susunBarang } from '#areas/pembelian/server/siapkan-pembelian.ts';
import { periksaCaraUji } from '#areas/barang/rules/cara-uji.ts';
import { tuntutanBeli } from '#areas/pembelian/server/setuju/tuntut-beli.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

/** VALIDASI_PEMBELIAN, which follows the sales unless it says otherwise (D-10.8). */
export const tungguValidasi = ({ param }: Ctx): boolean =>
  param(pembelianParam.VALIDASI_PEMBELIAN) === 'IKUT'
    ? param(penjualanParam.VALIDASI_PENJUALAN)
    : param(pembelianParam.VALIDASI_PEMBELIAN) === 'ON';

/** Buys gold back: both prices worked out again, limits asked for, gold into BELI, money out (D-13). */
export async function beli(tx: Tx, typed: BeliDiminta, ctx: Ctx) {
  const body = bodyBeli(typed);
  const tunggu = tungguValidasi(ctx);
  const tukar = typed.tukar === true;
  const cari = dicariDengan(tx, body.customer, ctx);
  const siap = await siapkanBeli(tx, body, { tukar, cari }, ctx);
  // What waits is paid by its validation, what is exchanged by the difference of the ticket.
  const uang = tunggu || tukar ? TANPA_UANG : await cekKeluar(tx, body.pembayaran, siap.total, ctx);
  const { bayar, pembulatan_tunai } = uang;
  const tunai = tukar ? rp(0) : bayar.length > 0 ? jumlahTunai(bayar) : siap.total;
  const { head, lines } = susunBeli(body, siap, { tunggu, no_tukar: null }, ctx);
  return {
    head: { ...head, pembulatan_tunai },
    lines,
    tells: () => hitungBeli(siap.lines, ctx),
    refusals: [
      ...(tunggu && body.pembayaran?.length ? [TIDAK_BELI.BAYAR_DI_VALIDASI] : []),
      ...siap.refusals,
      ...uang.refusals,
      ...(await cekPenjual(tx, siap, tunai, ctx)),
    ],
    waits: tunggu,
    parts: { pembayaran: bayar, tukar: null },
    postings: tunggu || tukar ? [] : bukuPembelian(lines, bayar, pembulatan_tunai),
    asks: await tuntutanBeli(tx, siap, ctx),
    beforeNumber: async () => {
      const { kode_customer, jenis } = await siap.save();
      return { kode_customer, jenis_customer: jenis };
    },
    ...barisMasuk(tx, siap, lines, { tunggu }, ctx),
  };
}

export type SiapBeli = {
  lines: PembelianBarang[];
  /** The stones of all lines (D-45.7). */
  batu: readonly BatuDisimpan[];
  /** Those of its notas that did not come with them. */
  sisa: readonly SisaBatu[];
  total: Rupiah;
  customer: CustomerDokumen;
  nota: readonly BarisNota[];
  /** Kept with the customer already, for a seller who did not tell it again. */
  no_ktp: string | null;
  /** Shown and typed for this act. */
  ktp_tunjuk: string | null;
  /** What refuses it although its prices are known. */
  refusals: readonly Refusal[];
  /** Those of them that refuse the seller: unknown, or not named as every customer is. */
  penjual: readonly Refusal[];
  /** Makes the card of a new seller, and the photos evidence of this act, once it was agreed to. */
  save(): Promise<CustomerDokumen>;
};

type Asked = {
  readonly tukar: boolean;
  readonly lama?: readonly string[];
  /** Its kadar is no test of now: of the group of goods without a barcode, or of a pledge that was tested before. */
  readonly teruji?: true;
  /** By what the card of the seller is looked for, if not by all that the body says of him. */
  readonly cari?: CustomerDiminta;
};

/** The reading half: notas held, prices worked out, seller and sales person known. It writes nothing. */
export async function siapkanBeli(
  tx: Tx,
  body: BodyBeli,
  { tukar, lama = [], cari = body.customer, teruji }: Asked,
  ctx: Ctx,
): Promise<SiapBeli> {
  tx.guards.add('fineness').add('weight');
  const read = tx.looks ? readNota : lockNota;
  const dikenal = await kenaliNota(tx, ctx.kode_toko, body.barang, read);
  // Said before anybody is asked to approve; the mark on the line has the last word (D-13.3).
  const dibeli = [...(await cekDibeli(tx, dikenal)), ...cekCair(tx, dikenal)];
  const dasar = await readDasarBeli(tx, ctx.kode_toko);
  const { sales, customer: terdaftar } = await readRujukan(tx, ctx.kode_toko, {
    kode_sales: body.kode_sales,
    no_rekening: [],
    customer: cari,
  });
  const penjual = cekCustomer(body.customer, terdaftar, ctx);
  const { baris, batu, sisa } = await siapkanBatu(tx, dikenal, penjual.customer, ctx);
  const lines = susunBarang(
    {
      dasar,
      dikenal,
      batu: baris,
      tukar: tukar && ctx.param(pembelianParam.POTONGAN_TUKAR_SENDIRI),
    },
    ctx,
  );
  const foto = await cekFoto(tx, body, lama, ctx);
  const wajib = !teruji && ctx.param(pembelianParam.CARA_UJI_WAJIB);
  const refusals = [
    ...dibeli,
    ...periksaCaraUji('barang', body.barang, wajib),
    ...periksaSales(body.kode_sales, sales),
    ...foto.refusals,
    ...penjual.refusals,
  ];
  const save = async () => {
    const customer = await penjual.save(tx);
    await foto.save();
    return customer;
  };
  const total = sum(lines.map((one) => one.harga));
  const { no_ktp: ktp_tunjuk } = body.customer;
  const no_ktp = ktp_tunjuk ?? terdaftar?.no_ktp ?? null;
  const { customer, refusals: tolak } = penjual;
  const siapa = { customer, no_ktp, ktp_tunjuk, penjual: tolak };
  return { lines, batu, sisa, total, ...siapa, nota: dikenal.nota, refusals, save };
}

const periksaSales = (kode_sales: string, ada: boolean): Refusal[] =>
  gather(
    [!kode_sales, TIDAK_BELI.SALES_KOSONG],
    [Boolean(kode_sales) && !ada, TIDAK_BELI.SALES_TIDAK_ADA],
  );

const jumlahTunai = (bayar: readonly Bayar[]): Rupiah =>
  sum(bayar.filter((one) => one.jenis === 'CASH').map((one) => one.jumlah));

/** Half of an exchange, or of a beli putus, which has taken its number already. */
type Cara = {
  tunggu: boolean;
  no_tukar: string | null;
  putus?: { no: string; no_lunas: string };
  /** The sale through a marketplace whose parcel it takes in again (D-48.3). */
  no_jual_retur?: string;
};

/** Head and lines as they are kept. */
function susunBeli(
  body: BodyBeli,
  { lines, customer, no_ktp, total }: SiapBeli,
  { tunggu, no_tukar, putus, no_jual_retur }: Cara,
  { user_id, op }: Ctx,
) {
  return {
    head: {
      kode_sales: body.kode_sales,
      kode_customer: customer.kode_customer,
      nama_customer: customer.nama,
      alamat_customer: customer.alamat,
      no_hp: customer.no_hp,
      no_ktp,
      foto_identitas: body.customer.foto,
      jenis_customer: customer.jenis,
      keterangan: body.keterangan ?? '',
      foto: body.foto ?? [],
      qty: lines.length,
      berat: sum(lines.map((one) => one.berat)),
      grand_total: total,
      pembulatan_tunai: rp(0),
      no_tukar,
      no_lunas: putus?.no_lunas ?? null,
      no_jual_retur: no_jual_retur ?? null,
      valid_by: tunggu ? null : user_id,
      valid_at: null,
      cetak_ke: 1,
    },
    lines: lines.map(({ urut: _, ...line }) => ({ ...line, op })),
  };
}

/** The buy-back inside another act: number, head, lines, marks, record; that act has its approvals already. */
export async function simpanBeli(
  tx: Tx,
  body: BodyBeli,
  siap: SiapBeli,
  cara: Cara,
  ctx: Ctx,
): Promise<string> {
  const { spec } = pembelianDocument;
  const { tunggu, putus } = cara;
  const no = putus?.no ?? (await takeNomor(tx, ctx.kode_toko, 'PB', ctx.hari));
  const { head, lines } = susunBeli(body, siap, cara, ctx);
  const row = { ...head, no_faktur_beli: no, status: tunggu ? 'OPEN' : 'DONE' };
  const stamps = tunggu ? [] : ['valid_at'];
  const kept = await insertDocument(tx, spec, { row, lines, stamps }, ctx);
  await tandaiNota(tx, no, siap, ctx);
  await saveBatuBeli(tx, no, siap.batu, ctx);
  await saveSisaBatu(tx, no, siap.sisa, ctx);
  const sesudah = { ...kept, barang: siap.lines };
  tx.audit({ tindakan: tunggu ? 'SIMPAN' : 'BELI', tabel: 'pembelian', kunci: no, sesudah });
  return no;
}

/**
 * From now on a buy-back that is half of another act counts: gold in BELI, the set of the book. Its money is booked
 * with the other half, or the marketplace is owed that much less.
 */
export async function bukukanBeli(
  tx: Tx,
  no: string,
  lines: readonly PembelianBarang[],
  keterangan: string,
  ctx: Ctx,
  bayar: 'TUKAR' | { readonly kartu: string } = 'TUKAR',
): Promise<void> {
  await saveMasuk(tx, no, ctx);
  if (lines.some(berbatu)) await masukkanBatu(tx, no, ctx);
  const baris = bukuPembelian(lines, bayar);
  await catatBuku(tx, { no_bukti: no, kode_transaksi: 'BELI', keterangan, baris }, ctx);
}
