import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, hari } from '#kit/rules/hari.ts';
import { persen } from '#kit/rules/quantity.ts';
import { tempoCicilan } from '#areas/cicilan/server/tempo-cicilan.query.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { bayar, bukaCicilan, cicilP1, MIRA, tegur, tegurKini } from '#tests/kit/uji/cicilan.ts';
import { done } from '#tests/kit/done.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaCicilan(shop);
  await shop.param('BIAYA_LELANG_PERSEN', persen(0));
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal' };
  await done(shop, 'OWN', 'cash/masuk', modal);
});
afterAll(() => shop.close());

const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body);
const said = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.code];
const HASIL = { hasil_lelang: 7_000_000 };

describe('Rp 2,581,500 of Rp 7,813,000 were paid, the second instalment is late (D-38.4)', () => {
  let induk = '';
  let no_lelang = '';
  const lelang = (body: object = HASIL, who: Who = 'SPV') =>
    post(who, `cicilan/${induk}/lelang`, body);

  test('nothing is auctioned before it is late, before its days of grace, or without a notice', async () => {
    induk = (await cicilP1(shop)).no_cicilan;
    await bayar(shop, induk, 581_500);
    expect(said(await lelang())).toEqual([422, 'TIDAK_TUNGGAK']);
    // Days of grace, cost and months are those of the contract, not of today.
    await shop.param('CICILAN_TENGGANG_HARI', 0);
    await shop.param('BIAYA_LELANG_PERSEN', persen(500));
    await shop.param('MASA_KELEBIHAN_LELANG', 1);
    const { body: nota } = await shop.as('KASIR').raw('GET', `cicilan/get/bynota?no=${induk}`);
    const [sheet] = nota.data as { syarat_ketentuan: string }[];
    for (const words of ['lewat 30 hari', 'Lelang tanpa biaya.', 'selama 12 bulan'])
      expect(sheet!.syarat_ketentuan).toContain(words);
    await shop.hari('2027-02-18');
    expect(said(await lelang())).toEqual([422, 'BELUM_BOLEH_LELANG']);
    await shop.hari('2027-02-19');
    expect(said(await lelang())).toEqual([422, 'PERINGATAN_BELUM']);
    // Told and auctioned at once is not told: the customer has a day to come.
    expect((await tegurKini(shop, induk)).urut).toBe(1);
    expect(said(await lelang())).toEqual([422, 'PERINGATAN_BARU']);
    expect((await tegur(shop, induk)).urut).toBe(2);
    const { status, body } = await shop.as('SPV').raw('GET', 'lelang-cicilan/calon');
    expect([status, body.data]).toMatchObject([
      200,
      [{ no_cicilan: induk, kali_tunggak: 1, tunggakan: 581_500, lewat_hari: 30 }],
    ]);
  });

  test('a quote keeps nothing and says what the customer gets', async () => {
    const before = await shop.rows('select count(*)::int as n from audit');
    const { status, body } = await post('SPV', `cicilan/${induk}/lelang/hitung`, HASIL);
    expect([status, body.data], JSON.stringify(body)).toMatchObject([
      200,
      { sisa: 5_231_500, kelebihan: 1_768_500, pendapatan: 813_000, kekurangan: 0 },
    ]);
    expect(await shop.rows('select count(*)::int as n from audit')).toEqual(before);
  });

  test('a result below what the shop pays for such gold is refused to everybody', async () => {
    const little = { hasil_lelang: 5_231_500 };
    for (const who of ['SPV', 'OWN'] as const)
      expect(said(await lelang(little, who))).toEqual([422, 'HASIL_KURANG']);
    const { body } = await post('OWN', `cicilan/${induk}/lelang/hitung`, little);
    expect(body.data.kurang).toMatchObject([{ isian: 'hasil_lelang' }]);
  });

  test('a cashier may not; an owner agrees, the piece is the shop’s again, the surplus is the customer’s', async () => {
    expect((await lelang(HASIL, 'KASIR')).status).toBe(403);
    const asked = await lelang();
    expect([asked.status, asked.body.event]).toEqual([403, 'LELANG_CICILAN']);
    const made = await disetujui(shop, `cicilan/${induk}/lelang`, HASIL, 'OWN', 'SPV');
    expect([made.status, made.body.data?.kelebihan], JSON.stringify(made.body)).toEqual([
      201, 1_768_500,
    ]);
    expect(made.body.data.batas_kelebihan).toBe('2028-02-19');
    no_lelang = made.body.data.no_lelang;
    expect(await cariUang(shop, no_lelang)).toEqual({
      uang_cicilan: 2_581_500,
      kelebihan_lelang: -1_768_500,
      'pendapatan:LELANG_CICILAN': -813_000,
    });
    expect((await cariBuku(shop, no_lelang)).map(([akun, , , qty]) => [akun, qty])).toEqual([
      ['titip', -1],
      ['baki:TK/A-01', 1],
    ]);
    const late = { pembayaran: [{ jenis: 'CASH', jumlah: 581_500 }] };
    const paid = await post('KASIR', `cicilan/${induk}/bayar`, late);
    expect(said(paid)).toEqual([409, 'CICILAN_LELANG']);
  });

  test('undone on a later day while the piece lies untouched; then auctioned again', async () => {
    await shop.hari('2027-02-20');
    const path = `cicilan/${induk}/lelang/${no_lelang}/batal`;
    const undone = await disetujui(shop, path, { alasan: 'Customer datang' }, 'OWN', 'SPV');
    expect([undone.status, undone.body.data?.status], JSON.stringify(undone.body)).toEqual([
      200,
      'CANC',
    ]);
    const { body } = await shop.as('KASIR').raw('GET', `cicilan/${induk}`);
    expect(body.data.status).toBe('AKTIF');
    const again = await disetujui(shop, `cicilan/${induk}/lelang`, HASIL, 'OWN', 'SPV');
    expect(again.status, JSON.stringify(again.body)).toBe(201);
    no_lelang = again.body.data.no_lelang;
  });

  test('the surplus is paid once, to who shows who she is; after it the auction stays', async () => {
    const body = { penerima: MIRA.nama, no_ktp: MIRA.no_ktp };
    const path = `cicilan/${induk}/bayar-kelebihan`;
    const paid = await disetujui(shop, path, body, 'OWN', 'SPV');
    expect([paid.status, paid.body.data?.kelebihan], JSON.stringify(paid.body)).toEqual([
      201, 1_768_500,
    ]);
    expect(await cariUang(shop, paid.body.data.no_kelebihan)).toEqual({
      kelebihan_lelang: 1_768_500,
      kas: -1_768_500,
    });
    expect(said(await post('OWN', path, body))).toEqual([409, 'KELEBIHAN_SUDAH']);
    const undo = await post('OWN', `cicilan/${induk}/lelang/${no_lelang}/batal`, {
      alasan: 'x y z',
    });
    expect(undo.status).toBe(409);
  });
});

