import { expect } from 'vitest';
import {
  angka,
  kunci,
  orang,
  penjual,
  potong,
  satuMenang,
  serentak,
  terjual,
  tulis,
  type Balapan,
} from '#tests/proof/balapan/meja.ts';
import { ownerSendiri } from '#tests/proof/balapan/batal.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

const PENGURUS: readonly Who[] = ['SPV', 'MU', 'OWN', 'SU'];
export const pengurus = (at: number): Who => PENGURUS[at % PENGURUS.length]!;

/** Every counter takes pieces in at once: each gets barcodes of its own (D-8.1). */
export const barcodeBaru: Balapan = async (shop, meja) => {
  const codes = (await serentak(meja, () => potong(shop, 2))).flat();
  expect(new Set(codes).size).toBe(2 * meja);
};

/** Two pieces may not bear one name (D-33.19): of those who take the name in at once, one does. */
export const satuNama: Balapan = async (shop, meja) => {
  await shop.modulOn('NAMA_BARANG_UNIK_MODULE');
  const isi = {
    kode_kategori: 'PHS',
    kode_group: 'T',
    kode_gudang: 'TK',
    kode_baki: 'A-02',
    kode_dept: 'LT',
    kode_kadar: '375',
    berat: 1.2,
    harga_modal: 1_250_000,
    nama_barang: `Liontin ${kunci()['idempotency-key']}`,
  };
  const answers = await serentak(meja, (at) =>
    shop.as(pengurus(at)).raw('POST', 'barang', isi, kunci()),
  );
  await shop.modulOff('NAMA_BARANG_UNIK_MODULE');
  satuMenang(answers, 'NAMA_KEMBAR');
};

/** A tray with one place left, and a piece for it at every counter: it never holds more (D-8.3). */
export const bakiPenuh: Balapan = async (shop, meja) => {
  const codes = await potong(shop, meja);
  const ke = { kode_gudang: 'TK', kode_baki: 'D-04' };
  await shop.rows(
    `update baki set kapasitas = 1 + (select count(*) from barang b where b.kode_toko = 'KJ1'
        and b.kode_baki = 'D-04' and b.status in ('READY', 'TITIP'))
      where kode_toko = 'KJ1' and kode_baki = 'D-04'`,
  );
  const answers = await serentak(meja, (at) =>
    shop.as(pengurus(at)).raw('POST', 'pindah-barang', { barang: [codes[at]], ...ke }, kunci()),
  );
  satuMenang(answers, 'BAKI_PENUH');
};

/** One piece carried to another tray by everybody: one of them did. */
export const satuPindah: Balapan = async (shop, meja) => {
  const [kode] = await potong(shop, 1);
  const ke = { barang: [kode], kode_gudang: 'TK', kode_baki: 'C-01' };
  const answers = await serentak(meja, (at) =>
    shop.as(pengurus(at)).raw('POST', 'pindah-barang', ke, kunci()),
  );
  satuMenang(answers, 'SUDAH_DI_SITU');
};

/** Carried to another tray by each of them: it lies in one, and every step is in its history (I-3). */
export const banyakBaki: Balapan = async (shop, meja) => {
  const [kode] = await potong(shop, 1);
  const trays = ['C-01', 'C-02', 'D-01', 'D-02'];
  const answers = await serentak(Math.min(meja, trays.length), (at) => {
    const ke = { barang: [kode], kode_gudang: 'TK', kode_baki: trays[at] };
    return shop.as(pengurus(at)).raw('POST', 'pindah-barang', ke, kunci());
  });
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
};

/** Gold bought back over the counter: the number of its document. */
export async function dibeli(shop: Shop): Promise<string> {
  const [kode_barcode] = await potong(shop, 1);
  const no_faktur_jual = await terjual(shop, kode_barcode!);
  const saved = await tulis(shop, 0, 'pembelian', {
    kode_sales: 'S01',
    customer: penjual,
    barang: [{ asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode, berat: 1.2 }],
  });
  expect(saved.status, saved.text).toBe(201);
  return (saved.body.data as { no_faktur_beli: string }).no_faktur_beli;
}
export const RETAG = {
  urut: 1,
  kode_kategori: 'PHS',
  berat: 1.2,
  kode_gudang: 'TK',
  kode_baki: 'A-02',
};

/** Bought gold that everybody labels again: one piece comes of it (D-13.2). */
export const satuRetag: Balapan = async (shop, meja) => {
  const path = `pembelian/${await dibeli(shop)}/retag`;
  const answers = await serentak(meja, (at) =>
    shop.as(pengurus(at)).raw('POST', path, RETAG, kunci()),
  );
  satuMenang(answers, 'EMAS_TIDAK_ADA');
};

/** New pieces and labelled ones take their barcodes from one row, under numbers of two kinds. */
export const barcodeCampur: Balapan = async (shop, meja) => {
  const paths: string[] = [];
  for (let at = 0; at < meja; at += 2) paths.push(`pembelian/${await dibeli(shop)}/retag`);
  const answers = await serentak(meja, async (at) => {
    if (at % 2) return potong(shop, 1);
    const { status, text, body } = await shop
      .as(pengurus(at))
      .raw('POST', paths[at / 2]!, RETAG, kunci());
    expect(status, text).toBe(201);
    return [(body.data as { kode_barcode: string }).kode_barcode];
  });
  expect(new Set(answers.flat()).size).toBe(meja);
};

