import { sehariLalu } from '#tests/kit/hutang.ts';
import type { Raw, Shop } from '#tests/kit/shop.ts';
import {
  alasan,
  DEPT,
  kasir,
  lakukan,
  NAMA,
  ORANG,
  pick,
  sales,
  satu,
  type Act,
  type Roll,
} from '#tests/proof/oracle/tindakan.ts';

/** Somebody borrows on one piece or several; now and then the till holds less than is asked for. */
const pinjam: Act = (shop, roll) =>
  lakukan(shop, kasir(roll), 'hutang', {
    ...(roll(3) ? { kode_sales: sales(roll) } : {}),
    customer: { no_ktp: '3201234567890001', no_hp: '0812 3456 7890', ...pick(roll, ORANG) },
    detail_barang: Array.from({ length: 1 + roll(3) }, () => {
      const berat = 1_500 + roll(9_000);
      return {
        nama_barang: pick(roll, NAMA),
        kode_dept: pick(roll, DEPT),
        ...(roll(2) ? { kode_group: roll(2) ? 'T' : 'M' } : {}),
        kadar: pick(roll, [70, 75, 42]),
        berat: berat / 1000,
        ...(roll(3) ? {} : { berat_bersih: (berat - roll(900)) / 1000 }),
      };
    }),
    jumlah_hutang: 1000 * (200 + roll(1_200)),
    ...(roll(4) ? {} : { admin: 5_000 }),
    ...(roll(4) ? {} : { lama_bulan: 1 + roll(6) }),
  });

const hutangAktif = (shop: Shop, roll: Roll) =>
  satu(
    shop,
    roll,
    `select no_faktur_hutang as no from hutang where kode_toko = 'KJ1' and status = 'AKTIF' order by 1`,
  );

/** Until a day ahead, as most pay; one in four asks for less. */
const bayarBunga: Act = async (shop, roll) => {
  const one = await hutangAktif(shop, roll);
  return (
    one &&
    lakukan(shop, kasir(roll), `hutang/${one.no as string}/bayar-bunga`, {
      sampai_tgl: `2026-12-${10 + roll(19)}`,
      ...(roll(4) ? {} : { bunga_rp: 1_000 }),
    })
  );
};

const tebus: Act = async (shop, roll) => {
  const one = await hutangAktif(shop, roll);
  return (
    one &&
    lakukan(shop, kasir(roll), `hutang/${one.no as string}/pelunasan`, {
      ...(roll(2) ? { kode_sales: sales(roll) } : {}),
      ...(roll(5) ? {} : { bunga_rp: 0 }),
    })
  );
};

/** The goods are sold to the shop instead; now and then at a price above that of today, or for less interest. */
const putus: Act = async (shop, roll) => {
  const one = await hutangAktif(shop, roll);
  if (!one) return undefined;
  const goods = await shop.rows<{ urut: number; berat: number }>(
    'select urut, berat from hutang_barang where no_faktur_hutang = $1 order by urut',
    [one.no],
  );
  const harga = roll(4) ? {} : { harga: 1000 * (500 + roll(6_000)) };
  return lakukan(shop, kasir(roll), `hutang/${one.no as string}/beli-putus`, {
    kode_sales: sales(roll),
    barang: goods.map(({ urut, berat }) => ({
      urut,
      kode_group: 'T',
      berat: berat / 1000,
      ...harga,
    })),
    ...(roll(5) ? {} : { bunga_rp: 0 }),
    // Most show the card that they borrowed with.
    ...(goods.length % 3 ? { no_ktp: '3201234567890001' } : {}),
  });
};

/** The same goods for another principal, higher or lower; now and then for other interest. */
const remaja: Act = async (shop, roll) => {
  const one = await hutangAktif(shop, roll);
  return (
    one &&
    lakukan(shop, kasir(roll), `hutang/${one.no as string}/peremajaan`, {
      jumlah_hutang: 1000 * (200 + roll(1_200)),
      lama_bulan: 1 + roll(6),
      ...(roll(4) ? {} : { admin: 5_000 }),
      ...(roll(6) ? {} : { bunga: 2 }),
    })
  );
};

