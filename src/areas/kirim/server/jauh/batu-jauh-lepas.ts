import * as z from 'zod/mini';
import { addDays, hari } from '#kit/rules/hari.ts';
import { kept } from '#kit/rules/lists.ts';
import { mg } from '#kit/rules/quantity.ts';
import { fill, type Refusal } from '#kit/rules/refusal.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import {
  daftarBatuJauh,
  terimaBatuJauh,
  type DaftarBatuJauh,
} from '#areas/kirim/contract/batu-jauh.wire.ts';
import { periksaDaftarBatu } from '#areas/kirim/rules/batu-jauh.ts';
import { HARI_DI_DEPAN, TIDAK_JAUH } from '#areas/kirim/rules/daftar-jauh.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { KEPALA_BATU, TANPA_EMAS } from '#areas/kirim/server/batu/tanpa-emas.ts';
import { salahBatu } from '#areas/kirim/server/jauh/batu-jauh.ts';
import { saveBatuLepas } from '#areas/kirim/server/jauh/batu-jauh.table.ts';
import {
  findJauh,
  JAUH_BARU,
  listTerimaJauh,
  saveIsiSalinan,
  saveJauh,
  saveSalinan,
} from '#areas/kirim/server/jauh/jauh.table.ts';
import { listIsi } from '#areas/kirim/server/kiriman.table.ts';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';
import { kenalToko } from '#areas/toko/server/antar/antar.table.ts';
import type { CtxServer } from '#areas/toko/server/antar/pesan-toko.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';

const isBerlian = (isi: unknown): boolean =>
  typeof isi === 'object' && isi !== null && 'isi' in isi && isi.isi === 'BERLIAN';

/** Whether a list, or a receipt, is of loose stones. */
export const isBatuJauh = ({ isi }: Pick<PesanToko, 'isi'>): boolean => isBerlian(isi);

/** A list of loose stones came from another server: it is kept as its sender's own rows would be, or refused. */
export async function taruhBatu(
  tx: Tx,
  { dari, no_dokumen, isi }: PesanToko,
  sidik: string,
  ctx: CtxServer,
): Promise<Refusal | undefined> {
  const read = z.safeParse(daftarBatuJauh, isi);
  if (!read.success) return fill(TIDAK_JAUH.DAFTAR_SALAH, { no_kirim: no_dokumen });
  const daftar = read.data;
  const batas = addDays(hari(nowIso().slice(0, 10)), HARI_DI_DEPAN);
  const salah =
    periksaDaftarBatu(daftar, { dari, no_dokumen, batas }) ??
    (await salahDiSini(tx, dari, daftar, ctx));
  if (salah) return salah;
  const { no_kirim, hp_pengirim, nama } = daftar;
  const baru = { asal: dari, no_kirim, tujuan: ctx.kode_toko, sidik, nama, hp_pengirim };
  await kenalToko(tx, dari, daftar.nama_asal);
  await saveJauh(tx, { ...JAUH_BARU, ...baru, daftar: 'SAMPAI', alasan: null }, ctx);
  await saveBatuLepas(tx, baru, daftar.barang);
  await salinDaftar(tx, dari, daftar, ctx);
  return undefined;
}

async function salahDiSini(
  tx: Tx,
  dari: string,
  { barang, no_kirim_asal }: DaftarBatuJauh,
  ctx: CtxServer,
): Promise<Refusal | undefined> {
  if (!ctx.modul(tokoModul.KIRIM_BARANG_MODULE)) return TIDAK_JAUH.TANPA_MODUL;
  if (!ctx.modul(barangModul.BERLIAN_MODULE)) return TIDAK_KIRIMAN.TUJUAN_TANPA_BERLIAN;
  const asal = no_kirim_asal && (await findJauh(tx, dari, no_kirim_asal));
  if (no_kirim_asal && (!asal || asal.daftar !== 'SAMPAI'))
    return fill(TIDAK_JAUH.SUSULAN_JAUH, { no_kirim_asal });
  return salahBatu(tx, barang, []);
}

async function salinDaftar(
  tx: Tx,
  kode_toko: string,
  daftar: DaftarBatuJauh,
  { kode_toko: tujuan, op }: CtxServer,
): Promise<void> {
  const { barang, nama: _, hp_pengirim: __, nama_asal: ___, ...head } = daftar;
  const { no_kirim, tgl_system } = head;
  await saveSalinan(tx, 'kirim_barang', {
    ...head,
    ...KEPALA_BATU,
    ...KEPALA,
    kode_toko,
    tujuan,
    op,
  });
  const lines = barang.map((one, at) => ({
    ...TANPA_EMAS,
    kode_toko,
    no_kirim,
    tgl_system,
    urut: at + 1,
    kode_barcode: one.kode_berlian,
    nama_barang: one.nama_barang,
    kode_dept: one.kode_dept,
    carat: one.carat,
    butir: one.butir,
    dari_berlian: null,
    bagian_lain: false,
    lembaga: one.lembaga,
    no_sertifikat: one.no_sertifikat,
    harga_jual: one.harga_hari_itu,
    harga_modal: one.harga_modal,
    dari_gudang: '-',
  }));
  await saveIsiSalinan(tx, 'kirim_barang_isi', lines);
}

