import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { PASSWORD, type Shop, type Who } from '#tests/kit/shop.ts';
import { userIdOf } from '#tests/kit/people.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const b64 = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** CBOR as far as an authenticator needs it: whole numbers, bytes, texts and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)]),
  ]);
}

/** The address of the shop's page in these tests. */
export const ASAL = { origin: 'http://localhost:8080', host: 'localhost:8080' };
const RP = 'localhost';
/** Present and verified; with a new key beside it. */
const [HADIR, DIKENAL, KUNCI_BARU] = [1, 4, 64];

/** A reader with one finger on it: signs whatever it is asked, as an authenticator does. */
export function jariLunak() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let hitung = 0;
  const data = (flags: number, more = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++hitung);
    return Buffer.concat([sha256(RP), Buffer.from([flags]), counter, more]);
  };
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: ASAL.origin, crossOrigin: false }));
  const whole = (response: object) => ({
    id: b64(id),
    rawId: b64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id: b64(id),
    mundur: () => (hitung = 0),
    buat: ({ challenge }: { challenge: string }) => {
      const cose = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]);
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
      const authData = data(HADIR | DIKENAL | KUNCI_BARU, made);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return whole({
        clientDataJSON: b64(client('webauthn.create', challenge)),
        attestationObject: b64(cbor(attestation)),
        transports: ['usb'],
      });
    },
    jawab: ({ challenge }: { challenge: string }, dikenal = true) => {
      const authData = data(HADIR | (dikenal ? DIKENAL : 0));
      const clientData = client('webauthn.get', challenge);
      const signed = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return whole({
        clientDataJSON: b64(clientData),
        authenticatorData: b64(authData),
        signature: b64(signed),
      });
    },
  };
}
export type Jari = ReturnType<typeof jariLunak>;

/** A finger that its person has enrolled with the own password. */
export async function daftarkan(
  shop: Shop,
  who: Who,
  kode_toko: 'KJ1' | 'KJ2' | 'PST' = 'KJ1',
): Promise<Jari> {
  const jari = jariLunak();
  const user_id = userIdOf(who, kode_toko);
  const person = shop.as(who, kode_toko);
  const mulai = await person.raw(
    'POST',
    `sidik-jari/${user_id}/mulai`,
    { password: PASSWORD },
    ASAL,
  );
  const fp = jari.buat(mulai.body.data.opsi);
  const said = await person.raw('POST', `sidik-jari/${user_id}`, { nama: 'Pembaca', fp }, ASAL);
  if (said.status >= 300) throw new Error(said.text);
  return jari;
}

/** The question for this request, asked at the screen of the person who wants the act. */
export const tanyaJari = async (shop: Shop, who: Who, penyetuju: string, keystore: string) =>
  (
    await shop
      .as(who)
      .raw('GET', `user-fingerprint?user_id=${penyetuju}&keystore=${keystore}`, undefined, ASAL)
  ).body;

export const jawabJari = async (
  shop: Shop,
  who: Who,
  { user_id, keystore, fp, kategori = 'SETUJUI' }: Jawab,
) => {
  const { status, body } = await shop
    .as(who)
    .raw('POST', 'authorization/fingerprint', { user_id, keystore, kategori, fp }, ASAL);
  return { status, body };
};
type Jawab = { user_id: string; keystore: string; fp: object; kategori?: string };
