import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import {
  bayar,
  bukaCicilan,
  cicilan,
  cicilP1,
  MIRA,
  type Kontrak,
} from '#tests/kit/uji/cicilan.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { readPdf } from '#tests/kit/uji/pdf-read.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import { tunai } from '#tests/kit/tukar.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.rows(`update baki set kapasitas = 1000 where kode_toko = 'KJ1'`);
  await bukaCicilan(shop);
});
afterAll(() => shop.close());

const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body);
const said = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.code];
const kontrakOf = async (no: string) =>
  (await shop.as('KASIR').raw('GET', `cicilan/${no}`)).body.data;
const pieceOf = async (no: string) =>
  (
    await shop.rows(
      `select b.status, b.kode_baki, b.no_pegang from barang b
         join cicilan_barang l using (kode_toko, kode_barcode) where l.no_cicilan = $1`,
      [no],
    )
  )[0];
const gold = async (no: string) =>
  (await cariBuku(shop, no)).map(([akun, , kadar, qty, berat, murni]) => [
    akun,
    kadar,
    qty,
    berat,
    murni,
  ]);
/** What her paper says. */
const slip = async (no: string) =>
  readPdf(
    (
      await shop
        .as('KASIR')
        .raw('GET', cicilanDocument.paper.path.replace(':no', no).replace(/^\/+/, ''))
    ).bytes,
  ).text;
const p1 = (akun: string, arah: 1 | -1) => [akun, 7500, arah, 3250 * arah, 2438 * arah];
const saldo = async (akun: string) =>
  (
    await shop.rows(
      `select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where akun = $1 and kode_toko = 'KJ1'`,
      [akun],
    )
  )[0]!.rupiah as number;

