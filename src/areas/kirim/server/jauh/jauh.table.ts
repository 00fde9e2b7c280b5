import type { Persen } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { sql, statement, type Sql } from '#kit/server/sql.ts';
import type { AkhirKiriman, BarangJauh } from '#areas/kirim/contract/kiriman-jauh.wire.ts';
import type { KeadaanBatal, KeadaanDaftar } from '#areas/kirim/rules/daftar-jauh.ts';
import { PIECE, type BarangRow } from '#areas/stock/server/barang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Whether a shop has a server of its own: its documents come by message (D-43.4). */
export const isTokoJauh = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(sql`select 1 from toko where kode_toko = ${kode_toko} and server_sendiri`)) !==
  undefined;

export type KirimanJauh = {
  readonly tujuan: string;
  readonly daftar: KeadaanDaftar;
  readonly alasan: string | null;
  readonly sidik: string;
  readonly batal: KeadaanBatal | null;
  readonly batal_ke: number;
  readonly hp_pengirim: string | null;
};

/** What two servers have said of a shipment; nothing of one inside this server. */
export const findJauh = (
  on: Sql,
  asal: string,
  no_kirim: string,
): Promise<KirimanJauh | undefined> =>
  on.maybe(sql<KirimanJauh>`
    select tujuan, daftar, alasan, sidik, batal, batal_ke, hp_pengirim from kiriman_jauh
     where kode_toko = ${asal} and no_kirim = ${no_kirim}`);

/** The digest of a message as the database keeps it: the order of its words and its spaces are nothing. */
export const sidikOf = async (on: Sql, isi: unknown): Promise<string> =>
  (
    await on.one(sql<{ sidik: string }>`
      select encode(sha256(convert_to(${JSON.stringify(isi)}::jsonb::text, 'UTF8')), 'hex') as sidik`)
  ).sidik;

type Baru = Pick<
  KirimanJauh,
  'daftar' | 'alasan' | 'sidik' | 'batal' | 'batal_ke' | 'hp_pengirim'
> & {
  readonly asal: string;
  readonly no_kirim: string;
  readonly tujuan: string;
  readonly nama: readonly object[];
};
/** Of a list of which no cancel was asked for. */
export const JAUH_BARU = { batal: null, batal_ke: 0, hp_pengirim: null };
export const saveJauh = (tx: Tx, one: Baru, { op }: Pick<Ctx, 'op'>): Promise<number> =>
  tx.run(sql`
    insert into kiriman_jauh (kode_toko, no_kirim, tujuan, daftar, alasan, sidik, batal, batal_ke, nama, hp_pengirim,
                              op)
    values (${one.asal}, ${one.no_kirim}, ${one.tujuan}, ${one.daftar}, ${one.alasan}, ${one.sidik}, ${one.batal},
            ${one.batal_ke}, ${JSON.stringify(one.nama)}::jsonb, ${one.hp_pengirim}, ${op}::uuid)`);

type Jawaban = Pick<KirimanJauh, 'sidik' | 'alasan'> & {
  readonly asal: string;
  readonly no_kirim: string;
  readonly dari: string;
};
/** What the receiver said of the list, of exactly this one. */
export const saveJawaban = (
  tx: Tx,
  { asal, no_kirim, dari, sidik, alasan }: Jawaban,
  { op }: Pick<Ctx, 'op'>,
): Promise<number> =>
  tx.run(sql`
    update kiriman_jauh set daftar = ${alasan === null ? 'SAMPAI' : 'TOLAK'}, alasan = ${alasan}, op = ${op}::uuid
     where kode_toko = ${asal} and no_kirim = ${no_kirim} and tujuan = ${dari} and sidik = ${sidik}
       and daftar = 'KIRIM'`);

export const saveBatal = (
  tx: Tx,
  {
    asal,
    no_kirim,
    batal,
    ke,
  }: { asal: string; no_kirim: string; batal: KeadaanBatal | null; ke: number },
  { op }: Pick<Ctx, 'op'>,
): Promise<number> =>
  tx.run(sql`
    update kiriman_jauh set batal = ${batal}, batal_ke = ${ke}, op = ${op}::uuid
     where kode_toko = ${asal} and no_kirim = ${no_kirim}`);

