import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { tokenOf } from '#kit/server/wire/server-token.ts';
import { lanjutkanPesan } from '#areas/toko/server/antar/henti.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { cocokkanSemua } from '#app/server/jauh/cocok-server.ts';
import { mintaCocok } from '#app/server/jauh/cocok.table.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { bukaDuaKas, type DuaKas } from '#tests/kit/uji/buka/dua-kas.ts';
import type { Shop } from '#tests/kit/shop.ts';

const J = 1_000_000;
let dua: DuaKas;
let kali = 0;
beforeAll(async () => {
  dua = await bukaDuaKas();
});
// A database that was set back by hand is none whose invariants hold.
afterAll(async () => {
  await dua.cabang.close({ broken: true });
  await dua.pusat.close({ broken: true });
});

type Tempat = 'PST' | 'KJ2';
const di = (tempat: Tempat): Shop => (tempat === 'PST' ? dua.pusat : dua.cabang);
const kirim = (dari: Tempat, nominal: number) =>
  di(dari)
    .as('SPV', dari)
    .call(kirimDocument.makes.kirim, {
      body: {
        nominal: rp(nominal),
        destination: dari === 'PST' ? 'KJ2' : 'PST',
        keterangan: 'Kantong 7',
      },
    });
const terima = async (nomor: string, tempat: Tempat): Promise<void> => {
  const key = { 'idempotency-key': `cocok-jauh-${kali++}` };
  const said = await di(tempat)
    .as('SPV', tempat)
    .raw('POST', `kirim-uang/${nomor}/reception`, {}, key);
  expect(said.status, said.text).toBe(200);
};
const sampaikan = () => dua.sampaikan();
/** Each server compares; how many pairs came to an end on each. */
const cocok = async (): Promise<[number, number]> => [
  await cocokkanSemua(dua.pusat.db, true),
  await cocokkanSemua(dua.cabang.db, true),
];
const beda = async () => {
  const rows = (shop: Shop) =>
    shop.rows<{ rupiah: number }>('select kode_toko, lain, rupiah, qty, mg from cocok_beda');
  return [await rows(dua.pusat), await rows(dua.cabang)];
};
const henti = (shop: Shop) =>
  shop.rows('select dari, ke, sisi, terakhir from antar_henti order by 1, 2, 3');
const terakhir = async (shop: Shop, dari: Tempat, ke: Tempat): Promise<number> =>
  (
    await shop.rows<{ n: number }>(
      `select coalesce(max(urut), 0)::int as n from pesan_toko where dari = $1 and ke = $2`,
      [dari, ke],
    )
  )[0]!.n;
const rumah = async (tempat: Tempat) => {
  const { body } = await di(tempat).as('OWN', tempat).raw('GET', 'dashboard/toko');
  return body.data.perlu_dilihat
    .filter(({ jenis }: { jenis: string }) => /^(?:RK_|PESAN_BERHENTI)/.test(jenis))
    .map((row: Record<string, unknown>) => [row['jenis'], row['dokumen'], row['rupiah']]);
};
const sinyal = async (tempat: Tempat) => {
  const tgl = '2026-11-20';
  const jenis = encodeURIComponent('BUKU DUA TOKO BERBEDA');
  const path = `audit/report-sinyal?tgl_from=${tgl}&tgl_to=${tgl}&sinyal=${jenis}`;
  const { body } = await di(tempat).as('OWN', tempat).raw('GET', path);
  return barisLaporan(body.data).map((row: Record<string, unknown>) => [
    row['uraian'],
    row['selisih_rp'],
  ]);
};

/** The branch's database becomes the copy that was made before it received this money. */
const lupaTerima = (nota_kirim: string) =>
  dua.cabang.rows(`do $$ declare t record; begin
    perform set_config('session_replication_role', 'replica', true);
    select * into t from terima_uang where nota_kirim = '${nota_kirim}';
    update saldo_hari s set rupiah = s.rupiah - b.rupiah from buku b
     where b.kode_toko = s.kode_toko and b.no_bukti = t.no_terima and b.akun = s.akun and s.kadar = 0
       and b.tgl_system = s.tgl_system;
    delete from buku where no_bukti = t.no_terima;
    delete from buku_set where no_bukti = t.no_terima;
    delete from terima_uang where no_terima = t.no_terima;
    delete from pesan_toko where dari = 'KJ2' and op = t.op;
  end $$`);