describe('P1 over ten months at 10 %, Rp 2,000,000 at once, handed over when it is paid (D-38.1, D-38.2)', () => {
  let kontrak: Kontrak;
  let jual = '';
  let terakhir = '';

  test('710,250 is rounded up to the step; ten instalments of 581,500, the last takes the remainder', async () => {
    kontrak = await cicilP1(shop);
    expect(kontrak).toMatchObject({
      status: 'AKTIF',
      harga_tunai: 7_102_500,
      tambahan: 710_500,
      harga_jual: 7_813_000,
      dp_rp: 2_000_000,
      angsuran: 581_500,
      terbayar: 0,
      tgl_akhir: '2027-09-20',
      serah: 'LUNAS',
      keadaan: { sisa_rp: 5_813_000, ke: '0/10', berikut_tgl: '2026-12-20', tunggakan: 0 },
    });
    expect(kontrak.no_cicilan).toMatch(/^CCKJ1261120\w{3}$/);
    expect(kontrak.jadwal.map((one) => one.jumlah)).toEqual([...Array(9).fill(581_500), 579_500]);
  });

  test('the first payment is owed to her and the piece waits at titip', async () => {
    const { no_cicilan: no } = kontrak;
    expect(await cariUang(shop, no)).toEqual({ kas: 2_000_000, uang_cicilan: -2_000_000 });
    expect(await gold(no)).toEqual([p1('baki:TK/A-01', -1), p1('titip', 1)]);
    expect(await pieceOf(no)).toEqual({ status: 'TITIP', kode_baki: null, no_pegang: no });
  });

  test('her slip has the QR of its page on its day; a copy that a cashier draws later has none (D-51.15)', async () => {
    const QR = 'Pindai untuk melihat nota ini';
    expect(await slip(kontrak.no_cicilan)).toContain(QR);
    await shop.hari('2026-11-21');
    const { no_cicilan: no } = kontrak;
    const again = { params: { no }, body: { alasan: 'Surat hilang di jalan' } };
    await shop.approved('KASIR', cicilanDocument.reprint, again, 'SPV');
    const copy = await slip(no);
    expect([copy.includes('SALINAN 1'), copy.includes(QR)]).toEqual([true, false]);
  });

  test('an instalment and a half fill the oldest first; two months later the third is late', async () => {
    const { no_cicilan: no } = kontrak;
    const made = await bayar(shop, no, 872_000);
    expect(made).toMatchObject({ jenis: 'ANGSURAN', ke: 1, sisa_sesudah: 4_941_000 });
    expect(await cariUang(shop, made.no_bayar)).toEqual({ kas: 872_000, uang_cicilan: -872_000 });
    await shop.hari('2027-02-25');
    const { jadwal, keadaan } = await kontrakOf(no);
    expect(jadwal.slice(0, 3).map((one: { sisa: number }) => one.sisa)).toEqual([
      0, 291_000, 581_500,
    ]);
    expect(keadaan).toMatchObject({
      ke: '1/10',
      berikut_tgl: '2027-01-20',
      tunggakan: 872_500,
      lewat_hari: 36,
    });
  });

  test('the whole rest, seven months early, hands over: a sale of the cash price with its points, the surcharge apart', async () => {
    const { no_cicilan: no } = kontrak;
    const made = await bayar(shop, no, 4_941_000);
    expect(made).toMatchObject({ jenis: 'PELUNASAN', sisa_sesudah: 0 });
    ({ no_faktur_jual: jual, no_bayar: terakhir } = made);
    expect(jual).toMatch(/^PJ/);
    expect(await cariUang(shop, made.no_bayar)).toEqual({
      kas: 4_941_000,
      uang_cicilan: -4_941_000,
    });
    expect(await cariUang(shop, jual)).toEqual({
      uang_cicilan: 7_813_000,
      'pendapatan:TAMBAHAN_CICILAN': -710_500,
      penjualan: -7_052_500,
      ongkos: -50_000,
      hpp: 6_400_000,
      persediaan: -6_400_000,
    });
    expect(await gold(jual)).toEqual([p1('titip', -1), p1('pelanggan', 1)]);
    expect(await kontrakOf(no)).toMatchObject({ status: 'LUNAS', no_faktur_jual: jual });
    expect(await saldo('uang_cicilan')).toBe(0);
    const { body } = await shop.as('KASIR').raw('GET', `penjualan/${jual}`);
    expect(body.data).toMatchObject({ grand_total: 7_102_500, dp_rp: 7_102_500, status: 'DONE' });
  });

  test('that sale alone is not cancelled; the last payment is, with it, on its day', async () => {
    const { no_cicilan: no } = kontrak;
    const alone = await post('OWN', `penjualan/${jual}/batal`, { alasan: 'Salah' });
    expect(alone.status).toBe(409);
    const path = `cicilan/${no}/bayar/${terakhir}/batal`;
    const undone = await disetujui(shop, path, { alasan: 'Salah orang' }, 'OWN');
    expect([undone.status, undone.body.data?.status]).toEqual([200, 'CANC']);
    expect(await kontrakOf(no)).toMatchObject({ status: 'AKTIF', no_faktur_jual: null });
    expect(await pieceOf(no)).toEqual({ status: 'TITIP', kode_baki: null, no_pegang: no });
    expect(await saldo('uang_cicilan')).toBe(-2_872_000);
    expect(
      (await shop.rows('select status from penjualan where no_faktur_jual = $1', [jual]))[0],
    ).toEqual({ status: 'CANC' });
  });

  test('paid again the next day it is handed over again, under another number', async () => {
    await shop.hari('2027-02-26');
    const made = await bayar(shop, kontrak.no_cicilan, 4_941_000);
    expect(made.no_faktur_jual).not.toBe(jual);
    expect(await kontrakOf(kontrak.no_cicilan)).toMatchObject({ status: 'LUNAS' });
  });
});

test('the list adds up what running contracts owe, whichever it shows', async () => {
  const owed = async (): Promise<number> =>
    ((await shop.as('KASIR').raw('GET', 'cicilan')).body as { total?: { sisa_rp: number } }).total!
      .sisa_rp;
  const before = await owed();
  const { no_cicilan: no } = await cicilP1(shop);
  await bayar(shop, no, 581_500);
  expect((await owed()) - before).toBe(5_231_500);
  await bayar(shop, no, 5_231_500);
  expect(await owed()).toBe(before);
});

