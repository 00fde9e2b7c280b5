import { rp } from '#kit/rules/quantity.ts';
import { lelangStock, lewatkan, pinjamkan } from '#tests/kit/hutang.ts';
import { done } from '#tests/kit/done.ts';
import { kunci, satuMenang, serentak, type Balapan } from '#tests/proof/balapan/meja.ts';

const MODAL = { kode_transaksi: 'MODAL_KAS', jumlah: 9_000_000, keterangan: 'Modal pinjaman' };

/** One loan redeemed by everybody: the gold is handed over once (D-16.3). */
export const satuLunas: Balapan = async (shop, meja) => {
  await done(shop, 'OWN', 'cash/masuk', MODAL);
  const { no_faktur_hutang } = await pinjamkan(shop);
  const answers = await serentak(meja, () =>
    shop.as('OWN').raw('POST', `hutang/${no_faktur_hutang}/pelunasan`, {}, kunci()),
  );
  satuMenang(answers, 'HUTANG_STATUS');
};

/** The same days of one loan paid by everybody: they are charged once (D-35.7). */
export const satuBunga: Balapan = async (shop, meja) => {
  await done(shop, 'OWN', 'cash/masuk', MODAL);
  const { no_faktur_hutang, tgl_jatuh_tempo } = await pinjamkan(shop);
  const body = { sampai_tgl: tgl_jatuh_tempo };
  const answers = await serentak(meja, () =>
    shop.as('OWN').raw('POST', `hutang/${no_faktur_hutang}/bayar-bunga`, body, kunci()),
  );
  satuMenang(answers, 'BUNGA_SUDAH_DIBAYAR');
};

const ubah = { jumlah_hutang: 3_000_000, lama_bulan: 4 };

/** One loan renewed by some and redeemed by others: it ends one way (D-35.10). */
export const remajaAtauLunas: Balapan = async (shop, meja) => {
  await done(shop, 'OWN', 'cash/masuk', MODAL);
  const { no_faktur_hutang: no } = await pinjamkan(shop);
  const answers = await serentak(meja, (at) =>
    at % 2
      ? shop.as('OWN').raw('POST', `hutang/${no}/pelunasan`, {}, kunci())
      : shop.as('OWN').raw('POST', `hutang/${no}/peremajaan`, ubah, kunci()),
  );
  satuMenang(answers, 'HUTANG_STATUS');
};

/** One loan auctioned by some and redeemed by others: the goods go one way (D-35.14). */
export const lelangAtauLunas: Balapan = async (shop, meja) => {
  await done(shop, 'OWN', 'cash/masuk', MODAL);
  await shop.param('HARGA_ROSOK', rp(2_000_000));
  const { no_faktur_hutang: no } = await pinjamkan(shop);
  await lewatkan(shop, no);
  const answers = await serentak(meja, (at) =>
    at % 2
      ? shop.as('OWN').raw('POST', `hutang/${no}/pelunasan`, {}, kunci())
      : shop.as('OWN').raw('POST', `hutang/${no}/lelang`, lelangStock, kunci()),
  );
  satuMenang(answers, 'HUTANG_STATUS');
};

/** One surplus paid out by everybody: it is owed once (D-35.16). */
export const satuKelebihan: Balapan = async (shop, meja) => {
  await done(shop, 'OWN', 'cash/masuk', MODAL);
  await shop.param('HARGA_ROSOK', rp(2_000_000));
  const { no_faktur_hutang: no } = await pinjamkan(shop);
  await lewatkan(shop, no);
  await done(shop, 'OWN', `hutang/${no}/lelang`, lelangStock);
  const answers = await serentak(meja, () =>
    shop.as('OWN').raw('POST', `hutang/${no}/bayar-kelebihan`, {}, kunci()),
  );
  satuMenang(answers, 'KELEBIHAN_SUDAH');
};
