import type { Hari } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import { CLAIMS_NOTHING, statement } from '#kit/server/sql.ts';
import { rowTexts } from '#kit/server/sql/rows.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import { TUNTUTAN, type BarisTuntutan } from '#areas/penjualan/server/baris-tuntutan.ts';
import {
  HEAD,
  LINE,
  type PenjualanBarang,
  type PenjualanBaru,
} from '#areas/penjualan/server/penjualan.table.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';

const BARU = `${LINE}, ${TUNTUTAN}`;

/**
 * Number, head, lines, money lines, the end of its basket locks, its pieces on their way and its
 * set of the book: one statement, so that a sale waits for the database as seldom as it can. Its rows are
 * texts of their row types: read for less than JSON (bench J14).
 */
const SAVE_ONE = statement(`
  with nomor as (select ambil_nomor($1, 'PJ', $2::date) as no),
  kepala as (
    insert into penjualan (kode_toko, no_faktur_jual, tgl_system, input_date, valid_at, op, ${HEAD})
    select $1, no, $2::date, waktu(), case when k.status = 'DONE' then waktu() end, $3::uuid,
           ${HEAD.replaceAll(/(\w+)/g, 'k.$1')}
      from nomor, unnest($4::penjualan[]) k
    returning no_faktur_jual
  ), baris as (
    insert into penjualan_barang (kode_toko, no_faktur_jual, tgl_system, op, ${BARU})
    select $1, kepala.no_faktur_jual, $2::date, $3::uuid, ${BARU.replaceAll(/(\w+)/g, 'l.$1')}
      from kepala, unnest($5::penjualan_barang[]) l
  ), bayar as (
    insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening, jumlah, fee,
      biaya_bank, op)
    select $1, kepala.no_faktur_jual, p.urut, $2::date, p.jenis, p.kode_bank, p.no_rekening, p.jumlah,
           p.fee, p.biaya_bank, $3::uuid
      from kepala, unnest($6::pembayaran[]) p
  ), lepas as (
    delete from keranjang where kode_toko = $1 and kode_barcode = any($11::text[])
  )
  select pindah_semua($1, $7::jsonb, $2::date, $8, $3::uuid, k.no_faktur_jual) as pindah,
         case when $9::jsonb is not null
              then catat_buku($1, $2::date, k.no_faktur_jual, 'JUAL', $10, null, $8, $3::uuid, $9::jsonb) end as buku
    from kepala k`);

/** The same for many sales: lists of rows, and which sale each is of. Pieces and book are written at once. */
const SAVE_MANY = statement(`
  with nomor as (
    select u.op, u.no, u.ke
      from unnest($3::uuid[], ambil_nomor_banyak($1, 'PJ', $2::date, cardinality($3::uuid[])))
           with ordinality as u (op, no, ke)
  ), kepala as (
    insert into penjualan (kode_toko, no_faktur_jual, tgl_system, input_date, valid_at, op, ${HEAD})
    select $1, n.no, $2::date, waktu(), case when k.status = 'DONE' then waktu() end, n.op,
           ${HEAD.replaceAll(/(\w+)/g, 'k.$1')}
      from unnest($4::penjualan[]) with ordinality as k join nomor n on n.ke = k.ordinality
     order by n.ke
    returning no_faktur_jual
  ), baris as (
    insert into penjualan_barang (kode_toko, no_faktur_jual, tgl_system, op, ${BARU})
    select $1, n.no, $2::date, n.op, ${BARU.replaceAll(/(\w+)/g, 'l.$1')}
      from rows from (unnest($5::penjualan_barang[]), unnest($6::int[])) as l join nomor n on n.ke = l.unnest
  ), bayar as (
    insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, kode_bank, no_rekening, jumlah, fee,
      biaya_bank, op)
    select $1, n.no, p.urut, $2::date, p.jenis, p.kode_bank, p.no_rekening, p.jumlah, p.fee, p.biaya_bank, n.op
      from rows from (unnest($7::pembayaran[]), unnest($8::int[])) as p join nomor n on n.ke = p.unnest
  ), lepas as (
    delete from keranjang where kode_toko = $1 and kode_barcode = any($13::text[])
  )
  select pindah_banyak($1, $9::jsonb, $2::date, $10::text[], $3::uuid[], k.no) as pindah,
         catat_buku_banyak($1, $2::date, k.no, array_fill('JUAL'::text, array[cardinality(k.no)]), $12::text[],
           $10::text[], $3::uuid[], $11::jsonb) as buku
    from (select array_agg(no_faktur_jual::text order by no_faktur_jual::text collate "C") as no from kepala) k`);

/** Whose row each is: the place of its sale, from one. */
const places = (all: readonly (readonly unknown[])[]): number[] =>
  all.flatMap((rows, at) => rows.map(() => at + 1));

const SAVE = statement(SAVE_ONE.text, {
  statement: SAVE_MANY,
  ofOneShop: true,
  gather: (all) => {
    const each = (at: number): unknown[] => all.map((values) => values[at]);
    const lists = (at: number) => each(at) as unknown[][];
    const [kode_toko, tgl] = all[0] ?? [];
    return [
      kode_toko,
      tgl,
      each(2),
      lists(3).flat(),
      lists(4).flat(),
      places(lists(4)),
      lists(5).flat(),
      places(lists(5)),
      `[${each(6).join(',')}]`,
      each(7),
      `[${each(8).map((baris) => baris ?? '[]')}]`,
      each(9),
      lists(10).flat(),
    ];
  },
  share: () => [],
  claims: CLAIMS_NOTHING,
});

type Where = { kode_toko: string; tgl: Hari; op: string; user_id: string };
/** The lines of its set; null while the sale waits for validation and posts nothing (D-10.5). */
type Effects = { langkah: string; baris: readonly Baris[] | null; keterangan: string };

/** Sent with the end of the act: the sale's number is the one that the database gives there. */
export async function savePenjualan(
  tx: Tx,
  { kode_toko, tgl, op, user_id }: Where,
  {
    head,
    lines,
    pays,
  }: {
    head: PenjualanBaru;
    lines: readonly (PenjualanBarang & BarisTuntutan)[];
    pays: readonly BayarJadi[];
  },
  { langkah, baris, keterangan }: Effects,
): Promise<void> {
  const numbered = pays.map((one, at) => ({ ...one, urut: at + 1 }));
  const rows = await Promise.all([
    rowTexts(tx, 'penjualan', [head]),
    rowTexts(tx, 'penjualan_barang', lines),
    rowTexts(tx, 'pembayaran', numbered),
  ]);
  tx.send(SAVE, [
    kode_toko,
    tgl,
    op,
    ...rows,
    langkah,
    user_id,
    baris && baris.length > 0 ? JSON.stringify(baris) : null,
    keterangan,
    lines.map(({ kode_barcode }) => kode_barcode),
  ]);
}
