import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { forgetCallers } from '#kit/server/limiter.ts';
import { sql } from '#kit/server/sql.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { pinjaman, pinjamkan, REINI, wire } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
});
afterAll(() => shop.close());

const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body, {});
const ask = (induk: string, act: string, body: object = {}, who: Who = 'KASIR') =>
  post(who, `hutang/${induk}/${act}/hitung`, body);
const kept = () =>
  shop.rows(
    `select (select count(*) from hutang) as loans, (select count(*) from hutang_remaja) as renewals,
            (select count(*) from buku) as lines, (select count(*) from customer) as cards, (select count(*) from audit) as acts,
            (select count(*) from idempotensi) as keys, (select sum(terakhir) from nomor) as numbers`,
  );
/** What a quote says of fields that the document has too. */
const same = (made: object, quote: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(quote).filter(([name]) => name in made));

test('what a quote says of interest, redemption and renewal the act does, and the quote keeps nothing', async () => {
  const first = await pinjamkan(shop);
  const second = await pinjamkan(shop);
  await shop.hari('2027-01-06');
  const acts: readonly (readonly [string, string, object])[] = [
    [first.no_faktur_hutang, 'bayar-bunga', { sampai_tgl: '2027-01-06' }],
    [first.no_faktur_hutang, 'peremajaan', { jumlah_hutang: 3_000_000, lama_bulan: 4 }],
    [second.no_faktur_hutang, 'pelunasan', {}],
  ];
  for (const [no, act, body] of acts) {
    const before = await kept();
    const quote = await ask(no, act, body);
    expect([act, quote.status]).toEqual([act, 200]);
    expect(await kept()).toEqual(before);
    const { kurang, otorisasi, ...figures } = quote.body.data;
    expect([kurang, otorisasi]).toEqual([[], []]);
    const made = await post('KASIR', `hutang/${no}/${act}`, body);
    expect([act, made.status]).toEqual([act, 201]);
    expect(Object.keys(figures).length).toBeGreaterThan(8);
    expect(made.body.data).toMatchObject(same(made.body.data, figures));
  }
});

test('a quote of an act that is refused says why at its field, names no approval, and keeps its figures', async () => {
  const { no_faktur_hutang: induk } = await pinjamkan(shop);
  const dear = await ask(induk, 'peremajaan', { jumlah_hutang: 60_000_000, bunga: 1 });
  expect(dear.body.data).toMatchObject({
    arah: 'KELUAR',
    otorisasi: [],
    kurang: [{ isian: 'jumlah_hutang', pesan: expect.stringContaining('Melebihi Plafond') }],
  });
  const other = await ask(induk, 'peremajaan', { bunga: 1 });
  expect(other.body.data).toMatchObject({ kurang: [], otorisasi: ['Bunga hutang di luar tabel'] });
  const more = await ask(induk, 'pelunasan', { bunga_rp: 9_000_000 });
  expect(more.body.data).toMatchObject({ bunga_rp: 9_000_000, kurang: [{ isian: 'bunga_rp' }] });
  const act = await post('KASIR', `hutang/${induk}/pelunasan`, { bunga_rp: 9_000_000 });
  expect([act.status, act.body.message]).toEqual([422, more.body.data.kurang[0].pesan]);
});

test('money that does not fit is named after what refuses the act itself', async () => {
  const { no_faktur_hutang: induk } = await pinjamkan(shop);
  const pembayaran = [{ jenis: 'CASH', jumlah: 1 }];
  const act = await post('KASIR', `hutang/${induk}/pelunasan`, {
    bunga_rp: 9_000_000,
    pembayaran,
  });
  expect([act.status, act.body.code]).toEqual([422, 'BUNGA_LEBIH']);
});

const CASH = { jenis: 'CASH', kode_bank: null, no_rekening: null, fee: null } as const;

test('a payment that is typed and does not fit yet leaves the figures of interest, redemption, renewal and a sale', async () => {
  const { no_faktur_hutang: induk } = await pinjamkan(shop);
  const goods = [1, 2].map((urut) => ({ urut, kode_group: 'T', berat: null }));
  const acts: readonly (readonly [string, object])[] = [
    ['bayar-bunga', { sampai_tgl: '2027-02-05' }],
    ['pelunasan', {}],
    ['peremajaan', { jumlah_hutang: 3_000_000, lama_bulan: 4 }],
    ['peremajaan', { jumlah_hutang: 4_000_000, lama_bulan: 4 }],
    ['beli-putus', { kode_sales: 'S01', no_ktp: REINI.no_ktp, barang: goods }],
  ];
  for (const [act, body] of acts) {
    const fits = (await ask(induk, act, body)).body.data;
    const typing = { ...body, pembayaran: [{ ...CASH, jumlah: 1 }] };
    const quote = await ask(induk, act, typing);
    expect([act, quote.status, fits.kurang]).toEqual([act, 200, []]);
    const kurang = [{ isian: 'pembayaran', pesan: expect.stringContaining('Pembayaran') }];
    expect(quote.body.data).toEqual({ ...fits, otorisasi: [], kurang });
    if (act === 'beli-putus') continue;
    const made = await post('KASIR', `hutang/${induk}/${act}`, typing);
    expect([act, made.status, made.body.errors[0].path]).toEqual([act, 422, 'pembayaran']);
  }
});