test('a customer is reminded before an instalment falls due, and again with every week that it is late', async () => {
  const { no_cicilan: no } = await cicilP1(shop);
  const asked = async (kini: string, tempo: string) => {
    const rows = await tempoCicilan(shop.db, 'KJ1', hari(tempo), hari(kini));
    return rows
      .filter((one) => one.no_dokumen === no)
      .map(({ kunci, nilai }) => [kunci, nilai.total]);
  };
  const [first] = await shop.rows<{ due: string }>(
    'select jatuh_tempo::text as due from cicilan_jadwal where no_cicilan = $1 and ke = 1',
    [no],
  );
  const due = hari(first!.due);
  const lewat = (days: number) => asked(addDays(due, days), addDays(due, days + 3));
  const total = 'Rp 581,500';
  expect(await lewat(-4)).toEqual([]);
  // Three days before it, and after days on which nothing ran.
  expect(await lewat(-3)).toEqual([[`TEMPO/${no}/1`, total]]);
  expect(await lewat(-1)).toEqual([[`TEMPO/${no}/1`, total]]);
  expect(await lewat(6)).toEqual([]);
  expect(await lewat(7)).toEqual([[`TEMPO/${no}/1/LEWAT/1`, total]]);
  expect(await lewat(16)).toEqual([[`TEMPO/${no}/1/LEWAT/2`, total]]);
});

test('a piece that was sold meanwhile keeps its auction', async () => {
  const { no_cicilan: induk } = await cicilP1(shop);
  await shop.hari('2027-06-30');
  await tegur(shop, induk);
  const made = await disetujui(shop, `cicilan/${induk}/lelang`, HASIL, 'OWN', 'SPV');
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { no_lelang, barang } = made.body.data;
  const sold = {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Ani', alamat: 'Jl. Baru 1', no_hp: '081200001111' },
    barang: [{ kode_barcode: barang[0].kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 900_000_000 }],
  };
  await done(shop, 'KASIR', 'penjualan', sold);
  const path = `cicilan/${induk}/lelang/${no_lelang}/batal`;
  expect(said(await post('OWN', path, { alasan: 'Customer datang' }))).toEqual([
    409,
    'BARANG_PINDAH',
  ]);
});
