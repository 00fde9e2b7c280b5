import { callOne, statement, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type FotoDikirim = {
  readonly gambar_path: string;
  readonly sidik: string;
  /** Of its other files that Kilau sends: as it is kept, and small. */
  readonly sidik_lain: readonly string[];
  readonly kode_barcode: string | null;
};

const KIRIM = statement(`
  insert into foto_unggah (kode_toko, gambar_path, sidik, sidik_lain, user_id, waktu, kode_barcode, op)
  values ($1, $2, $3, $4::text[], $5, waktu(), $6, $7::uuid)`);
/** Who sent a photo, and when: told by the server, never by the sender. */
export const saveUnggah = async (
  on: Sql,
  { gambar_path, sidik, sidik_lain, kode_barcode }: FotoDikirim,
  { kode_toko, user_id, op }: Pick<Ctx, 'kode_toko' | 'user_id' | 'op'>,
): Promise<void> =>
  void (await on.call(KIRIM, [
    kode_toko,
    gambar_path,
    sidik,
    sidik_lain,
    user_id,
    kode_barcode,
    op,
  ]));

const ASAL = statement(`
  select (select sidik from foto_unggah where sidik = $1 or sidik_lain @> array[$1] order by waktu limit 1) as sidik`);
/** The picture that some shop of the chain keeps already, of which this file is the whole or the smaller form. */
export const findAsal = async (on: Sql, sidik: string): Promise<string | null> =>
  (await callOne<{ sidik: string | null }>(on, ASAL, [sidik])).sidik;

export type KeadaanFoto = {
  gambar_path: string;
  sidik: string;
  user_id: string;
  /** Whole minutes since it was sent. */
  menit: number;
  /** It, or the very same picture, shows a piece of the stock, or did. */
  barang: boolean;
  /** It, or the very same picture, is evidence already. */
  terpakai: boolean;
};

const KEADAAN = statement(`
  select f.gambar_path, f.sidik, f.user_id,
         floor(extract(epoch from waktu() - f.waktu) / 60)::int as menit,
         exists (select from foto_unggah x where x.sidik = f.sidik
                    and x.kode_barcode is not null)
           or exists (select from foto_unggah x
                        join foto_barang b on b.kode_toko = x.kode_toko and b.gambar_path = x.gambar_path
                       where x.sidik = f.sidik) as barang,
         exists (select from foto_bukti b where b.sidik = f.sidik) as terpakai
    from foto_unggah f where f.kode_toko = $1 and f.gambar_path = any($2::text[])`);
export const listKeadaan = (
  on: Sql,
  kode_toko: string,
  paths: readonly string[],
): Promise<KeadaanFoto[]> => on.call(KEADAAN, [kode_toko, paths]);

export type Bukti = {
  readonly gambar_path: string;
  readonly sidik: string;
  readonly tabel: string;
  readonly baris: string;
};
/** A photo is evidence of one line for good: the key holds two acts at once apart. */
export const saveBukti = async (tx: Tx, bukti: readonly Bukti[], ctx: Ctx): Promise<void> => {
  const rows = bukti.map((one) => ({ kode_toko: ctx.kode_toko, ...one, op: ctx.op }));
  await tx.run(await insertRows(tx, 'foto_bukti', rows));
};

type ArtiFoto = {
  /** It shows who a person is: the card of a seller or a borrower, a person who lost a ticket. */
  readonly orang: boolean;
  /** It was sent and shows no piece and proves nothing yet: a card that was taken a moment ago is such a photo. */
  readonly lepas: boolean;
  /** An erasure takes it out, or did (D-39.8). */
  readonly dihapus: boolean;
};

const ARTI = statement(`
  select exists (select from foto_unggah f
                   join foto_bukti b on b.kode_toko = f.kode_toko and b.sidik = f.sidik
                  where f.kode_toko = $1 and f.gambar_path = $2
                    and (b.baris = 'customer.foto' or b.tabel = 'hutang_duplikat')) as orang,
         exists (select from foto_unggah f
                  where f.kode_toko = $1 and f.gambar_path = $2 and f.kode_barcode is null
                    and not exists (select from foto_bukti b where b.kode_toko = f.kode_toko and b.sidik = f.sidik)
                    and not exists (select from foto_barang b
                                     where b.kode_toko = f.kode_toko and b.gambar_path = f.gambar_path)) as lepas,
         exists (select from foto_hapus where gambar_path = $2) as dihapus`);
/** What a photo of a shop is kept for. */
export const findArti = (on: Sql, kode_toko: string, gambar_path: string): Promise<ArtiFoto> =>
  callOne<ArtiFoto>(on, ARTI, [kode_toko, gambar_path]);
