import { randomUUID } from 'node:crypto';
import { localTime, nowIso, startOfHari } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { unseal } from '#kit/server/server-key.ts';
import { holdsMessages } from '#kit/server/settings/env.ts';
import { hari } from '#kit/rules/hari.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import { isiPesan } from '#areas/pesan/rules/isi-pesan.ts';
import { semuaJenis, sifatPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import {
  bisaTenang,
  nomorWa,
  PALING_BANYAK_COBA,
  tentukanJeda,
  tentukanTunggu,
} from '#areas/pesan/rules/pesan.ts';
import {
  deleteJeda,
  findGateway,
  findJeda,
  saveJeda,
  type GatewayRow,
} from '#areas/pesan/server/gateway.table.ts';
import {
  dropLama,
  listTokoAntre,
  recoverHilang,
  saveGagal,
  saveTerkirim,
  takeGiliran,
  takePesan,
} from '#areas/pesan/server/kirim/antrean.table.ts';
import { kirimBerkas } from '#areas/pesan/server/kirim/berkas.ts';
import { kirimCloud } from '#areas/pesan/server/kirim/cloud.ts';
import type { Gateway, Hasil, Kirim, Lampiran } from '#areas/pesan/server/kirim/gateway.ts';
import { kirimWablas } from '#areas/pesan/server/kirim/wablas.ts';
import { countPesan, type Pesan } from '#areas/pesan/server/pesan.table.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';

const KIRIM: Readonly<Record<'WABLAS' | 'CLOUD' | 'BERKAS', Kirim>> = {
  WABLAS: kirimWablas,
  CLOUD: kirimCloud,
  BERKAS: kirimBerkas,
};
const SEKALIGUS = 20;
const BERSAMA = 4;

const SEGERA = semuaJenis.filter((jenis) => sifatPesan(jenis).segera);
const SEKALI = semuaJenis.filter((jenis) => sifatPesan(jenis).sekali);

export type Rumah = {
  /** The picture of a message, by its path. */
  readonly gambar: (path: string) => Promise<Buffer | undefined>;
  /** A paper that goes with a message of its kind, made when it leaves. */
  readonly berkas?: (on: Database, pesan: Pesan) => Promise<Lampiran | undefined>;
  /** Why a message may not go out any more: it is asked when it leaves, not only when it was written. */
  readonly larang: (on: Database, pesan: Pesan) => Promise<string | undefined>;
  /** Milliseconds that a gateway is waited for. */
  readonly tunggu?: number;
};

export const ownerToken = (kode_toko: string): string => `gateway-pesan/${kode_toko}`;

/** One beat of the sender: some messages of every shop that has any; answers how many were tried. */
export async function sendAntrean(
  db: Database,
  rumah: Rumah,
  pemegang: string = randomUUID(),
): Promise<number> {
  if (holdsMessages() || !(await takeGiliran(db, pemegang))) return 0;
  await recoverHilang(db, SEKALI, 'Server berhenti saat mengirim');
  const tokoList = await listTokoAntre(db);
  const sent = await Promise.all(tokoList.map((kode) => sendToko(db, kode, rumah, pemegang)));
  return sent.reduce((sum, one) => sum + one, 0);
}

async function sendToko(
  db: Database,
  kode_toko: string,
  rumah: Rumah,
  pengirim: string,
): Promise<number> {
  const { modul, toko } = await readSetelanToko(db, kode_toko);
  const row = await findGateway(db, kode_toko);
  if (!row || row.jenis === 'TIDAK' || !modul(pesanModul.WHATSAPP_MODULE)) return 0;
  await dropLama(db, kode_toko, 'Sudah lewat waktunya');
  const jam = localTime(nowIso(), toko.zona);
  const sejak = startOfHari(hari(jam.slice(0, 10)), toko.zona, '00:00');
  const { terkirim } = await countPesan(db, kode_toko, sejak);
  const tenang = bisaTenang(jam.slice(11), row.tenang_dari, row.tenang_sampai);
  const jeda = await findJeda(db, kode_toko);
  const banyak = Math.min(jeda ? 1 : SEKALIGUS, row.kuota - terkirim);
  if (banyak <= 0) return 0;
  const ambil = {
    kode_toko,
    pengirim,
    banyak,
    jenis: tenang ? SEGERA : semuaJenis,
    segera: SEGERA,
  };
  const antre = await takePesan(db, ambil);
  const gateway = gatewayOf(kode_toko, row, rumah.tunggu);
  return sendSemua(db, antre, { gateway, rumah, pengirim, gagal: jeda?.gagal ?? 0 });
}

const TUNGGU_MS = 15_000;

const gatewayOf = (kode_toko: string, row: GatewayRow, tunggu = TUNGGU_MS): Gateway => ({
  ...row,
  kode_toko,
  tunggu,
  token: row.token ? (unseal(row.token, ownerToken(kode_toko)) ?? '') : '',
});

type Kerja = { gateway: Gateway; rumah: Rumah; pengirim: string; gagal: number };

/** A few at a time; when the gateway turns out to be away the rest goes back untried. */
async function sendSemua(db: Database, antre: readonly Pesan[], kerja: Kerja): Promise<number> {
  const left = [...antre];
  let tunda: string | undefined;
  let tried = 0;
  const worker = async (): Promise<void> => {
    for (let pesan = left.shift(); pesan; pesan = left.shift()) {
      if (tunda !== undefined) {
        await kembali(db, pesan, kerja.pengirim, null);
        continue;
      }
      tried += 1;
      const hasil = await sendSatu(db, pesan, kerja);
      if (hasil.hasil === 'TUNDA') tunda = hasil.sebab;
      await catat(db, pesan, hasil, kerja.pengirim);
    }
  };
  await Promise.all(Array.from({ length: BERSAMA }, worker));
  const { kode_toko } = kerja.gateway;
  if (tunda !== undefined) {
    const gagal = kerja.gagal + 1;
    await saveJeda(db, kode_toko, { gagal, detik: tentukanJeda(gagal), sebab: tunda });
  } else if (kerja.gagal > 0 && tried > 0) await deleteJeda(db, kode_toko);
  return tried;
}

async function sendSatu(db: Database, pesan: Pesan, { gateway, rumah }: Kerja): Promise<Hasil> {
  const larangan = await rumah.larang(db, pesan);
  if (larangan) return { hasil: 'LARANG', sebab: larangan };
  const lampiran = await lampiranOf(db, pesan, rumah).catch(String);
  // Nothing has left: it is tried again, and looked at by a person in the end.
  if (typeof lampiran === 'string') return { hasil: 'ULANG', sebab: 'Lampiran tidak dapat dibuat' };
  const kirim = KIRIM[gateway.jenis as keyof typeof KIRIM];
  const nomor = nomorWa(pesan.penerima);
  const isi = isiPesan(pesan.templat, pesan.nilai);
  return kirim(gateway, { pesan, nomor, isi, lampiran }).catch((error: Error) => ({
    hasil: 'RAGU',
    sebab: error.message.slice(0, 200),
  }));
}

async function lampiranOf(db: Database, pesan: Pesan, rumah: Rumah): Promise<Lampiran | null> {
  const bytes = pesan.gambar ? await rumah.gambar(pesan.gambar) : undefined;
  if (bytes) return { nama: 'promo.jpg', tipe: 'image/jpeg', bytes };
  return (await rumah.berkas?.(db, pesan)) ?? null;
}

const kembali = (db: Database, pesan: Pesan, pengirim: string, sebab: string | null) =>
  saveGagal(db, pesan, pengirim, { status: 'ANTRE', coba: pesan.coba, detik: 0, sebab });

/** What became of it: a failure of the message counts, one of the gateway does not. */
async function catat(db: Database, pesan: Pesan, hasil: Hasil, pengirim: string): Promise<void> {
  if (hasil.hasil === 'TERIMA') return void (await saveTerkirim(db, pesan, hasil.rujukan));
  const { sebab } = hasil;
  if (hasil.hasil === 'TUNDA') return void (await kembali(db, pesan, pengirim, sebab));
  const coba = pesan.coba + 1;
  const detik = tentukanTunggu(coba);
  const ragu = hasil.hasil === 'RAGU' && sifatPesan(pesan.jenis).sekali;
  const habis = hasil.hasil === 'TOLAK' || coba >= PALING_BANYAK_COBA;
  const status = hasil.hasil === 'LARANG' ? 'BATAL' : ragu ? 'RAGU' : habis ? 'GAGAL' : 'ANTRE';
  await saveGagal(db, pesan, pengirim, { status, coba, detik, sebab });
}