test('two servers whose books agree leave nothing, also while messages wait for a line or for a day', async () => {
  const pertama = await kirim('KJ2', 20 * J);
  await sampaikan();
  await terima(pertama.nomor_referensi, 'PST');
  await sampaikan();
  await terima((await kirim('PST', 5 * J)).nomor_referensi, 'KJ2');
  await sampaikan();
  expect(await cocok()).toEqual([1, 1]);
  expect(await beda()).toEqual([[], []]);

  const { nomor_referensi } = await kirim('KJ2', 3 * J);
  await sampaikan();
  await dua.pindah('http://127.0.0.1:1', 61);
  await terima(nomor_referensi, 'PST');
  // Head office cannot ask; the branch hears of messages that it does not have yet.
  expect(await cocok()).toEqual([0, 0]);
  await dua.cabang.rows(
    "update hari_toko set status = 'CLOSED', ditutup_by = 'x', ditutup_at = waktu(), segel = '-' where kode_toko = 'KJ2' and status = 'OPEN'",
  );
  await dua.pindah(dua.portal, 62);
  await sampaikan();
  expect(await cocok()).toEqual([1, 1]);
  expect(await beda()).toEqual([[], []]);
  await dua.cabang.rows(
    "update hari_toko set status = 'OPEN', ditutup_by = null, ditutup_at = null, segel = null where kode_toko = 'KJ2'",
  );
  await sampaikan();
  expect(await cocok()).toEqual([1, 1]);
  expect([await beda(), await henti(dua.pusat), await henti(dua.cabang)]).toEqual([
    [[], []],
    [],
    [],
  ]);
});

test('a branch that is an older copy is told so before its next message, and then what its book has lost', async () => {
  const { nomor_referensi, nota_kirim } = await kirim('PST', 20 * J);
  await terima(nomor_referensi, 'KJ2');
  await sampaikan();
  expect(await cocok()).toEqual([1, 1]);
  const punya = await terakhir(dua.pusat, 'KJ2', 'PST');
  await lupaTerima(nota_kirim);
  expect(await terakhir(dua.cabang, 'KJ2', 'PST')).toBe(punya - 2);
  expect(await cocok()).toEqual([0, 0]);
  const arus = { dari: 'KJ2', ke: 'PST', terakhir: punya };
  expect(await henti(dua.cabang)).toEqual([{ ...arus, sisi: 'KIRIM' }]);
  expect(await henti(dua.pusat)).toEqual([{ ...arus, sisi: 'TERIMA' }]);
  expect(await rumah('KJ2')).toEqual([['PESAN_BERHENTI', 'PST', null]]);

  await lanjutkanPesan(dua.cabang.db, 'PST');
  await mintaCocok(dua.cabang.db);
  expect(await cocokkanSemua(dua.cabang.db)).toBe(1);
  expect(await cocokkanSemua(dua.pusat.db, true)).toBe(1);
  const hilang = { rupiah: 20 * J, qty: 0, mg: 0 };
  expect(await beda()).toEqual([
    [{ kode_toko: 'PST', lain: 'KJ2', ...hilang }],
    [{ kode_toko: 'KJ2', lain: 'PST', ...hilang }],
  ]);
  expect([await henti(dua.pusat), await henti(dua.cabang)]).toEqual([[], []]);
  for (const [tempat, lain] of [
    ['PST', 'KJ2'],
    ['KJ2', 'PST'],
  ] as const) {
    expect(await rumah(tempat)).toEqual([['RK_BEDA', lain, 20 * J]]);
    expect(await sinyal(tempat)).toEqual([[`rk:${lain}`, 20 * J]]);
  }
  // Compared again it is the same difference: one row of the record.
  expect(await cocok()).toEqual([1, 1]);
  expect(await sinyal('KJ2')).toHaveLength(1);
  // Only what is due is asked for.
  expect(await cocokkanSemua(dua.cabang.db)).toBe(0);
});

test('who gains: a book that was changed by hand, with no copy and no message, differs too; what agrees again ends', async () => {
  const ubah = (rupiah: number) =>
    dua.cabang.rows(
      `update saldo_hari set rupiah = rupiah + ${rupiah} where kode_toko = 'KJ2' and akun = 'rk:PST' and kadar = 0
          and tgl_system = (select max(tgl_system) from hari_toko where kode_toko = 'KJ2')`,
    );
  await ubah(-21 * J);
  await cocok();
  expect((await beda()).map(([one]) => one?.rupiah)).toEqual([-J, -J]);
  await ubah(J);
  await cocok();
  expect(await beda()).toEqual([[], []]);
  for (const tempat of ['PST', 'KJ2'] as const) expect(await rumah(tempat)).toEqual([]);
  const akhir = await dua.cabang.rows("select 1 from audit where tindakan = 'RK_COCOK'");
  expect(akhir).toHaveLength(1);
});

