import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { rp } from '#kit/rules/quantity.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { lepaskanUang } from '#areas/uang/server/kirim/jauh/lepas.ts';
import { bukaDuaKas, saldo, type DuaKas } from '#tests/kit/uji/buka/dua-kas.ts';
import { bukaPemutus } from '#tests/kit/uji/buka/pemutus.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import type { Shop } from '#tests/kit/shop.ts';

const J = 1_000_000;
let dua: DuaKas;
let kali = 0;
beforeAll(async () => {
  dua = await bukaDuaKas();
});
afterAll(() => dua.close());

const PST = () => dua.pusat.as('SPV', 'PST');
const KJ2 = () => dua.cabang.as('SPV', 'KJ2');
const kirim = (dari: 'PST' | 'KJ2', nominal: number) =>
  (dari === 'PST' ? PST() : KJ2()).call(kirimDocument.makes.kirim, {
    body: {
      nominal: rp(nominal),
      destination: dari === 'PST' ? 'KJ2' : 'PST',
      keterangan: 'Kantong 7',
    },
  });
type Tempat = 'PST' | 'KJ2';
const orang = (di: Tempat) => (di === 'PST' ? PST() : KJ2());
const terima = (
  nomor: string,
  di: Tempat,
  body: object = {},
  key = `terima-jauh-${kali++}`,
  more: object = {},
) =>
  orang(di).raw('POST', `kirim-uang/${nomor}/reception`, body, { 'idempotency-key': key, ...more });
const cari = (nomor: string, di: Tempat) => orang(di).raw('GET', `kirim-uang/${nomor}`);
const ALASAN = { alasan: 'Kantong kembali' };
const batal = async (no: string, di: Tempat) => {
  const keystore = await izin(orang(di), (di === 'PST' ? dua.pusat : dua.cabang).as('OWN', di), {
    path: `kirim-uang/${no}/batal`,
    body: ALASAN,
  });
  return orang(di).raw('POST', `kirim-uang/${no}/batal`, ALASAN, {
    'x-otorisasi': keystore,
    'idempotency-key': `batal-jauh-${kali++}`,
  });
};
const sampaikan = () => dua.sampaikan();
const buku = () => dua.buku();
const pegangan = async (): Promise<number> =>
  (
    await dua.pusat.rows<{ n: number }>(
      'select count(*)::int as n from uang_pegang where lepas_at is null',
    )
  )[0]!.n;

/** The branch reaches head office at another address. */
const pindahPusat = (portal: string) => dua.pindahPusat(portal);

test('a branch sends without a line; head office finds it when the message is there, and both books agree', async () => {
  const rumah = await dua.portalPusat();
  await pindahPusat('http://127.0.0.1:1');
  const { nota_kirim, nomor_referensi } = await kirim('KJ2', 20 * J);
  expect((await cari(nomor_referensi, 'PST')).status).toBe(404);
  await pindahPusat(rumah);
  await sampaikan();
  const dicari = await cari(nomor_referensi, 'PST');
  expect(dicari.body.data).toMatchObject({
    nota_kirim,
    asal: 'KJ2',
    status: 'OPEN',
    jumlah_rp: 20 * J,
  });
  const diterima = await terima(nomor_referensi, 'PST', { jumlah_diterima: 20 * J });
  expect([diterima.status, diterima.body.data?.status]).toEqual([200, 'DONE']);
  expect(await buku()).toEqual({ pst: [0, -20 * J], kj2: [20 * J, 0] });
  await sampaikan();
  expect(await buku()).toEqual({ pst: [0, -20 * J], kj2: [0, 20 * J] });
  const satu = await KJ2().call(kirimDocument.one, { params: { no: nota_kirim } });
  expect(satu.status).toBe('DONE');
  expect((await terima(nomor_referensi, 'PST')).body.code).toBe('SUDAH_DITERIMA');
});

