import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import { sidikJawab } from '#areas/akses/contract/sidik.api.ts';
import { tebak } from '#areas/akses/server/coba.ts';
import { tebakanFaktor } from '#areas/akses/server/kunci-coba.ts';
import { cocokSidik, mintaSidik, tempatOf } from '#areas/akses/server/sidik/periksa-sidik.ts';
import type { User } from '#areas/akses/server/users.table.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';
import { aksesModul } from '#areas/akses/contract/akses.modul.ts';

const MASUK = 'MASUK';

/** What the second question of the log-in contains for a person who has enrolled a finger. */
export async function tanyaSidikMasuk(db: Database, user: User): Promise<Record<string, unknown>> {
  const { modul } = await readSetelanToko(db, user.kode_toko);
  if (!modul(aksesModul.FINGERPRINT_MODULE)) return {};
  const opsi = await mintaSidik(db, user, MASUK);
  return opsi ? { sidik: opsi } : {};
}

/** The finger as second factor: counted and slowed as a code is. */
export async function masukDenganSidik(
  db: Database,
  user: User,
  fp: string,
  around: Surroundings,
): Promise<void> {
  const { modul, param } = await readSetelanToko(db, user.kode_toko);
  const tempat = { ...tempatOf(around), untuk: MASUK };
  const apa = tebakanFaktor(user.user_id, param(aksesParam.LOGIN_GAGAL_MAKSIMAL));
  const given = sidikJawab.safeParse(parsed(fp));
  const found = await tebak(db, apa, async () =>
    modul(aksesModul.FINGERPRINT_MODULE) &&
    given.success &&
    (await cocokSidik(db, user, given.data, tempat))
      ? user
      : undefined,
  );
  if (!found) throw new Problem(401, 'SIDIK_SALAH', 'Silahkan Coba Lagi');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