/** A tray that everybody puts on the scale at once is on the list once. */
export const satuTimbang: Balapan = async (shop, meja) => {
  await potong(shop, 1);
  const baki = { kode_gudang: 'TK', kode_toko: 'B-02' };
  await serentak(meja, (at) => shop.as(orang(at)).raw('POST', 'timbang-baki/start', baki, kunci()));
  const { banyak, id } = await angka<{ banyak: number; id: number }>(
    shop,
    `select count(*)::int as banyak, max(id)::int as id from timbang
      where kode_toko = 'KJ1' and di_daftar and status = 'MULAI' and kode_baki = 'B-02'`,
  );
  expect(banyak).toBe(1);
  const answers = await serentak(meja, (at) =>
    shop.as(orang(at)).raw('POST', 'timbang-baki/hasil', { id, berat_timbang: 500 + at }, kunci()),
  );
  satuMenang(answers, 'SUDAH_DITIMBANG');
  await shop.as('SPV').raw('POST', 'timbang-baki/reset', {}, kunci());
};

/** A count of one tray that everybody begins: one runs; its pieces are found once by all scanners (D-22). */
export const satuOpname: Balapan = async (shop, meja) => {
  await ownerSendiri(shop);
  const [kode] = await potong(shop, 1);
  const baki = { kode_gudang: 'TK', kode_baki: 'D-03' };
  await tulis(shop, 2, 'pindah-barang', { barang: [kode], ...baki });
  const begun = await serentak(meja, (at) =>
    shop.as(pengurus(at)).raw('POST', 'stock-opname', baki, kunci()),
  );
  const { id } = satuMenang(begun, 'OPNAME_BERJALAN').body.data as { id: number };
  const heard = await serentak(meja, (at) =>
    shop.as(pengurus(at)).raw('POST', 'stock-opname/pindai', { id, kode: [kode] }, kunci()),
  );
  const said = heard.map(({ body }) => (body.data as { hasil: string }[])[0]!.hasil);
  expect(said.filter((one) => one !== 'KEMBAR')).toEqual(['KETEMU']);
  const ended = await serentak(meja, () =>
    shop.as('OWN').raw('POST', 'stock-opname/selesai', { id }, kunci()),
  );
  satuMenang(ended, 'OPNAME_TIDAK_BERJALAN');
};

/** The last use of a coupon at every counter: it takes off once (D-18.1). */
export const satuKupon: Balapan = async (shop, meja) => {
  const own = shop.as('OWN');
  const jenis = { jenis_kupon: 'BALAP', nama: 'Balapan', cara: 'RUPIAH', nilai: 20_000 };
  await own.raw(
    'POST',
    'para-kupon',
    { ...jenis, masa_hari: 30, kali_pakai: 1, minimal_belanja: 0, terbit_dari: 900_000_000 },
    kunci(),
  );
  const made = await own.raw(
    'POST',
    'transaksi-kupon',
    { jenis_kupon: 'BALAP', banyak: 1 },
    kunci(),
  );
  expect(made.status, made.text).toBe(201);
  const [{ no_kupon }] = made.body.data as [{ no_kupon: string }];
  const codes = await potong(shop, meja);
  const answers = await serentak(meja, (at) =>
    tulis(shop, at, 'penjualan', {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode: codes[at] }],
      kupon: no_kupon,
      pembayaran: [{ jenis: 'CASH', jumlah: 1_450_000 }],
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
};

/** A whole warehouse and one of its trays: two counts that overlap do not begin together (D-22). */
export const lingkupOpname: Balapan = async (shop, meja) => {
  await ownerSendiri(shop);
  await potong(shop, 1);
  const begun = await serentak(meja, (at) => {
    const tempat = { kode_gudang: 'TK', kode_baki: at % 2 ? null : 'B-02' };
    return shop.as(pengurus(at)).raw('POST', 'stock-opname', tempat, kunci());
  });
  const { id } = satuMenang(begun, 'OPNAME_BERJALAN').body.data as { id: number };
  const given = await shop.as('OWN').raw('POST', 'stock-opname/kosongkan', { id }, kunci());
  expect(given.status, given.text).toBeLessThan(300);
};

/** A loose lot that everybody counts at once: one count applies, the others are answered as duplicates (D-33.27). */
export const satuLot: Balapan = async (shop, meja) => {
  await ownerSendiri(shop);
  const lot = {
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar: '750',
    qty: 3,
    berat_bruto: 9.6,
    berat_nota: 9.6,
    berat: 9.6,
    modal: 9_600_000,
  };
  const head = { kode_supplier: 'UBS', kode_gudang: 'TK', dokumen_perolehan: 'TIDAK_ADA' };
  const own = shop.as('OWN');
  const came = await own.raw('POST', 'penerimaan-barang', { ...head, lot: [lot] }, kunci());
  const { no_terima: kode } = came.body.data as { no_terima: string };
  const begun = await serentak(meja, (at) =>
    shop.as(pengurus(at)).raw('POST', 'stock-opname-penerimaan', { kode_gudang: 'TK' }, kunci()),
  );
  const { id } = satuMenang(begun, 'OPNAME_BERJALAN').body.data as { id: number };
  const body = { id, kode, urut: 1, qty: 3, berat: 9.6 };
  const heard = await serentak(meja, (at) =>
    shop.as(pengurus(at)).raw('POST', 'stock-opname-penerimaan/pindai', body, kunci()),
  );
  const said = heard.map((one) => (one.body.data as { hasil: string }).hasil);
  expect(said.filter((one) => one !== 'KEMBAR')).toEqual(['KETEMU']);
  const ended = await serentak(meja, () =>
    shop.as('OWN').raw('POST', 'stock-opname-penerimaan/selesai', { id }, kunci()),
  );
  satuMenang(ended, 'OPNAME_TIDAK_BERJALAN');
};
