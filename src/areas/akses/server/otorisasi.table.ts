import { sql, type Sql } from '#kit/server/sql.ts';
import { plainIn } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';

/** What is asked, its words and its figures. */
export type Ucapan = {
  /** What the events are called. */
  readonly perihal: readonly string[];
  readonly ringkasan: string;
  readonly angka: readonly Angka[];
  /** Barcodes and paths of the photos of what is asked. */
  readonly foto?: readonly string[];
  /** Digests of the telephones of those whom the act serves (decision 1255). */
  readonly pihak?: readonly string[];
  /** The figures that were agreed to before, for the same form. */
  readonly dulu?: readonly Angka[];
};

export type Otorisasi = {
  kode_toko: string;
  keystore: string;
  event: string[];
  level: string[];
  digest: string;
  ringkasan: string;
  angka: Angka[];
  /** Both as packed sentences, for each reader's language; an older request has none. */
  ucapan: Ucapan | null;
  catatan: string | null;
  status: 'OPEN' | 'DISETUJUI' | 'DITOLAK' | 'DIBATALKAN' | 'KEDALUWARSA' | 'TERPAKAI';
  input_by: string;
  input_date: string;
  kedaluwarsa: string;
  disetujui_by: string | null;
  disetujui_level: string | null;
  /** The asker's device. */
  perangkat: string | null;
  /** The hash of the ticket of an approver who has shown his second factor to read the figures. */
  faktor_tiket: string | null;
  /** The number on the requester's screen. */
  cocok: number | null;
};

/** What of a request is shown to its readers. */
export type Diucapkan = Pick<Otorisasi, 'event' | 'ucapan' | 'ringkasan' | 'angka'>;

type Baru = Pick<
  Otorisasi,
  'kode_toko' | 'keystore' | 'event' | 'level' | 'digest' | 'catatan' | 'input_by' | 'perangkat'
> & {
  method: string;
  path: string;
  input_level: string;
  menit: number;
  ucapan: Ucapan;
  cocok: number;
};

export function saveOtorisasi(tx: Tx, row: Baru): Promise<{ kedaluwarsa: string }> {
  const { ringkasan, angka } = plainIn(row.ucapan);
  return tx.one(sql<{ kedaluwarsa: string }>`
    insert into otorisasi (kode_toko, keystore, event, level, method, path, digest, ringkasan, angka, ucapan, catatan,
                           status, input_by, input_level, perangkat, cocok, input_date, kedaluwarsa)
    values (${row.kode_toko}, ${row.keystore}, ${row.event}, ${row.level}, ${row.method}, ${row.path}, ${row.digest},
            ${ringkasan}, ${JSON.stringify(angka)}::jsonb, ${JSON.stringify(row.ucapan)}::jsonb,
            ${row.catatan}, 'OPEN', ${row.input_by},
            ${row.input_level}, ${row.perangkat}, ${row.cocok}, waktu(), waktu() + make_interval(mins => ${row.menit}))
    returning kedaluwarsa`);
}

/** Time is the database's (abuse case 34): past its end an unanswered or unspent row is KEDALUWARSA. */
export const findOtorisasi = (
  on: Sql,
  kode_toko: string,
  keystore: string,
): Promise<Otorisasi | undefined> =>
  on.maybe(sql<Otorisasi>`
    select kode_toko, keystore, event, level, digest, ringkasan, angka, ucapan, catatan,
           case when status in ('OPEN', 'DISETUJUI') and kedaluwarsa <= waktu() then 'KEDALUWARSA'
                else status end as status,
           input_by, input_date, kedaluwarsa, disetujui_by, disetujui_level, perangkat, faktor_tiket, cocok
      from otorisasi where kode_toko = ${kode_toko} and keystore = ${keystore}`);

/** The request that this person has open, the newest of them. */
export const findKeystoreTerbuka = async (
  on: Sql,
  { kode_toko, user_id }: { readonly kode_toko: string; readonly user_id: string },
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ keystore: string }>`
    select keystore from otorisasi
     where kode_toko = ${kode_toko} and input_by = ${user_id} and status = 'OPEN' and kedaluwarsa > waktu()
     order by input_date desc limit 1`)
  )?.keystore;

/** What was agreed to for this person's same call and came to nothing: its figures. */
export const findDulu = (
  on: Sql,
  { kode_toko, user_id }: { readonly kode_toko: string; readonly user_id: string },
  { keystore, method, path }: { keystore: string; method: string; path: string },
): Promise<{ ucapan: Ucapan } | undefined> =>
  on.maybe(sql<{ ucapan: Ucapan }>`
    select ucapan from otorisasi
     where kode_toko = ${kode_toko} and keystore = ${keystore} and input_by = ${user_id}
       and method = ${method} and path = ${path} and status = 'DISETUJUI' and ucapan is not null`);

export const saveTiket = (
  on: Sql,
  { kode_toko, keystore }: Pick<Otorisasi, 'kode_toko' | 'keystore'>,
  tiket: string,
): Promise<number> =>
  on.run(sql`
    update otorisasi set faktor_tiket = ${tiket} where kode_toko = ${kode_toko} and keystore = ${keystore}`);

export type Jawaban = {
  status: 'DISETUJUI' | 'DITOLAK' | 'DIBATALKAN';
  by: string | null;
  level: string | null;
  cara: string;
  alasan: string | null;
};

/** Answers an open request once; no row when it was answered, cancelled or too late. */
export const answerOtorisasi = (
  tx: Tx,
  kode_toko: string,
  keystore: string,
  row: Jawaban,
): Promise<number> =>
  tx.run(sql`
    update otorisasi set status = ${row.status}, disetujui_by = ${row.by}, disetujui_level = ${row.level},
           disetujui_at = waktu(), cara = ${row.cara}, alasan = ${row.alasan}
     where kode_toko = ${kode_toko} and keystore = ${keystore} and status = 'OPEN' and kedaluwarsa > waktu()`);

/** Spends an approval by the write that carries it; no row when it was spent or is too late. */
export const spendOtorisasi = (
  tx: Tx,
  kode_toko: string,
  keystore: string,
  op: string,
): Promise<number> =>
  tx.run(sql`
    update otorisasi set status = 'TERPAKAI', op_pakai = ${op}::uuid, terpakai_at = waktu()
     where kode_toko = ${kode_toko} and keystore = ${keystore} and status = 'DISETUJUI' and kedaluwarsa > waktu()`);
