import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { serve, type Route } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as api from '#areas/akses/contract/otorisasi-pusat.api.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import { findTokoOrang, isSatuOrang } from '#areas/akses/server/jauh/jauh.query.ts';
import { answered, jawabOleh, type Kabar } from '#areas/akses/server/otorisasi.ts';
import type { Otorisasi } from '#areas/akses/server/otorisasi.table.ts';
import {
  isiPermintaan,
  milik,
  setujuiDenganAngka,
} from '#areas/akses/server/otorisator/otorisator.ts';
import { needPenyetuju, needPerangkatLain } from '#areas/akses/server/penyetuju.ts';

const TIDAK = refusals({
  BUKAN_PENYETUJU: { message: 'User Ini Tidak Berhak Memberi Otorisasi' },
  SESI_PUSAT_SAJA: {
    message: 'Permintaan Orang Toko Ini Disetujui Dengan Telepon Atau Di Tokonya',
  },
});
const no = ({ code, message }: { code: string; message: string }) =>
  new Problem(403, code, message);

/** At the branch: what an approver of head office reads, and his answer (D-43.2). */
export const jawabPusatServer = (db: Database, say: Say, kabar: Kabar): readonly Route[] => [
  serve(api.bacaUntukPusatEndpoint, async (_, { params }, ctx: Ctx) => {
    caraOf(ctx);
    const row = await milik(db, params.keystore, ctx);
    return { ...(await isiPermintaan(db, say, row, ctx)), level: row.level };
  }),
  serve(api.jawabDariPusatEndpoint, async (_, input, ctx: Ctx) => {
    const { keystore, status } = await jawab({ db, kabar }, input, ctx);
    return { keystore, status };
  }),
];

/** Only a token of head office that names how its person has shown who he is: no session opens this. */
function caraOf({ tamu }: Ctx): string {
  if (!tamu?.cara) throw no(TIDAK.BUKAN_PENYETUJU);
  return tamu.cara;
}

async function jawab(
  dengan: { readonly db: Database; readonly kabar: Kabar },
  { params, body }: InputOf<typeof api.jawabDariPusatEndpoint>,
  ctx: Ctx,
) {
  const cara = caraOf(ctx);
  const { db } = dengan;
  const row = await milik(db, params.keystore, ctx);
  const { user_id, level, kode_toko_user: kode_toko } = ctx;
  const who = { user_id, level, kode_toko, cara };
  if (await isSatuOrang(db, row.input_by, user_id)) throw no(TIDAK.BUKAN_PENYETUJU);
  await needPenyetuju(db, row, who);
  if (cara === 'SESI' || cara === 'QR') await needPerangkatPusat(db, row, ctx);
  const dilihat = body.dilihat ?? undefined;
  if (row.status !== 'OPEN') throw answered();
  if (body.putusan === 'DISETUJUI' && cara === 'QR')
    return setujuiDenganAngka(dengan, row, who, { ctx, cocok: body.cocok, dilihat });
  const { putusan: status, alasan } = body;
  return jawabOleh(dengan, row, who, ctx, { status, alasan, dilihat });
}

/**
 * Devices of head office are compared with devices of head office. The server cannot see that a person of the branch
 * asks at the very computer at which head office's session is open, so that session does not answer him (decision
 * 1184).
 */
async function needPerangkatPusat(db: Database, row: Otorisasi, ctx: Ctx): Promise<void> {
  const asal = await findTokoOrang(db, row.input_by);
  if (ctx.tamu?.cara === 'SESI' && asal !== ctx.kode_toko_user) throw no(TIDAK.SESI_PUSAT_SAJA);
  await needPerangkatLain(db, row, ctx);
}
