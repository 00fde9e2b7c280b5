import { zip } from '#kit/rules/lists.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { nowIso } from '#kit/server/clock.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import type { terimaKirimBerlianEndpoint } from '#areas/berlian/contract/kirim-berlian.api.ts';
import { jumlahBatu, TIDAK_BERLIAN } from '#areas/berlian/rules/batu.ts';
import { gerakkanBatu, gerakOf, readMasterBatu } from '#areas/berlian/server/berlian.table.ts';
import { hargaBatu } from '#areas/berlian/server/jual-batu.ts';
import { receiveBatu } from '#areas/berlian/server/kirim/kirim-batu.table.ts';
import { ceritakan, tanyaJauh } from '#areas/berlian/server/kirim/batu-jauh.ts';
import {
  datang,
  needPacked,
  needPulang,
  pilihJenis,
  tanya,
  type Datang,
} from '#areas/berlian/server/kirim/periksa-batu.ts';
import { bukuTerimaBatu } from '#areas/kirim/rules/buku-kiriman.ts';
import { BARANG_DITERIMA } from '#areas/kirim/server/barang-sampai.ts';
import { mintaFoto } from '#areas/kirim/server/jauh/foto-kiriman.ts';
import { holdKiriman } from '#areas/kirim/server/kiriman-masuk.ts';
import { listIsi, saveKiriman, type KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import { savePadanan } from '#areas/kirim/server/padanan.table.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Given = InputOf<typeof terimaKirimBerlianEndpoint>;

/**
 * Loose stones of a shipment are taken in, each weighed, counted, and its certificate read (D-45.8): what is not as it
 * was packed needs an owner's word, for who asks and who agrees are of one shop.
 */
export const terimaKirimBerlian =
  (db: Database) =>
  async (tx: Tx, { params, body }: Given, ctx: Ctx) => {
    const kirim = await holdKiriman(tx, params.no, ctx, 'BERLIAN');
    const { asal, no_kirim } = kirim;
    const packed = await needPacked(tx, body.barang, kirim);
    const { gudang, jenis } = await readMasterBatu(tx, ctx);
    refuseIf(gudang.includes(body.kode_gudang) ? [] : [TIDAK_BERLIAN.GUDANG_BUKAN_TOKO]);
    const pilih = await pilihJenis(tx, packed, { typed: body.padanan ?? [], jenis, asal }, ctx);
    const tiba = await datang(tx, packed, body.barang, { kirim, jenisOf: pilih.jenisOf });
    await pakaiBukti(
      tx,
      'terima_kiriman',
      tiba.flatMap(({ foto }, index) =>
        foto === null ? [] : [{ foto, field: `barang.${index}.foto` }],
      ),
      ctx,
    );
    const stones = await needPulang(tx, kirim, tiba, ctx);
    const { asks: beda, lewat } = await tanya(tx, kirim, stones, ctx);
    const asks = [...beda, ...(await tanyaJauh(tx, kirim, stones, ctx))];
    if (asks.length > 0) await perluOtorisasi(tx, ctx, asks);
    await savePadanan(tx, asal, pilih.chosen, ctx);
    const no_terima = await takeNomor(tx, ctx.kode_toko, 'RB', ctx.hari);
    const { kode_gudang } = body;
    await simpan(tx, db, { no_terima, kirim, stones, kode_gudang, lewat }, ctx);
    const sisa = (await listIsi(tx, asal, no_kirim)).filter((one) => one.hasil === 'JALAN').length;
    const jumlah = jumlahBatu(stones.map((one) => one.tiba));
    return { no_terima, no_kirim, qty: stones.length, ...jumlah, sisa, input_date: nowIso() };
  };

type Diambil = {
  readonly no_terima: string;
  readonly kirim: KirimanMasuk;
  readonly stones: readonly Datang[];
  readonly kode_gudang: string;
  readonly lewat: boolean;
};

/** The stones are this shop's, its book has their cost, and a message goes to the sender. */
async function simpan(
  tx: Tx,
  db: Database,
  { no_terima, kirim, stones, kode_gudang, lewat }: Diambil,
  ctx: Ctx,
): Promise<void> {
  const { asal, no_kirim } = kirim;
  const masuk = stones.map(({ kode_berlian, jenis: kode_dept, tiba: { carat, butir } }) => ({
    kode_berlian,
    kode_dept,
    carat,
    butir,
  }));
  await receiveBatu(tx, kirim, masuk, kode_gudang, ctx);
  const bukti = { no_bukti: no_terima, no_dokumen: no_terima };
  const gerak = stones.map(({ kode_berlian, isi: { harga_modal }, tiba }) =>
    gerakOf({ kode_berlian, konsinyasi: false, harga_modal, ...tiba }, 'KIRIM', 1),
  );
  await gerakkanBatu(tx, bukti, gerak, ctx);
  const harga = await hargaBatu(
    tx,
    stones.map((one) => ({ ...one.asal, carat: one.tiba.carat, butir: one.tiba.butir })),
    ctx,
  );
  const lines = zip(stones, harga).map(([one, harga_jual]) => ({
    ...barisOf(one, lewat),
    harga_jual,
    kode_gudang,
  }));
  const baris = bukuTerimaBatu(
    stones.map((one) => one.isi),
    asal,
  );
  const head = {
    no_terima,
    asal,
    no_kirim,
    total_qty: stones.length,
    total_berat: mg(0),
    total_murni: mg(0),
    membukukan: baris.length > 0,
  };
  const isi = lines.map((line) => ({ ...line, no_terima, asal, no_kirim }));
  await saveKiriman(tx, 'terima_kiriman', head, isi, ctx);
  const keterangan = `Kiriman ${no_kirim} dari ${kirim.nama_asal}`;
  if (baris.length > 0)
    await catatBuku(
      tx,
      { no_bukti: no_terima, kode_transaksi: 'TERIMA_KIRIM', keterangan, baris },
      ctx,
    );
  const told = kirim.jauh ? ceritakan(no_terima, lines, ctx) : { no_terima };
  const pesan = { ke: asal, jenis: BARANG_DITERIMA, no_dokumen: no_kirim, isi: told };
  await kirimPesan(tx, db, pesan, ctx);
  await mintaFoto(
    tx,
    kirim,
    stones.map((one) => one.kode_berlian),
    ctx,
  );
  const sesudah = { ...head, barang: lines };
  tx.audit({ tindakan: 'TERIMA_KIRIMAN', tabel: 'terima_kiriman', kunci: no_terima, sesudah });
}

const barisOf = ({ isi, jenis, packed, tiba, carat, temuan, foto }: Datang, lewat: boolean) => ({
  isi: 'BATU' as const,
  qty: 0,
  kode_barcode: isi.kode_barcode,
  nama_barang: isi.nama_barang,
  kode_dept: jenis,
  kode_group: '-',
  kode_kadar: '-',
  persen: persen(0),
  berat_kirim: mg(0),
  murni_kirim: mg(0),
  berat_timbang: null,
  berat: mg(0),
  murni: mg(0),
  modal_hilang: rp(0),
  harga_modal: isi.harga_modal,
  di_luar: tiba.luar || (lewat && tiba.selisih > 0),
  kondisi: null,
  foto,
  kode_baki: null,
  carat_kirim: packed.carat,
  butir_kirim: packed.butir,
  carat_timbang: carat,
  carat: tiba.carat,
  butir: tiba.butir,
  temuan,
});
