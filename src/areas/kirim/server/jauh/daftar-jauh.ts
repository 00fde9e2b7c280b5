import * as z from 'zod/mini';
import { addDays, hari } from '#kit/rules/hari.ts';
import { nowIso } from '#kit/server/clock.ts';
import { kept } from '#kit/rules/lists.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import { fill, type Refusal } from '#kit/rules/refusal.ts';
import { plain } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { findSidikOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import {
  daftarJauh,
  jawabDaftar,
  type BarangJauh,
  type DaftarJauh,
} from '#areas/kirim/contract/kiriman-jauh.wire.ts';
import { HARI_DI_DEPAN, periksaDaftarJauh, TIDAK_JAUH } from '#areas/kirim/rules/daftar-jauh.ts';
import { periksaBatuBarang } from '#areas/kirim/rules/batu-jauh.ts';
import { TANPA_BATU, TOTAL_TANPA_BATU } from '#areas/kirim/server/emas-kiriman.ts';
import { isEmasJauh, taruhEmas } from '#areas/kirim/server/jauh/daftar-emas-jauh.ts';
import { salahBatu } from '#areas/kirim/server/jauh/batu-jauh.ts';
import { listBatuDikemas } from '#areas/kirim/server/jauh/batu-jauh.table.ts';
import { isBatuJauh, taruhBatu } from '#areas/kirim/server/jauh/batu-jauh-lepas.ts';
import {
  findBarcodeAsing,
  findJauh,
  JAUH_BARU,
  readBarang,
  saveBarangJauh,
  saveIsiSalinan,
  saveJauh,
  saveJawaban,
  saveSalinan,
  sidikOf,
} from '#areas/kirim/server/jauh/jauh.table.ts';
import type { JENIS_PADANAN, JenisPadanan } from '#areas/kirim/rules/padanan.ts';
import { withNames } from '#areas/kirim/server/padanan.table.ts';
import { PESAN_PALING_BESAR } from '#areas/toko/contract/antar.api.ts';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';
import { kenalToko } from '#areas/toko/server/antar/antar.table.ts';
import { kabari, type CtxServer } from '#areas/toko/server/antar/pesan-toko.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The list of a shipment to a shop on another server, and what that one says of it. */
export const KIRIMAN_DAFTAR = 'KIRIMAN_DAFTAR';
export const KIRIMAN_DAFTAR_JAWAB = 'KIRIMAN_DAFTAR_JAWAB';

type Kepala = Pick<
  DaftarJauh,
  'pembawa' | 'no_segel' | 'berat_bungkus' | 'no_kirim_asal' | 'keterangan' | 'nama_tujuan'
> & { readonly tujuan: string };
type Dikemas = {
  readonly kode_barcode: string;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly harga_jual: BarangJauh['harga_hari_itu'];
};

/**
 * Its list goes to the other server (D-43.5). What that one would refuse of it is refused here, before anything leaves.
 */
export async function kirimDaftar(
  tx: Tx,
  no_kirim: string,
  kepala: Kepala,
  lines: readonly Dikemas[],
  ctx: Ctx,
): Promise<void> {
  const { kode_toko, user_id } = ctx;
  const { tujuan, ...head } = kepala;
  const harga = new Map(lines.map((one) => [one.kode_barcode, one.harga_jual]));
  const barang = await readBarang(tx, kode_toko, [...harga.keys()]);
  const batu = await listBatuDikemas(tx, kode_toko, [...harga.keys()]);
  const isi = {
    ...head,
    no_kirim,
    nama_asal: ctx.toko.nama_toko,
    tgl_system: ctx.hari,
    input_by: user_id,
    hp_pengirim: await findSidikOrang(tx, user_id),
    total_qty: lines.length,
    total_berat: jumlah(lines.map((one) => one.berat)),
    total_murni: jumlah(lines.map((one) => one.murni)),
    barang: barang.map((one) => {
      const berlian = batu.get(one.kode_barcode);
      const harga_hari_itu = kept(harga, one.kode_barcode);
      return { ...one, harga_hari_itu, ...(berlian && { berlian }) };
    }),
    nama: await namaMaster(tx, kode_toko, barang),
  };
  const besar = Buffer.byteLength(JSON.stringify(isi));
  conflictIf(besar > PESAN_PALING_BESAR, TIDAK_JAUH.DAFTAR_BESAR);
  const read = z.safeParse(daftarJauh, isi);
  conflictIf(!read.success, fill(TIDAK_JAUH.DAFTAR_SALAH, { no_kirim }));
  if (!read.success) return;
  const asal = { dari: kode_toko, no_dokumen: no_kirim, batas: ctx.hari };
  const salah = periksaDaftarJauh(read.data, asal) ?? periksaBatuBarang(read.data.barang, no_kirim);
  if (salah) conflictIf(true, salah);
  const sidik = await sidikOf(tx, isi);
  const baru = { asal: kode_toko, no_kirim, tujuan, sidik };
  await saveJauh(tx, { ...baru, ...JAUH_BARU, daftar: 'KIRIM', alasan: null, nama: [] }, ctx);
  await kabari(tx, { ke: tujuan, jenis: KIRIMAN_DAFTAR, no_dokumen: no_kirim, isi }, ctx);
}

const jumlah = (each: readonly Miligram[]): Miligram => mg(each.reduce((a, b) => a + b, 0));

/** What this shop calls the masters of these pieces: the receiver chooses his own by it (D-42.4). */
async function namaMaster(
  tx: Tx,
  kode_toko: string,
  barang: Awaited<ReturnType<typeof readBarang>>,
): Promise<DaftarJauh['nama']> {
  const each = new Map<string, { jenis: JenisPadanan; dari: string; persen: null }>();
  for (const one of barang)
    for (const [jenis, dari] of kodeOf(one))
      if (dari !== null) each.set(`${jenis}/${dari}`, { jenis, dari, persen: null });
  const named = await withNames(tx, kode_toko, [...each.values()]);
  return named.map(({ jenis, dari, nama }) => ({ jenis, kode: dari, nama }));
}

const kodeOf = (one: Omit<BarangJauh, 'harga_hari_itu'>) =>
  [
    ['KATEGORI', one.kode_kategori],
    ['JENIS', one.kode_dept],
    ['GROUP', one.kode_group],
    ['KADAR', one.kode_kadar],
    ['BANDROL', one.kode_bandrol],
  ] as const satisfies readonly (readonly [keyof typeof JENIS_PADANAN, string | null])[];

/** A list came from another server: it is taken once, as it is, or refused, and its sender hears which. */
export async function terimaDaftar(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  const { dari, no_dokumen: no_kirim, isi } = pesan;
  const sidik = await sidikOf(tx, isi);
  const dulu = await findJauh(tx, dari, no_kirim);
  const salah = dulu ? ulang(dulu.sidik, sidik, no_kirim) : await taruh(tx, pesan, sidik, ctx);
  const jawab = { sidik, alasan: salah ? plain(salah.message) : null };
  await kabari(
    tx,
    { ke: dari, jenis: KIRIMAN_DAFTAR_JAWAB, no_dokumen: no_kirim, isi: jawab },
    ctx,
  );
  // What was refused stays with its message.
  const sesudah = { dari, ...jawab };
  const tindakan = salah ? 'DAFTAR_DITOLAK' : 'DAFTAR_TIBA';
  tx.audit({ tindakan, tabel: 'kiriman_jauh', kunci: no_kirim, sesudah });
}

/** The first list under a number stays: the same one again is no other. */
const ulang = (dulu: string, sidik: string, no_kirim: string): Refusal | undefined =>
  dulu === sidik ? undefined : fill(TIDAK_JAUH.DAFTAR_LAIN, { no_kirim });

async function taruh(
  tx: Tx,
  pesan: PesanToko,
  sidik: string,
  ctx: CtxServer,
): Promise<Refusal | undefined> {
  if (isEmasJauh(pesan)) return taruhEmas(tx, pesan, sidik, ctx);
  if (isBatuJauh(pesan)) return taruhBatu(tx, pesan, sidik, ctx);
  const { dari, no_dokumen, isi } = pesan;
  // What this version does not know is taken whole or not at all.
  if (isLain(isi)) return fill(TIDAK_JAUH.DAFTAR_ASING, { no_kirim: no_dokumen });
  const { kode_toko: tujuan } = ctx;
  const read = z.safeParse(daftarJauh, isi);
  if (!read.success) return fill(TIDAK_JAUH.DAFTAR_SALAH, { no_kirim: no_dokumen });
  const daftar = read.data;
  const batas = addDays(hari(nowIso().slice(0, 10)), HARI_DI_DEPAN);
  const salah =
    periksaDaftarJauh(daftar, { dari, no_dokumen, batas }) ??
    periksaBatuBarang(daftar.barang, no_dokumen) ??
    (await salahDiSini(tx, dari, daftar, ctx));
  if (salah) return salah;
  const { no_kirim, hp_pengirim, nama } = daftar;
  const baru = { asal: dari, no_kirim, tujuan, sidik, nama, hp_pengirim };
  await kenalToko(tx, dari, daftar.nama_asal);
  await saveJauh(tx, { ...JAUH_BARU, ...baru, daftar: 'SAMPAI', alasan: null }, ctx);
  await saveBarangJauh(tx, baru, daftar.barang);
  await salinDaftar(tx, dari, daftar, ctx);
  return undefined;
}

/** A list of pieces says nothing of what it holds. */
const isLain = (isi: unknown): boolean => typeof isi === 'object' && isi !== null && 'isi' in isi;

async function salahDiSini(
  tx: Tx,
  dari: string,
  { barang, no_kirim_asal }: DaftarJauh,
  ctx: CtxServer,
): Promise<Refusal | undefined> {
  if (!ctx.modul(tokoModul.KIRIM_BARANG_MODULE)) return TIDAK_JAUH.TANPA_MODUL;
  const asal = no_kirim_asal && (await findJauh(tx, dari, no_kirim_asal));
  if (no_kirim_asal && (!asal || asal.daftar !== 'SAMPAI'))
    return fill(TIDAK_JAUH.SUSULAN_JAUH, { no_kirim_asal });
  const codes = barang.map((one) => one.kode_barcode);
  const asing = await findBarcodeAsing(tx, codes);
  if (asing) return fill(TIDAK_JAUH.BARCODE_ASING, asing);
  return salahBatu(
    tx,
    barang.flatMap((one) => one.berlian ?? []),
    codes,
  );
}

/** The shipment as its receiver looks at it: the same rows that a shop of this server would have, marked as far. */
async function salinDaftar(
  tx: Tx,
  kode_toko: string,
  daftar: DaftarJauh,
  { kode_toko: tujuan, op }: CtxServer,
): Promise<void> {
  const { barang, nama: _, hp_pengirim: __, nama_asal: ___, ...head } = daftar;
  const { no_kirim, tgl_system } = head;
  const kepala = { ...head, ...TOTAL_TANPA_BATU, kode_toko, tujuan, op, ...KEPALA };
  await saveSalinan(tx, 'kirim_barang', kepala);
  const lines = barang.map((one, at) => ({
    kode_toko,
    no_kirim,
    tgl_system,
    urut: at + 1,
    kode_barcode: one.kode_barcode,
    nama_barang: one.nama_barang,
    size: one.size,
    kode_dept: one.kode_dept,
    kode_group: one.kode_group,
    kode_kadar: one.kode_kadar,
    persen: one.persen,
    berat: one.berat,
    berat_asli: one.berat_asli,
    murni: one.murni,
    harga_jual: one.harga_hari_itu,
    harga_modal: one.harga_modal,
    ...BARIS,
  }));
  await saveIsiSalinan(tx, 'kirim_barang_isi', lines);
}

const KEPALA = {
  status: 'OPEN',
  isi: 'BARANG',
  membukukan: false,
  otorisasi: [],
  cetak_ke: 1,
};
const BARIS = {
  ...TANPA_BATU,
  isi: 'BARANG',
  qty: 1,
  modal_tahu: true,
  susut_murni: 0,
  foto: [],
  dari_gudang: '-',
};

/** What the other server said of a list of this shop. */
export async function daftarDijawab(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  const { dari, no_dokumen: no_kirim } = pesan;
  const jawab = z.parse(jawabDaftar, pesan.isi);
  const berubah = await saveJawaban(tx, { asal: ctx.kode_toko, no_kirim, dari, ...jawab }, ctx);
  const sesudah = { dari, ...jawab, berubah: berubah > 0 };
  tx.audit({ tindakan: 'DAFTAR_DIJAWAB', tabel: 'kiriman_jauh', kunci: no_kirim, sesudah });
}
