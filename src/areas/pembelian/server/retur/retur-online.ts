import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { rp, sum, type Miligram } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { said, sentence, word } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, missing, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { returOnlineEndpoint } from '#areas/penjualan/contract/online/online.api.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { sudahDikirim, TIDAK_ONLINE } from '#areas/penjualan/rules/online/online.ts';
import { listTerbitTerpakai, saveKembali } from '#areas/penjualan/server/kupon.table.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import {
  findOnline,
  lockOnline,
  saveLangkah,
  type Langkah,
} from '#areas/penjualan/server/online/online.table.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { listPembayaran } from '#areas/penjualan/server/penjualan.table.ts';
import { batalPoin, poinSebelumBatal } from '#areas/penjualan/server/poin/poin-jual.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { lebihRingan, periksaRetur, TIDAK_RETUR } from '#areas/pembelian/rules/retur-online.ts';
import { bukukanBeli, simpanBeli } from '#areas/pembelian/server/beli.ts';
import { tuntutanBeli } from '#areas/pembelian/server/setuju/tuntut-beli.ts';
import { susunRetur, type Retur } from '#areas/pembelian/server/retur/susun-retur.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { isiBayar, isiDisimpan } from '#areas/uang/server/isi-bayar.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Jual = HeldOf<typeof penjualanDocument.spec>;
type Paket = Omit<Jual, 'status'> & Langkah;
type Body = InputOf<typeof returOnlineEndpoint>['body'];

/** A parcel comes back: on its day a sale that never left is cancelled, any other is bought back (D-48.3). */
export async function returOnline(
  tx: Tx,
  { params: { no }, body }: InputOf<typeof returOnlineEndpoint>,
  ctx: Ctx,
) {
  const jual = await penjualan.hold(tx, no, ctx);
  const held = await lockOnline(tx, ctx.kode_toko, no);
  if (!held) throw missing(fill(TIDAK_ONLINE.BUKAN_ONLINE, { no }));
  const { status } = held;
  conflictIf(status === 'RETUR', fill(TIDAK_ONLINE.STATUS_KIRIM, { status: word(status) }));
  const no_retur =
    jual.tgl_system === ctx.hari && !sudahDikirim(status)
      ? await batalSehari(tx, no, body, ctx)
      : await beliRetur(tx, { ...jual, ...held }, body, ctx);
  await saveLangkah(tx, ctx.kode_toko, no, { status: 'RETUR', no_resi: null, op: ctx.op });
  const sesudah = await findOnline(tx, ctx.kode_toko, no);
  invariant(sesudah, `${no} has lost its order`);
  const tabel = 'penjualan_online';
  tx.audit({ tindakan: 'RETUR', tabel, kunci: no, sebelum: { status }, sesudah });
  return { no_faktur_jual: no, no_retur, ...sesudah };
}

/** Nothing of the day is closed yet, and its parcel has not left: the sale never was. */
async function batalSehari(
  tx: Tx,
  no: string,
  { alasan, barang, foto }: Body,
  ctx: Ctx,
): Promise<string> {
  refuseIf(barang || foto ? [fill(TIDAK_RETUR.RETUR_SEHARI, { no })] : []);
  // Nothing of it is weighed: its pieces are what they were, as after any cancel.
  tx.guards.add('weight').add('plausible').add('evidence');
  const { batal } = await penjualan.cancel(tx, { no }, { alasan }, ctx);
  invariant(batal?.no, `${no} was cancelled without a number`);
  return batal.no;
}