test('the quote of a loan is no search by telephone: known or not, it asks for what is not typed', async () => {
  await pinjamkan(shop);
  const kurang = [{ isian: 'customer.alamat' }, { isian: 'customer.no_ktp' }];
  for (const no_hp of [REINI.no_hp, '0899 1111 2222']) {
    const body = wire(pinjaman({ customer: { ...REINI, no_hp, alamat: null, no_ktp: null } }));
    expect((await post('KASIR', 'hutang/hitung', body)).body.data).toMatchObject({ kurang });
  }
  forgetCallers();
  await Promise.all(
    Array.from({ length: 90 }, () => shop.as('KASIR').raw('GET', 'customer?q=0812')),
  );
  const { detail_barang, customer } = wire(pinjaman()) as {
    detail_barang: object[];
    customer: object;
  };
  const asked = await post('KASIR', 'hutang/hitung', { detail_barang, customer });
  expect([asked.status, asked.body.code]).toEqual([429, 'TERLALU_SERING']);
  expect((await post('KASIR', 'hutang/hitung', { detail_barang })).status).toBe(200);
  forgetCallers();
});

test('a payout that does not fit yet leaves the figures of a new loan; one that comes with its validation is said first', async () => {
  const fits = (await post('KASIR', 'hutang/hitung', wire(pinjaman()))).body.data;
  const asked = wire(pinjaman({ pembayaran: [{ ...CASH, jumlah: rp(1) }] }));
  const { status, body } = await post('KASIR', 'hutang/hitung', asked);
  const kurang = [{ isian: 'pembayaran', pesan: expect.stringContaining('Pembayaran') }];
  expect([status, body.data]).toEqual([200, { ...fits, kurang }]);
  const act = await post('KASIR', 'hutang', asked);
  expect([act.status, act.body.code]).toEqual([422, 'BAYAR_BEDA']);
  await shop.param('VALIDASI_PEMBELIAN', 'ON' as never);
  const waits = await post('KASIR', 'hutang/hitung', { ...asked, kode_sales: 'ZZ' });
  await shop.param('VALIDASI_PEMBELIAN', 'IKUT' as never);
  expect(waits.body.data).toMatchObject({
    status: 'OPEN',
    plafond: fits.plafond,
    kurang: [{ isian: 'pembayaran' }, { isian: 'kode_sales' }],
  });
});

test('a sale of the goods is quoted before the scale and the photo, takes no number and keeps nothing', async () => {
  const { no_faktur_hutang: induk } = await pinjamkan(shop);
  const before = await kept();
  const of = (berat: number | null) => ({
    kode_sales: 'S01',
    no_ktp: REINI.no_ktp,
    barang: [1, 2].map((urut) => ({ urut, kode_group: 'T', berat, kondisi: null, harga: null })),
  });
  const quote = await ask(induk, 'beli-putus', of(null));
  expect(quote.body.data).toMatchObject({ jenis: 'PUTUS', kurang: [] });
  expect(quote.body.data.otorisasi).not.toEqual([]);
  expect(quote.body.data).not.toHaveProperty('no_faktur_beli');
  const light = await ask(induk, 'beli-putus', of(0.5));
  expect(light.body.data).toMatchObject({
    harga_beli: quote.body.data.harga_beli,
    otorisasi: [],
    kurang: [{ isian: 'barang.0.berat' }, { isian: 'barang.1.berat' }],
  });
  expect(await kept()).toEqual(before);
});

const PUBLISHED =
  'admin bunga bunga_sebulan cara_bunga detail_barang dibayar jadwal lama_bulan pilihan plafond taksiran tgl_jatuh_tempo usul';
/** A body without goods, as the call was published: missing, empty, and of another shape. */
const NO_GOODS = [
  [{}, 422, 'DATA_TIDAK_VALID'],
  [{ detail_barang: [] }, 422, 'DATA_TIDAK_VALID'],
  [{ detail_barang: null }, 400, 'DATA_SALAH_BENTUK'],
] as const;
const PERSON = ['kode_customer', 'nama_customer', 'alamat_customer', 'no_hp', 'no_ktp'];

