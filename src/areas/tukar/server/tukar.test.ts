import { describe, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import { ORANG, punyaCustomer, rosok, tukar, tunai, type Tiket } from '#tests/kit/tukar.ts';
import { openTukarUji } from '#tests/kit/tukar-uji.ts';

const { baca, counts, kas, keadaan, post, shop, simpan } = await openTukarUji();

describe('P2 comes back, P3 goes out: the customer adds 7,459,000 (worked postings 5)', () => {
  let tiket: Tiket;
  let p3: string;
  let lama: Awaited<ReturnType<typeof punyaCustomer>>;
  let sebelum: number;

  test('one ticket, two documents that name each other, one payment with its change', async () => {
    lama = await punyaCustomer(shop, 'P2', 2.34);
    [p3] = (await tambahPotong(shop, ['P3'])) as [string];
    sebelum = await kas();
    const { status, body } = await post('tukar-tambah', tukar([p3], [lama], tunai(7_500_000)));
    expect({ status, ...body }).toMatchObject({
      status: 201,
      data: {
        status: 'DONE',
        selisih: 7_459_000,
        grand_total: 10_395_500,
        tukar_rp: 2_936_500,
        kembali: 41_000,
        pembayaran: [{ jenis: 'CASH', jumlah: 7_459_000 }],
      },
    });
    tiket = body.data as Tiket;
    expect(tiket.no_tukar).toMatch(/^TKKJ1261120\w{3}$/);
    expect(tiket.no_faktur_jual).toMatch(/^PJKJ1261120\w{3}$/);
    expect(tiket.no_faktur_beli).toMatch(/^PBKJ1261120\w{3}$/);
    const { no_tukar, no_faktur_jual, no_faktur_beli } = tiket;
    expect((await baca(`penjualan/${no_faktur_jual}`)).data).toMatchObject({
      no_tukar,
      tukar_rp: 2_936_500,
      tukar: { no_tukar, no_faktur_beli },
    });
    expect((await baca(`pembelian/${no_faktur_beli}`)).data).toMatchObject({
      no_tukar,
      tukar: { no_tukar, no_faktur_jual },
      pembayaran: [],
    });
    expect(await kas()).toBe(sebelum + 7_459_000);
  });

  test('its two sets are those of the book to the rupiah and the milligram', async () => {
    expect(await cariUang(shop, tiket.no_faktur_jual)).toEqual({
      kas: 7_459_000,
      tukar: 2_936_500,
      penjualan: -10_195_500,
      ongkos: -200_000,
      hpp: 9_100_000,
      persediaan: -9_100_000,
    });
    expect(await cariBuku(shop, tiket.no_faktur_jual)).toEqual([
      ['baki:TK/B-02', p3, 7000, -1, -5010, -3507],
      ['pelanggan', p3, 7000, 1, 5010, 3507],
    ]);
    expect(await cariUang(shop, tiket.no_faktur_beli)).toEqual({
      persediaan: 2_936_500,
      tukar: -2_936_500,
    });
    expect(await cariBuku(shop, tiket.no_faktur_beli)).toEqual([
      ['pelanggan', null, 4200, -1, -2340, -983],
      ['gudang:BL', null, 4200, 1, 2340, 983],
    ]);
    const [tukarAkun] = await shop.rows(
      "select sum(rupiah)::int as sisa from buku where akun = 'tukar'",
    );
    expect(tukarAkun).toEqual({ sisa: 0 });
  });

  test('neither half is cancelled or validated alone', async () => {
    for (const path of [`penjualan/${tiket.no_faktur_jual}`, `pembelian/${tiket.no_faktur_beli}`]) {
      const { status, body } = await post(`${path}/batal`, { alasan: 'Salah timbang' });
      expect({ status, ...body }).toMatchObject({
        status: 409,
        code: 'BAGIAN_TUKAR',
        message: 'Barang Tukar Dan Barang Biasa Tidak Dapat Dibatalkan Bersama',
        no_tukar: tiket.no_tukar,
      });
    }
  });

  test('cancelled by approval, both documents are mirrored in one act (worked postings 5b)', async () => {
    const path = `tukar-tambah/${tiket.no_tukar}/batal`;
    const alasan = { alasan: 'Customer berubah pikiran' };
    const alone = await post(path, alasan);
    expect(alone.body).toMatchObject({
      code: 'PERLU_OTORISASI',
      event: 'BATAL_TUKAR',
      angka: expect.arrayContaining([
        { label: 'Dikembalikan kepada customer', nilai: 'Rp 7,459,000' },
        { label: `Keluar ${p3}`, nilai: 'Kalung Rantai, 5.010 g, Rp 10,395,500' },
        { label: 'Masuk 1', nilai: 'Anting Bunga, 2.340 g, Rp 2,936,500' },
      ]),
    });
    const { status, body } = await disetujui(shop, path, alasan, 'SPV');
    expect({ status, ...body }).toMatchObject({ status: 200, data: { status: 'CANC' } });
    const { batal } = body.data as { batal: { no_jual: string; no_beli: string } };
    expect(batal.no_jual).toMatch(/^BJKJ1/);
    expect(batal.no_beli).toMatch(/^BBKJ1/);
    expect(await cariUang(shop, batal.no_jual)).toMatchObject({
      kas: -7_459_000,
      tukar: -2_936_500,
    });
    expect(await cariUang(shop, batal.no_beli)).toEqual({
      persediaan: -2_936_500,
      tukar: 2_936_500,
    });
    expect(await cariBuku(shop, batal.no_beli)).toEqual([
      ['pelanggan', null, 4200, 1, 2340, 983],
      ['gudang:BL', null, 4200, -1, -2340, -983],
    ]);
    expect(await kas()).toBe(sebelum);
    expect(await keadaan(p3)).toBe('READY');
    const again = await post(path, alasan);
    expect({ status: again.status, ...again.body }).toMatchObject({
      status: 409,
      message: 'Tukar Tambah Sudah Dibatalkan',
    });
    const audit = await shop.rows(
      `select tabel, tindakan from audit where op = (select op from tukar where no_tukar = $1) order by urut`,
      [tiket.no_tukar],
    );
    expect(audit).toEqual([
      { tabel: 'penjualan', tindakan: 'BATAL' },
      { tabel: 'pembelian', tindakan: 'BATAL' },
      { tabel: 'tukar', tindakan: 'BATAL' },
    ]);
  });

  test('afterwards the piece is sold and the nota bought back anew', async () => {
    expect((await simpan(tukar([p3], [lama], tunai(7_459_000)))).selisih).toBe(7_459_000);
  });
});

describe('P1 comes back dull, P4 goes out: the shop pays 5,172,000 (worked postings 5c)', () => {
  test('in cash where nothing is said, below zero on the sale, and back when cancelled', async () => {
    const lama = await punyaCustomer(shop, 'P1', 3.24, { kondisi: 'KUSAM' });
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const sebelum = await kas();
    const tiket = await simpan(tukar([p4], [lama]));
    expect(tiket).toMatchObject({
      selisih: -5_172_000,
      kembali: 0,
      pembayaran: [{ jenis: 'CASH', jumlah: -5_172_000 }],
    });
    expect(await cariUang(shop, tiket.no_faktur_jual)).toEqual({
      kas: -5_172_000,
      tukar: 6_642_000,
      penjualan: -1_470_000,
      hpp: 1_250_000,
      persediaan: -1_250_000,
    });
    expect(await kas()).toBe(sebelum - 5_172_000);
    const { data } = await baca('penjualan/report-faktur?tgl_from=2026-11-20&tgl_to=2026-11-20');
    const rows = barisLaporan(data as Record<string, unknown>[]);
    expect(rows.find((one) => one.no_faktur_jual === tiket.no_faktur_jual)).toMatchObject({
      grand_total: 1_470_000,
      tukar_rp: 6_642_000,
      cash: -5_172_000,
    });
    await disetujui(shop, `tukar-tambah/${tiket.no_tukar}/batal`, { alasan: 'Batal tukar' });
    expect(await kas()).toBe(sebelum);
  });

  test('part cash, part transfer from an account of the shop that holds the money', async () => {
    const lama = await punyaCustomer(shop, 'P1', 3.24, { kondisi: 'KUSAM' });
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const bank = { jenis: 'TRANSFER', kode_bank: 'BCA', no_rekening: '1234567890' };
    const body = tukar([p4], [lama], [...tunai(172_000), { ...bank, jumlah: 5_000_000 }]);
    const empty = await post('tukar-tambah', body);
    expect({ status: empty.status, ...empty.body }).toMatchObject({
      status: 409,
      message: 'Saldo Rekening 1234567890 Tidak Mencukupi',
    });
    const [isi] = (await tambahPotong(shop, ['P3'])) as [string];
    await post('penjualan', {
      kode_sales: 'S01',
      customer: ORANG,
      barang: [{ kode_barcode: isi }],
      pembayaran: [{ ...bank, jumlah: 10_395_500 }],
    });
    const tiket = await simpan(body);
    expect(await cariUang(shop, tiket.no_faktur_jual)).toMatchObject({
      kas: -172_000,
      'bank:1234567890': -5_000_000,
      tukar: 6_642_000,
    });
  });

  test('the drawer does not pay what it does not hold', async () => {
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const before = await counts();
    const body = tukar([p4], [rosok({ berat: 80, kadar: 99 })]);
    const { status, body: answer } = await disetujui(shop, 'tukar-tambah', body, 'OWN');
    expect({ status, code: answer.code, message: answer.message }).toEqual({
      status: 409,
      code: 'KAS_KURANG',
      message: 'Saldo Kas Tidak Mencukupi',
    });
    // Only the request and the approval are recorded: a person who only asks does not learn a balance.
    expect(await counts()).toEqual({ ...before, a: before!.a + 2 });
  });
});

test('gold of exactly the price: nothing is paid, and money that is offered is refused', async () => {
  const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
  const masuk = rosok({ harga: 1_470_000 });
  const paid = await post('tukar-tambah', tukar([p4], [masuk], tunai(1000)));
  expect({ status: paid.status, ...paid.body }).toMatchObject({
    status: 422,
    message: 'Pembayaran Melebihi Sisa Pembayaran',
  });
  const tiket = await simpan(tukar([p4], [masuk]));
  expect(tiket).toMatchObject({ selisih: 0, pembayaran: [] });
  expect(await cariUang(shop, tiket.no_faktur_jual)).toEqual({
    tukar: 1_470_000,
    penjualan: -1_470_000,
    hpp: 1_250_000,
    persediaan: -1_250_000,
  });
});

test('a customer whom the shop does not know gets one card, which both halves name; refused, none', async () => {
  const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
  const baru = { nama: 'Ibu Tukar', alamat: 'Jl. Melati 2', no_hp: '0813 4400 1122' };
  const { penjualan, pembelian } = tukar([p4], [rosok({ harga: 1_470_000 })]);
  const body = {
    penjualan: { ...penjualan, customer: baru },
    pembelian: { ...pembelian, customer: { ...baru, no_ktp: '3201234567890077' } },
  };
  const cards = () =>
    shop.rows<{ kode_customer: string }>('select kode_customer from customer where nama = $1', [
      baru.nama,
    ]);
  const dear = { ...body, pembelian: { ...body.pembelian, barang: [rosok({ harga: 9_000_000 })] } };
  expect((await post('tukar-tambah', dear)).body.code).toBe('PERLU_OTORISASI');
  expect(await cards()).toEqual([]);
  const { no_faktur_jual, no_faktur_beli } = await simpan(body);
  const made = await cards();
  expect(made).toHaveLength(1);
  for (const path of [`penjualan/${no_faktur_jual}`, `pembelian/${no_faktur_beli}`])
    expect((await baca(path)).data.customer).toMatchObject({
      ...made[0],
      nama: baru.nama,
    });
});

test('a deposit is used in an exchange: the gold pays the rest', async () => {
  const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
  const titip = await post('titip', {
    kode_sales: 'S01',
    customer: ORANG,
    barang: [{ kode_barcode: p4 }],
    pembayaran: tunai(500_000),
  });
  const { no_titip } = titip.body.data as { no_titip: string };
  const body = tukar([p4], [rosok({ harga: 900_000 })], tunai(70_000));
  const tiket = await simpan({ ...body, penjualan: { ...body.penjualan, titipan: [no_titip] } });
  expect(tiket).toMatchObject({ selisih: 70_000, dp_rp: 500_000, tukar_rp: 900_000 });
  expect(await cariUang(shop, tiket.no_faktur_jual)).toMatchObject({
    kas: 70_000,
    titipan: 500_000,
    tukar: 900_000,
  });
});
