import { describe, expect, test } from 'vitest';
import { nowIso } from '#kit/server/clock.ts';
import { type Who } from '#tests/kit/shop.ts';
import {
  bukaMundur,
  shop,
  barcode,
  kirim,
  minta,
  setuju,
  kas,
  masuk,
  kode,
} from '#tests/kit/uji/mundur.ts';

bukaMundur();

describe('who may go on while yesterday is open', () => {
  test('cashiers close it first; supervisor, manager, owner and the vendor’s people ask for each act', async () => {
    expect(kode(await kirim('KASIR', 'cash/masuk', masuk))).toEqual([409, 'HARI_BELUM_TUTUP']);
    for (const who of ['SPV', 'MU', 'OWN', 'SU'] as const)
      expect(kode(await kirim(who, 'cash/masuk', masuk)), who).toEqual([403, 'PERLU_OTORISASI']);
    const keystore = await setuju('SU', 'cash/masuk', masuk, 'OWN');
    const oleh = await kirim('SU', 'cash/masuk', masuk, keystore);
    expect(oleh.body.data.tgl_system).toBe('2026-11-20');
  });

  test.each([
    ['TANGGAL_MUNDUR_OWNER_MODULE', 'OWN', 'SPV'],
    ['TANGGAL_MUNDUR_SPV_MODULE', 'SPV', 'OWN'],
  ] as const)('with %s alone %s goes on and %s does not', async (modul, boleh, tidak) => {
    await shop.modulOn(modul);
    expect((await kirim(boleh, 'cash/masuk', masuk)).body.code).toBe('PERLU_OTORISASI');
    expect((await kirim('MU', 'cash/masuk', masuk)).body.code).toBe('PERLU_OTORISASI');
    expect((await kirim(tidak, 'cash/masuk', masuk)).body.code).toBe('HARI_BELUM_TUTUP');
    // Asking beforehand says the same, and tells nothing more.
    expect((await minta(tidak, 'cash/masuk', masuk, 'Lupa')).body.code).toBe('HARI_BELUM_TUTUP');
    await shop.modulOff(modul);
  });

  test('a supervisor’s request is the owner’s to answer, an owner’s is a supervisor’s too', async () => {
    const levels = async (who: Who) =>
      (await minta(who, 'cash/masuk', masuk, 'Lupa')).body.data.level;
    expect(await levels('SPV')).toEqual(['OWN']);
    expect(await levels('MU')).toEqual(['OWN']);
    expect(await levels('OWN')).toEqual(['SPV', 'OWN']);
  });

  test('an owner who may act alone does so on that day as well', async () => {
    await shop.param('OWN_TANPA_OTORISASI', true);
    expect((await kirim('OWN', 'cash/masuk', masuk)).status).toBe(201);
    // A setting holds from a moment on.
    shop.jam('2026-11-21T02:00:01.000Z');
    await shop.param('OWN_TANPA_OTORISASI', false);
  });
});

