import { customerOf, pay, SALES } from '#app/server/demo/customers.ts';
import { bawaKembali } from '#app/server/demo/beli.ts';
import type { Story } from '#app/server/demo/story.ts';

type Tiket = { no_tukar: string; status: string; selisih: number };
type Harga = { harga: number };

/** Somebody brings a piece back and takes another one home: one ticket, the difference in money (D-14.1). */
export async function playTukar(story: Story): Promise<void> {
  const { stage, random, shop } = story;
  const { kode_toko } = shop;
  const masuk = await bawaKembali(story);
  const [keluar] = shop.ready.splice(random.between(0, shop.ready.length - 1), 1);
  if (!masuk || masuk.berlian || !keluar) return;
  const [tawar] = await stage.call<Harga[]>(kode_toko, 'ksr', 'POST pembelian/hitung', {
    barang: [masuk],
    tukar: true,
  });
  const { harga_hari_ini } = await stage.call<{ harga_hari_ini: number }>(
    kode_toko,
    'ksr',
    `GET barang/${keluar}`,
  );
  if (!tawar) return;
  const selisih = harga_hari_ini - tawar.harga;
  const uang = selisih > 0 ? { pembayaran: pay(random, selisih) } : {};
  const customer = customerOf(random, shop.kode_toko);
  const kode_sales = random.pick(SALES);
  const { no_tukar: no, status } = await stage.call<Tiket>(kode_toko, 'ksr', 'POST tukar-tambah', {
    penjualan: { kode_sales, customer, barang: [{ kode_barcode: keluar }] },
    pembelian: {
      kode_sales,
      customer: { ...customer, no_ktp: `32730${random.between(1e9, 9e9)}0` },
      barang: [masuk],
    },
    ...(shop.validasi ? {} : uang),
  });
  if (status === 'OPEN')
    await stage.call(kode_toko, 'ksr2', `POST tukar-tambah/${no}/validasi`, uang);
  if (!random.chance(10)) return;
  await stage.approved(kode_toko, 'ksr', 'spv', `POST tukar-tambah/${no}/batal`, {
    alasan: 'Customer tidak jadi menukar',
  });
  shop.ready.push(keluar);
}
