import { readPhoneNumber } from '#kit/server/wire/phone.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing, refuseIf, orConflict } from '#kit/server/problem.ts';
import { serveWrite, type Route } from '#kit/server/routes.ts';
import { jagaDukungan } from '#areas/akses/server/jaga-dukungan.ts';
import * as api from '#areas/pengawasan/contract/wajib-lapor.api.ts';
import { hariCustomerQuery } from '#areas/pengawasan/server/wajib-lapor.query.ts';
import { batalkanLapor, insertLapor } from '#areas/pengawasan/server/wajib-lapor.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  TIDAK_WAJIB_LAPOR: { message: 'Transaksi Wajib Lapor Tidak Ditemukan' },
  SUDAH_LAPOR: { message: 'Transaksi Ini Sudah Dilaporkan' },
  BELUM_LAPOR: { message: 'Transaksi Ini Belum Dilaporkan' },
  TGL_LAPOR_DULU: {
    field: 'tgl_lapor',
    message: 'Tgl Lapor Tidak Boleh Sebelum Tanggal Transaksi',
  },
  TGL_LAPOR_NANTI: { field: 'tgl_lapor', message: 'Tgl Lapor Tidak Boleh Lebih Dari Hari Ini' },
});

export const wajibLaporServer: readonly Route[] = [
  serveWrite(api.laporEndpoint, catatLapor),
  serveWrite(api.batalLaporEndpoint, batalLapor),
];

async function catatLapor(tx: Tx, { body }: InputOf<typeof api.laporEndpoint>, ctx: Ctx) {
  const { tgl_system, tgl_lapor } = body;
  const orang = siapa(body.orang);
  refuseIf([
    ...(tgl_lapor < tgl_system ? [TIDAK.TGL_LAPOR_DULU] : []),
    ...(tgl_lapor > ctx.hari ? [TIDAK.TGL_LAPOR_NANTI] : []),
  ]);
  const wajib = await tx.maybe(hariCustomerQuery(tgl_system, orang, ctx));
  if (!wajib) throw missing(TIDAK.TIDAK_WAJIB_LAPOR);
  await jagaDukungan(tx, ctx, {
    apa: 'transaksi wajib lapor',
    kunci: wajib.nama_customer,
    fields: api.laporFields,
    sesudah: body,
  });
  const { kode_toko, hari, user_id, op } = ctx;
  const row = { ...body, kode_toko, hari, total: wajib.total, input_by: user_id };
  const saved = orConflict(await insertLapor(tx, { ...row, op }), TIDAK.SUDAH_LAPOR);
  tx.audit({
    tindakan: 'LAPOR_TRANSAKSI',
    tabel: 'lapor_transaksi',
    kunci: String(saved.id),
    sesudah: { ...row, nama_customer: wajib.nama_customer },
  });
  return { tgl_system, orang };
}

async function batalLapor(tx: Tx, { body }: InputOf<typeof api.batalLaporEndpoint>, ctx: Ctx) {
  const { tgl_system, alasan } = body;
  const orang = siapa(body.orang);
  const wajib = await tx.maybe(hariCustomerQuery(tgl_system, orang, ctx));
  if (!wajib) throw missing(TIDAK.TIDAK_WAJIB_LAPOR);
  await jagaDukungan(tx, ctx, {
    apa: 'transaksi wajib lapor',
    kunci: wajib.nama_customer,
    fields: api.batalLaporFields,
    sesudah: { alasan },
  });
  const lama = orConflict(
    await batalkanLapor(tx, { tgl_system, orang, alasan, batal_by: ctx.user_id }),
    TIDAK.BELUM_LAPOR,
  );
  tx.audit({
    tindakan: 'BATAL_LAPOR_TRANSAKSI',
    tabel: 'lapor_transaksi',
    kunci: String(lama.id),
    sebelum: { ...lama },
    sesudah: { alasan },
  });
  return { tgl_system, orang };
}

/** A person is named by a telephone in any way of writing, or by what the report says (D-51.4). */
const siapa = (orang: string): string => readPhoneNumber(orang) ?? orang;
