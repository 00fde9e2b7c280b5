import { describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { bukaKurangi, buat, kunci, jual, shop } from '#tests/kit/uji/kurangi.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

/** A coupon is money: who mints it, who reads its number, whom it serves, what a cancel gives back (D-51.9). */
bukaKurangi();

type Kupon = { id_kupon: number; no_kupon: string; status: string };
const mint = (banyak: number, more: object = {}) =>
  send(shop.as('SPV'), 'transaksi-kupon', { jenis_kupon: 'SERATUS', banyak, ...more }, kunci());
const list = async (who: 'KASIR' | 'SPV' | 'OWN', q = '') =>
  (await shop.as(who).raw('GET', `transaksi-kupon?limit=100${q}`)).body.data as Kupon[];

describe('a supervisor who mints', () => {
  test('5,000,000 on a day alone, in slices too; the next coupon is the owner’s to agree to', async () => {
    expect((await mint(20)).status).toBe(201);
    expect((await mint(30)).status).toBe(201);
    const more = await mint(1);
    expect([more.status, more.body.events, more.body.level]).toEqual([
      403,
      ['KUPON_BANYAK'],
      ['OWN'],
    ]);
    const made = await disetujui(
      shop,
      'transaksi-kupon',
      { jenis_kupon: 'SERATUS', banyak: 1 },
      'OWN',
      'SPV',
    );
    expect(made.status, JSON.stringify(made.body)).toBe(201);
  });

  test('more where the owner has set a higher limit', async () => {
    await shop.param('BATAS_KUPON_TERBIT', rp(5_200_000));
    expect((await mint(1)).status).toBe(201);
    expect((await mint(1)).status).toBe(403);
    await shop.param('BATAS_KUPON_TERBIT', rp(5_000_000));
  });

  test('and not again by cancelling what was minted', async () => {
    const [one] = await list('SPV', '&status=TERBIT');
    const path = `transaksi-kupon/${one!.id_kupon}/batal`;
    const gone = await send(shop.as('SPV'), path, { alasan: 'Salah cetak' }, kunci());
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    expect((await mint(1)).status).toBe(403);
  });

  test('a percent of whatever is bought always', async () => {
    const persen = { jenis_kupon: 'SEPULUH', nama: 'Sepuluh persen', cara: 'PERSEN', persen: 10 };
    await buat('para-kupon', { ...persen, minimal_belanja: 0, masa_hari: 30, kali_pakai: 1 });
    const asked = await mint(1, { jenis_kupon: 'SEPULUH' });
    expect([asked.status, asked.body.events]).toEqual([403, ['KUPON_BANYAK']]);
  });
});

describe.each(['KASIR', 'SPV', 'OWN'] as const)('%s', (who) => {
  test('reads no live number in the list, finds none by a part of it, and reads the one that is scanned', async () => {
    const minted = await send(
      shop.as('OWN'),
      'transaksi-kupon',
      { jenis_kupon: 'SERATUS', banyak: 1 },
      kunci(),
    );
    const [{ no_kupon: whole }] = minted.body.data as unknown as [Kupon];
    const masked = await list(who, '&status=TERBIT');
    expect(masked.length).toBeGreaterThan(0);
    expect(masked.filter(({ no_kupon }) => !no_kupon.startsWith('****'))).toEqual([]);
    expect(await list(who, `&q=${whole.slice(0, 6)}`)).toEqual([]);
    expect(await list(who, `&q=${whole}`)).toHaveLength(1);
  });
});

describe('a cashier', () => {
  test('reads the number that is scanned', async () => {
    const minted = await send(
      shop.as('OWN'),
      'transaksi-kupon',
      { jenis_kupon: 'SERATUS', banyak: 1 },
      kunci(),
    );
    const [{ no_kupon: whole }] = minted.body.data as unknown as [Kupon];
    const one = await shop.as('KASIR').raw('GET', `transaksi-kupon/${whole}`);
    expect(one.body.data).toMatchObject({ no_kupon: whole });
  });

  test('uses a coupon that names Ibu Ratna for another by a supervisor’s word only', async () => {
    const named = await send(
      shop.as('OWN'),
      'transaksi-kupon',
      { jenis_kupon: 'SERATUS', banyak: 1, nama_customer: 'Ibu Ratna' },
      kunci(),
    );
    const [{ no_kupon }] = named.body.data as unknown as [Kupon];
    const [code] = await tambahPotong(shop, ['P1']);
    const alone = await jual([code!], { kupon: no_kupon });
    expect([alone.status, alone.body.events]).toEqual([403, ['MILIK_LAIN']]);
    const own = await jual([code!], { kupon: no_kupon, customer: { nama: 'ibu  RATNA' } });
    expect(own.status, JSON.stringify(own.body)).toBe(201);
  });
});

test('a sale whose coupon was spent is taken back by the owner’s word, who reads where it went', async () => {
  const sold = await jual(await tambahPotong(shop, ['P1', 'P2']));
  const { no_faktur_jual: no, kupon_terbit } = sold.body.data as {
    no_faktur_jual: string;
    kupon_terbit: string[];
  };
  const spent = await jual(await tambahPotong(shop, ['P1']), { kupon: kupon_terbit[0] });
  expect(spent.status, JSON.stringify(spent.body)).toBe(201);
  const alone = await send(shop.as('KASIR'), `penjualan/${no}/batal`, { alasan: 'Tidak jadi' });
  expect([alone.status, alone.body.level]).toEqual([403, ['OWN']]);
  expect(alone.text).toContain('Kupon nota ini sudah terpakai');
  expect(alone.text).toContain((spent.body.data as { no_faktur_jual: string }).no_faktur_jual);
  const other = await shop.as('KASIR2').raw('GET', `penjualan/${no}`);
  expect(other.text).not.toContain(kupon_terbit[0]!);
});
