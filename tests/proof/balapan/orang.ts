import { expect } from 'vitest';
import { PASSWORD } from '#tests/kit/shop.ts';
import {
  angka,
  kunci,
  nota,
  potong,
  serentak,
  tulis,
  type Balapan,
} from '#tests/proof/balapan/meja.ts';

/** One user at several screens at once: one session lives (D-3.4). */
export const satuSesi: Balapan = async (shop, meja) => {
  await serentak(meja, (at) =>
    shop
      .as('KASIR')
      .raw(
        'POST',
        'users/login',
        { user_id: 'ksr2.kj1', password: PASSWORD },
        { 'x-device': `layar-balapan-${at}` },
      ),
  );
  const { hidup } = await angka(
    shop,
    `select count(*)::int as hidup from sesi where user_id = 'ksr2.kj1' and berakhir is null`,
  );
  expect(hidup).toBe(1);
};

/** Two superiors answer one request, one with yes and one with no: the first answer applies. */
export const satuJawaban: Balapan = async (shop, meja) => {
  const gaji = { kode_transaksi: 'GAJI', jumlah: 6_000_000, keterangan: 'Gaji November' };
  await tulis(shop, 4, 'cash/masuk', { ...gaji, kode_transaksi: 'MODAL_KAS' });
  const path = '/api/v1/cash/keluar';
  const asked = await tulis(shop, 0, 'otorisasi', { method: 'POST', path, body: gaji });
  const { keystore } = asked.body.data as { keystore: string };
  const answers = await serentak(meja, (at) =>
    shop
      .as(at % 2 ? 'OWN' : 'SPV')
      .raw('POST', `otorisasi/${keystore}/${at % 2 ? 'setujui' : 'tolak'}`, { alasan: 'Tidak' }),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
};

/** A new customer pays at two tills: every sale is saved, and the shop knows the number once (D-17.1). */
export const satuCustomer: Balapan = async (shop, meja) => {
  const codes = await potong(shop, meja);
  const no_hp = `0812${String(Number(kunci()['idempotency-key'].slice(14))).padStart(8, '0')}`;
  const answers = await serentak(meja, (at) =>
    tulis(shop, at, 'penjualan', {
      ...nota(codes[at]!),
      customer: { nama: 'Ibu Baru', alamat: 'Jl. Baru 1', no_hp },
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const { banyak } = await angka(
    shop,
    'select count(*)::int as banyak from customer where no_hp = $1',
    [`+62${no_hp.slice(1)}`],
  );
  expect(banyak).toBe(1);
};

/** One user id taken by two shops of the chain at once: it belongs to one (D-3.1). */
export const satuUser: Balapan = async (shop, meja) => {
  const user_id = `balap${kunci()['idempotency-key'].slice(14)}`;
  const isi = { user_id, usere_name: 'Wati', level: 'KASIR', password: 'ikan-bakar-sambal-77' };
  const answers = await serentak(meja, (at) =>
    shop
      .as('OWN', at % 2 ? 'KJ1' : 'PST')
      .raw('POST', 'users', { ...isi, kode_sales: null }, kunci()),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(meja - 1);
};

/** Two owners make people whose ids look alike: one of them is made. */
export const satuRupa: Balapan = async (shop, meja) => {
  const rupa = kunci()['idempotency-key'].slice(14);
  const isi = { usere_name: 'Wati', level: 'KASIR', password: 'ikan-bakar-sambal-77' };
  const answers = await serentak(meja, (at) =>
    shop
      .as('OWN', at % 2 ? 'KJ1' : 'PST')
      .raw(
        'POST',
        'users',
        { ...isi, user_id: `rupa${'-'.repeat(at % 2)}${rupa}`, kode_sales: null },
        kunci(),
      ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
};

/** A password guessed at several screens at once: five are looked at, the others wait. */
export const tebakSerentak: Balapan = async (shop, meja) => {
  await shop.rows('delete from gagal_login');
  const isi = { user_id: 'ksr2.kj1', password: 'tebakan-orang-asing' };
  const answers = await serentak(meja, () => shop.as('KASIR').raw('POST', 'users/login', isi));
  const looked = answers.filter(({ status }) => status === 401);
  expect(looked).toHaveLength(Math.min(meja, 5));
};

/** Writes that share nothing but the shop's chain of audit rows: no link is missing or made twice. */
export const rantaiAudit: Balapan = async (shop, meja) => {
  await shop.rows("delete from gagal_login where kunci like 'minta:%'");
  const path = '/api/v1/cash/keluar';
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 9_000_000, keterangan: 'Modal' };
  await tulis(shop, 4, 'cash/masuk', modal);
  const answers = await serentak(meja, (at) =>
    tulis(shop, at % 2, 'otorisasi', {
      method: 'POST',
      path,
      body: { kode_transaksi: 'GAJI', jumlah: 6_000_000 + at, keterangan: 'Gaji November' },
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
};

let kategori = 0;
/** Rows that have nothing in common but the shop whose chain they join. */
export const rantaiTulis: Balapan = async (shop, meja) => {
  const answers = await serentak(meja, () => {
    const kode_kategori = `K${(kategori += 1)}`;
    const row = { kode_kategori, nama: `Kategori ${kode_kategori}` };
    return shop.as('OWN').raw('POST', 'kategori', row, kunci());
  });
  expect(answers.map(({ status, text }) => (status === 201 ? 201 : text))).toEqual(
    answers.map(() => 201),
  );
};
