import type { Endpoint } from '#kit/contract/endpoint.ts';
import { noNetwork, problemOf } from '#kit/web/api/problem.ts';
import { urlOf } from '#kit/web/api/url.ts';
import { LOCALES, currentLocale } from '#kit/web/base/text.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';

type Asked<P, Q> = { params?: P; query?: Q; toko?: string };

/**
 * Fetches the file of a call and opens a PDF in its own tab, or saves a sheet. Fetched rather than
 * linked, so that a refusal is read as one and the branch's header travels along.
 */
export async function openFile<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  asked: Asked<P, Q>,
  suffix: string,
  name: string,
): Promise<void> {
  const tab = suffix === '.pdf' ? window.open('', '_blank') : null;
  const file = await fetchFile(urlOf(endpoint, asked, suffix), asked.toko).catch(() => undefined);
  if (!file) return tab?.close();
  const url = URL.createObjectURL(file);
  if (tab) tab.location.replace(url);
  else Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The paper of a document has all its columns: a screen has not chosen any. */
export const allColumns = <Q extends object>(query: Q): Q => ({ ...query, kolom: null });

/** Fetches the file of a call and saves it under the name that the server gives it (R14). */
export async function saveFile<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  asked: Asked<P, Q>,
  suffix: string,
  name: string,
): Promise<void> {
  const file = await fetchFile(urlOf(endpoint, asked, suffix), asked.toko).catch(() => undefined);
  if (!file) return;
  const url = URL.createObjectURL(file);
  const download = file instanceof File ? file.name : name;
  Object.assign(document.createElement('a'), { href: url, download }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The bytes of an answer; says why when there are none. */
async function fetchFile(url: string, toko?: string): Promise<Blob | undefined> {
  const headers: Record<string, string> = {
    'accept-language': LOCALES[currentLocale()].bcp,
    ...(toko ? { 'x-toko': toko } : {}),
  };
  const response = await fetch(url, { headers, credentials: 'include' }).catch(() => undefined);
  if (response?.ok) {
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
    const blob = await response.blob();
    return named ? new File([blob], named[1]!, { type: blob.type }) : blob;
  }
  showProblem(response ? await problemOf(response) : noNetwork());
  return undefined;
}
