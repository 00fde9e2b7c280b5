import { afterAll, beforeAll, expect, test } from 'vitest';
import { ubahParameterEndpoint } from '#areas/akses/contract/setelan.api.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { bagian, DIJUAL, isiSortir, liontin } from '#tests/kit/document/kerja-sepuhan.ts';
import { rosokkan } from '#tests/kit/document/kerja-service.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import { kunci } from '#tests/kit/uji/kirim-barang.ts';
import {
  bukaCabangSepuh,
  kirimEmas,
  lotDi,
  namaEmas,
  selesaiEmas,
  terimaEmas,
} from '#tests/kit/uji/kirim-sepuhan.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** How somebody would gain by gold that goes to head office (D-44.9). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaCabangSepuh();
});
afterAll(() => shop.close());

const batasSelisih = (at: Shop, value: number) =>
  at.as('OWN', 'PST').call(ubahParameterEndpoint, {
    params: { key: 'BATAS_SELISIH_KIRIMAN' },
    body: { value },
  });

test('a pendant that comes 0.011 g lighter, any that comes heavier, and one tested lower, are an owner’s', async () => {
  const pieces = [await liontin(shop), await liontin(shop), await liontin(shop)];
  const no = await kirimEmas(shop, ...pieces);
  const [a, b, c] = pieces.map(namaEmas);
  for (const baris of [
    { kode_barcode: a, berat: 1.189 },
    { kode_barcode: b, berat: 1.201 },
    { kode_barcode: c, berat: 1.2, kadar_uji: 36.7 },
  ]) {
    const sendiri = await terimaEmas(shop, no, [baris]);
    expect([sendiri.status, sendiri.body.event, sendiri.body.level]).toEqual([
      403,
      'SUSUT_LEBIH',
      ['OWN'],
    ]);
  }
  const { body, text, status } = await terimaEmas(
    shop,
    no,
    [
      { kode_barcode: a, berat: 1.189 },
      { kode_barcode: c, berat: 1.2, kadar_uji: 36.7 },
    ],
    { by: 'OWN' },
  );
  expect(status, text).toBe(201);
  const { no_terima } = body.data as { no_terima: string };
  expect(await cariBuku(shop, no_terima)).toEqual([
    ['rk:KJ1', null, 3750, -1, -1_200, -450],
    ['gudang:RS', null, 3750, 1, 1_189, 446],
    ['susut', null, 3750, 0, 11, 4],
    ['rk:KJ1', null, 3750, -1, -1_200, -450],
    ['lebur', null, 3750, 1, 1_200, 440],
    ['susut', null, 3750, 0, 0, 10],
    ['lebur', null, 3670, -1, -1_200, -440],
    ['gudang:RS', null, 3670, 1, 1_200, 440],
  ]);
  const uang = await cariUang(shop, no_terima);
  expect(uang['selisih_stock']).toBeGreaterThan(0);
  expect(uang['persediaan']! + uang['selisih_stock']!).toBe(-uang['rk:KJ1']!);
  // The branch hears of both: on its card, and in № 114.
  const { body: kartu } = await shop.as('SPV').raw('GET', `kirim-barang/${no}`);
  expect(kartu.data.barang).toMatchObject([
    { berat_terima: 1.189, kadar_terima: null },
    { hasil: 'JALAN' },
    { berat_terima: 1.2, kadar_terima: 36.7 },
  ]);
  for (const toko of ['KJ1', 'PST'] as const) {
    const path = 'audit/report-sinyal?tgl_from=2026-11-20&tgl_to=2026-11-20&sinyal=ALL&user_id=ALL';
    const { body: sinyal } = await shop.as('OWN', toko).raw('GET', path);
    const beda = barisLaporan(sinyal.data).filter(
      (one) => one['sinyal'] === 'KIRIMAN BARANG BERBEDA',
    );
    expect(beda).toMatchObject([
      { uraian: '0.011 g kurang, 0.014 g murni kurang', jml: 2, berat: 0.011 },
    ]);
  }
});

test('many lines that each lose less than their tolerance are an owner’s above 0.500 g in thirty days of one person', async () => {
  const batas = (value: number) => batasSelisih(shop, value);
  await batas(0.05);
  const pieces = [await liontin(shop), await liontin(shop)];
  const no = await kirimEmas(shop, ...pieces);
  const baris = pieces.map((one) => ({ kode_barcode: namaEmas(one), berat: 1.19 }));
  const first = await terimaEmas(shop, no, baris.slice(0, 1), { who: 'MU' });
  expect(first.status, first.text).toBe(201);
  await batas(0.015);
  const sendiri = await terimaEmas(shop, no, baris.slice(1), { who: 'MU' });
  expect([sendiri.status, sendiri.body.event, sendiri.body.level]).toEqual([
    403,
    'KIRIMAN_SELISIH',
    ['OWN'],
  ]);
  const ya = await terimaEmas(shop, no, baris.slice(1), { who: 'MU', by: 'OWN' });
  expect(ya.status, ya.text).toBe(201);
  await batas(0.5);
});

