import { expect, test } from 'vitest';
import { TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import { openTokoContoh } from '#tests/kit/toko-contoh.ts';

/** What the tables of a sale refuse by themselves, whichever act writes. */
const { owner } = await openTokoContoh();

/** What the database says to one change, which is rolled back. */
async function said(change: string, before = ''): Promise<string> {
  await owner.query('begin');
  try {
    await owner.query(before);
    const { rowCount } = await owner.query(change);
    return `${rowCount} written`;
  } catch (error) {
    const { constraint, message } = error as { constraint?: string; message: string };
    return constraint ?? message;
  } finally {
    await owner.query('rollback');
  }
}

const BIAYA = TAMBAHAN.map(({ kunci }) => kunci);
const MONEY = ['sub_total', 'diskon_rp', 'kupon_rp', ...BIAYA];
const PAID = ['grand_total', 'dp_rp', 'tukar_rp', 'kembali'];
const SALE = [
  ...[...MONEY, ...PAID].map((one) => `${one} = -1`),
  // Each sum moved with the total, so that only the sign is wrong.
  ...BIAYA.map((one) => `${one} = -1, grand_total = grand_total - 1`),
  // And each is part of the total.
  ...BIAYA.map((one) => `${one} = ${one} + 1`),
  ...['diskon_rp', 'kupon_rp'].map((one) => `${one} = -1, grand_total = grand_total + 1`),
  'grand_total = grand_total + 1',
  'pembulatan = pembulatan + 1',
  `no_faktur_jual = 'PJKJ126112000'`,
  `status = 'BARU'`,
  'qty = 0',
  'fee_persen = -1',
  'fee_persen = 10001',
  'valid_at = null',
  `status = 'OPEN'`,
  `no_tukar = 'TKKJ1261120001'`,
];

test.for(SALE)('a sale with %s is no sale', async (change) => {
  const where = `where no_faktur_jual = 'PJKJ1261120001' and status = 'DONE'`;
  expect(await said(`update penjualan set ${change} ${where}`)).toBe('penjualan_benar');
});

const LINE = [
  'berat = 0',
  ...['diskon_rp', 'potongan_rp', 'kupon_rp', 'bagian_rp'].map(
    (one) => `${one} = -1, netto = netto + 1`,
  ),
  'bonus_rp = -1',
  'harga = -1, harga_jual = -1 - ongkos, netto = -1 - diskon_rp - potongan_rp - kupon_rp - bagian_rp',
  'harga = harga + 1, netto = netto + 1',
  'netto = netto + 1',
];

test.for(LINE)('a line with %s is none', async (change) => {
  const untied = 'set local session_replication_role = replica';
  const one = `where no_faktur_jual = 'PJKJ1261120001' and urut = 1`;
  expect(await said(`update penjualan_barang set ${change} ${one}`, untied)).toBe(
    'penjualan_barang_benar',
  );
});

const PIECE = [
  `kode_barcode = 'kj100001'`,
  `nama_barang = 'Emas'`,
  'kadar = 0',
  'kadar = 50001',
  'persen = 0',
  'persen = 10001',
  'berat = 0, berat_asli = 0',
  'berat = 100000001, berat_asli = 100000001',
  'berat_asli = 0, berat_atribut = berat',
  'berat_atribut = -1, berat_asli = berat + 1',
  'berat = berat + 1',
  'berat_label = -1',
  'murni = -1',
  `kategori_harga = 'KIRA'`,
  'harga_jual = -1',
  'ongkos = -1',
  'harga_atribut = -1',
  'harga_modal = -1',
  `dokumen_perolehan = 'ENTAH'`,
];

test.for(PIECE)('a piece with %s is none', async (change) => {
  expect(await said(`update barang set ${change} where kode_barcode = 'KJ100001'`)).toBe(
    'barang_benar',
  );
});

test('a piece that comes in is looked at as one that is changed', async () => {
  const copy = `insert into barang select (jsonb_populate_record(b, '{"kode_barcode": "KJ1ZZZZZ", "berat": 1}')).*
    from barang b where kode_barcode = 'KJ100001'`;
  expect(await said(copy)).toBe('barang_benar');
  const sound = copy.replace(', "berat": 1', '');
  expect(await said(sound)).toBe('1 written');
});

test('what is unknown passes: a piece may have no price of its own and no way to one', async () => {
  const nothing = 'kategori_harga = null, ongkos = null, harga_modal = null';
  expect(await said(`update barang set ${nothing} where kode_barcode = 'KJ100001'`)).toBe(
    '1 written',
  );
});

test('a sale stays in its day, and a day stays', async () => {
  for (const change of [
    `update penjualan set tgl_system = '2026-11-19' where no_faktur_jual = 'PJKJ1261120001'`,
    `update hari_toko set tgl_system = '2026-11-30' where tgl_system = '2026-11-20'`,
    `delete from hari_toko where tgl_system = '2026-11-20'`,
  ])
    expect(await said(change)).toContain('never changed');
});
