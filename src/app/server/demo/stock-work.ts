import { daysBetween, hari, type Hari } from '#kit/rules/hari.ts';
import { fitting } from '#kit/rules/lists.ts';
import { at, type DemoShop, goOn } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

type Piece = {
  kode_barcode: string;
  kode_baki: string | null;
  kode_kadar: string;
  berat: number;
  berat_label: number;
  status: string;
};
const TRAY = { kode_gudang: 'TK', kode_baki: 'A-12' };
const A_FRIDAY = hari('2026-11-20');

/** Grams are whole milligrams: sums of decimals are not. */
const gram = (...berat: number[]): number =>
  berat.reduce((all, one) => all + Math.round(one * 1000), 0) / 1000;

/** Friday evening: a delivery, two pieces carried, one destroyed, charges raised, a tray weighed and counted. */
export async function workWithStock(stage: Stage, shop: DemoShop, tgl: Hari): Promise<void> {
  if (daysBetween(A_FRIDAY, tgl) % 7 !== 0) return;
  goOn(at(shop, tgl, 19 * 60 + 45));
  await receive(stage, shop, tgl);
  await carry(stage, shop);
  await destroy(stage, shop);
  await raise(stage, shop);
  await test(stage, shop);
  await sendBack(stage, shop, tgl);
  await accessories(stage, shop);
  goOn(at(shop, tgl, 20 * 60));
  await weighAndCount(stage, shop);
  await countLoose(stage, shop);
}

/** Loose until somebody has time to label them. */
const PENDANTS = { qty: 3, berat: 5.4 };

/** In the number of an invoice: a number is booked once in the chain. */
const KE_TOKO: Readonly<Record<string, number>> = { PST: 0, KJ1: 1, KJ2: 2 };

/** The number of a delivery's tax invoice, where the shop keeps tax: of the day, the shop and which delivery it is. */
const deliver = (stage: Stage, kode_toko: string, tgl: Hari, ke: 1 | 2) =>
  stage.call<{ no_terima: string }>(kode_toko, 'own', 'POST penerimaan-barang', {
    kode_supplier: 'UBS',
    kode_gudang: TRAY.kode_gudang,
    dokumen_perolehan: 'FAKTUR_PAJAK',
    no_faktur_pajak: `04002600${tgl.replaceAll('-', '').slice(2)}0${KE_TOKO[kode_toko] ?? 9}${ke}`,
    lot: [
      {
        kode_dept: 'CC',
        kode_group: 'T',
        kode_kadar: '750',
        qty: 2,
        berat_bruto: 6.9,
        berat_nota: 6.5,
        berat: 6.5,
        modal: 12_700_000,
      },
      {
        kode_dept: 'LT',
        kode_group: 'T',
        kode_kadar: '700',
        ...PENDANTS,
        berat_bruto: 5.6,
        berat_nota: 5.4,
        modal: 9_800_000,
      },
    ],
  });

/** Two rings of one lot come in and get their labels; three pendants lie loose. */
async function receive(stage: Stage, { kode_toko, ready }: DemoShop, tgl: Hari): Promise<void> {
  const { no_terima } = await deliver(stage, kode_toko, tgl, 1);
  const ring = { nama_barang: 'Cincin Kawin Lis', kode_kategori: 'PHS', ...TRAY };
  const barang = [
    { ...ring, berat: 3.25 },
    { ...ring, berat: 3.245 },
  ];
  const saved = await stage.call<{ kode_barcode: string }[]>(
    kode_toko,
    'spv',
    `POST penerimaan-barang/${no_terima}/label`,
    { urut: 1, barang },
  );
  ready.push(...saved.map((one) => one.kode_barcode));
}

/** What lies loose is counted, lot by lot, and agrees. */
async function countLoose(stage: Stage, { kode_toko }: DemoShop): Promise<void> {
  const path = 'stock-opname-penerimaan';
  const begun = { kode_gudang: TRAY.kode_gudang };
  const { id } = await stage.call<{ id: number }>(kode_toko, 'spv', `POST ${path}`, begun);
  const { lot } = await stage.call<{ lot: { kode: string; urut: number }[] }>(
    kode_toko,
    'spv',
    `GET ${path}/${id}`,
  );
  for (const { kode, urut } of lot)
    await stage.call(kode_toko, 'spv', `POST ${path}/pindai`, { id, kode, urut, ...PENDANTS });
  await stage.approved(kode_toko, 'spv', 'own', `POST ${path}/selesai`, { id });
}

const pieceOf = (stage: Stage, kode_toko: string, kode: string): Promise<Piece> =>
  stage.call<Piece>(kode_toko, 'spv', `GET barang/${kode}`);

async function carry(stage: Stage, { kode_toko, ready }: DemoShop): Promise<void> {
  const pieces = await Promise.all(
    ready.slice(0, 3).map((kode) => pieceOf(stage, kode_toko, kode)),
  );
  const barang = pieces
    .filter((one) => one.status === 'READY' && one.kode_baki !== TRAY.kode_baki)
    .map((one) => one.kode_barcode);
  if (barang.length === 0) return;
  const body = { ...TRAY, barang, keterangan: 'Isi etalase depan' };
  await stage.call(kode_toko, 'spv', 'POST pindah-barang', body);
}

