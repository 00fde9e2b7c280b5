import { done } from '#tests/kit/done.ts';
import type { Raw, Shop } from '#tests/kit/shop.ts';
import {
  alasan,
  bank,
  DEPT,
  KADAR,
  kasir,
  lakukan,
  ORANG,
  pick,
  potong,
  sales,
  satu,
  type Act,
  type Baris,
  type Roll,
} from '#tests/proof/oracle/tindakan.ts';

/** Orders, jobs and contracts of instalments: what is paid before it is fetched, and what goes back of it. */
export async function mulaiJanji(shop: Shop): Promise<void> {
  await shop.modulOn('CICILAN_MODULE');
  await done(shop, 'SPV', 'tukang', { kode_tukang: 'T01', nama: 'Pak Karto' });
  await done(shop, 'OWN', 'para-cicilan', { bulan: 10, persen: 10 });
}

const uang = (roll: Roll, jumlah: number): object[] =>
  roll(3) ? [{ jenis: 'CASH', jumlah }] : [{ jenis: 'TRANSFER', ...bank, jumlah }];
const tanpaKtp = (roll: Roll) => {
  const { no_ktp: _, ...customer } = pick(roll, ORANG);
  return customer;
};
const JANJI = '2027-12-31';

/** One of these that is in such a state, of all days. */
const milik = (
  shop: Shop,
  roll: Roll,
  tabel: string,
  no: string,
  syarat: string,
): Promise<Baris | undefined> =>
  satu(
    shop,
    roll,
    `select *, ${no} as no from ${tabel} where kode_toko = 'KJ1' and ${syarat} order by 1, 2`,
  );

/** A ring is ordered; one in four pays more than a ring of the stock costs. */
const pesan: Act = (shop, roll) => {
  const berat = (1500 + roll(6000)) / 1000;
  return lakukan(shop, kasir(roll), 'pesanan', {
    kode_sales: sales(roll),
    customer: tanpaKtp(roll),
    tgl_janji: JANJI,
    barang: [
      {
        deskripsi: 'Cincin kawin polos lebar 4 mm ukuran 17',
        kode_dept: pick(roll, DEPT),
        kode_group: roll(2) ? 'T' : 'M',
        kode_kadar: pick(roll, KADAR),
        berat,
        ongkos: 50_000,
      },
    ],
    ...(roll(5) ? { pembayaran: uang(roll, 1000 * (200 + roll(roll(4) ? 900 : 3000))) } : {}),
  });
};

/** A piece of the stock fills it, of the kadar that was ordered, at a weight near it. */
const jadi: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select p.no_pesanan as no, b.urut, g.kode_barcode from pesanan p
       join pesanan_barang b using (kode_toko, no_pesanan)
       join barang g on g.kode_toko = p.kode_toko and g.kode_kadar = b.kode_kadar and g.status = 'READY'
        and g.kode_dept = b.kode_dept
      where p.kode_toko = 'KJ1' and p.status in ('VALID', 'PROSES') and b.kode_barcode is null
      order by abs(g.berat - b.berat), 1, 3 limit 3`,
  );
  return (
    one &&
    lakukan(shop, 'SPV', `pesanan/${one.no as string}/selesai`, {
      barang: [{ urut: one.urut, kode_barcode: one.kode_barcode }],
    })
  );
};

/** Fetched by who ordered it: the rest is paid, or what was too much goes back. */
const ambil: Act = async (shop, roll) => {
  const one = await milik(shop, roll, 'pesanan', 'no_pesanan', `status = 'SELESAI'`);
  if (!one) return undefined;
  const path = `pesanan/${one.no as string}/ambil`;
  const bayar = await lakukan(shop, kasir(roll), path, {
    pembayaran: [{ jenis: 'CASH', jumlah: 900_000_000 }],
  });
  return bayar.status < 300 ? bayar : lakukan(shop, 'KASIR', path, {});
};

const batalAmbil: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select j.no_faktur_jual as jual, j.no_pesanan as no from penjualan j join hari_toko h using (kode_toko, tgl_system)
      where j.kode_toko = 'KJ1' and j.no_pesanan is not null and j.status = 'DONE' and h.status = 'OPEN' order by 1`,
  );
  const path = one && `pesanan/${one.no as string}/ambil/${one.jual as string}/batal`;
  return path ? lakukan(shop, 'KASIR', path, alasan()) : undefined;
};

