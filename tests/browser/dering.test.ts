import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CDPSession, Worker } from 'playwright-core';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { axe, openKilau, type Counter, type Kilau } from '#tests/browser/kilau.ts';
import { kodeBerikut, pasangFaktor } from '#tests/kit/orang/telepon.ts';
import { PASSWORD } from '#tests/kit/shop.ts';
import { bukaLayanan } from '#tests/kit/uji/layanan-dorong.ts';

let kilau: Kilau;
let layanan: Awaited<ReturnType<typeof bukaLayanan>>;
beforeAll(async () => {
  layanan = await bukaLayanan();
  kilau = await openKilau();
});
afterAll(async () => {
  await layanan.tutup();
  await kilau.close();
});

type Dering = Window & { ditanya?: number };
type Pekerja = { ditunjuk: [string, { body: string; tag: string; data: { hash: string } }][] };

/** This browser may not show notifications or reach a push service: fakes return what it would get from them. */
function palsukan(langganan: { endpoint: string; p256dh: string; auth: string }): void {
  const { endpoint, ...keys } = langganan;
  const held = (): unknown => ({
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      localStorage.removeItem('dipasang');
      return true;
    },
  });
  const izin = { get: () => localStorage.getItem('izin') ?? 'default' };
  Object.defineProperty(Notification, 'permission', izin);
  Notification.requestPermission = async () => {
    (window as Dering).ditanya = ((window as Dering).ditanya ?? 0) + 1;
    localStorage.setItem('izin', 'granted');
    return 'granted';
  };
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('dipasang', '1');
    return held() as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () =>
    (localStorage.getItem('dipasang') ? held() : null) as PushSubscription | null;
}

/** The worker keeps what it would show, and the address that it would open. */
async function dengarkan(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const me = self as unknown as Pekerja & {
      registration: { showNotification: unknown };
      clients: { openWindow: unknown };
      dibuka?: string;
    };
    me.ditunjuk = [];
    me.registration.showNotification = async (title: string, how: never) => {
      me.ditunjuk.push([title, how]);
    };
    me.clients.openWindow = async (url: string) => {
      me.dibuka = url;
    };
  });
}
const ditunjuk = (worker: Worker) =>
  worker.evaluate(() => (self as unknown as Pekerja).ditunjuk.map((one) => one));

async function masuk(telepon: Counter, rahasia: string): Promise<void> {
  await telepon.page.getByLabel('User id').fill('spv.kj1');
  await telepon.page.locator('[data-field="password"]').fill(PASSWORD);
  await telepon.page.keyboard.press('Enter');
  await telepon.page.getByLabel('Kode authenticator').fill(kodeBerikut(rahasia));
  await telepon.page.getByRole('button', { name: 'Percayai telepon ini' }).click();
  await telepon.page.getByText('Tidak ada permintaan').waitFor();
}

async function minta(): Promise<{ keystore: string; cocok: number }> {
  const body = { method: 'POST', path: 'laci/buka', body: { alasan: 'Tukar uang kecil' } };
  return (await kilau.shop.as('KASIR').raw('POST', 'otorisasi', body)).body.data;
}

/** What came to the push service, handed to the browser's worker as its service would. */
async function antarkan(cdp: CDPSession, registrationId: string): Promise<string> {
  const data = JSON.stringify(layanan.masuk.at(-1)!.isi);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: kilau.url, registrationId, data });
  return data;
}

