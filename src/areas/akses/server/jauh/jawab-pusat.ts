import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { serve, type Route } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as api from '#areas/akses/contract/otorisasi-pusat.api.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import { findTokoOrang, isSatuOrang } from '#areas/akses/server/jauh/jauh.query.ts';
import { sidikSendiri } from '#areas/akses/server/jauh/tampil.ts';
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
  OTORISASI_BELUM_DIBACA: { message: 'Tampilkan Permintaan Dahulu Sebelum Disetujui' },
});
const no = ({ code, message }: { code: string; message: string }) =>
  new Problem(403, code, message);

/** At the branch: what an approver of head office reads, and his answer (D-43.2). */
export function jawabPusatServer(db: Database, say: Say, kabar: Kabar): readonly Route[] {
  const dengan = { db, say, kabar };
  return [
    serve(api.bacaUntukPusatEndpoint, async (_, { params }, ctx: Ctx) => {
      caraOf(ctx);
      return contentsOf(dengan, await milik(db, params.keystore, ctx), ctx);
    }),
    serve(api.jawabDariPusatEndpoint, async (_, input, ctx: Ctx) => {
      const { keystore, status } = await jawab(dengan, input, ctx);
      return { keystore, status };
    }),
  ];
}

type Dengan = { readonly db: Database; readonly say: Say; readonly kabar: Kabar };

const contentsOf = async ({ db, say }: Dengan, row: Otorisasi, ctx: Ctx) => ({
  ...(await isiPermintaan(db, say, row, ctx)),
  level: row.level,
});

/** Only a token of head office that names how its person has shown who he is: no session opens this. */
function caraOf({ tamu }: Ctx): string {
  if (!tamu?.cara) throw no(TIDAK.BUKAN_PENYETUJU);
  return tamu.cara;
}

async function jawab(
  dengan: Dengan,
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
  if (body.putusan === 'DISETUJUI') await needDibaca(dengan, row, ctx, dilihat);
  if (body.putusan === 'DISETUJUI' && cara === 'QR')
    return setujuiDenganAngka(dengan, row, who, { ctx, cocok: body.cocok, dilihat });
  const { putusan: status, alasan } = body;
  return jawabOleh(dengan, row, who, ctx, { status, alasan, dilihat });
}

/**
 * He agrees to the words of this server alone: an answer says by its digest what he was shown, and between the two
 * servers lie lines that others keep (decision 1195).
 */
async function needDibaca(
  dengan: Dengan,
  row: Otorisasi,
  ctx: Ctx,
  dilihat: string | undefined,
): Promise<void> {
  const { code, message } = TIDAK.OTORISASI_BELUM_DIBACA;
  if (dilihat === undefined || dilihat !== sidikSendiri(await contentsOf(dengan, row, ctx), ctx))
    throw new Problem(409, code, message);
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
