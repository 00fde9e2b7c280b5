import { beforeAll, describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';

const { bookOf, cash, kasir, key, sale, send, shop } = await openJualUji();

describe('P1 and P2 for 1 % less, by card with its fee and in cash (worked-postings section 3 without the deposit)', () => {
  let no: string;
  let codes: string[];
  beforeAll(async () => {
    await shop.modulOn('VALIDASI_NON_CASH_MODULE');
    await shop.param('BIAYA_KARTU_DITANGGUNG', 'CUSTOMER');
    await shop.as('OWN').raw('PUT', 'rekening/1234567890', { fee_persen: 0.5 });
    codes = await tambahPotong(shop, ['P1', 'P2']);
    const { status, body } = await send(
      kasir(),
      sale(codes, {
        diskon: { persen: 1 },
        pembayaran: [
          { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 5_000_000 },
          { jenis: 'CASH', jumlah: 5_120_000 },
        ],
      }),
    );
    expect(body).toMatchObject({
      data: {
        grand_total: 10_119_500,
        diskon_rp: 102_215,
        pembulatan: 215,
        kembali: 500,
        status: 'DONE',
      },
    });
    expect(status).toBe(201);
    no = (body.data as { no_faktur_jual: string }).no_faktur_jual;
  });

  test('its number is PJ, the shop, the day and a running number: 14 characters', () => {
    expect(no).toMatch(/^PJKJ1261120\w{3}$/);
  });

  test('the book holds it to the rupiah and the milligram', async () => {
    expect(await bookOf(no)).toEqual([
      { akun: 'kartu:BCA', rupiah: 5_025_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'pendapatan:FEE_KARTU', rupiah: -25_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'kas', rupiah: 5_119_500, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'diskon', rupiah: 102_215, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'penjualan', rupiah: -10_171_500, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'ongkos', rupiah: -50_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'pembulatan', rupiah: -215, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'hpp', rupiah: 9_200_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'persediaan', rupiah: -9_200_000, qty: 0, berat: 0, kadar: 0, murni: 0 },
      { akun: 'baki:TK/A-01', rupiah: 0, qty: -1, berat: -3250, kadar: 7500, murni: -2438 },
      { akun: 'pelanggan', rupiah: 0, qty: 1, berat: 3250, kadar: 7500, murni: 2438 },
      { akun: 'baki:TK/A-01', rupiah: 0, qty: -1, berat: -2345, kadar: 4200, murni: -985 },
      { akun: 'pelanggan', rupiah: 0, qty: 1, berat: 2345, kadar: 4200, murni: 985 },
    ]);
  });

  test('reading it again answers the same document', async () => {
    const { body } = await kasir().raw('GET', `penjualan/${no}`);
    expect(body.data).toMatchObject({
      no_faktur_jual: no,
      kembali: 500,
      pembayaran: [{ jumlah: 5_000_000, fee: 25_000 }, { jumlah: 5_119_500 }],
    });
  });

  test('whoever comes second is told who sold it, under which number', async () => {
    const { status, body } = await send(shop.as('KASIR2'), sale([codes[0]!], cash(7_102_500)));
    expect({ status, ...body }).toMatchObject({
      status: 409,
      code: 'BARANG_TERJUAL',
      message: `Barang ${codes[0]} Sudah Terjual Oleh ksr.kj1 Di ${no}`,
      no,
      user_id: 'ksr.kj1',
    });
  });

  test('cancelled the same day by approval: the mirror image, and the pieces lie in their tray again', async () => {
    const asked = { alasan: 'Customer berubah pikiran' };
    const alone = await kasir().raw('POST', `penjualan/${no}/batal`, asked, {
      'idempotency-key': key(),
    });
    expect({ status: alone.status, code: alone.body.code, event: alone.body.event }).toEqual({
      status: 403,
      code: 'PERLU_OTORISASI',
      event: 'BATAL_PENJUALAN',
    });
    const request = await kasir().raw('POST', 'otorisasi', {
      method: 'POST',
      path: `/api/v1/penjualan/${no}/batal`,
      body: asked,
    });
    const { keystore } = request.body.data as { keystore: string };
    await shop.as('SPV').raw('POST', `otorisasi/${keystore}/setujui`, {});
    const done = await kasir().raw('POST', `penjualan/${no}/batal`, asked, {
      'idempotency-key': key(),
      'x-otorisasi': keystore,
    });
    expect(done.body).toMatchObject({
      data: {
        status: 'CANC',
        batal: { alasan: asked.alasan, batal_by: 'ksr.kj1' },
        otorisasi: [keystore],
      },
    });

    const mirror = (done.body.data as { batal: { no: string } }).batal.no;
    expect(mirror).toMatch(/^BJKJ1261120\w{3}$/);
    const turned = (await bookOf(no)).map((line) => ({
      ...line,
      rupiah: -line.rupiah,
      qty: -line.qty,
      berat: -line.berat,
      murni: -line.murni,
    }));
    expect((await bookOf(mirror)).map((line) => ({ ...line, rupiah: line.rupiah + 0 }))).toEqual(
      turned.map((line) => ({
        ...line,
        rupiah: line.rupiah + 0,
        qty: line.qty + 0,
        berat: line.berat + 0,
        murni: line.murni + 0,
      })),
    );
    expect(
      await shop.rows(
        'select status, kode_baki, no_pegang from barang where kode_barcode = any($1)',
        [codes],
      ),
    ).toEqual([
      { status: 'READY', kode_baki: 'A-01', no_pegang: null },
      { status: 'READY', kode_baki: 'A-01', no_pegang: null },
    ]);
  });

  test('an approval is spent by the write that carried it, and by no other', async () => {
    const spent = await shop.rows("select keystore from otorisasi where status = 'TERPAKAI'");
    const again = await kasir().raw(
      'POST',
      `penjualan/${no}/batal`,
      { alasan: 'Customer berubah pikiran' },
      { 'idempotency-key': key(), 'x-otorisasi': spent[0]!.keystore },
    );
    expect(again.status).toBe(409);
  });
});

describe('a piece of 3.250 g', () => {
  test('sold as 3.240 g, within the tolerance, leaves 10 mg and 8 fine mg at selisih (section 3d)', async () => {
    const [code] = await tambahPotong(shop, ['P1']);
    const { body } = await send(
      kasir(),
      sale([code!], { barang: [{ kode_barcode: code, berat: 3.24 }], ...cash(7_081_000) }),
    );
    const no = (body.data as { no_faktur_jual: string }).no_faktur_jual;
    expect((await bookOf(no)).filter((line) => line.berat !== 0)).toEqual([
      { akun: 'baki:TK/A-01', rupiah: 0, qty: -1, berat: -3250, kadar: 7500, murni: -2438 },
      { akun: 'pelanggan', rupiah: 0, qty: 1, berat: 3240, kadar: 7500, murni: 2430 },
      { akun: 'selisih', rupiah: 0, qty: 0, berat: 10, kadar: 7500, murni: 8 },
    ]);
  });

  test('sold as 3.220 g is outside the tolerance and asks a superior with both weights', async () => {
    const [code] = await tambahPotong(shop, ['P1']);
    const { status, body } = await send(
      kasir(),
      sale([code!], { barang: [{ kode_barcode: code, berat: 3.22 }], ...cash(7_037_500) }),
    );
    expect({ status, ...body }).toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
      event: 'TOLERANSI_BERAT',
      level: ['SPV', 'OWN'],
      angka: [
        { nilai: code },
        { nilai: '3.250 g' },
        { nilai: '3.220 g' },
        { nilai: '-0.030 g' },
        { label: 'Nilai', nilai: '-Rp 65,100' },
      ],
    });
  });

  test('typed at 2.275 g is a discount of 30 %, which the owner alone agrees to', async () => {
    const [code] = await tambahPotong(shop, ['P1']);
    const barang = [{ kode_barcode: code, berat: 2.275 }];
    const { status, body } = await send(kasir(), sale([code!], { barang, ...cash(4_987_000) }));
    expect({ status, ...body }).toMatchObject({ status: 403, level: ['OWN'] });
    expect(body.angka).toEqual(
      expect.arrayContaining([
        { label: 'Harga komputer', nilai: 'Rp 7,102,500', ke: 1 },
        { label: 'Harga diminta', nilai: 'Rp 4,987,000', ke: 1 },
      ]),
    );
  });

  test('typed 10 mg lighter, within the tolerance, is no step of the table of weights for free', async () => {
    const [code] = await tambahPotong(shop, ['P1']);
    const timbang = (mg: number, murni: number) =>
      shop.rows(
        'update barang set berat = $2, berat_asli = $2, murni = $3 where kode_barcode = $1',
        [code, mg, murni],
      );
    await timbang(3405, 2554);
    await shop.param('PEMBULATAN_BERAT', '40/70');
    const barang = [{ kode_barcode: code, berat: 3.395 }];
    const { status, body } = await send(kasir(), sale([code!], { barang, ...cash(6_560_000) }));
    await shop.param('PEMBULATAN_BERAT', 'NONE');
    await timbang(3250, 2438);
    expect({ status, ...body }).toMatchObject({
      status: 403,
      event: 'HARGA_DI_BAWAH',
      level: ['OWN'],
      angka: [{ nilai: code }, { nilai: 'Rp 7,623,500' }, { nilai: 'Rp 6,560,000' }, {}],
    });
  });
});

