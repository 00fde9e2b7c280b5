import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipkan } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

type Told = { dp_rp: number; setoran: { no_bayar: string; status: string }[] };
const alasan = { alasan: 'Salah nominal' };

/** A piece of Rp 1,470,000 held for Rp 400,000, and what was paid on it since. */
async function held(...more: number[]): Promise<{ no: string; bayar: string[] }> {
  const [code] = (await tambahPotong(shop, ['P4'])) as [string];
  const { no_titip: no } = await titipkan(shop, [code], cash(400_000));
  let bayar: string[] = [];
  for (const rupiah of more) {
    const { body } = await send(shop.as('KASIR'), `titip/${no}/bayar`, cash(rupiah));
    bayar = (body.data as Told).setoran.map((one) => one.no_bayar);
  }
  return { no, bayar };
}

describe('two further deposits of Rp 100,000 and Rp 200,000', () => {
  test('the first may be taken back before the second: Rp 600,000 are left', async () => {
    const { no, bayar } = await held(100_000, 200_000);
    const { body } = await disetujui(shop, `titip/${no}/bayar/${bayar[0]}/batal`, alasan);
    expect(body.data).toMatchObject({
      dp_rp: 600_000,
      setoran: [{ status: 'CANC' }, { status: 'DONE' }],
    });
  });

  test('one is found under its own deposit alone', async () => {
    const [one, other] = [await held(100_000), await held()];
    const path = `titip/${other.no}/bayar/${one.bayar[0]}/batal`;
    const { status, body } = await disetujui(shop, path, alasan);
    expect([status, body.message]).toEqual([404, 'Setoran Titipan Tidak Ditemukan']);
  });

  test('of a deposit that has ended none is given back a second time, nor paid', async () => {
    const { no, bayar } = await held(100_000);
    await disetujui(shop, `titip/${no}/batal`, { alasan: 'Tidak jadi' });
    const answers = [
      await send(shop.as('KASIR'), `titip/${no}/bayar/${bayar[0]}/batal`, alasan),
      await send(shop.as('KASIR'), `titip/${no}/bayar`, cash(1000)),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [409, `Titipan ${no} Sudah Dibatalkan`]),
    );
  });

  test('whoever agrees to take one back reads deposit, amount, who took it, and the customer', async () => {
    const { no, bayar } = await held(100_000);
    const { body } = await send(shop.as('KASIR'), `titip/${no}/bayar/${bayar[0]}/batal`, alasan);
    const shown = body.angka as { label: string; nilai: string }[];
    expect(shown.map((one) => one.label)).toEqual([
      'No Titip',
      'Jumlah',
      'Kasir',
      'Alasan',
      'Customer',
    ]);
    expect(shown[1]!.nilai).toBe('Rp 100,000');
  });
});

describe('the list', () => {
  const list = async (who: 'KASIR' | 'SPV', query: string) =>
    (await shop.as(who).raw('GET', `titip?${query}`)).body as unknown as {
      data: { no_titip: string; sisa_rp: number }[];
      total: Record<string, number>;
      count: number;
    };

  test('finds a deposit by its piece, by its customer, and by two words of both', async () => {
    const { no } = await held();
    const { body } = await shop.as('SPV').raw('GET', `titip/${no}`);
    const { barang, customer } = body.data as {
      barang: { kode_barcode: string }[];
      customer: { nama: string };
    };
    const { kode_barcode } = barang[0]!;
    for (const q of [kode_barcode, `${customer.nama} ${kode_barcode}`]) {
      const { data } = await list('SPV', `q=${encodeURIComponent(q)}`);
      expect(data.map((one) => one.no_titip)).toEqual([no]);
    }
  });

  test('adds up what is owed, without those that ended, which it counts', async () => {
    const before = (await list('SPV', '')).total;
    const { no } = await held(70_000);
    const one = await held();
    await disetujui(shop, `titip/${one.no}/batal`, { alasan: 'Tidak jadi' });
    const { total, data } = await list('SPV', '');
    expect(total.sisa_rp! - before.sisa_rp!).toBe(1_000_000);
    expect(total.dp_rp! - before.dp_rp!).toBe(470_000);
    expect(total.batal! - before.batal!).toBe(1);
    expect(data.find((row) => row.no_titip === no)?.sisa_rp).toBe(1_000_000);
  });

  test('of a later day shows a cashier what lives, and what ended that day, but no older end', async () => {
    const { no: ended } = await held();
    await disetujui(shop, `titip/${ended}/batal`, { alasan: 'Tidak jadi' });
    const { no: alive } = await held();
    await shop.hari('2026-11-27');
    const seen = async (who: 'KASIR' | 'SPV') =>
      (await list(who, 'limit=1000')).data.map((one) => one.no_titip);
    expect(await seen('KASIR')).toContain(alive);
    expect(await seen('KASIR')).not.toContain(ended);
    expect(await seen('SPV')).toContain(ended);
    const day = await list('SPV', 'tgl_to=2026-11-19');
    expect(day.count).toBe(0);
  });
});