test('a new loan is quoted from its goods alone, with every figure that its call was published with', async () => {
  const { detail_barang } = wire(pinjaman()) as { detail_barang: object[] };
  const terms = { jumlah_hutang: null, bunga: null, lama_bulan: null, admin: null };
  const { status, body } = await post('KASIR', 'hutang/hitung', { detail_barang, ...terms });
  expect(status).toBe(200);
  const { data } = body;
  expect(Object.keys(data)).toEqual(expect.arrayContaining(PUBLISHED.split(' ')));
  expect(data.detail_barang.map(Object.keys)).toEqual(
    [1, 2].map(() => ['murni', 'harga_per_gram', 'taksiran', 'plafond']),
  );
  expect(data.jumlah_hutang).toBe(data.usul);
  expect(data.kurang).toContainEqual({
    isian: 'customer.nama',
    pesan: 'Nama Customer Tidak Boleh Kosong',
  });
  const dear = await post('KASIR', 'hutang/hitung', {
    detail_barang: detail_barang.map((one) => ({ ...one, kode_dept: 'ZZ' })),
    jumlah_hutang: 90_000_000,
    customer: REINI,
  });
  expect(dear.body.data).toMatchObject({
    plafond: data.plafond,
    otorisasi: [],
    kurang: [
      { isian: 'detail_barang.0.kode_dept' },
      { isian: 'detail_barang.1.kode_dept' },
      { isian: 'jumlah_hutang' },
    ],
  });
  for (const [goods, status, code] of NO_GOODS) {
    const none = await post('KASIR', 'hutang/hitung', goods);
    expect([none.status, none.body.code, none.body.errors[0].path]).toEqual([
      status,
      code,
      'detail_barang',
    ]);
  }
});

test('the quote of a loan makes no card and tells of none: the loan makes it', async () => {
  const customer = { ...REINI, nama: 'Ibu Baru', no_hp: '0813 9900 1122' };
  const body = wire(pinjaman({ customer }));
  const before = await kept();
  const quote = await post('KASIR', 'hutang/hitung', body);
  expect(quote.body.data).toMatchObject({ kurang: [], otorisasi: [], jumlah_hutang: 3_500_000 });
  expect(await kept()).toEqual(before);
  const made = await post('KASIR', 'hutang', body);
  expect([made.status, made.body.data.nama_customer]).toEqual([201, 'Ibu Baru']);
  const [card] = await shop.rows<{ nama: string }>(
    'select nama from customer where kode_customer = $1',
    [made.body.data.kode_customer],
  );
  expect(card).toEqual({ nama: 'Ibu Baru' });
  const known = await post('KASIR', 'hutang/hitung', {
    ...body,
    customer: { no_hp: customer.no_hp, nama: 'X' },
  });
  for (const { body: told } of [quote, known])
    for (const name of PERSON) expect(told.data).not.toHaveProperty(name);
  expect(known.text).not.toContain('Ibu Baru');
});

test('a quote stands behind the state and the menu of its act', async () => {
  const { no_faktur_hutang: induk } = await pinjamkan(shop);
  expect((await ask(induk, 'bayar-kelebihan', {}, 'SPV')).body).toMatchObject({
    status: 409,
    code: 'HUTANG_STATUS',
  });
  expect((await ask('HTKJ1270101001', 'pelunasan')).status).toBe(404);
  expect((await post('KASIR', `hutang/${induk}/pelunasan`, {})).status).toBe(201);
  expect((await ask(induk, 'pelunasan')).status).toBe(409);
  expect((await ask(induk, 'pelunasan', {}, 'DEV')).status).toBe(403);
});

test('a quote waits for nobody who holds the loan', async () => {
  const { no_faktur_hutang: induk } = await pinjamkan(shop);
  await shop.db.begin(async (tx) => {
    await tx.run(sql`select from hutang where no_faktur_hutang = ${induk} for update`);
    expect((await ask(induk, 'pelunasan')).status).toBe(200);
  });
});

test('a plan that writes in a quote is told as our own fault, not as a lost connection', async () => {
  const lock = shop.db.read((tx) =>
    tx.run(sql`select from hutang where kode_toko = 'KJ1' for update`),
  );
  await expect(lock).rejects.toThrow('A call that may only read tried to write or to lock');
  for (const advisory of [
    sql`select pg_advisory_xact_lock(1)`,
    sql`select pg_try_advisory_lock(1)`,
  ])
    await expect(shop.db.read((tx) => tx.run(advisory))).rejects.toThrow(
      'A call that may only read tried to write or to lock',
    );
  await shop.db.read(async (tx) => {
    await tx.run(sql`select from hutang where kode_toko = 'KJ1'${tx.forUpdate}`);
  });
});

test('the words of a quote name what the head does not hold', () => {
  expect(Object.keys(remajaDocument.quotes)).toEqual(['remaja']);
  expect(Object.keys(hutangDocument.quotes)).toEqual(['hutang']);
});
