import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { percaya } from '#tests/kit/orang/telepon.ts';
import {
  bukaDuaServer,
  DI_KJ2,
  KOTAK,
  kunciKJ2,
  type DuaServer,
} from '#tests/kit/uji/buka/dua-server.ts';
import { bukaLayanan } from '#tests/kit/uji/layanan-dorong.ts';
import { ASAL, daftarkan } from '#tests/kit/uji/jari-lunak.ts';
import { baris, GERAK, lihat, minta, setuju } from '#tests/kit/uji/buka/setuju-jauh.ts';

let dua: DuaServer;
let layanan: Awaited<ReturnType<typeof bukaLayanan>>;
beforeAll(async () => {
  layanan = await bukaLayanan();
  dua = await bukaDuaServer();
  expect((await dua.kantor().raw('POST', 'aksesoris', KOTAK, kunciKJ2(1))).status).toBe(201);
});
afterAll(async () => {
  await dua.close();
  await layanan.tutup();
});
beforeEach(async () => {
  await dua.pusat.rows('delete from gagal_login');
  await dua.cabang.rows('delete from gagal_login');
});

test('the session of head office answers at another device, and only a request of head office’s people', async () => {
  for (const who of ['MU', 'SPV'] as const) await dua.kantor(who).raw('GET', 'users/me');
  await dua.pusat.rows("update sesi set perangkat = 'meja-bersama' where berakhir is null");
  const { keystore } = await minta(dua);
  const seen = await lihat(dua, keystore, {}, 'SPV');
  expect(seen.status, seen.text).toBe(200);
  const sama = await setuju(dua, keystore, {}, 'SPV');
  expect([sama.status, sama.body.code]).toEqual([403, 'PERANGKAT_SAMA']);
  await dua.cabang.rows("update otorisasi set perangkat = 'meja-lain' where keystore = $1", [
    keystore,
  ]);
  expect((await setuju(dua, keystore, {}, 'SPV')).status).toBe(200);
  expect((await baris(dua, keystore))!.cara).toBe('SESI');
  const orang = { method: 'POST', path: '/api/v1/stock-aksesoris', body: GERAK() };
  await dua.cabang.param('AKSESORIS_BATAS_QTY', 0, 'KJ2');
  const asked = await dua.cabang.as('MU', 'KJ2').raw('POST', 'otorisasi', orang);
  expect(asked.status, asked.text).toBe(201);
  const lain = asked.body.data.keystore as string;
  await lihat(dua, lain, {}, 'SPV');
  const no = await setuju(dua, lain, {}, 'SPV');
  expect([no.status, no.body.code]).toEqual([403, 'SESI_PUSAT_SAJA']);
});

test('a trusted telephone of head office answers with the number of the screen', async () => {
  const telepon = await percaya(dua.pusat, 'OWN', { kode_toko: 'PST' });
  const { keystore, cocok } = await minta(dua);
  const isi = await telepon.ask(`GET otorisator/${keystore}`, undefined, DI_KJ2);
  expect(isi.status, JSON.stringify(isi.body)).toBe(200);
  expect(isi.body.data).toMatchObject({ keystore, status: 'OPEN', jauh: { kode_toko: 'KJ2' } });
  expect(isi.body.data.pilihan).toContain(cocok);
  const yes = await telepon.ask(`POST otorisator/${keystore}/setujui`, { cocok }, DI_KJ2);
  expect([yes.status, yes.body.data?.status]).toEqual([200, 'DISETUJUI']);
  expect(await baris(dua, keystore)).toMatchObject({ disetujui_by: 'own.pst', cara: 'QR' });
  const salah = await minta(dua);
  await telepon.ask(`GET otorisator/${salah.keystore}`, undefined, DI_KJ2);
  const lain = { cocok: salah.cocok === 99 ? 10 : salah.cocok + 1 };
  const no = await telepon.ask(`POST otorisator/${salah.keystore}/setujui`, lain, DI_KJ2);
  expect([no.status, no.body.code]).toEqual([422, 'ANGKA_TIDAK_COCOK']);
  expect((await baris(dua, salah.keystore))!.status).toBe('DITOLAK');
});

test('a finger of head office is asked for by its server, for exactly this request of that shop', async () => {
  await dua.pusat.modulOn('FINGERPRINT_MODULE', 'PST');
  const jari = await daftarkan(dua.pusat, 'SPV', 'PST');
  const { keystore } = await minta(dua);
  const di = { ...DI_KJ2, ...ASAL };
  const opsi = async (of: string) =>
    (
      await dua
        .kantor('MU')
        .raw('GET', `user-fingerprint?user_id=spv.pst&keystore=${of}`, undefined, di)
    ).body.data.opsi;
  const jawab = async (kategori: string, fp: object, of = keystore) => {
    const isi = { user_id: 'spv.pst', keystore: of, kategori, fp };
    const { status, body } = await dua
      .kantor('MU')
      .raw('POST', 'authorization/fingerprint', isi, di);
    return [status, body.code ?? body.data.status];
  };
  // What was signed for another request, here or there, opens nothing.
  const lain = await minta(dua);
  expect(await jawab('ANGKA', jari.jawab(await opsi(lain.keystore)))).toEqual([422, 'SIDIK_SALAH']);
  expect(await jawab('SETUJUI', jari.jawab(await opsi(keystore)))).toEqual([
    409,
    'OTORISASI_BELUM_DIBACA',
  ]);
  expect(await jawab('ANGKA', jari.jawab(await opsi(keystore)))).toEqual([200, 'OPEN']);
  expect(await jawab('SETUJUI', jari.jawab(await opsi(keystore)))).toEqual([200, 'DISETUJUI']);
  expect(await baris(dua, keystore)).toMatchObject({
    disetujui_by: 'spv.pst',
    cara: 'FINGERPRINT',
  });
});

test('the telephones of head office ring in its own words for what its people ask there, and for nothing of a branch’s people', async () => {
  const telepon = await percaya(dua.pusat, 'SPV', { kode_toko: 'PST' });
  const nyala = await telepon.ask('POST otorisator/notifikasi', layanan.langganan('spv'));
  expect(nyala.status, JSON.stringify(nyala.body)).toBe(200);
  const { keystore } = await minta(dua);
  await expect.poll(() => layanan.masuk.length, { timeout: 8000, interval: 10 }).toBe(1);
  const { isi } = layanan.masuk[0]!;
  expect(isi).toMatchObject({ kode_toko: 'KJ2', keystore, judul: 'Permintaan otorisasi' });
  // Who asks and where, as head office knows both; nothing of what the branch says is asked.
  expect(isi['isi']).toMatch(/meminta otorisasi di Kilau Jaya 2\.$/);
  expect(JSON.stringify(isi)).not.toContain('Kotak baru');
  const orang = { method: 'POST', path: '/api/v1/stock-aksesoris', body: GERAK() };
  const asked = await dua.cabang.as('MU', 'KJ2').raw('POST', 'otorisasi', orang);
  expect(asked.status, asked.text).toBe(201);
  // And who asks hears nothing of his own.
  await minta(dua, GERAK(), 'SPV');
  await new Promise((done) => setTimeout(done, 200));
  expect(layanan.masuk.map((one) => one.isi['keystore'])).toEqual([keystore]);
});
