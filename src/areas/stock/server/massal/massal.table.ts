import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import type { KepalaBatal } from '#areas/buku/server/dokumen.query.ts';
import type { BarisUbah } from '#areas/stock/rules/ubah-massal.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type JenisUbah = 'PROFIT' | 'KADAR';
export type UbahMassal = KepalaBatal & {
  no_ubah: string;
  jenis: JenisUbah;
  tgl_system: Hari;
  input_date: string;
  alasan: string;
  perubahan: string;
  total_qty: number;
  total_berat: Miligram;
  membukukan: boolean;
  status: 'DONE' | 'CANC';
  input_by: string;
  otorisasi: string[];
};

const BARIS = sql`no_ubah, tgl_system, input_date, perubahan, alasan, total_qty, total_berat, status, input_by`;
const KEPALA = sql`${BARIS}, jenis, membukukan, otorisasi, no_batal, alasan_batal, batal_by, tgl_batal`;

/** A document of one kind alone: a number of the other screen is not found here. */
export const findUbah = (
  on: Sql,
  kode_toko: string,
  jenis: JenisUbah,
  no: string,
): Promise<UbahMassal | undefined> =>
  on.maybe(sql<UbahMassal>`
    select ${KEPALA} from ubah_massal where kode_toko = ${kode_toko} and no_ubah = ${no} and jenis = ${jenis}`);

export const lockUbah = (
  tx: Tx,
  kode_toko: string,
  jenis: JenisUbah,
  no: string,
): Promise<UbahMassal | undefined> =>
  tx.maybe(sql<UbahMassal>`
    select ${KEPALA} from ubah_massal
     where kode_toko = ${kode_toko} and no_ubah = ${no} and jenis = ${jenis} for update`);

export const listUbah = (
  on: Sql,
  kode_toko: string,
  jenis: JenisUbah,
  from: string,
  to: string,
): Promise<UbahMassal[]> =>
  on.many(sql<UbahMassal>`
    select ${BARIS} from ubah_massal
     where kode_toko = ${kode_toko} and jenis = ${jenis} and tgl_system between ${from}::date and ${to}::date
     order by tgl_system desc, no_ubah desc limit 5000`);

const KOLOM = sql`kode_barcode, nama_barang, kode_gudang, kode_baki, berat, modal_dari, modal_ke,
  ongkos_dari, ongkos_ke, kadar_dari, kadar_ke, angka_dari, angka_ke, persen_dari, persen_ke, murni_dari, murni_ke`;

export const listUbahIsi = (on: Sql, kode_toko: string, no: string): Promise<BarisUbah[]> =>
  on.many(sql<BarisUbah>`
    select ${KOLOM} from ubah_massal_isi where kode_toko = ${kode_toko} and no_ubah = ${no} order by urut`);

const ISI = sql`urut int, kode_barcode text, nama_barang text, kode_gudang text, kode_baki text, berat bigint,
  modal_dari bigint, modal_ke bigint, ongkos_dari bigint, ongkos_ke bigint, kadar_dari text, kadar_ke text,
  angka_dari int, angka_ke int, persen_dari int, persen_ke int, murni_dari bigint, murni_ke bigint`;

type Kepala = Omit<
  UbahMassal,
  keyof KepalaBatal | 'tgl_system' | 'input_date' | 'status' | 'input_by'
>;

export async function saveUbah(
  tx: Tx,
  head: Kepala,
  isi: readonly BarisUbah[],
  ctx: Ctx,
): Promise<void> {
  await tx.run(sql`
    insert into ubah_massal (kode_toko, no_ubah, jenis, tgl_system, input_date, alasan, perubahan, total_qty,
        total_berat, membukukan, status, input_by, otorisasi, op)
    values (${ctx.kode_toko}, ${head.no_ubah}, ${head.jenis}, ${ctx.hari}::date, waktu(), ${head.alasan},
        ${head.perubahan}, ${head.total_qty}, ${head.total_berat}, ${head.membukukan}, 'DONE', ${ctx.user_id},
        ${head.otorisasi}, ${ctx.op}::uuid)`);
  const rows = JSON.stringify(isi.map((one, index) => ({ ...one, urut: index + 1 })));
  await tx.run(sql`
    insert into ubah_massal_isi (kode_toko, no_ubah, urut, tgl_system, ${KOLOM})
    select ${ctx.kode_toko}, ${head.no_ubah}, urut, ${ctx.hari}::date, ${KOLOM}
      from jsonb_to_recordset(${rows}::jsonb) as x (${ISI})`);
}

/** Who took a change back: its own act stands beside that of the document. */
export const saveBatalUbah = (tx: Tx, no: string, ctx: Ctx): Promise<number> =>
  tx.run(sql`
    update ubah_massal set op_batal = ${ctx.op}::uuid where kode_toko = ${ctx.kode_toko} and no_ubah = ${no}`);

/** Writes what the pieces are now; where they lie and their state stay. */
export const saveNilaiBaru = (tx: Tx, isi: readonly BarisUbah[], ctx: Ctx): Promise<number> =>
  tx.run(sql`
    update barang b set harga_modal = x.modal_ke, ongkos = x.ongkos_ke, kode_kadar = x.kadar_ke, kadar = x.angka_ke,
           persen = x.persen_ke, murni = x.murni_ke, op = ${ctx.op}::uuid
      from jsonb_to_recordset(${JSON.stringify(isi)}::jsonb) as x (${ISI})
     where b.kode_toko = ${ctx.kode_toko} and b.kode_barcode = x.kode_barcode`);