async function destroy(stage: Stage, { kode_toko, ready }: DemoShop): Promise<void> {
  const fifth = ready.at(-5);
  if (!fifth) return;
  const piece = await pieceOf(stage, kode_toko, fifth);
  if (piece.status !== 'READY') return;
  ready.splice(ready.indexOf(piece.kode_barcode), 1);
  await stage.approved(kode_toko, 'spv', 'own', 'POST hancur-barang', {
    kode_gudang: 'RS',
    alasan: 'Patah, tidak dapat diperbaiki',
    barang: [{ kode_barcode: piece.kode_barcode, berat: gram(piece.berat, -0.005) }],
  });
}

/** What the workshop asks more for a piece is laid on three of them. */
async function raise(stage: Stage, { kode_toko, ready }: DemoShop): Promise<void> {
  const pieces = await Promise.all(
    ready.slice(3, 6).map((kode) => pieceOf(stage, kode_toko, kode)),
  );
  const barang = pieces.filter((one) => one.status === 'READY').map((one) => one.kode_barcode);
  if (barang.length === 0) return;
  await stage.call(kode_toko, 'own', 'POST update-profit-barang', {
    barang,
    cara_ongkos: 'TAMBAH',
    nilai_ongkos: 5000,
    alasan: 'Ongkos tukang naik',
  });
}

/** The tester says another kadar than the label: 8K was 9K all along. */
async function test(stage: Stage, { kode_toko, ready }: DemoShop): Promise<void> {
  const pieces = await Promise.all(
    ready.slice(6, 16).map((kode) => pieceOf(stage, kode_toko, kode)),
  );
  const muda = pieces.find((one) => one.status === 'READY' && one.kode_kadar === '375');
  if (muda === undefined) return;
  await stage.call(kode_toko, 'own', 'POST update-kadar', {
    barang: [muda.kode_barcode],
    kode_kadar: '420',
    alasan: 'Hasil uji batu',
  });
}

/** A delivery that was not what had been ordered goes back before it is labelled. */
async function sendBack(stage: Stage, { kode_toko }: DemoShop, tgl: Hari): Promise<void> {
  const { no_terima } = await deliver(stage, kode_toko, tgl, 2);
  const call = `POST penerimaan-barang/${no_terima}/batal`;
  await stage.approved(kode_toko, 'spv', 'own', call, { alasan: 'Model tidak sesuai pesanan' });
}

/** Boxes and pouches come in for the week and go with what was sold; rubber is short, as always. */
async function accessories(stage: Stage, { kode_toko }: DemoShop): Promise<void> {
  const of = (jenis: string, keterangan: string, barang: Record<string, number>) =>
    stage.call(kode_toko, 'spv', 'POST stock-aksesoris', {
      jenis,
      keterangan,
      barang: Object.entries(barang).map(([kode_aksesoris, qty]) => ({ kode_aksesoris, qty })),
    });
  await of('TAMBAH', 'Belanja mingguan', { KOTAK: 40, DOMPET: 30, KAIT: 60, KARET: 20 });
  await of('JUAL', 'Dipakai penjualan minggu ini', { KOTAK: 21, DOMPET: 16, KARET: 9 });
  await of('AMBIL', 'Rusak kena air', { KOTAK: 2 });
}

async function weighAndCount(stage: Stage, { kode_toko }: DemoShop): Promise<void> {
  const query = `kode_gudang=${TRAY.kode_gudang}&kode_baki=${TRAY.kode_baki}`;
  const pieces = await stage.call<Piece[]>(kode_toko, 'spv', `GET barang?${query}&limit=1000`);
  const here = pieces.filter(({ status }) => status === 'READY' || status === 'TITIP');
  const trays = await stage.call<{ kode_baki: string; berat_baki: number }[]>(
    kode_toko,
    'spv',
    `GET baki/get/by-kode-gudang/${TRAY.kode_gudang}`,
  );
  const tray = fitting(trays, ({ kode_baki }) => kode_baki === TRAY.kode_baki);
  const { data_timbang } = await stage.call<{ data_timbang: { id: number }[] }>(
    kode_toko,
    'ksr',
    'POST timbang-baki/start',
    { kode_gudang: TRAY.kode_gudang, kode_toko: TRAY.kode_baki },
  );
  const berat_timbang = gram(
    tray.berat_baki,
    0.02,
    ...here.flatMap((one) => [one.berat, one.berat_label]),
  );
  const [{ id: baris }] = data_timbang as [{ id: number }];
  await stage.call(kode_toko, 'ksr', 'POST timbang-baki/hasil', { id: baris, berat_timbang });
  const { id } = await stage.call<{ id: number }>(kode_toko, 'spv', 'POST stock-opname', TRAY);
  const kode = here.map((one) => one.kode_barcode);
  await stage.call(kode_toko, 'ksr', 'POST stock-opname/pindai', { id, kode });
  await stage.approved(kode_toko, 'spv', 'own', 'POST stock-opname/selesai', { id });
}
