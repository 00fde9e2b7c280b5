import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import { pageOf, windowOf } from '#kit/server/page.ts';
import { cetakUlang } from '#areas/akses/server/cetak-ulang.ts';
import type {
  ambilTitipEndpoint,
  cetakUlangTitipEndpoint,
} from '#areas/penjualan/contract/titipan.api.ts';
import type { daftarTitipanEndpoint } from '#areas/penjualan/contract/daftar-titipan.api.ts';
import { TIDAK_TITIP } from '#areas/penjualan/rules/titipan.ts';
import { daftarTitipanQuery } from '#areas/penjualan/server/titipan/daftar-titipan.query.ts';
import {
  keadaanTitipan,
  readDokumenTitipan,
  type DokumenTitipan,
} from '#areas/penjualan/server/titipan/dokumen-titipan.ts';
import type { DokumenPenjualan } from '#areas/penjualan/server/dokumen-penjualan.ts';
import { jual } from '#areas/penjualan/server/jual.ts';
import { kunciTitipan } from '#areas/penjualan/server/titipan/kunci-titipan.ts';
import {
  addCetakSetoran,
  listSetoran,
} from '#areas/penjualan/server/titipan/setoran-titipan.table.ts';
import {
  addCetakTitipan,
  findTitipan,
  listTitipanBarang,
} from '#areas/penjualan/server/titipan/titipan.table.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Deposits of any day that are alive, for everybody at the counter; what ended, KASIR sees of today. */
export async function daftarTitipan(
  on: Sql,
  { query }: InputOf<typeof daftarTitipanEndpoint>,
  ctx: Ctx,
) {
  const window = windowOf(query);
  const hanyaHidup = !setidaknya(ctx.level, 'SPV');
  const cari = { ...query, ...window, hanyaHidup };
  const rows = await on.many(daftarTitipanQuery(ctx.kode_toko, ctx.hari, cari));
  const kini = rows.map((row) => ({ ...row, ...keadaanTitipan(row, ctx) }));
  return pageOf(kini, window, ['batal', 'qty', 'berat', 'harga_total', 'dp_rp', 'sisa_rp']);
}

export async function bacaTitipan(on: Sql, no: string, ctx: Ctx): Promise<DokumenTitipan> {
  const head = await findTitipan(on, ctx.kode_toko, no);
  if (!head) throw missing(TIDAK_TITIP.TITIPAN_TIDAK_ADA);
  return readDokumenTitipan(on, head, ctx);
}

/** A sale of everything that was held, at its price, with the deposit counted in (D-11.1). */
export async function ambilTitipan(
  tx: Tx,
  { params, body }: InputOf<typeof ambilTitipEndpoint>,
  ctx: Ctx,
): Promise<DokumenPenjualan> {
  const head = await findTitipan(tx, ctx.kode_toko, params.no);
  if (!head) throw missing(TIDAK_TITIP.TITIPAN_TIDAK_ADA);
  const lines = await listTitipanBarang(tx, ctx.kode_toko, [params.no]);
  const kosong = {
    berat: null,
    harga_per_gram: null,
    ongkos: null,
    diskon: null,
    potongan: null,
  };
  return jual(
    tx,
    {
      body: {
        kode_sales: body.kode_sales ?? head.kode_sales,
        customer: {
          kode_customer: head.kode_customer,
          nama: head.nama_customer || null,
          alamat: head.alamat_customer || null,
          no_hp: head.no_hp,
        },
        barang: lines.map(({ kode_barcode }) => ({ kode_barcode, ...kosong })),
        diskon: body.diskon,
        admin: null,
        packing: null,
        ongkos_kerja: null,
        platform: null,
        marketplace: null,
        kupon: null,
        titipan: [params.no],
        pembayaran: body.pembayaran,
        keterangan: body.keterangan,
      },
    },
    ctx,
  );
}

/** A copy of the nota, or of the paper of one further deposit. */
export async function cetakUlangTitipan(
  tx: Tx,
  { params, body }: InputOf<typeof cetakUlangTitipEndpoint>,
  ctx: Ctx,
): Promise<{ no: string; cetak_ke: number }> {
  const head = await kunciTitipan(tx, params.no, ctx);
  const setoran = body.no_bayar
    ? (await listSetoran(tx, ctx.kode_toko, params.no)).find(
        ({ no_bayar }) => no_bayar === body.no_bayar,
      )
    : undefined;
  if (body.no_bayar && !setoran) throw missing(TIDAK_TITIP.SETORAN_TIDAK_ADA);
  const no = setoran?.no_bayar ?? params.no;
  const tambah = () =>
    setoran
      ? addCetakSetoran(tx, ctx.kode_toko, no)
      : addCetakTitipan(tx, ctx.kode_toko, no, ctx.op);
  const nota = {
    ...{ no, tabel: setoran ? 'titipan_bayar' : 'titipan', alasan: body.alasan },
    ...{ sebutan: 'nota titipan', label: 'No Titip', tambah },
  };
  const cetak_ke = await cetakUlang(tx, { ...nota, cetak_ke: (setoran ?? head).cetak_ke }, ctx);
  return { no, cetak_ke };
}
