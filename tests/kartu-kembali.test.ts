import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { terimaService } from '#tests/kit/document/kerja-service.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { bukaCicilan, cicilan } from '#tests/kit/uji/cicilan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipkan } from '#tests/kit/titipan.ts';

/** A card pays a deposit, its cancel gives cash: what gesek tunai asks, by another door (D-41.1). */
const HARI = '2026-11-20';
let shop: Shop;
let codes: string[];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  codes = await tambahPotong(shop, ['P1', 'P2', 'P4']);
  const body = isiKas(50_000_000, 'MODAL_KAS');
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
});
afterAll(() => shop.close());

const kartu = (jenis: 'DEBET' | 'CREDIT', jumlah: number) => ({
  jenis,
  kode_bank: 'BCA',
  no_rekening: '1234567890',
  jumlah: rp(jumlah),
  fee: null,
});
const minta = async (path: string, more: object = {}) => {
  const body = { alasan: 'Tidak jadi', ...more };
  const { body: told } = await send(shop.as('KASIR'), path, body);
  return { event: told.event, level: told.level, angka: JSON.stringify(told.angka ?? []) };
};
const sinyal = async () => {
  const path = `audit/report-sinyal?tgl_from=${HARI}&tgl_to=${HARI}&sinyal=${encodeURIComponent('KARTU KEMBALI TUNAI')}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};

test('a deposit on a credit card goes back in cash by the owner’s word alone, who reads the card; to an account as before', async () => {
  const { no_titip } = await titipkan(shop, [codes[0]!], {
    pembayaran: [kartu('CREDIT', 2_000_000)],
  });
  const path = `titip/${no_titip}/batal`;
  const tunai = await minta(path);
  expect([tunai.event, tunai.level]).toEqual(['BATAL_TITIPAN', ['OWN']]);
  expect(tunai.angka).toContain('Dibayar kartu kredit, kembali tunai');
  const transfer = await minta(path, { no_rekening: '1234567890' });
  expect(transfer.level).toEqual(['SPV', 'OWN']);
  expect(transfer.angka).not.toContain('kembali tunai');
  expect(await sinyal()).toEqual([]);
  const { status } = await disetujui(shop, path, { alasan: 'Tidak jadi' }, 'OWN');
  expect(status).toBe(200);
  expect(await sinyal()).toMatchObject([
    { user_id: 'ksr.kj1', jml: 1, no_dokumen: [no_titip], jumlah_rp: 2_000_000 },
  ]);
});

test('so does one whose later deposit was on a credit card; a debit card is shown, cash is not', async () => {
  const { no_titip } = await titipkan(shop, [codes[1]!], cash(1_000_000));
  const path = `titip/${no_titip}/batal`;
  expect((await minta(path)).angka).not.toContain('kembali tunai');
  const bayar = (jenis: 'DEBET' | 'CREDIT') =>
    send(shop.as('KASIR'), `titip/${no_titip}/bayar`, { pembayaran: [kartu(jenis, 300_000)] });
  expect((await bayar('DEBET')).status).toBe(201);
  const debet = await minta(path);
  expect(debet.level).toEqual(['SPV', 'OWN']);
  expect(debet.angka).toContain('Dibayar kartu debet, kembali tunai');
  expect((await bayar('CREDIT')).status).toBe(201);
  expect((await minta(path)).level).toEqual(['OWN']);
});

test('and the DP of a repair', async () => {
  const { no_service } = await terimaService(shop, { pembayaran: [kartu('CREDIT', 50_000)] });
  const path = `service/${no_service}/batal`;
  const tunai = await minta(path);
  expect([tunai.event, tunai.level]).toEqual(['BATAL_SERVICE', ['OWN']]);
  expect((await minta(path, { no_rekening: '1234567890' })).level).toEqual(['SPV', 'OWN']);
  expect((await disetujui(shop, path, { alasan: 'Tidak jadi' }, 'OWN')).status).toBe(200);
  expect(JSON.stringify(await sinyal())).toContain(no_service);
});

test('and the first payment of a contract', async () => {
  await bukaCicilan(shop);
  const made = await send(shop.as('KASIR'), 'cicilan', {
    ...cicilan([codes[2]!]),
    pembayaran: [kartu('CREDIT', 500_000)],
  });
  const path = `cicilan/${made.body.data.no_cicilan}/batal`;
  const tunai = await minta(path);
  expect([tunai.event, tunai.level]).toEqual(['BATAL_CICILAN', ['OWN']]);
  expect(tunai.angka).toContain('CREDIT Rp 500,000');
  expect((await minta(path, { no_rekening: '1234567890' })).level).toEqual(['SPV', 'OWN']);
});
