import { kept } from '#kit/rules/lists.ts';
import { objectOf } from '#kit/contract/field.ts';
import type { Database } from '#kit/server/database.ts';
import { encode } from '#kit/server/wire/encode.ts';
import { isiTayang } from '#areas/penjualan/contract/tayang/adaptor.api.ts';
import { readFotoTayang, type Disiapkan } from '#areas/penjualan/server/tayang/isi-tayang.ts';
import {
  panggilAdaptor,
  type HasilAdaptor,
  type Tujuan,
} from '#areas/penjualan/server/tayang/panggil-adaptor.ts';
import { isTetap, type Saluran } from '#areas/penjualan/server/tayang/sambungan.table.ts';
import {
  PALING_COBA,
  saveGagal,
  saveGagalTurun,
  saveTerkirim,
  saveTurun,
  saveVersi,
  takeTayang,
  type Diambil,
} from '#areas/penjualan/server/tayang/tayang.table.ts';

/** Calls to one channel at a time: pieces that are shown, and pieces that are withdrawn. */
const BERSAMA = { PUT: 4, DELETE: 8 } as const;
/** After so long a beat begins no call that shows a piece: parcels and withdrawals wait for it. */
const KIRIM_TERLAMA_MS = 10_000;
/** Seconds until a call that failed is tried again, a minute at most: a withdrawal is not late by more. */
const tungguCoba = (coba: number): number => Math.min(60, 5 * 2 ** Math.max(0, coba - 1));

/** One beat of one channel. */
export type Kerja = {
  readonly db: Database;
  readonly saluran: Saluran;
  readonly tujuan: Tujuan;
  tried: number;
  /** It answered a call: the pauses of before are over. */
  jawab: boolean;
  /** Why the channel is away: nothing more is tried in this beat. */
  tunda: string | undefined;
  /** It is reached another way by now: nothing of this beat is believed any more. */
  pindah: boolean;
  /** Calls of pieces that were never answered: whose fault that is says the end of the beat. */
  readonly diam: { readonly one: Diambil; readonly sebab: string; readonly put: boolean }[];
  /** When the beat began, by the machine. */
  readonly mulai: number;
};

export const turunkan = (kerja: Kerja, halangan: ReadonlyMap<string, string>): Promise<void> =>
  semua(kerja, [...halangan.keys()], false, (one) =>
    turunSatu(kerja, one, kept(halangan, one.kode_barcode)),
  );

/** Shown, or told again: each with what was made ready for it. */
export const tampilkan = (
  kerja: Kerja,
  codes: readonly string[],
  siap: ReadonlyMap<string, Disiapkan>,
): Promise<void> =>
  semua(kerja, codes, true, (one) => sendBarang(kerja, one, kept(siap, one.kode_barcode)));

/** A few at a time; when the channel turns out to be away the rest goes back untried. */
async function semua(
  kerja: Kerja,
  codes: readonly string[],
  put: boolean,
  satu: (one: Diambil) => Promise<HasilAdaptor>,
): Promise<void> {
  const { db, saluran } = kerja;
  if (codes.length === 0 || kerja.tunda !== undefined || kerja.pindah) return;
  const left = await takeTayang(db, saluran, codes, { put });
  const worker = async (): Promise<void> => {
    for (let one = left.shift(); one; one = left.shift()) {
      const lama = put && performance.now() - kerja.mulai > KIRIM_TERLAMA_MS;
      if (kerja.tunda !== undefined || lama || !(await isDiSana(kerja))) {
        await kembali(kerja, one, { tampil: one.dulu, foto: true });
        continue;
      }
      kerja.tried += 1;
      const hasil = await satu(one).catch(gagalSendiri);
      timbang(kerja, one, hasil, put);
      if (hasil.hasil !== 'TERIMA' && hasil.hasil !== 'DIAM') await catat(kerja, one, hasil, put);
    }
  };
  await Promise.all(Array.from({ length: BERSAMA[put ? 'PUT' : 'DELETE'] }, worker));
}

/** Whether it is still where the beat began; an owner who moves it away is not kept waiting. */
export async function isDiSana(kerja: Kerja): Promise<boolean> {
  if (!kerja.pindah && !(await isTetap(kerja.db, kerja.saluran))) kerja.pindah = true;
  return !kerja.pindah;
}

/** What an answer says of the channel. Two pieces without one leave it alone for a while. */
function timbang(kerja: Kerja, one: Diambil, hasil: HasilAdaptor, put: boolean): void {
  if (hasil.hasil === 'SENDIRI') return;
  if (hasil.hasil === 'TUNDA') kerja.tunda = hasil.sebab;
  else if (hasil.hasil === 'DIAM') {
    kerja.diam.push({ one, sebab: hasil.sebab, put });
    if (kerja.diam.length > 1) kerja.tunda = hasil.sebab;
  } else kerja.jawab = true;
}

