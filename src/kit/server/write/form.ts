import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
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

/** A form on its way to another server, byte for byte. */
export type Form = { readonly type: string; readonly bytes: Buffer; readonly signed: string };

const said = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** What a token signs of a form: how it is read, and what it holds. */
const signedOf = (type: string, digest: string): string => `${type}\n${digest}`;

/** The header beside such a form. */
export const digestHeader = ({ bytes }: Form) => ({ [DIGEST]: hash('sha256', bytes) });

/** A whole form, as it came and no larger than one of this server. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const type = said(request, 'content-type');
  if (!TYPE.test(type)) throw unreadable();
  const bytes = await bytesOf(request);
  return { type, bytes, signed: signedOf(type, hash('sha256', bytes)) };
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
  const { type, bytes } = await readForm(request);
  if (hash('sha256', bytes) !== said(request, DIGEST)) throw unreadable();
  const parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw unreadable();
    });
  const files: File[] = [];
  const fields: [string, string][] = [];
  for (const [name, one] of parts)
    if (typeof one === 'string') fields.push([name, one]);
    else files.push(one);
  const [file] = files;
  if (files.length > FORM_LIMITS.files || fields.length > FORM_LIMITS.fields) throw tooLarge();
  if (fields.some((pair) => pair.some((text) => text.includes(NO_LETTER)))) throw unreadable();
  if (!file) return undefined;
  if (file.size > FORM_LIMITS.fileSize) throw tooLarge();
  return { bytes: Buffer.from(await file.arrayBuffer()), fields: Object.fromEntries(fields) };
}

async function bytesOf({ raw }: FastifyRequest): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of raw) {
    size += (part as Buffer).byteLength;
    // What comes behind is let go unread: else the answer would not arrive.
    if (size <= MOST) parts.push(part as Buffer);
    else parts.length = 0;
  }
  if (size > MOST) throw tooLarge();
  return Buffer.concat(parts);
}

const tooLarge = () => new Problem(413, 'DATA_TERLALU_BESAR', 'Data Terlalu Besar');
