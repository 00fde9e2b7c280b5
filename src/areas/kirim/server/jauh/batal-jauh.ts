import * as z from 'zod/mini';
import { fill } from '#kit/rules/refusal.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, orConflict } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type {
  keadaanJauhEndpoint,
  mintaBatalEndpoint,
} from '#areas/kirim/contract/kiriman-jauh.api.ts';
import { jawabBatal, mintaBatal } from '#areas/kirim/contract/kiriman-jauh.wire.ts';
import { TIDAK_JAUH, type KeadaanBatal } from '#areas/kirim/rules/daftar-jauh.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { KIRIMAN_DAFTAR } from '#areas/kirim/server/jauh/daftar-jauh.ts';
import {
  findJauh,
  saveBatal,
  saveJauh,
  type KirimanJauh,
} from '#areas/kirim/server/jauh/jauh.table.ts';
import { isDisentuh, lockKiriman, lockKirimanSendiri } from '#areas/kirim/server/kiriman.table.ts';
import { isBelumKeluar, kenalToko, withdrawPesan } from '#areas/toko/server/antar/antar.table.ts';
import { kabari, type CtxServer } from '#areas/toko/server/antar/pesan-toko.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A cancel between two servers is asked for, and answered, before it is one (D-42.8). */
export const KIRIMAN_BATAL_MINTA = 'KIRIMAN_BATAL_MINTA';
export const KIRIMAN_BATAL_JAWAB = 'KIRIMAN_BATAL_JAWAB';

/**
 * The sender asks for a cancel, or withdraws the question. Once the receiver has answered that nothing was received, he
 * takes nothing in until the shipment is cancelled or the question is withdrawn.
 */
export async function mintaBatalKiriman(
  tx: Tx,
  { params, body }: InputOf<typeof mintaBatalEndpoint>,
  ctx: Ctx,
) {
  const no_kirim = params.no.toUpperCase();
  const asal = ctx.kode_toko;
  const kirim = await lockKirimanSendiri(tx, asal, no_kirim);
  if (!kirim) throw missing(TIDAK_KIRIMAN.NO_KIRIM_TIDAK_ADA);
  const found = await findJauh(tx, asal, no_kirim);
  const jauh = orConflict(found, fill(TIDAK_JAUH.BUKAN_JAUH, { no_kirim }));
  conflictIf(kirim.status === 'CANC', fill(TIDAK_KIRIMAN.KIRIMAN_BATAL, { no_kirim }));
  conflictIf(kirim.status !== 'OPEN', fill(TIDAK_KIRIMAN.KIRIMAN_SELESAI, { no_kirim }));
  const disentuh = await isDisentuh(tx, asal, no_kirim);
  conflictIf(disentuh, fill(TIDAK_KIRIMAN.KIRIMAN_DISENTUH, { no_kirim }));
  const diminta = jauh.batal === 'MINTA' || jauh.batal === 'BOLEH';
  const salah = body.batal ? TIDAK_JAUH.BATAL_SUDAH_DIMINTA : TIDAK_JAUH.BATAL_TIDAK_DIMINTA;
  conflictIf(diminta === body.batal, fill(salah, { no_kirim }));
  const ke = jauh.batal_ke + 1;
  const batal = body.batal ? 'MINTA' : null;
  await saveBatal(tx, { asal, no_kirim, batal, ke }, ctx);
  const isi = { ke, sidik: jauh.sidik, batal: body.batal };
  const pesan = { ke: kirim.tujuan, jenis: KIRIMAN_BATAL_MINTA, no_dokumen: no_kirim, isi };
  await kabari(tx, pesan, ctx);
  const tindakan = body.batal ? 'MINTA_BATAL_KIRIMAN' : 'TARIK_BATAL_KIRIMAN';
  tx.audit({ tindakan, tabel: 'kiriman_jauh', kunci: no_kirim, sesudah: { ...isi, batal } });
  return keadaanOf(tx, asal, no_kirim);
}

export const keadaanJauh = (
  on: Sql,
  { params }: InputOf<typeof keadaanJauhEndpoint>,
  { kode_toko }: Ctx,
) => keadaanOf(on, kode_toko, params.no.toUpperCase());

async function keadaanOf(on: Sql, asal: string, no_kirim: string) {
  const jauh = await findJauh(on, asal, no_kirim);
  const tujuan = jauh?.tujuan ?? '';
  return {
    bisa_ditarik: !!jauh && (await isBelumKeluar(on, daftarOf(asal, { no_kirim, tujuan }))),
    jauh: !!jauh,
    daftar: jauh?.daftar ?? null,
    alasan: jauh?.alasan ?? null,
    batal: jauh?.batal ?? null,
  };
}

type Keluar = { readonly no_kirim: string; readonly tujuan: string };
/** The message of its list, on its way to the other server. */
const daftarOf = (dari: string, { no_kirim: no_dokumen, tujuan: ke }: Keluar) => ({
  dari,
  ke,
  jenis: KIRIMAN_DAFTAR,
  no_dokumen,
});

/**
 * Only what the receiver has answered that he took nothing of is cancelled here, and, by an owner, what he cannot know
 * of: its list has not left this server. Answers whether it is that.
 */
