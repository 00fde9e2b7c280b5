import { expect } from 'vitest';
import { tukarBody } from '#tests/proof/balapan/batal.ts';
import {
  angka,
  customer,
  disetujui,
  HARGA,
  kunci,
  nota,
  orang,
  penjual,
  potong,
  satuMenang,
  serentak,
  terjual,
  tulis,
  type Balapan,
} from '#tests/proof/balapan/meja.ts';

/** One piece that every counter sells: one succeeds, the others are refused: it is sold. */
export const satuBarcode: Balapan = async (shop, meja) => {
  const [kode] = await potong(shop, 1);
  const answers = await serentak(meja, (at) => tulis(shop, at, 'penjualan', nota(kode!)));
  satuMenang(answers, 'BARANG_TERJUAL');
};

const MODAL = { kode_transaksi: 'MODAL_KAS', jumlah: 9_000_000, keterangan: 'Modal' };

/** A nota line comes back over every counter at once: it is paid for once (D-13.3). */
export const duaKaliDibeli: Balapan = async (shop, meja) => {
  const [kode] = await potong(shop, 1);
  const no = await terjual(shop, kode!);
  await tulis(shop, 0, 'cash/masuk', MODAL);
  const { nomor: lalu } = await nomorTerakhir(shop, 'PB');
  // Each counter calls the nota something else, and writes its number in its own way.
  const sebutan = ['NOTA_SENDIRI', 'CABANG_LAIN', 'TOKO_LAIN', 'ROSOK'];
  const beli = (at: number) => ({
    kode_sales: 'S01',
    customer: penjual,
    barang: [
      {
        asal_nota: sebutan[at % 4],
        no_faktur_jual: at % 4 === 3 ? null : at % 4 === 1 ? no.toLowerCase() : no,
        kode_barcode: kode,
        berat: 1.2,
      },
    ],
  });
  const answers = await serentak(meja, (at) => tulis(shop, at, 'pembelian', beli(at)));
  satuMenang(answers, 'SUDAH_DIBELI');
  const { nomor } = await nomorTerakhir(shop, 'PB');
  expect(nomor - lalu).toBe(1);
  const { banyak } = await angka(
    shop,
    'select count(*)::int as banyak from pembelian_barang where no_faktur_jual = $1',
    [no],
  );
  expect(banyak).toBe(1);
};

/** One nota at every counter, half of them in an exchange: its line comes back once (D-13.3, D-14.1). */
export const dibeliAtauDitukar: Balapan = async (shop, meja) => {
  const [kode, ...baru] = await potong(shop, meja + 1);
  const no = await terjual(shop, kode!);
  await tulis(shop, 0, 'cash/masuk', MODAL);
  const beli = tukarBody(no, kode!, '').pembelian;
  const answers = await serentak(meja, (at) =>
    at % 2 === 0
      ? tulis(shop, at, 'pembelian', beli)
      : tulis(shop, at, 'tukar-tambah', tukarBody(no, kode!, baru[at]!)),
  );
  satuMenang(answers, 'SUDAH_DIBELI');
  const { banyak } = await angka(
    shop,
    'select count(*)::int as banyak from pembelian_barang where no_faktur_jual = $1',
    [no],
  );
  expect(banyak).toBe(1);
};

/** Every counter hands out the goods of one deposit against the rest of the price (D-11.3). */
export const duaKaliDiambil: Balapan = async (shop, meja) => {
  const [kode] = await potong(shop, 1);
  const { pembayaran: _, ...isi } = nota(kode!);
  const saved = await tulis(shop, 0, 'titip', {
    ...isi,
    customer,
    pembayaran: [{ jenis: 'CASH', jumlah: 470_000 }],
  });
  expect(saved.status, saved.text).toBe(201);
  const { no_titip } = saved.body.data as { no_titip: string };
  const sisa = { pembayaran: [{ jenis: 'CASH', jumlah: HARGA - 470_000 }] };
  const answers = await serentak(meja, (at) => tulis(shop, at, `titip/${no_titip}/ambil`, sisa));
  satuMenang(answers, 'TITIPAN_DIAMBIL');
};

/**
 * A fifth of the acts is refused when it has its number nearly: no gap, no repeat (D-6.1). Every second sale brings in
 * a new customer: it goes alone, beside those that share a transaction (decision 992).
 */
export const nomorUrut: Balapan = async (shop, meja) => {
  const codes = await potong(shop, meja);
  const answers = await serentak(meja, (at) => {
    const bayar = at % 5 === 4 ? { jenis: 'CASH', jumlah: 1 } : undefined;
    const isi = nota(codes[at]!, bayar);
    const baru = { ...isi, customer: { nama: `Ibu Baru ${codes[at]}` } };
    return tulis(shop, at, 'penjualan', at % 2 ? baru : isi);
  });
  expect(answers.map(({ status }) => status)).toEqual(
    codes.map((_, at) => (at % 5 === 4 ? 422 : 201)),
  );
  const row = await angka(
    shop,
    `select count(*)::int as banyak, count(distinct no_faktur_jual)::int as beda, max(n.terakhir) as terakhir
       from penjualan p join nomor n on n.kode_toko = p.kode_toko and n.jenis = 'PJ' and n.tgl_system = p.tgl_system
      where p.kode_toko = 'KJ1' and p.tgl_system = (select max(tgl_system) from hari_toko where kode_toko = 'KJ1')`,
  );
  expect(row).toMatchObject({ beda: row['banyak'], terakhir: row['banyak'] });
};

