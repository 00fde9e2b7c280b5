import { expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { emas, rosokkan } from '#tests/kit/document/kerja-service.ts';
import {
  cincinPesanan,
  jadiPesanan,
  pesan,
  pesanan,
  selesaikanPesanan,
  serahkanPesanan,
} from '#tests/kit/document/kerja-pesanan.ts';
import { done } from '#tests/kit/done.ts';
import { bukaPesanan, baca, shop } from '#tests/kit/uji/buka/pesanan.ts';

/** What an order is measured by where it waits, and where its piece has a group and a weight (D-28.2, D-36.2). */
bukaPesanan();

const ongkosCincin = (tarif: number) =>
  done(shop, 'OWN', 'parameter-ongkos', {
    kode_dept: 'CC',
    kode_group: 'T',
    cara: 'PER_GRAM',
    tarif,
    minimal: 0,
  });
/** Made of so much gold; what comes back leaves 10 mg to the craftsman's file. */
const jadi = (berat: number, kode_group = 'T') =>
  jadiPesanan({ berat: mg(berat), kode_group }, { kembali: emas(90) });
const tanya = async (no: string, berat: number, kode_group = 'T') => {
  const { barang } = jadi(berat, kode_group);
  const wire = {
    barang: barang!.map((one) => ({ ...one, berat: berat / 1000 })),
    kembali: [{ kode_gudang: 'RS', kadar: 75, berat: 0.09 }],
    upah: null,
  };
  const { body } = await shop.as('KASIR').raw('POST', `pesanan/${no}/selesai`, wire, {
    'idempotency-key': `tanya-${no}-${berat}`,
  });
  return body;
};
const nilai = (body: any): string[] => body.angka.map((one: { nilai: string }) => one.nilai);

test('work of 2,000,000 that the owner gave away with the order is not asked again at its validation', async () => {
  await shop.modulOn('VALIDASI_PESANAN_MODULE');
  await ongkosCincin(200_000);
  const barang = [cincinPesanan({ berat: mg(10_000), ongkos: rp(0) })];
  const made = () =>
    shop.approved('KASIR', pesananDocument.makes.pesan, { body: pesanan({ barang }) });
  const valid = (no: string) =>
    shop
      .as('SPV')
      .call(pesananDocument.steps.validasi, { params: { no }, body: { pembayaran: null } });
  const [satu, dua] = [await made(), await made()];
  expect(satu).toMatchObject({ status: 'OPEN', total_harga: 21_700_000 });
  expect(await valid(satu.no_pesanan)).toMatchObject({ status: 'VALID' });
  // What a gram costs more by now is measured whole, as one of this moment.
  const emas750 = { jenis: 'JUAL', kode_kadar: '750', harga_per_gram: 2_270_000 };
  await done(shop, 'OWN', 'parameter-harga-emas', emas750);
  const { body } = await shop
    .as('SPV')
    .raw(
      'POST',
      `pesanan/${dua.no_pesanan}/validasi`,
      {},
      { 'idempotency-key': 'validasi-harga-naik' },
    );
  expect([body.code, body.events, body.level]).toEqual([
    'PERLU_OTORISASI',
    ['HARGA_DI_BAWAH'],
    ['OWN'],
  ]);
});

test('an order without a group is measured by the group that its piece gets: 2,400,000 a gram, not 2,170,000', async () => {
  await rosokkan(shop, 3);
  await done(shop, 'OWN', 'group', { kode_group: 'MDL', nama: 'Model', harga_jual: 2_400_000 });
  const tanpaGroup = [cincinPesanan({ kode_group: null, ongkos: rp(140_000) })];
  const { no_pesanan: no } = await pesan(shop, { barang: tanpaGroup });
  await serahkanPesanan(shop, no, 3_600);
  const ask = await tanya(no, 3_500, 'MDL');
  expect([ask.events, ask.level]).toEqual([['PESANAN_SELISIH'], ['OWN']]);
  expect(nilai(ask)).toContain('harga toko Rp 8,540,000, menurut pesanan Rp 7,735,000');
  await shop.approved('KASIR', kembaliDocument.makes.pesanan, {
    params: { no_pesanan: no },
    body: jadi(3_500, 'MDL'),
  });
  expect(await baca(no)).toMatchObject({ status: 'SELESAI' });
  const { no_pesanan: biasa } = await pesan(shop, { barang: tanpaGroup });
  await serahkanPesanan(shop, biasa, 3_600);
  await selesaikanPesanan(shop, biasa, jadi(3_500));
});

test('work of 1,000,000 a gram is measured by the finished weight: 3.850 g of 3.500 g are 350,000 more', async () => {
  await rosokkan(shop, 6);
  await ongkosCincin(1_000_000);
  const order = async (ongkos: number): Promise<string> => {
    const body = pesanan({ barang: [cincinPesanan({ ongkos: rp(ongkos) })] });
    const made =
      ongkos > 0
        ? await pesan(shop, body)
        : await shop.approved('KASIR', pesananDocument.makes.pesan, { body });
    return made.no_pesanan;
  };
  const berat = await order(3_500_000);
  await serahkanPesanan(shop, berat, 3_950);
  const ask = await tanya(berat, 3_850);
  expect([ask.events, ask.level]).toEqual([['PESANAN_SELISIH'], ['SPV', 'OWN']]);
  expect(nilai(ask)).toContain('harga toko Rp 12,204,500, menurut pesanan Rp 11,854,500');
  await shop.approved('KASIR', kembaliDocument.makes.pesanan, {
    params: { no_pesanan: berat },
    body: jadi(3_850),
  });
  // 100,000 of 11,412,000 is less than a cashier may give away; what the owner gave away is not asked again.
  for (const ongkos of [3_500_000, 0]) {
    const no = await order(ongkos);
    await serahkanPesanan(shop, no, 3_700);
    await selesaikanPesanan(shop, no, jadi(3_600));
    expect(await baca(no)).toMatchObject({ status: 'SELESAI', berat_selesai: 3_600 });
  }
});
