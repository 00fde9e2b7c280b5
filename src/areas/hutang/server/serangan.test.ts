import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { done } from '#tests/kit/done.ts';
import { lelangStock, lewatkan, pinjaman, wire } from '#tests/kit/hutang.ts';
import { bayar, bukaHutang, hutangOf, lend, post, shop } from '#tests/kit/uji/hutang.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import type { Who } from '#tests/kit/shop.ts';

/** What a dishonest cashier, supervisor or owner tries with loans, and how far it goes. */
bukaHutang();

const said = ({ status, body }: Awaited<ReturnType<typeof post>>) => [
  status,
  body.event ?? body.code,
];

/** Asked by the cashier, agreed to by somebody, not yet sent. */
async function agreed(path: string, body: object, by: Who = 'OWN'): Promise<string> {
  const asked = await post('KASIR', 'otorisasi', { method: 'POST', path: `/api/v1/${path}`, body });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const { keystore } = asked.body.data as { keystore: string };
  await shop.as(by).raw('POST', `otorisasi/${keystore}/setujui`, {});
  return keystore;
}
const requestOf = async (body: object): Promise<{ label: string; nilai: string }[]> => {
  const asked = await post('KASIR', 'otorisasi', { method: 'POST', path: '/api/v1/hutang', body });
  const { keystore } = asked.body.data as { keystore: string };
  const [row] = await shop.rows('select angka from otorisasi where keystore = $1', [keystore]);
  return row!.angka;
};

describe('a cashier who wants less interest in the drawer than was paid', () => {
  test('asks for the interest of an earlier day: the redemption takes that of today whatever he sends', async () => {
    const { no_faktur_hutang: no } = await lend();
    await shop.hari('2027-01-06');
    const seen = await shop.as('KASIR').raw('GET', `hutang/${no}/hitung?tgl=2026-11-21`);
    expect(seen.body.data).toMatchObject({ bunga_rp: 3_500 });
    for (const more of [{ tgl: '2026-11-21' }, { sampai_tgl: '2026-11-21' }])
      expect(said(await post('KASIR', `hutang/${no}/pelunasan`, { ...more }))[0]).not.toBe(201);
    const paid = await post('KASIR', `hutang/${no}/pelunasan`, {});
    expect(paid.body.data).toMatchObject({ bunga_rp: 164_500, lama_pinjam: 47 });
  });

  test('pays one day at a time: the steps of rounding add up to more, never to less', async () => {
    const { no_faktur_hutang: no } = await lend({ jumlah_hutang: rp(1_234_000) });
    await shop.hari('2027-01-08');
    const first = await bayar(no, { sampai_tgl: '2027-01-07' });
    const second = await bayar(no, { sampai_tgl: '2027-01-08' });
    expect([first.hari_bunga, second.hari_bunga]).toEqual([1, 1]);
    // 1,234 a day: 1,500 twice, where two days at once cost 2,500.
    expect(first.bunga_rp + second.bunga_rp).toBe(3_000);
    const again = await post('KASIR', `hutang/${no}/bayar-bunga`, { sampai_tgl: '2027-01-07' });
    expect(said(again)).toEqual([422, 'BUNGA_SUDAH_DIBAYAR']);
  });

  test('takes interest back once the loan was renewed on it: it is not the last act any more', async () => {
    const { no_faktur_hutang: no, tgl_jatuh_tempo } = await lend();
    const { no_bunga } = await bayar(no, { sampai_tgl: tgl_jatuh_tempo });
    const ubah = { jumlah_hutang: 3_000_000, lama_bulan: 4 };
    const made = await post('KASIR', `hutang/${no}/peremajaan`, ubah);
    expect(made.status).toBe(201);
    const back = await post('OWN', `hutang/${no}/bayar-bunga/${no_bunga}/batal`, {
      alasan: 'Salah ketik',
    });
    expect(said(back)).toEqual([409, 'BUNGA_HUTANG_BUKAN_TERAKHIR']);
    const [{ no_hutang_baru }] = [made.body.data] as [{ no_hutang_baru: string }];
    expect((await hutangOf(no_hutang_baru)).bunga_dibayar_sampai).toBe(tgl_jatuh_tempo);
  });

  test('renews an overdue loan for nothing: a renewal takes its interest whole and knows no other sum', async () => {
    const { no_faktur_hutang: no } = await lend();
    await lewatkan(shop, no);
    const free = { jumlah_hutang: 3_500_000, lama_bulan: 4, bunga_rp: 0 };
    expect((await post('KASIR', `hutang/${no}/peremajaan`, free)).status).not.toBe(201);
    const { bunga_rp: _, ...ubah } = free;
    const made = await post('KASIR', `hutang/${no}/peremajaan`, ubah);
    expect(made.body.data).toMatchObject({ hari_bunga: 110, bunga_rp: 385_000, jumlah: 385_000 });
  });
});

