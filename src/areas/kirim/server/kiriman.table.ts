import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { callOne, sql, statement, type Sql } from '#kit/server/sql.ts';
import type { HeldLineOf } from '#areas/dokumen/contract/document-types.ts';
import type { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { HARI_DI_JALAN } from '#areas/kirim/rules/kirim-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Status = 'OPEN' | 'DONE' | 'SELISIH' | 'CANC';
type Hasil = 'JALAN' | 'TERIMA' | 'KURANG' | 'KEMBALI' | 'HILANG';

/** What became of a line `i` of a shipment `k`: the receiver's scan, the sender's word on what is missing. */
const HASIL = sql`case when t.no_terima is not null then 'TERIMA' when s.hasil is not null then s.hasil
  when k.status = 'CANC' then 'KEMBALI' when e.no_kirim is not null then 'KURANG' else 'JALAN' end`;
const NASIB = sql`
  left join terima_kiriman_isi t on t.asal = i.kode_toko and t.no_kirim = i.no_kirim and t.kode_barcode = i.kode_barcode
  left join selisih_kiriman_isi s on s.kode_toko = i.kode_toko and s.no_kirim = i.no_kirim
   and s.kode_barcode = i.kode_barcode
  left join kiriman_selesai e on e.asal = i.kode_toko and e.no_kirim = i.no_kirim`;

/** The pieces of a shipment, each with where it is. */
export const listIsi = (
  on: Sql,
  asal: string,
  no_kirim: string,
): Promise<HeldLineOf<typeof kirimBarangDocument.spec>[]> =>
  on.many(sql<HeldLineOf<typeof kirimBarangDocument.spec>>`
    select i.urut, i.isi, i.qty, i.no_dokumen, i.urut_dokumen, i.no_lot, i.modal_tahu, i.susut_murni, i.foto,
           i.kode_barcode, i.nama_barang, i.size, i.kode_dept, i.kode_group, i.kode_kadar, i.persen,
           i.berat, i.berat_asli, i.murni, i.harga_jual, i.dari_gudang, i.dari_baki, i.harga_modal, i.carat, i.butir,
           i.dari_berlian, i.bagian_lain, i.lembaga, i.no_sertifikat, t.carat as carat_terima, t.butir as butir_terima,
             ${HASIL} as hasil, t.no_terima, t.berat as berat_terima,
           t.kadar_uji as kadar_terima
      from kirim_barang_isi i join kirim_barang k on k.kode_toko = i.kode_toko and k.no_kirim = i.no_kirim ${NASIB}
     where i.kode_toko = ${asal} and i.no_kirim = ${no_kirim} order by i.urut`);

export type KirimanMasuk = {
  readonly no_kirim: string;
  readonly tgl_system: Hari;
  readonly asal: string;
  readonly nama_asal: string;
  readonly isi: 'BARANG' | 'EMAS' | 'BERLIAN';
  readonly qty: number;
  readonly pembawa: string | null;
  readonly no_segel: string | null;
  readonly berat_bungkus: Miligram | null;
  readonly keterangan: string;
  readonly input_by: string;
  readonly status: Status;
  readonly selesai: boolean;
  /** Its list came from another server; that shop has no rows here. */
  readonly jauh: boolean;
};

/** A shipment that was sent to this shop. */
export const findKiriman = (
  on: Sql,
  no_kirim: string,
  tujuan: string,
): Promise<KirimanMasuk | undefined> =>
  on.maybe(sql<KirimanMasuk>`
    select k.no_kirim, k.tgl_system, k.kode_toko as asal, a.nama_toko as nama_asal, k.isi, k.total_qty as qty,
           k.pembawa, k.no_segel, k.berat_bungkus, k.keterangan, k.input_by, k.status, k.jauh,
           exists (select from kiriman_selesai e where e.asal = k.kode_toko and e.no_kirim = k.no_kirim) as selesai
      from kirim_barang k join toko a on a.kode_toko = k.kode_toko
     where k.no_kirim = ${no_kirim} and k.kode_toko = ${no_kirim.slice(2, 5)} and k.tujuan = ${tujuan}`);

/** The same, held: two who receive it, and one who takes it back, wait for each other on its one row. */
export async function lockKiriman(
  tx: Tx,
  no_kirim: string,
  tujuan: string,
): Promise<KirimanMasuk | undefined> {
  await tx.maybe(sql`
    select 1 from kirim_barang
     where kode_toko = ${no_kirim.slice(2, 5)} and no_kirim = ${no_kirim} and tujuan = ${tujuan} for update`);
  return findKiriman(tx, no_kirim, tujuan);
}

export type KirimanSendiri = {
  tujuan: string;
  status: Status;
  /** Who said at the receiver that nothing more comes. */
  selesai_by: string | null;
  /** The digest of his telephone, where his server is another one. */
  selesai_hp: string | null;
  keterangan: string;
};
/** One's own shipment, held. */
export async function lockKirimanSendiri(
  tx: Tx,
  kode_toko: string,
  no_kirim: string,
): Promise<KirimanSendiri | undefined> {
  await tx.maybe(
    sql`select 1 from kirim_barang where kode_toko = ${kode_toko} and no_kirim = ${no_kirim} for update`,
  );
  return tx.maybe(sql<KirimanSendiri>`
    select k.tujuan, k.status, k.keterangan,
           e.input_by as selesai_by, e.sidik_hp as selesai_hp
      from kirim_barang k
      left join kiriman_selesai e on e.asal = k.kode_toko and e.no_kirim = k.no_kirim
     where k.kode_toko = ${kode_toko} and k.no_kirim = ${no_kirim}`);
}

/** Whether the receiver took anything of it in, or said that nothing more comes. */
export const isDisentuh = async (on: Sql, asal: string, no_kirim: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from terima_kiriman where asal = ${asal} and no_kirim = ${no_kirim}
    union all
    select 1 from kiriman_selesai where asal = ${asal} and no_kirim = ${no_kirim} limit 1`)) !==
  undefined;

/** Own shipments, on their way or of the last ninety days (D-42.2). */
export const listNokirim = (on: Sql, { kode_toko, hari }: Pick<Ctx, 'kode_toko' | 'hari'>) =>
  on.many(sql<{ no_kirim: string; tgl_system: Hari; tujuan: string; qty: number; status: Status }>`
    select no_kirim, tgl_system, tujuan, total_qty as qty, status from kirim_barang
     where kode_toko = ${kode_toko} and (status = 'OPEN' or tgl_system > ${hari}::date - 90)
     order by tgl_system desc, no_kirim desc`);

/** Shipments to this shop that are not whole (D-42.2): of pieces, or of gold, each where it is received. */
export const listBelumDiterima = (on: Sql, kode_toko: string, isi: KirimanMasuk['isi']) =>
  on.many(sql<{
    no_kirim: string;
    tgl_system: Hari;
    asal: string;
    nama_asal: string;
    qty: number;
    sisa: number;
  }>`
    select k.no_kirim, k.tgl_system, k.kode_toko as asal, a.nama_toko as nama_asal, k.total_qty as qty,
           k.total_qty - x.qty as sisa
      from kirim_barang k
      join toko a on a.kode_toko = k.kode_toko
     cross join lateral (select count(*)::int as qty from terima_kiriman_isi t
                          where t.asal = k.kode_toko and t.no_kirim = k.no_kirim) x
     where k.tujuan = ${kode_toko} and k.isi = ${isi} and k.status = 'OPEN' and k.total_qty > x.qty
       and not exists (select from kiriman_selesai e where e.asal = k.kode_toko and e.no_kirim = k.no_kirim)
     order by k.tgl_system, k.no_kirim`);

/** Shipments (`k`) that are not taken in whole after more days than any ride takes. */
export const lamaKiriman = (hari: Hari) => sql`
  k.status = 'OPEN' and ${hari}::date - k.tgl_system > ${HARI_DI_JALAN}::int`;

/**
 * The accounts of one person: those whose sales people have one telephone, of any shop (decision 1045), and those that
 * head office lends with one digest of it (decision 1203).
 */
export const akunOrang = (user_id: string) => sql`
  select ${user_id}::text as akun
  union
  select l.user_id from users u
    join sales p on p.kode_toko = u.kode_toko and p.kode_sales = u.kode_sales
    join sales q on q.hp = p.hp
    join users l on l.kode_toko = q.kode_toko and l.kode_sales = q.kode_sales
   where u.user_id = ${user_id} and p.hp <> ''
  union
  select l.user_id from users u join users l on l.sidik_hp = u.sidik_hp where u.user_id = ${user_id}`;

/** Receipts of one person with weights that differ follow each other: the next one counts what this one found. */
export const lockPenerima = (tx: Tx, { user_id }: Pick<Ctx, 'user_id'>): Promise<unknown> =>
  tx.many(sql`
    select pg_advisory_xact_lock(hashtextextended('selisih kiriman ' || min(akun), 0))
      from (${akunOrang(user_id)}) a`);

/** The same for the person of a telephone, whichever server lends him (decision 1203). */
export const lockSidik = (tx: Tx, sidik: string): Promise<unknown> =>
  tx.many(
    sql`select pg_advisory_xact_lock(hashtextextended('selisih kiriman sidik ' || ${sidik}::text, 0))`,
  );

/** Who else has differences of thirty days, where he or this person is one whom head office lends. */
export const listPenerimaBeda = async (on: Sql, user_id: string): Promise<string[]> =>
  (
    await on.many(sql<{ input_by: string }>`
      select distinct r.input_by
        from v_kiriman_beda i
        join terima_kiriman r on r.kode_toko = i.kode_toko and r.no_terima = i.no_terima
        join users u on u.user_id = r.input_by
       where i.beda > 0 and not r.jauh and r.input_date > waktu() - interval '30 days'
         and (u.sidik_hp is not null
           or exists (select from users s where s.user_id = ${user_id} and s.sidik_hp is not null))
         and r.input_by not in (${akunOrang(user_id)})
       order by 1`)
  ).map(({ input_by }) => input_by);

/**
 * Pieces and gold that this person took in otherwise than they were packed, by any account and in whichever shop
 * (decision 1096), in thirty days, and by how much, lighter and heavier added: the approver reads it.
 */
export const findBedaTerima = (
  on: Sql,
  user_id: string,
  juga: readonly string[],
): Promise<{ kali: number; berat: Miligram }> =>
  on.one(sql<{ kali: number; berat: Miligram }>`
    select count(*)::int as kali, coalesce(sum(i.beda), 0)::bigint as berat
      from v_kiriman_beda i join terima_kiriman r on r.kode_toko = i.kode_toko and r.no_terima = i.no_terima
     where (r.input_by in (${akunOrang(user_id)}) or r.input_by = any(${juga}::text[])) and not r.jauh and i.beda > 0
       and r.input_date > waktu() - interval '30 days'`);

const NOW = { input_date: sql`waktu()` };
type Row = Readonly<Record<string, unknown>>;
type Pencatat = Pick<Ctx, 'kode_toko' | 'hari' | 'user_id' | 'op'>;
const kepala = (tx: Tx, { kode_toko, hari, user_id, op }: Pencatat): Row => ({
  kode_toko,
  tgl_system: hari,
  status: 'DONE',
  input_by: user_id,
  otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  op,
});

/** A receipt or a settlement with its pieces, numbered from 1. */
export async function saveKiriman(
  tx: Tx,
  tabel: 'terima_kiriman' | 'selisih_kiriman',
  head: Row,
  lines: readonly Row[],
  ctx: Pencatat,
): Promise<void> {
  const { kode_toko, hari: tgl_system } = ctx;
  await tx.run(await insertRows(tx, tabel, [{ ...head, ...kepala(tx, ctx) }], NOW));
  const rows = lines.map((line, at) => ({ ...line, kode_toko, tgl_system, urut: at + 1 }));
  await tx.run(await insertRows(tx, `${tabel}_isi`, rows));
}

export const saveSampai = async (tx: Tx, head: Row, ctx: Pencatat): Promise<void> =>
  void (await tx.run(
    await insertRows(tx, 'barang_sampai', [{ ...head, ...kepala(tx, ctx) }], NOW),
  ));

/** An act on a shipment that is no document. */
export async function saveCatatan(
  tx: Tx,
  tabel: 'kiriman_selesai' | 'kiriman_lebih' | 'kiriman_lebih_pulang',
  row: Row,
  { kode_toko, hari, user_id, op }: Pencatat,
): Promise<void> {
  const own = { ...row, kode_toko, tgl_system: hari, input_by: user_id, op };
  await tx.run(await insertRows(tx, tabel, [own], NOW));
}

export type Sampai = {
  readonly isi: 'BARANG' | 'BELI' | 'LOT' | 'BATU';
  readonly qty: number;
  readonly kode_barcode: string;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly harga_modal: Rupiah | null;
  /** What the receiver took it in with. */
  readonly berat_terima: Miligram;
  readonly murni_terima: Miligram;
  /** Of a stone; `di_luar` says that it came otherwise than it was packed. */
  readonly carat: Miligram | null;
  readonly butir: number | null;
  readonly carat_terima: Miligram | null;
  readonly butir_terima: number | null;
  readonly temuan: string | null;
  readonly di_luar: boolean;
  /** Stones of a piece of another server, as its list has them and as they were counted. */
  readonly batu: number | null;
  readonly batu_terima: number | null;
};
/** The pieces of a receipt as the sender packed them. */
export const listSampai = (
  on: Sql,
  { tujuan, no_terima }: { tujuan: string; no_terima: string },
): Promise<Sampai[]> =>
  on.many(sql<Sampai>`
    select i.isi, i.qty, i.kode_barcode, i.persen, i.berat, i.murni, i.harga_modal, t.berat as berat_terima,
           t.murni as murni_terima, i.carat, i.butir, t.carat_timbang as carat_terima,
           t.butir as butir_terima, t.temuan, t.di_luar, t.batu_kirim as batu, t.batu_hitung as batu_terima
      from terima_kiriman_isi t
      join kirim_barang_isi i on i.kode_toko = t.asal and i.no_kirim = t.no_kirim and i.kode_barcode = t.kode_barcode
     where t.kode_toko = ${tujuan} and t.no_terima = ${no_terima} order by t.urut`);

/** Whether a photo of another shop shows bought gold that it sent here: what was bought is seen where it is refined. */
export const isGambarKiriman = async (
  on: Sql,
  kode_toko: string,
  gambar_path: string,
): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from kirim_barang_isi i
      join kirim_barang k on k.kode_toko = i.kode_toko and k.no_kirim = i.no_kirim
     where i.isi = 'BELI' and i.foto @> ${JSON.stringify([gambar_path])}::jsonb and k.tujuan = ${kode_toko}
       and k.status <> 'CANC' limit 1`)) !== undefined;

const TUTUP = statement('select tutup_kiriman($1, $2) as status');
/** Ends a shipment of which no piece is on its way any more; answers its state. */
export const tutupKiriman = async (tx: Tx, kode_toko: string, no_kirim: string): Promise<Status> =>
  (await callOne<{ status: Status }>(tx, TUTUP, [kode_toko, no_kirim])).status;

export type { Hasil };
