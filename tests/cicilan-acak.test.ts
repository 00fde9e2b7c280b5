import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { dice } from '#tests/kit/jualan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { bayar, bukaCicilan, cicilan, type Kontrak } from '#tests/kit/uji/cicilan.ts';

/** Contracts of any weight, tenor and first payment: a few in every run, two thousand by `KILAU_CICILAN=2000`. */
const BERAPA = Number(process.env.KILAU_CICILAN ?? 40);
const roll = dice(inject('seed'));
const DIBUAT = '2026-11-20';
const NANTI = '2027-02-01';

type Baris = Record<string, any>;
type Satu = { no: string; jadwal: Kontrak['jadwal']; harga: number; dp: number; terbayar: number };
let shop: Shop;
const semua = new Map<string, Satu>();

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaCicilan(shop);
  for (let from = 0; from < BERAPA; from += 20) {
    const barang = Array.from({ length: Math.min(20, BERAPA - from) }, () => ({
      nama_barang: 'Cincin Polos',
      kode_dept: 'CC',
      kode_kadar: '750',
      kode_kategori: 'PHS',
      kode_group: 'T',
      kode_gudang: 'TK',
      kode_baki: 'A-01',
      berat: (200 + roll(9_800)) / 100,
      ongkos: roll(40) * 12_500,
      harga_modal: 300_000,
    }));
    const masuk = await done(shop, 'OWN', 'barang/banyak', { barang });
    for (const { kode_barcode } of masuk as { kode_barcode: string }[]) await buat(kode_barcode);
  }
  await shop.hari('2026-12-22');
  for (const one of semua.values()) if (roll(3) === 0) await cicil(one);
  await shop.hari(NANTI);
}, 3_600_000);
afterAll(() => shop.close());

/** What the counter shows is what is agreed: price, first payment and every instalment. */
async function buat(kode_barcode: string): Promise<void> {
  const bulan = [3, 10, 12][roll(3)]!;
  const barang = [{ kode_barcode }];
  const shown = await done(shop, 'KASIR', 'cicilan/hitung', { bulan, barang });
  const dp = shown.dp_minimal + 500 * Math.floor(roll(1_000) * (shown.harga_jual / 2_500_000));
  const dp_rp = Math.min(Math.max(dp, 500_000), Math.floor(shown.harga_jual / 2_000) * 1_000);
  const said = await done(shop, 'KASIR', 'cicilan/hitung', { bulan, barang, dp_rp });
  const body = cicilan([kode_barcode], dp_rp, { bulan, harga_jual: said.harga_jual });
  const made = (await done(shop, 'KASIR', 'cicilan', body)) as Kontrak;
  expect([made.harga_jual, made.jadwal]).toEqual([said.harga_jual, said.jadwal]);
  const { no_cicilan: no, jadwal, harga_jual: harga } = made;
  semua.set(no, { no, jadwal, harga, dp: dp_rp, terbayar: 0 });
}

async function cicil(one: Satu): Promise<void> {
  const jumlah = one.jadwal[0]!.jumlah + 500 * roll(300);
  const left = one.harga - one.dp;
  if (jumlah >= left) return;
  await bayar(shop, one.no, jumlah);
  one.terbayar = jumlah;
}

const sisa = ({ harga, dp, terbayar }: Satu) => harga - dp - terbayar;
/** What was due by the day and is not paid, the oldest first. */
function tunggakan({ jadwal, terbayar }: Satu): number {
  const due = jadwal.filter((one) => one.jatuh_tempo < NANTI);
  return Math.max(0, due.reduce((all, { jumlah }) => all + jumlah, 0) - terbayar);
}
const baca = async (path: string, akhir = ''): Promise<{ body: Baris; bytes: Buffer }> => {
  const answer = await shop.as('OWN').raw('GET', path.replace('?', `${akhir}?`));
  expect(answer.status, answer.text).toBe(200);
  return answer as never;
};
const REPORT = `cicilan/report?tgl_from=${DIBUAT}&tgl_to=${DIBUAT}`;

test('the contract, its screen and № 38 hold the same price, payments and rest', async () => {
  const rows = barisLaporan((await baca(REPORT)).body.data as Baris[]);
  expect(rows).toHaveLength(BERAPA);
  for (const row of rows) {
    const one = semua.get(row.no_cicilan)!;
    expect(row).toMatchObject({
      harga_jual: one.harga,
      dp_rp: one.dp,
      terbayar: one.terbayar,
      sisa: sisa(one),
    });
    const { body } = await baca(`cicilan/${one.no}?`);
    expect(body.data).toMatchObject({
      harga_jual: one.harga,
      dp_rp: one.dp,
      terbayar: one.terbayar,
    });
    expect(
      body.data.jadwal.reduce(
        (all: number, { jumlah }: { jumlah: number }) => all + jumlah,
        one.dp,
      ),
    ).toBe(one.harga);
  }
});

test('Excel and PDF of № 38 say them to the rupiah, contract by contract', async () => {
  const book = await readXlsx((await baca(REPORT, '.xlsx')).bytes);
  const sheet = book.sheets[0]!.rows;
  const head = sheet.find((row) => row.includes('No Cicilan'))!;
  const at = ['No Cicilan', 'Harga Cicilan', 'DP', 'Terbayar', 'Sisa'].map((label) =>
    head.indexOf(label),
  );
  const told = sheet
    .filter((row) => semua.has(String(row[at[0]!])))
    .map((row) => at.map((place) => row[place]));
  const wanted = [...semua.values()].map((one) => [
    one.no,
    one.harga,
    one.dp,
    one.terbayar,
    sisa(one),
  ]);
  expect(told.toSorted()).toEqual(wanted.toSorted());
  const lines = readPdf((await baca(REPORT, '.pdf')).bytes).flat();
  for (const one of semua.values()) {
    const line = lines.find((text) => text.includes(one.no));
    expect(line, one.no).toContain(formatRupiah(rp(sisa(one))).replace('Rp ', ''));
  }
});

test('№ 39 has each payment, № 40 what is late of each', async () => {
  const paid = barisLaporan(
    (await baca(`cicilan/report-pembayaran?tgl_from=${DIBUAT}&tgl_to=${NANTI}`)).body
      .data as Baris[],
  );
  const sum = new Map<string, number>();
  for (const { no_cicilan, jumlah_rp } of paid)
    sum.set(no_cicilan, (sum.get(no_cicilan) ?? 0) + jumlah_rp);
  const late = barisLaporan(
    (await baca(`cicilan/report-tunggakan?per_tanggal=${NANTI}`)).body.data as Baris[],
  );
  expect(late.map(({ tertua }) => tertua)).toEqual(late.map(({ tertua }) => tertua).toSorted());
  expect(new Set(late.map(({ tertua }) => tertua)).size).toBeGreaterThan(1);
  const behind = new Map(late.map((row) => [row.no_cicilan, row.tunggakan]));
  for (const one of semua.values())
    expect([one.no, sum.get(one.no), behind.get(one.no) ?? 0]).toEqual([
      one.no,
      one.dp + one.terbayar,
      tunggakan(one),
    ]);
});
