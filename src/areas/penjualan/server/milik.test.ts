import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipan, titipkan } from '#tests/kit/titipan.ts';

/** Whose money and gold it is: a deposit and a coupon serve the customer whom they name (D-51.9). */
let shop: Shop;
const SARI = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '081234567890' };
const BUDI = { nama: 'Pak Budi', alamat: 'Jl. Kenanga 9', no_hp: '081355550199' };
const PENGAMBIL = { diambil_oleh: 'Anak Ibu Sari', no_ktp: '3201 2345 6789 0055' };
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const held = async (dp = 500_000) => {
  const [code] = (await tambahPotong(shop, ['P4'])) as [string];
  const { no_titip } = await titipkan(shop, [code], cash(dp));
  return { code, no_titip };
};
const jual = (code: string, no_titip: string, more: object = {}) => ({
  ...titipan([code]),
  titipan: [no_titip],
  ...cash(970_000),
  ...more,
});
const asked = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.events ?? body.code,
];
const nilai = ({ body }: Awaited<ReturnType<typeof send>>) =>
  (body.angka as { nilai: string }[]).map((one) => one.nilai);
const pesan = () =>
  shop.rows<{ no_dokumen: string; penerima: string }>(
    `select no_dokumen, penerima from pesan where jenis = 'MILIK_LAIN'`,
  );

describe('a deposit of Ibu Sari', () => {
  test('pays her own nota: nobody is asked, and nobody is told', async () => {
    const { code, no_titip } = await held();
    const made = await send(shop.as('KASIR'), 'penjualan', jual(code, no_titip));
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(await pesan()).toEqual([]);
  });

  test('pays another’s nota by a supervisor’s word only, who reads both people; she hears of it', async () => {
    const { code, no_titip } = await held();
    const other = jual(code, no_titip, { customer: BUDI });
    const alone = await send(shop.as('KASIR'), 'penjualan', other);
    expect(asked(alone)).toEqual([403, ['MILIK_LAIN']]);
    expect(nilai(alone)).toEqual([
      no_titip,
      'Ibu Sari',
      '0812****7890',
      'Pak Budi',
      '0813****0199',
      'Rp 500,000',
    ]);
    await shop.modulOn('WHATSAPP_MODULE');
    const made = await disetujui(shop, 'penjualan', other);
    await shop.modulOff('WHATSAPP_MODULE');
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(await pesan()).toEqual([{ no_dokumen: no_titip, penerima: '+6281234567890' }]);
  });

  test.each([
    ['nobody', { kode_customer: null, nama: null, alamat: null, no_hp: null }],
    ['her name without her number', { nama: 'Ibu Sari', alamat: 'Jl. Lain 3' }],
    ['her name with another number', { ...SARI, no_hp: '081355550188' }],
  ])('does not serve %s', async (_, customer) => {
    await shop.param('CUSTOMER_WAJIB', 'TIDAK');
    const { code, no_titip } = await held();
    const answer = await send(shop.as('KASIR'), 'penjualan', jual(code, no_titip, { customer }));
    await shop.param('CUSTOMER_WAJIB', 'NAMA');
    expect(asked(answer)).toEqual([403, ['MILIK_LAIN']]);
  });
});

