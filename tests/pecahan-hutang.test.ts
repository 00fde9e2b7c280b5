import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { done } from '#tests/kit/done.ts';
import { ditimbang, lelangStock, lewatkan, pinjamkan, REINI } from '#tests/kit/hutang.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';

/** What coins make of money that a loan ends or changes with: beli putus, renewal, the surplus of an auction (D-51.1). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  // The tests' own shop is exact; here coins are those of a new shop.
  await shop.param('PECAHAN_TERKECIL', rp(100));
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  await done(shop, 'OWN', 'cash/masuk', isiKas(100_000_000, 'MODAL_KAS'));
});
afterAll(() => shop.close());

const lent = async (): Promise<string> => (await pinjamkan(shop)).no_faktur_hutang;
/** What an act put into the drawer (below 0: took out of it), and what it booked as rounding. */
const buku = async (no: string) => {
  const rows = await shop.rows<{ akun: string; rupiah: number }>(
    `select akun, sum(rupiah)::bigint as rupiah from buku
      where no_bukti = $1 and akun in ('kas', 'pembulatan') group by akun`,
    [no],
  );
  return Object.fromEntries(rows.map(({ akun, rupiah }) => [akun, Number(rupiah)]));
};

test('a beli putus whose price ends in 49 pays the coin below out, in 51 the coin above', async () => {
  const jual = async (harga: number) => {
    const no = await lent();
    const barang = [{ ...ditimbang[0], harga }, ditimbang[1]];
    const body = { kode_sales: 'S01', barang, no_ktp: REINI.no_ktp };
    const made = await disetujui(shop, `hutang/${no}/beli-putus`, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.data;
  };
  for (const harga of [5_000_049, 5_000_051]) {
    const { jumlah, arah, pembulatan_tunai, no_lunas } = await jual(harga);
    expect([arah, jumlah % 100]).toEqual(['KELUAR', harga % 100]);
    const keluar = harga % 100 < 50 ? jumlah - 49 : jumlah + 49;
    expect(pembulatan_tunai).toBe(jumlah - keluar);
    expect(await buku(no_lunas)).toEqual({ kas: -keluar, pembulatan: keluar - jumlah });
  }
});

test('a renewal that ends in 50 takes the coin below in, and pays the coin above out', async () => {
  const remaja = async (jumlah_hutang: number) => {
    const path = `hutang/${await lent()}/peremajaan`;
    return done(shop, 'KASIR', path, {
      jumlah_hutang,
      admin: 10_050,
      diambil_oleh: REINI.nama,
      no_ktp: REINI.no_ktp,
    });
  };
  for (const [pokok, arah, kas] of [
    [3_000_000, 'MASUK', 1],
    [4_000_000, 'KELUAR', -1],
  ] as const) {
    const made = await remaja(pokok);
    const jumlah = made.jumlah as number;
    expect([made.arah, jumlah % 100]).toEqual([arah, 50]);
    const tunai = arah === 'MASUK' ? jumlah - 50 : jumlah + 50;
    expect(made.pembulatan_tunai).toBe(-50);
    expect(await buku(made.no_remaja as string)).toEqual({ kas: kas * tunai, pembulatan: 50 });
  }
});

test('a surplus to the rupiah is paid in coins, half up, and what is owed ends at 0', async () => {
  const induk = await lent();
  await lewatkan(shop, induk);
  const lelang = { ...lelangStock, hasil_lelang: 8_300_049 };
  const dilelang = await disetujui(shop, `hutang/${induk}/lelang`, lelang, 'OWN', 'SPV');
  expect(dilelang.status, JSON.stringify(dilelang.body)).toBe(201);
  const ambil = { no_ktp: REINI.no_ktp };
  const { status, body } = await disetujui(shop, `hutang/${induk}/bayar-kelebihan`, ambil, 'OWN');
  expect(status, JSON.stringify(body)).toBe(201);
  const { kelebihan, pembulatan_tunai, no_kelebihan } = body.data;
  expect(kelebihan % 100).toBe(49);
  expect(pembulatan_tunai).toBe(49);
  expect(await buku(no_kelebihan)).toEqual({ kas: -(kelebihan - 49), pembulatan: -49 });
  const [sisa] = await shop.rows(
    `select sum(rupiah)::int as rupiah from buku where akun = 'kelebihan_lelang'`,
  );
  expect(sisa).toEqual({ rupiah: 0 });
});
