import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What arrived, opened with the browser's own key. */
export type Didorong = {
  readonly jalan: string;
  readonly headers: IncomingHttpHeaders;
  readonly isi: Record<string, string>;
  /** The claims of the sender, after its signature was checked. */
  readonly vapid: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly kunci: string;
};

/** A push service of our own: it opens what it is given, and answers as the test wants it to. */
export async function bukaLayanan() {
  const masuk: Didorong[] = [];
  const telepon = new Map<string, Telepon>();
  const laku = { status: 201, tunda: 0, retryAfter: '' };
  let panggilan = 0;
  const server: Server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      panggilan++;
      const one = telepon.get(request.url ?? '');
      const { status, tunda, retryAfter } = laku;
      if (one && status < 300)
        masuk.push({
          jalan: request.url!,
          headers: request.headers,
          isi: JSON.parse(bukaIsi(Buffer.concat(parts), one)),
          ...periksaVapid(request.headers.authorization ?? ''),
        });
      setTimeout(() => {
        reply.writeHead(status, {
          ...(retryAfter && { 'retry-after': retryAfter }),
          ...(status === 302 && { location: '/pindah' }),
        });
        reply.end('x'.repeat(100));
      }, tunda);
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const asal = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env['KILAU_NOTIFICATIONS'] = asal;
  return {
    asal,
    masuk,
    laku,
    panggilan: () => panggilan,
    /** What a browser gives when it is allowed to be rung here. */
    langganan: (nama: string) => {
      const one = { pair: createECDH('prime256v1'), auth: randomBytes(16) };
      const p256dh = one.pair.generateKeys('base64url', 'uncompressed');
      telepon.set(`/kirim/${nama}`, one);
      return { endpoint: `${asal}/kirim/${nama}`, p256dh, auth: one.auth.toString('base64url') };
    },
    tutup: () => {
      delete process.env['KILAU_NOTIFICATIONS'];
      server.closeAllConnections();
      return new Promise<void>((done) => {
        server.close(() => done());
      });
    },
  };
}

type Telepon = { readonly pair: ECDH; readonly auth: Buffer };

/** RFC 8188 and 8291, as a browser opens it. */
function bukaIsi(body: Buffer, { pair, auth }: Telepon): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const dari = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), dari]);
  const ikm = Buffer.from(hkdfSync('sha256', pair.computeSecret(dari), auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${what}\0`, length));
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** RFC 8292: who sends has signed for this very service. */
function periksaVapid(header: string): Pick<Didorong, 'vapid' | 'kunci'> {
  const [, token, kunci] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head, claims, signature] = token!.split('.');
  const point = Buffer.from(kunci!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!signed) throw new Error('The VAPID signature does not hold');
  return { vapid: JSON.parse(Buffer.from(claims!, 'base64url').toString()), kunci: kunci! };
}
