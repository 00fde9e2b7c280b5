import { expect } from 'vitest';
import { lelangStock, ditimbangLagi } from '#tests/kit/hutang.ts';
import { done } from '#tests/kit/done.ts';
import { batalSekali } from '#tests/proof/balapan/batal.ts';
import { angka, kunci, satuMenang, serentak, type Balapan } from '#tests/proof/balapan/meja.ts';
import { dipinjam, lewat, pada, PUTUS, tempoOf } from '#tests/proof/balapan/pinjam.ts';

const alasan = { alasan: 'Salah ketik' };

export const batalHutang = batalSekali('hutang', dipinjam, 'HUTANG_SUDAH_BATAL');

/** The act that ended a loan, cancelled by everybody: the gold comes back once (D-35.18). */
const batalLunasSekali =
  (verb: string, body: object = {}): Balapan =>
  async (shop, meja) => {
    const no = await dipinjam(shop);
    await done(shop, 'OWN', `hutang/${no}/${verb}`, body);
    const answers = await serentak(meja, () =>
      pada(shop, no, 'batal-lunas', { ...alasan, barang: ditimbangLagi }),
    );
    satuMenang(answers, 'HUTANG_LUNAS_TIDAK_ADA', 'HUTANG_LUNAS_SUDAH_BATAL');
  };
export const batalLunas = batalLunasSekali('pelunasan');
/** Goods that were sold to the shop: both halves go back once (D-35.17). */
export const batalPutus = batalLunasSekali(...PUTUS);

export const batalLelang = batalSekali(
  'hutang',
  async (shop) => {
    const no = await lewat(shop);
    const { no_lelang } = await done(shop, 'OWN', `hutang/${no}/lelang`, lelangStock);
    return `${no}/lelang/${no_lelang}`;
  },
  'LELANG_HUTANG_SUDAH_BATAL',
);

/** A payout cancelled by everybody: the surplus is owed again, once. */
export const batalKelebihan = batalSekali(
  'hutang',
  async (shop) => {
    const no = await lewat(shop);
    await done(shop, 'OWN', `hutang/${no}/lelang`, lelangStock);
    const { no_kelebihan } = await done(shop, 'OWN', `hutang/${no}/bayar-kelebihan`, {});
    return `${no}/bayar-kelebihan/${no_kelebihan}`;
  },
  'KELEBIHAN_LELANG_SUDAH_BATAL',
);

/** A renewal cancelled by some while interest of the new loan is paid by others (D-35.18). */
export const batalRemajaAtauBunga: Balapan = async (shop, meja) => {
  const ubah = { jumlah_hutang: 3_000_000, lama_bulan: 4 };
  const lama = await dipinjam(shop);
  const { no_hutang_baru: no } = await done(shop, 'OWN', `hutang/${lama}/peremajaan`, ubah);
  const { tempo: sampai_tgl } = await tempoOf(shop, no);
  const answers = await serentak(meja, (at) =>
    at % 2 ? pada(shop, no, 'bayar-bunga', { sampai_tgl }) : pada(shop, no, 'batal', alasan),
  );
  const terlambat = ['HUTANG_STATUS', 'HUTANG_BERLANJUT', 'HUTANG_SUDAH_BATAL'];
  satuMenang(answers, ...terlambat, 'HUTANG_REMAJA_SUDAH_BATAL', 'BUNGA_SUDAH_DIBAYAR');
};

/** A redemption that waits is validated by everybody: the money comes once (D-35.13). */
export const satuValidasi: Balapan = async (shop, meja) => {
  const no = await dipinjam(shop);
  await shop.modulOn('VALIDASI_PELUNASAN_HUTANG_MODULE');
  try {
    await done(shop, 'OWN', `hutang/${no}/pelunasan`, {});
    const body = { no_faktur_hutangs: [no], user_id: 'own.kj1' };
    const answers = await serentak(meja, () =>
      shop.as('OWN').raw('POST', 'hutang/validate-pelunasan', body, kunci()),
    );
    satuMenang(answers, 'HUTANG_TIDAK_MENUNGGU');
  } finally {
    await shop.modulOff('VALIDASI_PELUNASAN_HUTANG_MODULE');
  }
};

/** A redemption that waits is validated by some, cancelled by others: what was booked is mirrored, else nothing is. */
export const validasiLawanTolak: Balapan = async (shop, meja) => {
  const no = await dipinjam(shop);
  await shop.modulOn('VALIDASI_PELUNASAN_HUTANG_MODULE');
  try {
    await done(shop, 'OWN', `hutang/${no}/pelunasan`, {});
    const body = { no_faktur_hutangs: [no], user_id: 'own.kj1' };
    const answers = await serentak(meja, (at) =>
      at % 2
        ? shop.as('OWN').raw('POST', 'hutang/validate-pelunasan', body, kunci())
        : pada(shop, no, 'batal-lunas', alasan),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const won = answers.map(({ status }) => status < 300);
    const ya = won.filter((one, at) => one && at % 2 === 1).length;
    const tolak = won.filter((one, at) => one && at % 2 === 0).length;
    const { status, sets } = await angka<{ status: string; sets: number }>(
      shop,
      `select h.status, (select count(*)::int from buku_set s where s.no_bukti = l.no_lunas or s.membalik = l.no_lunas) as sets
         from hutang h join hutang_lunas l using (kode_toko, no_faktur_hutang) where h.no_faktur_hutang = $1`,
      [no],
    );
    expect({ tolak, status, sets }).toEqual({
      tolak: meja === 1 || tolak > 0 ? 1 : 0,
      status: tolak > 0 ? 'AKTIF' : 'LUNAS',
      sets: ya + (ya > 0 ? tolak : 0),
    });
  } finally {
    await shop.modulOff('VALIDASI_PELUNASAN_HUTANG_MODULE');
  }
};
