import { beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hitungEndpoint, tutupTokoEndpoint } from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { pinjaman } from '#tests/kit/hutang.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { cash, disetujui, send, titipan } from '#tests/kit/titipan.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';
import { tunai } from '#tests/kit/toko-uji.ts';
import { isi } from '#tests/kit/tutup-uji.ts';
import { setor } from '#tests/kit/uji/mutasi.ts';

const { beli, jual, kasir, setuju, shop } = await openBeliUji();
const potong = async (nama: NamaPotong) => (await tambahPotong(shop, [nama]))[0]!;

const buku = async (no: string) =>
  Object.fromEntries(
    (
      await shop.rows<{ akun: string; rupiah: number }>(
        'select akun, sum(rupiah)::bigint as rupiah from buku where no_bukti = $1 and rupiah <> 0 group by akun',
        [no],
      )
    ).map((one) => [one.akun, one.rupiah]),
  );
const kartu = (jumlah: number) => ({
  jenis: 'DEBET',
  kode_bank: 'BCA',
  no_rekening: '1234567890',
  jumlah,
});

beforeAll(async () => {
  // The tests' own shop is exact; here coins are those of a new shop.
  await shop.param('PECAHAN_TERKECIL', rp(100));
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  await done(shop, 'OWN', 'cash/masuk', isiKas(90_000_000, 'MODAL_KAS'));
});

describe('a sale whose discount is one rupiah (worked postings of D-51.1)', () => {
  test('in cash it is 1,470,000: one rupiah more stands on the nota and in the book', async () => {
    const body = {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' },
      barang: [{ kode_barcode: await potong('P4'), diskon: 1 }],
      pembayaran: tunai(1_500_000),
    };
    const { status, body: said } = await send(shop.as('KASIR'), 'penjualan', body);
    expect([status, said.data]).toMatchObject([
      201,
      { grand_total: 1_469_999, pembulatan_tunai: 1, kembali: 30_000 },
    ]);
    expect(await buku(said.data.no_faktur_jual)).toEqual({
      kas: 1_470_000,
      diskon: 1,
      penjualan: -1_470_000,
      pembulatan: -1,
      hpp: 1_250_000,
      persediaan: -1_250_000,
    });
  });

  test('1,000,049 by card leave 469,950, which are 469,900 in cash', async () => {
    const body = {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' },
      barang: [{ kode_barcode: await potong('P4'), diskon: 1 }],
      pembayaran: [kartu(1_000_049), ...tunai(469_900)],
    };
    const { body: said } = await send(shop.as('KASIR'), 'penjualan', body);
    expect(said.data).toMatchObject({ grand_total: 1_469_999, pembulatan_tunai: -50, kembali: 0 });
    expect(await buku(said.data.no_faktur_jual)).toMatchObject({
      'kartu:BCA': 1_000_049,
      kas: 469_900,
      pembulatan: 50,
    });
  });

  test('№ 2 shows what coins made of it', async () => {
    const path = 'penjualan/report-faktur?tgl_from=2026-11-20&tgl_to=2026-11-20';
    const { body } = await shop.as('OWN').raw('GET', path);
    const rows = barisLaporan(body.data).filter((one) => one.no_faktur_jual);
    expect(rows.map((one) => one.pembulatan_tunai)).toEqual([1, -50]);
    for (const one of rows)
      expect(one.cash + one.debet - one.pembulatan_tunai).toBe(one.grand_total);
  });
});

test('a buy-back of 6,642,150 pays 6,642,200 out, half up', async () => {
  const nota = await jual('P1');
  await shop.param('PEMBULATAN', rp(1));
  const barang = [
    { asal_nota: 'NOTA_SENDIRI', ...nota, berat: 3.24, kondisi: 'KUSAM', harga: 6_642_150 },
  ];
  const { body } = await setuju(kasir(), 'pembelian', beli(barang));
  expect(body.data).toMatchObject({ grand_total: 6_642_150, pembulatan_tunai: -50 });
  expect(await buku(body.data.no_faktur_beli)).toEqual({
    persediaan: 6_642_150,
    kas: -6_642_200,
    pembulatan: 50,
  });
  await shop.param('PEMBULATAN', rp(500));
});

describe('a loan', () => {
  let no: string;
  test('3,500,000 less 10,050 pays 3,490,000 out', async () => {
    const given = { body: pinjaman({ admin: rp(10_050) }) };
    const said = await shop.as('KASIR').call(hutangDocument.makes.hutang, given);
    no = said.no_faktur_hutang;
    expect(said).toMatchObject({ dibayar: 3_489_950, pembulatan_tunai: -50 });
    expect(await buku(no)).toEqual({
      pinjaman: 3_500_000,
      admin: -10_050,
      kas: -3_490_000,
      pembulatan: 50,
    });
  });

  test('redeemed with interest to the rupiah, what comes in is the nearest coin, half down', async () => {
    await shop.rows(
      `update hutang set jumlah_hutang = jumlah_hutang, langkah_bunga = 1 where no_faktur_hutang = $1`,
      [no],
    );
    const { body } = await send(shop.as('KASIR'), `hutang/${no}/pelunasan`, { pembayaran: null });
    const { total_bayar, pembulatan_tunai, no_lunas } = body.data;
    const kas = total_bayar + pembulatan_tunai;
    expect(kas % 100).toBe(0);
    expect(Math.abs(pembulatan_tunai)).toBeLessThanOrEqual(50);
    expect(await buku(no_lunas)).toMatchObject({ kas, pinjaman: -3_500_000 });
  });
});