/** Pieces that are packed, as a list tells them. */
export const readBarang = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<Omit<BarangJauh, 'harga_hari_itu' | 'berlian'>[]> =>
  on.many(sql<Omit<BarangJauh, 'harga_hari_itu' | 'berlian'>>`
    select b.kode_barcode, b.kode_intern, b.nama_barang, b.deskripsi, b.size, b.kondisi, b.tag_id, b.kode_supplier,
           (select nama from supplier_barang s where s.kode_toko = b.kode_toko and s.kode_supplier = b.kode_supplier)
             as nama_supplier,
           b.kode_kategori, b.kode_dept, b.kode_group, b.kode_kadar, b.kode_bandrol, b.kadar, b.persen, b.berat,
           b.berat_asli, b.berat_atribut, b.berat_label, b.murni, b.atribut, b.kategori_harga, b.harga_jual, b.ongkos,
           b.harga_atribut, b.harga_modal, b.dokumen_perolehan, b.tgl_terima, b.label_ke, b.aturan
      from unnest(${codes}::text[]) with ordinality k (kode_barcode, urut)
      join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = k.kode_barcode
     order by k.urut`);

/**
 * Pieces as a list names them, with a supplier only where he is the same one here. By the present rule a piece for
 * sale has the kadar that is its percent (D-51.16).
 */
export const saveBarangJauh = (
  tx: Tx,
  { asal, no_kirim, tujuan }: { asal: string; no_kirim: string; tujuan: string },
  barang: readonly BarangJauh[],
): Promise<number> =>
  tx.run(sql`
    insert into kiriman_jauh_isi (kode_toko, no_kirim, kode_barcode, barang)
    select ${asal}, ${no_kirim}, e ->> 'kode_barcode',
           (e - 'harga_hari_itu' - 'nama_supplier') || jsonb_build_object('kode_toko', ${asal}::text, 'status', 'KIRIM',
             'kadar', e -> 'persen', 'aturan', 2,
             'no_pegang', ${no_kirim}::text, 'kode_gudang', '-', 'gambar', '[]'::jsonb,
             'berlian', coalesce((select jsonb_agg(b - 'carat_patok' || '{"kode_supplier": null}' order by n)
               from jsonb_array_elements(e -> 'berlian') with ordinality x (b, n)), '[]'::jsonb),
             -- By its code what each stone is measured by: no part of what a piece says of it.
             'patok', (select jsonb_object_agg(b ->> 'kode_berlian', b -> 'carat_patok')
               from jsonb_array_elements(e -> 'berlian') b),
             'kode_supplier', (select s.kode_supplier from supplier_barang s where s.kode_toko = ${tujuan}
               and s.kode_supplier = e ->> 'kode_supplier' and s.nama = e ->> 'nama_supplier' and s.is_active))
      from jsonb_array_elements(${JSON.stringify(barang)}::jsonb) e`);

const SUMBER = `
  select r.* from kiriman_jauh_isi j cross join lateral jsonb_populate_record(null::barang, j.barang) r
   where j.kode_toko = $1 and j.no_kirim = $2 and j.kode_barcode = any($3) and j.barang ? 'kode_barcode'`;
const BANYAK = statement(`select ${PIECE} from (${SUMBER}) b order by b.kode_barcode`);

/** Pieces of a list that came from another server, as their sender's rows would say them. */
export const listBarangJauh = (
  on: Sql,
  asal: string,
  no_kirim: string,
  codes: readonly string[],
): Promise<BarangRow[]> => on.call<BarangRow>(BANYAK, [asal, no_kirim, codes]);

/** The same as rows that a receipt begins with. */
export const listSumber = async (
  on: Sql,
  asal: string,
  no_kirim: string,
  codes: readonly string[],
): Promise<unknown[]> =>
  (
    await on.many(sql<{ barang: unknown }>`
      select barang from kiriman_jauh_isi
       where kode_toko = ${asal} and no_kirim = ${no_kirim} and kode_barcode = any(${codes}::text[])`)
  ).map((one) => one.barang);

export const listNamaJauh = async (
  on: Sql,
  asal: string,
  no_kirim: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await on.many(sql<{ jenis: string; kode: string; nama: string }>`
    select e ->> 'jenis' as jenis, e ->> 'kode' as kode, e ->> 'nama' as nama
      from kiriman_jauh j, jsonb_array_elements(j.nama) e
     where j.kode_toko = ${asal} and j.no_kirim = ${no_kirim}`);
  return new Map(rows.map(({ jenis, kode, nama }) => [`${jenis}/${kode}`, nama]));
};

/**
 * A barcode of the series of a shop of this database that has never been given here: who names one would take the
 * number of a piece that is labelled later.
 */
export const findBarcodeAsing = (on: Sql, codes: readonly string[]) =>
  on.maybe(sql<{ kode_barcode: string }>`
    select k.kode_barcode from unnest(${codes}::text[]) k (kode_barcode)
      join toko t on t.kode_toko = left(k.kode_barcode, 3) and not t.server_sendiri
     where not exists (select from barang b
                        where b.kode_toko = t.kode_toko and b.kode_barcode = k.kode_barcode)
     order by 1 limit 1`);

