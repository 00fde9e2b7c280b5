import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant, missing, refuseIf } from '#kit/server/problem.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { padat } from '#areas/buku/rules/buku.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { periksaKadar } from '#areas/barang/rules/kadar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Barang, ubahBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { bukuUbah } from '#areas/stock/rules/buku-barang.ts';
import {
  hitungMurni,
  periksaBatu,
  periksaCara,
  periksaBatuTetap,
  periksaIsi,
  periksaKode,
  periksaKondisi,
  TIDAK_BARANG,
  type MasterBarang,
} from '#areas/stock/rules/periksa-barang.ts';
import { readKondisi } from '#areas/stock/server/pasangan-barang.query.ts';
import { angkaUbah, bedaDi, kejadianUbah, penyetujuUbah } from '#areas/stock/rules/ubah-barang.ts';
import { readPerubahan } from '#areas/stock/server/baca-isi.ts';
import {
  listTagKembar,
  lockNamaKembar,
  readMasterBarang,
} from '#areas/stock/server/barang-baru.table.ts';
import { listBarang, type BarangRow } from '#areas/stock/server/barang.query.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { findGambar } from '#areas/stock/server/foto/foto-simpan.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import {
  angkaHargaUbah,
  askDiBawahEmas,
  askLepasJaga,
  askTurun,
  hargaUbahan,
} from '#areas/stock/server/jaga/harga-jaga.ts';
import type { SusutDijaga } from '#areas/stock/server/jaga/susut-lebih.ts';
import { jagaUbah, tanpaSusut } from '#areas/stock/server/jaga/susut-ubah.ts';
import { needModul } from '#areas/stock/server/siapkan-barang.ts';
import { aturanHarga, tampilBarang } from '#areas/stock/server/tampil-barang.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import {
  isiOf,
  lockBarang,
  saveIsi,
  saveKejadianBanyak,
  type IsiPenuh,
} from '#areas/stock/server/ubah-barang.table.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

const TIDAK = refusals({ TIDAK_ADA_PERUBAHAN: { message: 'Tidak Ada Data Yang Diubah' } });
/** What decides how a piece is priced, and what that asks for (D-9.2). */
const CARA = ['kategori_harga', 'kode_group', 'kode_bandrol', 'harga_jual'] as const;

type Perubahan = NonNullable<ReturnType<typeof readPerubahan>['isi']>;

/**
 * Changes a free piece by approval (UBAH_BARANG). What its gold or its cost turns out to differ
 * goes through the book under a number of its own; it is never an edit alone (abuse case 3).
 */
export async function ubahBarang(
  tx: Tx,
  { params: { kode_barcode }, body }: InputOf<typeof ubahBarangEndpoint>,
  ctx: Ctx,
): Promise<Barang> {
  tx.guards.add('fineness');
  const row = await lockBarang(tx, ctx.kode_toko, kode_barcode);
  if (!row) throw missing(fill(TIDAK_TERSEDIA.BARANG_TIDAK_ADA, { kode_barcode }));
  needTersedia(row, row.oleh, ctx);
  const { isi, salah } = readPerubahan(body);
  refuseIf(salah ?? []);
  invariant(isi, 'what was not refused was read');
  needModul(isi, ctx);
  const master = await readMasterBarang(tx, ctx.kode_toko);
  const [dari, ke] = [isiOf(row), await susunBaru(row, isi, master, ctx)];
  refuseIf(await periksaUbah(tx, kode_barcode, dari, { ...isi, ke }, master, ctx));
  const susut = await jagaUbah(tx, kode_barcode, { dari, ke }, ctx);
  const lepas = dijagaModal(dari, master) && !dijagaModal(ke, master);
  await mintaPersetujuan(tx, row, { dari, ke, susut, lepas }, ctx);

  const jadi = isi.harga_modal === undefined ? tanpaSusut(ke, susut) : ke;
  await saveIsi(tx, kode_barcode, jadi, ctx);
  await bukukan(tx, row, dari, jadi, ctx);
  const act = { tindakan: 'UBAH', tabel: 'barang', kunci: kode_barcode };
  tx.audit({ ...act, sebelum: dari, sesudah: jadi });
  return tampilBarang(inTurn(await listBarang(tx, ctx.kode_toko, [kode_barcode]), 0), ctx);
}

