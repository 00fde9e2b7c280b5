import { bukaMember, jadiMember } from '#tests/kit/orang/member.ts';
import { simpan } from '#tests/proof/balapan/batal.ts';
import { done } from '#tests/kit/done.ts';
import { batal, type Buat, type Daftar } from '#tests/proof/setuju/perbuatan.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** A member with points, in a shop that has members at all. */
async function berpoin(shop: Shop): Promise<string> {
  const [ada] = await shop.rows(`select 1 from parameter_point where kode_toko = 'KJ1'`);
  if (!ada) await bukaMember(shop);
  const kode = await jadiMember(shop, 'Ratna Wulandari');
  await done(shop, 'OWN', `member/${kode}/koreksi-poin`, { poin: 100, alasan: 'Saldo kartu lama' });
  return kode;
}

const koreksi: Buat = async (shop) => ({
  who: 'SPV',
  path: `member/${await berpoin(shop)}/koreksi-poin`,
  body: { poin: 10, alasan: 'Salah hitung' },
  lain: { poin: 11 },
});

/** At first no person may open the page: the owner ticks it for the manager. */
const reset: Buat = async (shop) => {
  const akses = [{ kode: 'reset-poin-member', is_show: true }];
  await done(shop, 'OWN', 'akses/mu.kj1', { akses }, 'PUT');
  return {
    who: 'MU',
    path: 'member/reset-poin',
    body: { kode_customer: [await berpoin(shop)], alasan: 'Akhir tahun' },
    sudah: 'RESET_KOSONG',
  };
};

const hadiah = async (shop: Shop): Promise<string> => {
  const kode = await berpoin(shop);
  await shop.rows(`insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, point, stock)
    values ('KJ1', 'PAYUNG', 'Payung', 10, 1000) on conflict do nothing`);
  const body = { kode_hadiah: 'PAYUNG', qty: 1 };
  return simpan(shop, `member/${kode}/tukar-hadiah`, body, 'no_tukar_hadiah');
};

/** Members, their points and their gifts. */
export const MEMBER: Daftar = [
  ['KOREKSI_POIN', koreksi],
  ['RESET_POIN', reset],
  ['BATAL_HADIAH', batal('KASIR', 'tukar-hadiah', hadiah, 'TUKAR_HADIAH_SUDAH_BATAL')],
];
