import { pinjamkan } from '#tests/kit/hutang.ts';
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