/**
 * A call that was never answered counts at its piece where the channel answered another one; else the channel is away
 * and no piece fails for it.
 */
export async function akhiriDiam(kerja: Kerja): Promise<void> {
  const [first] = kerja.diam;
  if (first && !kerja.jawab) kerja.tunda ??= first.sebab;
  for (const { one, sebab, put } of kerja.diam)
    await (kerja.jawab
      ? catat(kerja, one, { hasil: 'DIAM', sebab }, put)
      : kembali(kerja, one, { tampil: true, foto: false }));
}

/** What this server could not do for one piece is shown at that piece and stops no other. */
const gagalSendiri = (error: unknown): HasilAdaptor => ({
  hasil: 'SENDIRI',
  sebab: `Kesalahan server: ${error instanceof Error ? error.message : String(error)}`.slice(
    0,
    200,
  ),
});

async function sendBarang(kerja: Kerja, one: Diambil, siap: Disiapkan): Promise<HasilAdaptor> {
  const { harga, sidik, sidik_foto, gambar, isi } = siap;
  const foto = one.sidik_foto === sidik_foto ? undefined : await readFotoTayang(gambar);
  if (foto?.length === 0 || harga === null)
    return { hasil: 'SENDIRI', sebab: 'Foto tidak dapat dibaca' };
  const { versi } = one;
  const body = encode(BADAN, {
    ...isi,
    versi,
    harga,
    foto_sidik: sidik_foto,
    ...(foto && { foto }),
  });
  const hasil = await panggilAdaptor(kerja.tujuan, 'PUT', `items/${one.kode_barcode}`, body);
  if (hasil.hasil === 'TERIMA')
    await saveTerkirim(kerja.db, { ...kerja.saluran, ...one }, { harga, sidik, sidik_foto });
  return hasil;
}
const BADAN = objectOf(isiTayang);

async function turunSatu(kerja: Kerja, one: Diambil, halangan: string): Promise<HasilAdaptor> {
  const path = `items/${one.kode_barcode}?versi=${one.versi}`;
  const hasil = await panggilAdaptor(kerja.tujuan, 'DELETE', path);
  if (hasil.hasil === 'TERIMA') {
    const satu = { ...kerja.saluran, ...one };
    await (halangan === 'GAGAL'
      ? saveGagalTurun(kerja.db, satu)
      : saveTurun(kerja.db, satu, halangan));
  }
  return hasil;
}

const kembali = (
  { db, saluran }: Kerja,
  one: Diambil,
  ada: { tampil: boolean; foto: boolean },
): Promise<number> =>
  saveGagal(
    db,
    { ...saluran, ...one },
    { status: null, coba: one.coba, detik: 0, sebab: null, ...ada },
  );

type Gagal = Exclude<HasilAdaptor, { hasil: 'TERIMA' }>;

/**
 * A failure of the piece counts, one of the channel does not. What may be offered in spite of it stays to be withdrawn;
 * a withdrawal is tried for ever.
 */
async function catat(kerja: Kerja, one: Diambil, hasil: Gagal, put: boolean): Promise<void> {
  const satu = { ...kerja.saluran, ...one };
  if (hasil.hasil === 'LAMA' && hasil.versi >= one.versi)
    return void (await saveVersi(kerja.db, satu, hasil.versi));
  if (hasil.hasil === 'TUNDA')
    return void (await kembali(kerja, one, { tampil: true, foto: false }));
  // A smaller one says nothing: it would be asked for ever.
  const sebab = hasil.hasil === 'LAMA' ? `Versi ${hasil.versi} di adaptor (409)` : hasil.sebab;
  const tolak = hasil.hasil === 'TOLAK';
  // A withdrawal of what failed leaves it failed; any other one is tried for ever.
  const coba = put
    ? tolak
      ? PALING_COBA
      : Math.min(one.coba + 1, PALING_COBA)
    : Math.max(one.coba, Math.min(one.coba + 1, PALING_COBA - 1));
  const status = coba >= PALING_COBA || !put ? 'GAGAL' : null;
  const tampil = put && tolak ? one.dulu : true;
  await saveGagal(kerja.db, satu, {
    status,
    coba,
    // A piece that is sent no more is withdrawn at once.
    detik: put && status === 'GAGAL' ? 0 : tungguCoba(coba),
    sebab,
    tampil,
    foto: false,
  });
}