test('head office sends; the branch finds it through head office, receives it once, and both books agree', async () => {
  const { nomor_referensi, nota_kirim } = await kirim('PST', 5 * J);
  const dicari = await cari(nomor_referensi.toLowerCase(), 'KJ2');
  expect(dicari.body.data).toMatchObject({
    nota_kirim,
    asal: 'PST',
    jumlah_rp: 5 * J,
    terima: null,
  });
  const key = 'terima-jauh-sekali';
  const pertama = await terima(nomor_referensi, 'KJ2', {}, key);
  expect([pertama.status, pertama.body.data?.status]).toEqual([200, 'DONE']);
  const rumah = await dua.portalPusat();
  // The same key answers alike, also when the line is down meanwhile.
  await pindahPusat('http://127.0.0.1:1');
  const lagi = await terima(nomor_referensi, 'KJ2', {}, key);
  expect([lagi.status, lagi.text]).toEqual([200, pertama.text]);
  const lain = await terima(nomor_referensi, 'KJ2');
  expect([lain.status, lain.body.code, lain.body.terima_by]).toEqual([
    409,
    'SUDAH_DITERIMA',
    'spv.kj2',
  ]);
  expect((await cari(nomor_referensi, 'KJ2')).body.data.status).toBe('DONE');
  await pindahPusat(rumah);
  await sampaikan();
  expect(await buku()).toEqual({ pst: [0, -15 * J], kj2: [0, 15 * J] });
  expect(await pegangan()).toBe(0);
});

test('without a line nothing is received nor taken back at the branch, and nothing is written', async () => {
  const { nomor_referensi } = await kirim('PST', 2 * J);
  const milik = await kirim('KJ2', 3 * J);
  const rumah = await dua.portalPusat();
  const dulu = await buku();
  const keystore = await izin(KJ2(), dua.cabang.as('OWN', 'KJ2'), {
    path: `kirim-uang/${milik.nota_kirim}/batal`,
    body: ALASAN,
  });
  await pindahPusat('http://127.0.0.1:1');
  const key = 'terima-jauh-putus';
  const putus = await terima(nomor_referensi, 'KJ2', {}, key);
  expect([putus.status, putus.body.code, putus.body.message]).toEqual([
    503,
    'PORTAL_MATI',
    'Terima Uang Pusat Gagal',
  ]);
  expect((await cari(nomor_referensi, 'KJ2')).status).toBe(503);
  const kembali = { 'x-otorisasi': keystore, 'idempotency-key': 'batal-jauh-putus' };
  const takBatal = await KJ2().raw('POST', `kirim-uang/${milik.nota_kirim}/batal`, ALASAN, kembali);
  expect([takBatal.status, takBatal.body.message]).toEqual([503, 'Terima Uang Pusat Gagal']);
  expect(await buku()).toEqual(dulu);
  await pindahPusat(rumah);
  // Head office hears first of what left meanwhile; both may be sent again by the same key.
  await sampaikan();
  expect((await terima(nomor_referensi, 'KJ2', {}, key)).status).toBe(200);
  const jadi = await KJ2().raw('POST', `kirim-uang/${milik.nota_kirim}/batal`, ALASAN, kembali);
  expect(jadi.status, jadi.text).toBe(200);
  await sampaikan();
  expect((await cari(milik.nomor_referensi, 'PST')).status).toBe(404);
  expect(await buku()).toEqual({ pst: [0, -13 * J], kj2: [0, 13 * J] });
  setClock(toIso(nowMs() + 301_000));
  await lepaskanUang(dua.cabang.db);
  await sampaikan();
  expect(await pegangan()).toBe(0);
});