describe('a supervisor who wants to lend more than the gold is worth', () => {
  const goods = (weights: readonly number[]) =>
    weights.map((berat, at) => ({
      ...pinjaman().detail_barang[0]!,
      nama_barang: `Cincin ${at}`,
      berat: mg(berat),
    }));
  const batasOf = async (weights: readonly number[]) =>
    (
      await shop.as('SPV').call(hutangDocument.quotes.hutang, {
        body: {
          detail_barang: goods(weights),
          jumlah_hutang: null,
          bunga: null,
          lama_bulan: null,
          admin: null,
        },
      })
    ).plafond;

  test('cuts a ring of 3 g into slices of one loan or of three: the ceiling grows by no more than rounding', async () => {
    const [whole, sliced, third] = [
      await batasOf([3_000]),
      await batasOf([1_000, 1_000, 1_000]),
      await batasOf([1_000]),
    ];
    expect(Math.abs(sliced - whole)).toBeLessThanOrEqual(2);
    expect(Math.abs(3 * third - whole)).toBeLessThanOrEqual(3);
  });

  test('borrows once more for the same customer: who agrees reads what she owes already', async () => {
    await shop.param('PLAFOND_BOLEH_LEWAT', true);
    try {
      const before = await lend({ customer: { ...pinjaman().customer, no_hp: '0813 9999 0001' } });
      const more = pinjaman({
        jumlah_hutang: rp(9_000_000),
        customer: { ...pinjaman().customer, no_hp: '0813 9999 0001', nama: 'Reini Lain Nama' },
      });
      const angka = await requestOf(wire(more));
      expect(angka).toContainEqual({
        label: 'Hutang berjalan',
        nilai: expect.stringMatching(/^1 · Rp 3,500,000$/),
      });
      expect(before.status).toBe('AKTIF');
    } finally {
      await shop.param('PLAFOND_BOLEH_LEWAT', false);
    }
  });

  test('rehearses an approval of 2.50 % and sends 1.00 %, or another sum: it is good for neither', async () => {
    const asked = wire(pinjaman({ bunga: persen(250) }));
    const keystore = await agreed('hutang', asked);
    for (const other of [
      { bunga: persen(100) },
      { bunga: persen(250), jumlah_hutang: rp(4_000_000) },
    ]) {
      const sent = await post('KASIR', 'hutang', wire(pinjaman(other)), {
        'x-otorisasi': keystore,
      });
      expect([403, 409]).toContain(sent.status);
    }
    expect((await post('KASIR', 'hutang', asked, { 'x-otorisasi': keystore })).status).toBe(201);
  });
});

