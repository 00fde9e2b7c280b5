import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { cabutPusat } from '#app/server/jauh/tukar-kunci.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import type { Who } from '#tests/kit/people.ts';
import { send } from '#tests/kit/titipan.ts';
import { bukaDuaServer, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';
import { bukaPalsu, kata, type Palsu } from '#tests/kit/uji/buka/server-palsu.ts';

/** Head office asks shops on other servers (D-43.3): one that works, and one that does what a server should not. */
type Baris = Record<string, any>;
const HARI = '2026-11-20';
const HARIAN = 'cash-pusat/daily-transaction-chart';
const KAS = `cash-pusat/report-global?tgl_system=${HARI}`;
let dua: DuaServer;
let palsu: Palsu;

beforeAll(async () => {
  dua = await bukaDuaServer();
  await dua.pusat.modulOn('HIDUP_FEATURE_MODULE', 'PST');
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 7_000_000, keterangan: 'Modal pagi' };
  await dua.cabang.rows(
    `insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah, grup)
     values ('KJ2', 'MODAL_KAS', 'Modal kas', 'MASUK', 'BAWAAN') on conflict do nothing`,
  );
  const masuk = await send(dua.cabang.as('OWN', 'KJ2'), 'cash/masuk', kas);
  expect(masuk.status, masuk.text).toBe(201);
  palsu = await bukaPalsu(dua);
  palsu.jawab = kata(503, { code: 'MATI', message: 'Mati' });
});
afterAll(async () => {
  palsu.close();
  await dua.close();
});

const tanya = (path: string, who: Who = 'OWN') => dua.kantor(who).raw('GET', path);
const semua = async (path: string, who?: Who): Promise<Baris[]> => {
  const { status, body, text } = await tanya(path, who);
  expect(status, text).toBe(200);
  return body.data;
};
const satu = async (path: string, kode: string, who?: Who): Promise<Baris> =>
  (await semua(path, who)).find(({ kode_toko }) => kode_toko === kode)!;
const GAGAL = { ok: false, data: [], message: 'Data Gagal Dimuat' };

