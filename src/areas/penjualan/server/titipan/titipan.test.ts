import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop } from '#tests/kit/shop.ts';
import { bca, cash, disetujui, send, titipan, titipkan } from '#tests/kit/titipan.ts';

const shop = await openShop({ dasar: true });
afterAll(() => shop.close());

const bookOf = (no: string) =>
  shop.rows(
    'select akun, rupiah, qty, berat, kadar, murni from buku where no_bukti = $1 order by urut',
    [no],
  );
const money = (akun: string, rupiah: number) => ({
  akun,
  rupiah,
  qty: 0,
  berat: 0,
  kadar: 0,
  murni: 0,
});
const p1 = (akun: string, arah: 1 | -1) => ({
  akun,
  rupiah: 0,
  qty: arah,
  berat: 3250 * arah,
  kadar: 7500,
  murni: 2438 * arah,
});
const pieceOf = async (code: string) =>
  (
    await shop.rows('select status, kode_baki, no_pegang from barang where kode_barcode = $1', [
      code,
    ])
  )[0];
const saldo = async (akun: string) =>
  (
    await shop.rows(
      "select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where akun = $1 and kode_toko = 'KJ1'",
      [akun],
    )
  )[0]!.rupiah as number;

describe('P1 held for Rp 2,000,000, then fetched with P2 (worked-postings sections 2, 3 and 3b)', () => {
  let no: string;
  let jual: string;
  let codes: string[];
  beforeAll(async () => {
    await shop.modulOn('VALIDASI_NON_CASH_MODULE');
    await shop.param('BIAYA_KARTU_DITANGGUNG', 'CUSTOMER');
    await shop.as('OWN').raw('PUT', 'rekenings/1234567890', { fee_persen: 0.5 });
    codes = await tambahPotong(shop, ['P1', 'P2']);
  });
  afterAll(async () => {
    await shop.modulOff('VALIDASI_NON_CASH_MODULE');
    await shop.param('BIAYA_KARTU_DITANGGUNG', 'TOKO');
  });

  test('its number is TT, the shop, the day; it owes Rp 5,102,500 and holds its price for 30 days', async () => {
    const { body } = await send(shop.as('KASIR'), 'titip', titipan([codes[0]!], cash(2_000_000)));
    expect(body.data).toMatchObject({
      status: 'AKTIF',
      harga_total: 7_102_500,
      dp_rp: 2_000_000,
      sisa_rp: 5_102_500,
      kembali: 0,
      berlaku_sampai: '2026-12-20',
      lewat: false,
    });
    no = (body.data as { no_titip: string }).no_titip;
    expect(no).toMatch(/^TTKJ1261120\w{3}$/);
  });

  test('the book has the money as owed and the piece at titip, line by line', async () => {
    expect(await bookOf(no)).toEqual([
      money('kas', 2_000_000),
      money('titipan', -2_000_000),
      p1('baki:TK/A-01', -1),
      p1('titip', 1),
    ]);
    expect(await pieceOf(codes[0]!)).toEqual({ status: 'TITIP', kode_baki: null, no_pegang: no });
  });

  test('nobody else may sell the piece, and its tray may not be deleted under it', async () => {
    const sold = await send(shop.as('KASIR2'), 'penjualan', {
      ...titipan([codes[0]!]),
      ...cash(7_102_500),
    });
    expect(sold.body).toMatchObject({
      code: 'BARANG_TIDAK_READY',
      status_barang: 'TITIP',
      no,
    });
  });

  test('the sale of both, 1 % less, counts the deposit in: debit card with fee, the rest in cash', async () => {
    const { status, body } = await send(shop.as('KASIR'), 'penjualan', {
      ...titipan(codes),
      titipan: [no],
      diskon: { persen: 1 },
      pembayaran: [
        { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 5_000_000 },
        { jenis: 'CASH', jumlah: 3_120_000 },
      ],
    });
    expect({ status, ...body }).toMatchObject({
      status: 201,
      data: {
        grand_total: 10_119_500,
        dp_rp: 2_000_000,
        kembali: 500,
        titipan: [no],
        barang: [{ netto: 7_031_475 }, { netto: 3_087_810 }],
      },
    });
    jual = (body.data as { no_faktur_jual: string }).no_faktur_jual;
  });

  test('the set of that sale, to the rupiah and the milligram', async () => {
    const lines = await bookOf(jual);
    const p2 = (akun: string, arah: 1 | -1) => ({
      akun,
      rupiah: 0,
      qty: arah,
      berat: 2345 * arah,
      kadar: 4200,
      murni: 985 * arah,
    });
    const wanted = [
      money('kas', 3_119_500),
      money('kartu:BCA', 5_025_000),
      money('titipan', 2_000_000),
      money('diskon', 102_215),
      money('penjualan', -10_171_500),
      money('ongkos', -50_000),
      money('pembulatan', -215),
      money('pendapatan:FEE_KARTU', -25_000),
      money('hpp', 9_200_000),
      money('persediaan', -9_200_000),
      p1('titip', -1),
      p1('pelanggan', 1),
      p2('baki:TK/A-01', -1),
      p2('pelanggan', 1),
    ];
    expect(lines).toHaveLength(wanted.length);
    expect(lines).toEqual(expect.arrayContaining(wanted));
    const { body } = await shop.as('KASIR').raw('GET', `titip/${no}`);
    expect(body.data).toMatchObject({
      status: 'DIAMBIL',
      no_faktur_jual: jual,
      tgl_ambil: '2026-11-20',
    });
  });

  test('it cannot be used a second time, nor cancelled, nor paid further', async () => {
    const [other] = await tambahPotong(shop, ['P4']);
    const sentence = `Titipan ${no} Sudah Diambil Di ${jual}`;
    const answers = [
      await send(shop.as('KASIR'), 'penjualan', {
        ...titipan([other!]),
        titipan: [no],
        ...cash(1_470_000),
      }),
      await send(shop.as('KASIR'), `titip/${no}/bayar`, cash(1000)),
      await send(shop.as('KASIR'), `titip/${no}/batal`, { alasan: 'Tidak jadi' }),
      await send(shop.as('KASIR'), `titip/${no}/ambil`, cash(1000)),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [409, sentence]),
    );
  });

  test('the sale cancelled: the piece is TITIP again, its deposit alive, the mirror exact', async () => {
    const { body } = await disetujui(shop, `penjualan/${jual}/batal`, { alasan: 'Salah kadar' });
    const mirror = (body.data as { batal: { no: string } }).batal.no;
    const turn = (list: Awaited<ReturnType<typeof bookOf>>, sign: 1 | -1) =>
      list.map((one) =>
        [
          one.akun,
          one.kadar,
          ...[one.rupiah, one.qty, one.berat, one.murni].map((n) => n * sign + 0),
        ].join(),
      );
    expect(turn(await bookOf(mirror), 1)).toEqual(turn(await bookOf(jual), -1));
    expect(await pieceOf(codes[0]!)).toEqual({ status: 'TITIP', kode_baki: null, no_pegang: no });
    expect(await pieceOf(codes[1]!)).toMatchObject({ status: 'READY', kode_baki: 'A-01' });
    const again = await shop.as('KASIR').raw('GET', `titip/${no}`);
    expect(again.body.data).toMatchObject({
      status: 'AKTIF',
      no_faktur_jual: null,
      sisa_rp: 5_102_500,
    });
    expect(await saldo('titipan')).toBe(-2_000_000);
  });

  test('fetched by its own call: Rp 5,102,500 are due, nothing typed anew', async () => {
    const { status, body } = await send(shop.as('KASIR'), `titip/${no}/ambil`, cash(5_200_000));
    expect({ status, ...body }).toMatchObject({
      status: 201,
      data: { grand_total: 7_102_500, dp_rp: 2_000_000, kembali: 97_500, titipan: [no] },
    });
    expect(await saldo('titipan')).toBe(0);
  });
});

