import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  batalkan,
  bukaTokoKirim,
  kirimkan,
  kj2,
  kunci,
  piece,
  pindai,
  selesaikan,
  statusKiriman,
  terimakan,
  tulis,
} from '#tests/kit/uji/kirim-barang.ts';

/** A shipment from one shop to the other, both halves of it (D-42.3 to D-42.6). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaTokoKirim();
});
afterAll(() => shop.close());

describe('P1 and P2 of KJ1 to KJ2 (worked lines of D-42)', () => {
  let codes: string[];
  let no: string;
  test('leave the tray for the shipment at stock weight, no rupiah yet', async () => {
    codes = await tambahPotong(shop, ['P1', 'P2']);
    no = await kirimkan(shop, codes);
    expect(no).toBe('KBKJ1261120001');
    expect(await cariBuku(shop, no)).toEqual([
      ['baki:TK/A-01', codes[0], 7500, -1, -3250, -2438],
      [`kirim:${no}`, codes[0], 7500, 1, 3250, 2438],
      ['baki:TK/A-01', codes[1], 4200, -1, -2345, -985],
      [`kirim:${no}`, codes[1], 4200, 1, 2345, 985],
    ]);
    expect(await cariUang(shop, no)).toEqual({});
    expect(await piece(shop, codes[0]!, 'KJ1')).toMatchObject({ status: 'KIRIM', no_pegang: no });
    const sendiri = await shop.as('SPV').raw('GET', 'kirimbarang/get/nokirim');
    expect(sendiri.body.data).toEqual([
      { no_kirim: no, tgl_system: '2026-11-20', tujuan: 'KJ2', qty: 2, status: 'OPEN' },
    ]);
    expect((await kj2(shop, 'kirim-barang/unreceive/list-no-kirim')).body.data).toMatchObject([
      { no_kirim: no, asal: 'KJ1', qty: 2, sisa: 2 },
    ]);
  });

  test('P1 is scanned in at its cost, and the sender has its half at once', async () => {
    const { status: made, body } = await terimakan(shop, no, [
      pindai(codes[0]!, { kode_baki: 'C-01' }),
    ]);
    expect([made, body.data]).toMatchObject([
      201,
      { no_terima: 'RBKJ2261120001', qty: 1, sisa: 1 },
    ]);
    expect(await cariBuku(shop, 'RBKJ2261120001')).toEqual([
      ['rk:KJ1', codes[0], 7500, -1, -3250, -2438],
      ['baki:TK/C-01', codes[0], 7500, 1, 3250, 2438],
    ]);
    expect(await cariUang(shop, 'RBKJ2261120001')).toEqual({
      persediaan: 6_400_000,
      'rk:KJ1': -6_400_000,
    });
    expect(await cariBuku(shop, 'SBKJ1261120001')).toEqual([
      [`kirim:${no}`, codes[0], 7500, -1, -3250, -2438],
      ['rk:KJ2', codes[0], 7500, 1, 3250, 2438],
    ]);
    expect(await cariUang(shop, 'SBKJ1261120001')).toEqual({
      'rk:KJ2': 6_400_000,
      persediaan: -6_400_000,
    });
    expect(await piece(shop, codes[0]!, 'KJ2')).toMatchObject({
      status: 'READY',
      kode_baki: 'C-01',
      harga_modal: 6_400_000,
      dari_toko: 'KJ1',
    });
    expect(await piece(shop, codes[0]!, 'KJ1')).toMatchObject({
      status: 'KIRIM',
      no_pegang: 'SBKJ1261120001',
    });
    expect(await statusKiriman(shop, no)).toBe('OPEN');
    // Its life goes on under the same barcode.
    const { body: card } = await kj2(shop, `barang/${codes[0]}`);
    expect(card.data.riwayat.map((one: { jenis: string }) => one.jenis).toSorted()).toEqual([
      'BARANG_SAMPAI',
      'KIRIM',
      'TAMBAH',
      'TERIMA_KIRIM',
    ]);
  });

  test('not twice, and what was touched is not cancelled', async () => {
    const lagi = await terimakan(shop, no, [pindai(codes[0]!)]);
    expect([lagi.status, lagi.body.code]).toEqual([409, 'BARANG_SUDAH_DITERIMA']);
    const batal = await shop
      .as('MU')
      .raw('POST', `kirim-barang/${no}/batal`, { alasan: 'Salah toko tujuan' }, kunci());
    expect([batal.status, batal.body.code]).toEqual([409, 'KIRIMAN_DISENTUH']);
  });

  test('P2 never arrived: the receiver ends it by a supervisor, the sender loses it by an owner alone', async () => {
    const dulu = await shop
      .as('SPV')
      .raw('POST', `kirim-barang/${no}/selisih`, hilang(codes[1]!), kunci());
    expect([dulu.status, dulu.body.code]).toEqual([409, 'BELUM_SELESAI']);
    expect((await selesaikan(shop, no)).status).toBe(200);
    const lagi = await terimakan(shop, no, [pindai(codes[1]!)]);
    expect([lagi.status, lagi.body.code]).toEqual([409, 'KIRIMAN_SELESAI']);
    const sendiri = await shop
      .as('SPV')
      .raw('POST', `kirim-barang/${no}/selisih`, hilang(codes[1]!), kunci());
    expect(sendiri.body).toMatchObject({ event: 'KIRIMAN_SELISIH', level: ['OWN'] });
    const path = `kirim-barang/${no}/selisih`;
    const { body } = await tulis(shop, { di: 'KJ1', path, body: hilang(codes[1]!), by: 'OWN' });
    expect(body.data).toMatchObject({ no_selisih: 'SKKJ1261120001', status: 'SELISIH' });
    expect(await cariBuku(shop, 'SKKJ1261120001')).toEqual([
      [`kirim:${no}`, codes[1], 4200, -1, -2345, -985],
      ['selisih', codes[1], 4200, 1, 2345, 985],
    ]);
    expect(await cariUang(shop, 'SKKJ1261120001')).toEqual({
      selisih_stock: 2_800_000,
      persediaan: -2_800_000,
    });
    expect(await piece(shop, codes[1]!, 'KJ1')).toMatchObject({ status: 'HILANG' });
  });
  const hilang = (kode_barcode: string) => ({
    alasan: 'Hilang di jalan',
    barang: [{ kode_barcode, hasil: 'HILANG' }],
  });

  test('№ 86 and № 87 tell what was sent, what came, and what is missing', async () => {
    const tgl = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
    const dikirim = await shop
      .as('OWN')
      .raw('GET', `kirim-barang/report?${tgl}&tampilan=PER%20BARANG`);
    expect(
      barisLaporan(dikirim.body.data).map((one) => [one.kode_barcode, one.status, one.berat]),
    ).toEqual([
      [codes[0], 'SELISIH', 3.25],
      [codes[1], 'SELISIH', 2.345],
    ]);
    const diterima = await shop.as('OWN', 'KJ2').raw('GET', `kirim-barang/report-terima?${tgl}`);
    expect(
      barisLaporan(diterima.body.data)
        .map((one) => [one.kode_barcode, one.hasil, one.tanda])
        .toSorted(),
    ).toEqual(
      [
        [codes[0], 'COCOK', 'TANPA_TIMBANG'],
        [codes[1], 'KURANG', null],
      ].toSorted(),
    );
  });
});

describe('a piece that comes home', () => {
  test('uses its old row, once the half of its way out is booked', async () => {
    const [a] = await tambahPotong(shop, ['P1']);
    const pergi = await kirimkan(shop, [a!]);
    expect((await terimakan(shop, pergi, [pindai(a!, { berat: 3.2 })], { by: 'OWN' })).status).toBe(
      201,
    );
    const pulang = await kirimkan(shop, [a!], 'KJ1', 'KJ2');
    const { status: ya, text } = await terimakan(
      shop,
      pulang,
      [pindai(a!, { kode_baki: 'C-01' })],
      {
        di: 'KJ1',
      },
    );
    expect(ya, text).toBe(201);
    expect(await piece(shop, a!, 'KJ1')).toMatchObject({
      status: 'READY',
      berat: 3200,
      kode_baki: 'C-01',
      dari_toko: 'KJ2',
      no_pegang: null,
    });
    expect(await piece(shop, a!, 'KJ2')).toMatchObject({ status: 'KIRIM' });
  });
});

describe('the sender has gone home', () => {
  test('his half waits for his next day and is made once; meanwhile the piece is in two books and one tray', async () => {
    const [a] = await tambahPotong(shop, ['P1']);
    const no = await kirimkan(shop, [a!]);
    await shop.hari('2026-11-21', undefined, ['KJ2', 'PST']);
    await shop.rows(
      `update hari_toko set status = 'CLOSED', ditutup_by = 'uji', ditutup_at = waktu() where kode_toko = 'KJ1'`,
    );
    expect((await terimakan(shop, no, [pindai(a!)])).status).toBe(201);
    expect(await piece(shop, a!, 'KJ1')).toMatchObject({ status: 'KIRIM', no_pegang: no });
    await shop.rows(
      `update hari_toko set status = 'OPEN', ditutup_by = null, ditutup_at = null where kode_toko = 'KJ1'`,
    );
    const jadi = await Promise.all([1, 2, 3].map(() => terapkanPesan(shop.db, 'KJ1')));
    expect(jadi.reduce((all, one) => all + one, 0)).toBe(1);
    expect(await statusKiriman(shop, no)).toBe('DONE');
    await shop.hari('2026-11-21', undefined, ['KJ1']);
  });
});

describe('at the same moment', () => {
  test('of four who receive a piece one does; of who takes a shipment back and who receives it one does', async () => {
    for (let round = 0; round < 2; round += 1) {
      const [a] = await tambahPotong(shop, ['P4']);
      const no = await kirimkan(shop, [a!]);
      const jawab = await Promise.all([1, 2, 3, 4].map(() => terimakan(shop, no, [pindai(a!)])));
      expect(jawab.map((one) => one.status).toSorted()).toEqual([201, 409, 409, 409]);
    }
    for (let round = 0; round < 4; round += 1) {
      const [a] = await tambahPotong(shop, ['P4']);
      const no = await kirimkan(shop, [a!]);
      const both = [() => batalkan(shop, no), () => terimakan(shop, no, [pindai(a!)])];
      const jawab = await Promise.all(
        (round % 2 ? both.toReversed() : both).map((one) =>
          one().then(
            (answer) => answer.status < 300,
            () => false,
          ),
        ),
      );
      expect(jawab.filter(Boolean)).toHaveLength(1);
    }
  });
});
