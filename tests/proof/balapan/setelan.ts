import { expect } from 'vitest';
import { templatBawaan } from '#areas/toko/rules/templat-nota.ts';
import { angka, kunci, satuMenang, serentak, type Balapan } from '#tests/proof/balapan/meja.ts';
import { izin, type Tulisan } from '#tests/kit/orang/setuju.ts';
import { PASSWORD, type Shop } from '#tests/kit/shop.ts';

/** How far the audit rows of the shop have come. */
const jejak = (shop: Shop) =>
  angka<{ urut: number }>(shop, `select max(urut) as urut from audit where kode_toko = 'KJ1'`);

/** Each audit row says what the one before it had left (I-24). */
async function bersambung(shop: Shop, sejak: number, kali: number | 'FEWER'): Promise<void> {
  const row = await angka(
    shop,
    `select count(*)::int as kali, count(*) filter (where ke > 1 and sebelum is distinct from lalu)::int as putus
       from (select sebelum::jsonb as sebelum, lag(sesudah::jsonb) over w as lalu, row_number() over w as ke
               from audit where kode_toko = 'KJ1' and urut > $1
             window w as (partition by tabel, kunci order by urut)) a`,
    [sejak],
  );
  expect(row).toEqual({ kali: kali === 'FEWER' ? expect.any(Number) : kali, putus: 0 });
}

/** Everybody sends a value of their own to one row: each is kept after the one that it replaced. */
const berturut =
  (path: string, isi: (at: number) => object, kali?: 'FEWER'): Balapan =>
  async (shop, meja) => {
    const { urut } = await jejak(shop);
    const answers = await serentak(meja, (at) => shop.as('OWN').raw('PUT', path, isi(at), kunci()));
    expect(answers.map(({ status, text }) => [status, status < 300 ? '' : text])).toEqual(
      answers.map(() => [200, '']),
    );
    await bersambung(shop, urut, kali ?? meja);
  };

const kartu = { judul: 'SAHABAT KENCANA', warna: 'EMAS', isi: ['TOKO', 'HP'] };
export const ucapanMember = berturut('setting-member', (at) => ({
  ucapan: `Selamat ulang tahun dari meja ${at}, {nama}`,
  kartu,
}));
export const templatNota = berturut('setting-nota/PENJUALAN', (at) => ({
  templat: { ...templatBawaan('PENJUALAN'), catatan: `Meja ${at}` },
}));
export const satuParameter = berturut('para-system/key/TOLERANSI_TIMBANG_BAKI', (at) => ({
  value: 1 + at / 100,
}));
/** On and off: one that says what holds already changes nothing and leaves no row. */
export const satuModul = berturut(
  'modul/SUPPLIER_BARANG_MODULE',
  (at) => ({ aktif: at % 2 === 0 }),
  'FEWER',
);
export const satuMaster = berturut('sales/S01', (at) => ({
  nama: `Sales ${at}`,
  hp: null,
  target: 0,
  id_fee: null,
}));

/** Ranges that overlap, added by everybody: one is kept, under a number that is its own (D-7.2). */
export const rentangMaster: Balapan = async (shop, meja) => {
  const { hari } = await angka<{ hari: number }>(
    shop,
    `select greatest(max(hari_sampai), 1000) + 1 as hari from rugi_nota where kode_toko = 'KJ1'`,
  );
  const answers = await serentak(meja, () =>
    shop
      .as('OWN')
      .raw('POST', 'ruginota', { hari_dari: hari, hari_sampai: hari + 3, persen: 1 }, kunci()),
  );
  satuMenang(answers, 'DATA_BENTROK');
};

/** Two owners lose their level at once, each agreed to before: one of them stays an owner (1§2). */
export const satuOwner: Balapan = async (shop, meja) => {
  const [su, own] = [shop.as('SU', 'PST'), shop.as('OWN', 'PST')];
  const isi = { usere_name: 'Owner', kode_sales: null };
  const kedua = 'own2.pst';
  const baru = { ...isi, user_id: kedua, level: 'OWN', password: `${PASSWORD}-x` };
  const ubah = (user_id: string, level: string): Tulisan => {
    const body = { ...isi, level, is_active: true };
    return { path: `users/${user_id}`, method: 'PUT', body };
  };
  const kirim = ({ path, method = 'POST', body }: Tulisan, keystore?: string) =>
    su.raw(method, path, body, { ...kunci(), ...(keystore && { 'x-otorisasi': keystore }) });
  const [ada] = await shop.rows('select from users where user_id = $1', [kedua]);
  const jadi = ada ? ubah(kedua, 'OWN') : { path: 'users', body: baru };
  expect((await kirim(jadi, await izin(su, own, jadi))).status).toBeLessThan(300);
  const turun = Array.from({ length: meja }, (_, at) => ubah(at % 2 ? 'own.pst' : kedua, 'SPV'));
  const setuju: string[] = [];
  for (const write of turun) setuju.push(await izin(su, own, write));
  const answers = await serentak(meja, (at) => kirim(turun[at]!, setuju[at]));
  const { owner } = await angka(
    shop,
    `select count(*)::int as owner from users where kode_toko = 'PST' and level = 'OWN' and is_active`,
  );
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(owner).toBe(1);
  // The one who stayed is a matter of chance: later races find head office with its own owner again.
  await shop.rows(
    `update users set level = case user_id when 'own.pst' then 'OWN' else 'SPV' end
      where user_id in ('own.pst', $1)`,
    [kedua],
  );
};
