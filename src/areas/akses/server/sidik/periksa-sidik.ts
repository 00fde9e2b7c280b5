import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isOwnOrigin } from '#kit/server/credentials.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { SidikJawab } from '#areas/akses/contract/sidik.api.ts';
import {
  listSidik,
  pakaiSidik,
  saveTantangan,
  saveTantanganDaftar,
  takeTantangan,
  type Siapa,
} from '#areas/akses/server/sidik/sidik.table.ts';

/** The library is loaded only when a finger is used. */
const webauthn = () => import('@simplewebauthn/server');

/** The origin of the page that asks for the finger: the browser signs it, and it must be our own. */
export function tempatOf({ headers }: Surroundings): { origin: string; rp_id: string } {
  const host = String(headers.host ?? '');
  const given = headers.origin;
  const origin = typeof given === 'string' ? given : '';
  if (!isOwnOrigin(origin, host))
    throw new Problem(403, 'ASAL_TIDAK_DIKENAL', 'Permintaan Ditolak');
  return { origin, rp_id: new URL(origin).hostname };
}

type Orang = Siapa & { usere_name: string; sandi: string };

/**
 * What a new authenticator is asked: that it knows its person by itself, and is not enrolled already. Nothing where the
 * password is not the one any more.
 */
export async function mintaDaftar(on: Sql, who: Orang, rp_id: string) {
  const { generateRegistrationOptions } = await webauthn();
  const known = await listSidik(on, who);
  const opsi = await generateRegistrationOptions({
    rpName: 'Kilau',
    rpID: rp_id,
    userName: who.user_id,
    userDisplayName: who.usere_name,
    userID: new TextEncoder().encode(`${who.kode_toko}/${who.user_id}`),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { userVerification: 'required', residentKey: 'discouraged' },
  });
  const asked = { tantangan: opsi.challenge, untuk: 'DAFTAR' };
  return (await saveTantanganDaftar(on, who, asked)) === 1 ? opsi : undefined;
}

/** The public key that has come back, if the question was ours and its person was verified. */
export async function readDaftar(
  on: Sql,
  who: Siapa,
  fp: SidikJawab,
  { origin, rp_id }: ReturnType<typeof tempatOf>,
) {
  const { verifyRegistrationResponse } = await webauthn();
  const read = await verifyRegistrationResponse({
    response: fp as RegistrationResponseJSON,
    expectedChallenge: (tantangan) => once(on, who, { tantangan, untuk: 'DAFTAR' }),
    expectedOrigin: origin,
    expectedRPID: rp_id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!read?.verified) return undefined;
  const { id, publicKey, counter, transports } = read.registrationInfo.credential;
  const kunci = Buffer.from(publicKey).toString('base64url');
  return { id, rp_id, kunci, hitung: counter, transports: [...(transports ?? [])] };
}

/** What an enrolled authenticator is asked to sign, for one purpose. */
export async function mintaSidik(on: Sql, who: Siapa, untuk: string) {
  const { generateAuthenticationOptions } = await webauthn();
  const rows = await listSidik(on, who);
  const [first] = rows;
  if (!first) return undefined;
  const opsi = await generateAuthenticationOptions({
    rpID: first.rp_id,
    userVerification: 'required',
    allowCredentials: rows
      .filter(({ rp_id }) => rp_id === first.rp_id)
      .map(({ id, transports }) => ({ id, transports: transports as 'usb'[] })),
  });
  await saveTantangan(on, who, { tantangan: opsi.challenge, untuk });
  return opsi;
}

/** Whether this finger is this person's, asked for this purpose, now: once. */
export async function cocokSidik(
  on: Sql,
  who: Siapa,
  fp: SidikJawab,
  { untuk, origin, rp_id }: { untuk: string; origin: string; rp_id: string },
): Promise<boolean> {
  const row = (await listSidik(on, who)).find((one) => one.id === fp.id);
  if (!row || row.rp_id !== rp_id) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  const read = await verifyAuthenticationResponse({
    response: fp as AuthenticationResponseJSON,
    expectedChallenge: (tantangan) => once(on, who, { tantangan, untuk }),
    expectedOrigin: origin,
    expectedRPID: row.rp_id,
    requireUserVerification: true,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.kunci, 'base64url')),
      counter: Number(row.hitung),
    },
  }).catch(() => undefined);
  if (!read?.verified) return false;
  return (await pakaiSidik(on, who, row.id, read.authenticationInfo.newCounter)) === 1;
}

const once = async (
  on: Sql,
  who: Siapa,
  row: { tantangan: string; untuk: string },
): Promise<boolean> => (await takeTantangan(on, who, row)) === 1;