/** One that a piece here carries still: it is in a shop of this database, or was sold in this one. */
export const findMasihDiSini = (on: Sql, codes: readonly string[], kode_toko: string) =>
  on.maybe(sql<{ kode_barcode: string; kode_toko: string }>`
    select kode_barcode, kode_toko from barang
     where kode_barcode = any(${codes}::text[])
       and (status not in ('TERJUAL', 'HANCUR', 'KIRIM') or (kode_toko = ${kode_toko} and status <> 'KIRIM'))
     order by 1, 2 limit 1`);

type Tabel =
  | 'kirim_barang'
  | 'terima_kiriman'
  | 'kiriman_selesai'
  | 'kiriman_lebih'
  | 'kiriman_lebih_pulang';
type Row = Readonly<Record<string, unknown>>;
/** A row of another server's shop as its message says it, with the time of the act there. */
export const saveSalinan = async (tx: Tx, tabel: Tabel, row: Row): Promise<number> =>
  tx.run(await insertRows(tx, tabel, [{ ...row, jauh: true }], { input_date: sql`waktu()` }));

export const saveIsiSalinan = async (
  tx: Tx,
  tabel: 'kirim_barang_isi' | 'terima_kiriman_isi',
  rows: readonly Row[],
): Promise<number> => tx.run(await insertRows(tx, tabel, rows));

/** A shipment of another server has ended in its sender's book. */
export const endKiriman = (
  tx: Tx,
  { asal, no_kirim }: { asal: string; no_kirim: string },
  akhir: AkhirKiriman,
): Promise<number> => {
  const batal =
    akhir.status === 'CANC'
      ? sql`, no_batal = ${akhir.no_batal}, hari_batal = ${akhir.hari_batal}::date, tgl_batal = waktu(),
              batal_by = ${akhir.batal_by}, alasan_batal = ${akhir.alasan_batal}`
      : sql``;
  return tx.run(sql`
    update kirim_barang set status = ${akhir.status} ${batal}
     where kode_toko = ${asal} and no_kirim = ${no_kirim} and jauh and status = 'OPEN'`);
};

/** Whether the half of a receipt is booked: a message that comes twice does nothing. */
export const isSampai = async (on: Sql, tujuan: string, no_terima: string): Promise<boolean> =>
  (await on.maybe(
    sql`select 1 from barang_sampai where tujuan = ${tujuan} and no_terima = ${no_terima}`,
  )) !== undefined;

/** Whether a receipt of another server is kept here, its half booked or not. */
export const isTercatat = async (on: Sql, kode_toko: string, no_terima: string): Promise<boolean> =>
  (await on.maybe(
    sql`select 1 from terima_kiriman where kode_toko = ${kode_toko} and no_terima = ${no_terima}`,
  )) !== undefined;

type TerimaJauh = {
  readonly no_kirim: string;
  readonly kode_barcode: string;
  readonly berat: number;
  readonly kadar_uji: Persen | null;
  readonly carat: number | null;
  readonly butir: number | null;
};
/** The pieces of a receipt, as its shop on another server has said them. */
export const listTerimaJauh = (on: Sql, kode_toko: string, no_terima: string) =>
  on.many(sql<TerimaJauh>`
    select no_kirim, kode_barcode, berat::bigint as berat, kadar_uji, carat::bigint as carat, butir
      from terima_kiriman_isi
     where kode_toko = ${kode_toko} and no_terima = ${no_terima}`);

type Oleh = { readonly asal: string; readonly no_kirim: string; readonly oleh: string };

/** Whether that shop has said here that nothing more comes of it. */
export const isSelesaiOleh = async (on: Sql, { asal, no_kirim, oleh }: Oleh): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from kiriman_selesai where asal = ${asal} and no_kirim = ${no_kirim} and kode_toko = ${oleh}`)) !==
  undefined;

/** Whether that shop has written here a scan beyond the list, or a step of its way home. */
export const isLebihOleh = async (
  on: Sql,
  {
    asal,
    no_kirim,
    oleh,
    kode_barcode,
    langkah,
  }: Oleh & { readonly kode_barcode: string; readonly langkah: 'SERAH' | 'TIBA' | null },
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from kiriman_lebih
     where ${langkah}::text is null and asal = ${asal} and no_kirim = ${no_kirim} and kode_toko = ${oleh}
       and kode_barcode = ${kode_barcode}
    union all
    select 1 from kiriman_lebih_pulang
     where langkah = ${langkah}::text and asal = ${asal} and no_kirim = ${no_kirim} and kode_toko = ${oleh}
       and kode_barcode = ${kode_barcode}
     limit 1`)) !== undefined;
