import { formatGram } from '#kit/rules/format.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import { minus, plus, sum } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { nowIso } from '#kit/server/clock.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { kirimEvents } from '#areas/kirim/contract/kirim.event.ts';
import { hitungBedaEmas, TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { BARANG_DITERIMA } from '#areas/kirim/server/barang-sampai.ts';
import { bedaOrang } from '#areas/kirim/server/jauh/beda-orang.ts';
import { holdKiriman } from '#areas/kirim/server/kiriman-masuk.ts';
import { listIsi, saveKiriman, type KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { createLots } from '#areas/stock/server/lot/lot.table.ts';
import type { terimaCabangEndpoint } from '#areas/sepuhan/contract/cabang.api.ts';
import { bukuTerimaCabang } from '#areas/sepuhan/rules/buku-cabang.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { askEmasJauh } from '#areas/sepuhan/server/cabang/harga-emas-jauh.ts';
import { tanpaMemori, timbangEmas } from '#areas/sepuhan/server/cabang/timbang-emas.ts';
import { jagaTerima } from '#areas/sepuhan/server/jaga-terima.ts';
import { isRosok } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Given = InputOf<typeof terimaCabangEndpoint>;
type Typed = Given['body']['baris'][number];
type Isi = Awaited<ReturnType<typeof listIsi>>[number];

/**
 * Gold of a branch is taken in at head office (D-44.9): each line as the scale has it, and as a test says where one was
 * made, against the tolerances of refining and with what it lost before. Lines of one kadar are one lot.
 */
export const terimaCabang =
  (db: Database) =>
  async (tx: Tx, { params, body: { kode_gudang, baris } }: Given, ctx: Ctx) => {
    const kirim = await holdKiriman(tx, params.no, ctx, 'EMAS');
    const { no_kirim, asal } = kirim;
    refuseIf((await isRosok(tx, kode_gudang, ctx)) ? [] : [TIDAK_SEPUHAN.GUDANG_BUKAN_ROSOK]);
    const lines = timbang(await needPacked(tx, baris, kirim), baris, kirim, ctx);
    const susut = await jagaTerima(tx, lines, ctx);
    const asks = [
      ...susut.asks,
      ...(await tanyaBeda(tx, kirim, lines, ctx)),
      ...(await askEmasJauh(tx, kirim, lines, ctx)),
    ];
    if (asks.length > 0) await perluOtorisasi(tx, ctx, asks);
    const no_terima = await takeNomor(tx, ctx.kode_toko, 'RB', ctx.hari);
    await ambil(tx, db, { no_terima, kirim, lines, kode_gudang, hilang: susut.hilang }, ctx);
    const sisa = (await listIsi(tx, asal, no_kirim)).filter((one) => one.hasil === 'JALAN').length;
    const berat = sum(lines.map((one) => one.berat_hasil));
    return { no_terima, no_kirim, qty: lines.length, berat, sisa, input_date: nowIso() };
  };

/** Each line is of the packed list, named once, and not taken in before. */
async function needPacked(
  tx: Tx,
  baris: readonly Typed[],
  { asal, no_kirim }: KirimanMasuk,
): Promise<Isi[]> {
  const isi = new Map((await listIsi(tx, asal, no_kirim)).map((one) => [one.kode_barcode, one]));
  const seen = new Set<string>();
  refuseIf(
    baris.flatMap(({ kode_barcode }, index): Refusal[] => {
      const twice = seen.has(kode_barcode);
      seen.add(kode_barcode);
      return gather(
        [twice, TIDAK_TERSEDIA.BARANG_KEMBAR],
        [!isi.has(kode_barcode), fill(TIDAK_KIRIMAN.BUKAN_ISI, { kode_barcode, no_kirim })],
      ).map((one) => at(one, 'baris', index));
    }),
  );
  return baris.map(({ kode_barcode }) => {
    const line = kept(isi, kode_barcode);
    const no_terima = line.no_terima ?? '';
    const sudah = fill(TIDAK_KIRIMAN.BARANG_SUDAH_DITERIMA, { kode_barcode, no_terima });
    conflictIf(line.no_terima !== null, sudah);
    return line;
  });
}

type Line = ReturnType<typeof timbang>[number];

function timbang(
  packed: readonly Isi[],
  baris: readonly Typed[],
  { jauh }: KirimanMasuk,
  ctx: Ctx,
) {
  return zip(packed, baris).map(([isi, { berat, kadar_uji }]) => ({
    isi,
    kadar_uji,
    harga_modal: isi.harga_modal,
    no_dokumen: isi.no_dokumen ?? isi.kode_barcode,
    urut_dokumen: isi.urut_dokumen,
    nama_barang: isi.nama_barang,
    foto: isi.foto,
    ...timbangEmas(jauh ? tanpaMemori(isi, ctx) : isi, { berat, kadar_uji }, ctx),
  }));
}

/**
 * Each line within its tolerance, together more than the shop leaves to one person in thirty days: an owner agrees.
 * Gold that goes in many lines, or that is tested a little lower each time, goes as well (decision 1064).
 */
async function tanyaBeda(
  tx: Tx,
  { no_kirim, nama_asal, input_by }: KirimanMasuk,
  lines: readonly Line[],
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const jumlah = sum(lines.map(bedaOf));
  if (jumlah === 0) return [];
  const dulu = await bedaOrang(tx, ctx);
  const batas = ctx.param(stockParam.BATAS_SELISIH_KIRIMAN);
  if (plus(jumlah, dulu.berat) <= batas) return [];
  const gram = (nilai: Parameters<typeof formatGram>[0]): string => `${formatGram(nilai)} g`;
  const [kirim, terima] = [sum(lines.map((one) => one.berat)), sum(lines.map(beratOf))];
  return [
    {
      event: kirimEvents.KIRIMAN_SELISIH,
      // Of an owner's own receipt a supervisor may say it: no shop has two owners at its door.
      penyetuju: ctx.level === 'OWN' ? 'SPV' : 'OWN',
      ringkasan: sentence('Emas kiriman {no} berbeda {selisih} g', {
        no: no_kirim,
        selisih: formatGram(jumlah),
      }),
      angka: [
        { label: 'Berat dikirim', nilai: gram(kirim) },
        { label: 'Berat diterima', nilai: gram(terima) },
        { label: 'Murni dikirim', nilai: gram(sum(lines.map((one) => one.murni))) },
        { label: 'Murni diterima', nilai: gram(sum(lines.map((one) => one.murni_hasil))) },
        { label: 'Toko Asal', nilai: nama_asal },
        { label: 'Pengirim', nilai: input_by },
        {
          label: 'Selisih kiriman 30 hari',
          nilai: sentence('{kali} kali, {jumlah}', { kali: dulu.kali, jumlah: gram(dulu.berat) }),
        },
      ],
    },
  ];
}

const beratOf = (one: Line) => one.berat_hasil;
const bedaOf = (one: Line) =>
  hitungBedaEmas({
    berat_kirim: one.berat,
    murni_kirim: one.murni,
    berat: one.berat_hasil,
    murni: one.murni_hasil,
  });

type Diambil = {
  readonly no_terima: string;
  readonly kirim: KirimanMasuk;
  readonly lines: readonly Line[];
  readonly kode_gudang: string;
  readonly hilang: Parameters<typeof bukuTerimaCabang>[3];
};

/** The gold is head office's, in lots; its book has it, and a message goes to the branch. */
async function ambil(
  tx: Tx,
  db: Database,
  { no_terima, kirim, lines, kode_gudang, hilang }: Diambil,
  ctx: Ctx,
): Promise<void> {
  const { asal, no_kirim } = kirim;
  const head = {
    no_terima,
    asal,
    no_kirim,
    total_qty: lines.length,
    total_berat: sum(lines.map((one) => one.berat_hasil)),
    total_murni: sum(lines.map((one) => one.murni_hasil)),
  };
  const rows = lines.map((one) => barisOf(one, kode_gudang));
  const isi = rows.map((row) => ({ ...row, no_terima, asal, no_kirim }));
  await saveKiriman(tx, 'terima_kiriman', head, isi, ctx);
  const emas = lines.map((one) => ({
    kode_gudang,
    persen: one.kadar_hasil,
    qty: one.qty,
    berat: one.berat_hasil,
    murni: one.murni_hasil,
    modal: minus(one.modal, hilangOf(one)),
    modal_tahu: one.modal_tahu,
    susut_murni: one.susut_murni,
  }));
  await createLots(tx, { no: no_terima, asal: 'CABANG', tahap: 'BELUM SORTIR', emas }, ctx);
  const baris = bukuTerimaCabang(lines, asal, kode_gudang, hilang);
  const keterangan = `Kiriman ${no_kirim} dari ${kirim.nama_asal}`;
  const set = { no_bukti: no_terima, kode_transaksi: 'TERIMA_KIRIM', keterangan, baris };
  await catatBuku(tx, set, ctx);
  const told = kirim.jauh ? { no_terima, terima: ceritakan(rows, ctx) } : { no_terima };
  const pesan = { ke: asal, jenis: BARANG_DITERIMA, no_dokumen: no_kirim, isi: told };
  await kirimPesan(tx, db, pesan, ctx);
  const sesudah = { ...head, barang: rows };
  tx.audit({ tindakan: 'TERIMA_KIRIMAN', tabel: 'terima_kiriman', kunci: no_terima, sesudah });
}

/** What a branch on another server cannot read here: what scale and test said, who took it in and when. */
const ceritakan = (rows: readonly ReturnType<typeof barisOf>[], { hari, user_id }: Ctx) => ({
  tgl_system: hari,
  input_by: user_id,
  isi: 'EMAS',
  barang: rows.map((one) => ({
    kode_barcode: one.kode_barcode,
    berat: one.berat,
    kadar_uji: one.kadar_uji,
    kode_gudang: one.kode_gudang,
  })),
});

const hilangOf = (one: Line) => plus(one.timbang.modal, one.uji.modal);

const barisOf = (one: Line, kode_gudang: string) => ({
  isi: one.isi.isi,
  qty: one.qty,
  kode_barcode: one.isi.kode_barcode,
  nama_barang: one.nama_barang,
  kode_dept: one.isi.kode_dept,
  kode_group: one.isi.kode_group,
  kode_kadar: one.isi.kode_kadar,
  persen: one.kadar,
  kadar_uji: one.kadar_uji,
  berat_kirim: one.berat,
  murni_kirim: one.murni,
  berat_timbang: one.berat_hasil,
  berat: one.berat_hasil,
  murni: one.murni_hasil,
  murni_timbang: one.murni_timbang,
  murni_asal: one.murni_asal,
  batas: one.batas,
  harga_jual: null,
  harga_modal: one.harga_modal,
  modal_hilang: hilangOf(one),
  di_luar: one.timbang.lebih || one.uji.lebih,
  kondisi: null,
  foto: null,
  kode_gudang,
  kode_baki: null,
});