describe('one question', () => {
  test('says document, day and today, and wants a reason', async () => {
    const asked = await minta('SPV', 'cash/masuk', masuk, 'Nota tertinggal');
    expect(asked.body.data).toMatchObject({
      event: ['TANGGAL_MUNDUR'],
      angka: [
        { label: 'Transaksi', nilai: 'Simpan kas masuk' },
        { label: 'Disimpan pada', nilai: 'Jumat, 20 November 2026' },
        { label: 'Hari ini', nilai: 'Sabtu, 21 November 2026' },
        { label: 'Kode Transaksi', nilai: 'MODAL_KAS' },
        { label: 'Nominal', nilai: '100,000' },
        { label: 'Keterangan', nilai: 'Uang kemarin' },
      ],
    });
    for (const catatan of [undefined, '  ']) {
      const { status, body } = await minta('SPV', 'cash/masuk', masuk, catatan);
      expect([status, body.errors?.[0]?.path]).toEqual([422, 'catatan']);
    }
  });

  test('joins what the act asks by itself: one request, one key, on document and record', async () => {
    const keluar = kas('GAJI', 6_000_000);
    const keystore = await setuju('SPV', 'cash/keluar', keluar, 'OWN');
    const [row] = await shop.rows('select event from otorisasi where keystore = $1', [keystore]);
    expect(row!.event).toEqual(['KAS_KELUAR_BESAR', 'TANGGAL_MUNDUR']);
    const { status, body } = await kirim('SPV', 'cash/keluar', keluar, keystore);
    expect([status, body.data.tgl_system]).toEqual([201, '2026-11-20']);
    expect(
      await shop.rows(
        `select k.otorisasi, a.keystore from kas k join audit a on a.op = k.op where k.no_kas = $1`,
        [body.data.no_kas],
      ),
    ).toEqual([{ otorisasi: [keystore], keystore }]);
  });

  test('a document that asks nobody else names the key as well', async () => {
    const keystore = await setuju('MU', 'cash/masuk', masuk, 'OWN');
    const { body } = await kirim('MU', 'cash/masuk', masuk, keystore);
    const [row] = await shop.rows('select otorisasi from kas where no_kas = $1', [
      body.data.no_kas,
    ]);
    expect(row!.otorisasi).toEqual([keystore]);
  });

  test('a sale is asked for once, with its low price', async () => {
    const jual = {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', no_hp: '0812 3456 7890' },
      barang: [{ kode_barcode: barcode[1], diskon: 150_000 }],
      pembayaran: [{ jenis: 'CASH', jumlah: 1_320_000 }],
    };
    const keystore = await setuju('SPV', 'penjualan', jual, 'OWN');
    const [row] = await shop.rows('select event, angka from otorisasi where keystore = $1', [
      keystore,
    ]);
    expect(row!.event).toEqual(['HARGA_DI_BAWAH', 'TANGGAL_MUNDUR']);
    const dibaca = (row!.angka as { nilai: string }[]).map(({ nilai }) => nilai).join('; ');
    expect(dibaca).toContain(barcode[1]);
    expect(dibaca).toContain('Ibu Sari');
    expect(dibaca).toContain('1,320,000');
    expect(dibaca).not.toContain('0812 3456 7890');
    const sold = await kirim('SPV', 'penjualan', jual, keystore);
    expect([sold.status, sold.body.data?.tgl_system], sold.text).toEqual([201, '2026-11-20']);
  });
});

describe('what a dishonest one tries', () => {
  test('the key of somebody else, of another sum, of another act, spent before, or asked for an easier act', async () => {
    const milikSpv = await setuju('SPV', 'cash/masuk', masuk, 'OWN');
    expect(kode(await kirim('MU', 'cash/masuk', masuk, milikSpv))[1]).toBe('PERLU_OTORISASI');
    const lain = kas('MODAL_KAS', 900_000);
    expect(kode(await kirim('SPV', 'cash/masuk', lain, milikSpv))[1]).toBe('PERLU_OTORISASI');
    expect(
      kode(
        await kirim('SPV', 'uang-bank/masuk', { ...masuk, no_rekening: '1234567890' }, milikSpv),
      )[1],
    ).toBe('PERLU_OTORISASI');
    expect((await kirim('SPV', 'cash/masuk', masuk, milikSpv)).status).toBe(201);
    expect(kode(await kirim('SPV', 'cash/masuk', masuk, milikSpv))[1]).toBe('PERLU_OTORISASI');
  });

  test('nobody agrees to his own request; a supervisor does not answer a manager', async () => {
    for (const oleh of ['MU', 'SPV', 'SU'] as const) {
      const asked = await minta('MU', 'cash/masuk', masuk, 'Lupa');
      const { keystore } = asked.body.data;
      const { status } = await shop.as(oleh).raw('POST', `otorisasi/${keystore}/setujui`, {});
      expect([oleh, status]).toEqual([oleh, 403]);
    }
  });

  test('in slices: every slice asks again', async () => {
    const keystore = await setuju('SPV', 'cash/masuk', masuk, 'OWN');
    const answers = [];
    for (let at = 0; at < 3; at++)
      answers.push((await kirim('SPV', 'cash/masuk', masuk, keystore)).status);
    expect(answers).toEqual([201, 403, 403]);
  });

  test('an approval for the day alone buys no low price that came to it afterwards', async () => {
    const keluar = kas('GAJI', 4_000_000);
    const keystore = await setuju('SPV', 'cash/keluar', keluar, 'OWN');
    await shop.param('BATAS_KAS_KELUAR', 1_000_000 as never);
    const { body } = await kirim('SPV', 'cash/keluar', keluar, keystore);
    expect([body.code, body.events]).toEqual([
      'PERLU_OTORISASI',
      ['KAS_KELUAR_BESAR', 'TANGGAL_MUNDUR'],
    ]);
    await shop.param('BATAS_KAS_KELUAR', 5_000_000 as never);
    expect((await kirim('SPV', 'cash/keluar', keluar, keystore)).status).toBe(201);
  });

  test('a written address is judged as the call that it is', async () => {
    const keystore = await setuju('MU', 'cash/masuk', masuk, 'OWN');
    const asked = await kirim('MU', '%63ash/masuk', masuk);
    expect(asked.body.code).toBe('PERLU_OTORISASI');
    expect((await kirim('MU', 'cash/masuk', masuk, keystore)).status).toBe(201);
    const tertulis = await setuju('MU', '%63ash/masuk', masuk, 'OWN');
    expect((await kirim('MU', '%63ash/masuk', masuk, tertulis)).status).toBe(201);
    const rows = await shop.rows(`select jalur from idempotensi where jalur like '%\\%%'`);
    expect(rows).toEqual([]);
  });
});

