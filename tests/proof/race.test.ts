import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { cash, send, titipan, titipkan } from '#tests/kit/titipan.ts';

/** Rounds of each race: few in every run, a thousand by `KILAU_BALAPAN=1000`. */
const ROUNDS = Number(process.env.KILAU_BALAPAN ?? 15);
const COUNTERS = 8;
const PEOPLE: readonly Who[] = ['KASIR', 'KASIR2', 'SPV', 'MU', 'OWN', 'SU'];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

let count = 0;
const sell = (at: number, code: string, jumlah = 1_470_000) =>
  shop.as(PEOPLE[at % PEOPLE.length]!).raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode: code }],
      pembayaran: [{ jenis: 'CASH', jumlah }],
    },
    { 'idempotency-key': `balapan-${++count}` },
  );
const all = <T>(of: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: COUNTERS }, (_, at) => of(at)));

describe('eight counters', () => {
  test(`for one barcode: one winner, seven told who won, ${ROUNDS} rounds`, async () => {
    const codes = await tambahPotong(
      shop,
      Array.from({ length: ROUNDS }, () => 'P4' as const),
    );
    for (const code of codes) {
      const answers = await all((at) => sell(at, code));
      expect(answers.map((one) => one.status).toSorted()).toEqual([
        201, 409, 409, 409, 409, 409, 409, 409,
      ]);
      expect(
        answers
          .filter((one) => one.status === 409)
          .every((one) => one.body.code === 'BARANG_TERJUAL'),
      ).toBe(true);
    }
  });

  test('for numbers, a fifth of them refused: no gap, no repeat', async () => {
    const codes = await tambahPotong(
      shop,
      Array.from({ length: ROUNDS * COUNTERS }, () => 'P4' as const),
    );
    for (let round = 0; round < ROUNDS; round++)
      await all((at) => sell(at, codes[round * COUNTERS + at]!, at % 5 === 4 ? 1 : 1_470_000));
    const [row] = await shop.rows(`
      select count(*)::int as jumlah, count(distinct no_faktur_jual)::int as beda,
             (select terakhir from nomor where kode_toko = 'KJ1' and jenis = 'PJ') as terakhir
        from penjualan where kode_toko = 'KJ1'`);
    expect(row!.jumlah).toBe(row!.terakhir);
    expect(row!.beda).toBe(row!.jumlah);
  });

  test('with one key: one sale, the same answer to everybody', async () => {
    for (const code of await tambahPotong(
      shop,
      Array.from({ length: ROUNDS }, () => 'P4' as const),
    )) {
      const key = `satu-kunci-${++count}`;
      const body = {
        kode_sales: 'S01',
        customer: { nama: 'Ibu Sari' },
        barang: [{ kode_barcode: code }],
        pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }],
      };
      const answers = await all(() =>
        shop.as('KASIR').raw('POST', 'penjualan', body, { 'idempotency-key': key }),
      );
      expect(new Set(answers.map((one) => JSON.stringify([one.status, one.body]))).size).toBe(1);
      expect(answers[0]!.status).toBe(201);
    }
  });

  test('cancelling one sale with one approval: it is mirrored once', async () => {
    for (const code of await tambahPotong(
      shop,
      Array.from({ length: 3 }, () => 'P4' as const),
    )) {
      const no = (await sell(0, code)).body.data as { no_faktur_jual: string };
      const [path, body] = [
        `penjualan/${no.no_faktur_jual}/batal`,
        { alasan: 'Salah pilih barang' },
      ];
      const asked = await shop
        .as('KASIR')
        .raw('POST', 'otorisasi', { method: 'POST', path: `/api/v1/${path}`, body });
      const { keystore } = asked.body.data as { keystore: string };
      await shop.as('SPV').raw('POST', `otorisasi/${keystore}/setujui`, {});
      const answers = await all((at) =>
        shop.as('KASIR').raw('POST', path, body, {
          'idempotency-key': `batal-${++count}-${at}`,
          'x-otorisasi': keystore,
        }),
      );
      expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    }
  });

  test('scanning one piece: one basket holds it', async () => {
    for (const code of await tambahPotong(
      shop,
      Array.from({ length: ROUNDS }, () => 'P4' as const),
    )) {
      const answers = await all((at) =>
        shop.as(PEOPLE[at % 2]!).raw('POST', 'keranjang', { kode_barcode: code }),
      );
      const holders = new Set(
        answers
          .filter((one) => one.status === 201)
          .map((one) => JSON.stringify(answers.indexOf(one) % 2)),
      );
      expect(holders.size).toBe(1);
      expect(answers.filter((one) => one.status === 409)).toHaveLength(COUNTERS / 2);
    }
  });
});