export async function needBolehBatal(tx: Tx, asal: string, kirim: Keluar): Promise<boolean> {
  const { no_kirim } = kirim;
  const jauh = await findJauh(tx, asal, no_kirim);
  if (!jauh || jauh.batal === 'BOLEH') return false;
  if (await isBelumKeluar(tx, daftarOf(asal, kirim))) return true;
  const belum = jauh.batal === 'MINTA';
  const salah = belum ? TIDAK_JAUH.BATAL_BELUM_DIJAWAB : TIDAK_JAUH.BATAL_BELUM_DIMINTA;
  conflictIf(true, fill(salah, { no_kirim }));
  return false;
}

/** Withdraws its list with the cancel; 409 where the line was there meanwhile, and it may have left. */
export async function tarikDaftar(tx: Tx, asal: string, kirim: Keluar): Promise<void> {
  const { no_kirim, tujuan } = kirim;
  const keluar = !(await withdrawPesan(tx, daftarOf(asal, kirim)));
  conflictIf(keluar, fill(TIDAK_JAUH.BATAL_BELUM_DIMINTA, { no_kirim }));
  const act = { tindakan: 'TARIK_DAFTAR', tabel: 'kiriman_jauh', kunci: no_kirim };
  tx.audit({ ...act, sesudah: { tujuan } });
}

/** The receiver takes nothing in while his word that nothing was received is out (D-42.8). */
export async function needTidakDibatalkan(tx: Tx, asal: string, no_kirim: string): Promise<void> {
  const jauh = await findJauh(tx, asal, no_kirim);
  conflictIf(jauh?.batal === 'BOLEH', fill(TIDAK_JAUH.BATAL_DIMINTA, { no_kirim }));
}

/**
 * Asked by the sender's server: one row says both, so that a receipt and this answer are never both true. The answer is
 * about the list that the question names.
 */
export async function jawabMinta(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  const { dari: asal, no_dokumen: no_kirim } = pesan;
  const { ke, sidik, batal } = z.parse(mintaBatal, pesan.isi);
  if (no_kirim.slice(2, 5) !== asal) throw new Error(`${no_kirim} is no number of ${asal}`);
  await lockKiriman(tx, no_kirim, ctx.kode_toko);
  const jauh = await findJauh(tx, asal, no_kirim);
  // Of a list that was refused here because another one has its number nothing was received, nor ever will be.
  const lain = jauh !== undefined && !isDaftarIni(jauh, sidik);
  const boleh = lain || !(await isDisentuh(tx, asal, no_kirim));
  const keadaan: KeadaanBatal | null = batal && boleh ? 'BOLEH' : null;
  // One that was held and comes after a later one says nothing any more.
  if (jauh && !lain && jauh.batal_ke >= ke)
    throw new Error(`${no_kirim} was asked for again since`);
  // A list that was refused here, or is not here, never will be: the number is spent.
  if (jauh && !lain) await saveBatal(tx, { asal, no_kirim, batal: keadaan, ke }, ctx);
  if (!jauh) {
    await kenalToko(tx, asal, asal);
    const batal_ke = ke;
    const baru = { asal, no_kirim, tujuan: ctx.kode_toko, batal: keadaan, batal_ke };
    await saveJauh(tx, { ...TANPA_DAFTAR, ...baru }, ctx);
  }
  if (batal) {
    const isi = { ke, sidik, boleh };
    await kabari(tx, { ke: asal, jenis: KIRIMAN_BATAL_JAWAB, no_dokumen: no_kirim, isi }, ctx);
  }
  const sesudah = { dari: asal, ke, batal, boleh, ...(lain && { lain }) };
  tx.audit({ tindakan: 'KIRIMAN_BATAL_DIMINTA', tabel: 'kiriman_jauh', kunci: no_kirim, sesudah });
}

/** Whether these are words about the list that is kept here, or about its number where none is. */
export const isDaftarIni = (jauh: Pick<KirimanJauh, 'sidik'>, sidik: string): boolean =>
  jauh.sidik === '' || jauh.sidik === sidik;

const TANPA_DAFTAR = {
  daftar: 'TOLAK',
  alasan: 'Tidak ada daftar',
  sidik: '',
  nama: [],
  hp_pengirim: null,
} as const;

/** An answer to a question that was withdrawn meanwhile changes nothing. */
export async function terimaJawab(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  const { no_dokumen: no_kirim, dari } = pesan;
  const { ke, sidik, boleh } = z.parse(jawabBatal, pesan.isi);
  const asal = ctx.kode_toko;
  const kirim = await lockKirimanSendiri(tx, asal, no_kirim);
  if (kirim?.tujuan !== dari) throw new Error(`${no_kirim} was not sent to ${dari}`);
  const jauh = await findJauh(tx, asal, no_kirim);
  const berlaku = jauh?.batal === 'MINTA' && jauh.batal_ke === ke && jauh.sidik === sidik;
  if (berlaku) await saveBatal(tx, { asal, no_kirim, batal: boleh ? 'BOLEH' : 'TOLAK', ke }, ctx);
  const sesudah = { dari, ke, boleh, berlaku };
  tx.audit({ tindakan: 'BATAL_DIJAWAB', tabel: 'kiriman_jauh', kunci: no_kirim, sesudah });
}
