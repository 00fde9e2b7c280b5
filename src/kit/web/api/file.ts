import type { Endpoint } from '#kit/contract/endpoint.ts';
import { noNetwork, Problem, problemOf } from '#kit/web/api/problem.ts';
import { saveBlob } from '#kit/web/api/save-blob.ts';
import { fillPath, urlOf } from '#kit/web/api/url.ts';
import { shellWith } from '#kit/web/base/shell.ts';
import { LOCALES, currentLocale } from '#kit/web/base/text.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';
import { askCopy, type Copy } from '#kit/web/feedback/copies.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';

type Asked<P, Q> = { params?: P; query?: Q; toko?: string };

const PAPER = /\/(nota|struk)$/;

/** The call for the same paper as a copy: offered to a person who opened the paper of an old document. */
const copyOf = <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  { params, query }: Asked<P, Q>,
  { detail }: Problem,
): Copy => ({
  path: fillPath(endpoint.path, params as object as Record<string, unknown>).replace(
    PAPER,
    '/cetak-ulang',
  ),
  no: String(detail.no ?? ''),
  query: query ?? {},
});

/** A tab for a PDF, opened while the press of the button still allows it; a shell prints without one. */
const openTab = (): Window | null => (shellWith('pdf') ? null : window.open('', '_blank'));

/**
 * Fetches the file of a call and opens a PDF in its own tab, or saves a sheet; a shell prints the one and shares the
 * other. Fetched rather than linked, so that a refusal is read as one and the branch's header travels along.
 */
export async function openFile<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  asked: Asked<P, Q>,
  suffix: string,
  name: string,
): Promise<void> {
  let tab = suffix === '.pdf' ? openTab() : null;
  const file = await fetchPaper(endpoint, asked, suffix, {
    asking: () => tab?.close(),
    // The press of the button is long ago: a browser that opens no tab for it saves the file.
    again: () => {
      tab = openTab();
    },
  });
  if (file) return show(file, tab, name);
  tab?.close();
}

type AsCopy = { readonly asking?: () => void; readonly again?: () => void };

/**
 * The bytes of a paper; one that was printed before is asked for as a copy. Nothing where it is refused, which the
 * person has read by then.
 */
export async function fetchPaper<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  asked: Asked<P, Q>,
  suffix: string,
  { asking, again }: AsCopy = {},
): Promise<Blob | undefined> {
  const url = urlOf(endpoint, asked, suffix);
  let got = await fetchFile(url, asked.toko);
  if (got instanceof Problem && got.code === GONE && PAPER.test(endpoint.path)) {
    asking?.();
    if (!(await askCopy(copyOf(endpoint, asked, got)))) return undefined;
    again?.();
    got = await fetchFile(url, asked.toko);
  }
  if (!(got instanceof Problem)) return got;
  showProblem(got);
  return undefined;
}

/** The refusal of a paper that was printed before. */
const GONE = 'PERLU_CETAK_ULANG';

async function show(file: Blob, tab: Window | null, name: string): Promise<void> {
  if (!tab) return saveBlob(file, name);
  const url = URL.createObjectURL(file);
  tab.location.replace(url);
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
  const file = await fetchFile(urlOf(endpoint, asked, suffix), asked.toko);
  if (file instanceof Problem) return showProblem(file);
  await saveBlob(file, file instanceof File ? file.name : name);
}

/** The bytes of an answer, or why there are none. */
async function fetchFile(url: string, toko = workingShop()): Promise<Blob | Problem> {
  const headers: Record<string, string> = {
    'accept-language': LOCALES[currentLocale()].bcp,
    ...(toko ? { 'x-toko': toko } : {}),
  };
  const response = await fetch(url, { headers, credentials: 'include' }).catch(() => undefined);
  if (!response) return noNetwork();
  if (!response.ok) return problemOf(response);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  const blob = await response.blob().catch(() => undefined);
  if (!blob) return noNetwork();
  return named?.[1] ? new File([blob], named[1], { type: blob.type }) : blob;
}
