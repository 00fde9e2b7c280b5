import { describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import {
  bukaKurangi,
  shop,
  kunci,
  ubah,
  jual,
  kupon,
  lihat,
  batal,
} from '#tests/kit/uji/kurangi.ts';

bukaKurangi();

describe('a reduction by table', () => {
  test('1% of P1 (7,102,500) is 71,025 on its line, and the book holds it as diskon', async () => {
    const codes = await tambahPotong(shop, ['P1']);
    const { status, body } = await jual(codes, {}, 'SATU');
    expect(body).toMatchObject({
      data: {
        sub_total: 7_102_500,
        diskon_rp: 71_025,
        grand_total: 7_031_475,
        barang: [{ potongan_rp: 71_025, diskon_rp: 0, kode_potongan: 'SATU', netto: 7_031_475 }],
      },
    });
    expect(status).toBe(201);
    expect(
      await shop.rows(`select rupiah from buku where no_bukti = $1 and akun = 'diskon'`, [
        body.data.no_faktur_jual,
      ]),
    ).toEqual([{ rupiah: 71_025 }]);
  });

  test('one that nobody knows, one of yesterday, and one with the module off are refused at their line', async () => {
    const codes = await tambahPotong(shop, ['P1']);
    const refused = async (kode: string, message: string) =>
      expect(await jual(codes, {}, kode)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'barang.0.potongan', message }] },
      });
    await refused('TIDAK', 'Potongan TIDAK Tidak Ditemukan');
    await refused('ITALY', 'Potongan ITALY Tidak Berlaku Hari Ini');
    await ubah('para-potongan-kategori/ITALY', {
      nama: 'Promo Italy',
      cara: 'RUPIAH',
      rupiah: 25_000,
      tgl_to: null,
      kode_group: ['IT'],
    });
    const [p1] = await shop.rows('select kode_group from barang where kode_barcode = $1', codes);
    expect(p1!.kode_group).not.toBe('IT');
    await refused('ITALY', `Potongan ITALY Tidak Untuk Group ${String(p1!.kode_group)}`);
    await shop.modulOff('POTONGAN_PENJUALAN_MODULE');
    await refused('SATU', 'Potongan Penjualan Tidak Aktif');
    await shop.modulOn('POTONGAN_PENJUALAN_MODULE');
  });

  test('with the discount by hand it counts against the level: 1% and 2% are more than a cashier may', async () => {
    const codes = await tambahPotong(shop, ['P1']);
    const barang = [{ kode_barcode: codes[0], potongan: 'SATU', diskon: 142_000 }];
    expect(await jual([], { barang })).toMatchObject({
      status: 403,
      body: { code: 'PERLU_OTORISASI', event: 'HARGA_DI_BAWAH' },
    });
  });
});