describe('closing against selling', () => {
  /** Paid by card, so that the drawer stays as it was counted and the closing is not refused for it. */
  const sellByCard = (at: number, code: string) =>
    send(shop.as(PEOPLE[at % PEOPLE.length]!), 'penjualan', {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode: code }],
      pembayaran: [
        { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 1_470_000 },
      ],
    });

  const countDrawer = async () => {
    const [row] = await shop.rows(
      "select coalesce(sum(rupiah), 0)::bigint as kas from saldo where akun = 'kas' and kode_toko = 'KJ1'",
    );
    const kas = Number(row!.kas);
    const counted = await send(shop.as('SPV'), 'tutup-toko/hitung', {
      pecahan: [
        { nilai: 100_000, jumlah: Math.floor(kas / 100_000) },
        { nilai: 1000, jumlah: (kas % 100_000) / 1000 },
      ],
    });
    expect(counted.status).toBe(201);
  };

  /** What the sealed report of the day says of sales: documents, pieces, rupiah. */
  const inReport = async (tgl: string) => {
    const [row] = await shop.rows(
      `select laporan -> 'akhir_hari' as baris from tutup_toko
        where kode_toko = 'KJ1' and tgl_system = $1`,
      [tgl],
    );
    const baris = row!.baris as {
      jenis: string;
      jumlah_trx: number;
      qty: number;
      total_rp: number;
    }[];
    const jual = baris.find(({ jenis }) => jenis === 'Penjualan');
    return [jual?.jumlah_trx ?? 0, jual?.qty ?? 0, jual?.total_rp ?? 0];
  };

  test.each([
    ['2026-11-23', 0],
    ['2026-11-24', 3],
    ['2026-11-25', 6],
    ['2026-11-26', 9],
    ['2026-11-27', 12],
  ])(
    '%s, closed behind %i of twelve sales: each is in the report or refused',
    async (tgl, before) => {
      await shop.hari(tgl);
      const codes = await tambahPotong(
        shop,
        Array.from({ length: 12 }, () => 'P4' as const),
      );
      // Sessions are opened before the race, not in it.
      for (const who of PEOPLE) await shop.as(who).raw('GET', 'users/me');
      await countDrawer();
      const early = codes.slice(0, before).map((code, at) => sellByCard(at, code));
      const closing = send(shop.as('SPV'), 'tutup-toko', {});
      const late = codes.slice(before).map((code, at) => sellByCard(at, code));
      const answers = await Promise.all([...early, ...late]);
      const closed = await closing;

      expect(closed.status, JSON.stringify(closed.body)).toBe(201);
      const sold = answers.filter((one) => one.status === 201);
      const refused = answers.filter((one) => one.status !== 201);
      expect(refused.map((one) => [one.status, one.body.code])).toEqual(
        refused.map(() => [409, 'HARI_TUTUP']),
      );
      const kept = await shop.rows(
        "select no_faktur_jual from penjualan where kode_toko = 'KJ1' and tgl_system = $1",
        [tgl],
      );
      expect(kept.map((row) => row.no_faktur_jual).toSorted()).toEqual(
        sold.map((one) => one.body.data.no_faktur_jual).toSorted(),
      );
      expect(await inReport(tgl)).toEqual([sold.length, sold.length, sold.length * 1_470_000]);
      const [gone] = await shop.rows(
        'select count(*)::int as n from barang where kode_barcode = any($1) and status = $2',
        [codes, 'TERJUAL'],
      );
      expect(gone!.n).toBe(sold.length);
    },
  );
});

describe('eight counters and one deposit', () => {
  beforeAll(() => shop.hari('2026-11-28'));

  test('fetching it: one sale uses it, seven are told where it went, every round', async () => {
    for (const code of await tambahPotong(
      shop,
      Array.from({ length: ROUNDS }, () => 'P4' as const),
    )) {
      const { no_titip } = await titipkan(shop, [code], cash(470_000));
      const answers = await all((at) =>
        send(shop.as(PEOPLE[at % PEOPLE.length]!), `titip/${no_titip}/ambil`, cash(1_000_000)),
      );
      expect(answers.map((one) => one.status).toSorted()).toEqual([
        201, 409, 409, 409, 409, 409, 409, 409,
      ]);
      expect(
        answers
          .filter((one) => one.status === 409)
          .every((one) => one.body.code === 'TITIPAN_DIAMBIL'),
      ).toBe(true);
    }
  });

  test('paying the rest of it at once: never more than is owed', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const { no_titip } = await titipkan(shop, [code!], cash(470_000));
    const pays = await all((at) =>
      send(shop.as(PEOPLE[at % PEOPLE.length]!), `titip/${no_titip}/bayar`, cash(300_000)),
    );
    expect(pays.filter((one) => one.status === 201)).toHaveLength(4);
    const [row] = await shop.rows('select dp_rp, harga_total from titipan where no_titip = $1', [
      no_titip,
    ]);
    expect(row!.dp_rp).toBe(row!.harga_total);
  });

  test('putting one piece aside: one deposit holds it', async () => {
    const [code] = await tambahPotong(shop, ['P4']);
    const answers = await all((at) =>
      send(shop.as(PEOPLE[at % PEOPLE.length]!), 'titip', titipan([code!], cash(100_000))),
    );
    expect(answers.filter((one) => one.status === 201)).toHaveLength(1);
    expect(answers.filter((one) => one.status === 409)).toHaveLength(COUNTERS - 1);
  });
});