const nomorTerakhir = (shop: Parameters<Balapan>[0], jenis: string) =>
  angka<{ nomor: number }>(
    shop,
    `select coalesce(sum(terakhir), 0)::int as nomor from nomor where kode_toko = 'KJ1' and jenis = $1`,
    [jenis],
  );

/** The drawer may be opened once; every till opens it with that approval, and no other guard makes them wait (D-27). */
export const setujuSekali: Balapan = async (shop, meja) => {
  const buka = { alasan: 'Tukar uang kecil' };
  const keystore = await disetujui(shop, 'laci/buka', buka);
  const answers = await serentak(meja, () =>
    shop.as(orang(0)).raw('POST', 'laci/buka', buka, { ...kunci(), 'x-otorisasi': keystore }),
  );
  satuMenang(answers, 'PERLU_OTORISASI');
};

/** The same write under the same key, from a browser that had no answer: one sale, one answer. */
export const satuKunci: Balapan = async (shop, meja) => {
  const [kode] = await potong(shop, 1);
  const key = kunci();
  const answers = await serentak(meja, () =>
    shop.as('KASIR').raw('POST', 'penjualan', nota(kode!), key),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]!.status, answers[0]!.text).toBe(201);
};

/** Money in under one key: nothing but the key says that it is the same money. */
export const satuKunciKas: Balapan = async (shop, meja) => {
  const key = kunci();
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 100_000, keterangan: 'Modal' };
  const answers = await serentak(meja, () =>
    shop.as('KASIR').raw('POST', 'cash/masuk', modal, key),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]!.status, answers[0]!.text).toBe(201);
};

/** One piece scanned at two counters: one basket holds it (D-8.5). */
export const satuKeranjang: Balapan = async (shop, meja) => {
  const [kode] = await potong(shop, 1);
  const answers = await serentak(meja, (at) =>
    shop.as(orang(at % 2)).raw('POST', 'keranjang', { kode_barcode: kode }),
  );
  const holders = answers.flatMap((one, at) => (one.status === 201 ? [at % 2] : []));
  expect(new Set(holders).size).toBe(1);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
};

/** One cashier scans at every counter at once: no more pieces than one person may hold (D-8.5). */
export const penuhKeranjang: Balapan = async (shop, meja) => {
  const codes = await potong(shop, meja);
  await shop.param('KERANJANG_MAKSIMAL', 3);
  const answers = await serentak(meja, (at) =>
    shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: codes[at] }),
  );
  await shop.param('KERANJANG_MAKSIMAL', 60);
  const { n } = await angka<{ n: number }>(
    shop,
    `select count(*)::int as n from keranjang where user_id = 'ksr.kj1'`,
    [],
  );
  // The next race of the same shop begins with an empty basket.
  for (const kode of codes) await shop.as('KASIR').raw('DELETE', `keranjang/${kode}`);
  expect(n).toBeLessThanOrEqual(3);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
};

/** The rest of a deposit paid at every counter: never more than is owed (D-11.2). */
export const sisaTitipan: Balapan = async (shop, meja) => {
  const no_titip = await titipan(shop);
  const bayar = { pembayaran: [{ jenis: 'CASH', jumlah: 600_000 }] };
  const pays = await serentak(meja, (at) => tulis(shop, at, `titip/${no_titip}/bayar`, bayar));
  const row = await angka<{ dp_rp: number; harga_total: number }>(
    shop,
    'select dp_rp, harga_total from titipan where no_titip = $1',
    [no_titip],
  );
  const masuk = pays.filter(({ status }) => status === 201).length;
  expect(pays.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  expect(masuk).toBeLessThanOrEqual(2);
  expect(row.dp_rp).toBe(Math.min(470_000 + masuk * 600_000, row.harga_total));
};

/** One piece put aside for two customers: one deposit holds it. */
export const satuTitipan: Balapan = async (shop, meja) => {
  const [kode] = await potong(shop, 1);
  const answers = await serentak(meja, (at) => tulis(shop, at, 'titip', isiTitipan(kode!)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(meja - 1);
};

const isiTitipan = (kode_barcode: string) => ({
  kode_sales: 'S01',
  customer,
  barang: [{ kode_barcode }],
  pembayaran: [{ jenis: 'CASH', jumlah: 470_000 }],
});

async function titipan(shop: Parameters<Balapan>[0]): Promise<string> {
  const [kode] = await potong(shop, 1);
  const saved = await tulis(shop, 0, 'titip', isiTitipan(kode!));
  expect(saved.status, saved.text).toBe(201);
  return (saved.body.data as { no_titip: string }).no_titip;
}

/** Sales and cash of several numbers add to one drawer: what is in it is what came in. */
export const saldoBersama: Balapan = async (shop, meja) => {
  const laci = () =>
    angka<{ kas: number }>(
      shop,
      `select coalesce(sum(rupiah), 0)::bigint as kas from saldo where akun = 'kas' and kode_toko = 'KJ1'`,
    );
  const codes = await potong(shop, meja);
  const { kas: lalu } = await laci();
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 100_000, keterangan: 'Modal' };
  const answers = await serentak(meja, (at) =>
    at % 2 ? tulis(shop, at, 'penjualan', nota(codes[at]!)) : tulis(shop, at, 'cash/masuk', modal),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const masuk = answers.map((_, at) => (at % 2 ? HARGA : 100_000));
  expect((await laci()).kas - lalu).toBe(masuk.reduce((sum, one) => sum + one, 0));
};
