import { expect } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ditimbang, lelangStock, lewatkan, pinjamkan, REINI } from '#tests/kit/hutang.ts';
import { done } from '#tests/kit/done.ts';
import type { Raw, Shop } from '#tests/kit/shop.ts';
import { ownerSendiri } from '#tests/proof/balapan/batal.ts';
import { angka, kunci, satuMenang, serentak, type Balapan } from '#tests/proof/balapan/meja.ts';

const MODAL = { kode_transaksi: 'MODAL_KAS', jumlah: 9_000_000, keterangan: 'Modal pinjaman' };

/** 3,500,000 lent on two rings by a shop whose drawer has it, and whose owner acts alone; answers its number. */
export async function dipinjam(shop: Shop): Promise<string> {
  await ownerSendiri(shop);
  await done(shop, 'OWN', 'cash/masuk', MODAL);
  return (await pinjamkan(shop)).no_faktur_hutang;
}

/** Overdue past the days of grace, its customer warned, gold priced as scrap. */
export async function lewat(shop: Shop): Promise<string> {
  await shop.param('HARGA_ROSOK', rp(2_000_000));
  const no = await dipinjam(shop);
  await lewatkan(shop, no);
  return no;
}

/** An act on a loan by its owner, under a key of its own. */
export const pada = (shop: Shop, no: string, verb: string, body: object = {}): Promise<Raw> =>
  shop.as('OWN').raw('POST', `hutang/${no}/${verb}`, body, kunci());

/** Half of the counters do one act on a loan, half another: it ends one way. */
const satuJalan =
  (
    buat: (shop: Shop) => Promise<string>,
    [satu, lain]: readonly [Langkah, Langkah],
    ...codes: string[]
  ): Balapan =>
  async (shop, meja) => {
    const no = await buat(shop);
    const answers = await serentak(meja, (at) => pada(shop, no, ...(at % 2 ? lain : satu)));
    satuMenang(answers, ...codes);
  };
type Langkah = readonly [verb: string, body?: object];

const TEBUS: Langkah = ['pelunasan'];
const REMAJA: Langkah = ['peremajaan', { jumlah_hutang: 3_000_000, lama_bulan: 4 }];
const LELANG: Langkah = ['lelang', lelangStock];
export const PUTUS: Langkah = [
  'beli-putus',
  { kode_sales: 'S01', barang: ditimbang, no_ktp: REINI.no_ktp },
];

/** One loan redeemed by everybody: the gold is handed over once (D-16.3). */
export const satuLunas = satuJalan(dipinjam, [TEBUS, TEBUS], 'HUTANG_STATUS');

/** The same days of one loan paid by everybody: they are charged once (D-35.7). */
export const satuBunga: Balapan = async (shop, meja) => {
  const no = await dipinjam(shop);
  const { tempo } = await tempoOf(shop, no);
  const answers = await serentak(meja, () => pada(shop, no, 'bayar-bunga', { sampai_tgl: tempo }));
  satuMenang(answers, 'BUNGA_SUDAH_DIBAYAR');
};

/** One loan renewed by some and redeemed by others: it ends one way (D-35.10). */
export const remajaAtauLunas = satuJalan(dipinjam, [REMAJA, TEBUS], 'HUTANG_STATUS');

/** One loan's goods sold by some and redeemed by others: they go one way (D-35.17). */
export const putusAtauLunas = satuJalan(dipinjam, [PUTUS, TEBUS], 'HUTANG_STATUS');

/** One loan auctioned by some and redeemed by others: the goods go one way (D-35.14). */
export const lelangAtauLunas = satuJalan(lewat, [LELANG, TEBUS], 'HUTANG_STATUS');

/** One loan auctioned by some while its interest is paid by others: a customer who pays in time keeps it (D-35.14). */
export const lelangAtauBunga = satuJalan(
  lewat,
  [LELANG, ['bayar-bunga']],
  'HUTANG_STATUS',
  'BELUM_BOLEH_LELANG',
  'BUNGA_SUDAH_DIBAYAR',
);

/** One loan cancelled by some while its interest is paid by others: a cancelled loan bears no interest (D-35.18). */
export const batalAtauBunga: Balapan = async (shop, meja) => {
  const no = await dipinjam(shop);
  const { tempo: sampai_tgl } = await tempoOf(shop, no);
  const answers = await serentak(meja, (at) =>
    at % 2
      ? pada(shop, no, 'bayar-bunga', { sampai_tgl })
      : pada(shop, no, 'batal', { alasan: 'Salah ketik' }),
  );
  const codes = ['HUTANG_STATUS', 'HUTANG_BERLANJUT', 'HUTANG_SUDAH_BATAL', 'BUNGA_SUDAH_DIBAYAR'];
  satuMenang(answers, ...codes);
};

/** Interest cancelled by some, the next paid by others: one span follows the other, or replaces it (D-35.18). */
export const bungaLawanBatal: Balapan = async (shop, meja) => {
  const no = await dipinjam(shop);
  const { tempo, tgl } = await tempoOf(shop, no);
  const { no_bunga } = await done(shop, 'OWN', `hutang/${no}/bayar-bunga`, { sampai_tgl: tempo });
  // What was paid has moved the due date on: further interest may be paid up to the new one.
  const { tempo: sampai_tgl } = await tempoOf(shop, no);
  const answers = await serentak(meja, (at) =>
    at % 2
      ? pada(shop, no, 'bayar-bunga', { sampai_tgl })
      : pada(shop, no, `bayar-bunga/${no_bunga}/batal`, { alasan: 'Salah ketik' }),
  );
  const batal = answers.filter(({ status }, at) => status < 300 && at % 2 === 0).length;
  const bayar = answers.filter(({ status }, at) => status < 300 && at % 2 === 1).length;
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect([batal <= 1, bayar <= 1, batal + bayar >= 1]).toEqual([true, true, true]);
  const { hari, sampai } = await angka<{ hari: number; sampai: string }>(
    shop,
    `select coalesce(sum(hari_bunga), 0)::int as hari, (select bunga_dibayar_sampai from hutang where no_faktur_hutang = $1) as sampai
       from hutang_bunga where no_faktur_hutang = $1 and status <> 'CANC'`,
    [no],
  );
  const lewati = await angka<{ hari: number }>(shop, 'select ($1::date - $2::date)::int as hari', [
    sampai,
    tgl,
  ]);
  expect(hari).toBe(lewati.hari);
};

export const tempoOf = (shop: Shop, no: string) =>
  angka<{ tempo: string; tgl: string }>(
    shop,
    'select tgl_jatuh_tempo as tempo, tgl_system as tgl from hutang where no_faktur_hutang = $1',
    [no],
  );

/** One surplus paid out by everybody: it is owed once (D-35.16). */
export const satuKelebihan: Balapan = async (shop, meja) => {
  const no = await lewat(shop);
  await done(shop, 'OWN', `hutang/${no}/lelang`, lelangStock);
  const answers = await serentak(meja, () => pada(shop, no, 'bayar-kelebihan'));
  satuMenang(answers, 'KELEBIHAN_SUDAH');
};