describe('a deposit stays exact', () => {
  test('cash that is no multiple of the coin is refused; a transfer takes every rupiah', async () => {
    const kode = await potong('P4');
    const wrong = await send(shop.as('KASIR'), 'titip', titipan([kode], cash(500_050)));
    expect(wrong.body.errors).toEqual([
      { path: 'pembayaran.0.jumlah', message: 'Nominal Harus Kelipatan 100' },
    ]);
    const bayar = { pembayaran: [kartu(500_049)] };
    const { body } = await send(shop.as('KASIR'), 'titip', titipan([kode], bayar));
    expect(body.data).toMatchObject({ dp_rp: 500_049, sisa_rp: 969_951 });
    // Given back in cash it is what coins make of it, half up; card money is none of the drawer's.
    const batal = { alasan: 'Tidak jadi', refund_rp: null, no_rekening: null };
    const ended = await disetujui(shop, `titip/${body.data.no_titip}/batal`, batal);
    expect(ended.body.data.batal).toMatchObject({ refund_rp: 500_049, pembulatan_tunai: 49 });
    expect(await buku(ended.body.data.batal.no)).toMatchObject({
      titipan: 500_049,
      kas: -500_000,
      pembulatan: -49,
    });
  });

  test('all of 1,469,999 in cash takes 1,469,900 of it, and the pick-up 100 for the rest of 99', async () => {
    const kode = await potong('P4');
    const asked = titipan([kode], { ...cash(1_470_000) });
    const barang = [{ kode_barcode: kode, diskon: 1 }];
    const { body } = await send(shop.as('KASIR'), 'titip', { ...asked, barang });
    expect(body.data).toMatchObject({ harga_total: 1_469_999, dp_rp: 1_469_900, kembali: 100 });
    const ambil = await send(shop.as('KASIR'), `titip/${body.data.no_titip}/ambil`, cash(100));
    expect(ambil.body.data).toMatchObject({ grand_total: 1_469_999, pembulatan_tunai: 1 });
  });
});

test('an exchange that pays out 1,532,049 hands over 1,532,000', async () => {
  const nota = await jual('P1');
  const keluar = await potong('P4');
  await shop.param('PEMBULATAN', rp(1));
  const lama = { asal_nota: 'NOTA_SENDIRI', ...nota, berat: 3.24, kondisi: 'KUSAM' };
  const { customer } = beli([]);
  const { nama, alamat, no_hp } = customer;
  const body = {
    penjualan: {
      kode_sales: 'S01',
      customer: { nama, alamat, no_hp },
      barang: [{ kode_barcode: keluar, diskon: 1 }],
    },
    pembelian: { kode_sales: 'S01', customer, barang: [{ ...lama, harga: 3_002_048 }] },
  };
  const { body: said } = await send(kasir(), 'tukar-tambah', body);
  expect(said.data).toMatchObject({ selisih: -1_532_049 });
  expect(said.data.penjualan).toMatchObject({ pembulatan_tunai: 49 });
  expect(await buku(said.data.no_faktur_jual)).toMatchObject({ kas: -1_532_000, pembulatan: -49 });
  await shop.param('PEMBULATAN', rp(500));
});

test('cash that a person chooses takes coins alone', async () => {
  for (const [path, kode] of [
    ['cash/masuk', 'MODAL_KAS'],
    ['cash/keluar', 'LISTRIK'],
  ] as const)
    expect((await send(shop.as('KASIR'), path, isiKas(85_049, kode))).body).toMatchObject({
      code: 'BUKAN_KELIPATAN',
      message: 'Nominal Harus Kelipatan 100',
    });
  const mutasi = await send(shop.as('SPV'), 'cash/mutasi-uang-cash', setor(85_049).body);
  expect([mutasi.status, mutasi.body.code]).toEqual([422, 'BUKAN_KELIPATAN']);
  await shop.param('PECAHAN_TERKECIL', rp(1));
  await done(shop, 'KASIR', 'cash/keluar', isiKas(85_049));
  await shop.param('PECAHAN_TERKECIL', rp(100));
});

test('a drawer that holds 49 which no coin pays closes without a reason; 49 go to pembulatan', async () => {
  const [kas] = await shop.rows<{ rupiah: number }>(
    "select sum(rupiah)::bigint as rupiah from saldo where kode_toko = 'KJ1' and akun = 'kas'",
  );
  const sisa = kas!.rupiah % 100;
  expect(sisa).not.toBe(0);
  await shop.as('KASIR').call(hitungEndpoint, { body: isi(kas!.rupiah - sisa) });
  const { no_tutup } = await shop
    .as('KASIR')
    .call(tutupTokoEndpoint, { body: { alasan_selisih: null } });
  expect(await buku(no_tutup)).toEqual({ pembulatan: sisa, kas: -sisa });
});