const KEPALA = { status: 'OPEN', membukukan: false, otorisasi: [], cetak_ke: 1 };

const harus = (baik: unknown, what: string): void => {
  if (!baik) throw new Error(what);
};

/** A receipt of loose stones by another server, before its half is booked: each was packed, and is on its way. */
export async function salinTerimaBatu(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  const { dari, no_dokumen: no_kirim } = pesan;
  const { no_terima, terima } = z.parse(terimaBatuJauh, pesan.isi);
  harus(no_terima.slice(2, 5) === dari, `${no_terima} is no number of ${dari}`);
  const asal = ctx.kode_toko;
  const isi = new Map((await listIsi(tx, asal, no_kirim)).map((one) => [one.kode_barcode, one]));
  harus(
    new Set(terima.barang.map((one) => one.kode_barcode)).size === terima.barang.length,
    'A stone twice',
  );
  const { tgl_system } = terima;
  const lines = terima.barang.map((one, at) => {
    const { kode_barcode } = one;
    const line = isi.get(kode_barcode);
    harus(
      line?.isi === 'BATU' && line.hasil === 'JALAN',
      `${kode_barcode} is not on its way in ${no_kirim}`,
    );
    const { carat, butir, nama_barang, kode_dept, harga_modal } = kept(isi, kode_barcode);
    harus(
      one.carat === carat || one.carat === one.carat_timbang,
      `${kode_barcode}: no scale said it`,
    );
    return {
      ...BARIS,
      kode_toko: dari,
      no_terima,
      urut: at + 1,
      tgl_system,
      asal,
      no_kirim,
      kode_barcode,
      nama_barang,
      kode_dept,
      harga_modal,
      carat_kirim: carat,
      butir_kirim: butir,
      carat_timbang: one.carat_timbang,
      carat: one.carat,
      butir: one.butir,
      temuan: one.temuan,
      // What is otherwise is so whatever its receiver calls it.
      di_luar: one.di_luar || one.temuan !== null || one.carat !== carat || one.butir !== butir,
      harga_jual: one.harga_jual,
      kode_gudang: one.kode_gudang,
    };
  });
  const head = {
    ...KEPALA_TERIMA,
    kode_toko: dari,
    op: ctx.op,
    membukukan: lines.some((one) => (one.harga_modal ?? 0) > 0),
    no_terima,
    tgl_system,
    input_by: terima.input_by,
    asal,
    no_kirim,
    total_qty: lines.length,
  };
  await saveSalinan(tx, 'terima_kiriman', head);
  await saveIsiSalinan(tx, 'terima_kiriman_isi', lines);
}

const KEPALA_TERIMA = {
  status: 'DONE',
  otorisasi: [],
  cetak_ke: 1,
  total_berat: mg(0),
  total_murni: mg(0),
};
const BARIS = {
  isi: 'BATU',
  qty: 0,
  kode_group: '-',
  kode_kadar: '-',
  persen: 0,
  berat_kirim: 0,
  murni_kirim: 0,
  berat_timbang: null,
  berat: 0,
  murni: 0,
  modal_hilang: 0,
  kondisi: null,
  foto: null,
  kode_baki: null,
};

type Kata = {
  readonly kode_barcode: string;
  readonly carat: number | null;
  readonly butir: number | null;
};
const kataOf = ({ kode_barcode, carat, butir }: Kata): string =>
  [kode_barcode, carat ?? '-', butir ?? '-'].join(' ');

/** A receipt that is known by its number says the same stones again, weighed and counted alike. */
export async function needSamaBatu(tx: Tx, pesan: PesanToko): Promise<void> {
  const { dari, no_dokumen } = pesan;
  const { no_terima, terima } = z.parse(terimaBatuJauh, pesan.isi);
  const dulu = await listTerimaJauh(tx, dari, no_terima);
  const said = terima.barang.map(kataOf).toSorted();
  const known = dulu.filter((one) => one.no_kirim === no_dokumen).map(kataOf);
  const sama = known.length === dulu.length && said.join() === known.toSorted().join();
  harus(sama, `${no_terima} is known with other pieces`);
}