describe('an owner who wants the pledged gold for less', () => {
  const auctioned = async () => {
    await shop.param('HARGA_ROSOK', rp(2_550_000));
    const { no_faktur_hutang: no } = await lend();
    await lewatkan(shop, no);
    return no;
  };

  test('auctions it to himself below its scrap value, in stock or melted: refused, alone or not', async () => {
    const no = await auctioned();
    const low = { ...lelangStock, hasil_lelang: 3_500_000 };
    expect(said(await post('OWN', `hutang/${no}/lelang`, low))).toEqual([422, 'HASIL_KURANG']);
    const hasil = { berat: 4.49, kadar: 71.6 };
    const melted = { ...low, tujuan: 'LEBUR', hasil };
    expect(said(await post('OWN', `hutang/${no}/lelang`, melted))).toEqual([422, 'HASIL_KURANG']);
    expect((await hutangOf(no)).status).toBe('AKTIF');
  });

  test('says that little came out of the pot: whoever agrees reads what was pledged beside it', async () => {
    const no = await auctioned();
    const body = { ...lelangStock, tujuan: 'LEBUR', hasil: { berat: 0.5, kadar: 60 } };
    const asked = await post('SPV', 'otorisasi', {
      method: 'POST',
      path: `/api/v1/hutang/${no}/lelang`,
      body,
    });
    const { keystore } = asked.body.data as { keystore: string };
    const [{ angka }] = (await shop.rows('select angka from otorisasi where keystore = $1', [
      keystore,
    ])) as [{ angka: { label: string; nilai: string }[] }];
    // Of the auction itself, and of the loss that the owner agrees to besides (D-51.17).
    expect(angka).toContainEqual({ label: 'Murni', nilai: '3.225 g', ke: 1 });
    expect(angka).toContainEqual({ label: 'Hasil lebur', nilai: '0.300 g', ke: 1 });
    expect(angka).toContainEqual({ label: 'Susut murni', nilai: '2.925 g', ke: 2 });
  });

  test('pays a surplus to a friend: the name and card are agreed to, and it is paid once', async () => {
    const no = await auctioned();
    await done(shop, 'OWN', `hutang/${no}/lelang`, lelangStock);
    const path = `hutang/${no}/bayar-kelebihan`;
    const teman = { penerima: 'Teman Kasir', no_ktp: '3201234567890077' };
    const keystore = await agreed(path, {});
    const other = await post('KASIR', path, teman, { 'x-otorisasi': keystore });
    expect([403, 409]).toContain(other.status);
    const paid = await disetujui(shop, path, teman, 'OWN', 'KASIR');
    expect(paid.body.data).toMatchObject({ penerima: 'Teman Kasir' });
    const asked = await shop.rows<{ angka: { label: string; nilai: string }[] }>(
      `select angka from otorisasi where 'BAYAR_KELEBIHAN_LELANG' = any (event) and status = 'TERPAKAI'`,
    );
    expect(asked.map(({ angka }) => angka)).toContainEqual(
      expect.arrayContaining([
        { label: 'Penerima', nilai: 'Teman Kasir' },
        { label: 'Identitas', nilai: '3201234567890077', rahasia: 'no_ktp' },
      ]),
    );
    expect(said(await post('KASIR', path, {}, { 'x-otorisasi': keystore }))).toEqual([
      409,
      'KELEBIHAN_SUDAH',
    ]);
    expect(said(await post('OWN', path, {}))).toEqual([409, 'KELEBIHAN_SUDAH']);
  });

  test('no row of the record holds the number of a card, the figures that were agreed to neither', async () => {
    const rows = await shop.rows<{ tindakan: string; isi: string }>(
      `select tindakan, concat(sebelum, sesudah) as isi from audit`,
    );
    expect(rows.filter(({ isi }) => /(?<!\d)\d{16}(?!\d)/.test(isi))).toEqual([]);
    const [asked] = rows.filter(({ isi }) => isi.includes('Identitas') && isi.includes('*0077 '));
    expect(asked?.tindakan).toBe('MINTA_OTORISASI');
  });
});

test('gold that comes back lighter after a redemption is taken back by nobody, owner or not', async () => {
  const { no_faktur_hutang: no } = await lend();
  expect((await post('KASIR', `hutang/${no}/pelunasan`, {})).status).toBe(201);
  const barang = [
    { urut: 1, berat: 2.4 },
    { urut: 2, berat: 1.5 },
  ];
  const body = { alasan: 'Salah ketik', barang };
  for (const who of ['KASIR', 'SPV', 'OWN'] as const)
    expect((await post(who, `hutang/${no}/batal-lunas`, body)).status).toBe(422);
  expect((await hutangOf(no)).status).toBe('LUNAS');
});