test('an answer of head office that is lost: it holds the money, the same key receives it, once', async () => {
  const { nomor_referensi, nota_kirim } = await kirim('PST', J);
  const rumah = await dua.portalPusat();
  const { url, close } = await bukaPemutus(rumah);
  await pindahPusat(url);
  const key = 'terima-jauh-hilang';
  expect((await terima(nomor_referensi, 'KJ2', {}, key)).status).toBe(503);
  await pindahPusat(rumah);
  close();
  expect(await pegangan()).toBe(1);
  // Head office cannot take it back while the branch may be receiving it.
  const ditahan = await batal(nota_kirim, 'PST').catch((error: Error) => error);
  expect(JSON.stringify(ditahan)).toContain('SEDANG_DIPROSES');
  expect((await terima(nomor_referensi, 'KJ2', {}, key)).status).toBe(200);
  await sampaikan();
  expect(await pegangan()).toBe(0);
  expect(await buku()).toEqual({ pst: [0, -12 * J], kj2: [0, 12 * J] });
});

test('what was asked for and never done is given free, and head office takes it back; then it is received by nobody', async () => {
  const { nomor_referensi, nota_kirim } = await kirim('PST', 4 * J);
  // Refused by its own shop: the act ends after head office has held it, as it does when the server dies.
  const ke = { jenis: 'TRANSFER', no_rekening: 'TIDAKADA' };
  expect((await terima(nomor_referensi, 'KJ2', { ke })).status).toBe(422);
  expect(await pegangan()).toBe(1);
  expect(await lepaskanUang(dua.cabang.db)).toBe(0);
  setClock(toIso(nowMs() + 301_000));
  // The one whose answer was lost is among them.
  expect(await lepaskanUang(dua.cabang.db)).toBe(2);
  await sampaikan();
  expect(await pegangan()).toBe(0);
  expect((await batal(nota_kirim, 'PST')).status).toBe(200);
  await sampaikan();
  expect((await terima(nomor_referensi, 'KJ2')).status).toBe(404);
  expect((await cari(nomor_referensi, 'KJ2')).status).toBe(404);
});

test('counted short at the branch: a second person agrees, the difference is the branch’s', async () => {
  const { nomor_referensi } = await kirim('PST', 4 * J);
  const body = { jumlah_diterima: rp(3_950_000) };
  const path = `kirim-uang/${nomor_referensi}/reception`;
  const keystore = await izin(KJ2(), dua.cabang.as('OWN', 'KJ2'), { path, body });
  const sudah = await terima(nomor_referensi, 'KJ2', body, undefined, { 'x-otorisasi': keystore });
  expect([sudah.status, sudah.body.data?.terima?.selisih]).toEqual([200, -50_000]);
  await sampaikan();
  expect(await saldo(dua.cabang, 'KJ2', 'selisih_kas')).toBe(50_000);
  expect(await buku()).toEqual({ pst: [0, -8 * J], kj2: [0, 8 * J] });
});

test('a sender whose day is closed has the money on its way until he opens; both lists say DONE', async () => {
  const { nomor_referensi, nota_kirim } = await kirim('PST', 6 * J);
  await dua.pusat.rows(
    "update hari_toko set status = 'CLOSED', ditutup_by = 'x', ditutup_at = waktu(), segel = '-' where kode_toko = 'PST' and status = 'OPEN'",
  );
  expect((await terima(nomor_referensi, 'KJ2')).status).toBe(200);
  await sampaikan();
  expect((await buku()).pst[0]).toBe(6 * J);
  const lapor = await dua.pusat
    .as('OWN', 'PST')
    .raw('GET', 'kirim-uang?tgl_from=2026-11-20&tgl_to=2026-11-20');
  const pst = lapor.body.data.find((one: { kode_toko: string }) => one.kode_toko === 'PST');
  expect(pst.data.find((one: { nota_kirim: string }) => one.nota_kirim === nota_kirim).status).toBe(
    'DONE',
  );
  const kj2 = lapor.body.data.find((one: { kode_toko: string }) => one.kode_toko === 'KJ2');
  expect(kj2.data.map((one: { status: string }) => one.status).toSorted()).toEqual([
    'CANC',
    'DONE',
  ]);
  await dua.pusat.rows(
    "update hari_toko set status = 'OPEN', ditutup_by = null, ditutup_at = null, segel = null where kode_toko = 'PST'",
  );
  await sampaikan();
  expect(await buku()).toEqual({ pst: [0, -2 * J], kj2: [0, 2 * J] });
});