describe('further deposits', () => {
  test('a second one is a document AT in money alone; beyond what is owed comes change', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const { no_titip: no } = await titipkan(shop, [code!], cash(500_000));
    const { body } = await send(shop.as('KASIR2'), `titip/${no}/bayar`, cash(300_000));
    const first = (body.data as { setoran: { no_bayar: string }[] }).setoran[0]!.no_bayar;
    expect(first).toMatch(/^ATKJ1261120\w{3}$/);
    expect(body.data).toMatchObject({ dp_rp: 800_000, sisa_rp: 670_000 });
    expect(await bookOf(first)).toEqual([money('kas', 300_000), money('titipan', -300_000)]);
    const last = await send(shop.as('KASIR'), `titip/${no}/bayar`, cash(700_000));
    expect(last.body.data).toMatchObject({
      dp_rp: 1_470_000,
      sisa_rp: 0,
      setoran: [{ jumlah: 300_000 }, { jumlah: 670_000, kembali: 30_000, dp_sesudah: 1_470_000 }],
    });
    const more = await send(shop.as('KASIR'), `titip/${no}/bayar`, cash(1000));
    expect([more.status, more.body.message]).toEqual([
      422,
      'Titipan Sudah Lunas, Barang Tinggal Diambil',
    ]);
    const sold = await send(shop.as('KASIR'), `titip/${no}/ambil`, {});
    expect(sold.body.data).toMatchObject({ grand_total: 1_470_000, pembayaran: [] });
  });

  test('one taken back the same day by approval mirrors exactly; a second time it is refused', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const { no_titip: no } = await titipkan(shop, [code!], cash(500_000));
    const { body } = await send(shop.as('KASIR'), `titip/${no}/bayar`, bca(200_000));
    const bayar = (body.data as { setoran: { no_bayar: string }[] }).setoran[0]!.no_bayar;
    const path = `titip/${no}/bayar/${bayar}/batal`;
    const alone = await send(shop.as('KASIR'), path, { alasan: 'Salah nominal' });
    expect([alone.status, alone.body.event]).toEqual([403, 'BATAL_TITIPAN']);
    const done = await disetujui(shop, path, { alasan: 'Salah nominal' });
    expect(done.body.data).toMatchObject({
      dp_rp: 500_000,
      setoran: [{ status: 'CANC', batal: { alasan: 'Salah nominal' } }],
    });
    expect((await disetujui(shop, path, { alasan: 'Sekali lagi' })).status).toBe(409);
  });
});

