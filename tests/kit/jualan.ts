import { pemasukBarang } from '#tests/kit/orang/pemasuk.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

export type Dokumen = AnswerOf<typeof penjualanDocument.makes.jual>;
/** A sale as it was answered, with the tray each piece came from and whether it was cancelled. */
export type Nota = { dokumen: Dokumen; batal: boolean };
export type Jualan = { nota: Nota[]; baki: ReadonlyMap<string, string>; kasir: readonly string[] };

/** A row of numbers that looks random and is the same in every run. */
export function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const NAMA = ['Cincin Polos', 'Kalung Rantai Milano', 'Gelang Ukir Bali', 'Anting Mata Satu'];
const PEMBELI = [
  'Ibu Sari',
  '=1+1',
  'Łucja (Ny.) \\ & <Co>',
  '@toko',
  'Bapak Budi Santoso Wijaya Kusuma',
];
const [DEPT, KADAR, BAKI] = [
  ['CC', 'KL', 'GL', 'AT'],
  ['750', '420', '700', '375'],
  ['A-01', 'B-02', 'C-01'],
];

/** Pieces of several kinds in several trays; answers their barcodes and trays. */
export async function isiBaki(
  shop: Shop,
  count: number,
  roll = dice(7),
): Promise<Map<string, string>> {
  const barang = Array.from({ length: count }, (_, at) => ({
    nama_barang: `${NAMA[roll(NAMA.length)]} ${at}`,
    kode_kategori: 'PHS',
    kode_dept: DEPT[roll(DEPT.length)],
    kode_group: roll(2) ? 'T' : 'M',
    kode_kadar: KADAR[roll(KADAR.length)],
    berat: (800 + roll(12_000)) / 1000,
    harga_modal: 900_000 + roll(4_000_000),
    kode_gudang: 'TK',
    kode_baki: BAKI[roll(BAKI.length)],
  }));
  const key = { 'idempotency-key': `isi-baki-${count}-${barang[0]!.nama_barang}` };
  const { status, body } = await shop
    .as(pemasukBarang())
    .raw('POST', 'barang/banyak', { barang }, key);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return new Map(
    (body.data as { kode_barcode: string; kode_baki: string }[]).map((one) => [
      one.kode_barcode,
      one.kode_baki,
    ]),
  );
}

/** Days of selling: one to three pieces a sale, discounts, several kinds of payment, some cancelled. */
export async function jualan(
  shop: Shop,
  days: readonly string[],
  perDay: number,
  seed = 11,
): Promise<Jualan> {
  const roll = dice(seed);
  const baki = await isiBaki(shop, days.length * perDay * 3 + 12, roll);
  const left = [...baki.keys()];
  const nota: Nota[] = [];
  for (const day of days) {
    if (day !== days[0]) await shop.hari(day);
    for (let at = 0; at < perDay; at += 1) {
      shop.jam(waktu(day, at, perDay));
      const dokumen = await jualSatu(shop, left.splice(0, 1 + roll(3)), roll);
      const batal = roll(6) === 0;
      if (batal) await batalkan(shop, dokumen.no_faktur_jual);
      nota.push({ dokumen, batal });
    }
  }
  return { nota, baki, kasir: ['ksr.kj1', 'ksr2.kj1'] };
}

/** From nine in the morning on, a little later with every sale. */
const waktu = (day: string, at: number, perDay: number): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  const hour = 2 + Math.floor((at * 6) / perDay);
  return `${day}T${two(hour)}:${two((at * 7) % 60)}:${two(at % 60)}.000Z`;
};

async function jualSatu(
  shop: Shop,
  codes: readonly string[],
  roll: (most: number) => number,
): Promise<Dokumen> {
  const who: Who = roll(2) ? 'KASIR' : 'KASIR2';
  const body = {
    kode_sales: roll(2) ? 'S01' : 'SL01',
    customer: { nama: PEMBELI[roll(PEMBELI.length)]! },
    barang: codes.map((kode_barcode) => ({ kode_barcode })),
    diskon: roll(3) === 0 ? { persen: persen(100), rupiah: null } : null,
    admin: rp(roll(4) === 0 ? 5_000 : 0),
  };
  const bank = { kode_bank: 'BCA', no_rekening: '1234567890' };
  const jenis = (['TRANSFER', 'DEBET', 'CREDIT'] as const)[roll(3)]!;
  const pembayaran = [
    ...(roll(3) === 0
      ? [{ jenis, ...bank, jumlah: rp(300_000 + roll(400) * 500), fee: null }]
      : []),
    // More than enough: the change is the server's to work out.
    {
      jenis: 'CASH' as const,
      kode_bank: null,
      no_rekening: null,
      jumlah: rp(900_000_000),
      fee: null,
    },
  ];
  return shop
    .as(who)
    .call(penjualanDocument.makes.jual, { body: { ...body, pembayaran } as never });
}

async function batalkan(shop: Shop, no: string): Promise<void> {
  await shop.approved('KASIR', penjualanDocument.cancel, {
    params: { no },
    body: { alasan: 'Customer batal' },
  } as never);
}