describe('a shop on another server that answers', () => {
  test('is in every answer of the chain in order of kode_toko, and one that is away stays in it', async () => {
    for (const path of [HARIAN, `cash-pusat/daily-cash-chart?tgl_system=${HARI}`]) {
      const all = await semua(path);
      expect(all.map(({ kode_toko, ok }) => [kode_toko, ok])).toEqual([
        ['KJ1', true],
        ['KJ2', true],
        ['KJ9', false],
      ]);
      expect(all[2]).toMatchObject({ ...GAGAL, code: 'PORTAL_MATI', nama_toko: 'Kilau Jaya 9' });
      expect(all[1]!['series']).toEqual(all[1]!['data']);
    }
    const kas = await satu('cash-pusat/daily-cash-chart', 'KJ2');
    expect(kas['data'].at(-1)).toMatchObject({ x: HARI, rupiah: 7_000_000 });
    const kirim = await semua(`kirim-uang?tgl_from=${HARI}&tgl_to=${HARI}`);
    expect(kirim.map(({ kode_toko, ok }) => [kode_toko, ok])).toEqual([
      ['KJ1', true],
      ['KJ2', true],
      ['KJ9', false],
      ['PST', true],
    ]);
    const post = await dua
      .kantor()
      .raw('POST', 'kirim-uang', { status: 'DONE', tgl_from: HARI, tgl_to: HARI }, {});
    expect(post.body.data).toHaveLength(4);
  });

  test('a branch answers of itself alone, and a cashier of it is not told what lies in its drawer', async () => {
    const own = await dua.cabang.as('OWN', 'KJ2').raw('GET', 'cash-pusat/daily-cash-chart');
    expect(own.body.data.map((one: Baris) => one['kode_toko'])).toEqual(['KJ2']);
    const kasir = await dua.cabang.as('KASIR', 'KJ2').raw('GET', 'cash-pusat/daily-cash-chart');
    expect(kasir.status).toBe(403);
    expect((await dua.cabang.as('OWN', 'KJ2').raw('GET', KAS)).status).toBe(403);
    const dekat = await dua.pusat.as('SPV', 'KJ1').raw('GET', 'dashboard/pusat');
    expect(dekat.body.data.cabang.map((one: Baris) => one['kode_toko'])).toEqual(['KJ1']);
  });

  test('№ 109 to 113 hold its rows; shares, ranks and totals are found over all of them', async () => {
    const { body } = await tanya(KAS);
    expect(body.data.map((one: Baris) => [one['kode_toko'], one['ok']])).toEqual([
      ['KJ1', true],
      ['KJ2', true],
      ['KJ9', false],
    ]);
    const rows = barisLaporan(body.data);
    expect(rows.map(({ nama_toko, total }) => [nama_toko, total])).toEqual([
      ['Kilau Jaya 2', 7_000_000],
      [expect.stringContaining('Kilau Jaya 1'), 0],
    ]);
    expect(body.catatan).toBe('2 dari 3 toko. Kilau Jaya 9: Data Gagal Dimuat');
    for (const path of [
      `transaction/report-global?tgl_from=${HARI}&tgl_to=${HARI}`,
      `barang/report-global-stock?per_tanggal=${HARI}`,
      `hutang/report-global?tgl_from=${HARI}&tgl_to=${HARI}`,
      'cash-pusat/report-perbandingan?bulan=2026-11&ukuran=RP_JUAL',
    ])
      expect(await satu(path, 'KJ2'), path).toMatchObject({ ok: true });
  });

  test('both dashboards hold it, and say how each shop has answered', async () => {
    for (const path of ['dashboard/pusat', 'beranda-pusat']) {
      const { status, body, text } = await tanya(path);
      expect(status, text).toBe(200);
      const { data } = body;
      const kj2 = data.cabang.find((one: Baris) => one['kode_toko'] === 'KJ2');
      expect(kj2, path).toMatchObject({ nama_toko: 'Kilau Jaya 2', tutup: 'BELUM' });
      expect(kj2.per).toBeUndefined();
      expect(data.toko[2]).toMatchObject({
        kode_toko: 'KJ9',
        ok: false,
        code: 'PORTAL_MATI',
      });
    }
  });
});

test('who is slow, at the beginning or in the middle of a body, is left after five seconds', async () => {
  const lama = { data: [], tunggu: 'x'.repeat(100) };
  for (const mulai of [false, true]) {
    palsu.jawab = (_, answer) => {
      if (!mulai) return;
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write(JSON.stringify(lama).slice(0, 20));
    };
    const before = performance.now();
    const one = await satu(HARIAN, 'KJ9');
    expect(one).toMatchObject({ ...GAGAL, code: 'PORTAL_LAMBAT' });
    expect(performance.now() - before).toBeLessThan(9000);
  }
}, 30_000);

