import { ubahParameterEndpoint } from '#areas/akses/contract/setelan.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetCallers } from '#kit/server/limiter.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import {
  batalkan,
  bukaTokoKirim,
  kirimkan,
  kj2,
  kunci,
  piece,
  pindai,
  statusKiriman,
  terimakan,
  tulis,
} from '#tests/kit/uji/kirim-barang.ts';

/** What the receiver finds, and under which masters it enters (D-42.3, D-42.4). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaTokoKirim();
});
afterAll(() => shop.close());

test('with RFID here the packed list says which tag is on which piece, and that tag is no piece too many', async () => {
  const [a, b] = await tambahPotong(shop, ['P1', 'P2']);
  const tag = 'E280689400005007A1B2C3D4'.slice(0, 20);
  await shop.rows('update barang set tag_id = $2 where kode_barcode = $1', [a, tag]);
  const no = await kirimkan(shop, [a!, b!]);
  const tags = async () =>
    (
      (await kj2(shop, `kirim-barang/${no}/kiriman`)).body.data.barang as {
        tag_id: string | null;
      }[]
    ).map((one) => one.tag_id);
  expect(await tags()).toEqual([null, null]);
  await shop.modulOn('RFID_MODULE', 'KJ2');
  expect(await tags()).toEqual([tag, null]);
  const lebih = await tulis(shop, {
    di: 'KJ2',
    path: `kirim-barang/${no}/lebih`,
    body: { kode_barcode: tag, keterangan: null },
  });
  expect([lebih.status, lebih.body.code]).toEqual([422, 'ISI_KIRIMAN']);
  await shop.modulOff('RFID_MODULE', 'KJ2');
  expect((await terimakan(shop, no, [pindai(a!), pindai(b!)])).status).toBe(201);
});

describe('a lighter piece', () => {
  test('within 0.010 g enters as it was packed; of 3.230 g by a supervisor as it weighs, at the same cost', async () => {
    const [a, b] = await tambahPotong(shop, ['P1', 'P1']);
    const no = await kirimkan(shop, [a!, b!]);
    const { body } = await terimakan(shop, no, [pindai(a!, { berat: 3.24 })]);
    expect(body.data.berat).toBe(3.25);
    const sendiri = await terimakan(shop, no, [pindai(b!, { berat: 3.23 })]);
    expect([sendiri.status, sendiri.body.event, sendiri.body.level]).toEqual([
      403,
      'KIRIMAN_SELISIH',
      ['SPV', 'OWN'],
    ]);
    const { body: ya } = await terimakan(shop, no, [pindai(b!, { berat: 3.23 })], { by: 'OWN' });
    expect(await cariBuku(shop, ya.data.no_terima)).toEqual([
      ['rk:KJ1', b, 7500, -1, -3250, -2438],
      ['baki:TK/A-01', b, 7500, 1, 3230, 2423],
      ['selisih', null, 7500, 0, 20, 15],
    ]);
    expect(await cariUang(shop, ya.data.no_terima)).toEqual({
      persediaan: 6_400_000,
      'rk:KJ1': -6_400_000,
    });
    expect(await statusKiriman(shop, no)).toBe('DONE');
  });

  test('that is damaged needs its own photo, and may lie with bought goods', async () => {
    const [a] = await tambahPotong(shop, ['P4']);
    const no = await kirimkan(shop, [a!]);
    const rusak = { kondisi: 'RUSAK', kode_gudang: 'BL', kode_baki: null };
    const tanpa = await terimakan(shop, no, [pindai(a!, rusak)]);
    expect([tanpa.status, tanpa.body.code]).toEqual([422, 'RUSAK_TANPA_FOTO']);
    const asing = await terimakan(shop, no, [
      pindai(a!, { ...rusak, foto: await fotoBaru(shop, 'SPV') }),
    ]);
    expect([asing.status, asing.body.code]).toEqual([422, 'FOTO_TIDAK_ADA']);
    const utuh = await terimakan(shop, no, [pindai(a!, { kode_gudang: 'BL', kode_baki: null })]);
    expect(utuh.body.code).toBe('TUJUAN_BUKAN_TOKO');
    const foto = await fotoBaru(shop, 'spv.kj2');
    const { status: ya, text } = await terimakan(shop, no, [pindai(a!, { ...rusak, foto })]);
    expect(ya, text).toBe(201);
    expect(await piece(shop, a!, 'KJ2')).toMatchObject({ kode_gudang: 'BL', kode_baki: null });
  });
});

test('masters that the receiver does not have are chosen once, never a kadar of another percent', async () => {
  await shop.rows(
    "update kadar set is_active = false where kode_toko = 'KJ2' and kode_kadar = '420'",
  );
  const [a, b] = await tambahPotong(shop, ['P2', 'P2']);
  const no = await kirimkan(shop, [a!, b!]);
  const { body } = await kj2(shop, `kirim-barang/${no}/kiriman`);
  expect(body.data.padanan).toMatchObject([{ jenis: 'KADAR', dari: '420', persen: 42 }]);
  expect((await terimakan(shop, no, [pindai(a!)])).body.code).toBe('PADANAN_KOSONG');
  const padanan = (ke: string) => [{ jenis: 'KADAR', dari: '420', ke }];
  const naik = await terimakan(shop, no, [pindai(a!)], { padanan: padanan('750') });
  expect([naik.status, naik.body.code]).toEqual([422, 'KADAR_TIDAK_SAMA']);
  await shop.rows(
    "insert into kadar (kode_toko, kode_kadar, label, persen, op) values ('KJ2', '10K', '10K', 4200, null)",
  );
  expect((await terimakan(shop, no, [pindai(a!)], { padanan: padanan('10K') })).status).toBe(201);
  // Kept for that sender: the next one needs no choice.
  expect((await terimakan(shop, no, [pindai(b!)])).status).toBe(201);
  await shop.rows(
    "update kadar set is_active = true where kode_toko = 'KJ2' and kode_kadar = '420'",
  );
});

describe('numbers of another shop', () => {
  test('are nothing, whether they are there or not; ten of them wait', async () => {
    forgetCallers();
    const [a] = await tambahPotong(shop, ['P4']);
    const no = await kirimkan(shop, [a!], 'PST');
    const asing = await kj2(shop, `kirim-barang/${no}/kiriman`);
    const tidakAda = await kj2(shop, 'kirim-barang/KBKJ1261120ZZZ/kiriman');
    const { instance: _, ...said } = asing.body;
    expect({ ...tidakAda.body, instance: undefined }).toEqual({ ...said, instance: undefined });
    expect(asing.status).toBe(404);
    for (let at = 0; at < 8; at += 1)
      expect((await terimakan(shop, no, [pindai(a!)])).status).toBe(404);
    expect((await kj2(shop, `kirim-barang/${no}/kiriman`)).status).toBe(429);
    forgetCallers();
    expect((await shop.as('SPV', 'KJ2').raw('GET', `kirim-barang/${no}`)).status).toBe(404);
    expect((await shop.as('SPV', 'PST').raw('GET', `kirim-barang/${no}/kiriman`)).status).toBe(200);
    expect((await batalkan(shop, no)).status).toBe(200);
  });
});

describe('a lighter piece under the barcode of the one that was sent', () => {
  test('of 0.500 g in thirty days of one person is for a supervisor, 0.501 g and all after it for an owner; the sender hears', async () => {
    const [a, b, c] = await tambahPotong(shop, ['P1', 'P1', 'P1']);
    const no = await kirimkan(shop, [a!, b!, c!]);
    const terima = (code: string, berat: number, by?: 'OWN') => {
      const body = { barang: [pindai(code, { berat })] };
      return tulis(shop, { di: 'KJ2', path: `kirim-barang/${no}/terima`, body, who: 'MU', by });
    };
    expect((await terima(a!, 2.75)).body.level).toEqual(['SPV', 'OWN']);
    expect((await terima(a!, 2.749)).body.level).toEqual(['OWN']);
    const tukar = await terima(a!, 1.1, 'OWN');
    expect(tukar.status, tukar.text).toBe(201);
    expect((await terima(b!, 3.23)).body.level).toEqual(['OWN']);
    const batas = { params: { key: 'BATAS_SELISIH_KIRIMAN' }, body: { value: 2.17 } };
    await shop.as('OWN', 'KJ2').call(ubahParameterEndpoint, batas);
    expect((await terima(b!, 3.23)).body.level).toEqual(['SPV', 'OWN']);
    await shop.as('OWN', 'KJ2').call(ubahParameterEndpoint, { ...batas, body: { value: 0.5 } });
    expect((await terimakan(shop, no, [pindai(b!, { berat: 3.23 })])).body.level).toEqual([
      'SPV',
      'OWN',
    ]);
    const [log] = await shop.rows<{ berbeda: unknown }>(
      `select sesudah -> 'berbeda' as berbeda from audit where kode_toko = 'KJ1' and tindakan = 'BARANG_SAMPAI'
        order by urut desc limit 1`,
    );
    expect(log!.berbeda).toEqual([{ kode_barcode: a, berat: 3250, berat_terima: 1100 }]);
    const kartu = await shop.as('SPV').raw('GET', `kirim-barang/${no}`);
    expect(kartu.body.data.barang).toMatchObject([
      { kode_barcode: a, berat: 3.25, berat_terima: 1.1 },
      { kode_barcode: b, berat_terima: null },
      { kode_barcode: c, berat_terima: null },
    ]);
    await ownerDiminta(tukar.body.data.no_terima);
    expect((await terimakan(shop, no, [pindai(b!), pindai(c!)])).status).toBe(201);
  });

  /** A supervisor's word in the place of the owner's is missed by `periksa`. */
  async function ownerDiminta(no_terima: string): Promise<void> {
    const needs = () =>
      shop.rows(
        `select n.event from v_need__kirim n join terima_kiriman r on r.kode_toko = n.shop and r.op = n.op_id
          where r.no_terima = $1 order by n.event`,
        [no_terima],
      );
    const answer = (level: string) =>
      shop.rows(
        `update otorisasi set disetujui_level = $2 where keystore = any (select unnest(otorisasi) from terima_kiriman
          where no_terima = $1)`,
        [no_terima, level],
      );
    expect(await needs()).toEqual([{ event: 'KIRIMAN_SELISIH' }]);
    await answer('SPV');
    expect(await needs()).toEqual([{ event: 'KIRIMAN_SELISIH' }, { event: 'KIRIMAN_SELISIH_OWN' }]);
    await answer('OWN');
  }
});

