import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Ctx as KitCtx } from '#kit/server/ctx.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { modulsOn, readSetelanToko } from '#areas/toko/server/setelan.ts';
import { lembarTutupReport } from '#areas/akhir-hari/contract/lembar-tutup.report.ts';
import { catatanLembar, lembarTutupQuery } from '#areas/akhir-hari/server/lembar-tutup.query.ts';
import { findTutup } from '#areas/akhir-hari/server/tutup-toko.table.ts';
import type { AllModuls } from '#areas/toko/contract/modul.ts';

/** The page of a closing for a telephone: with the banks and without profit, no matter who closed (D-20.1). */
export async function lembarPdf(
  { desk, moduls }: { readonly desk: Desk; readonly moduls: AllModuls },
  kode_toko: string,
  no_tutup: string,
): Promise<Buffer | undefined> {
  const one = await findTutup(desk.db, kode_toko, no_tutup);
  if (!one) return undefined;
  const { toko, modul, told, param } = await readSetelanToko(desk.db, kode_toko);
  const ctx = {
    kode_toko,
    toko,
    modul,
    told,
    param,
    moduls: modulsOn(moduls, modul),
    level: 'OWN',
    lihat_modal: false,
    locale: 'id',
    user_id: one.tutup_by,
    hari: one.tgl_system,
    variant: toko.jenis === 'PUSAT' ? 'pusat' : 'cabang',
  };
  const { files } = serveReport(desk, lembarTutupReport, lembarTutupQuery, { note: catatanLembar });
  // No person is logged in here: these are the parts of a context that a report and its paper need.
  const { body } = await files!['pdf']!({ query: { no_tutup } }, ctx as unknown as KitCtx);
  return buffer(body as Readable);
}
