import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { Problem } from '#kit/server/problem.ts';
import { NO_LETTER, unreadable } from '#kit/server/wire/readable.ts';

/** What a form brought: its file, and the fields beside it. */
export type Upload = { bytes: Buffer; fields: Record<string, string> };

const MB = 1024 * 1024;
/** What one form may bring. */
export const FORM_LIMITS = { fileSize: 10 * MB, files: 1, fields: 10 };
/** The most bytes of a whole form: its file, its fields and the boundaries between them. */
const MOST = FORM_LIMITS.fileSize + MB;
const TYPE = /^multipart\/form-data; ?boundary=(?:"[!-~ ]{1,70}"|[!-~]{1,70})$/i;
/** A server that passes a form on says the digest of its bytes here: its token signs both (D-43.2). */
const DIGEST = 'x-isi';

/** A form on its way to another server, byte for byte: in the parts in which it came, which are held once. */
export type Form = {
  readonly type: string;
  readonly parts: readonly Buffer[];
  readonly size: number;
  readonly digest: string;
  readonly signed: string;
};

const said = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** What a token signs of a form: how it is read, and what it holds. */
const signedOf = (type: string, digest: string): string => `${type}\n${digest}`;

/** The headers of such a form. */
export const formHeaders = ({ type, size, digest }: Form) => ({
  'content-type': type,
  'content-length': String(size),
  [DIGEST]: digest,
});

/** Whether a call brings a form; refused where it takes none. */
export function bringsForm(request: FastifyRequest, { form }: Pick<AnyEndpoint, 'form'>): boolean {
  if (!request.isMultipart?.()) return false;
  if (!form) throw unreadable();
  return true;
}

/** A whole form, as it came and no larger than one of this server. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const type = said(request, 'content-type');
  if (!TYPE.test(type)) throw unreadable();
  const read = await partsOf(request);
  return { type, ...read, signed: signedOf(type, read.digest) };
}

/** A form that another server passed on; undefined for any other body. */
export function signedForm(request: FastifyRequest): string | undefined {
  return isSignedForm(request)
    ? signedOf(said(request, 'content-type'), said(request, DIGEST))
    : undefined;
}

export const isSignedForm = (request: FastifyRequest): boolean =>
  request.isMultipart?.() === true && said(request, DIGEST) !== '';

/** Its file and fields; bytes that are not the ones that were signed are refused. */
export async function readSignedForm(request: FastifyRequest): Promise<Upload | undefined> {
  const { type, parts, digest } = await readForm(request);
  if (digest !== said(request, DIGEST)) throw unreadable();
  const form = await new Response(Readable.from(parts), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw unreadable();
    });
  const files: File[] = [];
  const fields: [string, string][] = [];
  for (const [name, one] of form)
    if (typeof one === 'string') fields.push([name, one]);
    else files.push(one);
  const [file] = files;
  if (files.length > FORM_LIMITS.files || fields.length > FORM_LIMITS.fields) throw tooLarge();
  if (fields.some((pair) => pair.some((text) => text.includes(NO_LETTER)))) throw unreadable();
  if (!file) return undefined;
  if (file.size > FORM_LIMITS.fileSize) throw tooLarge();
  return { bytes: Buffer.from(await file.arrayBuffer()), fields: Object.fromEntries(fields) };
}

async function partsOf({ raw }: FastifyRequest): Promise<Pick<Form, 'parts' | 'size' | 'digest'>> {
  const parts: Buffer[] = [];
  const sum = createHash('sha256');
  let size = 0;
  for await (const part of raw as AsyncIterable<Buffer>) {
    size += part.byteLength;
    sum.update(part);
    // What comes behind is let go unread: else the answer would not arrive.
    if (size <= MOST) parts.push(part);
    else parts.length = 0;
  }
  if (size > MOST) throw tooLarge();
  return { parts, size, digest: sum.digest('hex') };
}

const tooLarge = () => new Problem(413, 'DATA_TERLALU_BESAR', 'Data Terlalu Besar');
