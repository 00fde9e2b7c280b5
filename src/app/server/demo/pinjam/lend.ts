import { sharp } from '#kit/server/paper/on-demand.ts';
import { customerAt, SALES } from '#app/server/demo/customers.ts';
import { gambarPotong } from '#app/server/demo/gambar-potong.ts';
import { gambarIdentitas } from '#app/server/demo/pinjam/gambar-identitas.ts';
import { BARANG, type Barang, type Kisah } from '#app/server/demo/pinjam/kisah.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import type { DemoHutang, DemoShop } from '#app/server/demo/story.ts';

type Lent = { no_faktur_hutang: string; status: string };

/** Each is a picture of its own: a photo is evidence of one act (D-51.10). */
let diambil = 0;

const potret = async ({ stage, shop }: Counter, svg: string): Promise<string> => {
  diambil += 1;
  const cap = `<text x="12" y="24" font-size="18" fill="#333333">${shop.kode_toko} ${diambil}</text>`;
  const jpeg = await sharp()(Buffer.from(svg.replace('</svg>', `${cap}</svg>`)))
    .jpeg({ quality: 60 })
    .toBuffer();
  return stage.photo(shop.kode_toko, 'ksr', jpeg);
};
type Counter = { readonly stage: Stage; readonly shop: DemoShop };

/** The identity of somebody, photographed at the counter. */
export const fotoIdentitas = (at: Counter, nama: string): Promise<string> =>
  potret(at, gambarIdentitas(nama));

/** Goods that come back, one picture of each. */
export async function fotoBarang(
  at: Counter,
  barang: readonly { readonly nama_barang: string }[],
): Promise<string[]> {
  const taken: string[] = [];
  for (const { nama_barang } of barang)
    taken.push(await potret(at, gambarPotong(nama_barang, 'TUA')));
  return taken;
}

/** Most goods are photographed; every eighth is forgotten, as where no shop asks for it. */
const TANPA = 8;

async function jaminanOf(counter: Counter, barang: Barang, at: number) {
  const [nama_barang, kode_dept, kadar, berat, kode_group] = BARANG[barang];
  const svg = gambarPotong(nama_barang, kadar < 50 ? 'MUDA' : 'TUA');
  const foto = at % TANPA === TANPA - 1 ? null : await potret(counter, svg);
  return { nama_barang, kode_dept, kadar, berat, kode_group, foto };
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
  const customer = customerAt(at * 5 + (shop.validasi ? 3 : 0), shop.kode_toko);
  const foto = await fotoIdentitas({ stage, shop }, customer.nama);
  const detail_barang = [];
  for (const one of barang) detail_barang.push(await jaminanOf({ stage, shop }, one, at));
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
  return { no, pokok, barang, no_ktp: customer.no_ktp };
}
