import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariUang } from '#tests/kit/buku.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { batu, parcel, terimaBatu } from '#tests/kit/uji/berlian.ts';
import {
  bukaKirimBerlian,
  isiKirimBatu,
  kirimBatu,
  terimaKirimBatu,
} from '#tests/kit/uji/buka/kirim-berlian.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';
import { kirimkan, kj2, statusKiriman, terimakan, tulis } from '#tests/kit/uji/kirim-barang.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';

/** Stones that do not come as they were packed, and those that are not sent (D-45.8). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
});
afterAll(() => shop.close());

const diKj2 = async (kode: string) =>
  (
    await shop.rows(
      `select status, carat::int, butir, harga_modal::int as modal from berlian
        where kode_toko = 'KJ2' and kode_berlian = $1`,
      [kode],
    )
  )[0];
const needs = (no_terima: string) =>
  shop.rows(
    `select n.event from v_need__kirim n join terima_kiriman r on r.kode_toko = n.shop and r.op = n.op_id
      where r.no_terima = $1 order by n.event`,
    [no_terima],
  );

describe('100 stones of 1.000 ct, of which 95 of 0.950 ct came', () => {
  let banyak: string;
  let no: string;
  let no_terima: string;
  test('are photographed, and agreed to by an owner; what came is the receiver’s, at the whole cost', async () => {
    banyak = (await terimaBatu(shop, [parcel()])).kode[0]!;
    no = (await kirimBatu(shop, [{ kode_berlian: banyak }])).no_kirim;
    const isi = { kode_berlian: banyak, carat: 0.95, butir: 95 };
    const tanpa = await terimaKirimBatu(shop, no, [isi]);
    expect(tanpa.body.errors).toMatchObject([{ path: 'barang.0.foto' }]);
    const foto = await fotoBaru(shop, 'mu.kj2');
    const beda = [{ ...isi, foto }];
    await expect(terimaKirimBatu(shop, no, beda, { who: 'MU', by: 'SPV' })).rejects.toMatchObject({
      status: 403,
    });
    const own = await terimaKirimBatu(shop, no, beda, { who: 'MU', by: 'OWN' });
    expect(own.status, own.text).toBe(201);
    no_terima = own.body.data.no_terima;
    expect(await diKj2(banyak)).toEqual({
      status: 'LEPAS',
      carat: 950,
      butir: 95,
      modal: 10_000_000,
    });
    expect(await cariUang(shop, no_terima)).toEqual({
      persediaan: 10_000_000,
      'rk:KJ1': -10_000_000,
    });
    expect(await statusKiriman(shop, no)).toBe('DONE');
  });

  test('both shops hear of it; without the owner’s word it would be missed', async () => {
    const kartu = await shop.as('SPV').raw('GET', `kirim-barang/${no}`);
    expect(kartu.body.data.barang).toMatchObject([
      { carat: 1, butir: 100, carat_terima: 0.95, butir_terima: 95 },
    ]);
    const sinyal = async (di: 'KJ1' | 'KJ2') => {
      const { body } = await shop
        .as('OWN', di)
        .raw('GET', 'audit/report-sinyal?tgl_from=2026-11-20&tgl_to=2026-11-20');
      return JSON.stringify(barisLaporan(body.data));
    };
    for (const di of ['KJ1', 'KJ2'] as const) {
      const kata = await sinyal(di);
      expect(kata).toContain('0.050 ct berbeda, 5 butir berbeda');
    }
    const beranda = await shop.as('OWN').raw('GET', 'beranda');
    expect(beranda.text).toContain(`${banyak} 1.000 → 0.950 ct 100 → 95 butir`);
    expect(await needs(no_terima)).toEqual([{ event: 'KIRIMAN_SELISIH' }]);
    await shop.rows(
      `update otorisasi set disetujui_level = 'SPV' where keystore = any (select unnest(otorisasi) from terima_kiriman
        where no_terima = $1)`,
      [no_terima],
    );
    expect(await needs(no_terima)).toEqual([
      { event: 'KIRIMAN_SELISIH' },
      { event: 'KIRIMAN_SELISIH_OWN' },
    ]);
    await shop.rows(
      `update otorisasi set disetujui_level = 'OWN' where keystore = any (select unnest(otorisasi) from terima_kiriman
        where no_terima = $1)`,
      [no_terima],
    );
  });
});

test('a stone of another clarity than its paper says is an owner’s, whatever it weighs', async () => {
  const kode = (await terimaBatu(shop, [batu()])).kode[0]!;
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: kode }]);
  const isi = { kode_berlian: kode, carat: 0.52 };
  const foto = await fotoBaru(shop, 'mu.kj2');
  const tanpa = await terimaKirimBatu(shop, no_kirim, [{ ...isi, foto }], { who: 'MU' });
  expect(tanpa.body.errors).toMatchObject([{ path: 'barang.0.foto' }]);
  const beda = [{ ...isi, foto, temuan: 'Ada retak, bukan VVS1' }];
  await expect(
    terimaKirimBatu(shop, no_kirim, beda, { who: 'MU', by: 'SPV' }),
  ).rejects.toMatchObject({ status: 403 });
  const own = await terimaKirimBatu(shop, no_kirim, beda, { who: 'MU', by: 'OWN' });
  expect(own.status, own.text).toBe(201);
});

test('six stones each a hundredth lighter: together more than a person’s small differences, an owner agrees', async () => {
  const { kode } = await terimaBatu(
    shop,
    Array.from({ length: 6 }, () => batu()),
  );
  const { no_kirim } = await kirimBatu(
    shop,
    kode.map((kode_berlian) => ({ kode_berlian })),
  );
  const ringan = (codes: readonly string[]) =>
    codes.map((kode_berlian) => ({ kode_berlian, carat: 0.51 }));
  // SPV of KJ2 took nothing in before; five of them are 0.050 ct.
  const lima = await terimaKirimBatu(shop, no_kirim, ringan(kode.slice(0, 5)));
  expect(lima.status, lima.text).toBe(201);
  const satu = await terimaKirimBatu(shop, no_kirim, ringan(kode.slice(5)));
  expect([satu.status, satu.body.events]).toEqual([403, ['KIRIMAN_SELISIH']]);
  expect(satu.body.angka).toContainEqual(
    expect.objectContaining({ label: 'Selisih carat 30 hari', nilai: '5 kali, 0.050 ct' }),
  );
  const own = await terimaKirimBatu(shop, no_kirim, ringan(kode.slice(5)), { by: 'OWN' });
  expect(own.status, own.text).toBe(201);
  expect(await diKj2(kode[5]!)).toMatchObject({ carat: 520 });
  // The owner has approved the sum: the next ones are summed from zero, and none of them alone needs approval.
  shop.jam('2026-11-20T02:00:01.000Z');
  const lagi = await terimaBatu(
    shop,
    Array.from({ length: 6 }, () => batu()),
  );
  const kedua = await kirimBatu(
    shop,
    lagi.kode.map((kode_berlian) => ({ kode_berlian })),
  );
  const sesudah = await terimaKirimBatu(shop, kedua.no_kirim, ringan(lagi.kode.slice(0, 5)));
  expect(sesudah.status, sesudah.text).toBe(201);
  const keenam = await terimaKirimBatu(shop, kedua.no_kirim, ringan(lagi.kode.slice(5)));
  expect([keenam.status, keenam.body.events]).toEqual([403, ['KIRIMAN_SELISIH']]);
  const semua = { by: 'OWN' } as const;
  const habis = await terimaKirimBatu(shop, kedua.no_kirim, ringan(lagi.kode.slice(5)), semua);
  expect(habis.status, habis.text).toBe(201);
});

test('0.120 ct that an owner saw and agreed to are not of the small differences: the next 0.005 ct ask nobody', async () => {
  const { kode } = await terimaBatu(shop, [batu(), batu()]);
  const { no_kirim } = await kirimBatu(
    shop,
    kode.map((kode_berlian) => ({ kode_berlian })),
  );
  const foto = await fotoBaru(shop, 'mu.kj2');
  const besar = [{ kode_berlian: kode[0]!, carat: 0.4, foto }];
  const own = await terimaKirimBatu(shop, no_kirim, besar, { who: 'MU', by: 'OWN' });
  expect(own.status, own.text).toBe(201);
  const kecil = [{ kode_berlian: kode[1]!, carat: 0.515 }];
  const ya = await terimaKirimBatu(shop, no_kirim, kecil, { who: 'MU' });
  expect(ya.status, ya.text).toBe(201);
});

test('a stone beyond the list is a scan; KJ1 ships it after, and it is received as any other', async () => {
  const { kode } = await terimaBatu(shop, [batu(), batu()]);
  const [satu, lebih] = kode as [string, string];
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: satu }]);
  const scan = await tulis(shop, {
    di: 'KJ2',
    path: `kirim-barang/${no_kirim}/lebih`,
    body: { kode_barcode: lebih, keterangan: null },
  });
  expect(scan.status, scan.text).toBe(200);
  const dikirim = await shop.as('SPV').raw('GET', `kirim-barang/${no_kirim}/lebih`);
  expect(dikirim.body.data).toMatchObject([
    { kode_barcode: lebih, nama_barang: 'Berlian 0.520 ct', keadaan: 'BELUM' },
  ]);
  const susulan = await shop
    .as('SPV')
    .call(
      kirimBarangDocument.makes.berlian,
      isiKirimBatu([{ kode_berlian: lebih }], 'KJ2', no_kirim),
    );
  const ya = await terimaKirimBatu(shop, susulan.no_kirim, [{ kode_berlian: lebih, carat: 0.52 }]);
  expect(ya.status, ya.text).toBe(201);
  expect((await kj2(shop, 'kirim-berlian/masuk')).body.data).toMatchObject([{ no_kirim }]);
});

describe('what is not sent', () => {
  test('stones in consignment, to a shop without stones, of a part unlike its parcel alone', async () => {
    const { kode } = await terimaBatu(shop, [batu()], { konsinyasi: true });
    const kirim = (body: object, key: string) =>
      shop.as('SPV').raw('POST', 'kirim-barang/berlian', body, { 'idempotency-key': key });
    const titip = await kirim(isiKirimBatu([{ kode_berlian: kode[0]! }]).body, 'batu-titip');
    expect(titip.body.errors).toMatchObject([{ path: 'barang.0.kode_berlian' }]);
    const pusat = await kirim(isiKirimBatu([{ kode_berlian: kode[0]! }], 'PST').body, 'batu-pst');
    expect(pusat.body.errors).toMatchObject([{ path: 'tujuan' }]);
    const banyak = (await terimaBatu(shop, [parcel()])).kode[0]!;
    const lain = isiKirimBatu([{ kode_berlian: banyak, carat: 300, butir: 10 }]);
    await expect(
      shop.as('SPV').call(kirimBarangDocument.makes.berlian, lain),
    ).rejects.toMatchObject({ status: 403 });
    await shop.approved('SPV', kirimBarangDocument.makes.berlian, lain, 'OWN');
  });

  test('each kind of shipment is received by its own act', async () => {
    const { kode } = await terimaBatu(shop, [batu()]);
    const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: kode[0]! }]);
    const barang = await terimakan(shop, no_kirim, [
      { kode_barcode: kode[0], kode_gudang: 'TK', kode_baki: 'A-01' },
    ]);
    expect(barang.body.code).toBe('KIRIMAN_BERLIAN');
    const [potong] = await tambahPotong(shop, ['P1']);
    const lain = await terimaKirimBatu(shop, await kirimkan(shop, [potong!]), [
      { kode_berlian: potong!, carat: 0.5 },
    ]);
    expect(lain.body.code).toBe('KIRIMAN_BARANG');
    // A jenis that KJ2 does not have is chosen once, and kept for KJ1.
    await shop.rows(
      `update jenis set is_active = false where kode_toko = 'KJ2' and kode_dept = 'BL'`,
    );
    await shop.rows(
      `insert into jenis (kode_toko, kode_dept, nama, berlian) values ('KJ2', 'BT', 'Batu', true)`,
    );
    const kosong = await terimaKirimBatu(shop, no_kirim, [{ kode_berlian: kode[0]!, carat: 0.52 }]);
    expect(kosong.body.errors).toMatchObject([{ path: 'padanan' }]);
    const isi = await shop.as('SPV', 'KJ2').raw('GET', `kirim-berlian/${no_kirim}/kiriman`);
    expect(isi.body.data.padanan).toEqual([{ dari: 'BL', nama: 'Berlian' }]);
    const ya = await terimaKirimBatu(shop, no_kirim, [{ kode_berlian: kode[0]!, carat: 0.52 }], {
      padanan: [{ dari: 'BL', ke: 'BT' }],
    });
    expect(ya.status, ya.text).toBe(201);
    await shop.rows(
      `update jenis set is_active = true where kode_toko = 'KJ2' and kode_dept = 'BL'`,
    );
  });
});
