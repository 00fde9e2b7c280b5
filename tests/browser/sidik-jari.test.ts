import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { axe, openKilau, type Kilau } from '#tests/browser/kilau.ts';
import { kodeBerikut, pasangFaktor } from '#tests/kit/orang/telepon.ts';
import { PASSWORD } from '#tests/kit/shop.ts';

let kilau: Kilau;
beforeAll(async () => {
  kilau = await openKilau();
  await kilau.shop.modulOn('FINGERPRINT_MODULE');
});
afterAll(() => kilau.close());

/** A finger that the browser believes in; `credentials` are what it has been enrolled with elsewhere. */
async function jari(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    kunci: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    pasang: (credential: object) =>
      cdp.send('WebAuthn.addCredential', { authenticatorId, credential: credential as never }),
    kenal: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function minta(page: Page) {
  await page.getByRole('button', { name: 'Buka laci' }).click();
  await page.getByLabel('Alasan').fill('Tukar uang kecil');
  await page.getByRole('dialog').getByRole('button', { name: 'Buka laci' }).click();
  return page.getByRole('dialog', { name: 'Otorisasi' });
}

test('a finger is enrolled with its person’s password, approves, unlocks, and is the second factor', async () => {
  const spv = await kilau.open('SPV', 'sesi-perangkat');
  const alat = await jari(spv.page);
  await spv.page.getByLabel('Nama alat').fill('Pembaca di meja');
  const sandi = spv.page.locator('[data-field="password"]');
  await sandi.fill('bukan ini');
  await spv.page.getByRole('button', { name: 'Daftarkan sidik jari' }).click();
  await spv.page.getByText('User id atau Password yang anda masukan salah').waitFor();
  await sandi.fill(PASSWORD);
  await spv.page.getByRole('button', { name: 'Daftarkan sidik jari' }).click();
  await spv.page.getByText('Pembaca di meja').waitFor();
  expect(await axe(spv.page)).toEqual([]);
  const [row] = await kilau.shop.rows('select user_id, rp_id from sidik_jari');
  expect(row).toEqual({ user_id: 'spv.kj1', rp_id: 'localhost' });
  const [dicatat] = await kilau.shop.rows(
    "select user_id from audit where tindakan = 'DAFTAR_SIDIK'",
  );
  expect(dicatat).toEqual({ user_id: 'spv.kj1' });

  // Locked, it opens by the finger; a finger that is not known opens nothing.
  await kilau.shop.rows(
    "update sesi set terkunci = now() where user_id = 'spv.kj1' and berakhir is null",
  );
  await spv.page.reload();
  const buka = spv.page.getByRole('button', { name: 'Buka dengan sidik jari' });
  await buka.waitFor();
  await alat.kenal(false);
  await buka.click();
  await spv.page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
  await alat.kenal(true);
  await buka.click();
  await spv.page.getByText('Pembaca di meja').waitFor();
  const [kunci] = await alat.kunci();

  // At a cashier's screen it answers as a password does, and only its person's name with it.
  await kilau.shop.param('OTORISASI_CARA', 'FINGERPRINT');
  const kasir = await kilau.open('KASIR', 'uang-kas');
  const usb = await jari(kasir.page);
  await usb.pasang(kunci!);
  const otorisasi = await minta(kasir.page);
  await otorisasi.getByLabel('User id').fill('own.kj1');
  await otorisasi.getByRole('button', { name: 'Setujui' }).click();
  await otorisasi.getByText('Username Tidak Tidak Terdaftar').waitFor();
  expect(await axe(kasir.page)).toEqual([]);
  await otorisasi.getByLabel('User id').fill('spv.kj1');
  await usb.kenal(false);
  await otorisasi.getByRole('button', { name: 'Setujui' }).click();
  await otorisasi.getByText('Silahkan Coba Lagi').waitFor();
  await usb.kenal(true);
  await otorisasi.getByRole('button', { name: 'Setujui' }).click();
  await kasir.page.getByText('Pembukaan laci dicatat').waitFor();
  const [jawab] = await kilau.shop.rows('select cara, disetujui_by, status from otorisasi');
  expect(jawab).toEqual({ cara: 'FINGERPRINT', disetujui_by: 'spv.kj1', status: 'TERPAKAI' });
  const [audit] = await kilau.shop.rows(
    "select user_id, sesudah from audit where tabel = 'otorisasi' and tindakan = 'DISETUJUI'",
  );
  expect(audit).toMatchObject({ user_id: 'spv.kj1', sesudah: { cara: 'FINGERPRINT' } });

  // Both reports of approvals say that a finger was the way.
  const span = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
  for (const path of ['otorisasi/report', 'authorization/report']) {
    const report = await kilau.shop.as('OWN').raw('GET', `${path}?${span}`);
    expect(JSON.stringify(report.body)).toContain('FINGERPRINT');
  }

  // A finger that is still there beside a password that another made says nothing.
  await kilau.shop.rows("update users set ganti_password = true where user_id = 'spv.kj1'");
  const lagi = await minta(kasir.page);
  await lagi.getByLabel('User id').fill('spv.kj1');
  await lagi.getByRole('button', { name: 'Setujui' }).click();
  await lagi.getByText(/Password User Ini Dibuat Orang Lain/).waitFor();
  await kilau.shop.rows("update users set ganti_password = false where user_id = 'spv.kj1'");
  await lagi.getByRole('button', { name: 'Batalkan permintaan' }).click();

  // The second question of the log-in takes the finger instead of the code.
  const rahasia = await pasangFaktor(kilau.shop, 'SPV');
  expect(kodeBerikut(rahasia)).toHaveLength(6);
  setClock(toIso(nowMs() + 3_700_000));
  const login = await kilau.visit('');
  const telepon = await jari(login.page);
  await telepon.pasang((await usb.kunci())[0]!);
  await login.page.getByLabel('User id').fill('spv.kj1');
  await login.page.locator('[data-field="password"]').fill(PASSWORD);
  await login.page.keyboard.press('Enter');
  await login.page.getByRole('button', { name: 'Pakai sidik jari' }).click();
  await login.page.getByRole('heading', { name: /Selamat bekerja/ }).waitFor();
});

test('without the module nobody is asked for a finger, and an answer is good once', async () => {
  const asal = { origin: kilau.url, host: new URL(kilau.url).host };
  const fp = {
    id: 'x'.repeat(20),
    rawId: 'x'.repeat(20),
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  };
  const asked = await kilau.shop.as('KASIR').raw('POST', 'otorisasi', {
    method: 'POST',
    path: 'laci/buka',
    body: { alasan: 'Tukar uang kecil' },
  });
  const { keystore } = asked.body.data;
  const palsu = { user_id: 'spv.kj1', keystore, kategori: 'SETUJUI', fp };
  const said = await kilau.shop.as('KASIR').raw('POST', 'authorization/fingerprint', palsu, asal);
  expect(said.body.code).toBe('SIDIK_SALAH');
  const lain = await kilau.shop.as('KASIR').raw('POST', 'authorization/fingerprint', palsu, {
    origin: 'https://lain.example',
    host: asal.host,
  });
  expect(lain.body.code).toBe('ASAL_TIDAK_DIKENAL');
  for (const who of ['KASIR', 'KASIR2'] as const)
    expect(
      (
        await kilau.shop
          .as(who)
          .raw('POST', 'sidik-jari/spv.kj1/mulai', { password: PASSWORD }, asal)
      ).status,
    ).toBe(404);
  await kilau.shop.modulOff('FINGERPRINT_MODULE');
  const off = await kilau.shop
    .as('KASIR')
    .raw('GET', `user-fingerprint?user_id=own.kj1&keystore=${keystore}`);
  expect(off.body.code).toBe('MODUL_TIDAK_AKTIF');
});
