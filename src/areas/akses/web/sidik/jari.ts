import type { SidikJawab } from '#areas/akses/contract/sidik.api.ts';
import { t } from '#kit/web/base/text.ts';

/** Whether this browser knows fingers at all: only on a safe line, or on this very computer. */
export const bisaJari = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

type Opsi = Readonly<Record<string, unknown>>;

/** The answer of an authenticator; without one, an error in words for the person at the screen. */
async function answerOf(asked: Promise<Credential | null>): Promise<SidikJawab> {
  const given = await asked.catch(() => null);
  if (!given) throw new Error(t('Silahkan Coba Lagi'));
  return (given as PublicKeyCredential).toJSON() as SidikJawab;
}

/** Asks for a finger that is enrolled. */
export const mintaJari = (opsi: Opsi): Promise<SidikJawab> =>
  answerOf(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        // The server's library wrote the options, the browser's reads them: between the two they are JSON.
        opsi as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );

/** Asks a new authenticator for its key. */
export const daftarJari = (opsi: Opsi): Promise<SidikJawab> =>
  answerOf(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        // JSON of the server's library, as above.
        opsi as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );
