import { formatGram } from '#kit/rules/format.ts';
import { kept } from '#kit/rules/lists.ts';
import { minus, sum } from '#kit/rules/quantity.ts';
import { joined, sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { nowIso } from '#kit/server/clock.ts';
import { invariant } from '#kit/server/problem.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunTempat } from '#areas/buku/rules/akun.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { kirimEvents } from '#areas/kirim/contract/kirim.event.ts';
import type { terimaKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import { bukuTerimaKiriman } from '#areas/kirim/rules/buku-kiriman.ts';
import { jumlahkanBeda, RUSAK, tentukanPenyetujuBeda } from '#areas/kirim/rules/kirim-barang.ts';
import { BARANG_DITERIMA } from '#areas/kirim/server/barang-sampai.ts';
import { listIsi, saveKiriman, type KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import { holdKiriman } from '#areas/kirim/server/kiriman-masuk.ts';
import {
  angkaHitung,
  batuBeda,
  checkBatuJauh,
  hitunganBatu,
  isBatuDiragukan,
} from '#areas/kirim/server/jauh/batu-jauh.ts';
import { bedaOrang } from '#areas/kirim/server/jauh/beda-orang.ts';
import { mintaFoto } from '#areas/kirim/server/jauh/foto-kiriman.ts';
import { askHargaJauh } from '#areas/kirim/server/jauh/harga-jauh.ts';
import { listSumber } from '#areas/kirim/server/jauh/jauh.table.ts';
import { askPadanan, type Piece } from '#areas/kirim/server/padanan-harga.ts';
import { hasKondisi, savePadanan } from '#areas/kirim/server/padanan.table.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { hargaKini } from '#areas/stock/rules/harga-kini.ts';
import { receiveBarang } from '#areas/stock/server/antar/terima-antar.table.ts';
import { listBarang } from '#areas/stock/server/barang.query.ts';
import { pakaiBukti } from '#areas/stock/server/foto/bukti.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  checkHome,
  checkList,
  checkPlaces,
  mapped,
  ownRows,
} from '#areas/kirim/server/terima-periksa.ts';

type Given = InputOf<typeof terimaKirimanEndpoint>;

/**
 * Pieces of a shipment are taken in, each once; one that weighs otherwise than it was packed needs a
 * second person's word (D-42.3).
 */
export const terimaKiriman =
  (db: Database) =>
  async (tx: Tx, { params, body }: Given, ctx: Ctx) => {
    const kirim = await holdKiriman(tx, params.no, ctx);
    const { no_kirim, asal } = kirim;
    const packed = await checkList(tx, body.barang, kirim);
    const scans = body.barang;
    await pakaiBukti(
      tx,
      'terima_kiriman',
      scans.flatMap(({ foto }, index) =>
        foto === null ? [] : [{ foto, field: `barang.${index}.foto` }],
      ),
      ctx,
    );
    const rows = await ownRows(tx, kirim, scans);
    const { pieces, chosen } = await mapped(tx, rows, scans, body.padanan ?? [], asal, ctx);
    await checkPlaces(tx, pieces, ctx);
    await checkHome(tx, scans, kirim, ctx);
    await checkBatuJauh(tx, kirim, pieces, ctx);
    const beda = pieces.filter((one) => one.tiba.beda);
    const batu = batuBeda(pieces);
    const asks = [
      ...(beda.length + batu.length > 0 ? [await askBeda(tx, kirim, beda, batu, ctx)] : []),
      ...(await askPadanan(tx, pieces, chosen, packed, ctx)),
      ...(await askHargaJauh(tx, kirim, pieces, ctx)),
    ];
    if (asks.length > 0) await perluOtorisasi(tx, ctx, asks);
    await savePadanan(tx, asal, chosen, ctx);
    const no_terima = await takeNomor(tx, ctx.kode_toko, 'RB', ctx.hari);
    await take(tx, db, { no_terima, kirim, pieces }, ctx);
    const sisa = (await listIsi(tx, asal, no_kirim)).filter((one) => one.hasil === 'JALAN').length;
    return {
      no_terima,
      no_kirim,
      qty: pieces.length,
      berat: sum(pieces.map((one) => one.tiba.berat)),
      sisa,
      input_date: nowIso(),
    };
  };

async function askBeda(
  tx: Tx,
  { no_kirim, nama_asal, input_by }: KirimanMasuk,
  beda: readonly Piece[],
  batu: readonly Piece[],
  ctx: Ctx,
): Promise<Tuntutan> {
  const dulu = await bedaOrang(tx, ctx);
  const kirim = sum(beda.map(({ row }) => row.berat));
  const terima = sum(beda.map(({ tiba }) => tiba.berat));
  const jumlah = jumlahkanBeda(
    beda.map(({ row, tiba }) => ({ berat_kirim: row.berat, berat: tiba.berat })),
  );
  const batas = ctx.param(stockParam.BATAS_SELISIH_KIRIMAN);
  return {
    event: kirimEvents.KIRIMAN_SELISIH,
    // Of an owner's own receipt a supervisor may say it: no shop has two owners at its door.
    penyetuju:
      ctx.level === 'OWN'
        ? 'SPV'
        : isBatuDiragukan([...beda, ...batu])
          ? 'OWN'
          : tentukanPenyetujuBeda(jumlah, dulu.berat, batas),
    ringkasan: sentence('{n} barang kiriman {no} berbeda {selisih} g', {
      n: new Set([...beda, ...batu]).size,
      no: no_kirim,
      selisih: formatGram(minus(terima, kirim)),
    }),
    angka: [
      ...beda.map(({ row, tiba }) => ({
        label: `${row.kode_barcode} ${row.nama_barang}`,
        nilai: joined(
          [
            `${formatGram(row.berat)} g → ${formatGram(tiba.berat)} g`,
            sentence('murni {murni} g', { murni: formatGram(tiba.murni) }),
          ],
          ', ',
        ),
      })),
      ...angkaHitung(batu),
      { label: 'Berat dikirim', nilai: `${formatGram(kirim)} g` },
      { label: 'Berat diterima', nilai: `${formatGram(terima)} g` },
      { label: 'Toko Asal', nilai: nama_asal },
      { label: 'Pengirim', nilai: input_by },
      {
        label: 'Selisih kiriman 30 hari',
        nilai: sentence('{kali} kali, {jumlah}', {
          kali: dulu.kali,
          jumlah: `${formatGram(dulu.berat)} g`,
        }),
      },
    ],
    ...(batu.length > 0 && { foto: batu.flatMap((one) => one.foto ?? []) }),
  };
}

type Taken = {
  readonly no_terima: string;
  readonly kirim: KirimanMasuk;
  readonly pieces: readonly Piece[];
};

/** The pieces are this shop's, its book has them, and a message goes to the sender. */
async function take(
  tx: Tx,
  db: Database,
  { no_terima, kirim, pieces }: Taken,
  ctx: Ctx,
): Promise<void> {
  const { asal, no_kirim } = kirim;
  const rusak = await hasKondisi(tx, ctx.kode_toko, RUSAK);
  const codes = pieces.map((one) => one.kode_barcode);
  const came = await receiveBarang(
    tx,
    { asal, jauh: kirim.jauh ? await listSumber(tx, asal, no_kirim, codes) : [] },
    pieces.map(({ kode_barcode, kode, tiba, kondisi, kode_gudang, kode_baki }) => ({
      kode_barcode,
      ...kode,
      kondisi: kondisi === RUSAK && rusak ? RUSAK : null,
      berat: tiba.berat,
      berat_asli: tiba.berat_asli,
      murni: tiba.murni,
      kode_gudang,
      kode_baki,
      tempat: akunTempat(kode_gudang, kode_baki),
    })),
    no_terima,
    ctx,
  );
  invariant(came === pieces.length, `${came} of ${pieces.length} pieces came with ${no_terima}`);
  tx.ring('keranjang', { kode_barcode: codes });
  const lines = await linesOf(tx, pieces, ctx);
  const head = {
    no_terima,
    asal,
    no_kirim,
    total_qty: pieces.length,
    total_berat: sum(pieces.map((one) => one.tiba.berat)),
    total_murni: sum(pieces.map((one) => one.tiba.murni)),
  };
  const isi = lines.map((line) => ({ ...line, no_terima, asal, no_kirim }));
  await saveKiriman(tx, 'terima_kiriman', head, isi, ctx);
  await catatBuku(
    tx,
    {
      no_bukti: no_terima,
      kode_transaksi: 'TERIMA_KIRIM',
      keterangan: `Kiriman ${no_kirim} dari ${kirim.nama_asal}`,
      baris: bukuTerimaKiriman(lines, asal),
    },
    ctx,
  );
  const told = kirim.jauh ? { no_terima, terima: ceritakan(lines, ctx) } : { no_terima };
  const pesan = { ke: asal, jenis: BARANG_DITERIMA, no_dokumen: no_kirim, isi: told };
  await kirimPesan(tx, db, pesan, ctx);
  await mintaFoto(tx, kirim, codes, ctx);
  const sesudah = { ...head, barang: lines };
  tx.audit({ tindakan: 'TERIMA_KIRIMAN', tabel: 'terima_kiriman', kunci: no_terima, sesudah });
}

/** What a sender on another server cannot read here: the scans, and who made them when. */
const ceritakan = (lines: Awaited<ReturnType<typeof linesOf>>, { hari, user_id }: Ctx) => ({
  tgl_system: hari,
  input_by: user_id,
  barang: lines.map((one) => ({
    kode_barcode: one.kode_barcode,
    berat_timbang: one.berat_timbang,
    berat: one.berat,
    harga_jual: one.harga_jual,
    kondisi: one.kondisi,
    kode_gudang: one.kode_gudang,
    kode_baki: one.kode_baki,
    ...(one.batu_hitung !== null && { butir_batu: one.batu_hitung }),
  })),
});

/** Priced as this shop prices them today (D-42.4). */
async function linesOf(tx: Tx, pieces: readonly Piece[], ctx: Ctx) {
  const codes = pieces.map((one) => one.kode_barcode);
  const now = new Map(
    (await listBarang(tx, ctx.kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  const aturan = aturanHarga(ctx);
  return pieces.map(
    ({
      kode_barcode,
      row,
      kode,
      tiba,
      berat,
      kondisi,
      foto,
      kode_gudang,
      kode_baki,
      butir_batu,
    }) => ({
      ...hitunganBatu({ row, butir_batu }),
      kode_barcode,
      nama_barang: row.nama_barang,
      kode_dept: kode.kode_dept,
      kode_group: kode.kode_group,
      kode_kadar: kode.kode_kadar,
      persen: row.persen,
      berat_kirim: row.berat,
      murni_kirim: row.murni,
      berat_timbang: berat,
      berat: tiba.berat,
      murni: tiba.murni,
      harga_jual: hargaKini(kept(now, kode_barcode), aturan).harga_hari_ini,
      harga_modal: row.harga_modal,
      kondisi,
      foto,
      kode_gudang,
      kode_baki,
    }),
  );
}