test('who gains: ten numbers that are none wait; another shop’s money, a bag by the same person and a forged receipt are refused', async () => {
  const untukKJ1 = await PST().call(kirimDocument.makes.kirim, {
    body: { nominal: rp(J), destination: 'KJ1', keterangan: 'Untuk KJ1' },
  });
  expect((await cari(untukKJ1.nomor_referensi, 'KJ2')).status).toBe(404);
  // The person of head office who sent it works at the branch as a guest.
  const milik = await dua.pusat.as('OWN', 'PST').call(kirimDocument.makes.kirim, {
    body: { nominal: rp(J), destination: 'KJ2', keterangan: 'Sendiri' },
  });
  const sendiri = await dua.kantor('OWN').raw(
    'POST',
    `kirim-uang/${milik.nomor_referensi}/reception`,
    {},
    {
      'x-toko': 'KJ2',
      'idempotency-key': 'terima-jauh-sendiri',
    },
  );
  expect([sendiri.status, sendiri.body.code]).toEqual([422, 'KANTONG_SENDIRI']);
  // A branch that says it received what was sent to another one.
  await dua.cabang.rows(
    `insert into pesan_toko (dari, ke, urut, jenis, no_dokumen, isi, waktu, op)
     select 'KJ2', 'PST', max(urut) + 1, 'UANG_TERCATAT', $1, $2::jsonb, waktu(), (array_agg(op))[1] from pesan_toko
      where dari = 'KJ2' and ke = 'PST'`,
    [
      untukKJ1.nota_kirim,
      JSON.stringify({
        no_terima: 'TUKJ2261120099',
        nomor_referensi: untukKJ1.nomor_referensi,
        tgl_system: '2026-11-20',
        input_date: toIso(nowMs()),
        jumlah_rp: J,
        jumlah_diterima: J,
        ke: 'CASH',
        no_rekening: null,
        input_by: 'spv.kj2',
      }),
    ],
  );
  await sampaikan();
  const [palsu] = await dua.pusat.rows<{ gagal: string }>(
    `select gagal from pesan_toko where no_dokumen = '${untukKJ1.nota_kirim}'`,
  );
  expect(palsu?.gagal).toContain('is not on its way to KJ2');
  const bermasalah = await dua.pusat
    .as('OWN', 'PST')
    .raw('GET', 'faktur-bermasalah?tgl_from=2026-11-20&tgl_to=2026-11-20');
  expect(bermasalah.text).toContain('PESAN_TERTAHAN');
  await dua.pusat.rows(
    `update pesan_toko set selesai_at = waktu(), gagal = null where no_dokumen = '${untukKJ1.nota_kirim}'`,
  );
  for (let n = 0; n < 10; n++) await cari('ZZZZZZZZ', 'KJ2');
  expect((await cari(milik.nomor_referensi, 'KJ2')).status).toBe(429);
});

test('money on its way for more than three days is on both homes', async () => {
  await kirim('KJ2', 7 * J);
  await sampaikan();
  await dua.pusat.hari('2026-11-26', undefined, ['PST', 'KJ1']);
  await dua.cabang.hari('2026-11-26', undefined, ['KJ2']);
  await dua.pusat.as('OWN', 'PST').raw('GET', 'users/me');
  const di = async (shop: Shop, toko: Tempat) => {
    const { body } = await shop.as('OWN', toko).raw('GET', 'dashboard/toko');
    return body.data.perlu_dilihat.find(
      ({ jenis }: { jenis: string }) => jenis === 'UANG_DI_JALAN',
    );
  };
  expect((await di(dua.pusat, 'PST')).dokumen).toContain('KUKJ2');
  expect((await di(dua.cabang, 'KJ2')).dokumen).toContain('KUKJ2');
  expect((await di(dua.cabang, 'KJ2')).dokumen).toContain('KUPST');
});
