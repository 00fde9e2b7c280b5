import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { cetakUlang } from '#areas/akses/server/cetak-ulang.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  cetakUlangValidasiEndpoint,
  daftarValidasiNonCashEndpoint,
  menungguCairEndpoint,
  strukValidasiEndpoint,
} from '#areas/uang/contract/non-cash.api.ts';
import { TIDAK_CAIR } from '#areas/uang/rules/non-cash.ts';
import type { Bukti } from '#areas/buku/rules/bukti.ts';
import { kirimBukti } from '#areas/buku/server/kirim-bukti.ts';
import {
  daftarValidasiQuery,
  menungguCairQuery,
  type MenungguRow,
} from '#areas/uang/server/menunggu-cair.query.ts';
import {
  addCetakValidasi,
  findValidasi,
  listBarisCair,
  lockValidasi,
  type BarisCair,
  type Validasi,
} from '#areas/uang/server/non-cash.table.ts';

export async function menungguCair(
  on: Sql,
  { query }: InputOf<typeof menungguCairEndpoint>,
  { kode_toko, hari }: Ctx,
) {
  const [skip, limit] = [query.skip ?? 0, query.limit ?? 50];
  const rows = await on.many(menungguCairQuery(kode_toko, hari, { ...query, skip, limit }));
  return { ...halaman(rows), skip, limit };
}

/** A page of rows that carry the sums of the whole filter beside themselves. */
const halaman = (rows: readonly MenungguRow[]) => ({
  data: rows.map(
    ({ jumlah_semua: _, total_gesek: _g, total_biaya: _b, total_masuk: _m, ...row }) => row,
  ) as never,
  count: rows[0]?.jumlah_semua ?? 0,
  total: {
    jumlah_gesek_rp: rows[0]?.total_gesek ?? 0,
    biaya_bank: rows[0]?.total_biaya ?? 0,
    dana_masuk: rows[0]?.total_masuk ?? 0,
  },
});

/** What was settled, newest first. */
export async function daftarValidasi(
  on: Sql,
  { query }: InputOf<typeof daftarValidasiNonCashEndpoint>,
  { kode_toko, hari }: Ctx,
) {
  const [skip, limit] = [query.skip ?? 0, query.limit ?? 50];
  const rows = await on.many(daftarValidasiQuery(kode_toko, hari, { ...query, skip, limit }));
  return { ...halaman(rows), skip, limit };
}

async function tampak(on: Sql, kode_toko: string, no: string): Promise<Validasi> {
  const found = await findValidasi(on, kode_toko, no);
  if (!found) throw missing(TIDAK_CAIR.VALIDASI_TIDAK_ADA);
  return found;
}

/** The whole document as the database holds it now. */
export async function bacaValidasi(on: Sql, no: string, { kode_toko }: Ctx) {
  const head = await lengkapi(on, kode_toko, no, await tampak(on, kode_toko, no));
  return { ...head, baris: await listBarisCair(on, kode_toko, no) };
}

export async function strukValidasiPdf(
  on: Sql,
  { params, query }: InputOf<typeof strukValidasiEndpoint>,
  ctx: Ctx,
): Promise<Raw> {
  const head = await tampak(on, ctx.kode_toko, params.no);
  const bukti = buktiValidasi(head, await listBarisCair(on, ctx.kode_toko, params.no));
  const cetak = { kertas: head, nama: 'Validasi', ukuran: query.ukuran };
  return kirimBukti(on, bukti, cetak, ctx);
}

/** Its payments, what the bank kept of them, and what arrived. */
const buktiValidasi = (head: Validasi, baris: readonly BarisCair[]): Bukti => ({
  judul: 'BUKTI VALIDASI NON CASH',
  no: head.no_validasi,
  tgl_system: head.tgl_system,
  batal: head.status === 'CANC',
  oleh: head.input_by,
  cetak_ke: head.cetak_ke,
  isi: [
    ['Tanggal cair', formatHariPanjang(head.tgl_cair)],
    ...(head.keterangan ? [['Keterangan', head.keterangan] as const] : []),
    ...baris.map(
      (one) => [one.no_dokumen, `${one.kode_bank} ${formatRupiah(one.jumlah_gesek_rp)}`] as const,
    ),
    ['Jumlah gesek', formatRupiah(head.jumlah_gesek_rp)],
    ['Biaya bank', formatRupiah(head.biaya_bank)],
  ],
  jumlah: head.dana_masuk,
  tanda_tangan: ['Pemeriksa', 'Mengetahui'],
});

export async function cetakUlangValidasi(
  tx: Tx,
  { params, body }: InputOf<typeof cetakUlangValidasiEndpoint>,
  ctx: Ctx,
) {
  const head = await lockValidasi(tx, ctx.kode_toko, params.no);
  if (!head) throw missing(TIDAK_CAIR.VALIDASI_TIDAK_ADA);
  const cetak = {
    no: params.no,
    tabel: 'validasi_non_cash',
    sebutan: 'bukti validasi non cash',
    label: 'No Validasi',
    cetak_ke: head.cetak_ke,
    alasan: body.alasan,
    tambah: () => addCetakValidasi(tx, ctx.kode_toko, params.no),
  };
  return { no_validasi: params.no, cetak_ke: await cetakUlang(tx, cetak, ctx) };
}
