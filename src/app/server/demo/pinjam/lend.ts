import { sharp } from '#kit/server/paper/on-demand.ts';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { customerAt, SALES } from '#app/server/demo/customers.ts';
import { openFoto } from '#app/server/demo/foto.ts';
import { gambarIdentitas } from '#app/server/demo/pinjam/gambar-identitas.ts';
import { BARANG, type Barang, type Kisah } from '#app/server/demo/pinjam/kisah.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import type { DemoHutang, DemoShop } from '#app/server/demo/story.ts';

type Lent = { no_faktur_hutang: string; status: string };

const fotoBarang = openFoto();
const digambar = new Map<string, Promise<string>>();

/** The identity of somebody, photographed at the counter; drawn once for each shop. */
export function fotoIdentitas({ kode_toko }: DemoShop, nama: string): Promise<string> {
  const kunci = `${kode_toko}/${nama}`;
  const ada = digambar.get(kunci) ?? simpanIdentitas(kode_toko, nama);
  digambar.set(kunci, ada);
  return ada;
}

async function simpanIdentitas(kode_toko: string, nama: string): Promise<string> {
  const isi = await sharp()(Buffer.from(gambarIdentitas(nama)))
    .jpeg({ quality: 60 })
    .toBuffer();
  return (await saveFoto(kode_toko, isi)).gambar_path;
}

async function jaminanOf({ kode_toko }: DemoShop, barang: Barang) {
  const [nama_barang, kode_dept, kadar, berat, kode_group] = BARANG[barang];
  const [foto] = await fotoBarang(kode_toko, {
    nama_barang,
    kode_kadar: kadar < 50 ? '420' : '700',
  });
  return { nama_barang, kode_dept, kadar, berat, kode_group, foto: foto?.gambar_path ?? null };
}

/** What a drawer need not hold is sent to an account. */
const TUNAI_PALING_BANYAK = 2_500_000;
const paidOut = (jumlah: number): object =>
  jumlah <= TUNAI_PALING_BANYAK
    ? {}
    : {
        pembayaran: [{ jenis: 'TRANSFER', kode_bank: 'BCA', no_rekening: '1234567890', jumlah }],
      };

/** A loan is made, and paid out by the cashier where new ones wait for him. */
export async function lend(
  stage: Stage,
  shop: DemoShop,
  { barang, pokok, bulan, menunggu }: Kisah,
  at: number,
): Promise<DemoHutang> {
  const { kode_toko } = shop;
  // The second shop has other customers on the same days.
  const customer = customerAt(at * 5 + (shop.validasi ? 3 : 0));
  const foto = await fotoIdentitas(shop, customer.nama);
  const detail_barang = await Promise.all(barang.map((one) => jaminanOf(shop, one)));
  const bayar = paidOut(pokok);
  const { no_faktur_hutang: no, status } = await stage.call<Lent>(kode_toko, 'ksr', 'POST hutang', {
    kode_sales: SALES[at % SALES.length],
    customer: { ...customer, foto },
    detail_barang,
    jumlah_hutang: pokok,
    lama_bulan: bulan,
    ...(shop.validasi ? {} : bayar),
  });
  if (status === 'OPEN' && !menunggu)
    await stage.call(kode_toko, 'spv', `POST hutang/${no}/validasi`, bayar);
  return { no, pokok, barang };
}
