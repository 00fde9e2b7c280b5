import { basePath, config } from '#kit/web/base/config.ts';

/** How often the server is asked whether it has another version. */
const TANYA_MS = 600_000;
const SABAR_MS = 1000;

/** The build that this page runs, by the name of its first file. */
const rakitan = (): string | undefined =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')
    ?.src.split('/')
    .at(-1);

/** Which build a worker keeps. */
const rakitanOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told(String(data));
    worker.postMessage({ kind: 'siapa' }, [port2]);
  });

/**
 * Lets the browser keep the shell (D-49.8), where it may: over TLS or on this computer, and not in the POS build.
 * `tell` says whether the server has another version than this page; answers how to stop.
 */
export function jagaPekerja(tell: (other: boolean) => void): () => void {
  if (config.platform === 'POS' || !('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  let registered: ServiceWorkerRegistration | undefined;
  /** One that comes after those before it: it keeps this very version, which needs no question, or a later one. */
  const lihat = async (worker: ServiceWorker | null | undefined) => {
    if (!worker) return;
    const other = (await rakitanOf(worker)) !== rakitan();
    tell(other);
    if (!other && worker.state === 'installed') worker.postMessage({ kind: 'pakai' });
  };
  const datang = () => {
    const worker = registered?.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void lihat(worker);
    });
  };
  const tanya = () => {
    if (document.visibilityState === 'visible') registered?.update().catch(() => {});
  };
  /** One that waits already is found by no update: who put it off is asked again. */
  const tanyaLagi = () => {
    tanya();
    if (document.visibilityState === 'visible') void lihat(registered?.waiting);
  };
  const mulai = async () => {
    registered = await serviceWorker.register(`${basePath}/sw.js`, { updateViaCache: 'none' });
    registered.addEventListener('updatefound', datang);
    datang();
    await lihat(registered.waiting);
    const { active } = await serviceWorker.ready;
    active?.postMessage({ kind: 'simpan', berkas: await dipakai() });
  };
  mulai().catch(() => {});
  const pindah = () => void lihat(serviceWorker.controller);
  serviceWorker.addEventListener('controllerchange', pindah);
  document.addEventListener('visibilitychange', tanya);
  const timer = setInterval(tanyaLagi, TANYA_MS);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tanya);
    serviceWorker.removeEventListener('controllerchange', pindah);
    registered?.removeEventListener('updatefound', datang);
  };
}

/** What this page has loaded of the shell, and the page that says that nothing could be loaded. */
async function dipakai(): Promise<string[]> {
  await import('#app/web/pages/failed.page.tsx');
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.includes('/assets/'));
}

/**
 * The next version takes over before this page is opened again: a reload that the old one still serves would keep it at
 * work. After a second it is not waited for any more.
 */
export async function takeNewVersion(): Promise<void> {
  const registered = await navigator.serviceWorker.getRegistration(`${basePath}/`);
  const next = registered?.waiting;
  if (!next) return;
  const taken = new Promise((done) => next.addEventListener('statechange', done, { once: true }));
  next.postMessage({ kind: 'pakai' });
  await Promise.race([taken, new Promise((done) => setTimeout(done, SABAR_MS))]);
}