test('a lot takes what it lost before with it: head office’s melting may lose only the rest', async () => {
  await rosokkan(shop);
  const [lot] = await shop.rows<{ no_lot: string }>(
    "select no_lot from lot where kode_toko = 'KJ1' and berat > 0 order by urut desc limit 1",
  );
  await shop.rows('update lot set susut_murni = 40, murni_awal = 2438 where no_lot = $1', [
    lot!.no_lot,
  ]);
  const no = await kirimEmas(shop, { no_dokumen: lot!.no_lot, urut: null });
  const { body, text } = await terimaEmas(shop, no, [{ kode_barcode: lot!.no_lot, berat: 3.25 }]);
  const { no_terima } = (body.data ?? {}) as { no_terima: string };
  expect(await lotDi(shop, no_terima), text).toMatchObject([{ susut_murni: 40, qty: 0 }]);
  // 2 % of 2.478 g are 0.049 g, of which 0.040 g are gone.
  const lebur = (kadar_uji: number) => ({
    jenis: 'LEBUR',
    kode_tukang: null,
    keterangan: null,
    lot: [{ no_lot: `${no_terima}-01`, berat: null }],
    hasil: { berat: 3.25, kadar_uji },
  });
  const sortir = isiSortir(`${no_terima}-01`, bagian('LEBUR', 3_250, { qty: 0 }));
  const lebih = await shop.as('SPV', 'PST').raw('POST', 'sepuhan/susut', lebur(74.5), kunci());
  expect([lebih.status, lebih.body.event]).toEqual([403, 'SUSUT_LEBIH']);
  const { no_sepuhan } = await shop
    .as('SPV', 'PST')
    .call(sepuhanDocument.makes.sortir, { body: sortir });
  expect(await lotDi(shop, no_sepuhan)).toMatchObject([{ susut_murni: 40 }]);
  // Gold that was tested has no more of it by another test.
  await rosokkan(shop);
  const [dua] = await shop.rows<{ no_lot: string }>(
    "select no_lot from lot where kode_toko = 'KJ1' and berat > 0 order by urut desc limit 1",
  );
  const lagi = await kirimEmas(shop, { no_dokumen: dua!.no_lot, urut: null });
  const naik = [{ kode_barcode: dua!.no_lot, berat: 3.25, kadar_uji: 75.1 }];
  expect((await terimaEmas(shop, lagi, naik)).body.event).toBe('SUSUT_LEBIH');
});

test('a group that head office lacks is held against what the branch would sell the pendant for', async () => {
  const piece = await liontin(shop);
  const no = await kirimEmas(shop, piece);
  const { body } = await terimaEmas(shop, no, [{ kode_barcode: namaEmas(piece), berat: 1.2 }]);
  await shop.rows(
    "update group_barang set is_active = false where kode_toko = 'PST' and kode_group = 'T'",
  );
  const no_lot = `${body.data.no_terima}-01`;
  const tanpa = isiSortir(no_lot, bagian('JUAL LAGI', 1_200, DIJUAL));
  await expect(
    shop.as('SPV', 'PST').call(sepuhanDocument.makes.sortir, { body: tanpa }),
  ).rejects.toMatchObject({ status: 422 });
  await shop.rows(
    "update group_barang set is_active = true where kode_toko = 'PST' and kode_group = 'T'",
  );
  const made = await shop.as('SPV', 'PST').call(sepuhanDocument.makes.sortir, { body: tanpa });
  expect(made.baris).toMatchObject([{ kelas: 'JUAL LAGI', no_dokumen: piece.no_dokumen }]);
});

test('photos of what the branch bought are seen at head office, by none that it was not sent to', async () => {
  const piece = await liontin(shop);
  const foto = await fotoBaru(shop, 'KASIR');
  await shop.rows('update pembelian set foto = $2::jsonb where no_faktur_beli = $1', [
    piece.no_dokumen,
    JSON.stringify([foto]),
  ]);
  const lihat = async (toko: 'PST' | 'KJ2') => (await shop.as('SPV', toko).raw('GET', foto)).status;
  expect(await lihat('PST')).toBe(404);
  const no = await kirimEmas(shop, piece);
  expect(await lihat('PST')).toBe(200);
  expect(await lihat('KJ2')).toBe(404);
  const { body } = await shop.as('SPV', 'PST').raw('GET', `kirim-sepuhan/${no}/kiriman`);
  expect(body.data.barang).toMatchObject([{ isi: 'BELI', foto: [foto] }]);
  // Who agrees to a lower test sees what the branch bought.
  const rendah = [{ kode_barcode: namaEmas(piece), berat: 1.2, kadar_uji: 36.7 }];
  const asked = await terimaEmas(shop, no, rendah);
  expect([asked.status, asked.body.event, asked.body.foto]).toEqual([403, 'SUSUT_LEBIH', [foto]]);
});