describe('periksa', () => {
  const telat = async (): Promise<number> => {
    const [row] = await shop.rows(
      `select count(*)::int as n from v_need where event = 'TANGGAL_MUNDUR'`,
    );
    return row!.n as number;
  };

  test('knows the day by the zone and the hour that held when it was saved', async () => {
    const ada = await telat();
    expect(ada).toBeGreaterThan(8);
    // A later move of the shop's zone eastwards or of its hour to a later one changes nothing about the past.
    const pindah = async (zona: string) => {
      const isi = { nama_toko: 'Kilau 1', alamat_toko: 'Bandung', jenis: 'CABANG', zona };
      return (await shop.as('OWN', 'PST').raw('PUT', 'tokos/KJ1', isi)).body.data?.zona as string;
    };
    shop.jam('2026-11-21T02:10:00.000Z');
    expect(await pindah('WIT')).toBe('WIT');
    await shop.param('JAM_GANTI_HARI', '12:00');
    expect(await telat()).toBe(ada);
    await shop.param('JAM_GANTI_HARI', '04:00');
    expect(await pindah('WIB')).toBe('WIB');
  });

  test('what began before the hour and ended behind it belongs to its day', async () => {
    const [row] = await shop.rows(
      `select kalender_toko('KJ1', 'WIB', '2026-11-20T20:59:59Z')::text as malam,
              kalender_toko('KJ1', 'WIB', '2026-11-20T21:00:00Z')::text as pagi`,
    );
    expect(row).toEqual({ malam: '2026-11-20', pagi: '2026-11-21' });
    expect(nowIso().slice(0, 10)).toBe('2026-11-21');
  });
});

test('trays that closing asks for are weighed by whoever closes the late day', async () => {
  await shop.param('TIMBANG_BAKI_TUTUP', 'SEMUA');
  const belum = async (): Promise<string[]> =>
    (await kirim('KASIR', 'tutup-toko', { alasan_selisih: 'Kas belum dihitung' })).body.errors
      .filter(({ path }: { path: string }) => path === 'baki_belum_timbang')
      .map(({ message }: { message: string }) => message);
  expect(await belum()).toEqual(['Baki A-01 Belum Ditimbang']);
  const tempat = { kode_gudang: 'TK', kode_toko: 'A-01' };
  const started = await kirim('KASIR', 'timbang-baki/start', tempat);
  const { id } = started.body.data.data_timbang.at(-1);
  const hasil = await kirim('KASIR', 'timbang-baki/hasil', { id, berat_timbang: 400 });
  expect(hasil.status, hasil.text).toBe(201);
  const selisih = { id, alasan: 'Timbangan goyang' };
  const keystore = await setuju('KASIR', 'timbang-baki/terima', selisih, 'SPV');
  expect((await kirim('KASIR', 'timbang-baki/terima', selisih, keystore)).status).toBe(200);
  expect(await belum()).toEqual([]);
});
