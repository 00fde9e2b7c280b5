import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { waktunya } from '#areas/toko/server/antar/waktunya.query.ts';
import { FOTO_PALING_BANYAK } from '#areas/stock/rules/foto.ts';

export type FotoDiminta = {
  readonly kode_toko: string;
  readonly no_kirim: string;
  readonly kode_barcode: string;
  readonly asal: string;
  readonly isi: 'BARANG' | 'BATU';
  readonly dilihat: number;
  readonly gagal: number;
};

type Dari = { readonly kode_toko: string; readonly asal: string; readonly no_kirim: string };
/** Pieces of a receipt that have no photo here, and stones of theirs, or loose ones, whose certificate has none. */
export const saveMinta = (
  tx: Tx,
  { kode_toko, asal, no_kirim }: Dari,
  codes: readonly string[],
): Promise<number> =>
  tx.run(sql`
    insert into foto_kiriman (kode_toko, no_kirim, kode_barcode, asal, isi, lagi)
    select ${kode_toko}, ${no_kirim}, x.kode, ${asal}, x.isi, waktu()
      from (select kode_barcode as kode, 'BARANG' as isi from barang
             where kode_toko = ${kode_toko} and kode_barcode = any(${codes}::text[]) and gambar = '[]'
            union all
            select kode_berlian, 'BATU' from berlian
             where kode_toko = ${kode_toko} and coalesce(kode_barcode, kode_berlian) = any(${codes}::text[])
               and status in ('LEPAS', 'TERPASANG') and no_sertifikat is not null and foto is null) x
    on conflict do nothing`);

/** Those whose next try is due. */
export const listDiminta = (on: Sql, most: number): Promise<FotoDiminta[]> =>
  on.many(sql<FotoDiminta>`
    select kode_toko, no_kirim, kode_barcode, asal, isi, dilihat, gagal from foto_kiriman
     where ${waktunya('lagi')} order by lagi, kode_toko, no_kirim, kode_barcode limit ${most}::int`);

/** So many minutes after the first try in vain: 1, 2, 4, and hourly; after some weeks no more. */
const PALING_LAMA = 60;
export const GAGAL_PALING_BANYAK = 800;

type Kunci = Pick<FotoDiminta, 'kode_toko' | 'no_kirim' | 'kode_barcode'>;
export const noteGagalFoto = (
  on: Sql,
  { kode_toko, no_kirim, kode_barcode }: Kunci,
): Promise<number> =>
  on.run(sql`
    update foto_kiriman
       set gagal = gagal + 1,
           lagi = case when gagal < ${GAGAL_PALING_BANYAK}::int
             then waktu() + least(${PALING_LAMA}, 2 ^ least(gagal, 6)) * interval '1 minute' end
     where kode_toko = ${kode_toko} and no_kirim = ${no_kirim} and kode_barcode = ${kode_barcode}`);

/** The next of it is asked for, or nothing more; false where another process has looked at this one meanwhile. */
export const noteDilihat = async (
  tx: Tx,
  { kode_toko, no_kirim, kode_barcode, dilihat }: Kunci & Pick<FotoDiminta, 'dilihat'>,
  selesai: boolean,
): Promise<boolean> =>
  (await tx.run(sql`
    update foto_kiriman
       set dilihat = dilihat + 1, gagal = 0,
           lagi = case when not ${selesai}::boolean and dilihat + 1 < ${FOTO_PALING_BANYAK}::int then waktu() end
     where kode_toko = ${kode_toko} and no_kirim = ${no_kirim} and kode_barcode = ${kode_barcode}
       and dilihat = ${dilihat}::int and lagi is not null`)) === 1;

/**
 * Whether this very picture is evidence here, or shows another piece: a photo that a list brings is none of those. The
 * same picture of the same piece is.
 */
export const isFotoLain = async (on: Sql, sidik: string, kode_barcode: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from foto_bukti where sidik = ${sidik}
    union all
    select 1 from foto_unggah u
     where u.sidik = ${sidik}
       and (u.kode_barcode <> ${kode_barcode} or (u.kode_barcode is null and exists (
         select from foto_barang f where f.kode_toko = u.kode_toko and f.gambar_path = u.gambar_path)))
       and not exists (select from barang b
         where b.kode_barcode = ${kode_barcode}
           and b.gambar @> jsonb_build_array(jsonb_build_object('gambar_path', u.gambar_path)))
     limit 1`)) !== undefined;

type Ditanya = {
  readonly no_kirim: string;
  readonly pengirim: string;
  readonly kode: string;
  /** The branch that head office asks for; null: a shop of its own server. */
  readonly untuk: string | null;
};
/**
 * The photos of a piece, or of a certificate, of a shipment of this server to the one that asks: head office asks for
 * all of its shops, or for the branch that it names, a branch for itself. Undefined where there is none of it.
 */
export const findFotoDikirim = async (
  on: Sql,
  { no_kirim, pengirim, kode, untuk }: Ditanya,
): Promise<string[] | undefined> =>
  (
    await on.maybe(sql<{ foto: string[] }>`
      select case when i.isi = 'BARANG' and i.kode_barcode = ${kode}
                  then array(select g ->> 'gambar_path' from barang b, jsonb_array_elements(b.gambar) g
                              where b.kode_toko = k.kode_toko and b.kode_barcode = ${kode})
                  else array(select s.foto from berlian s
                              where s.kode_toko = k.kode_toko and s.kode_berlian = ${kode} and s.foto is not null
                                and coalesce(s.kode_barcode, s.kode_berlian) = i.kode_barcode) end as foto
        from kirim_barang k
        join kirim_barang_isi i on i.kode_toko = k.kode_toko and i.no_kirim = k.no_kirim
        join toko t on t.kode_toko = ${pengirim} and t.server_sendiri
       where k.kode_toko = ${no_kirim.slice(2, 5)} and k.no_kirim = ${no_kirim} and not k.jauh and k.status <> 'CANC'
         and (k.tujuan = t.kode_toko or (t.jenis = 'PUSAT' and (${untuk}::text is null or k.tujuan = ${untuk})))
         and (i.kode_barcode = ${kode} or exists (
           select from berlian s where s.kode_toko = k.kode_toko and s.kode_berlian = ${kode}
              and s.kode_barcode = i.kode_barcode))
       limit 1`)
  )?.foto;

/** The branch on another server that told the one that asks of this shipment, through this one: it has its photos. */
export const findAsalLewat = async (
  on: Sql,
  { no_kirim, pengirim }: Pick<Ditanya, 'no_kirim' | 'pengirim'>,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ dari: string }>`
      select p.dari from pesan_toko p
        join toko a on a.kode_toko = p.dari and a.server_sendiri and a.is_active
        join toko t on t.kode_toko = p.ke and t.server_sendiri and t.is_active
       where p.jenis = 'KIRIMAN_DAFTAR' and p.no_dokumen = ${no_kirim} and p.isi <> '{}'
         and p.dari = ${no_kirim.slice(2, 5)} and p.ke = ${pengirim} and a.jenis <> 'PUSAT' and t.jenis <> 'PUSAT'
       limit 1`)
  )?.dari;
