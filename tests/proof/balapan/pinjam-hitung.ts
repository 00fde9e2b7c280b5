import { expect } from 'vitest';
import { done } from '#tests/kit/done.ts';
import type { Raw, Shop } from '#tests/kit/shop.ts';
import { kunci, satuMenang, serentak, type Balapan } from '#tests/proof/balapan/meja.ts';
import { dipinjam, pada } from '#tests/proof/balapan/pinjam.ts';

const hitung = (shop: Shop, act: string, body: object = {}): Promise<Raw> =>
  shop.as('OWN').raw('POST', `opname-hutang${act}`, body, kunci());

/** A count that runs while the race does, and is given up behind it. */
const dihitung =
  (kerja: (shop: Shop, meja: number, no: string) => Promise<void>): Balapan =>
  async (shop, meja) => {
    await shop.modulOn('OPNAME_HUTANG');
    const no = await dipinjam(shop);
    await done(shop, 'OWN', 'opname-hutang/start', {});
    try {
      await kerja(shop, meja, no);
    } finally {
      await hitung(shop, '/kosongkan');
    }
  };

/** In which of its lists the count that runs has a loan. */
async function dimana(shop: Shop, no: string): Promise<string[]> {
  const { body } = await shop.as('OWN').raw('GET', 'opname-hutang/get/hasil');
  return ['hutang_hilang', 'hutang_ketemu', 'keluar'].filter((list) =>
    body.data[list].some((one: { no_hutang: string }) => one.no_hutang === no),
  );
}

/** Everybody begins a count: one runs (decision 431). */
export const satuHitung: Balapan = async (shop, meja) => {
  await shop.modulOn('OPNAME_HUTANG');
  await dipinjam(shop);
  satuMenang(await serentak(meja, () => hitung(shop, '/start')), 'OPNAME_HUTANG_BERJALAN');
  expect((await hitung(shop, '/kosongkan')).status).toBe(200);
};

/** One ticket scanned by everybody: it is ticked once. */
export const satuPindai = dihitung(async (shop, meja, no) => {
  const answers = await serentak(meja, () => hitung(shop, '', { no_faktur_hutang: no }));
  satuMenang(answers, 'HUTANG_SUDAH_DIPINDAI');
  expect(await dimana(shop, no)).toEqual(['hutang_ketemu']);
});

/** One ticket scanned by some while its loan is redeemed by others: ticked at most once, and gone in the end (D-35.21). */
export const pindaiLawanLunas = dihitung(async (shop, meja, no) => {
  const answers = await serentak(meja, (at) =>
    at % 2 ? pada(shop, no, 'pelunasan') : hitung(shop, '', { no_faktur_hutang: no }),
  );
  const [scans, redeemed] = [0, 1].map((odd) => answers.filter((_, at) => at % 2 === odd));
  if (meja > 1) satuMenang(redeemed!, 'HUTANG_STATUS');
  const said = scans!.map(({ status, body }) =>
    status < 300 ? 'BERHASIL' : (body?.code as string),
  );
  expect(said.filter((one) => one === 'BERHASIL').length, said.join()).toBeLessThanOrEqual(1);
  const late = ['BERHASIL', 'HUTANG_SUDAH_DIPINDAI', 'HUTANG_SUDAH_KELUAR'];
  expect(said.filter((one) => !late.includes(one))).toEqual([]);
  expect(await dimana(shop, no)).toEqual([meja > 1 ? 'keluar' : 'hutang_ketemu']);
});

/** A count ended by everybody while a ticket is scanned: it ends once, and what it kept is what was ticked. */
export const selesaiLawanPindai = dihitung(async (shop, meja, no) => {
  const answers = await serentak(meja, (at) =>
    at % 2 ? hitung(shop, '', { no_faktur_hutang: no }) : hitung(shop, '/selesai'),
  );
  const ends = answers.filter((_, at) => at % 2 === 0);
  satuMenang(ends, 'OPNAME_HUTANG_TIDAK_ADA');
  const ticked = answers.some(({ status }, at) => at % 2 === 1 && status < 300);
  const [kept] = await shop.rows<{ hasil: string }>(
    `select r.hasil from opname_hutang_hasil r join opname_hutang o using (kode_toko, id)
      where r.no_hutang = $1 and o.status = 'SELESAI'`,
    [no],
  );
  expect(kept!.hasil).toBe(ticked ? 'KETEMU' : 'HILANG');
});