describe('a discount beyond the cashier’s 2 %', () => {
  const asked = (code: string) => sale([code], { diskon: { persen: 3 }, ...cash(6_889_500) });

  test('is asked of SPV, and goes through with the approval of exactly that sale', async () => {
    const [code] = await tambahPotong(shop, ['P1']);
    const body = asked(code!);
    const request = await kasir().raw('POST', 'otorisasi', {
      method: 'POST',
      path: '/api/v1/penjualan',
      body,
    });
    expect(request.body.data).toMatchObject({ event: ['HARGA_DI_BAWAH'], level: ['SPV', 'OWN'] });
    const { keystore } = request.body.data as { keystore: string };
    await shop.as('SPV').raw('POST', `otorisasi/${keystore}/setujui`, {});
    const other = await send(kasir(), { ...body, keterangan: 'lain' }, { 'x-otorisasi': keystore });
    expect(other.body.code).toBe('PERLU_OTORISASI');
    expect((await send(kasir(), body, { 'x-otorisasi': keystore })).status).toBe(201);
  });

  test('of more than SPV may give is for OWN alone', async () => {
    const [code] = await tambahPotong(shop, ['P1']);
    const { body } = await send(
      kasir(),
      sale([code!], { diskon: { persen: 6 }, ...cash(6_676_500) }),
    );
    expect(body).toMatchObject({ code: 'PERLU_OTORISASI', level: ['OWN'] });
  });

  test('an own request is never approved by the one who asked', async () => {
    const [code] = await tambahPotong(shop, ['P1']);
    const body = {
      method: 'POST',
      path: '/api/v1/penjualan',
      body: sale([code!], { diskon: { persen: 6 }, ...cash(6_676_500) }),
    };
    const request = await shop.as('SPV').raw('POST', 'otorisasi', body);
    const { keystore } = request.body.data as { keystore: string };
    const self = await shop.as('SPV').raw('POST', `otorisasi/${keystore}/setujui`, {});
    expect(self.status).toBe(403);
    // The computer is the asker's as well, which is seen first.
    expect(['PERANGKAT_SAMA', 'BUKAN_PENYETUJU']).toContain(self.body.code);
  });

  test('the owner needs nobody', async () => {
    const [code] = await tambahPotong(shop, ['P1']);
    expect(
      (await send(shop.as('OWN'), sale([code!], { diskon: { persen: 10 }, ...cash(6_392_500) })))
        .status,
    ).toBe(201);
  });
});

describe('the same sale sent twice', () => {
  test('one key, one sale: the second answer is the first, byte for byte', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const one = { 'idempotency-key': key() };
    const body = sale([code!], cash(1_470_000));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => kasir().raw('POST', 'penjualan', body, one)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(
      await shop.rows('select count(*)::int n from penjualan_barang where kode_barcode = $1', [
        code,
      ]),
    ).toEqual([{ n: 1 }]);
  });

  test('a refused sale leaves no key behind: the mended one may use it again', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const one = { 'idempotency-key': key() };
    expect((await kasir().raw('POST', 'penjualan', sale([code!], cash(1)), one)).status).toBe(422);
    expect(
      (await kasir().raw('POST', 'penjualan', sale([code!], cash(1_470_000)), one)).status,
    ).toBe(201);
  });
});