/** The piece as it will be: its fineness is read from the master again only with another kadar code (D-5.7). */
async function susunBaru(
  row: BarangRow,
  isi: Perubahan,
  master: MasterBarang,
  ctx: Ctx,
): Promise<IsiPenuh> {
  const lama = isiOf(row);
  const { kode_kadar = lama.kode_kadar } = isi;
  const kadarLain = kode_kadar !== lama.kode_kadar;
  const persen = kadarLain ? (master.kadar.get(kode_kadar) ?? lama.persen) : lama.persen;
  const { berat_asli: _, berlian: __, ...said } = isi;
  const ke = {
    ...lama,
    ...said,
    persen,
    kadar: kadarLain ? persen : lama.kadar,
    berat_atribut: isi.berat_atribut ?? lama.berat_atribut,
    berat_label: isi.berat_label ?? lama.berat_label,
    harga_jual: uangKe(isi.harga_jual, lama.harga_jual),
    harga_atribut: uangKe(isi.harga_atribut, lama.harga_atribut),
    dokumen_perolehan: isi.dokumen_perolehan ?? lama.dokumen_perolehan,
    gambar: isi.gambar ? await gambarBaru(isi.gambar, lama.gambar, ctx) : lama.gambar,
  };
  const emasSama =
    ke.berat === lama.berat && ke.berat_atribut === lama.berat_atribut && persen === lama.persen;
  return emasSama ? ke : { ...ke, ...hitungMurni(ke.berat, ke.berat_atribut, persen) };
}

/** Photos of the shop, and those that the piece has: it may have brought them from another shop (D-42.4). */
async function gambarBaru(
  paths: readonly string[],
  lama: readonly Gambar[],
  { kode_toko }: Ctx,
): Promise<Gambar[]> {
  const own = [...(await findGambar(kode_toko, paths)), ...lama];
  const of = new Map(own.map((one) => [one.gambar_path, one]));
  return paths.flatMap((path) => of.get(path) ?? []);
}

/** Left out, a price stays as it was; emptied, it is nothing. */
const uangKe = (said: Rupiah | null | undefined, lama: Rupiah): Rupiah =>
  said === null ? rp(0) : (said ?? lama);

type Ubah = Perubahan & { ke: IsiPenuh };

/** The rules of a new piece, for what changes: a code that was switched off since may stay as it is. */
async function periksaUbah(
  tx: Tx,
  kode_barcode: string,
  dari: IsiPenuh,
  { ke, ...isi }: Ubah,
  master: MasterBarang,
  ctx: Ctx,
): Promise<Refusal[]> {
  const lain = new Set<string>(bedaDi(dari, ke));
  const gantiFoto = JSON.stringify(dari.gambar) !== JSON.stringify(ke.gambar);
  const nama =
    lain.has('nama_barang') && ctx.modul(stockModul.NAMA_BARANG_UNIK_MODULE)
      ? await lockNamaKembar(tx, ctx.kode_toko, [ke.nama_barang], kode_barcode)
      : [];
  const tag =
    lain.has('tag_id') && ke.tag_id
      ? await listTagKembar(tx, ctx.kode_toko, [ke.tag_id], kode_barcode)
      : [];
  return [
    ...periksaIsi({ ...ke, kadar: isi.kadar ?? ke.kadar, berat_asli: isi.berat_asli ?? null }),
    ...periksaKode(ke, master).filter((one) => lain.has(one.field ?? '')),
    ...(CARA.some((name) => lain.has(name))
      ? periksaCara(ke, { ...master, cara: ctx.param(barangParam.kategori_harga) })
      : []),
    ...periksaKadar({ ...ke, kadar: isi.kadar ?? null }, master)
      .filter(({ field }) => isi.kadar !== undefined || field !== 'kadar')
      .filter(({ field }) => field === 'kadar' || lain.has('kode_kadar') || lain.has('kode_group')),
    ...(lain.has('kondisi') ? periksaKondisi(ke, await readKondisi(tx, ctx.kode_toko)) : []),
    ...(lain.has('kode_dept') ? periksaBatu(ke, master) : []),
    ...periksaBatuTetap(isi.berlian, ke, lain.has('berat_atribut')),
    ...nama.map((one) => fill(TIDAK_BARANG.NAMA_KEMBAR, one)),
    ...tag.map((one) => fill(TIDAK_BARANG.TAG_KEMBAR, one)),
    ...gather(
      [ke.gambar.length !== (isi.gambar?.length ?? ke.gambar.length), TIDAK_BARANG.FOTO_TIDAK_ADA],
      [lain.size === 0 && !gantiFoto, TIDAK.TIDAK_ADA_PERUBAHAN],
    ),
  ];
}

