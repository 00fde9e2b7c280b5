import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { conflictIf, missing, Problem, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  batalCetakAgenEndpoint,
  cetakAgenEndpoint,
  lihatCetakAgenEndpoint,
} from '#kit/contract/agent-paper.ts';
import { barisKertas, isBase64, keadaanTugas, laciDalam } from '#areas/akses/rules/agen.ts';
import { findAgenToko } from '#areas/akses/server/agen/agen.table.ts';
import { cancelCetak, findCetak, saveCetak } from '#areas/akses/server/agen/agen-cetak.table.ts';
import { jejakAgen } from '#areas/akses/server/agen/jejak-agen.ts';
import { findAlasanLaci } from '#areas/akses/server/agen/laci-agen.query.ts';
import { bangunkanAgen } from '#areas/akses/server/agen/tunggu.ts';

const TIDAK = refusals({
  AGEN_TIDAK_ADA: { message: 'Agen Cetak Tidak Ditemukan' },
  AGEN_MATI: { message: 'Agen Cetak Tidak Menyala' },
  PRINTER_TIDAK_ADA: { field: 'printer', message: 'Agen Tidak Punya Printer Ini' },
  ISI_SALAH: { field: 'isi', message: 'Isi Kertas Tidak Valid' },
  LACI_TANPA_ALASAN: { message: 'Laci Hanya Dibuka Setelah Simpan Tunai Atau Buka Laci' },
  KERTAS_TIDAK_ADA: { message: 'Kertas Tidak Ditemukan' },
});
/** Papers of one person: a sheet of labels is as many papers, two or three in a second. */
const batasi = limiter({ most: 300, seconds: 60 });

/**
 * Gives an agent of this shop a paper for one of its printers. It is in the record whose it was, and whether it opens a
 * drawer: that needs a save of this person that moved cash, or BUKA_LACI, a moment ago, and no paper hides it.
 */
export const cetakAgen =
  (db: Database) =>
  async (_: Sql, { body }: InputOf<typeof cetakAgenEndpoint>, ctx: Ctx) => {
    const { id, printer, nama, isi } = body;
    const { kode_toko, user_id } = ctx;
    batasi(`${kode_toko}|${user_id}`);
    refuseIf(isBase64(isi) ? [] : [TIDAK.ISI_SALAH]);
    const bytes = Buffer.from(isi, 'base64');
    const laci = laciDalam(bytes);
    refuseIf(laci === 'TERSEMBUNYI' ? [TIDAK.ISI_SALAH] : []);
    const agen = await findAgenToko(db, { id: body.agen, kode_toko, now: nowIso() });
    if (!agen) throw missing(TIDAK.AGEN_TIDAK_ADA);
    refuseIf(agen.printer.includes(printer) ? [] : [TIDAK.PRINTER_TIDAK_ADA]);
    conflictIf(!agen.hidup, TIDAK.AGEN_MATI);
    await db.begin(async (tx) => {
      const row = { id, agen: agen.id, user_id, printer, nama, isi, now: nowIso() };
      if ((await saveCetak(tx, row)) === 0) return;
      const [besar, baris] = [bytes.length, barisKertas(bytes)];
      const sesudah = { nama, printer, besar, baris, laci: laci === 'BUKA' };
      await recordAside(tx, {
        ...jejakAgen(ctx),
        tindakan: 'CETAK_AGEN',
        kunci: agen.nama,
        sesudah,
      });
      if (laci === 'BUKA') await perluAlasan(tx, ctx);
    });
    bangunkanAgen(agen.id);
    return keadaanOf(db, id, ctx);
  };

/** A drawer opens for a reason, once each; the record of this paper is among those that are counted. */
async function perluAlasan(tx: Tx, ctx: Ctx): Promise<void> {
  const { alasan, dibuka } = await findAlasanLaci(tx, ctx);
  const { code, message } = TIDAK.LACI_TANPA_ALASAN;
  if (alasan === 0 || dibuka > alasan) throw new Problem(403, code, message);
}

/** A paper is its asker's alone: another's is not there. */
async function keadaanOf(on: Sql, id: string, { user_id }: Ctx) {
  const row = await findCetak(on, { id, user_id, now: nowIso() });
  if (!row) throw missing(TIDAK.KERTAS_TIDAK_ADA);
  return { ...keadaanTugas(row), sebab: row.sebab };
}

export const lihatCetakAgen = (
  on: Sql,
  { params: { id } }: InputOf<typeof lihatCetakAgenEndpoint>,
  ctx: Ctx,
) => keadaanOf(on, id, ctx);

export const batalCetakAgen =
  (db: Database) =>
  async (_: Sql, { params: { id } }: InputOf<typeof batalCetakAgenEndpoint>, ctx: Ctx) => {
    await cancelCetak(db, { id, user_id: ctx.user_id, now: nowIso() });
    return keadaanOf(db, id, ctx);
  };
