import { afterAll, describe, expect, test } from 'vitest';
import { cariUang } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import { rosok, tukar, tunai } from '#tests/kit/tukar.ts';
import { openTukarUji } from '#tests/kit/tukar-uji.ts';

const { kas, kasir, keadaan, post, shop, simpan } = await openTukarUji();
const validasi = (path: string, body: object) => send(shop.as('KASIR2'), path, body);

describe('where sales wait for the cashier', () => {
  const buka = () => shop.param('VALIDASI_PENJUALAN', true as never);
  afterAll(() => shop.param('VALIDASI_PENJUALAN', false as never));

  test('a ticket waits as one, books nothing, and takes no money before its validation', async () => {
    await buka();
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const body = tukar([p4], [rosok({ harga: 900_000 })]);
    const early = await post('tukar-tambah', { ...body, pembayaran: tunai(570_000) });
    expect(early.body).toMatchObject({
      code: 'BAYAR_DI_VALIDASI',
      message: 'Pembayaran Dilakukan Di Validasi Jual Beli',
    });
    const tiket = await simpan(body);
    expect(tiket).toMatchObject({ status: 'OPEN', selisih: 570_000 });
    expect(await keadaan(p4)).toBe('TITIP');
    expect(await cariUang(shop, tiket.no_faktur_jual)).toEqual({});
    const wait = await kasir().raw('GET', 'validasi/menunggu');
    expect(wait.body.data).toEqual([{ jenis: 'tukar-tambah', jumlah: 1 }]);
    const half = { pembayaran: tunai(1_470_000) };
    expect((await post(`penjualan/${tiket.no_faktur_jual}/validasi`, half)).body).toMatchObject({
      code: 'VALIDASI_TUKAR',
      message: 'Penjualan Ini Bagian Tukar, Validasi Tiketnya',
      no_tukar: tiket.no_tukar,
    });
    expect((await post(`pembelian/${tiket.no_faktur_beli}/validasi`, {})).body).toMatchObject({
      code: 'VALIDASI_TUKAR',
      message: 'Pembelian Ini Bagian Tukar, Validasi Tiketnya',
    });
    const path = `tukar-tambah/${tiket.no_tukar}/validasi`;
    const own = await post(path, { pembayaran: tunai(600_000) });
    expect([own.status, own.body.code]).toEqual([403, 'VALIDASI_SENDIRI']);
    const less = await validasi(path, { pembayaran: tunai(569_500) });
    expect(less.body).toMatchObject({ message: 'Pembayaran Kurang' });
    const { status, body: answer } = await validasi(path, { pembayaran: tunai(600_000) });
    expect({ status, ...answer }).toMatchObject({
      status: 200,
      data: {
        status: 'DONE',
        kembali: 30_000,
        penjualan: { status: 'DONE' },
        pembelian: { status: 'DONE' },
      },
    });
    expect(await cariUang(shop, tiket.no_faktur_jual)).toMatchObject({
      kas: 570_000,
      tukar: 900_000,
    });
    expect(await cariUang(shop, tiket.no_faktur_beli)).toEqual({
      persediaan: 900_000,
      tukar: -900_000,
    });
    expect((await validasi(path, { pembayaran: tunai(570_000) })).body).toMatchObject({
      message: 'Tukar Tambah Sudah Divalidasi',
    });
  });

  test('one that the shop pays is paid at its validation; one that is refused leaves no trace', async () => {
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const sebelum = await kas();
    const open = await simpan(tukar([p4], [rosok()]));
    expect(open).toMatchObject({ status: 'OPEN', selisih: 1_470_000 - 3_814_500 });
    const reject = await post(`tukar-tambah/${open.no_tukar}/batal`, { alasan: 'Tidak jadi' });
    expect({ status: reject.status, ...reject.body }).toMatchObject({
      status: 200,
      data: { status: 'CANC', batal: { no_jual: null, no_beli: null } },
    });
    expect(await keadaan(p4)).toBe('READY');
    const next = await simpan(tukar([p4], [rosok()]));
    const { body } = await validasi(`tukar-tambah/${next.no_tukar}/validasi`, {});
    expect(body.data).toMatchObject({ pembayaran: [{ jenis: 'CASH', jumlah: -2_344_500 }] });
    expect(await kas()).toBe(sebelum - 2_344_500);
  });

  test('one whose old gold is worth less by now asks for its price again (D-28.2)', async () => {
    const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
    const { no_tukar } = await simpan(tukar([p4], [rosok()]));
    await shop.param('HARGA_ROSOK', 2_400_000 as never);
    const path = `tukar-tambah/${no_tukar}/validasi`;
    const asked = await validasi(path, {});
    expect([asked.status, asked.body.events]).toEqual([403, ['BELI_DI_ATAS_HARGA']]);
    expect((await disetujui(shop, path, {}, 'SPV', 'KASIR2')).status).toBe(200);
    await shop.param('HARGA_ROSOK', 2_550_000 as never);
  });
});
