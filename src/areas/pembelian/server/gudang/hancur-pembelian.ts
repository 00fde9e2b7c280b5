import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatKadar, formatRupiah } from '#kit/rules/format.ts';
import { scale, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { hancurBeliEndpoint } from '#areas/pembelian/contract/hancur-beli.api.ts';
import { bagiHasil, bukuLebur } from '#areas/pembelian/rules/buku-pembelian.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { readDokumenHancurBeli } from '#areas/pembelian/server/gudang/baca-hancur-beli.ts';
import { saveHancurBeli } from '#areas/pembelian/server/gudang/hancur-beli.table.ts';
import {
  findGudangLebur,
  lockStockBeli,
  saveStockKeluar,
  type StockBeli,
} from '#areas/pembelian/server/gudang/stock-beli.table.ts';

/** Melts bought pieces into one lot of tested gold; what is lost is shown, by approval (D-13.2, D-5.9). */
export async function hancurPembelian(
  tx: Tx,
  { body }: InputOf<typeof hancurBeliEndpoint>,
  ctx: Ctx,
) {
  const barang = await lockStockBeli(tx, ctx.kode_toko, body.barang);
  conflictIf(barang.length !== body.barang.length, TIDAK_BELI.EMAS_TIDAK_ADA);
  const tujuan = await findGudangLebur(tx, ctx.kode_toko, body.kode_gudang);
  refuseIf(tujuan ? [] : [TIDAK_BARANG.GUDANG_TIDAK_ADA]);
  const { kode_gudang } = tujuan!;
  const [berat, murni] = [sum(barang.map((one) => one.berat)), sum(barang.map((one) => one.murni))];
  refuseIf(body.berat > berat ? [TIDAK_BELI.BERAT_LEBIH] : []);
  const hasil = {
    berat: body.berat,
    kadar: body.kadar,
    murni: scale(body.berat, body.kadar, 10_000, 'half'),
    kode_gudang,
  };
  await mintaSetuju(tx, barang, body, ctx);

  const no_hancur = await takeNomor(tx, ctx.kode_toko, 'HP', ctx.hari);
  const isi = bagiHasil(barang, hasil);
  const row = {
    no_hancur,
    tgl_system: ctx.hari,
    qty: barang.length,
    berat,
    murni,
    berat_hasil: hasil.berat,
    kadar_hasil: hasil.kadar,
    murni_hasil: hasil.murni,
    kode_gudang,
    alasan: body.alasan,
    input_by: ctx.user_id,
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  };
  await saveHancurBeli(tx, ctx.kode_toko, { ...row, op: ctx.op }, isi);
  await saveStockKeluar(tx, ctx.kode_toko, barang, {
    status: 'HANCUR',
    no_keluar: no_hancur,
    kode_barcode: null,
    op: ctx.op,
  });
  const baris = bukuLebur(barang, hasil);
  const set = { no_bukti: no_hancur, kode_transaksi: 'HANCUR', keterangan: body.alasan, baris };
  await catatBuku(tx, set, ctx);
  tx.audit({
    tindakan: 'HANCUR',
    tabel: 'hancur_pembelian',
    kunci: no_hancur,
    sesudah: { ...row, barang: isi },
  });
  return readDokumenHancurBeli(tx, no_hancur, ctx);
}

const mintaSetuju = (
  tx: Tx,
  barang: readonly StockBeli[],
  { berat, kadar, alasan }: InputOf<typeof hancurBeliEndpoint>['body'],
  ctx: Ctx,
): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: 'HANCUR_PEMBELIAN',
      ringkasan: `Hancur ${barang.length} barang pembelian`,
      angka: [
        { label: 'Barang', nilai: String(barang.length) },
        {
          label: 'Berat masuk',
          nilai: `${jumlahBerat(barang)} g, murni ${jumlahMurni(barang)} g`,
        },
        { label: 'Hasil', nilai: `${formatGram(berat)} g, kadar ${formatKadar(kadar)}` },
        { label: 'Harga beli', nilai: formatRupiah(sum(barang.map((one) => one.harga))) },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);

const jumlahBerat = (barang: readonly StockBeli[]): string =>
  formatGram(sum(barang.map((one) => one.berat)));
const jumlahMurni = (barang: readonly StockBeli[]): string =>
  formatGram(sum(barang.map((one) => one.murni)));
