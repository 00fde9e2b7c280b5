import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { KodeToko } from '#tests/kit/make-toko.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { punyaCustomer, tukar, tunai } from '#tests/kit/tukar.ts';
import { izin } from '#tests/kit/orang/setuju.ts';

type Nota = { no_faktur_jual: string; kode_barcode: string };
let shop: Shop;
let round = 0;
const post = (path: string, body: object, kode_toko: KodeToko = 'KJ1', headers: object = {}) =>
  shop
    .as('KASIR', kode_toko)
    .raw('POST', path, body, { 'idempotency-key': `sekali-dibeli-${++round}`, ...headers });

beforeAll(async () => {
  shop = await openShop({ toko: ['PST', 'KJ1', 'KJ2'], dasar: true });
  await shop.dasar('KJ2');
  for (const toko of ['KJ1', 'KJ2'] as const) {
    await shop.param('HARGA_ROSOK', 2_550_000 as never, toko);
    const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal pagi' };
    await shop
      .as('OWN', toko)
      .raw('POST', 'cash/masuk', modal, { 'idempotency-key': `modal-pagi-${toko}` });
  }
});
afterAll(() => shop.close());

const jual = async (): Promise<Nota> => {
  const [kode_barcode] = await tambahPotong(shop, ['P4']);
  const { body } = await post('penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari', no_hp: '0812 3456 7890' },
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }],
  });
  const { no_faktur_jual } = body.data as Nota;
  return { no_faktur_jual, kode_barcode: kode_barcode! };
};
/** Gold of a shop that told all of it: only the nota says otherwise. */
const DICERITAKAN = { nama_barang: 'Anting', kode_dept: 'LT', kode_group: 'T', kadar: 37.5 };
const beli = (baris: object, kode_toko: KodeToko = 'KJ1') =>
  post(
    'pembelian',
    { kode_sales: 'S01', customer: PENJUAL, barang: [{ berat: 1.2, ...baris }] },
    kode_toko,
  );
const batal = async (no: string, kode_toko: KodeToko) => {
  const path = `pembelian/${no}/batal`;
  const body = { alasan: 'Salah timbang' };
  const [kasir, own] = [shop.as('KASIR', kode_toko), shop.as('OWN', kode_toko)];
  const keystore = await izin(kasir, own, { path, body });
  return post(path, body, kode_toko, { 'x-otorisasi': keystore });
};
const noBeli = ({ body }: Awaited<ReturnType<typeof beli>>): string =>
  (body.data as { no_faktur_beli: string }).no_faktur_beli;

