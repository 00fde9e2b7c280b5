import * as z from 'zod/mini';
import { percentText } from '#kit/rules/format.ts';
import { addDays, hari } from '#kit/rules/hari.ts';
import { fill, type Refusal } from '#kit/rules/refusal.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import { daftarEmasJauh, type DaftarEmasJauh } from '#areas/kirim/contract/emas-jauh.wire.ts';
import { HARI_DI_DEPAN, TIDAK_JAUH } from '#areas/kirim/rules/daftar-jauh.ts';
import { periksaDaftarEmas } from '#areas/kirim/rules/emas-jauh.ts';
import { EMAS_LEPAS, TANPA_BATU, TOTAL_TANPA_BATU } from '#areas/kirim/server/emas-kiriman.ts';
import { findSudahDikirim, saveEmasJauh } from '#areas/kirim/server/jauh/emas-jauh.table.ts';
import {
  JAUH_BARU,
  saveIsiSalinan,
  saveJauh,
  saveSalinan,
} from '#areas/kirim/server/jauh/jauh.table.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';
import { kenalToko } from '#areas/toko/server/antar/antar.table.ts';
import type { CtxServer } from '#areas/toko/server/antar/pesan-toko.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';

/** Whether a list is of gold without a barcode; its form is read after. */
export const isEmasJauh = ({ isi }: Pick<PesanToko, 'isi'>): boolean =>
  typeof isi === 'object' && isi !== null && 'isi' in isi && isi.isi === 'EMAS';

/** Such a list came from another server: it is taken whole, or why it is not (D-44.9, D-43.5). */
export async function taruhEmas(
  tx: Tx,
  { dari, no_dokumen, isi }: Pick<PesanToko, 'dari' | 'no_dokumen' | 'isi'>,
  sidik: string,
  ctx: CtxServer,
): Promise<Refusal | undefined> {
  const read = z.safeParse(daftarEmasJauh, isi);
  if (!read.success) return fill(TIDAK_JAUH.DAFTAR_SALAH, { no_kirim: no_dokumen });
  const daftar = read.data;
  const batas = addDays(hari(nowIso().slice(0, 10)), HARI_DI_DEPAN);
  const salah =
    periksaDaftarEmas(daftar, { dari, no_dokumen, batas }) ??
    (await salahDiSini(tx, dari, daftar, ctx));
  if (salah) return salah;
  const { no_kirim, hp_pengirim } = daftar;
  const baru = { asal: dari, no_kirim, tujuan: ctx.kode_toko, sidik, nama: [], hp_pengirim };
  await kenalToko(tx, dari, daftar.nama_asal);
  await saveJauh(tx, { ...JAUH_BARU, ...baru, daftar: 'SAMPAI', alasan: null }, ctx);
  await saveEmasJauh(tx, baru, daftar.emas);
  await salinDaftar(tx, dari, daftar, ctx);
  return undefined;
}

/** Gold goes to a head office that refines it; a bought piece comes once. */
async function salahDiSini(
  tx: Tx,
  dari: string,
  { emas }: DaftarEmasJauh,
  { modul, toko }: CtxServer,
): Promise<Refusal | undefined> {
  if (!modul(tokoModul.KIRIM_BARANG_MODULE)) return TIDAK_JAUH.TANPA_MODUL;
  const menyepuh =
    toko.jenis === 'PUSAT' &&
    modul(stockModul.SEPUHAN_MODULE) &&
    !modul(stockModul.SEPUHAN_TERPUSAT_MODULE);
  if (!menyepuh) return TIDAK_JAUH.SEPUHAN_JAUH;
  const sudah = await findSudahDikirim(
    tx,
    dari,
    emas.map((one) => one.kode_barcode),
  );
  return sudah && fill(TIDAK_JAUH.EMAS_DUA_KALI, sudah);
}

/** The shipment as head office looks at it: the rows that a branch of this server would have, marked as far. */
async function salinDaftar(
  tx: Tx,
  kode_toko: string,
  daftar: DaftarEmasJauh,
  { kode_toko: tujuan, op }: CtxServer,
): Promise<void> {
  const { emas, hp_pengirim: _, nama_asal: __, ...head } = daftar;
  const { no_kirim, tgl_system } = head;
  const kepala = { ...head, ...TOTAL_TANPA_BATU, kode_toko, tujuan, op, ...SALINAN };
  await saveSalinan(tx, 'kirim_barang', kepala);
  const lines = emas.map((one, at) => ({
    ...barisOf(one),
    kode_toko,
    no_kirim,
    tgl_system,
    urut: at + 1,
  }));
  await saveIsiSalinan(tx, 'kirim_barang_isi', lines);
}

/** A copy of a shipment of another server is on its way, and books nothing here. */
const SALINAN = { status: 'OPEN', membukukan: false, otorisasi: [], cetak_ke: 1 };
/** Where it lay there is not of this database, nor are its photos. */
const TIDAK_DI_SINI = { ...TANPA_BATU, size: null, harga_jual: null, foto: [], dari_gudang: '-' };

function barisOf(one: DaftarEmasJauh['emas'][number]) {
  const { isi, kode_barcode, persen, berat, murni, harga_modal } = one;
  const emas = {
    ...TIDAK_DI_SINI,
    isi,
    kode_barcode,
    persen,
    berat,
    berat_asli: berat,
    murni,
    harga_modal,
  };
  if (one.isi === 'LOT')
    return {
      ...emas,
      ...EMAS_LEPAS,
      kode_kadar: percentText(persen),
      qty: one.qty,
      no_dokumen: null,
      urut_dokumen: null,
      no_lot: kode_barcode,
      modal_tahu: one.modal_tahu,
      susut_murni: one.susut_murni,
    };
  const { nama_barang, kode_dept, kode_group, kode_kadar, no_dokumen, urut } = one;
  return {
    ...emas,
    nama_barang,
    kode_dept,
    kode_group,
    kode_kadar,
    no_dokumen,
    qty: 1,
    urut_dokumen: urut,
    no_lot: null,
    modal_tahu: true,
    susut_murni: 0,
  };
}
