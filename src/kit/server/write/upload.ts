import type { FastifyRequest } from 'fastify';
import type { Upload } from '#kit/server/write/form.ts';
import { sha256 } from '#kit/server/canonical.ts';
import { isSignedForm, readSignedForm } from '#kit/server/write/form.ts';
import { NO_LETTER, unreadable } from '#kit/server/wire/readable.ts';

/** The one file of a form and the fields beside it; nothing where there is no file or no form. */
export async function uploadOf(request: FastifyRequest): Promise<Upload | undefined> {
  if (!request.isMultipart?.()) return undefined;
  if (isSignedForm(request)) return readSignedForm(request);
  const part = await request.file();
  if (!part) return undefined;
  const bytes = await part.toBuffer();
  const fields = Object.entries(part.fields).flatMap(([name, one]) =>
    one && !Array.isArray(one) && one.type === 'field' ? [[name, String(one.value)]] : [],
  );
  if (fields.some((pair) => pair.some((text) => text.includes(NO_LETTER)))) throw unreadable();
  return { bytes, fields: Object.fromEntries(fields) };
}

/** What a form says, for the digest of a write: its fields, and its file by its own digest. */
export const contentsOf = ({ bytes, fields }: Upload): unknown => ({
  fields,
  sidik: sha256(bytes),
});