describe('a cancel on a later day (D-38.5)', () => {
  test('keeps ten percent of what was paid and gives the rest back to the account; the piece lies where it lay', async () => {
    await shop.param('CICILAN_BATAL_PERSEN', persen(1000));
    const { no_cicilan: no } = await cicilP1(shop);
    await bayar(shop, no, 581_500);
    // What the shop decides later is for later contracts.
    await shop.param('CICILAN_BATAL_PERSEN', persen(5000));
    await shop.hari('2027-03-01');
    const modal = { kode_transaksi: 'MODAL_KAS', jumlah: rp(5_000_000), keterangan: 'Modal' };
    await shop
      .as('OWN')
      .call(kasDocument.makes.bankMasuk, { body: { ...modal, no_rekening: '1234567890' } });
    const body = { alasan: 'Pindah kota', no_rekening: '1234567890' };
    const who = { diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };
    const path = `cicilan/${no}/batal`;
    expect(said(await post('KASIR', path, { ...body, ...who }))).toEqual([403, 'PERLU_OTORISASI']);
    const { status, body: answer } = await disetujui(shop, path, { ...body, ...who }, 'OWN');
    expect([status, answer.data], JSON.stringify(answer)).toMatchObject([
      200,
      { status: 'CANC', ditahan_rp: 258_150, refund_rp: 2_323_350 },
    ]);
    expect(await cariUang(shop, answer.data.batal.no)).toEqual({
      uang_cicilan: 2_581_500,
      'bank:1234567890': -2_323_350,
      'pendapatan:DENDA_BATAL': -258_150,
    });
    expect(await gold(answer.data.batal.no)).toEqual([p1('titip', -1), p1('baki:TK/A-01', 1)]);
    expect(await pieceOf(no)).toEqual({ status: 'READY', kode_baki: 'A-01', no_pegang: null });
    await shop.param('CICILAN_BATAL_PERSEN', persen(0));
  });
});

describe('a shop that hands over at once (D-38.3)', () => {
  beforeAll(() => shop.param('CICILAN_SERAH_BARANG', 'AWAL'));
  afterAll(() => shop.param('CICILAN_SERAH_BARANG', 'LUNAS'));
  let no = '';

  test('asks who it is and where she is found', async () => {
    const codes = await tambahPotong(shop, ['P1']);
    const nobody = cicilan(codes, 2_000_000, { customer: { nama: 'Ibu Mira' } });
    const { status, body } = await post('KASIR', 'cicilan', nobody);
    expect([status, body.errors.map((one: { message: string }) => one.message)]).toEqual([
      422,
      [
        'Alamat Customer Tidak Boleh Kosong',
        'No HP Customer Tidak Boleh Kosong',
        'No KTP Customer Tidak Boleh Kosong',
      ],
    ]);
  });

  test('a cashier alone lends no gold: a superior agrees to what the customer will owe', async () => {
    const body = cicilan(await tambahPotong(shop, ['P1']), 774_500);
    expect(said(await post('KASIR', 'cicilan', body))).toEqual([403, 'PERLU_OTORISASI']);
    const made = await disetujui(shop, 'cicilan', body, 'SPV');
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { no_cicilan: lent, keadaan } = made.body.data;
    await bayar(shop, lent, keadaan.sisa_rp);
  });

  test('what is not paid whole is bought back nowhere; the payment under a buy-back stays', async () => {
    const { no_cicilan, no_faktur_jual } = await cicilP1(shop, {}, 'OWN');
    const [piece] = await shop.rows(
      'select kode_barcode from cicilan_barang where no_cicilan = $1',
      [no_cicilan],
    );
    const beli = (asal: object) =>
      post('OWN', 'pembelian/hitung', {
        barang: [{ kode_barcode: piece!.kode_barcode, berat: 3.25, ...asal }],
      });
    const known = { asal_nota: 'NOTA_SENDIRI', no_faktur_jual };
    for (const asal of [known, { asal_nota: 'TANPA_NOTA' }]) {
      const { status, body } = await beli(asal);
      expect([status, body.errors?.[0]?.message], JSON.stringify(body)).toEqual([
        422,
        `Cicilan ${no_cicilan} Belum Lunas`,
      ]);
    }
    await bayar(shop, no_cicilan, 5_813_000);
    expect((await beli(known)).status).toBe(200);
  });

  test('sells with the contract, and what is left is owed by her', async () => {
    const made = await cicilP1(shop, {}, 'OWN');
    no = made.no_cicilan;
    expect(made).toMatchObject({ status: 'AKTIF', serah: 'AWAL' });
    const jual = made.no_faktur_jual!;
    expect(await cariUang(shop, no)).toEqual({
      kas: 2_000_000,
      piutang_cicilan: 5_813_000,
      uang_cicilan: -7_813_000,
    });
    expect(await cariUang(shop, jual)).toMatchObject({
      uang_cicilan: 7_813_000,
      'pendapatan:TAMBAHAN_CICILAN': -710_500,
    });
    expect(await gold(jual)).toEqual([p1('baki:TK/A-01', -1), p1('pelanggan', 1)]);
  });

  test('what she pays is less that she owes; the last payment hands nothing over any more', async () => {
    const made = await bayar(shop, no, 813_000);
    expect(await cariUang(shop, made.no_bayar)).toEqual({
      kas: 813_000,
      piutang_cicilan: -813_000,
    });
    await shop.hari('2027-03-02');
    const path = `cicilan/${no}/batal`;
    const late = await post('OWN', path, { alasan: 'Terlambat', ...SENDIRI });
    expect(said(late)).toEqual([422, 'SERAH_AWAL_BATAL']);
    const last = await bayar(shop, no, 5_000_000);
    expect(last).toMatchObject({ jenis: 'PELUNASAN', no_faktur_jual: null });
    expect(await kontrakOf(no)).toMatchObject({ status: 'LUNAS', keadaan: { sisa_rp: 0 } });
    expect(await saldo('piutang_cicilan')).toBe(0);
  });

  test('cancelled on its day, the sale goes with it', async () => {
    const { no_cicilan, no_faktur_jual } = await cicilP1(shop, {}, 'OWN');
    const path = `cicilan/${no_cicilan}/batal`;
    const { status, body } = await disetujui(
      shop,
      path,
      { alasan: 'Salah barang', ...SENDIRI },
      'OWN',
    );
    expect([status, body.data?.status], JSON.stringify(body)).toEqual([200, 'CANC']);
    const [sale] = await shop.rows('select status from penjualan where no_faktur_jual = $1', [
      no_faktur_jual,
    ]);
    expect(sale).toEqual({ status: 'CANC' });
    expect(await pieceOf(no_cicilan)).toMatchObject({ status: 'READY', kode_baki: 'A-01' });
  });
});

