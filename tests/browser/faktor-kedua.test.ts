import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { codeAt, stepOf } from '#areas/akses/server/totp.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { PASSWORD } from '#tests/kit/shop.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
});
afterAll(() => kilau.close());

test('a supervisor sets the second factor up by QR, keeps the recovery codes and logs in with six figures', async () => {
  const { page, context, errors } = await kilau.open('SPV', 'faktor-kedua');
  await page.locator('[data-field="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'Kode QR untuk aplikasi authenticator' }).waitFor();
  expect(await axe(page)).toEqual([]);
  const rahasia = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.locator('[data-field="kode"]').fill(codeAt(rahasia, stepOf(nowMs())));
  await page.keyboard.press('Enter');
  await page.getByText('Simpan kode pemulihan ini').waitFor();
  expect(await page.locator('code').count()).toBe(10);
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await page.getByText('Sisa kode pemulihan: 10').waitFor();
  expect(await axe(page)).toEqual([]);
  await context.close();

  setClock(toIso(nowMs() + 3_700_000));
  const login = await kilau.visit('');
  await login.page.getByLabel('User id').fill('spv.kj1');
  await login.page.locator('[data-field="password"]').fill(PASSWORD);
  await login.page.keyboard.press('Enter');
  await login.page.getByLabel('Kode authenticator').waitFor();
  expect(await axe(login.page)).toEqual([]);
  await login.page.getByLabel('Kode authenticator').fill(codeAt(rahasia, stepOf(nowMs())));
  await login.page.keyboard.press('Enter');
  await login.page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  expect([...errors, ...login.errors]).toEqual([]);
  await login.context.close();

  // The same supervisor at a cashier's screen: the password alone approves nothing.
  setClock(toIso(nowMs() + 60_000));
  const laci = await kilau.open('KASIR', 'uang-kas');
  await laci.page.getByRole('button', { name: 'Buka laci' }).click();
  await laci.page.getByLabel('Alasan').fill('Tukar uang kecil');
  await laci.page.getByRole('dialog').getByRole('button', { name: 'Buka laci' }).click();
  const otorisasi = laci.page.getByRole('dialog', { name: 'Otorisasi' });
  await otorisasi.getByLabel('User id').fill('spv.kj1');
  await otorisasi.locator('[data-field="password"]').fill(PASSWORD);
  await laci.page.keyboard.press('Enter');
  const kode = otorisasi.getByLabel('Kode authenticator');
  await kode.waitFor();
  expect(await axe(laci.page)).toEqual([]);
  await kode.fill(codeAt(rahasia, stepOf(nowMs())));
  await laci.page.keyboard.press('Enter');
  await laci.page.getByText('Pembukaan laci dicatat').waitFor();
  expect(laci.errors.filter((one) => !one.includes('401') && !one.includes('403'))).toEqual([]);
  await laci.context.close();
});

test('a shop that begins to ask for it says so for three days, with the way there and why', async () => {
  await kilau.shop.param('WAJIB_DUA_FAKTOR', 'OWN_SPV');
  const { page, context, errors } = await kilau.open('OWN', 'home');
  await page.getByText('Toko ini meminta faktor kedua. Pasang sebelum').waitFor();
  await page.getByRole('link', { name: 'Pasang sekarang' }).click();
  await page.getByText('agar password yang dilihat orang lain tidak cukup').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
  await kilau.shop.param('WAJIB_DUA_FAKTOR', 'TIDAK');
});

test('the bell rings under the policy of the page, which lets no other host be spoken to', async () => {
  const { page, context } = await kilau.open('KASIR', 'home');
  const answer = await page.reload({ waitUntil: 'commit' });
  expect(answer!.headers()['content-security-policy']).toContain("connect-src 'self'");
  const socket = await page.waitForEvent('websocket');
  expect(new URL(socket.url()).host).toBe(new URL(kilau.url).host);
  const frame = socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('harga'),
  });
  await kilau.shop.as('OWN').call(ubahHargaEmasEndpoint, {
    body: {
      jenis: 'JUAL',
      kode_group: null,
      kode_kadar: '750',
      berlaku_dari: null,
      harga_per_gram: rp(2_171_000),
    } as never,
  });
  await frame;
  const ditolak = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
        setTimeout(() => done('open'), 3000);
        try {
          new WebSocket('ws://127.0.0.2:9/ws');
        } catch (error) {
          done(String(error));
        }
      }),
  );
  expect(ditolak).toBe('connect-src');
  await context.close();
});

test('a counter locks itself and every tab of it; a reload is no way round, the password is', async () => {
  const { page, context, errors } = await kilau.open('KASIR', 'home');
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  // Another program of this session, or a person who pressed it in another tab.
  await kilau.shop.rows(
    "update sesi set terkunci = now() where user_id = 'ksr.kj1' and berakhir is null",
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Layar terkunci' }).waitFor();
  await page.getByText('KSR · ksr.kj1').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('[data-field="kunci"]').fill('bukan ini');
  await page.keyboard.press('Enter');
  await page.getByText('User id atau Password yang anda masukan salah').waitFor();
  await page.locator('[data-field="kunci"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();

  const tab = await context.newPage();
  await tab.goto(`${kilau.url}/ganti-password`);
  await tab.getByText('Kilau juga terbuka di tab lain').waitFor();
  await tab.locator('[data-field="new_password"]').fill('emas emas emas emas');
  await tab.getByText('Mudah ditebak').waitFor();
  await tab.locator('[data-field="new_password"]').fill('perahu layar tiga warna');
  await tab.getByText('Kuat', { exact: true }).waitFor();
  expect(await axe(tab)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('who finds the user id in use is told where, and takes over after the question', async () => {
  const lain = await kilau.open('KASIR2', 'home');
  await lain.page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  const sini = await kilau.visit('');
  await sini.page.getByLabel('User id').fill('ｋｓｒ２．kj1.');
  await sini.page.locator('[data-field="password"]').fill(PASSWORD);
  await sini.page.keyboard.press('Enter');
  await sini.page.getByText('User ID ini sedang dipakai').waitFor();
  expect(await axe(sini.page)).toEqual([]);
  await sini.page.getByRole('button', { name: 'Ambil alih ke sini' }).click();
  await sini.page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
  await lain.page.reload();
  await lain.page.getByRole('button', { name: /Masuk ke Kilau/ }).waitFor();
  expect([...sini.errors, ...lain.errors]).toEqual([]);
  await lain.context.close();
  await sini.context.close();
});
