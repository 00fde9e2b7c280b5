import type { Shop } from '#tests/kit/shop.ts';
import { SENDIRI } from '#tests/proof/oracle/naif/tambahan.naif.ts';
import {
  bank,
  bayar,
  DEPT,
  KADAR,
  KONDISI,
  kasir,
  lakukan,
  lebih,
  ORANG,
  pick,
  potong,
  sales,
  satu,
  type Act,
  type Roll,
} from '#tests/proof/oracle/tindakan.ts';

/** A sale is paid at once, or by the cashier where sales wait for validation (D-10.5). */
export const jual: Act = async (shop, roll) => {
  const isi = await potong(shop, roll);
  if (isi.length === 0) return undefined;
  const { no_ktp: _, ...customer } = pick(roll, ORANG);
  const barang = isi.map(({ kode_barcode }, at) => ({
    kode_barcode,
    ...(at === 0 && roll(3) === 0 ? { diskon: 1000 * (1 + roll(40)) } : {}),
  }));
  const diskon = roll(3) === 0 ? { persen: 1 + roll(3) } : null;
  const isiJual = {
    kode_sales: sales(roll),
    customer,
    barang,
    ...(diskon ? { diskon } : {}),
    ...Object.fromEntries(
      Object.keys(SENDIRI).map((kunci, at) => [kunci, roll(3 + at) === 0 ? 2500 * (1 + at) : 0]),
    ),
  };
  return bayar(shop, kasir(roll), 'penjualan', { ...isiJual, pembayaran: campur(roll) });
};
const campur = (roll: Roll): object[] => [
  ...(roll(2)
    ? [
        {
          jenis: pick(roll, ['TRANSFER', 'DEBET', 'CREDIT']),
          ...bank,
          jumlah: 300_000 + roll(400) * 500,
        },
      ]
    : []),
  lebih,
];

export const titip: Act = async (shop, roll) => {
  const isi = (await potong(shop, roll)).slice(0, 2);
  if (isi.length === 0) return undefined;
  const { no_ktp: _, ...customer } = pick(roll, ORANG);
  const uang = { jumlah: 100_000 + roll(8) * 50_000 };
  return bayar(shop, kasir(roll), 'titip', {
    kode_sales: sales(roll),
    customer,
    barang: isi.map(({ kode_barcode }) => ({ kode_barcode })),
    pembayaran: [roll(3) ? { jenis: 'CASH', ...uang } : { jenis: 'DEBET', ...bank, ...uang }],
  });
};

/** Gold of the shop's own receipts, and gold of unknown origin: also heavier or lighter than the receipt says. */
export async function barangBeli(shop: Shop, roll: Roll): Promise<object[]> {
  const nota = await satu(
    shop,
    roll,
    `select l.* from penjualan_barang l join penjualan p using (kode_toko, no_faktur_jual)
      where kode_toko = 'KJ1' and p.status = 'DONE' and l.kode_berlian is null order by no_faktur_jual, l.urut`,
  );
  const kondisi = pick(roll, KONDISI);
  const sendiri = nota && {
    asal_nota: 'NOTA_SENDIRI',
    no_faktur_jual: nota.no_faktur_jual,
    kode_barcode: nota.kode_barcode,
    berat: (nota.berat - roll(3) * 10) / 1000,
  };
  const [kadar, berat] = [pick(roll, [37.5, 42, 70, 75]), (500 + roll(4000)) / 1000];
  const lain = {
    asal_nota: pick(roll, ['TANPA_NOTA', 'ROSOK', 'TOKO_LAIN']),
    nama_barang: 'Rosok campur',
    kode_dept: pick(roll, DEPT),
    kode_group: roll(2) ? 'T' : 'M',
    kadar,
    berat,
    // What was haggled: above the price of scrap, mostly below that of a piece.
    ...(roll(4) === 0 ? { harga: Math.ceil((berat * kadar * 26_500) / 500) * 500 } : {}),
  };
  const barang = [...(sendiri && roll(3) ? [sendiri] : []), ...(roll(2) || !sendiri ? [lain] : [])];
  if (barang.length === 0) barang.push(lain);
  return barang.map((one) => (kondisi ? { ...one, kondisi } : one));
}

export const beli: Act = async (shop, roll) =>
  lakukan(shop, kasir(roll), 'pembelian', {
    kode_sales: sales(roll),
    customer: ORANG[0],
    barang: await barangBeli(shop, roll),
  });

export const kas =
  (arah: 'masuk' | 'keluar', kode: readonly string[], paling: number): Act =>
  (shop, roll) =>
    lakukan(shop, kasir(roll), `cash/${arah}`, {
      kode_transaksi: pick(roll, kode),
      jumlah: 100 * (1 + roll(paling)),
      keterangan: `Uji ${roll(90)}`,
    });

export const harga: Act = (shop, roll) =>
  lakukan(shop, 'OWN', 'parameter-harga-emas/banyak', {
    harga: [
      {
        jenis: 'JUAL',
        kode_kadar: pick(roll, KADAR),
        harga_per_gram: 1_000_000 + roll(1500) * 1000,
      },
    ],
  });

export const validasi: Act = async (shop, roll) => {
  await shop.param('VALIDASI_PENJUALAN', roll(3) === 0);
  return undefined;
};

export const cetak =
  (tabel: string, no: string): Act =>
  async (shop, roll) => {
    const one = await satu(
      shop,
      roll,
      `select ${no} as no from ${tabel} where kode_toko = 'KJ1' order by 1`,
    );
    return one && lakukan(shop, kasir(roll), `${tabel}/${one.no as string}/cetak-ulang`, {});
  };