describe('a server that lies hurts itself alone', () => {
  const titik = async () => (await satu(HARIAN, 'KJ1'))['data'] as Baris[];
  const sebagai = (data: unknown, more: object = {}) => {
    const one = { kode_toko: 'KJ9', nama_toko: 'Toko Emas Kilau Jaya 1', ok: true, data };
    return kata(200, { data: [{ ...one, series: data, ...more }] });
  };

  test('what is not of the contract, of another shop, or no figure, is refused; the others are as they were', async () => {
    const benar = await titik();
    const dengan = (more: object) => benar.map((one) => ({ ...one, ...more }));
    palsu.jawab = sebagai(benar);
    expect(await satu(HARIAN, 'KJ9')).toMatchObject({ ok: true, nama_toko: 'Kilau Jaya 9' });
    for (const [what, bohong] of Object.entries({
      'another shop': sebagai(benar, { kode_toko: 'KJ1' }),
      'two shops': kata(200, {
        data: ['KJ9', 'KJ1'].map((kode_toko) => ({
          kode_toko,
          nama_toko: 'x',
          ok: true,
          data: benar,
          series: benar,
        })),
      }),
      'more than a number holds': sebagai(dengan({ rupiah: 2 ** 53 + 2 })),
      'twenty thousand tons': sebagai(dengan({ gram: 2e10 })),
      'a count below nothing': sebagai(dengan({ qty: -1 })),
      'half a rupiah': sebagai(dengan({ rupiah: 0.5 })),
      'other days': sebagai(benar.map((one, at) => ({ ...one, x: `2020-01-${at + 10}` }))),
      'a copy of its own': sebagai(benar, { per: '2026-11-20T01:00:00.000Z' }),
      'an unknown key': sebagai(benar, { rahasia: 1 }),
      'no JSON': kata(200, '{"data":['),
      deep: kata(200, '['.repeat(100_000) + ']'.repeat(100_000)),
      'ten million rows': kata(200, `{"data":[${'0,'.repeat(10_000_000)}0]}`),
      'a long word': sebagai(dengan({ x: 'x'.repeat(5000) })),
    })) {
      palsu.jawab = bohong;
      const all = await semua(HARIAN);
      expect(all.at(-1), what).toMatchObject({ ...GAGAL, code: 'DATA_DITOLAK' });
      expect(all[0]!['data'], what).toEqual(benar);
      expect(all.map(({ kode_toko }) => kode_toko)).toEqual(['KJ1', 'KJ2', 'KJ9']);
    }
  }, 60_000);

  test('its refusals leave one row an hour in head office’s record, and № 114 tells it', async () => {
    const rows = await dua.pusat.rows(
      "select kode_toko, kunci from audit where tindakan = 'DATA_DITOLAK'",
    );
    expect(rows).toEqual([{ kode_toko: 'PST', kunci: 'KJ9' }]);
    const path = `audit/report-sinyal?tgl_from=${HARI}&tgl_to=${HARI}`;
    const sinyal = barisLaporan((await tanya(path)).body.data);
    expect(sinyal.filter(({ sinyal: one }) => one === 'DATA TOKO DITOLAK')).toMatchObject([
      { uraian: expect.stringContaining('KJ9'), jml: 1 },
    ]);
  });

  test('what head office hides from a person stays hidden, whatever another server says to him', async () => {
    const kini = (await tanya('beranda-pusat', 'SPV')).body.data;
    const kj1 = kini.cabang.find((one: Baris) => one['kode_toko'] === 'KJ1');
    const hari_ini = { ...kj1.hari_ini, laba: 5, rupiah: 77 };
    palsu.jawab = kata(200, {
      data: {
        ...kini,
        cabang: [{ ...kj1, kode_toko: 'KJ9', hari_ini }],
        toko: [{ kode_toko: 'KJ9', nama_toko: 'x', ok: true }],
        harga: [],
      },
    });
    const { cabang } = (await tanya('beranda-pusat', 'SPV')).body.data;
    const kj9 = cabang.find((one: Baris) => one['kode_toko'] === 'KJ9');
    expect(kj9).toMatchObject({ nama_toko: 'Kilau Jaya 9', hari_ini: { rupiah: 77 } });
    expect(kj9.hari_ini.laba ?? null).toBeNull();
  });

  test('money and loans that do not add up, and a group that is another shop, are no rows of a report', async () => {
    const benar = barisLaporan((await tanya(KAS)).body.data)[0]!;
    const laporan = (row: object) =>
      kata(200, { data: [{ kode_toko: 'KJ9', nama_toko: 'x', ok: true, data: [row], urut: [0] }] });
    palsu.jawab = laporan(benar);
    expect(await satu(KAS, 'KJ9')).toMatchObject({ ok: true });
    palsu.jawab = laporan({ ...benar, total: 1 });
    expect(await satu(KAS, 'KJ9')).toMatchObject({ ok: false, code: 'DATA_DITOLAK' });
    const global = `transaction/report-global?tgl_from=${HARI}&tgl_to=${HARI}`;
    const [beli] = barisLaporan((await tanya(`${global}&toko=KJ1`)).body.data);
    const grup = (kunci: string) => ({ nama_toko: 'x', detail: [{ ...beli, kunci }] });
    for (const [kunci, ok] of [
      ['KJ9', true],
      ['KJ1', false],
    ] as const) {
      palsu.jawab = laporan(grup(kunci));
      expect(await satu(global, 'KJ9'), kunci).toMatchObject({ ok });
    }
    // The database could not hold such a text: the report of the whole chain would fail.
    const perKadar = `${global}&group_by=TOKO_DAN_KADAR`;
    for (const kunci of ['75\u0000', '75\ud800', '75\u202e']) {
      palsu.jawab = laporan(grup(kunci));
      const one = await satu(perKadar, 'KJ9');
      expect(one, kunci).toMatchObject({ ok: false, code: 'DATA_DITOLAK' });
    }
  });
});

