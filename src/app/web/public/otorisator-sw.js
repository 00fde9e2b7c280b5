// Rings a trusted telephone while its page is closed (decision 560). What arrives was sealed for this browser alone;
// a locked screen shows who asks and for what kind of act, and nothing else.
const KUNCI = /^[A-Za-z0-9]{12}$/;
const TOKO = /^[A-Z0-9]{3}$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const halaman = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const milik = ({ url }) => url.split('#')[0] === self.registration.scope;

self.addEventListener('push', (event) => event.waitUntil(tunjukkan(event.data)));

async function tunjukkan(data) {
  let isi;
  try {
    isi = data.json();
  } catch {
    return;
  }
  const { judul, isi: kalimat, keystore, kode_toko, perihal, id = '' } = isi;
  // An alarm about the shop's clock or an owner's account is no request: its page has nothing of it.
  const kabar = perihal === 'JAM' || perihal === 'AKUN';
  if (!(kabar || KUNCI.test(keystore)) || !TOKO.test(kode_toko)) return;
  // The page that lies open in front of its person rings by itself.
  if (!kabar && (await halaman()).some((one) => milik(one) && one.visibilityState === 'visible'))
    return;
  await self.registration.showNotification(String(judul), {
    body: String(kalimat),
    // One about an account never takes the place of another one.
    tag: kabar ? `${perihal}.${kode_toko}.${id}` : keystore,
    icon: new URL('icon.svg', self.registration.scope).href,
    requireInteraction: true,
    vibrate: [180, 90, 180],
    data: { hash: kabar ? '' : `#${kode_toko}.${keystore}` },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(buka(event.notification.data.hash));
});

async function buka(hash) {
  const alamat = self.registration.scope + hash;
  const open = (await halaman()).find(milik);
  if (!open) return self.clients.openWindow(alamat);
  await open.focus();
  return open.navigate(alamat);
}