/** Ended on the day it came or later; the money goes back in cash or to an account. */
const batal =
  (tabel: string, no: string, hidup: string): Act =>
  async (shop, roll) => {
    const one = await milik(shop, roll, tabel, no, `status in (${hidup})`);
    return (
      one &&
      lakukan(shop, kasir(roll), `${tabel}/${one.no as string}/batal`, {
        ...alasan(),
        ...(roll(4) ? {} : { no_rekening: bank.no_rekening }),
      })
    );
  };

const bayar =
  (tabel: string, no: string, hidup: string, paling: number): Act =>
  async (shop, roll) => {
    const one = await milik(shop, roll, tabel, no, `status in (${hidup})`);
    return (
      one &&
      lakukan(shop, kasir(roll), `${tabel}/${one.no as string}/bayar`, {
        pembayaran: uang(roll, 1000 * (10 + roll(paling))),
      })
    );
  };

/** A further payment was a mistake: it is undone on its day. */
const batalBayar =
  (tabel: string, no: string): Act =>
  async (shop, roll) => {
    const one = await satu(
      shop,
      roll,
      `select b.${no} as induk, b.no_bayar as no from ${tabel}_bayar b join hari_toko h using (kode_toko, tgl_system)
        where b.kode_toko = 'KJ1' and b.status = 'DONE' and h.status = 'OPEN' order by 2`,
    );
    const path = one && `${tabel}/${one.induk as string}/bayar/${one.no as string}/batal`;
    return path ? lakukan(shop, 'KASIR', path, alasan()) : undefined;
  };

const titipService: Act = (shop, roll): Promise<Raw> =>
  lakukan(shop, kasir(roll), 'service', {
    kode_sales: sales(roll),
    customer: tanpaKtp(roll),
    tgl_janji: JANJI,
    barang: [
      {
        nama_barang: 'Cincin mata',
        kadar: pick(roll, [37.5, 70, 75]),
        berat: (1000 + roll(5000)) / 1000,
        deskripsi: 'Pasang mata',
        ongkos: 10_000 * (10 + roll(30)),
      },
    ],
    ...(roll(3) ? { pembayaran: uang(roll, 1000 * (10 + roll(80))) } : {}),
  });

const cicil: Act = async (shop, roll) => {
  const [one] = await potong(shop, roll);
  if (!one) return undefined;
  return lakukan(shop, kasir(roll), 'cicilan', {
    kode_sales: sales(roll),
    customer: { ...pick(roll, ORANG), no_hp: '0813 9900 1122', no_ktp: '3201234567890017' },
    bulan: 10,
    barang: [{ kode_barcode: one.kode_barcode }],
    pembayaran: uang(roll, 1000 * (300 + roll(400))),
  });
};

const PESANAN = `'VALID', 'PROSES', 'SELESAI'`;
const SERVICE = `'DITERIMA', 'VALID'`;
export const ACT_JANJI: readonly (readonly [number, Act])[] = [
  [3, pesan],
  [1, bayar('pesanan', 'no_pesanan', PESANAN, 300)],
  [2, jadi],
  [2, ambil],
  [1, batalAmbil],
  [1, batal('pesanan', 'no_pesanan', PESANAN)],
  [1, batalBayar('pesanan', 'no_pesanan')],
  [2, titipService],
  [1, bayar('service', 'no_service', SERVICE, 20)],
  [1, batal('service', 'no_service', SERVICE)],
  [1, batalBayar('service', 'no_service')],
  [2, cicil],
  [1, bayar('cicilan', 'no_cicilan', `'AKTIF'`, 150)],
  [1, batal('cicilan', 'no_cicilan', `'AKTIF'`)],
  [1, batalBayar('cicilan', 'no_cicilan')],
];