/** A life of four days has no loan past its grace: one that nothing was done on is made so past the product. */
const lelang: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select no_faktur_hutang as no, (select sum(berat_bersih) from hutang_barang b where b.no_faktur_hutang = h.no_faktur_hutang) as berat
       from hutang h where kode_toko = 'KJ1' and status = 'AKTIF' and no_terakhir is null order by 1`,
  );
  if (!one) return undefined;
  await shop.rows(
    `update hutang set tgl_jatuh_tempo = tgl_system - 20, dasar_tempo = tgl_system - 140, mulai_bunga = tgl_system - $2::int,
            bunga_dibayar_sampai = tgl_system - $2::int where no_faktur_hutang = $1`,
    [one.no, 40 + roll(80)],
  );
  const path = `hutang/${one.no as string}`;
  await lakukan(shop, 'SPV', `${path}/peringatan`, { cara: 'TELEPON', keterangan: 'Dihubungi' });
  await sehariLalu(shop, one.no as string);
  const goods = await shop.rows<{ urut: number; berat: number }>(
    'select urut, berat from hutang_barang where no_faktur_hutang = $1 order by urut',
    [one.no],
  );
  const hasil = { berat: (one.berat - roll(30)) / 1000, kadar: 60 };
  return lakukan(shop, 'SPV', `${path}/lelang`, {
    ...(roll(3) ? { tujuan: 'STOCK' } : { tujuan: 'LEBUR', hasil }),
    // A scale of the shop says a little else than the one that it was pledged on.
    barang: goods.map(({ urut, berat }) => ({
      urut,
      kode_group: 'T',
      berat: (berat + (berat % 41) - 20) / 1000,
    })),
  });
};

/** What an auction left is fetched, by the customer or by somebody in his name. */
const kelebihan: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select no_faktur_hutang as no from hutang_lelang where kode_toko = 'KJ1' and status = 'DONE' and kelebihan > 0 order by 1`,
  );
  const lain = roll(3) ? {} : { penerima: 'Adik Ibu Sari', no_ktp: '3201234567890002' };
  return (
    one && lakukan(shop, kasir(roll), `hutang/${one.no as string}/bayar-kelebihan`, { ...lain })
  );
};

/** An auction is undone on any day, while its goods lie where they were put and its surplus is owed. */
const batalLelang: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select no_faktur_hutang as induk, no_lelang as no from hutang_lelang where kode_toko = 'KJ1' and status = 'DONE' order by 2`,
  );
  const path = one && `hutang/${one.induk as string}/lelang/${one.no as string}/batal`;
  return path === undefined ? undefined : lakukan(shop, 'SPV', path, alasan());
};

/** An act of the open day is cancelled while nothing came after it; an earlier one is refused. */
const batal =
  (tabel: string, no: string, path: (induk: string, nomor: string) => string): Act =>
  async (shop, roll): Promise<Raw | undefined> => {
    const one = await satu(
      shop,
      roll,
      `select no_faktur_hutang as induk, ${no} as nomor from ${tabel} join hari_toko using (kode_toko, tgl_system)
        where kode_toko = 'KJ1' and hari_toko.status = 'OPEN' and ${tabel}.status in ('AKTIF', 'DONE') order by 2`,
    );
    return one && lakukan(shop, 'KASIR', path(one.induk as string, one.nomor as string), alasan());
  };

/** A redemption is cancelled with its goods on the scale, each as it was pledged (D-51.17). */
const batalTebus: Act = async (shop, roll): Promise<Raw | undefined> => {
  const one = await satu(
    shop,
    roll,
    `select no_faktur_hutang as induk, no_lunas as no from hutang_lunas join hari_toko using (kode_toko, tgl_system)
      where kode_toko = 'KJ1' and hari_toko.status = 'OPEN' and hutang_lunas.status in ('AKTIF', 'DONE') order by 2`,
  );
  if (!one) return undefined;
  const barang = await shop.rows(
    'select urut, berat::float / 1000 as berat from hutang_barang where no_faktur_hutang = $1 order by urut',
    [one.induk],
  );
  const path = `hutang/${one.induk as string}/pelunasan/${one.no as string}/batal`;
  return lakukan(shop, 'KASIR', path, { ...alasan(), barang });
};

export const ACT_HUTANG: readonly (readonly [number, Act])[] = [
  [4, pinjam],
  [2, bayarBunga],
  [2, tebus],
  [2, putus],
  [2, remaja],
  [2, lelang],
  [1, kelebihan],
  [1, batal('hutang', 'no_faktur_hutang', (induk) => `hutang/${induk}/batal`)],
  [1, batal('hutang_bunga', 'no_bunga', (induk, no) => `hutang/${induk}/bayar-bunga/${no}/batal`)],
  [1, batalTebus],
  [1, batal('hutang_remaja', 'no_remaja', (induk, no) => `hutang/${induk}/peremajaan/${no}/batal`)],
  [1, batalLelang],
  [
    1,
    batal(
      'hutang_kelebihan',
      'no_kelebihan',
      (induk, no) => `hutang/${induk}/bayar-kelebihan/${no}/batal`,
    ),
  ],
];