test('who gains: a server that answers all but what its book has is named after a day, and once a day', async () => {
  const palsu = createServer((asked, reply) => {
    asked.resume().on('end', () => {
      reply.writeHead(404, { 'content-type': 'application/problem+json' });
      reply.end(JSON.stringify({ status: 404, code: 'TIDAK_DITEMUKAN', message: 'x' }));
    });
  });
  await new Promise<void>((open) => palsu.listen(0, '127.0.0.1', open));
  await dua.pindah(`http://127.0.0.1:${(palsu.address() as AddressInfo).port}`, 63);
  expect(await cocokkanSemua(dua.pusat.db, true)).toBe(0);
  expect(await rumah('PST')).toEqual([]);
  await dua.pusat.rows("update cocok_server set dilihat = dilihat - interval '25 hours'");
  for (let n = 0; n < 2; n += 1) {
    expect(await cocokkanSemua(dua.pusat.db, true)).toBe(0);
    expect(await rumah('PST')).toEqual([['RK_TAK_DIBANDING', 'KJ2', null]]);
    expect((await sinyal('PST')).filter(([apa]) => String(apa).endsWith('dicocokkan'))).toEqual([
      ['rk:KJ2, tidak dicocokkan', null],
    ]);
  }
  palsu.close();
  await dua.pindah(dua.portal, 64);
  expect(await cocokkanSemua(dua.pusat.db, true)).toBe(1);
  expect(await rumah('PST')).toEqual([]);
});

test('head office that is an older copy gets again what it lost, without a new message of the branch', async () => {
  const { nota_kirim } = await kirim('KJ2', J);
  await sampaikan();
  const punya = await terakhir(dua.pusat, 'KJ2', 'PST');
  await dua.pusat.rows(`delete from pesan_toko where dari = 'KJ2' and urut = ${punya}`);
  await dua.pusat.rows(`delete from kirim_jauh where nota_kirim = '${nota_kirim}'`);
  await cocokkanSemua(dua.pusat.db, true);
  await sampaikan();
  expect(await terakhir(dua.pusat, 'KJ2', 'PST')).toBe(punya);
  const [uang] = await dua.pusat.rows(
    `select jumlah_rp from kirim_jauh where nota_kirim = '${nota_kirim}'`,
  );
  expect(uang).toEqual({ jumlah_rp: J });
  expect(await cocok()).toEqual([1, 1]);
  // What head office itself had said and lost: the branch knows a later number, and head office stops.
  await kirim('PST', J);
  await sampaikan();
  const milik = await terakhir(dua.cabang, 'PST', 'KJ2');
  await dua.pusat.rows(`delete from pesan_toko where dari = 'PST' and urut = ${milik}`);
  expect(await cocokkanSemua(dua.pusat.db, true)).toBe(0);
  expect(await henti(dua.pusat)).toEqual([
    { dari: 'PST', ke: 'KJ2', sisi: 'KIRIM', terakhir: milik },
  ]);
});

test('who gains: a server that says that it knows nothing gets a line again some times an hour, not each minute', async () => {
  await dua.pusat.rows('delete from antar_henti');
  const buka = async (): Promise<number> => {
    const url = '/api/v1/server/cocok';
    const body = JSON.stringify({ pesan: [] });
    const who = { iss: 'KJ2', aud: 'PST', sub: 'sistem', level: 'SISTEM' };
    const token = tokenOf(who, { method: 'POST', path: url, body });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await dua.pusat.app.inject({ method: 'POST', url, headers, payload: body });
    const rows = await dua.pusat.rows(
      "update pesan_toko set selesai_at = waktu() where dari = 'PST' and ke = 'KJ2' and selesai_at is null returning 1",
    );
    return rows.length;
  };
  await dua.pindah('http://127.0.0.1:1', 65);
  const kali: number[] = [];
  for (let n = 0; n < 10; n += 1) kali.push(await buka());
  expect(kali[0]).toBeGreaterThan(0);
  expect(kali.slice(-3)).toEqual([0, 0, 0]);
  await dua.pindah(dua.portal, 66);
});

test('who gains: no person asks, and nothing stops by what an asker says', async () => {
  const orang = await dua.kantor('SU').raw('POST', 'server/cocok', { pesan: [] });
  expect(orang.status).toBe(401);
  await dua.pusat.rows('delete from antar_henti');
  const arus = { dari: 'KJ2', ke: 'PST', urut: 999, sampai: 999, henti: true };
  const body = JSON.stringify({ pesan: [arus, { ...arus, dari: 'PST', ke: 'KJ2' }] });
  const url = '/api/v1/server/cocok';
  const who = { iss: 'KJ2', aud: 'PST', sub: 'sistem', level: 'SISTEM' };
  const token = tokenOf(who, { method: 'POST', path: url, body });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { statusCode, json } = await dua.pusat.app.inject({
    method: 'POST',
    url,
    headers,
    payload: body,
  });
  expect(statusCode).toBe(200);
  // Of itself with the shops of head office's server, and of no other shop.
  expect(json().data.rk.map(({ toko }: { toko: string }) => toko)).toEqual(['KJ1', 'PST']);
  for (const one of json().data.pesan) expect([one.dari, one.ke]).toContain('KJ2');
  expect(await henti(dua.pusat)).toEqual([]);
});
