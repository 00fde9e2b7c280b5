import { rp, sum } from '#kit/rules/quantity.ts';
import { zip } from '#kit/rules/lists.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { UNNAMED } from '#areas/customer/rules/customer.ts';
import { dicariDengan } from '#areas/customer/server/catat-customer.ts';
import type { GivenOf } from '#areas/dokumen/contract/document-types.ts';
import type { beliManualDocument } from '#areas/manual/contract/beli-manual.document.ts';
import { bukuBeliManual, TIDAK_DAGANG } from '#areas/manual/rules/dagang-manual.ts';
import { TIDAK_MANUAL } from '#areas/manual/rules/stock-manual.ts';
import { sebagaiMasuk, tanpaNota } from '#areas/manual/server/beli/baris-beli.ts';
import { readMasterManual } from '#areas/manual/server/stock-manual.table.ts';
import { cekKadarManual, siapkanTempat } from '#areas/manual/server/tempat-manual.ts';
import { siapkanBeli } from '#areas/pembelian/server/beli.ts';
import { tuntutanHarga } from '#areas/pembelian/server/setuju/tuntut-beli.ts';
import { cekPenjual } from '#areas/pembelian/server/cek-penjual.ts';
import { cekKeluar } from '#areas/pembelian/server/keluar.ts';
import { jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = GivenOf<typeof beliManualDocument.spec, 'beli'>;
type Diminta = Typed['barang'][number];

/**
 * Buys goods by group, weighed together, as gold that comes without a nota: prices, identity, evidence and limits are
 * those of a buy-back (D-46.3). The money leaves the counter now and counts for the person who pays it (D-51.6); goods
 * and money are booked when a second person has validated (D-46.4).
 */
export async function buy(tx: Tx, typed: Typed, ctx: Ctx) {
  const barang = await susunDiminta(tx, typed.barang, ctx);
  const body = {
    kode_sales: typed.kode_sales ?? '',
    customer: typed.customer ?? UNNAMED,
    barang,
    foto: typed.foto,
    pembayaran: typed.pembayaran,
    keterangan: typed.keterangan,
  };
  const cari = dicariDengan(tx, body.customer, ctx);
  const siap = await siapkanBeli(tx, body, { tukar: false, cari, teruji: true }, ctx);
  const rows = zip(typed.barang, siap.lines).map(([asked, line]) => barisJadi(asked, line, ctx));
  if (!tx.looks) await siapkanTempat(tx, rows.map(sebagaiMasuk), DI_BELI, ctx);
  await cekKadarManual(tx, rows.map(sebagaiMasuk), ctx);
  const uang = await cekKeluar(tx, body.pembayaran, siap.total, ctx);
  const tunai = sum(uang.bayar.filter(({ jenis }) => jenis === 'CASH').map((one) => one.jumlah));
  const keluar_rp = sum(uang.bayar.map((one) => one.jumlah));
  return {
    head: {
      ...susunKepala(body, siap, rows),
      pembulatan_tunai: uang.pembulatan_tunai,
      keluar_rp,
      valid_by: null,
      valid_at: null,
      cetak_ke: 1,
    },
    lines: rows,
    waits: true,
    parts: { pembayaran: uang.bayar.map((one) => ({ ...one, biaya_bank: rp(0) })) },
    postings: bukuBeliManual(rows, uang.bayar, uang.pembulatan_tunai),
    pays: { jumlah: keluar_rp },
    refusals: [...siap.refusals, ...uang.refusals, ...(await cekPenjual(tx, siap, tunai, ctx))],
    asks: [
      ...(await tuntutanHarga(tx, siap, ctx)),
      ...jagaBeratWajar(
        tx,
        rows.map(({ nama_barang: nama, qty, berat }) => ({ nama, qty, berat })),
        ctx,
      ),
    ],
    beforeNumber: async () => {
      const { kode_customer, jenis } = await siap.save();
      return { kode_customer, jenis_customer: jenis };
    },
  };
}

type Siap = Awaited<ReturnType<typeof siapkanBeli>>;

/** A line as it is kept: what came, and the prices that it is measured by. */
const barisJadi = (asked: Diminta, line: Siap['lines'][number], { op }: Ctx) => ({
  nama_barang: line.nama_barang,
  kode_dept: line.kode_dept,
  kode_group: line.kode_group,
  kode_kadar: line.kode_kadar,
  kadar: line.kadar,
  qty: asked.qty,
  berat: line.berat,
  murni: line.murni,
  kode_gudang: asked.kode_gudang ?? line.kode_gudang,
  harga_hari: line.harga_hari,
  harga_per_gram: line.harga_per_gram,
  harga_hari_ini: line.harga_hari_ini,
  harga_tawar: line.harga_tawar,
  harga: line.harga,
  kode_kelompok: line.kode_kelompok,
  harga_emas: line.harga_emas,
  harga_murni: line.harga_murni,
  harga_wajar: line.harga_wajar,
  op,
});

/** What the head keeps of the seller and of the goods. */
const susunKepala = (
  body: Parameters<typeof siapkanBeli>[1],
  { customer, no_ktp, total }: Siap,
  rows: readonly ReturnType<typeof barisJadi>[],
) => ({
  kode_sales: body.kode_sales,
  kode_customer: customer.kode_customer,
  nama_customer: customer.nama,
  alamat_customer: customer.alamat,
  no_hp: customer.no_hp,
  jenis_customer: customer.jenis,
  no_ktp,
  foto_identitas: body.customer.foto,
  keterangan: body.keterangan ?? '',
  foto: body.foto ?? [],
  qty: rows.reduce((all, one) => all + one.qty, 0),
  berat: sum(rows.map((one) => one.berat)),
  grand_total: total,
});

const DI_BELI = { jenis: ['BELI'], lain: TIDAK_DAGANG.GUDANG_BELI };

/** Each line as a buy-back without a nota, of the kadar of its group: goods without a barcode are of no other. */
async function susunDiminta(tx: Tx, barang: readonly Diminta[], ctx: Ctx) {
  const { group, jenis } = await readMasterManual(tx, ctx);
  const salah: Refusal[] = [];
  const lines = barang.flatMap((one, index) => {
    const master = group.get(one.kode_group);
    const nama_jenis = jenis.get(one.kode_dept);
    const no = !master
      ? TIDAK_BARANG.GROUP_TIDAK_ADA
      : master.persen === null
        ? fill(TIDAK_MANUAL.GROUP_TANPA_KADAR, { kode_group: one.kode_group })
        : nama_jenis === undefined
          ? TIDAK_BARANG.JENIS_TIDAK_ADA
          : undefined;
    if (no) salah.push(at(no, 'barang', index));
    return master?.persen ? [tanpaNota(one, master.persen, `${nama_jenis} ${master.nama}`)] : [];
  });
  refuseIf(salah);
  return lines;
}
