import { addDays, formatHariPanjang, hari, type Hari } from '#kit/rules/hari.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { localTime, nowIso } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { SETTING_MEMBER_BAWAAN } from '#areas/customer/rules/kartu-member.ts';
import { findSettingMember } from '#areas/customer/server/setting-member.table.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import { antreBanyak, type PesanDiminta, type Pengantre } from '#areas/pesan/server/antre-pesan.ts';
import {
  endPromo,
  isPromoTerkirim,
  listSetuju,
  listTokoHarian,
  listTokoPromo,
  listUltahSetuju,
  lockPromo,
  takeHarian,
  type Penerima,
  type Promo,
} from '#areas/pesan/server/promo.table.ts';
import { pesanParam } from '#areas/pesan/contract/pesan.parameter.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';

/** What is due on a day, and late on the day of now, told by the areas that know it: reminders of one shop. */
export type SumberTempo = (
  on: Sql,
  kode_toko: string,
  tgl: Hari,
  kini: Hari,
) => Promise<PesanDiminta[]>;

type Saat = { ctx: Pengantre; tgl: Hari; jam: string; jamKirim: string; nama_toko: string };

/** Puts into the outbox what is due by the clock: promos, greetings, reminders (3§1, D-33.22). */
export async function siapkanPesan(db: Database, tempo: SumberTempo): Promise<void> {
  for (const kode_toko of await listTokoPromo(db)) await siapkanPromo(db, kode_toko);
  for (const { kode_toko, ultah, tempo_hari } of await listTokoHarian(db))
    await siapkanHari(db, kode_toko, { ultah, tempo_hari, tempo });
}

async function saatOf(db: Database, kode_toko: string): Promise<Saat> {
  const { modul, toko, param } = await readSetelanToko(db, kode_toko);
  const [tgl, jam] = localTime(nowIso(), toko.zona).split(' ') as [string, string];
  const ctx = { kode_toko, modul, hari: hari(tgl), user_id: 'SISTEM', op: newOp() };
  return {
    ctx,
    tgl: hari(tgl),
    jam,
    jamKirim: param(pesanParam.JAM_KIRIM_PROMO),
    nama_toko: toko.nama_toko,
  };
}

async function siapkanPromo(db: Database, kode_toko: string): Promise<void> {
  const saat = await saatOf(db, kode_toko);
  if (!saat.ctx.modul(pesanModul.NOTIF_WABLAS_PROMO)) return;
  await db.begin(async (tx) => {
    const promo = await lockPromo(tx, kode_toko);
    if (!promo || promo.tgl_kirim > saat.tgl) return;
    if (promo.tgl_kirim === saat.tgl && saat.jam < saat.jamKirim) return;
    const lewat = promo.tgl_kirim < saat.tgl || (await isPromoTerkirim(tx, kode_toko, saat.tgl));
    const jumlah = lewat ? 0 : await antrePromo(tx, promo, saat);
    const status = lewat ? ('LEWAT' as const) : ('DIKIRIM' as const);
    await endPromo(tx, kode_toko, { id: promo.id, status, jumlah });
    await catat(tx, saat.ctx, {
      tabel: 'promo',
      kunci: String(promo.id),
      sesudah: { status, jumlah },
    });
  });
}

/** Once to each number on that day, whatever the promo is called. */
async function antrePromo(tx: Tx, { template, image_url }: Promo, saat: Saat): Promise<number> {
  const penerima = await listSetuju(tx, saat.ctx.kode_toko);
  return antreBanyak(
    tx,
    penerima.map((one) => ({
      ...kepada('PROMO', one, saat.tgl),
      templat: template,
      gambar: image_url,
    })),
    saat.ctx,
  );
}

const kepada = (jenis: 'PROMO' | 'ULTAH', one: Penerima, tgl: Hari): PesanDiminta => ({
  jenis,
  penerima: one.no_hp,
  nama: one.nama,
  kode_customer: one.kode_customer,
  nilai: {
    kode_customer: one.kode_customer,
    nama_customer: one.nama,
    tgl_lahir: one.tgl_lahir ? formatHariPanjang(one.tgl_lahir) : '',
  },
  kunci: `${jenis}/${tgl}/${one.no_hp}`,
});

type Harian = { ultah: boolean; tempo_hari: number; tempo: SumberTempo };

async function siapkanHari(
  db: Database,
  kode_toko: string,
  { ultah, tempo_hari, tempo }: Harian,
): Promise<void> {
  const saat = await saatOf(db, kode_toko);
  if (!saat.ctx.modul(pesanModul.WHATSAPP_MODULE) || saat.jam < saat.jamKirim) return;
  await db.begin(async (tx) => {
    if (!(await takeHarian(tx, kode_toko, saat.tgl))) return;
    const ucapan = ultah ? await ucapanHari(tx, saat) : [];
    const due = addDays(saat.tgl, tempo_hari);
    const ingat = tempo_hari > 0 ? await tempo(tx, kode_toko, due, saat.tgl) : [];
    const jumlah = await antreBanyak(tx, [...ucapan, ...ingat], saat.ctx);
    await catat(tx, saat.ctx, { tabel: 'pesan_harian', kunci: saat.tgl, sesudah: { jumlah } });
  });
}

/** The greeting of /setting-member, to members who have agreed. */
async function ucapanHari(tx: Tx, { ctx, tgl, nama_toko }: Saat): Promise<PesanDiminta[]> {
  if (!ctx.modul(customerModul.MEMBER_MODULE)) return [];
  const { ucapan } = (await findSettingMember(tx, ctx.kode_toko)) ?? SETTING_MEMBER_BAWAAN;
  return (await listUltahSetuju(tx, ctx.kode_toko, tgl)).map((one) => {
    const pesan = kepada('ULTAH', one, tgl);
    return {
      ...pesan,
      templat: ucapan,
      nilai: { ...pesan.nilai, nama: one.nama, toko: nama_toko },
    };
  });
}

type Catatan = { tabel: string; kunci: string; sesudah: unknown };

const catat = (tx: Tx, { kode_toko, op, user_id }: Pengantre, catatan: Catatan) =>
  recordAside(tx, { kode_toko, op, user_id, tindakan: 'ANTRE', ...catatan });
