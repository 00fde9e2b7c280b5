import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAside } from '#kit/server/aside.table.ts';
import { rp } from '#kit/rules/quantity.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { batu, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { bukaBatuJauh, type BatuJauh } from '#tests/kit/uji/buka/batu-jauh.ts';
import { palsukan } from '#tests/kit/uji/buka/kirim-palsu.ts';
import { pindai } from '#tests/kit/uji/kirim-barang.ts';

/** What KJ2's server could tell head office of loose stones (decisions 1208, 1209): nothing is believed untested. */
let dua: BatuJauh;
beforeAll(async () => {
  dua = await bukaBatuJauh();
});
afterAll(() => dua.close());

const timbang = (kode_berlian: string, ct: number) => ({ kode_berlian, carat: ct });

type Isi = Record<string, any>;
let kali = 500;
/** KJ2's server says this to head office. */
async function kata(jenis: string, no_dokumen: string, isi: unknown): Promise<void> {
  const op = newOp();
  await dua.cabang.db.begin(async (tx) => {
    const act = { kode_toko: 'KJ2', op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
    await recordAside(tx, { ...act, kunci: no_dokumen });
    const pesan = { ke: 'PST', jenis, no_dokumen, isi };
    await kirimPesan(tx, dua.cabang.db, pesan, { kode_toko: 'KJ2', op });
  });
  await dua.antar();
}
/** A list of one round stone of 0.520 ct under a new number; why it was refused. */
async function sendList(satu: object = {}, more: object = {}) {
  const no_kirim = `KBKJ2261120${(kali += 1)}`;
  const barang: Isi = {
    kode_berlian: `KJ2XX${kali}`,
    carat: 520,
    butir: 1,
    shape: 'RD',
    color: null,
    clarity: null,
    cut_grade: null,
    polish: null,
    symmetry: null,
    fluorescence: null,
    lembaga: null,
    no_sertifikat: null,
    harga_modal: null,
    harga_jual: null,
    carat_patok: null,
    kode_dept: 'BL',
    nama_barang: '0.520 ct, RD',
    tgl_terima: '2026-11-20',
    harga_hari_itu: null,
    ...satu,
  };
  const isi = {
    isi: 'BERLIAN',
    no_kirim,
    nama_asal: 'Kilau Jaya 2',
    tgl_system: '2026-11-20',
    input_by: 'kasir.jauh',
    hp_pengirim: null,
    pembawa: null,
    no_segel: null,
    berat_bungkus: null,
    no_kirim_asal: null,
    keterangan: '',
    nama_tujuan: 'Kilau Pusat',
    total_qty: 1,
    total_carat: barang['carat'],
    total_butir: barang['butir'],
    barang: [barang],
    nama: [],
    ...more,
  };
  await kata('KIRIMAN_DAFTAR', no_kirim, isi);
  const [jawab] = await dua.cabang.rows(
    "select isi ->> 'alasan' as alasan from pesan_toko where no_dokumen = $1 and jenis = 'KIRIMAN_DAFTAR_JAWAB'",
    [no_kirim],
  );
  return {
    no_kirim,
    kode: barang['kode_berlian'] as string,
    alasan: jawab!['alasan'] as string | null,
  };
}

test('who gains: sums, numbers, codes of this server, and a dear or cheap stone are not believed', async () => {
  const baik = await sendList();
  expect(baik.alasan).toBe(null);
  expect((await dua.terimaBatuPusat(baik.no_kirim, [timbang(baik.kode, 0.52)])).status).toBe(201);
  expect((await sendList({}, { total_carat: 521 })).alasan).toMatch(/Tidak Sama Dengan Isinya/);
  expect((await sendList({}, { total_butir: 2 })).alasan).toMatch(/Tidak Sama Dengan Isinya/);
  expect((await sendList({ kode_berlian: 'PSTZZZZZ' })).alasan).toMatch(/Tidak Pernah Keluar/);
  expect((await sendList({ shape: 'RD\u202e' })).alasan).toMatch(/Tidak Dapat Dibaca/);
  expect((await sendList({ konsinyasi: true })).alasan).toMatch(/Tidak Dapat Dibaca/);
  // 0.520 ct at 50,000,000 are 26,000,000, and one and a half times that 39,000,000.
  const tanya = async (satu: object) => {
    const { no_kirim, kode } = await sendList(satu);
    const { status, body } = await dua.terimaBatuPusat(no_kirim, [timbang(kode, 0.52)]);
    return status === 201 ? 'JADI' : body.event;
  };
  expect(await tanya({ harga_modal: 39_000_000, harga_jual: 26_000_000 })).toBe('JADI');
  expect(await tanya({ harga_modal: 39_000_001 })).toBe('UBAH_HARGA_EMAS');
  expect(await tanya({ harga_jual: 25_999_999 })).toBe('UBAH_HARGA_EMAS');
});

test('who gains: a stone that head office holds, or a receipt of what was not sent, moves nothing', async () => {
  const { kode } = await terimaBatu(dua.asal, [batu({ harga_jual: rp(24_000_000) })]);
  const [ada] = kode as [string];
  const kata_batu = { color: 'D', clarity: 'VVS1', cut_grade: 'EX' };
  const sama = await sendList({ kode_berlian: ada, ...kata_batu });
  expect(sama.alasan).toBe(null);
  const tiba = await dua.terimaBatuPusat(sama.no_kirim, [timbang(ada, 0.52)]);
  expect([tiba.status, tiba.body.code]).toEqual([409, 'BARANG_BELUM_PULANG']);
  const no = await dua.kirimBatu([{ kode_berlian: ada }]);
  await dua.antar();
  const terima = (no_terima: string, one: object) => ({
    no_terima,
    isi: 'BERLIAN',
    terima: {
      tgl_system: '2026-11-20',
      input_by: 'spv.kj2',
      barang: [
        {
          kode_barcode: ada,
          carat_timbang: 520,
          carat: 520,
          butir: 1,
          temuan: null,
          di_luar: false,
          harga_jual: null,
          kode_gudang: 'TK',
          ...one,
        },
      ],
    },
  });
  const dulu = await dua.tertahan(dua.pusat);
  await kata('BARANG_DITERIMA', no, terima('RBKJ2261120901', { kode_barcode: 'KJ2ZZZZZ' }));
  await kata('BARANG_DITERIMA', no, terima('RBKJ2261120902', { carat: 400 }));
  await kata('BARANG_DITERIMA', no, terima('RBKJ1261120903', {}));
  expect(await dua.status(no)).toBe('OPEN');
  expect(await dua.tertahan(dua.pusat)).toHaveLength(dulu.length + 3);
  await kata('BARANG_DITERIMA', no, terima('RBKJ2261120905', {}));
  await kata('BARANG_DITERIMA', no, terima('RBKJ2261120905', {}));
  expect(await dua.status(no)).toBe('DONE');
  // A branch that came back as an older copy scanned it again: once in the book, and nothing is held.
  await kata('BARANG_DITERIMA', no, terima('RBKJ2261120906', {}));
  expect(await dua.tertahan(dua.pusat)).toHaveLength(dulu.length + 3);
  expect(
    await dua.pusat.rows(
      "select 1 from audit where tindakan = 'TERIMA_DICATAT_ULANG' and kunci = $1",
      [no],
    ),
  ).toHaveLength(1);
  // The number again with another carat is another receipt, and a carat of no scale none.
  const ringan = { carat_timbang: 400, carat: 400 };
  await kata('BARANG_DITERIMA', no, terima('RBKJ2261120905', ringan));
  await kata('BARANG_DITERIMA', no, terima('RBKJ2261120907', { carat: 400 }));
  expect(await dua.tertahan(dua.pusat)).toHaveLength(dulu.length + 5);
  expect(
    await dua.pusat.rows('select 1 from barang_sampai where no_kirim = $1', [no]),
  ).toHaveLength(1);
});

test('who gains: of two lists of one code, that came before either was received, one is received', async () => {
  const palsu = await palsukan(dua);
  const terimaBarang = (no: string, code: string) =>
    dua.diPusat({ path: `kirim-barang/${no}/terima`, body: { barang: [pindai(code)] } });
  const cincin = (code: string) =>
    palsu.daftar((isi) => void (isi['barang'][0].kode_barcode = code));
  // The paper of a better stone for the one that lies here.
  const baik = await sendList({ clarity: 'VVS1' });
  const buruk = await sendList({ kode_berlian: baik.kode });
  expect([baik.alasan, buruk.alasan]).toEqual([null, null]);
  expect((await dua.terimaBatuPusat(baik.no_kirim, [timbang(baik.kode, 0.52)])).status).toBe(201);
  const lain = await dua.terimaBatuPusat(buruk.no_kirim, [timbang(buruk.kode, 0.52)]);
  expect([lain.status, lain.body.code], lain.text).toEqual([409, 'BATU_BERUBAH']);
  // A stone and a piece of one code, each of them first.
  const batu_dulu = await sendList();
  const barang_lalu = await cincin(batu_dulu.kode);
  const barang_dulu = await cincin('KJ2ZYX01');
  const batu_lalu = await sendList({ kode_berlian: 'KJ2ZYX01' });
  for (const { alasan } of [batu_dulu, barang_lalu, barang_dulu, batu_lalu])
    expect(alasan).toBe(null);
  const satu = await dua.terimaBatuPusat(batu_dulu.no_kirim, [timbang(batu_dulu.kode, 0.52)]);
  expect(satu.status, satu.text).toBe(201);
  const dua_kali = await terimaBarang(barang_lalu.no_kirim, batu_dulu.kode);
  expect([dua_kali.status, dua_kali.body.code], dua_kali.text).toEqual([409, 'BATU_ASING']);
  const tiga = await terimaBarang(barang_dulu.no_kirim, 'KJ2ZYX01');
  expect(tiga.status, tiga.text).toBe(201);
  const empat = await dua.terimaBatuPusat(batu_lalu.no_kirim, [timbang('KJ2ZYX01', 0.52)]);
  expect([empat.status, empat.body.code], empat.text).toEqual([409, 'BATU_ASING']);
});