describe('a shop that is away', () => {
  test('is told from head office’s copy with its hour, in every row, on paper and in Excel', async () => {
    palsu.jawab = kata(503, { code: 'MATI', message: 'Mati' });
    await dua.pindah('http://127.0.0.1:1', 1);
    const one = await satu('cash-pusat/daily-cash-chart', 'KJ2');
    expect(one).toMatchObject({ ok: true, code: 'PORTAL_MATI', per: expect.stringMatching(/Z$/) });
    expect(one['data'].at(-1)).toMatchObject({ rupiah: 7_000_000 });
    const { body } = await tanya(KAS);
    const lama = barisLaporan(body.data).find(({ total }) => total === 7_000_000)!;
    expect(lama['nama_toko']).toMatch(/^Kilau Jaya 2 \(per 20 November 2026 \d\d:\d\d\)$/);
    expect(body.catatan).toMatch(/^[23] dari 3 toko\. .*Kilau Jaya 2: angka 20 November 2026 \d/);
    const { bytes } = await tanya(KAS.replace('?', '.xlsx?'));
    const cells = (await readXlsx(bytes)).sheets[0]!.rows.flat().map(String);
    expect(cells.some((cell) => cell.startsWith('Kilau Jaya 2 (per 20 November 2026'))).toBe(true);
    expect(cells.some((cell) => /^TOTAL, .*, [23] dari 3 toko/.test(cell))).toBe(true);
    expect(cells.some((cell) => cell.includes('Kilau Jaya 2: angka 20 November'))).toBe(true);
    const dash = (await tanya('dashboard/pusat')).body.data;
    expect(dash.cabang.find((of: Baris) => of['kode_toko'] === 'KJ2')).toMatchObject({
      kas: 7_000_000,
      per: expect.stringMatching(/Z$/),
    });
  });

  test('has no copy for another question, another day, or who would be told something else', async () => {
    const lain = 'cash-pusat/daily-cash-chart?tgl_system=2026-11-19';
    expect(await satu(lain, 'KJ2')).toMatchObject({ ...GAGAL, code: 'PORTAL_MATI' });
    const spv = await satu('cash-pusat/daily-cash-chart', 'KJ2', 'SPV');
    expect(spv).toMatchObject({ ...GAGAL, code: 'PORTAL_MATI' });
  });

  test('where not a single shop has answered it is 503 in the same words', async () => {
    const mati = await tanya(`${KAS.replace(HARI, '2026-11-19')}&toko=KJ2`);
    expect([mati.status, mati.body.message, mati.body.code]).toEqual([
      503,
      'Data Gagal Dimuat',
      'PORTAL_MATI',
    ]);
  });

  test('that refuses head office, or this person, shows no copy of an hour ago', async () => {
    await dua.pindah(dua.portal, 2);
    expect(await satu('cash-pusat/daily-cash-chart', 'KJ2')).toMatchObject({ ok: true });
    await cabutPusat(dua.cabang.db, 'PST');
    expect(await satu('cash-pusat/daily-cash-chart', 'KJ2')).toMatchObject({
      ...GAGAL,
      code: 'PORTAL_MENOLAK',
    });
  });

  test('what is older than a week is forgotten, and no more than three hundred answers are kept', async () => {
    const banyak = await dua.pusat.rows('select kode_toko from salinan_toko');
    expect(banyak.length).toBeGreaterThan(3);
    await dua.pusat.rows("update salinan_toko set waktu = waktu - interval '8 days'");
    await dua.pindah('http://127.0.0.1:1', 3);
    expect(await satu('cash-pusat/daily-cash-chart', 'KJ2')).toMatchObject(GAGAL);
  });
});
