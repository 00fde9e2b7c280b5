import { afterAll, beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { bukaDuaToko, type DuaToko } from '#tests/kit/uji/buka/kirim-jauh.ts';
import { palsukan, type Isi } from '#tests/kit/uji/buka/kirim-palsu.ts';
import { piece, pindai } from '#tests/kit/uji/kirim-barang.ts';

/** What a branch whose key was stolen could tell head office of goods (D-43.4): nothing of it is believed untested. */
let dua: DuaToko;
let palsu: Awaited<ReturnType<typeof palsukan>>;
let pola: Isi;
beforeAll(async () => {
  dua = await bukaDuaToko();
  palsu = await palsukan(dua);
  pola = palsu.pola;
  expect(await dua.tertahan(dua.pusat)).toEqual([]);
});
afterAll(() => dua.close());

const kata: typeof palsu.kata = (...said) => palsu.kata(...said);
/** A list like the true one under a new number, with one thing that is not so. */
async function daftar(ubah: (isi: Isi) => void): Promise<string | null> {
  const { no_kirim, alasan } = await palsu.daftar(ubah);
  const ada = await dua.pusat.rows('select 1 from kirim_barang where no_kirim = $1', [no_kirim]);
  expect(ada.length).toBe(alasan === null ? 1 : 0);
  return alasan;
}

test('a list that is true but for its number is taken: what refuses the others is what they say', async () => {
  expect(await daftar(() => {})).toBe(null);
});

test('fine gold that is not weight x percent, a weight that is not whole, bounds and sums', async () => {
  const satu = (change: object) => (isi: Isi) => void Object.assign(isi['barang'][0], change);
  const murni = await daftar((isi) => {
    isi['barang'][0].murni += 1;
    isi['total_murni'] += 1;
  });
  expect(murni).toContain('Bukan Berat Emas Kali Kadar');
  for (const change of [
    { berat: 3.25 },
    { persen: 0 },
    { persen: 10_001 },
    { harga_modal: -1 },
    { harga_modal: 1e15 },
    { ongkos: -5 },
    { gambar: ['NSIPIC/PST/rahasia.jpg'] },
    { kode_barcode: "X'; --" },
    { nama_barang: 'Cincin\u202e palsu' },
  ])
    expect(await daftar(satu(change)), JSON.stringify(change)).toContain('Tidak Dapat Dibaca');
  expect(await daftar(satu({ berat_atribut: 50 }))).toContain('Bukan Berat Emas Ditambah Atribut');
  expect(await daftar((isi) => void (isi['total_qty'] = 2))).toContain('Tidak Sama Dengan Isinya');
  expect(
    await daftar((isi) => {
      isi['barang'].push(isi['barang'][0]);
      isi['total_qty'] = 2;
    }),
  ).toContain('Dua Kali');
  expect(await dua.tertahan(dua.cabang)).toEqual([]);
});

test('a barcode of head office’s own series that never left is none, nor is the number of another shop', async () => {
  const asing = await daftar((isi) => void (isi['barang'][0].kode_barcode = 'PSTZZZZZ'));
  expect(asing).toContain('Tidak Pernah Keluar');
  const isi = { ...pola, no_kirim: 'KBKJ1261120001' };
  await kata('KIRIMAN_DAFTAR', 'KBKJ1261120001', isi);
  expect(await dua.pusat.rows("select 1 from kirim_barang where kode_toko = 'KJ1'")).toEqual([]);
});

test('a list that changed after it arrived is refused, and the first stays; told twice it does nothing', async () => {
  const no = pola['no_kirim'] as string;
  const lain = structuredClone(pola);
  lain['barang'][0].harga_modal = 1;
  await kata('KIRIMAN_DAFTAR', no, lain);
  await kata('KIRIMAN_DAFTAR', no, pola);
  const jawab = await dua.cabang.rows(
    "select isi ->> 'alasan' as alasan from pesan_toko where no_dokumen = $1 and jenis = 'KIRIMAN_DAFTAR_JAWAB' order by urut",
    [no],
  );
  expect(jawab.map((one) => one['alasan'])).toEqual([
    null,
    expect.stringContaining('Sudah Ada Dengan Isi Lain'),
    null,
  ]);
  expect(
    await dua.pusat.rows('select harga_modal from kirim_barang_isi where no_kirim = $1', [no]),
  ).toEqual([{ harga_modal: 6_400_000 }]);
});

test('no list puts gold into a book: a person scans it in, and a barcode that lies here already is none', async () => {
  const [ada] = await tambahPotong(dua.asal, ['P1']);
  const sebelum = await dua.pusat.rows("select 1 from buku where kode_toko = 'PST'");
  let no = '';
  const alasan = await daftar((isi) => {
    isi['barang'][0].kode_barcode = ada;
    no = isi['no_kirim'];
  });
  expect(alasan).toBe(null);
  expect((await dua.pusat.rows("select 1 from buku where kode_toko = 'PST'")).length).toBe(
    sebelum.length,
  );
  const tiba = await dua.diPusat({
    path: `kirim-barang/${no}/terima`,
    body: { barang: [pindai(ada!)] },
  });
  expect([tiba.status, tiba.body.code]).toEqual([409, 'BARANG_MASIH_DI_SINI']);
  expect(await piece(dua.pusat, ada!, 'PST')).toMatchObject({ status: 'READY' });
});

test('a receipt is believed of pieces that were sent there and are on their way, at weights that follow', async () => {
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const no = await dua.kirim([a!]);
  await dua.antar();
  const terima = (no_terima: string, one: object) => ({
    no_terima,
    terima: {
      tgl_system: '2026-11-20',
      input_by: 'spv.kj2',
      barang: [
        {
          kode_barcode: a,
          berat_timbang: null,
          berat: 3250,
          harga_jual: null,
          kondisi: null,
          kode_gudang: 'TK',
          kode_baki: null,
          ...one,
        },
      ],
    },
  });
  const salah: (readonly [string, object])[] = [
    [no, terima('RBKJ1261120001', {})],
    [no, terima('RBKJ2261120901', { kode_barcode: 'KJ2ZZZZZ' })],
    [no, terima('RBKJ2261120902', { berat: 10 })],
    [no, terima('RBKJ2261120903', { berat_timbang: 0 })],
    ['KBPST261120999', terima('RBKJ2261120904', {})],
  ];
  for (const [dokumen, isi] of salah) await kata('BARANG_DITERIMA', dokumen, isi);
  expect(await dua.status(no)).toBe('OPEN');
  expect(await dua.pusat.rows('select 1 from barang_sampai where no_kirim = $1', [no])).toEqual([]);
  expect(await dua.tertahan(dua.pusat)).toHaveLength(salah.length);
  // Told twice, under another number of the line: once in the book.
  await kata('BARANG_DITERIMA', no, terima('RBKJ2261120905', {}));
  await kata('BARANG_DITERIMA', no, terima('RBKJ2261120905', {}));
  await kata('BARANG_DITERIMA', no, terima('RBKJ2261120906', {}));
  expect(
    await dua.pusat.rows('select 1 from barang_sampai where no_kirim = $1', [no]),
  ).toHaveLength(1);
  expect(await dua.status(no)).toBe('DONE');
  // A branch that came back as an older copy scanned it again: its half is booked, and the record says that it came.
  expect(await dua.tertahan(dua.pusat)).toHaveLength(salah.length);
  expect(
    await dua.pusat.rows(
      "select kunci from audit where tindakan = 'TERIMA_DICATAT_ULANG' and kunci = $1",
      [no],
    ),
  ).toHaveLength(1);
});

test('a receipt by a number that is known is the same again, or is held', async () => {
  const [a, b] = await tambahPotong(dua.asal, ['P1', 'P1']);
  const no = await dua.kirim([a!]);
  const lain = await dua.kirim([b!]);
  await dua.antar();
  const terima = (kode_barcode: string) => ({
    no_terima: 'RBKJ2261120950',
    terima: {
      tgl_system: '2026-11-20',
      input_by: 'spv.kj2',
      barang: [
        {
          kode_barcode,
          berat_timbang: null,
          berat: 3250,
          harga_jual: null,
          kondisi: null,
          kode_gudang: 'TK',
          kode_baki: null,
        },
      ],
    },
  });
  const dulu = await dua.tertahan(dua.pusat);
  await kata('BARANG_DITERIMA', no, terima(a!));
  await kata('BARANG_DITERIMA', no, terima(a!));
  expect(await dua.tertahan(dua.pusat)).toEqual(dulu);
  // The branch was set back within its day, and gave the number to the receipt of other pieces.
  await kata('BARANG_DITERIMA', lain, terima(b!));
  await kata('BARANG_DITERIMA', no, terima(b!));
  const known = 'BARANG_DITERIMA: RBKJ2261120950 is known with other pieces';
  expect((await dua.tertahan(dua.pusat)).filter((one) => one === known)).toHaveLength(2);
  expect(await dua.status(lain)).toBe('OPEN');
});

test('a receipt of lost and new pieces books the new ones, and says which it left out', async () => {
  const [a, b, c] = await tambahPotong(dua.asal, ['P1', 'P1', 'P1']);
  const no = await dua.kirim([a!, b!, c!]);
  await dua.antar();
  const dulu = await dua.tertahan(dua.pusat);
  const terima = (urut: number, codes: readonly string[], berat = 3250) =>
    kata('BARANG_DITERIMA', no, {
      no_terima: `RBKJ2261120${urut}`,
      terima: {
        tgl_system: '2026-11-20',
        input_by: 'spv.kj2',
        barang: codes.map((kode_barcode) => ({
          kode_barcode,
          berat_timbang: null,
          berat,
          harga_jual: null,
          kondisi: null,
          kode_gudang: 'TK',
          kode_baki: null,
        })),
      },
    });
  const sampai = () =>
    dua.pusat.rows(
      'select no_terima, total_qty from barang_sampai where no_kirim = $1 order by no_terima',
      [no],
    );
  await terima(960, [a!]);
  // The branch came back as a copy from before it, and its people scan what lies there.
  await terima(961, [a!, b!]);
  const dua_kali = [
    { no_terima: 'RBKJ2261120960', total_qty: 1 },
    { no_terima: 'RBKJ2261120961', total_qty: 1 },
  ];
  expect([await sampai(), await dua.tertahan(dua.pusat)]).toEqual([dua_kali, dulu]);
  expect(await dua.status(no)).toBe('OPEN');
  expect(
    await dua.pusat.rows(
      "select sesudah from audit where tindakan = 'TERIMA_DICATAT_ULANG' and kunci = $1",
      [no],
    ),
  ).toEqual([{ sesudah: { dari: 'KJ2', no_terima: 'RBKJ2261120961', barang: [a] } }]);
  // Told again it is the same; with a piece that no scale weighed so it is none, and brings no other piece in.
  await terima(961, [a!, b!]);
  expect([await sampai(), await dua.tertahan(dua.pusat)]).toEqual([dua_kali, dulu]);
  await terima(962, [a!, c!], 10);
  expect(await sampai()).toEqual(dua_kali);
  expect(await dua.tertahan(dua.pusat)).toHaveLength(dulu.length + 1);
  await terima(963, [c!, b!, a!]);
  expect(await dua.status(no)).toBe('DONE');
  expect(await sampai()).toEqual([...dua_kali, { no_terima: 'RBKJ2261120963', total_qty: 1 }]);
});

test('a shop on another server is offered as any other, for pieces and for stones', async () => {
  const kj2 = { kode_toko: 'KJ2', nama_toko: 'Kilau Jaya 2', jauh: true };
  for (const cara of ['TOKO', 'BERLIAN']) {
    const path = `kirim-barang/tujuan?cara=${cara}`;
    const { body } = await dua.pusat.as('SPV', 'PST').raw('GET', path);
    expect(body.data, cara).toContainEqual(kj2);
  }
});