describe('a damaged piece among bought goods', () => {
  const datang = async (): Promise<string> => {
    const [a] = await tambahPotong(shop, ['P4']);
    const no = await kirimkan(shop, [a!]);
    const foto = await fotoBaru(shop, 'spv.kj2');
    const rusak = { kondisi: 'RUSAK', kode_gudang: 'BL', kode_baki: null, foto };
    expect((await terimakan(shop, no, [pindai(a!, rusak)])).status).toBe(201);
    return a!;
  };
  const di = (path: string, body: object) => tulis(shop, { di: 'KJ2', path, body, by: 'OWN' });

  test('is melted from there, and lies there again when that is cancelled', async () => {
    const a = await datang();
    const lebur = { kode_gudang: 'RS', alasan: 'Patah', barang: [{ kode_barcode: a, berat: 1.2 }] };
    const jadi = await di('hancur-barang', lebur);
    expect(jadi.status, jadi.text).toBe(201);
    const { no_hancur } = jadi.body.data;
    expect(await cariBuku(shop, no_hancur)).toEqual([
      ['gudang:BL', a, 3750, -1, -1200, -450],
      ['lebur', a, 3750, 1, 1200, 450],
      ['lebur', null, 3750, 0, -1200, -450],
      ['gudang:RS', null, 3750, 0, 1200, 450],
    ]);
    const batal = await di(`hancur-barang/${no_hancur}/batal`, { alasan: 'Salah barang' });
    expect(batal.status, batal.text).toBe(200);
    expect(await piece(shop, a, 'KJ2')).toMatchObject({ status: 'READY', kode_gudang: 'BL' });
  });

  test('is carried to a tray and back, and shipped home to the shop that sent it', async () => {
    const a = await datang();
    const baki = { barang: [a], kode_gudang: 'TK', kode_baki: 'A-01', keterangan: null };
    const pindah = await shop.as('SPV', 'KJ2').raw('POST', 'pindah-barang', baki, kunci());
    expect(pindah.status, pindah.text).toBe(201);
    const kembali = await di(`pindah-barang/${pindah.body.data.no_pindah}/batal`, {
      alasan: 'Belum diperbaiki',
    });
    expect(kembali.status, kembali.text).toBe(200);
    expect(await piece(shop, a, 'KJ2')).toMatchObject({ status: 'READY', kode_gudang: 'BL' });
    const salah = await kirimkan(shop, [a], 'KJ1', 'KJ2');
    const batal = await di(`kirim-barang/${salah}/batal`, { alasan: 'Salah toko' });
    expect(batal.status, batal.text).toBe(200);
    expect(await piece(shop, a, 'KJ2')).toMatchObject({ status: 'READY', kode_gudang: 'BL' });
    const pulang = await kirimkan(shop, [a], 'KJ1', 'KJ2');
    expect((await terimakan(shop, pulang, [pindai(a)], { di: 'KJ1' })).status).toBe(201);
  });
});