describe('who fetches', () => {
  beforeAll(() => shop.param('IDENTITAS_AMBIL_WAJIB', true));
  afterAll(() => shop.param('IDENTITAS_AMBIL_WAJIB', false));

  test('without the slip’s QR says who he is, at every door; the document keeps it', async () => {
    const { code, no_titip } = await held();
    for (const [path, body] of [
      [`titip/${no_titip}/ambil`, cash(970_000)],
      ['penjualan', jual(code, no_titip)],
      [`titip/${no_titip}/batal`, { alasan: 'Tidak jadi' }],
    ] as const) {
      const nothing = await send(shop.as('KASIR'), path, body);
      expect([path, nothing.status, nothing.body.code]).toEqual([path, 422, 'AMBIL_NAMA']);
      const nameOnly = await send(shop.as('KASIR'), path, { ...body, diambil_oleh: 'Anak' });
      expect([path, nameOnly.body.code]).toEqual([path, 'AMBIL_KTP']);
      const zeros = { ...body, diambil_oleh: 'Anak', no_ktp: '0000000000000000' };
      expect((await send(shop.as('KASIR'), path, zeros)).status).toBeLessThan(500);
      expect((await send(shop.as('KASIR'), path, zeros)).status).toBeGreaterThanOrEqual(400);
      const foreign = await send(shop.as('KASIR'), path, {
        ...body,
        kode_nota: 'https://x/nota/AAAA',
      });
      expect([path, foreign.body.code]).toEqual([path, 'QR_SALAH']);
    }
    const ambil = { ...cash(970_000), ...PENGAMBIL };
    const made = await disetujui(shop, `titip/${no_titip}/ambil`, ambil);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const one = await shop.as('KASIR').raw('GET', `titip/${no_titip}`);
    expect(one.body.data).toMatchObject({ status: 'DIAMBIL', diambil_oleh: 'Anak Ibu Sari' });
    expect(one.text).not.toContain('3201234567890055');
    const [row] = await shop.rows('select no_ktp from titipan where no_titip = $1', [no_titip]);
    expect(row).toEqual({ no_ktp: '3201234567890055' });
  });

  test('with the QR of the slip, whole address or its word, nobody is asked for a name', async () => {
    const { no_titip } = await held();
    const [{ kode_nota }] = (await shop.rows('select kode_nota from titipan where no_titip = $1', [
      no_titip,
    ])) as [{ kode_nota: string }];
    const body = { ...cash(970_000), kode_nota: `https://toko.contoh/nota/${kode_nota}` };
    const made = await send(shop.as('KASIR'), `titip/${no_titip}/ambil`, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
  });

  test('a slip vouches for its own deposit: beside it another one of the same customer is agreed to', async () => {
    const [satu, dua] = [await held(), await held(40_000)];
    const [row] = await shop.rows<{ kode_nota: string }>(
      'select kode_nota from titipan where no_titip = $1',
      [dua.no_titip],
    );
    const answer = await send(shop.as('KASIR'), 'penjualan', {
      ...titipan([satu.code, dua.code]),
      titipan: [satu.no_titip, dua.no_titip],
      ...cash(2_400_000),
      kode_nota: row!.kode_nota,
    });
    expect(asked(answer)).toEqual([403, ['MILIK_LAIN']]);
    expect(nilai(answer)).toContain(satu.no_titip);
    expect(nilai(answer)).not.toContain(dua.no_titip);
  });

  test('a cashier alone has no slip of another day to show: its word is not told', async () => {
    const { no_titip } = await held();
    const alamat = async (who: 'KASIR' | 'SPV') =>
      (await shop.as(who).raw('GET', `alamat-nota/${no_titip}`)).body.data as {
        alamat: string | null;
      };
    expect((await alamat('KASIR')).alamat).not.toBe(null);
    await shop.hari('2026-11-21');
    expect((await alamat('KASIR')).alamat).toBe(null);
    expect((await alamat('SPV')).alamat).not.toBe(null);
  });

  test('her name with a number that no card can be compared with is agreed to; the number of her card is enough', async () => {
    const { code, no_titip } = await held();
    const sendiri = { diambil_oleh: 'ibu SARI', no_ktp: '3201234567890011' };
    for (const [path, body] of [
      [`titip/${no_titip}/ambil`, cash(970_000)],
      ['penjualan', jual(code, no_titip)],
    ] as const) {
      const alone = await send(shop.as('KASIR'), path, { ...body, ...sendiri });
      expect([path, ...asked(alone)]).toEqual([path, 403, ['MILIK_LAIN']]);
      expect(nilai(alone)).toContain('KTP tidak dapat dicocokkan');
    }
    const refund = { alasan: 'Tidak jadi', ...sendiri };
    const back = await send(shop.as('KASIR'), `titip/${no_titip}/batal`, refund);
    expect(asked(back)).toEqual([403, ['BATAL_TITIPAN', 'MILIK_LAIN']]);
    await shop.rows(
      `update customer set no_ktp = '3201234567890011'
        where kode_customer = (select kode_customer from titipan where no_titip = $1)`,
      [no_titip],
    );
    const hers = await send(shop.as('KASIR'), `titip/${no_titip}/batal`, refund);
    expect(asked(hers)).toEqual([403, ['BATAL_TITIPAN']]);
    const made = await send(shop.as('KASIR'), `titip/${no_titip}/ambil`, {
      ...cash(970_000),
      ...sendiri,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    await shop.rows(`update customer set no_ktp = null where no_ktp = '3201234567890011'`);
  });

  test('a refund names who took it, before the approver', async () => {
    const { no_titip } = await held();
    const body = { alasan: 'Tidak jadi', ...PENGAMBIL };
    const alone = await send(shop.as('KASIR'), `titip/${no_titip}/batal`, body);
    expect(asked(alone)).toEqual([403, ['BATAL_TITIPAN', 'MILIK_LAIN']]);
    expect(alone.text).toContain('Anak Ibu Sari');
    const made = await disetujui(shop, `titip/${no_titip}/batal`, body);
    expect(made.body.data).toMatchObject({ status: 'CANC', diambil_oleh: 'Anak Ibu Sari' });
    const [row] = await shop.rows('select setuju_pemilik from titipan where no_titip = $1', [
      no_titip,
    ]);
    expect(row).toEqual({ setuju_pemilik: 'SPV' });
  });
});

describe('a cashier’s friend with his own name and card', () => {
  const TEMAN = { diambil_oleh: 'Pak Budi', no_ktp: '3201234567890099' };
  beforeAll(() => shop.modulOn('WHATSAPP_MODULE'));
  afterAll(() => shop.modulOff('WHATSAPP_MODULE'));
  const kabar = async (no: string) => (await pesan()).filter((one) => one.no_dokumen === no);

  test('pays the last 970,000 and does not leave with her ring, unless a supervisor who reads both agrees', async () => {
    const { no_titip } = await held();
    const path = `titip/${no_titip}/ambil`;
    const body = { ...cash(970_000), ...TEMAN };
    const alone = await send(shop.as('KASIR'), path, body);
    expect(asked(alone)).toEqual([403, ['MILIK_LAIN']]);
    expect(nilai(alone)).toEqual([
      no_titip,
      'Ibu Sari',
      '-',
      'Pak Budi',
      '3201********0099',
      'KTP tidak dapat dicocokkan',
    ]);
    // The slip in his hand does not make him her.
    const [{ kode_nota }] = (await shop.rows('select kode_nota from titipan where no_titip = $1', [
      no_titip,
    ])) as [{ kode_nota: string }];
    expect(asked(await send(shop.as('KASIR'), path, { ...body, kode_nota }))).toEqual([
      403,
      ['MILIK_LAIN'],
    ]);
    expect(await kabar(no_titip)).toEqual([]);
    const made = await disetujui(shop, path, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(await kabar(no_titip)).toEqual([{ no_dokumen: no_titip, penerima: '+6281234567890' }]);
  });

  test('on a nota of his own the supervisor reads nota and person in one demand', async () => {
    const { code, no_titip } = await held();
    const body = jual(code, no_titip, { customer: BUDI, ...TEMAN });
    const alone = await send(shop.as('KASIR'), 'penjualan', body);
    expect(asked(alone)).toEqual([403, ['MILIK_LAIN']]);
    expect(nilai(alone)).toEqual([
      no_titip,
      'Ibu Sari',
      '0812****7890',
      'Pak Budi',
      '0813****0199',
      'Rp 500,000',
      '-',
      'Pak Budi',
      '3201********0099',
      'KTP tidak dapat dicocokkan',
    ]);
  });

  test('does not take her refund alone; she hears of it', async () => {
    const { no_titip } = await held();
    const body = { alasan: 'Tidak jadi', ...TEMAN };
    const made = await disetujui(shop, `titip/${no_titip}/batal`, body);
    expect(made.body.data, made.text).toMatchObject({ status: 'CANC', diambil_oleh: 'Pak Budi' });
    expect(await kabar(no_titip)).toEqual([{ no_dokumen: no_titip, penerima: '+6281234567890' }]);
  });
});

describe('after its days', () => {
  const today = (harga_per_gram: number) =>
    shop.as('OWN').raw('POST', 'parameter-harga-emas', { kode_kadar: '375', harga_per_gram });
  const sisa = async (no: string) => {
    const [one, list] = [
      await shop.as('KASIR').raw('GET', `titip/${no}`),
      await shop.as('KASIR').raw('GET', `titip?q=${no}&status=LEWAT`),
    ];
    return [
      (one.body.data as { sisa_ambil: number }).sisa_ambil,
      (list.body.data as { sisa_ambil: number }[])[0]?.sisa_ambil,
    ];
  };

  test('it costs the higher of the agreed price and today’s; list and document say what the counter takes', async () => {
    const [low, high] = [await held(400_000), await held(400_000)];
    await shop.hari('2027-01-15');
    await today(1_000_000);
    expect(await sisa(low.no_titip)).toEqual([1_070_000, 1_070_000]);
    const lewat = await shop.as('SPV').raw('GET', 'titip?status=LEWAT&limit=1000');
    const semua = lewat.body.data as { sisa_ambil: number; status: string }[];
    const jumlah = semua.reduce((all, one) => all + one.sisa_ambil, 0);
    const span = 'tgl_from=2026-11-20&tgl_to=2027-01-15&dasar=SALDO';
    const report = await shop.as('SPV').raw('GET', `titip/report-titip-uang?${span}`);
    expect(report.body.catatan).toBe(
      `${semua.length} titipan lewat waktu, sisanya bila diambil hari ini Rp ${jumlah.toLocaleString('en-US')}`,
    );
    const taken = await send(shop.as('KASIR'), `titip/${low.no_titip}/ambil`, cash(1_070_000));
    expect(taken.body.data, taken.text).toMatchObject({ grand_total: 1_470_000, dp_rp: 400_000 });
    await today(1_300_000);
    expect(await sisa(high.no_titip)).toEqual([1_160_000, 1_160_000]);
    const short = await send(shop.as('KASIR'), `titip/${high.no_titip}/ambil`, cash(1_070_000));
    expect(short.status).toBe(422);
    const dear = await send(shop.as('KASIR'), `titip/${high.no_titip}/ambil`, cash(1_160_000));
    expect(dear.body.data, dear.text).toMatchObject({ grand_total: 1_560_000 });
  });
});