describe('a coupon of 100,000 from 5,000,000 on', () => {
  test('is taken off once, without an approval, booked as kupon, and used up', async () => {
    const no = await kupon();
    const codes = await tambahPotong(shop, ['P1']);
    const { body } = await jual(codes, { kupon: no });
    expect(body).toMatchObject({
      data: { kupon: no, kupon_rp: 100_000, diskon_rp: 0, grand_total: 7_002_500 },
    });
    const faktur = body.data.no_faktur_jual as string;
    expect(
      await shop.rows(`select rupiah from buku where no_bukti = $1 and akun = 'kupon'`, [faktur]),
    ).toEqual([{ rupiah: 100_000 }]);
    expect(await lihat(no)).toMatchObject({ status: 'TERPAKAI', sisa: 0, faktur_pakai: faktur });
    const lagi = await tambahPotong(shop, ['P1']);
    expect(await jual(lagi, { kupon: no })).toMatchObject({
      status: 409,
      body: { code: 'KUPON_HABIS', message: `Kupon ${no} Sudah Dipakai` },
    });
  });

  test('a cancelled sale gives it back, and it buys again', async () => {
    const no = await kupon();
    const codes = await tambahPotong(shop, ['P1']);
    const { body } = await jual(codes, { kupon: no });
    await batal(body.data.no_faktur_jual as string);
    expect(await lihat(no)).toMatchObject({ status: 'TERBIT', sisa: 1, faktur_pakai: null });
    expect(await jual(codes, { kupon: no })).toMatchObject({ status: 201 });
  });

  test('too small a purchase, a code that nobody knows, one that ran out of time: 422 at kupon', async () => {
    const no = await kupon();
    const codes = await tambahPotong(shop, ['P2']);
    const refused = async (kode: string, message: string) =>
      expect(await jual(codes, { kupon: kode })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'kupon', message }] },
      });
    await refused(no, 'Kupon Berlaku Mulai Belanja Rp 5,000,000');
    await refused('KPSALAH', 'Kupon KPSALAH Tidak Ditemukan');
    await shop.rows(`update kupon set berlaku_sd = '2026-11-19' where no_kupon = $1`, [no]);
    await refused(no, `Kupon ${no} Sudah Kedaluwarsa`);
    await shop
      .as('OWN')
      .raw(
        'POST',
        `transaksi-kupon/${(await lihat(no)).id_kupon}/batal`,
        { alasan: 'Salah cetak' },
        kunci(),
      );
    await refused(no, `Kupon ${no} Sudah Dibatalkan`);
    expect(await shop.rows('select 1 from kupon_pakai where no_kupon = $1', [no])).toEqual([]);
  });

  test('its last use is won by exactly one of six counters, ten rounds', async () => {
    for (let at = 0; at < 10; at++) {
      const no = await kupon();
      const codes = await tambahPotong(shop, ['P1', 'P1', 'P1', 'P1', 'P1', 'P1']);
      const answers = await Promise.all(codes.map((code) => jual([code], { kupon: no })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        201, 409, 409, 409, 409, 409,
      ]);
      expect(await lihat(no)).toMatchObject({ sisa: 0 });
    }
  });

  test('a sale of 10,221,500 issues one, its cancel takes it away', async () => {
    const codes = await tambahPotong(shop, ['P1', 'P2']);
    const { body } = await jual(codes);
    const [terbit] = body.data.kupon_terbit as string[];
    expect(await lihat(terbit!)).toMatchObject({
      status: 'TERBIT',
      nilai: 100_000,
      berlaku_sd: '2026-12-20',
      faktur_terbit: body.data.no_faktur_jual,
      nama_customer: 'Ibu Sari',
    });
    await batal(body.data.no_faktur_jual as string);
    expect(await lihat(terbit!)).toMatchObject({ status: 'BATAL' });
  });

  test('by hand: a number of the shop itself once, never for many, sent twice is one stack, on a closed day none', async () => {
    const own = (more: object, key: object = kunci()) => {
      const body = { jenis_kupon: 'SERATUS', banyak: 1, ...more };
      return shop.as('OWN').raw('POST', 'transaksi-kupon', body, key as Record<string, string>);
    };
    const hari = async (set: string) => {
      await shop.rows(`update hari_toko set ${set} where kode_toko = 'KJ1'`);
      await shop.rows('update toko set versi = versi + 1');
    };
    const ada = () => shop.rows('select id_kupon, no_kupon from kupon order by 1');
    const sebelum = await ada();
    expect(await own({ banyak: 5 }, {})).toMatchObject({ status: 400 });
    await hari(`status = 'CLOSED', ditutup_at = waktu()`);
    const tutup = { status: 409, body: { code: 'HARI_TUTUP' } };
    const path = `transaksi-kupon/${sebelum[0]!.id_kupon}/batal`;
    expect(await own({ banyak: 5 })).toMatchObject(tutup);
    const batal = { alasan: 'Salah cetak' };
    expect(await shop.as('OWN').raw('POST', path, batal, kunci())).toMatchObject(tutup);
    await hari(`status = 'OPEN', ditutup_at = null`);
    expect(await ada()).toEqual(sebelum);
    const sama = kunci();
    const dua = await Promise.all([own({ banyak: 2 }, sama), own({ banyak: 2 }, sama)]);
    expect(dua.map(({ status, text }) => [status, text])).toEqual([
      [201, dua[0].text],
      [201, dua[0].text],
    ]);
    expect(await ada()).toHaveLength(sebelum.length + 2);
    expect(await own({ no_kupon: 'LEBARAN-1' })).toMatchObject({ status: 201 });
    expect(await own({ no_kupon: 'LEBARAN-1' })).toMatchObject({
      status: 409,
      body: { code: 'KUPON_SUDAH_ADA' },
    });
    expect(await own({ no_kupon: 'LEBARAN-2', banyak: 2 })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'no_kupon' }] },
    });
    const banyak = await own({ banyak: 20 });
    expect(new Set((banyak.body.data as { no_kupon: string }[]).map((x) => x.no_kupon)).size).toBe(
      20,
    );
    const { body } = await shop.as('KASIR').raw('GET', 'transaksi-kupon?status=TERBIT&q=lebaran-1');
    expect(body).toMatchObject({ count: 1, data: [{ no_kupon: '******N-1' }] });
  });
});
