import * as z from 'zod/mini';
import { kept } from '#kit/rules/lists.ts';
import { sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import {
  akhirKiriman,
  lebihJauh,
  selesaiJauh,
  terimaJauh,
} from '#areas/kirim/contract/kiriman-jauh.wire.ts';
import { butirOf } from '#areas/kirim/rules/batu-jauh.ts';
import { beratTerimaJauh } from '#areas/kirim/rules/daftar-jauh.ts';
import { LEBIH_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';
import { isDaftarIni } from '#areas/kirim/server/jauh/batal-jauh.ts';
import { listBatuDikemas } from '#areas/kirim/server/jauh/batu-jauh.table.ts';
import {
  isBatuJauh,
  needSamaBatu,
  salinTerimaBatu,
} from '#areas/kirim/server/jauh/batu-jauh-lepas.ts';
import {
  endKiriman,
  findJauh,
  isLebihOleh,
  isSelesaiOleh,
  isTokoJauh,
  listTerimaJauh,
  saveIsiSalinan,
  saveSalinan,
} from '#areas/kirim/server/jauh/jauh.table.ts';
import {
  isDisentuh,
  listIsi,
  lockKiriman,
  lockKirimanSendiri,
} from '#areas/kirim/server/kiriman.table.ts';
import { listLebih } from '#areas/kirim/server/lebih.table.ts';
import { kabari, type CtxServer } from '#areas/toko/server/antar/pesan-toko.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';

/** How a shipment ended in its sender's book, told to a receiver on another server. */
export const KIRIMAN_AKHIR = 'KIRIMAN_AKHIR';

/**
 * What another server tells of a shipment is kept here as that shop's own row would be, so that lists, reports and the
 * sender's half read one thing. It is believed as far as this database can know: of a shipment to that shop, of pieces
 * that are on their way, with weights that follow from those that were packed. What is not so is held (D-43.4).
 */
export const harus = (baik: unknown, what: string): void => {
  if (!baik) throw new Error(what);
};

export const kepala = ({ dari }: PesanToko, { op }: CtxServer) => ({ kode_toko: dari, op });

/** A receipt of another server, before its half is booked. */
export async function salinTerima(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  if (isBatuJauh(pesan)) return salinTerimaBatu(tx, pesan, ctx);
  const { dari, no_dokumen: no_kirim } = pesan;
  const { no_terima, terima } = z.parse(terimaJauh, pesan.isi);
  harus(no_terima.slice(2, 5) === dari, `${no_terima} is no number of ${dari}`);
  const asal = ctx.kode_toko;
  const isi = await jalanDi(tx, asal, no_kirim, terima.barang);
  const batu = await listBatuDikemas(tx, asal, [...isi.keys()]);
  const { tgl_system } = terima;
  const lines = terima.barang.map((one, at) => {
    const line = kept(isi, one.kode_barcode);
    const tiba = beratTerimaJauh(line, one);
    if (!tiba) throw new Error(`${one.kode_barcode} weighs what no scale said`);
    const batu_kirim = butirOf(batu.get(one.kode_barcode) ?? []);
    const { butir_batu = null } = one;
    harus(butir_batu === null || batu_kirim > 0, `${one.kode_barcode} has no stones`);
    return {
      kode_toko: dari,
      no_terima,
      urut: at + 1,
      tgl_system,
      asal,
      no_kirim,
      kode_barcode: one.kode_barcode,
      nama_barang: line.nama_barang,
      kode_dept: line.kode_dept,
      kode_group: line.kode_group,
      kode_kadar: line.kode_kadar,
      persen: line.persen,
      berat_kirim: line.berat,
      murni_kirim: line.murni,
      berat_timbang: one.berat_timbang,
      ...tiba,
      harga_jual: one.harga_jual,
      harga_modal: line.harga_modal,
      kondisi: one.kondisi,
      foto: null,
      kode_gudang: one.kode_gudang,
      kode_baki: one.kode_baki,
      batu_kirim: butir_batu === null ? null : batu_kirim,
      batu_hitung: butir_batu,
      ...BARIS,
    };
  });
  const head = {
    ...kepala(pesan, ctx),
    ...KEPALA,
    no_terima,
    tgl_system,
    input_by: terima.input_by,
    asal,
    no_kirim,
    total_qty: lines.length,
    total_berat: sum(lines.map((one) => one.berat)),
    total_murni: sum(lines.map((one) => one.murni)),
  };
  await saveSalinan(tx, 'terima_kiriman', head);
  await saveIsiSalinan(tx, 'terima_kiriman_isi', lines);
}

/**
 * A receipt that is known by its number says the same again: of this shipment the same pieces, weighed alike. Another
 * set by that number is of a database that is an older copy, and no repetition.
 */
export async function needSama(tx: Tx, pesan: PesanToko): Promise<void> {
  if (isBatuJauh(pesan)) return needSamaBatu(tx, pesan);
  const { dari, no_dokumen } = pesan;
  const { no_terima, terima } = z.parse(terimaJauh, pesan.isi);
  const dulu = await listTerimaJauh(tx, dari, no_terima);
  const said = terima.barang.map(({ kode_barcode, berat }) => `${kode_barcode} ${berat}`);
  const known = dulu
    .filter(({ no_kirim }) => no_kirim === no_dokumen)
    .map(({ kode_barcode, berat }) => `${kode_barcode} ${berat}`);
  const sama = known.length === dulu.length && said.toSorted().join() === known.toSorted().join();
  harus(sama, `${no_terima} is known with other pieces`);
}

/** A receipt as its copy begins. */
export const KEPALA = { status: 'DONE', membukukan: true, otorisasi: [], cetak_ke: 1 };
const BARIS = { isi: 'BARANG', qty: 1, modal_hilang: 0, di_luar: false };

/** The lines that are named, each on its way still, named once. */
export async function jalanDi(
  tx: Tx,
  asal: string,
  no_kirim: string,
  barang: readonly { readonly kode_barcode: string }[],
) {
  const isi = new Map((await listIsi(tx, asal, no_kirim)).map((one) => [one.kode_barcode, one]));
  harus(new Set(barang.map((one) => one.kode_barcode)).size === barang.length, 'A piece twice');
  for (const { kode_barcode } of barang)
    harus(
      isi.get(kode_barcode)?.hasil === 'JALAN',
      `${kode_barcode} is not on its way in ${no_kirim}`,
    );
  return isi;
}

/** This shop's own shipment to the shop that tells of it, held. */
async function keSana(tx: Tx, { dari, no_dokumen }: PesanToko, { kode_toko }: CtxServer) {
  const kirim = await lockKirimanSendiri(tx, kode_toko, no_dokumen);
  if (kirim?.tujuan !== dari) throw new Error(`${no_dokumen} was not sent to ${dari}`);
  return kirim;
}

/**
 * A shop of this server has written what its message tells: where its row is not here the message is of a shop that was
 * on another server, and is held instead of lost.
 */
async function needSelesaiDiSini(tx: Tx, pesan: PesanToko, { kode_toko }: CtxServer) {
  const { dari, no_dokumen: no_kirim } = pesan;
  const ada = await isSelesaiOleh(tx, { asal: kode_toko, no_kirim, oleh: dari });
  harus(ada, `${no_kirim}: ${dari} has no row of its end here`);
}

async function needLebihDiSini(
  tx: Tx,
  { dari, no_dokumen: no_kirim, isi }: PesanToko,
  asal: string,
  langkah: 'SERAH' | 'TIBA' | null = null,
) {
  const { kode_barcode } = isi as { kode_barcode: string };
  const ada = await isLebihOleh(tx, { asal, no_kirim, kode_barcode, oleh: dari, langkah });
  harus(ada, `${no_kirim}: ${dari} has no row of ${kode_barcode} here`);
}

export async function salinSelesai(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  if (!(await isTokoJauh(tx, pesan.dari))) return needSelesaiDiSini(tx, pesan, ctx);
  const { kurang, ...said } = z.parse(selesaiJauh, pesan.isi);
  const kirim = await keSana(tx, pesan, ctx);
  harus(kirim.status === 'OPEN', `${pesan.no_dokumen} is over`);
  const { kode_toko: asal } = ctx;
  const no_kirim = pesan.no_dokumen;
  const jalan = (await listIsi(tx, asal, no_kirim)).filter((one) => one.hasil === 'JALAN');
  const sama = jalan.every((one) => kurang.includes(one.kode_barcode));
  harus(sama && jalan.length === kurang.length, `${no_kirim} misses other pieces`);
  const sidik_hp = said.sidik_hp ?? null;
  const row = { ...said, sidik_hp, ...kepala(pesan, ctx), asal, no_kirim, kurang: kurang.length };
  await saveSalinan(tx, 'kiriman_selesai', row);
}

export async function salinLebih(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  if (!(await isTokoJauh(tx, pesan.dari))) return needLebihDiSini(tx, pesan, ctx.kode_toko);
  const said = z.parse(lebihJauh, pesan.isi);
  await keSana(tx, pesan, ctx);
  const { no_dokumen: no_kirim } = pesan;
  const lebih = await listLebih(tx, ctx.kode_toko, no_kirim);
  harus(lebih.length < LEBIH_PALING_BANYAK, `${no_kirim} has too many scans`);
  const row = { ...said, ...kepala(pesan, ctx), asal: ctx.kode_toko, no_kirim };
  await saveSalinan(tx, 'kiriman_lebih', row);
}

/** Handed over there, told to the sender; or there again, told to the receiver. */
export const salinPulang =
  (langkah: 'SERAH' | 'TIBA') =>
  async (tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> => {
    const { dari, no_dokumen: no_kirim } = pesan;
    const asal = langkah === 'SERAH' ? ctx.kode_toko : dari;
    if (!(await isTokoJauh(tx, dari))) return needLebihDiSini(tx, pesan, asal, langkah);
    const said = z.parse(lebihJauh, pesan.isi);
    if (langkah === 'SERAH') await keSana(tx, pesan, ctx);
    else harus(await lockKiriman(tx, no_kirim, ctx.kode_toko), `${no_kirim} is not known`);
    const row = { ...said, ...kepala(pesan, ctx), asal, no_kirim, langkah };
    await saveSalinan(tx, 'kiriman_lebih_pulang', row);
  };

/**
 * The sender's book has ended a shipment: received whole, settled, or cancelled, each only where this shop's own acts
 * allow it.
 */
export async function terimaAkhir(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  const { dari: asal, no_dokumen: no_kirim } = pesan;
  const said = z.parse(akhirKiriman, pesan.isi);
  const kirim = await lockKiriman(tx, no_kirim, ctx.kode_toko);
  const jauh = await findJauh(tx, asal, no_kirim);
  // A list that was refused here has nothing to end.
  if (kirim?.asal === asal && jauh && isDaftarIni(jauh, said.sidik)) {
    if (said.status === 'CANC') {
      const disentuh = await isDisentuh(tx, asal, no_kirim);
      harus(jauh.batal === 'BOLEH' && !disentuh, `${no_kirim} was received here`);
    } else {
      const jalan = (await listIsi(tx, asal, no_kirim)).some((one) => one.hasil === 'JALAN');
      const kurang = kirim.selesai === (said.status === 'SELISIH');
      harus(!jalan && kurang, `${no_kirim} is not over here`);
    }
    await endKiriman(tx, { asal, no_kirim }, said);
  }
  const sesudah = { dari: asal, ...said };
  tx.audit({ tindakan: 'KIRIMAN_AKHIR', tabel: 'kirim_barang', kunci: no_kirim, sesudah });
}

/** The other server hears how a shipment to it ended here; one inside this server sends no message. */
export async function kabariAkhir(
  tx: Tx,
  { no_kirim, tujuan }: { readonly no_kirim: string; readonly tujuan: string },
  akhir: { readonly status: string },
  ctx: Pick<CtxServer, 'kode_toko' | 'op'>,
): Promise<void> {
  if (akhir.status === 'OPEN' || !(await isTokoJauh(tx, tujuan))) return;
  const jauh = await findJauh(tx, ctx.kode_toko, no_kirim);
  if (!jauh) return;
  const isi = { ...akhir, sidik: jauh.sidik };
  await kabari(tx, { ke: tujuan, jenis: KIRIMAN_AKHIR, no_dokumen: no_kirim, isi }, ctx);
}