describe('with separate cashiers (VALIDASI_PENJUALAN)', () => {
  beforeAll(() => shop.param('VALIDASI_PENJUALAN', true));
  afterAll(() => shop.param('VALIDASI_PENJUALAN', false));

  test('it waits OPEN with its piece in the tray; the cashier takes the deposit and it lives', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const paid = await send(shop.as('KASIR'), 'titip', titipan([code!], cash(500_000)));
    expect(paid.body.errors).toEqual([
      { path: 'pembayaran', message: 'Pembayaran Dilakukan Di Validasi Titipan' },
    ]);
    const { no_titip: no, status } = await titipkan(shop, [code!], {});
    expect([status, await bookOf(no)]).toEqual(['OPEN', []]);
    expect(await pieceOf(code!)).toEqual({ status: 'TITIP', kode_baki: 'B-02', no_pegang: no });
    const waiting = await shop.as('SPV').raw('GET', 'tutup-toko/ringkasan');
    expect(waiting.body.data).toMatchObject({ belum_validasi: [{ jenis: 'titip', jumlah: 1 }] });

    const done = await send(shop.as('KASIR2'), `titip/${no}/validasi`, cash(500_000));
    expect(done.body.data).toMatchObject({ status: 'AKTIF', dp_rp: 500_000, valid_by: 'ksr2.kj1' });
    expect(await pieceOf(code!)).toEqual({ status: 'TITIP', kode_baki: null, no_pegang: no });
    const twice = await send(shop.as('KASIR2'), `titip/${no}/validasi`, cash(500_000));
    expect([twice.status, twice.body.message]).toEqual([409, 'Titipan Sudah Divalidasi']);

    const waits = await send(shop.as('KASIR'), `titip/${no}/ambil`, {});
    const jual = (waits.body.data as { no_faktur_jual: string }).no_faktur_jual;
    expect(waits.body.data).toMatchObject({ status: 'OPEN', dp_rp: 500_000 });
    const cancel = await send(shop.as('KASIR'), `titip/${no}/batal`, { alasan: 'Tidak jadi' });
    expect([cancel.status, cancel.body.message]).toEqual([
      409,
      `Titipan ${no} Sedang Dipakai Penjualan ${jual}`,
    ]);
    const rejected = await send(shop.as('KASIR2'), `penjualan/${jual}/batal`, {
      alasan: 'Uang kurang',
    });
    expect(rejected.body.data).toMatchObject({ status: 'CANC', batal: { no: null } });
    expect(await pieceOf(code!)).toEqual({ status: 'TITIP', kode_baki: null, no_pegang: no });

    const again = await send(shop.as('KASIR'), `titip/${no}/ambil`, {});
    const kedua = (again.body.data as { no_faktur_jual: string }).no_faktur_jual;
    const taken = await send(shop.as('KASIR2'), `penjualan/${kedua}/validasi`, cash(970_000));
    expect(taken.body.data).toMatchObject({ status: 'DONE', kembali: 0, titipan: [no] });
    expect((await bookOf(kedua)).find((one) => one.akun === 'titipan')?.rupiah).toBe(500_000);
    expect(await pieceOf(code!)).toMatchObject({ status: 'TERJUAL', no_pegang: kedua });
  });

  test('rejected, its piece is free: no posting, no number, no approver', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const { no_titip: no } = await titipkan(shop, [code!], {});
    const { body } = await send(shop.as('KASIR2'), `titip/${no}/batal`, { alasan: 'Tidak jadi' });
    expect(body.data).toMatchObject({ status: 'CANC', batal: { no: null } });
    expect([await bookOf(no), (await pieceOf(code!))?.status]).toEqual([[], 'READY']);
  });
});
