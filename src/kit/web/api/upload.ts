import { newKey } from '#kit/web/api/key.ts';
import { noNetwork, Problem, problemOf } from '#kit/web/api/problem.ts';
import { smallerPicture } from '#kit/web/api/smaller-picture.ts';
import { apiBase } from '#kit/web/base/config.ts';
import { LOCALES, currentLocale } from '#kit/web/base/text.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';

const MB_10 = 10 * 1024 * 1024;

export type Sent = { readonly gambar_path: string; readonly gambar_name: string };

/** Sends one picture, a large one made smaller, with the fields beside it; answers its name, or throws the problem. */
export async function sendPicture(
  path: string,
  picture: Blob,
  fields: Readonly<Record<string, string>>,
): Promise<Sent> {
  const file = await smallerPicture(picture);
  if (file.size > MB_10)
    throw new Problem({ status: 413, code: 'DATA_TERLALU_BESAR', message: 'Foto maksimal 10 MB' });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', file);
  const toko = workingShop();
  const headers = {
    'x-kilau': '1',
    ...(toko && { 'x-toko': toko }),
    'accept-language': LOCALES[currentLocale()].bcp,
    'idempotency-key': newKey(),
  };
  const answer = await fetch(apiBase + path, {
    method: 'POST',
    body: form,
    headers,
    credentials: 'include',
  }).catch(() => {
    throw noNetwork();
  });
  if (!answer.ok) throw await problemOf(answer);
  return ((await answer.json()) as { data: Sent }).data;
}
