import { describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { ditimbang, lewatkan, lelangStock, pinjaman, REINI, wire } from '#tests/kit/hutang.ts';
import { bukaHutang, hutangOf, lend, post, shop } from '#tests/kit/uji/hutang.ts';
import { done } from '#tests/kit/done.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import { fotoBaru } from '#tests/kit/uji/foto-baru.ts';

/** Whose gold it is: the card at the counter beside the card of the ticket (D-51.7). */
bukaHutang();

const { no_ktp } = REINI;
const LAIN = '3275019999990044';
const adik = { no_ktp: LAIN, diambil_oleh: 'Adik Ibu Reini' };
type Angka = { label: string; nilai: string }[];
const asked = ({ status, body }: Awaited<ReturnType<typeof post>>) => [
  status,
  body.events ?? body.code,
  body.level,
];
const read = (angka: unknown, ...labels: string[]) =>
  labels.map((label) => (angka as Angka).find((one) => one.label === label)?.nilai);
const putus = (more: object = {}) => ({ kode_sales: 'S01', barang: ditimbang, ...more });

describe('a beli putus', () => {
  test('is agreed to by a supervisor who reads ticket, borrower, both cards, offer and price', async () => {
    const { no_faktur_hutang: no } = await lend();
    const alone = await post('KASIR', `hutang/${no}/beli-putus`, putus({ no_ktp }));
    expect(asked(alone)).toEqual([403, ['BELI_PUTUS'], ['SPV', 'OWN']]);
    const labels = ['No Hutang', 'Pemilik', 'KTP pemilik', 'KTP yang datang'];
    expect(read(alone.body.angka, ...labels, 'Harga penawaran', 'Harga beli')).toEqual([
      no,
      'Ibu Reini',
      '3201********0009',
      '3201********0009',
      'Rp 8,857,500',
      'Rp 8,857,500',
    ]);
    expect(alone.text).toContain('KTP sama');
    const made = await disetujui(shop, `hutang/${no}/beli-putus`, putus({ no_ktp }));
    expect(made.body.data).toMatchObject({ status: 'DONE', no_ktp: '3201********0009' });
    expect((await hutangOf(no)).status).toBe('LUNAS');
  });

  test.each(['3201 2345 6789 0009', '3201.2345.6789.0009', '3201/2345/6789/0009'])(
    'her own card typed as %s is hers, also where an older loan kept it so',
    async (typed) => {
      const { no_faktur_hutang: no } = await lend();
      const path = `hutang/${no}/beli-putus`;
      expect((await post('KASIR', path, putus({ no_ktp: typed }))).text).toContain('KTP sama');
      const [row] = await shop.rows<{ ktp: string }>(
        'select no_ktp as ktp from hutang where no_faktur_hutang = $1',
        [no],
      );
      const lama = row!.ktp.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
      await shop.rows('update hutang set no_ktp = $2 where no_faktur_hutang = $1', [no, lama]);
      expect((await post('KASIR', path, putus({ no_ktp: typed }))).text).toContain('KTP sama');
    },
  );

  test.each([
    ['another card', adik, 'KTP berbeda'],
    ['no card', {}, 'KTP tidak dapat dicocokkan'],
    ['null', { no_ktp: null }, 'KTP tidak dapat dicocokkan'],
    ['an empty field', { no_ktp: '' }, 'KTP tidak dapat dicocokkan'],
    ['her card in another hand', { no_ktp, diambil_oleh: 'Adik Ibu Reini' }, 'KTP berbeda'],
  ])('with %s is the owner’s to agree to, also where a supervisor sells', async (_, more, says) => {
    const { no_faktur_hutang: no } = await lend();
    const path = `hutang/${no}/beli-putus`;
    for (const who of ['KASIR', 'SPV'] as const) {
      const alone = await post(who, path, putus(more));
      expect(asked(alone)).toEqual([403, ['BELI_PUTUS'], ['OWN']]);
      expect(alone.text).toContain(says);
    }
    const bySpv = await disetujui(shop, path, putus(more), 'SPV');
    expect(bySpv.body.code).toBe('PERLU_OTORISASI');
    expect((await hutangOf(no)).status).toBe('AKTIF');
  });

  test.each([
    ['another card without a name', { no_ktp: LAIN }, 'PENGAMBIL_NAMA'],
    ['another name without a card', { diambil_oleh: 'Adik' }, 'PENGAMBIL_KTP'],
  ])('%s is refused', async (_, more, code) => {
    const { no_faktur_hutang: no } = await lend();
    const answer = await post('KASIR', `hutang/${no}/beli-putus`, putus(more));
    expect([answer.status, answer.body.code]).toEqual([422, code]);
  });

  test('the owner agrees to another: who came stands on the document', async () => {
    const { no_faktur_hutang: no } = await lend();
    const made = await disetujui(shop, `hutang/${no}/beli-putus`, putus(adik), 'OWN');
    expect(made.body.data).toMatchObject({
      diambil_oleh: 'Adik Ibu Reini',
      no_ktp: '3275********0044',
    });
    const [kept] = await shop.rows(
      'select no_ktp, setuju_pemilik from hutang_lunas where no_faktur_hutang = $1',
      [no],
    );
    expect(kept).toEqual({ no_ktp: LAIN, setuju_pemilik: 'OWN' });
  });
});

describe('a number as it is typed', () => {
  test.each([
    ['with blanks', '3201 2345 6789 0009'],
    ['with dots', '3201.2345.6789.0009'],
    ['with dashes', ' 3201-2345-6789-0009 '],
  ])('%s is the same number', async (_, typed) => {
    const { no_faktur_hutang: no } = await lend();
    const alone = await post('KASIR', `hutang/${no}/beli-putus`, putus({ no_ktp: typed }));
    expect(asked(alone)).toEqual([403, ['BELI_PUTUS'], ['SPV', 'OWN']]);
  });

  test.each([
    ['zeros', '0000000000000000'],
    ['one figure', '3333333333333333'],
    ['a zero in front', '0201234567890009'],
    ['fifteen figures', '320123456789000'],
    ['letters', '320123456789000X'],
    ['figures of another script', '３２０１２３４５６７８９０００９'],
  ])('%s are nobody’s: no loan is made on them', async (_, typed) => {
    const body = { ...wire(pinjaman()), customer: { ...REINI, no_ktp: typed } };
    const answer = await post('KASIR', 'hutang', body);
    expect([answer.status >= 400 && answer.status < 500, answer.text.includes('KTP')]).toEqual([
      true,
      true,
    ]);
  });
});

describe('a redemption', () => {
  test('by another card asks a supervisor who reads both people, and keeps the one who came', async () => {
    const { no_faktur_hutang: no } = await lend();
    const path = `hutang/${no}/pelunasan`;
    const alone = await post('KASIR', path, adik);
    expect(asked(alone)).toEqual([403, ['MILIK_LAIN'], ['SPV', 'OWN']]);
    expect(read(alone.body.angka, 'Pemilik', 'Yang datang', 'KTP yang datang')).toEqual([
      'Ibu Reini',
      'Adik Ibu Reini',
      '3275********0044',
    ]);
    const made = await disetujui(shop, path, adik);
    expect(made.body.data).toMatchObject({ diambil_oleh: 'Adik Ibu Reini' });
  });

  test('where the shop compares cards, one that is not shown is asked for like another', async () => {
    await shop.param('IDENTITAS_AMBIL_WAJIB', true);
    try {
      const { no_faktur_hutang: no } = await lend();
      const path = `hutang/${no}/pelunasan`;
      for (const body of [{}, { no_ktp: '' }, { no_ktp: null }])
        expect(asked(await post('KASIR', path, body))).toEqual([
          403,
          ['MILIK_LAIN'],
          ['SPV', 'OWN'],
        ]);
      expect((await post('KASIR', path, { no_ktp })).status).toBe(201);
    } finally {
      await shop.param('IDENTITAS_AMBIL_WAJIB', false);
    }
  });
});

test('more lent on her gold to another asks a supervisor; who brings money is anybody', async () => {
  const { no_faktur_hutang: no } = await lend({ jumlah_hutang: rp(2_000_000) });
  const path = `hutang/${no}/peremajaan`;
  const up = { jumlah_hutang: 3_000_000, lama_bulan: 4, ...adik };
  expect(asked(await post('KASIR', path, up))).toEqual([403, ['MILIK_LAIN'], ['SPV', 'OWN']]);
  const made = await post('KASIR', path, { ...up, jumlah_hutang: 1_500_000 });
  expect(made.status, made.text).toBe(201);
});

test('a duplicate for another is the owner’s; for the borrower a supervisor’s, who reads that the cards are one', async () => {
  const { no_faktur_hutang: no } = await lend();
  const path = `hutang/${no}/duplikat`;
  const body = async (more: object) => ({
    foto: await fotoBaru(shop),
    alasan: 'Surat hilang',
    ...more,
  });
  expect(asked(await post('KASIR', path, await body(adik)))).toEqual([
    403,
    ['DUPLIKAT_SURAT_HUTANG'],
    ['OWN'],
  ]);
  const own = await post('KASIR', path, await body({ no_ktp }));
  expect(asked(own)).toEqual([403, ['DUPLIKAT_SURAT_HUTANG'], ['SPV', 'OWN']]);
  expect(own.text).toContain('KTP sama');
});

test('a surplus to the borrower says whether her card was compared', async () => {
  const { no_faktur_hutang: no } = await lend();
  await shop.param('HARGA_ROSOK', rp(2_000_000));
  await lewatkan(shop, no);
  await done(shop, 'OWN', `hutang/${no}/lelang`, lelangStock);
  const path = `hutang/${no}/bayar-kelebihan`;
  expect((await post('KASIR', path, {})).text).toContain('KTP tidak dapat dicocokkan');
  expect((await post('KASIR', path, { no_ktp })).text).toContain('KTP sama');
  const orangLain = await post('KASIR', path, { penerima: 'Orang Lain' });
  expect([orangLain.status, orangLain.body.code]).toEqual([422, 'PENERIMA_KTP']);
});

test('the counter reads the number of a loan with its middle hidden', async () => {
  const { no_faktur_hutang: no } = await lend();
  const one = await shop.as('KASIR').call(hutangDocument.one, { params: { no } });
  expect(one.no_ktp).toBe('3201********0009');
});

test('what ended owes nothing: no figure is told, and the ticket names what ended it', async () => {
  const { no_faktur_hutang: no } = await lend();
  const { no_lunas } = await done(shop, 'KASIR', `hutang/${no}/pelunasan`, { no_ktp });
  const figures = await shop.as('KASIR').raw('GET', `hutang/${no}/hitung`);
  expect([figures.status, figures.body.code]).toEqual([409, 'HUTANG_STATUS']);
  const one = await hutangOf(no);
  expect(one.akta).toMatchObject([{ no: no_lunas, jenis: 'TEBUS', status: 'DONE' }]);
  const { no_faktur_hutang: jalan } = await lend();
  const early = await shop.as('KASIR').raw('GET', `hutang/${jalan}/hitung?tgl=2026-11-01`);
  expect([early.status, early.body.code]).toEqual([422, 'SEBELUM_HUTANG']);
});
