import { basePath, config } from '#kit/web/base/config.ts';
import {
  matikanNotifikasiEndpoint,
  nyalakanNotifikasiEndpoint,
} from '#areas/akses/contract/notifikasi.api.ts';
import { tanya, type Siapa } from '#areas/akses/web/otorisator/telepon.ts';

/** Whether this browser can be rung at all, and whether its person lets it. */
export type Dering = 'TIDAK_BISA' | 'DIBLOKIR' | 'MATI' | 'NYALA';

const bisa = (): boolean =>
  config.platform !== 'POS' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

const pekerja = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(`${basePath}/otorisator`);

/** What the server believes and what the browser holds must be one: else it is off. */
export async function readDering({ notifikasi }: Siapa): Promise<Dering> {
  if (!bisa()) return 'TIDAK_BISA';
  if (Notification.permission === 'denied') return 'DIBLOKIR';
  const held = await (await pekerja())?.pushManager.getSubscription();
  return held && notifikasi.aktif && Notification.permission === 'granted' ? 'NYALA' : 'MATI';
}

/** Asks its person, by his press alone; then the server learns where it is rung. */
export async function nyalakanDering({ notifikasi }: Siapa): Promise<Dering> {
  const allowed = await Notification.requestPermission();
  if (allowed !== 'granted') return allowed === 'denied' ? 'DIBLOKIR' : 'MATI';
  const scope = `${basePath}/otorisator`;
  await navigator.serviceWorker.register(`${basePath}/otorisator-sw.js`, { scope });
  const { pushManager } = (await siap(scope))!;
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: notifikasi.kunci,
  });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new TypeError('The browser subscribed without its keys');
  const body = { endpoint, p256dh, auth };
  await tanya(nyalakanNotifikasiEndpoint, { body });
  return 'NYALA';
}

/** A worker takes a subscription only once it is active. */
async function siap(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(scope);
  const coming = found?.installing ?? found?.waiting;
  if (coming && !found?.active)
    await new Promise<void>((ready) => {
      coming.addEventListener('statechange', () => coming.state === 'activated' && ready());
    });
  return found;
}

export async function matikanDering(): Promise<Dering> {
  await tanya(matikanNotifikasiEndpoint);
  await lepasDering();
  return 'MATI';
}

/** The browser's own end of it, for a telephone that is forgotten as well. */
export async function lepasDering(): Promise<void> {
  if (!bisa()) return;
  await (await (await pekerja())?.pushManager.getSubscription())?.unsubscribe();
}

/** Takes from the locked screen what waits no longer. */
export async function rapikanDering(menunggu: ReadonlySet<string>): Promise<void> {
  if (!bisa()) return;
  for (const shown of (await (await pekerja())?.getNotifications()) ?? [])
    // A notice about the clock asks no answer: the reader closes it.
    if (!menunggu.has(shown.tag) && !shown.tag.startsWith('jam.')) shown.close();
}