const SENDIRI = { diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };

describe('what is refused', () => {
  test('months that the shop does not offer, a first payment that is too small or pays all, a payment of nothing', async () => {
    const codes = await tambahPotong(shop, ['P1']);
    const make = (more: object) => post('KASIR', 'cicilan', cicilan(codes, 2_000_000, more));
    expect(said(await make({ bulan: 7 }))).toEqual([422, 'BULAN_TIDAK_ADA']);
    await shop.param('CICILAN_MIN_DP_PERSEN', persen(3000));
    const { body } = await make({});
    expect(body.errors).toMatchObject([
      { path: 'pembayaran', message: 'DP Cicilan Minimal Rp 2,343,900' },
    ]);
    await shop.param('CICILAN_MIN_DP_PERSEN', persen(0));
    expect(said(await make({ pembayaran: tunai(7_813_000) }))).toEqual([422, 'DP_LEBIH']);
    const { no_cicilan } = await done(shop, 'KASIR', 'cicilan', cicilan(codes));
    expect((await post('KASIR', `cicilan/${no_cicilan}/bayar`, { pembayaran: [] })).status).toBe(
      422,
    );
  });

  test('the price that was shown is the price of the contract, for a reseller too; another one is refused', async () => {
    const barang = (await tambahPotong(shop, ['P1'])).map((kode_barcode) => ({ kode_barcode }));
    const codes = barang.map((one) => one.kode_barcode);
    const shown = async (more: object = {}): Promise<number> => {
      const { status, body } = await post('KASIR', 'cicilan/hitung', {
        bulan: 10,
        barang,
        ...more,
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data.harga_jual;
    };
    const street = await shown();
    expect(street).toBe(7_813_000);
    const old = cicilan(codes, 2_000_000, { harga_jual: street - 500 });
    expect(said(await post('KASIR', 'cicilan', old))).toEqual([409, 'HARGA_BERUBAH']);
    await shop.modulOn('RESELLER_MODULE');
    await shop.param('RESELLER_PERSEN', persen(500));
    const card = { nama: 'Toko Mitra', alamat: 'Jl. Pasar 1', no_hp: '081255501234' };
    const { kode_customer } = await done(shop, 'OWN', 'customer', card);
    await done(shop, 'MU', `customer/${kode_customer}/jenis`, { jenis: 'RESELLER' }, 'PUT');
    const less = await shown({ kode_customer });
    expect(less).toBeLessThan(street);
    const { no_ktp } = MIRA;
    const buy = (harga_jual: number) =>
      post(
        'KASIR',
        'cicilan',
        cicilan(codes, 2_000_000, {
          harga_jual,
          customer: { kode_customer, no_ktp },
        }),
      );
    expect(said(await buy(street))).toEqual([409, 'HARGA_BERUBAH']);
    const made = await buy(less);
    expect([made.status, made.body.data?.harga_jual], JSON.stringify(made.body)).toEqual([
      201,
      less,
    ]);
    await shop.modulOff('RESELLER_MODULE');
    const twice = { bulan: 10, barang: [...barang, ...barang] };
    expect((await post('KASIR', 'cicilan/hitung', twice)).status).toBe(422);
  });

  test('another person at the hand-over is agreed to, and the customer is told (D-51.9)', async () => {
    const { no_cicilan: no } = await cicilP1(shop);
    const other = {
      pembayaran: tunai(5_813_000),
      diambil_oleh: 'Bapak Tono',
      no_ktp: '3201234567890099',
    };
    const path = `cicilan/${no}/bayar`;
    const asked = await post('KASIR', path, other);
    expect([asked.status, asked.body.event]).toEqual([403, 'MILIK_LAIN']);
    const { status, body } = await disetujui(shop, path, other);
    expect([status, body.data], JSON.stringify(body)).toMatchObject([
      201,
      { jenis: 'PELUNASAN', diambil_oleh: 'Bapak Tono' },
    ]);
  });

  test('who cannot be compared with the contract is agreed to, and the customer hears of every hand-over', async () => {
    await shop.param('IDENTITAS_AMBIL_WAJIB', true);
    await shop.modulOn('WHATSAPP_MODULE');
    const { no_ktp: _, ...unknown } = MIRA;
    const { no_cicilan: no } = await cicilP1(shop, { customer: unknown });
    const path = `cicilan/${no}/bayar`;
    // A cashier alone types the customer's name and any number.
    const typed = {
      pembayaran: tunai(5_813_000),
      diambil_oleh: MIRA.nama,
      no_ktp: '3201234567890099',
    };
    const asked = await post('KASIR', path, typed);
    expect([asked.status, asked.body.event]).toEqual([403, 'MILIK_LAIN']);
    const { status, body } = await disetujui(shop, path, typed);
    expect(status, JSON.stringify(body)).toBe(201);
    const { no_cicilan: known } = await cicilP1(shop);
    const paid = await bayar(shop, known, 5_813_000);
    const told = await shop.rows(
      `select no_dokumen, penerima from pesan where jenis = 'NOTA_BAYAR_CICILAN' order by no_dokumen`,
    );
    expect(told.map((one) => one.no_dokumen)).toEqual([body.data.no_bayar, paid.no_bayar]);
    expect(new Set(told.map((one) => one.penerima)).size).toBe(1);
    await shop.modulOff('WHATSAPP_MODULE');
    await shop.param('IDENTITAS_AMBIL_WAJIB', false);
  });

  test('a rest below half a coin needs no money, whether it was paid or the coin changed (D-51.1)', async () => {
    const bank = { jenis: 'TRANSFER', kode_bank: 'BCA', no_rekening: '1234567890' };
    const transfer = { pembayaran: [{ ...bank, jumlah: 5_812_960 }] };
    const { no_cicilan: before } = await cicilP1(shop);
    expect(await bayar(shop, before, 0, transfer)).toMatchObject({ sisa_sesudah: 40 });
    await shop.param('PECAHAN_TERKECIL', rp(100));
    const { no_cicilan: now } = await cicilP1(shop);
    const settled = { jenis: 'PELUNASAN', sisa_sesudah: 0, pembulatan_tunai: -40 };
    expect(await bayar(shop, now, 0, transfer)).toMatchObject(settled);
    const last = await bayar(shop, before, 0, { pembayaran: [] });
    expect(last).toMatchObject({ ...settled, jumlah: 40 });
    expect(last.no_faktur_jual).toMatch(/^PJ/);
    expect(await cariUang(shop, last.no_bayar)).toEqual({ pembulatan: 40, uang_cicilan: -40 });
    await shop.param('PECAHAN_TERKECIL', rp(1));
  });

  test('a shop without the module sells no more so, and finishes what runs (D-33.1)', async () => {
    const { no_cicilan: no } = await cicilP1(shop);
    await shop.modulOff('CICILAN_MODULE');
    const codes = await tambahPotong(shop, ['P1']);
    expect((await post('KASIR', 'cicilan', cicilan(codes))).status).toBe(403);
    expect(await bayar(shop, no, 5_813_000)).toMatchObject({ jenis: 'PELUNASAN' });
    await shop.modulOn('CICILAN_MODULE');
  });
});