describe('one nota is paid once in the chain, whatever the line calls itself', () => {
  let nota: Nota;
  let no: string;

  test('one who looks at notas of another branch stands in the audit, and is told to wait after many', async () => {
    const { no_faktur_jual: q } = await jual();
    const cari = (toko: KodeToko) => shop.as('KASIR2', toko).raw('GET', `pembelian/nota?q=${q}`);
    expect((await cari('KJ1')).status).toBe(200);
    expect((await cari('KJ2')).status).toBe(200);
    const seen = `select kode_toko, user_id from audit where tindakan = 'LIHAT' and kunci = $1`;
    expect(await shop.rows(seen, [q])).toEqual([{ kode_toko: 'KJ2', user_id: 'ksr2.kj2' }]);
    const all = [];
    for (let at = 0; at < 95; at++) all.push((await cari('KJ2')).status);
    expect(new Set(all)).toEqual(new Set([200, 429]));
  });

  test('another shop of the server knows it by number or barcode, but not who bought it', async () => {
    nota = await jual();
    for (const q of [nota.no_faktur_jual, nota.kode_barcode]) {
      const { body } = await shop.as('KASIR', 'KJ2').raw('GET', `pembelian/nota?q=${q}`);
      expect(body.data).toMatchObject([
        { ...nota, asal_nota: 'CABANG_LAIN', berat: 1.2, nama_customer: '', no_hp: null },
      ]);
    }
    const { body } = await shop
      .as('KASIR')
      .raw(
        'GET',
        `pembelian/nota?q=${encodeURIComponent(` ${nota.no_faktur_jual.toLowerCase()}`)}`,
      );
    expect(body.data).toMatchObject([{ asal_nota: 'NOTA_SENDIRI', nama_customer: 'Ibu Sari' }]);
  });

  test('bought by another branch it is that nota: weight, kadar and price are not what is told', async () => {
    const told = { asal_nota: 'TOKO_LAIN', ...DICERITAKAN, berat_nota: 9, harga_nota: 90_000_000 };
    const { no_faktur_jual, kode_barcode } = nota;
    const tulis = `${no_faktur_jual.slice(0, 5)}-${no_faktur_jual.slice(5)} `.toLowerCase();
    const { kadar: _, kode_dept: _d, kode_group: _g, ...lain } = told;
    const saved = await beli({ ...lain, no_faktur_jual: tulis, kode_barcode }, 'KJ2');
    expect({ status: saved.status, ...saved.body }).toMatchObject({
      status: 201,
      data: {
        barang: [{ asal_nota: 'CABANG_LAIN', ...nota, berat_nota: 1.2, harga_nota: 1_470_000 }],
      },
    });
    no = noBeli(saved);
  });

  test.each([
    ['its own shop, as its own', 'KJ1', (one: Nota) => ({ asal_nota: 'NOTA_SENDIRI', ...one })],
    ['as a branch’s', 'KJ1', (one: Nota) => ({ asal_nota: 'CABANG_LAIN', ...one })],
    ['as a branch’s again', 'KJ2', (one: Nota) => ({ asal_nota: 'CABANG_LAIN', ...one })],
    [
      'as another shop’s, all of it told, without its barcode',
      'KJ2',
      ({ no_faktur_jual }: Nota) => ({ asal_nota: 'TOKO_LAIN', ...DICERITAKAN, no_faktur_jual }),
    ],
    [
      'as scrap, by its barcode alone',
      'KJ1',
      ({ kode_barcode }: Nota) => ({ asal_nota: 'ROSOK', ...DICERITAKAN, kode_barcode }),
    ],
  ] as const)('%s: refused, and told which buy-back has it', async (_, toko, baris) => {
    const { status, body } = await beli(baris(nota), toko);
    expect({ status, ...body }).toMatchObject({
      status: 409,
      code: 'SUDAH_DIBELI',
      no_faktur_beli: no,
    });
  });

  test('twice on one document, under two names, is one too many', async () => {
    const lagi = await jual();
    const barang = [
      { asal_nota: 'NOTA_SENDIRI', ...lagi, berat: 1.2 },
      { asal_nota: 'TANPA_NOTA', ...DICERITAKAN, kode_barcode: lagi.kode_barcode, berat: 1.2 },
    ];
    const isi = { kode_sales: 'S01', customer: PENJUAL, barang };
    const { status, body } = await post('pembelian', isi);
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([
      422,
      'BARANG_KEMBAR',
      'barang.1.kode_barcode',
    ]);
  });

  test('its sale cannot be cancelled while another shop holds it; that buy-back cancelled, both may', async () => {
    const path = `penjualan/${nota.no_faktur_jual}/batal`;
    const sale = await post(path, { alasan: 'Customer berubah pikiran' });
    expect([sale.status, sale.body.code]).toEqual([409, 'SUDAH_DIBELI']);
    expect((await batal(no, 'KJ2')).status).toBe(200);
    const lagi = await beli({ asal_nota: 'CABANG_LAIN', ...nota });
    expect(lagi.body.data).toMatchObject({ barang: [{ asal_nota: 'NOTA_SENDIRI', ...nota }] });
  });

  test('a buy-back that waits for validation holds its nota; rejected it lets it go', async () => {
    const tunggu = await jual();
    await shop.param('VALIDASI_PEMBELIAN', 'ON' as never, 'KJ2');
    const saved = await beli({ asal_nota: 'CABANG_LAIN', ...tunggu }, 'KJ2');
    expect(saved.body.data).toMatchObject({ status: 'OPEN' });
    expect((await beli({ asal_nota: 'NOTA_SENDIRI', ...tunggu })).body.code).toBe('SUDAH_DIBELI');
    await shop.param('VALIDASI_PEMBELIAN', 'IKUT' as never, 'KJ2');
    await post(`pembelian/${noBeli(saved)}/batal`, { alasan: 'Tidak jadi' }, 'KJ2');
    expect((await beli({ asal_nota: 'NOTA_SENDIRI', ...tunggu })).status).toBe(201);
  });

  test('both shops pay for one nota in the same moment: one of them does', async () => {
    const rebut = await jual();
    const both = await Promise.all(
      (['KJ1', 'KJ2'] as const).map((toko) => beli({ asal_nota: 'CABANG_LAIN', ...rebut }, toko)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

test('the log holds no whole KTP number, of a seller or of a customer that was saved', async () => {
  const saved = await beli({ asal_nota: 'NOTA_SENDIRI', ...(await jual()) });
  const orang = { nama: 'Pak Tono', alamat: 'Jl. Melati 2', no_ktp: PENJUAL.no_ktp };
  const { status } = await post('customer', orang);
  expect([saved.status, status]).toEqual([201, 201]);
  const rows = await shop.rows(
    `select distinct coalesce(sesudah ->> 'no_ktp', sebelum ->> 'no_ktp') as ktp from audit
      where coalesce(sesudah ->> 'no_ktp', sebelum ->> 'no_ktp') is not null`,
  );
  expect(rows).toEqual([{ ktp: expect.stringMatching(/^\*0001 [0-9a-f]{16}$/) }]);
  const bocor = await shop.rows(
    `select tindakan from audit where concat(sebelum, sesudah) like '%' || $1 || '%'`,
    [PENJUAL.no_ktp],
  );
  expect(bocor).toEqual([]);
  // The answer that is kept for a repeat holds it sealed, and the repeat is answered to the letter.
  const orangLain = { ...orang, nama: 'Pak Toni' };
  const kunci = { 'idempotency-key': 'customer-dua-kali' };
  const [satu, dua] = [
    await shop.as('KASIR').raw('POST', 'customer', orangLain, kunci),
    await shop.as('KASIR').raw('POST', 'customer', orangLain, kunci),
  ];
  expect(satu.text).toContain(PENJUAL.no_ktp);
  expect([dua.status, dua.text]).toEqual([satu.status, satu.text]);
  const disimpan = await shop.rows(
    `select jalur from idempotensi where jawaban like '%' || $1 || '%'`,
    [PENJUAL.no_ktp],
  );
  expect(disimpan).toEqual([]);
  const { body } = await shop.as('SPV').raw('GET', `pembelian/${noBeli(saved)}`);
  expect(body.data).toMatchObject({ customer: { no_ktp: PENJUAL.no_ktp } });
});

describe('a number that names no nota', () => {
  const cabang = {
    asal_nota: 'CABANG_LAIN',
    ...DICERITAKAN,
    berat_nota: 1.2,
    harga_nota: 9_000_000,
  };

  test('with the code of a shop of this server it was never written there', async () => {
    for (const asal_nota of ['CABANG_LAIN', 'TOKO_LAIN', 'TANPA_NOTA']) {
      const palsu = { ...cabang, asal_nota, no_faktur_jual: 'PJKJ1261120ZZZ', kode_barcode: 'X' };
      const { status, body } = await beli(palsu, 'KJ2');
      expect([status, body.code]).toEqual([422, 'NOTA_TIDAK_ADA']);
    }
  });

  test('of a branch on another server it vouches for no seller: a number that is not found here asks identity', async () => {
    const jauh = { ...cabang, no_faktur_jual: 'PJXX9261001009', kode_barcode: 'XX900009' };
    const { no_ktp: _, ...tanpaKtp } = PENJUAL;
    const tanpa = await post('pembelian', {
      kode_sales: 'S01',
      customer: { ...tanpaKtp, nama: 'Ibu Lewat', no_hp: '0813 9999 0001' },
      barang: [{ ...jauh, berat: 1.2 }],
    });
    expect(tanpa.status).toBe(422);
    expect(tanpa.body.errors).toMatchObject([
      { path: 'customer.no_ktp', message: 'No KTP Penjual Tidak Boleh Kosong' },
    ]);
  });

  test('of a branch on another server it is paid once here, too, by number and piece', async () => {
    const jauh = { ...cabang, no_faktur_jual: 'PJXX9261001001', kode_barcode: 'XX900001' };
    const tanpa = await beli({ ...jauh, kode_barcode: null });
    expect([tanpa.status, tanpa.body.code]).toEqual([422, 'NOTA_KOSONG']);
    expect((await beli(jauh)).status).toBe(201);
    const lagi = await beli({ ...jauh, no_faktur_jual: 'pj-xx9-261001-001' }, 'KJ2');
    expect([lagi.status, lagi.body.code]).toEqual([409, 'SUDAH_DIBELI']);
    const [kode_barcode] = await tambahPotong(shop, ['P4']);
    await post('penjualan', {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode }],
      pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }],
    });
    const pinjam = await beli({ ...jauh, kode_barcode });
    expect([pinjam.status, pinjam.body.code]).toEqual([422, 'BARANG_BUKAN_NOTA']);
  });

  test('a branch’s nota without a number vouches for nobody: its seller says who he is', async () => {
    const tanpa = { ...cabang, kode_barcode: null };
    const isi = { kode_sales: 'S01', customer: { nama: 'Pak Tono' } };
    const body = { ...isi, barang: [{ ...tanpa, berat: 1.2 }] };
    expect((await post('pembelian', body)).body.code).toBe('PENJUAL_ALAMAT');
  });
});

test('an exchange takes a nota as a buy-back does, and its own comes back by the number of its ticket', async () => {
  const lama = await punyaCustomer(shop, 'P2', 2.34);
  const [kode_barcode] = await tambahPotong(shop, ['P3']);
  const masuk = { ...lama, asal_nota: 'TOKO_LAIN' };
  const jadi = await post('tukar-tambah', tukar([kode_barcode!], [masuk], tunai(7_500_000)));
  expect({ status: jadi.status, ...jadi.body }).toMatchObject({ status: 201 });
  const { no_tukar, no_faktur_jual } = jadi.body.data as Record<string, string>;
  const { body } = await shop.as('KASIR', 'KJ2').raw('GET', `pembelian/nota?q=${no_tukar}`);
  expect(body.data).toMatchObject([{ no_faktur_jual, kode_barcode }]);
  const [lain] = await tambahPotong(shop, ['P3']);
  const lagi = await post('tukar-tambah', tukar([lain!], [masuk], tunai(7_500_000)));
  expect([lagi.status, lagi.body.code]).toEqual([409, 'SUDAH_DIBELI']);
  const kembali = { asal_nota: 'TANPA_NOTA', no_faktur_jual: no_tukar, berat: 5.01 };
  expect((await beli(kembali)).body.data).toMatchObject({
    barang: [{ asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode }],
  });
});
