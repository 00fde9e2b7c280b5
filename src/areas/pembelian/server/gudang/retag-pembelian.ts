import type { InputOf } from '#kit/contract/endpoint.ts';
import { rp, scale } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { akunGudang, akunTempat } from '#areas/buku/rules/akun.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { hitungBeratLabel } from '#areas/stock/rules/barang.ts';
import { periksaIsi, periksaKode, periksaTempat } from '#areas/stock/rules/periksa-barang.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import {
  insertBarang,
  readMasterBarang,
  type BarangBaru,
} from '#areas/stock/server/barang-baru.table.ts';
import { findGambar } from '#areas/stock/server/foto/foto-simpan.ts';
import { periksaMuat } from '#areas/stock/rules/pindah.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { retagBeliEndpoint } from '#areas/pembelian/contract/retag-beli.api.ts';
import { bukuRetag } from '#areas/pembelian/rules/buku-pembelian.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { readDokumenRetag } from '#areas/pembelian/server/gudang/baca-retag.ts';
import { findPembelian } from '#areas/pembelian/server/pembelian.table.ts';
import { saveRetag } from '#areas/pembelian/server/gudang/retag.table.ts';
import {
  lockStockBeli,
  saveStockKeluar,
  type StockBeli,
} from '#areas/pembelian/server/gudang/stock-beli.table.ts';

type Input = Omit<InputOf<typeof retagBeliEndpoint>, 'query'>;

/**
 * A bought piece goes back to a tray under a new barcode that names the old one (D-13.2, D-8.2). Its
 * life begins with the buy-back, in the BELI warehouse; weight that washing took is lost (§8b).
 */
export async function retagPembelian(tx: Tx, { params, body }: Input, ctx: Ctx) {
  const kunci = [{ no_faktur_beli: params.no, urut: body.urut }];
  const [dari] = await lockStockBeli(tx, ctx.kode_toko, kunci);
  conflictIf(!dari, TIDAK_BELI.EMAS_TIDAK_ADA);
  const barang = await susunBaru(tx, dari!, { params, body }, ctx);

  const no_retag = await takeNomor(tx, ctx.kode_toko, 'RT', ctx.hari);
  const kode_barcode = await pindahkan(tx, dari!, barang, { no_retag, no_beli: params.no }, ctx);
  const keluar = { status: 'RETAG', no_keluar: no_retag, kode_barcode, op: ctx.op } as const;
  await saveStockKeluar(tx, ctx.kode_toko, kunci, keluar);
  const { nama_barang, kode_gudang, kode_baki, berat, murni } = barang;
  const { barcode_asal, kode_kadar, kadar } = dari!;
  const row = {
    ...{ no_retag, no_faktur_beli: params.no, urut: body.urut, kode_barcode, barcode_asal },
    ...{ nama_barang, kode_kadar, kadar, berat, murni, kode_gudang, kode_baki },
    berat_beli: dari!.berat,
    murni_beli: dari!.murni,
    dari_gudang: dari!.kode_gudang,
  };
  await saveRetag(tx, row, ctx);
  const akun = akunTempat(kode_gudang, kode_baki);
  const keterangan = `${params.no} menjadi ${kode_barcode}`;
  const baris = bukuRetag(dari!, { ...row, akun });
  await catatBuku(tx, { no_bukti: no_retag, kode_transaksi: 'RETAG', keterangan, baris }, ctx);
  tx.audit({
    tindakan: 'RETAG',
    tabel: 'retag_pembelian',
    kunci: no_retag,
    sebelum: dari,
    sesudah: { ...barang, kode_barcode, no_retag },
  });
  return readDokumenRetag(tx, no_retag, ctx);
}

/** A new label in the BELI warehouse, and from there to its tray: the two first steps of its life. */
async function pindahkan(
  tx: Tx,
  dari: StockBeli,
  barang: BarangBaru,
  { no_retag, no_beli }: { no_retag: string; no_beli: string },
  ctx: Ctx,
): Promise<string> {
  const { kode_gudang, kode_baki } = barang;
  const tempat = akunGudang(dari.kode_gudang);
  const [kode_barcode] = await insertBarang(
    tx,
    [{ ...barang, kode_gudang: dari.kode_gudang, kode_baki: null, tempat }],
    { jenis: 'BELI', no_bukti: no_beli },
    ctx,
  );
  const langkah = {
    kode_barcode: kode_barcode!,
    dari_status: 'READY',
    ke_status: 'READY',
    jenis: 'RETAG',
    no_bukti: no_retag,
    no_pegang: null,
    ke: { kode_gudang, kode_baki },
  } as const;
  await moveBarang(tx, [langkah], ctx);
  return kode_barcode!;
}

async function susunBaru(
  tx: Tx,
  dari: StockBeli,
  { params, body }: Input,
  ctx: Ctx,
): Promise<BarangBaru> {
  const berat = body.berat ?? dari.berat;
  refuseIf(berat > dari.berat ? [TIDAK_BELI.BERAT_LEBIH] : []);
  const head = await findPembelian(tx, ctx.kode_toko, params.no);
  const kode = {
    kode_kategori: body.kode_kategori,
    kode_dept: body.kode_dept ?? dari.kode_dept,
    kode_group: body.kode_group ?? dari.kode_group,
    kode_kadar: dari.kode_kadar,
    kategori_harga: null,
    kode_bandrol: null,
  };
  const isi = {
    nama_barang: body.nama_barang ?? dari.nama_barang,
    deskripsi: null,
    kadar: dari.kadar,
    berat,
    berat_atribut: 0 as typeof berat,
    berat_label: hitungBeratLabel(ctx.param),
  };
  const master = await readMasterBarang(tx, ctx.kode_toko);
  const tujuan = await lockTujuan(tx, ctx.kode_toko, body);
  refuseIf([
    ...periksaIsi({ ...isi, berat_asli: null }),
    ...periksaKode(kode, master),
    ...periksaTempat(body.kode_gudang, body.kode_baki, master),
    ...periksaMuat(tujuan?.baki, body.kode_baki, 1),
  ]);
  return {
    ...isi,
    ...kode,
    barcode_asal: dari.barcode_asal,
    kode_intern: null,
    size: null,
    kondisi: dari.kondisi,
    tag_id: null,
    kode_supplier: null,
    persen: dari.kadar,
    berat_asli: berat,
    murni: berat === dari.berat ? dari.murni : scale(berat, dari.kadar, 10_000, 'half'),
    atribut: null,
    harga_jual: body.harga_jual ?? rp(0),
    ongkos: body.ongkos,
    harga_atribut: rp(0),
    harga_modal: dari.harga,
    kode_gudang: body.kode_gudang,
    kode_baki: body.kode_baki,
    dokumen_perolehan: 'KONSUMEN',
    tgl_terima: ctx.hari,
    gambar: await findGambar(ctx.kode_toko, head?.foto ?? []),
    berlian: [],
  };
}
