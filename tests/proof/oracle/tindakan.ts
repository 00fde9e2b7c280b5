import type { Raw, Shop, Who } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

export type Roll = (most: number) => number;
export type Act = (shop: Shop, roll: Roll) => Promise<Raw | undefined>;
export type Baris = Record<string, any>;

export const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)]!;
export const some = (shop: Shop, text: string): Promise<Baris[]> => shop.rows(text);

export const NAMA = ['Cincin Polos', 'Kalung Rantai', 'Gelang Ukir', '=1+1 Anting'];
export const DEPT = ['CC', 'KL', 'GL', 'AT'];
export const KADAR = ['375', '420', '700', '750'];
export const BAKI = ['A-01', 'A-02', 'B-02', 'C-01'];
export const ORANG = [
  {
    nama: 'Ibu Sari',
    alamat: 'Jl. Merdeka 1',
    no_hp: '0812 3456 7890',
    no_ktp: '3201234567890001',
  },
  { nama: 'Łucja & <Co>', alamat: 'Jl. Braga 2', no_hp: '0812 0000 0002' },
  { nama: 'Bapak Budi', alamat: 'Gang 3' },
  { nama: 'Bu Sari', alamat: 'Jl. Merdeka No. 1', no_hp: '0812 3456 7890' },
];
export const KONDISI = ['KUSAM', 'PATAH', null];
export const kasir = (roll: Roll): Who => (roll(2) ? 'KASIR' : 'KASIR2');
export const sales = (roll: Roll): string => pick(roll, ['S01', 'SL01', 'SL02']);

/** What the walls ask of somebody else is asked and allowed; what they refuse stays refused. */
export async function lakukan(shop: Shop, who: Who, path: string, body: object): Promise<Raw> {
  const first = await send(shop.as(who), path, body);
  if (first.body?.code !== 'PERLU_OTORISASI') return first;
  // No person approves his own act; else SPV or OWN approves by the length of the body, so that a life repeats itself.
  const genap = JSON.stringify(body).length % 2 === 0;
  const by = who === 'SPV' ? 'OWN' : who === 'OWN' || genap ? 'SPV' : 'OWN';
  const agreed = await disetujui(shop, path, body, by, who);
  return agreed.body?.code === 'PERLU_OTORISASI' && by === 'SPV'
    ? disetujui(shop, path, body, 'OWN', who)
    : agreed;
}

export const bebas = (shop: Shop) =>
  some(shop, `select * from barang where kode_toko = 'KJ1' and status = 'READY' order by 2`);
export const potong = async (shop: Shop, roll: Roll): Promise<Baris[]> => {
  const all = await bebas(shop);
  const from = roll(Math.max(all.length, 1));
  return all.slice(from, from + 1 + roll(3));
};
export const bank = { kode_bank: 'BCA', no_rekening: '1234567890' };
export const lebih = { jenis: 'CASH', jumlah: 900_000_000 };

/** One document of a kind that is not over, taken at random. */
export const satu = async (shop: Shop, roll: Roll, text: string): Promise<Baris | undefined> => {
  const rows = await some(shop, text);
  return rows[roll(Math.max(rows.length, 1))];
};
export const dokumen =
  (
    who: Who,
    tabel: string,
    no: string,
    status: string,
    path: (no: string) => string,
    isi: (roll: Roll) => object,
  ): Act =>
  async (shop, roll) => {
    const one = await satu(
      shop,
      roll,
      `select ${no} as no from ${tabel} join hari_toko using (kode_toko, tgl_system)
        where kode_toko = 'KJ1' and ${tabel}.status = '${status}' and (hari_toko.status = 'OPEN' or '${tabel}' = 'titipan')
        order by 1`,
    );
    return one && lakukan(shop, who, path(one.no as string), isi(roll));
  };
export const alasan = () => ({ alasan: 'Tidak jadi' });

/** What is paid at once, or by the cashier where it waits to be validated (D-10.5). */
export async function bayar(shop: Shop, who: Who, path: string, body: Baris): Promise<Raw> {
  const paid = await lakukan(shop, who, path, body);
  const { pembayaran: _, ...tanpa } = body;
  return paid.body?.errors?.some((one: Baris) => one.path.startsWith('pembayaran'))
    ? lakukan(shop, who, path, tanpa)
    : paid;
}

/** A customer who pays gives too much; where the shop pays, the amount is left to the shop. */
export const validasiSatu = (shop: Shop, jalur: string, no: string): Promise<Raw> =>
  bayar(shop, 'OWN', `${jalur}/${no}/validasi`, { pembayaran: [lebih] });