type Diubah = {
  readonly dari: IsiPenuh;
  readonly ke: IsiPenuh;
  readonly susut: SusutDijaga;
  /** Until now it was not sold below its cost without the owner. */
  readonly lepas: boolean;
};

/** A stone on it, or a jenis of stones: it is sold below its cost by the owner's word alone (D-23). */
const dijagaModal = ({ kode_dept, berlian }: IsiPenuh, { jenisBerlian }: MasterBarang): boolean =>
  berlian.length > 0 || jenisBerlian.has(kode_dept);

/** A new photo needs no approval; everything else a second person, the owner for cost, kadar and weight of gold. */
async function mintaPersetujuan(
  tx: Tx,
  row: BarangRow,
  { dari, ke, susut, lepas }: Diubah,
  ctx: Ctx,
): Promise<void> {
  const beda = bedaDi(dari, ke);
  const lebih = ke.berat === dari.berat ? [] : [ditimbang(ke)];
  const [wajar] = jagaBeratWajar(tx, lebih, ctx);
  if (beda.length === 0) return;
  const aturan = aturanHarga(ctx);
  const { kode_barcode, nama_barang, harga_batu = null } = row;
  const { berat, berat_asli, berat_atribut } = dari;
  const sama = { berat, berat_asli, berat_atribut };
  // As it will be, and so at its old weight: lighter is cheaper, and no price fell.
  const [harga, tanpaBerat] = await hargaUbahan(
    tx,
    [
      { kode_barcode, dari: { ...dari, harga_batu }, ke: { ...ke, harga_batu } },
      { kode_barcode, dari: { ...dari, harga_batu }, ke: { ...ke, ...sama, harga_batu } },
    ],
    aturan,
    ctx,
  );
  invariant(harga && tanpaBerat, 'what was asked was answered');
  const memilih = beda.some((name) => PEMILIH_HARGA.includes(name));
  const turun = memilih ? askTurun([tanpaBerat]) : [];
  await perluOtorisasi(tx, ctx, [
    {
      event: stockEvents.UBAH_BARANG,
      ringkasan: sentence('Ubah barang {kode_barcode} {nama_barang}', {
        kode_barcode,
        nama_barang,
      }),
      penyetuju: penyetujuUbah(beda),
      angka: [
        { label: 'Barcode', nilai: kode_barcode },
        ...angkaUbah(dari, ke, harga, ctx.lihat_modal),
        ...(wajar?.angka ?? []),
        ...(memilih ? angkaHargaUbah([harga]) : []),
      ],
    },
    ...susut.asks,
    ...(lepas ? [askLepasJaga(kode_barcode)] : []),
    ...(turun.length > 0 || !memilih ? turun : await askDiBawahEmas(tx, [ke], aturan, ctx)),
  ]);
}

/** What of a piece chooses what it costs: where one of these makes it cheaper, it is a price that falls (D-51.16). */
const PEMILIH_HARGA: readonly string[] = [
  'kode_dept',
  'kode_group',
  'kode_kadar',
  'kategori_harga',
  'kode_bandrol',
  'harga_jual',
  'ongkos',
  'harga_atribut',
];

async function bukukan(
  tx: Tx,
  row: BarangRow,
  dari: IsiPenuh,
  ke: IsiPenuh,
  ctx: Ctx,
): Promise<void> {
  const baris = padat(bukuUbah(row.kode_barcode, row, dari, ke));
  const jenis = kejadianUbah(dari, ke);
  invariant(!jenis || baris.length > 0, `${row.kode_barcode} changes its gold without the book`);
  if (baris.length === 0) return;
  const no_bukti = await takeNomor(tx, ctx.kode_toko, 'UB', ctx.hari);
  await catatBuku(
    tx,
    { no_bukti, kode_transaksi: 'UBAH', keterangan: `Ubah ${row.kode_barcode}`, baris },
    ctx,
  );
  if (jenis)
    await saveKejadianBanyak(
      tx,
      [{ kode_barcode: row.kode_barcode, berat_sebelum: dari.berat, berat: ke.berat }],
      { jenis, no_bukti },
      ctx,
    );
}
