import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { cetakUlang } from '#areas/akses/server/cetak-ulang.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  cetakUlangMutasiEndpoint,
  daftarMutasiEndpoint,
  strukMutasiEndpoint,
} from '#areas/uang/contract/mutasi.api.ts';
import { JENIS_MUTASI, namaLaci, namaSisi, TIDAK_MUTASI } from '#areas/uang/rules/mutasi.ts';
import type { BuktiUang } from '#areas/uang/rules/struk-uang.ts';
import { kirimBukti } from '#areas/uang/server/cetak-uang.ts';
import {
  addCetakMutasi,
  daftarMutasiQuery,
  findMutasi,
  listLaciUang,
  lockMutasi,
  type Mutasi,
} from '#areas/uang/server/mutasi.table.ts';

export async function daftarMutasi(
  on: Sql,
  { query }: InputOf<typeof daftarMutasiEndpoint>,
  { kode_toko, hari }: Ctx,
) {
  const [skip, limit] = [query.skip ?? 0, query.limit ?? 50];
  const rows = await on.many(daftarMutasiQuery(kode_toko, hari, { ...query, skip, limit }));
  const data = rows.map(({ jumlah_semua: _, total: _t, ...row }) => row) as never;
  const total = { jumlah: rows[0]?.total ?? 0 };
  return { data, count: rows[0]?.jumlah_semua ?? 0, skip, limit, total };
}

async function tampak(on: Sql, kode_toko: string, no: string): Promise<Mutasi> {
  const found = await findMutasi(on, kode_toko, no);
  if (!found) throw missing(TIDAK_MUTASI.MUTASI_TIDAK_ADA);
  return found;
}

/** The whole document as the database holds it now. */
export const bacaMutasi = async (on: Sql, no: string, { kode_toko }: Ctx) =>
  lengkapi(on, kode_toko, no, await tampak(on, kode_toko, no));

/** Every drawer; what it holds only for those who may know (D-20.4). */
export async function daftarLaci(on: Sql, _: unknown, { kode_toko, param, level }: Ctx) {
  const rows = await listLaciUang(on, kode_toko, param.KAS_HUTANG_TERPISAH);
  const boleh = bisaLihatKas(level);
  return rows.map(({ laci, saldo }) => ({
    laci,
    nama: namaLaci(laci),
    saldo: boleh ? saldo : null,
  }));
}

export async function strukMutasiPdf(
  on: Sql,
  { params, query }: InputOf<typeof strukMutasiEndpoint>,
  ctx: Ctx,
): Promise<Raw> {
  const head = await tampak(on, ctx.kode_toko, params.no);
  const cetak = { kertas: head, nama: 'Mutasi', ukuran: query.ukuran };
  return kirimBukti(on, buktiMutasi(head), cetak, ctx);
}

const buktiMutasi = (head: Mutasi): BuktiUang => ({
  judul: `BUKTI ${JENIS_MUTASI[head.jenis]}`,
  no: head.no_mutasi,
  tgl_system: head.tgl_system,
  batal: head.status === 'CANC',
  oleh: head.input_by,
  cetak_ke: head.cetak_ke,
  isi: [
    ['Asal', namaSisi(head.asal, head.asal_rekening)],
    ['Tujuan', namaSisi(head.tujuan, head.tujuan_rekening)],
    [head.kategori, head.deskripsi],
    ['Keterangan', head.keterangan],
  ],
  jumlah: head.jumlah,
  tanda_tangan: ['Yang Menyerahkan', 'Yang Menerima'],
});

export async function cetakUlangMutasi(
  tx: Tx,
  { params, body }: InputOf<typeof cetakUlangMutasiEndpoint>,
  ctx: Ctx,
) {
  const head = await lockMutasi(tx, ctx.kode_toko, params.no);
  if (!head) throw missing(TIDAK_MUTASI.MUTASI_TIDAK_ADA);
  const cetak = {
    no: params.no,
    tabel: 'mutasi_uang',
    sebutan: 'bukti mutasi uang',
    label: 'No Mutasi',
    cetak_ke: head.cetak_ke,
    alasan: body.alasan,
    tambah: () => addCetakMutasi(tx, ctx.kode_toko, params.no),
  };
  return { no_mutasi: params.no, cetak_ke: await cetakUlang(tx, cetak, ctx) };
}
