import { describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { hutangSupplierEndpoint } from '#areas/uang/contract/supplier/supplier.api.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariUang } from '#tests/kit/buku.ts';
import { kunci, disetujui, send } from '#tests/kit/titipan.ts';
import { batal, bukaTerima, shop, terima } from '#tests/kit/uji/buka/terima.ts';
import { terimaBatu, bukaBerlian } from '#tests/kit/uji/berlian.ts';

bukaTerima();

const HARI = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
const isi = (jumlah: number, more: object = {}) => ({
  kode_transaksi: 'BAYAR_SUPPLIER',
  kode_supplier: 'UBS',
  jumlah,
  keterangan: 'Nota UBS November',
  ...more,
});
const bayar = (jumlah: number, more: object = {}) =>
  disetujui(shop, 'cash/keluar', isi(jumlah, more), 'SPV', 'KASIR');
const dariSupplier = (jumlah: number) => isi(jumlah, { kode_transaksi: 'TERIMA_SUPPLIER' });
const kembali = (jumlah: number) => send(shop.as('KASIR'), 'cash/masuk', dariSupplier(jumlah));
const hutang = async () =>
  (await shop.as('OWN').call(hutangSupplierEndpoint)).map((one) => [one.kode_supplier, one.hutang]);
const kewajiban = async () =>
  barisLaporan(
    (await shop.as('OWN').raw('GET', 'cash/report-keuangan-akhir-hari?tgl_system=2026-11-20')).body
      .data,
  )
    .filter(({ uraian }) => uraian === 'Hutang Supplier')
    .map(({ blok, total }) => [blok, total]);

let no = '';
describe('12,800,000 of gold are owed to UBS', () => {
  test('is told where the money is paid, and by № 59 among what is owed', async () => {
    await send(shop.as('OWN'), 'cash/masuk', {
      kode_transaksi: 'MODAL_KAS',
      jumlah: 60_000_000,
      keterangan: 'Modal',
    });
    no = (await terima()).no_terima;
    expect(await hutang()).toEqual([['UBS', 12_800_000]]);
    expect(await kewajiban()).toEqual([['KEWAJIBAN', 12_800_000]]);
  });

  test('whatever the sum, another person agrees and reads to whom; what is owed only who may see cost', async () => {
    const asked = await send(shop.as('KASIR'), 'cash/keluar', isi(5_000_000));
    expect([asked.status, asked.body.events], asked.text).toEqual([403, ['KAS_KELUAR_BESAR']]);
    expect(asked.body.angka).toContainEqual({ label: 'Supplier', nilai: 'UBS' });
    expect(JSON.stringify(asked.body.angka)).not.toContain('12,800,000');
  });

  test('5,000,000 from the drawer are no cost: they take off what is owed, not the profit', async () => {
    const done = await bayar(5_000_000);
    expect(done.status, done.text).toBe(201);
    const { no_kas } = done.body.data;
    expect(await cariUang(shop, no_kas)).toEqual({ 'supplier:UBS': 5_000_000, kas: -5_000_000 });
    expect(await hutang()).toEqual([['UBS', 7_800_000]]);
    expect(await kewajiban()).toEqual([['KEWAJIBAN', 7_800_000]]);
    const laba = await shop
      .as('OWN')
      .raw('GET', `manajerial/report-laba-rugi?bulan_from=2026-11&bulan_to=2026-11`);
    expect(laba.status, laba.text).toBe(200);
    expect(laba.text).not.toContain('Bayar supplier');
    expect(laba.text).not.toContain('5000000');
    const paper = await shop.as('KASIR').raw('GET', `cash/${no_kas}`);
    expect(paper.body.data).toMatchObject({ kode_transaksi: 'BAYAR_SUPPLIER', jumlah: 5_000_000 });
  });

  test('the card of the supplier: what came, what was paid, and what is owed after each', async () => {
    const { body, text } = await shop.as('OWN').raw('GET', `cash/report-hutang-supplier?${HARI}`);
    const rows = barisLaporan(body.data).map((row) => [
      row.keterangan,
      row.bertambah,
      row.berkurang,
      row.hutang,
    ]);
    expect(rows, text).toHaveLength(4);
    expect(rows[0]).toEqual(['HUTANG AWAL', null, null, 0]);
    expect(rows[3]).toEqual(['HUTANG AKHIR', null, null, 7_800_000]);
    // The clock of the test does not move: what came and what was paid have one time.
    const gerak = rows.slice(1, 3).map((row) => row.slice(0, 3));
    expect(gerak).toContainEqual(['Terima dari UBS', 12_800_000, 0]);
    expect(gerak).toContainEqual(['Nota UBS November', 0, 5_000_000]);
    const buta = await shop.as('SPV').raw('GET', `cash/report-hutang-supplier?${HARI}`);
    expect(buta.text).not.toContain('12800000');
  });

  test('who gains: more than is owed, to another, without a name, and in another shop', async () => {
    const kode = async (answer: ReturnType<typeof bayar>) => (await answer).body.code;
    expect(await kode(bayar(7_800_100))).toBe('BAYAR_LEBIH');
    expect(await kode(bayar(1_000, { kode_supplier: 'TEMAN' }))).toBe('TIDAK_HUTANG');
    expect(await kode(bayar(1_000, { kode_supplier: 'AWAL' }))).toBe('TIDAK_HUTANG');
    expect(await kode(bayar(1_000, { kode_supplier: null }))).toBe('SUPPLIER_KOSONG');
    const pusat = await shop.as('OWN', 'PST').raw('POST', 'cash/keluar', isi(1_000), kunci());
    expect(pusat.body.code, pusat.text).toBe('TIDAK_HUTANG');
    // A supplier's name beside another code is dropped: the cost is a cost.
    const listrik = await bayar(10_000, { kode_transaksi: 'LISTRIK' });
    expect(listrik.status, listrik.text).toBe(201);
    expect(await cariUang(shop, listrik.body.data.no_kas)).toEqual({
      'biaya:LISTRIK': 10_000,
      kas: -10_000,
    });
  });

  test('who gains: what is owed is not found by asking for one sum after another', async () => {
    const tanya = async (jumlah: number) => {
      const { status, body } = await send(shop.as('SPV'), 'cash/keluar', isi(jumlah));
      return [status, body.code];
    };
    expect(await tanya(7_800_000)).toEqual([403, 'PERLU_OTORISASI']);
    expect(await tanya(7_900_000)).toEqual([403, 'PERLU_OTORISASI']);
    // Who may see cost, and an act that was agreed to, hear at once that it is too much.
    const owner = await send(shop.as('OWN'), 'cash/keluar', isi(7_900_000));
    expect(owner.body.code).toBe('BAYAR_LEBIH');
    expect((await bayar(7_900_000)).body.code).toBe('BAYAR_LEBIH');
  });

  test('who gains: a supplier who is not there, one who owes nothing and one who owes less are one refusal', async () => {
    const dengan = async (who: 'KASIR' | 'OWN', kode_supplier: string) => {
      const body = isi(1_000, { kode_transaksi: 'TERIMA_SUPPLIER', kode_supplier });
      const said = await send(shop.as(who), 'cash/masuk', body);
      const { code, message, errors } = said.body;
      return [said.status, code, message, errors];
    };
    const satu = await dengan('KASIR', 'UBS');
    expect(satu.slice(0, 2)).toEqual([422, 'KEMBALI_LEBIH']);
    expect(await dengan('KASIR', 'TEMAN')).toEqual(satu);
    expect((await dengan('OWN', 'UBS'))[1]).toBe('TIDAK_PIUTANG');
    // Paying to a supplier who is not there is asked for an approval as any payment is.
    const teman = await send(
      shop.as('KASIR'),
      'cash/keluar',
      isi(1_000, { kode_supplier: 'TEMAN' }),
    );
    const ubs = await send(shop.as('KASIR'), 'cash/keluar', isi(1_000));
    expect([teman.status, teman.body.code]).toEqual([ubs.status, ubs.body.code]);
    expect(ubs.status).toBe(403);
  });

  test('who gains: by halving nobody finds what is owed, for a sum that fits and one that does not are answered alike', async () => {
    const coba = async (jumlah: number, keystore?: string) => {
      const more = { ...kunci(), ...(keystore && { 'x-otorisasi': keystore }) };
      const said = await shop.as('KASIR').raw('POST', 'cash/keluar', isi(jumlah), more);
      return [said.status, said.body.code, said.body.events];
    };
    const perlu = [403, 'PERLU_OTORISASI', ['KAS_KELUAR_BESAR']];
    const pas = await coba(7_800_000);
    expect(pas).toEqual(perlu);
    expect(await coba(7_800_100)).toEqual(pas);
    expect(await coba(7_800_100, 'KARANGAN1234')).toEqual(pas);
    const write = { method: 'POST', path: '/api/v1/cash/keluar', body: isi(7_800_100) };
    const asked = await shop.as('KASIR').raw('POST', 'otorisasi', write);
    expect(asked.status, asked.text).toBe(201);
    expect(asked.text).not.toContain('7,800,000');
    // Who sees the debt hears it at once.
    const own = await shop.as('OWN').raw('POST', 'cash/keluar', isi(7_800_100), kunci());
    expect(own.body.code).toBe('BAYAR_LEBIH');
  });

  test('who gains: the rest paid twice at once is paid once', async () => {
    await shop.param('OWN_TANPA_OTORISASI', true);
    const sekali = () => shop.as('OWN').raw('POST', 'cash/keluar', isi(7_800_000), kunci());
    const answers = await Promise.all([sekali(), sekali()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(await hutang()).toEqual([]);
    const { no_kas } = answers.find(({ status }) => status === 201)!.body.data;
    await shop.approved('SPV', kasDocument.cancel, {
      params: { no: no_kas },
      body: { alasan: 'Salah nota' },
    });
    expect(await hutang()).toEqual([['UBS', 7_800_000]]);
  });

  test('from a bank alike', async () => {
    const di = { no_rekening: '1234567890' };
    const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 9_000_000, keterangan: 'Modal', ...di };
    await send(shop.as('OWN'), 'uang-bank/masuk', modal);
    const done = await disetujui(shop, 'uang-bank/keluar', isi(1_000_000, di), 'OWN', 'SPV');
    expect(done.status, done.text).toBe(201);
    expect(await cariUang(shop, done.body.data.no_kas)).toEqual({
      'supplier:UBS': 1_000_000,
      'bank:1234567890': -1_000_000,
    });
  });

  test('goods that go back after they were paid leave UBS owing 6,000,000: it comes back, and no more', async () => {
    await batal(no);
    expect(await hutang()).toEqual([['UBS', -6_000_000]]);
    expect((await kembali(6_000_100)).body.code).toBe('KEMBALI_LEBIH');
    // Nor is it found from above: after some wrong sums each further one is put off for an hour.
    const lagi: number[] = [];
    for (let kali = 0; kali < 9; kali++)
      lagi.push((await send(shop.as('KASIR2'), 'cash/masuk', dariSupplier(6_000_100))).status);
    expect(new Set(lagi)).toEqual(new Set([422]));
    for (let kali = 0; kali < 2; kali++)
      lagi.push((await send(shop.as('KASIR2'), 'cash/masuk', dariSupplier(6_000_100))).status);
    expect(lagi.slice(-2)).toEqual([422, 429]);
    const done = await kembali(6_000_000);
    expect(done.status, done.text).toBe(201);
    expect(await cariUang(shop, done.body.data.no_kas)).toEqual({
      kas: 6_000_000,
      'supplier:UBS': -6_000_000,
    });
    expect(await hutang()).toEqual([]);
  });
});

test('a supplier of stones is paid under the name of his account', async () => {
  await bukaBerlian(shop);
  await terimaBatu(shop);
  expect(await hutang()).toEqual([['BLN/D01', 18_000_000]]);
  const done = await bayar(rp(2_000_000), { kode_supplier: 'BLN/D01' });
  expect(done.status, done.text).toBe(201);
  expect(await hutang()).toEqual([['BLN/D01', 16_000_000]]);
  // What he is paid is no return of stones: № 107 has the purchase alone.
  const ask = 'tgl_from=2026-11-01&tgl_to=2026-11-30';
  const pajak = await shop.as('OWN').raw('GET', `laporan-pajak-pembelian?${ask}`);
  expect(JSON.stringify(pajak.body)).not.toContain(done.body.data.no_kas);
});