test('two accounts of one telephone have one limit between them', async () => {
  const piece = await liontin(shop);
  const no = await kirimEmas(shop, piece);
  await batasSelisih(shop, 0.005);
  const baris = [{ kode_barcode: namaEmas(piece), berat: 1.194 }];
  const dulu = async (who: 'SPV' | 'MU') => {
    const { body } = await terimaEmas(shop, no, baris, { who });
    const angka = body.angka as { label: string; nilai: string }[];
    return angka.find(({ label }) => label === 'Selisih kiriman 30 hari')?.nilai;
  };
  const [spv, mu] = [await dulu('SPV'), await dulu('MU')];
  expect([spv, mu]).toEqual([
    expect.stringMatching(/^2 kali, /),
    expect.stringMatching(/^2 kali, /),
  ]);
  await shop.rows(`
    insert into sales (kode_toko, kode_sales, nama, hp) values
      ('PST', 'T1', 'Tono', '+6281300001111'), ('PST', 'T2', 'Tono dua', '+6281300001111');
    update users set kode_sales = 'T1' where user_id = 'spv.pst';
    update users set kode_sales = 'T2' where user_id = 'mu.pst'`);
  const bersama = await dulu('SPV');
  expect(bersama).toMatch(/^4 kali, /);
  expect(await dulu('MU')).toBe(bersama);
  await shop.rows(`update users set kode_sales = null where user_id in ('spv.pst', 'mu.pst')`);
  await batasSelisih(shop, 0.5);
});

test('a shipment that is half in is ended also after head office refines no more', async () => {
  const pieces = [await liontin(shop), await liontin(shop)];
  const no = await kirimEmas(shop, ...pieces);
  const satu = [{ kode_barcode: namaEmas(pieces[0]!), berat: 1.2 }];
  expect((await terimaEmas(shop, no, satu)).status).toBe(201);
  await shop.modulOn('SEPUHAN_TERPUSAT_MODULE', 'PST');
  const dua = [{ kode_barcode: namaEmas(pieces[1]!), berat: 1.2 }];
  expect((await terimaEmas(shop, no, dua)).status).toBe(403);
  const { status, text } = await selesaiEmas(shop, no);
  await shop.modulOff('SEPUHAN_TERPUSAT_MODULE', 'PST');
  expect(status, text).toBe(200);
});

test('№ 79 and № 82 of head office, № 86 and № 110 have the gold once', async () => {
  const span = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
  const baca = async (path: string, toko: 'PST' | 'KJ1' = 'PST') => {
    const { status, body, text } = await shop.as('OWN', toko).raw('GET', path);
    expect(status, text).toBe(200);
    return barisLaporan(body.data);
  };
  const terima = await baca(`sepuhan/report-terima?${span}&asal=CABANG`);
  expect(terima.length).toBeGreaterThan(0);
  expect(terima.every((one) => String(one['no_sepuhan']).startsWith('RB'))).toBe(true);
  const stock = await baca(`sepuhan/report-stock?${span}`);
  const jumlah = (rows: typeof stock, name: string) =>
    rows.reduce((all, one) => all + Number(one[name] ?? 0), 0);
  expect(jumlah(stock, 'pindah')).toBeCloseTo(jumlah(terima, 'berat'), 3);
  const kirim = await baca(`kirim-barang/report?${span}&tampilan=PER%20BARANG`, 'KJ1');
  expect(kirim.length).toBeGreaterThanOrEqual(terima.length);
});

test('the price of a branch without rows is that of its own parameters, not of head office’s', async () => {
  const piece = await liontin(shop);
  const no = await kirimEmas(shop, piece);
  const { body } = await terimaEmas(shop, no, [{ kode_barcode: namaEmas(piece), berat: 1.2 }]);
  // Head office lacks the branch's group; only the branch has a price for it, by its global parameter.
  await shop.rows(`
    update group_barang set is_active = false where kode_toko = 'PST' and kode_group = 'T';
    insert into group_barang (kode_toko, kode_group, nama) values ('PST', 'MURAH', 'Murah');
    begin; set local session_replication_role = replica;
    update harga_emas set berlaku_dari = berlaku_dari + interval '100 years' where jenis = 'JUAL'; commit`);
  await shop.param('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', rp(1_500_000));
  const murah = isiSortir(
    `${body.data.no_terima}-01`,
    bagian('JUAL LAGI', 1_200, { ...DIJUAL, kode_group: 'MURAH' }),
  );
  await expect(
    shop.as('SPV', 'PST').call(sepuhanDocument.makes.sortir, { body: murah }),
  ).rejects.toMatchObject({ status: 403, extra: { events: ['UBAH_HARGA_EMAS'] } });
  // What was sold at these prices names them still.
  await shop.rows(`begin; set local session_replication_role = replica;
    update harga_emas set berlaku_dari = berlaku_dari - interval '100 years' where jenis = 'JUAL'; commit`);
});
