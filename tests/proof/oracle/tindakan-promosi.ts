import type { Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import {
  alasan,
  bank,
  bayar,
  kasir,
  lakukan,
  lebih,
  ORANG,
  pick,
  potong,
  sales,
  satu,
  some,
  validasiSatu,
  type Act,
  type Roll,
} from '#tests/proof/oracle/tindakan.ts';
import { barangBeli } from '#tests/proof/oracle/tindakan-kasir.ts';

/** Doors of reports that a shop has to ask for; their columns are asked for too. */
export const MODUL = [
  'HIDUP_FEATURE_MODULE',
  'POTONGAN_PENJUALAN_MODULE',
  'KUPON_PENJUALAN_MODULE',
  'BONUS_SALES_TRANSACTION_MODULE',
  'DAILY_SALDO_TRANSACTION_REPORT_MODULE',
  'AKUNTANSI_MODULE',
  'PENERIMAAN_SUPPLIER_INTERN_MODULE',
  'MARKETPLACE_INTEGRATION_MODULE',
] as const;

/** What a shop promises its customers and its sales persons, with days on which some of it holds. */
export async function mulaiPromosi(shop: Shop): Promise<void> {
  for (const key of MODUL) await shop.modulOn(key);
  const own = shop.as('OWN');
  for (const [path, body] of MASTER) {
    const { status, text } = await send(own, path, body);
    if (status !== 201) throw new Error(`${path}: ${text}`);
  }
  await own.raw('PUT', 'para-akun-transaksi/PENJUALAN/JUAL', {
    detail_akun: [
      { kode_akun: 'kas', nomor_akun: '1-100' },
      { kode_akun: 'penjualan', nomor_akun: '4-100' },
      { kode_akun: 'diskon', nomor_akun: '4-100' },
    ],
  });
  await own.raw('PUT', 'para-akun-transaksi/KAS/KAS_KELUAR', {
    detail_akun: [
      { kode_akun: 'kas', nomor_akun: '1-100' },
      { kode_akun: 'biaya', nomor_akun: '5-100' },
    ],
  });
}
const MASTER: readonly (readonly [string, object])[] = [
  ['para-bonus-sales', { nama: 'Umum', dasar: 'PER_GRAM', tarif: 5000 }],
  ['para-bonus-sales', { nama: 'Cincin', kode_dept: 'CC', dasar: 'PERSEN', persen: 1.25 }],
  [
    'para-bonus-sales',
    {
      nama: 'Muda',
      kode_group: 'M',
      dasar: 'PER_POTONG',
      tarif: 7500,
      tgl_from: '2026-11-18',
      tgl_to: '2026-11-19',
    },
  ],
  [
    'para-bonus-sales',
    { nama: 'Kalung tua', kode_group: 'T', kode_dept: 'KL', dasar: 'PERSEN', persen: 0.5 },
  ],
  ['param-fee-penjualan', { fee_penjualan: 0.75 }],
  ['para-potongan-kategori', potongan('SATU', { cara: 'PERSEN', persen: 1 })],
  ['para-potongan-kategori', potongan('DATAR', { cara: 'RUPIAH', rupiah: 12_500 })],
  ['para-kupon', kupon('SERATUS', { cara: 'RUPIAH', nilai: 100_000, masa_hari: 1, kali_pakai: 1 })],
  ['para-kupon', kupon('PERSEN', { cara: 'PERSEN', persen: 2, masa_hari: 30, kali_pakai: 2 })],
  ['akuns', { nomor_akun: '1-100', nama_akun: 'Kas', jenis: 'HARTA' }],
  ['akuns', { nomor_akun: '4-100', nama_akun: 'Penjualan emas', jenis: 'PENDAPATAN' }],
  ['akuns', { nomor_akun: '5-100', nama_akun: 'Biaya', jenis: 'BIAYA' }],
];
function potongan(kode_potongan: string, isi: object): object {
  return { kode_potongan, nama: `Potongan ${kode_potongan}`, kode_group: [], ...isi };
}
function kupon(jenis_kupon: string, isi: object): object {
  const terbit_dari = jenis_kupon === 'PERSEN' ? 15_000_000 : null;
  return {
    jenis_kupon,
    nama: `Kupon ${jenis_kupon}`,
    minimal_belanja: 200_000,
    terbit_dari,
    ...isi,
  };
}

const terbit: Act = (shop, roll) =>
  lakukan(shop, 'OWN', 'transaksi-kupon', {
    jenis_kupon: pick(roll, ['SERATUS', 'PERSEN']),
    banyak: 1 + roll(2),
    ...(roll(2) ? { nama_customer: pick(roll, ORANG).nama } : {}),
  });

const bebas = (shop: Shop) =>
  some(
    shop,
    `select no_kupon as no, id_kupon from kupon where kode_toko = 'KJ1' and sisa > 0 and not batal order by 1`,
  );
const batalKupon: Act = async (shop, roll) => {
  const all = await bebas(shop);
  const one = all.length > 2 ? pick(roll, all) : undefined;
  return (
    one &&
    lakukan(shop, 'OWN', `transaksi-kupon/${one.id_kupon as number}/batal`, { alasan: 'Salah' })
  );
};

const tanpaKtp = (roll: Roll) => {
  const { no_ktp: _, ...customer } = pick(roll, ORANG);
  return customer;
};

/** A sale with reductions by table, by hand and by coupon, and work that is charged. */
const jualMurah: Act = async (shop, roll) => {
  const isi = await potong(shop, roll);
  if (isi.length === 0) return undefined;
  const all = await bebas(shop);
  const pakai = all.length > 0 && roll(3) ? { kupon: pick(roll, all).no as string } : {};
  return bayar(shop, kasir(roll), 'penjualan', {
    kode_sales: sales(roll),
    customer: tanpaKtp(roll),
    barang: isi.map(({ kode_barcode }) => ({
      kode_barcode,
      ...(roll(2) ? { potongan: pick(roll, ['SATU', 'DATAR']) } : {}),
      ...(roll(3) ? {} : { diskon: 500 * (1 + roll(300)) }),
    })),
    ...pakai,
    ongkos_kerja: roll(2) ? 15_000 : 0,
    pembayaran: [lebih],
  });
};

/** Gold in and pieces out on one ticket; the shop pays when the gold is worth more. */
const tukar: Act = async (shop, roll) => {
  const isi = (await potong(shop, roll)).slice(0, 1 + roll(2));
  if (isi.length === 0) return undefined;
  const customer = tanpaKtp(roll);
  const kode_sales = sales(roll);
  const body = {
    penjualan: {
      kode_sales,
      customer,
      barang: isi.map(({ kode_barcode }) => ({ kode_barcode })),
      ...(roll(3) ? {} : { diskon: { persen: 1 } }),
      admin: roll(2) ? 5000 : 0,
    },
    pembelian: {
      kode_sales,
      customer: { ...customer, no_ktp: '3201234567890001' },
      barang: await barangBeli(shop, roll),
    },
  };
  return bayar(shop, kasir(roll), 'tukar-tambah', { ...body, pembayaran: [lebih] });
};
const batalTukar: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select no_tukar as no from tukar t join hari_toko h using (kode_toko, tgl_system)
      where kode_toko = 'KJ1' and t.status in ('OPEN', 'DONE') and h.status = 'OPEN' order by 1`,
  );
  return one && lakukan(shop, 'KASIR', `tukar-tambah/${one.no as string}/batal`, alasan());
};

const menunggu = (jalur: string, tabel: string, no: string): Act => {
  return async (shop, roll) => {
    const one = await satu(
      shop,
      roll,
      `select ${no} as no from ${tabel} where kode_toko = 'KJ1' and status = 'OPEN' order by 1`,
    );
    if (!one) return undefined;
    return roll(3)
      ? validasiSatu(shop, jalur, one.no as string)
      : lakukan(shop, 'KASIR', `${jalur}/${one.no as string}/batal`, alasan());
  };
};

/** A deposit given back to an account. */
const batalTitipBank: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select no_titip as no from titipan where kode_toko = 'KJ1' and status = 'AKTIF' order by 1`,
  );
  return (
    one &&
    lakukan(shop, 'KASIR2', `titip/${one.no as string}/batal`, {
      ...alasan(),
      no_rekening: bank.no_rekening,
    })
  );
};

export const ACT_PROMOSI: readonly (readonly [number, Act])[] = [
  [2, terbit],
  [1, batalKupon],
  [4, jualMurah],
  [3, tukar],
  [1, batalTukar],
  [1, batalTitipBank],
  [1, menunggu('penjualan', 'penjualan', 'no_faktur_jual')],
  [1, menunggu('titip', 'titipan', 'no_titip')],
  [2, menunggu('pembelian', 'pembelian', 'no_faktur_beli')],
  [2, menunggu('tukar-tambah', 'tukar', 'no_tukar')],
];