/** The pieces go to the buying warehouse at what they cost the buyer, and the marketplace is owed that much less. */
async function beliRetur(tx: Tx, jual: Paket, body: Body, ctx: Ctx): Promise<string> {
  const { alasan, barang, foto } = body;
  const { kode_toko } = ctx;
  const { no_faktur_jual: no } = jual;
  const ditimbang = barang ?? [];
  const toleransi = ctx.param(pembelianParam.TOLERANSI_BERAT_BELI);
  refuseIf(periksaRetur(no, jual.barang, ditimbang, toleransi));
  const retur = await susunRetur(tx, jual, { ditimbang, alasan, foto }, ctx);
  refuseIf(retur.siap.refusals);
  const { lines, total } = retur.siap;
  await perluOtorisasi(tx, ctx, [
    await tuntutanRetur(tx, jual, { ...retur, alasan, toleransi }, ctx),
    ...(await tuntutanBeli(tx, retur.siap, ctx)),
  ]);
  await retur.siap.save();
  const cara = { tunggu: false, no_tukar: null, no_jual_retur: no };
  const no_beli = await simpanBeli(tx, retur.body, retur.siap, cara, ctx);
  const [bayar] = await listPembayaran(tx, kode_toko, dibayarDengan(jual));
  invariant(bayar?.kode_bank, `${no} has lost the line that paid it`);
  const { kode_bank, no_rekening } = bayar;
  const keluar = { jenis: 'TRANSFER' as const, kode_bank, no_rekening, jumlah: total, fee: rp(0) };
  await PAYS.write(tx, no_beli, [{ ...keluar, biaya_bank: rp(0) }], ctx);
  await bukukanBeli(tx, no_beli, lines, jual.nama_customer, ctx, { kartu: kode_bank });
  await saveKembali(tx, kode_toko, no, ctx.op);
  await batalPoin(tx, no, no_beli, ctx);
  await kabariBatal(tx, milikDokumen(jual, no, total), no_beli, ctx);
  return no_beli;
}

/** A parcel that an order paid before it was sold has its money there (decision 1128). */
const dibayarDengan = ({ no_pesanan, no_faktur_jual }: Paket): string =>
  no_pesanan ?? no_faktur_jual;

type Diminta = Retur & { readonly alasan: string; readonly toleransi: Miligram };

/** As a cancel of the sale is agreed to; by an owner where a piece is lighter, or its points or coupons are spent. */
async function tuntutanRetur(
  tx: Tx,
  jual: Paket,
  { body, siap, alasan, toleransi }: Diminta,
  ctx: Ctx,
): Promise<Tuntutan> {
  const { kode_toko } = ctx;
  const { no_faktur_jual: no, grand_total } = jual;
  const ditimbang = siap.lines.map(({ kode_barcode, berat }) => ({
    kode_barcode: kode_barcode ?? '',
    berat,
  }));
  const ringan = lebihRingan(jual.barang, ditimbang, toleransi);
  const poin = await poinSebelumBatal(tx, no, ctx);
  const terpakai = await listTerbitTerpakai(tx, kode_toko, no);
  const owner = ringan.length > 0 || poin.terpakai || terpakai.length > 0;
  return {
    event: penjualanEvents.BATAL_PENJUALAN,
    ...(owner && { penyetuju: 'OWN' as const }),
    ringkasan: sentence('Retur marketplace {no}', { no }),
    angka: [
      { label: 'Total', nilai: formatRupiah(grand_total) },
      { label: 'Status kirim', nilai: said(jual.status) },
      { label: 'No Resi', nilai: jual.no_resi ?? '-' },
      ...siap.lines.map((line) => ({
        label: line.kode_barcode ?? '-',
        nilai: sentence('{nama_barang}, dijual {dijual} g, kembali {kembali} g, {harga}', {
          nama_barang: line.nama_barang,
          dijual: formatGram(line.berat_nota ?? line.berat),
          kembali: formatGram(line.berat),
          harga: formatRupiah(line.harga),
        }),
      })),
      ...(await listPembayaran(tx, kode_toko, dibayarDengan(jual))).map(isiBayar),
      isiDisimpan(jual, ctx),
      ...poin.isi,
      ...(terpakai.length > 0
        ? [
            {
              label: 'Kupon nota ini sudah terpakai',
              nilai: formatRupiah(sum(terpakai.map((one) => one.rupiah))),
            },
          ]
        : []),
      { label: 'Alasan', nilai: alasan },
    ],
    foto: [...(body.foto ?? []), ...siap.lines],
  };
}