test('a press allows it; a closed page rings with no figure on the locked screen, and opens what is asked', async () => {
  const rahasia = await pasangFaktor(kilau.shop, 'SPV');
  setClock(toIso(nowMs() + 60_000));
  const telepon = await kilau.visit('otorisator');
  const { page, context } = telepon;
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addInitScript(palsukan, layanan.langganan('spv'));
  await page.reload();
  await masuk(telepon, rahasia);
  const nyalakan = page.getByRole('button', { name: 'Nyalakan notifikasi' });
  await nyalakan.waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => (window as Dering).ditanya ?? 0)).toBe(0);
  await nyalakan.click();
  await page.getByText('Telepon ini berbunyi walau halaman ini tertutup.').waitFor();
  expect(await page.evaluate(() => (window as Dering).ditanya)).toBe(1);
  expect(await axe(page)).toEqual([]);

  const cdp = await context.newCDPSession(page);
  const ids: string[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
    ids.push(...registrations.map(({ registrationId }) => registrationId)),
  );
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  const [worker] = context.serviceWorkers();
  await dengarkan(worker!);

  // Open in front of its person the page rings by itself, and nothing is shown twice.
  await minta();
  await page.getByRole('button', { name: /laci/i }).waitFor();
  await expect.poll(() => layanan.masuk.length).toBe(1);
  await antarkan(cdp, ids[0]!);
  await page.goto('about:blank');
  const { keystore, cocok } = await minta();
  await expect.poll(() => layanan.masuk.length).toBe(2);
  await antarkan(cdp, ids[0]!);
  await expect.poll(async () => (await ditunjuk(worker!)).length).toBe(1);
  const [[judul, { body, tag, data }]] = (await ditunjuk(worker!)) as Pekerja['ditunjuk'] & {
    0: Pekerja['ditunjuk'][number];
  };
  expect([judul, tag, data.hash]).toEqual(['Permintaan otorisasi', keystore, `#KJ1.${keystore}`]);
  expect(body).toMatch(/^KSR: .*laci$/i);
  expect(body).not.toMatch(/\d/);

  await worker!.evaluate((hash) => {
    const click = Object.assign(
      new (self as never as { ExtendableEvent: typeof Event }).ExtendableEvent('notificationclick'),
      {
        notification: { close: () => {}, data: { hash } },
      },
    );
    self.dispatchEvent(click);
  }, data.hash);
  const dibuka = () => worker!.evaluate(() => (self as unknown as { dibuka?: string }).dibuka);
  await expect.poll(dibuka).toBe(`${kilau.url}/otorisator#KJ1.${keystore}`);
  // It brought no number along: the approver names the one on the counter's screen.
  await page.goto((await dibuka())!);
  await page.getByRole('button', { name: String(cocok), exact: true }).click();
  await page.getByRole('button', { name: 'Kembali' }).click();
  const [row] = await kilau.shop.rows('select status from otorisasi where keystore = $1', [
    keystore,
  ]);
  expect(row).toEqual({ status: 'DISETUJUI' });

  // Seen beside the telephone on the page of sessions, and turned off there.
  const spv = await kilau.open('SPV', 'sesi-perangkat');
  const baris = spv.page.getByRole('listitem').filter({ hasText: 'Telepon tepercaya' });
  await baris.getByText(/Notifikasi menyala, terakhir/).waitFor();
  expect(await axe(spv.page)).toEqual([]);
  await baris.getByRole('button', { name: 'Matikan notifikasi' }).click();
  await spv.page.getByText('Notifikasi dimatikan').waitFor();
  await page.reload();
  await nyalakan.waitFor();
  expect([...telepon.errors, ...spv.errors].filter((one) => !/40[13]/.test(one))).toEqual([]);
});

test('a browser without push says that the page rings while it is open', async () => {
  const { page, context } = await kilau.visit('otorisator');
  await context.addInitScript(() => {
    delete (window as { PushManager?: unknown }).PushManager;
  });
  const rahasia = await pasangFaktor(kilau.shop, 'OWN');
  setClock(toIso(nowMs() + 60_000));
  await page.reload();
  await page.getByLabel('User id').fill('own.kj1');
  await page.locator('[data-field="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel('Kode authenticator').fill(kodeBerikut(rahasia));
  await page.getByRole('button', { name: 'Percayai telepon ini' }).click();
  await page.getByText(/hanya berbunyi selama halaman ini terbuka/).waitFor();
  expect(await page.getByRole('button', { name: 'Nyalakan notifikasi' }).count()).toBe(0);
});
