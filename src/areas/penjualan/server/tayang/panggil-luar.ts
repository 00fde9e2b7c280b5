import { lookup, type LookupAddress } from 'node:dns';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';
import { readEnv } from '#kit/server/settings/env.ts';

/** Addresses of a house and of a machine itself: no shop's setting leads there. */
const DI_DALAM = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  DI_DALAM.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  DI_DALAM.addSubnet(net, bits, 'ipv6');

/** Whether an address is one that only the house reaches. */
export const isDiDalam = ({ address, family }: LookupAddress): boolean =>
  DI_DALAM.check(address, family === 6 ? 'ipv6' : 'ipv4');

/** Origins inside the house that may be called too: those that the person who runs the server has named. */
export const adaptorDiizinkan = (): string[] =>
  (readEnv('KILAU_ADAPTOR') ?? '')
    .split(',')
    .map((asal) => asal.trim().replace(/\/+$/, ''))
    .filter((asal) => asal !== '');

/** A public name that leads into the house is refused when it is called, whatever it led to when it was typed. */
const lookupLuar: LookupFunction = (name, options, found) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return found(error ?? new Error(`${name} has no address`), '');
    if (addresses.some(isDiDalam))
      return found(Object.assign(new Error(name), { code: 'EALAMATDALAM' }), '');
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });

type Panggilan = {
  readonly method: string;
  readonly alamat: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isi: string;
  readonly tunggu: number;
};
/** `kosong`: there was no body at all; one that is no JSON has no `isi` either. `jam`: the clock of the other side. */
type JawabanLuar = {
  readonly status: number;
  readonly isi: unknown;
  readonly kosong: boolean;
  readonly jam: number;
};
/** `diam`: it took the call and never answered; else it could not be reached at all. */
type TidakTerjawab = { readonly sebab: string; readonly diam: boolean };

const TERPANJANG = 1024 * 1024;

/** One call: a redirect is an answer like any other and not followed; never waited for without end. */
export function panggilLuar(panggilan: Panggilan): Promise<JawabanLuar | TidakTerjawab> {
  const { method, alamat, headers, isi, tunggu } = panggilan;
  const url = new URL(alamat);
  const dalam = adaptorDiizinkan().some((asal) => alamat.startsWith(`${asal}/`));
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  const body = isi === '' ? {} : { 'content-type': 'application/json' };
  return new Promise((done) => {
    const signal = AbortSignal.timeout(tunggu);
    const request = send(
      url,
      {
        method,
        signal,
        agent: false,
        ...(dalam ? {} : { lookup: lookupLuar }),
        headers: { ...headers, ...body, 'content-length': String(Buffer.byteLength(isi)) },
      },
      (answer) => {
        readShort(answer).then(
          (text) =>
            done({
              status: answer.statusCode ?? 0,
              isi: toJson(text),
              kosong: text.trim() === '',
              jam: Date.parse(answer.headers.date ?? ''),
            }),
          (error: Error) => done(sebabOf(error)),
        );
      },
    );
    request.on('error', (error) => done(sebabOf(error)));
    request.end(isi);
  });
}

async function readShort(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += (part as Buffer).byteLength;
    if (size > TERPANJANG) throw Object.assign(new Error('long'), { code: 'ETERLALUPANJANG' });
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sebabOf(error: Error & { code?: string }): TidakTerjawab {
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return { sebab: 'Adaptor tidak menjawab', diam: true };
  if (error.code === 'EALAMATDALAM')
    return { sebab: 'Alamat adaptor ada di jaringan dalam, tidak dipanggil', diam: false };
  if (error.code === 'ETERLALUPANJANG')
    return { sebab: 'Jawaban adaptor lebih dari 1 MB', diam: true };
  const diam = error.code === 'ECONNRESET' || error.code === 'EPIPE';
  return { sebab: `Adaptor tidak terjangkau${error.code ? ` (${error.code})` : ''}`, diam };
}
