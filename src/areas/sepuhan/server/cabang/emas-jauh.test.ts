import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { bagian, DIJUAL, isiSortir } from '#tests/kit/document/kerja-sepuhan.ts';
import { bukaSepuhanJauh, rkBersama, type SepuhanJauh } from '#tests/kit/uji/buka/sepuhan-jauh.ts';
import { kunci } from '#tests/kit/uji/kirim-barang.ts';
import { lotDi, namaEmas } from '#tests/kit/uji/kirim-sepuhan.ts';

/** Gold of KJ2 on a server of its own goes to head office, which refines it (D-44.9, D-43.5). */
let dua: SepuhanJauh;
beforeAll(async () => {
  dua = await bukaSepuhanJauh();
});
afterAll(() => dua.close());

const batalkan = (no: string, by: 'SPV' | 'OWN' = 'SPV') =>
  dua.diKj2({
    path: `kirim-barang/${no}/batal`,
    body: { alasan: 'Salah toko tujuan', kode_gudang: null, kode_baki: null },
    who: 'MU',
    by,
  });
const minta = (no: string, batal = true) =>
  dua.diKj2({ path: `kirim-barang/${no}/minta-batal`, body: { batal } });
const cocok = () => rkBersama(dua);

describe('a bought pendant of 1.200 g of 37.50 % and a lot of 3.250 g of 75.00 %', () => {
  let piece: Awaited<ReturnType<typeof dua.liontin>>;
  let lot: { no_dokumen: string; urut: number | null };
  let no: string;
  test('leave without line, and wait at head office once their list is there', async () => {
    piece = await dua.liontin();
    lot = await dua.lot();
    await dua.putus();
    no = await dua.kirimEmas(piece, lot);
    expect(await cariBuku(dua.cabang, no)).toEqual([
      ['gudang:BL', null, 3750, -1, -1_200, -450],
      [`kirim:${no}`, null, 3750, 1, 1_200, 450],
      ['gudang:RS', null, 7500, 0, -3_250, -2_438],
      [`kirim:${no}`, null, 7500, 0, 3_250, 2_438],
    ]);
    await dua.antar();
    expect(await dua.keadaan(no)).toMatchObject({ jauh: true, daftar: 'KIRIM' });
    await dua.sambung();
    await dua.antar();
    expect(await dua.keadaan(no)).toMatchObject({ daftar: 'SAMPAI', alasan: null });
    expect(await dua.tertahan(dua.cabang)).toEqual([]);
    const masuk = await dua.pusat.as('SPV', 'PST').raw('GET', 'kirim-sepuhan/masuk');
    expect(masuk.body.data).toMatchObject([{ no_kirim: no, asal: 'KJ2', qty: 2, sisa: 2 }]);
    const daftar = await dua.pusat.as('SPV', 'PST').raw('GET', `kirim-sepuhan/${no}/kiriman`);
    expect(daftar.body.data).toMatchObject({
      jauh: true,
      batal_diminta: false,
      barang: [
        { isi: 'BELI', kode_barcode: namaEmas(piece), persen: 37.5, berat: 1.2, murni: 0.45 },
        { isi: 'LOT', kode_barcode: lot.no_dokumen, persen: 75, berat: 3.25, murni: 2.438 },
      ],
    });
  });

  test('the pendant is weighed and tested without line: a lot of head office at KJ2’s cost', async () => {
    await dua.putus();
    const [{ harga }] = (await dua.cabang.rows<{ harga: number }>(
      'select harga from pembelian_barang where no_faktur_beli = $1',
      [piece.no_dokumen],
    )) as [{ harga: number }];
    const baris = [{ kode_barcode: namaEmas(piece), berat: 1.195, kadar_uji: 37.5 }];
    const { status, body, text } = await dua.terimaEmas(no, baris);
    expect([status, body.data], text).toMatchObject([201, { qty: 1, sisa: 1, berat: 1.195 }]);
    const { no_terima } = body.data as { no_terima: string };
    expect(await cariBuku(dua.pusat, no_terima)).toEqual([
      ['rk:KJ2', null, 3750, -1, -1_200, -450],
      ['gudang:RS', null, 3750, 1, 1_195, 448],
      ['susut', null, 3750, 0, 5, 2],
    ]);
    expect(await cariUang(dua.pusat, no_terima)).toEqual({ persediaan: harga, 'rk:KJ2': -harga });
    expect(await lotDi(dua.pusat, no_terima)).toMatchObject([
      { asal: 'CABANG', qty: 1, berat: 1_195, murni: 448, modal: harga, susut_murni: 2 },
    ]);
    const lagi = await dua.terimaEmas(no, baris);
    expect([lagi.status, lagi.body.code]).toEqual([409, 'BARANG_SUDAH_DITERIMA']);

    await dua.sambung();
    await dua.antar();
    expect(await dua.tertahan(dua.cabang)).toEqual([]);
    const [sampai] = await dua.cabang.rows(
      'select no_sampai from barang_sampai where no_kirim = $1',
      [no],
    );
    expect(await cariBuku(dua.cabang, sampai!['no_sampai'])).toEqual([
      [`kirim:${no}`, null, 3750, -1, -1_200, -450],
      ['rk:PST', null, 3750, 1, 1_200, 450],
    ]);
    expect(await cariUang(dua.cabang, sampai!['no_sampai'])).toEqual({
      'rk:PST': harga,
      persediaan: -harga,
    });
    expect(await cocok()).toEqual([0, 0, 0, 0]);
    const { body: kartu } = await dua.kj2(`kirim-barang/${no}`);
    expect(kartu.data.barang).toMatchObject([
      { hasil: 'TERIMA', berat_terima: 1.195, kadar_terima: 37.5 },
      { hasil: 'JALAN' },
    ]);
  });

  test('the lot that did not come is home again in its warehouse, and head office hears how it ended', async () => {
    expect((await dua.selesaiEmas(no)).status).toBe(200);
    await dua.antar();
    const ya = await dua.diKj2({
      path: `kirim-barang/${no}/selisih`,
      body: {
        alasan: 'Tertinggal di brankas',
        barang: [
          { kode_barcode: lot.no_dokumen, hasil: 'KEMBALI', kode_gudang: null, kode_baki: null },
        ],
      },
      who: 'MU',
      by: 'SPV',
    });
    expect(ya.body.data, ya.text).toMatchObject({ status: 'SELISIH' });
    expect(await cariBuku(dua.cabang, ya.body.data.no_selisih)).toEqual([
      [`kirim:${no}`, null, 7500, 0, -3_250, -2_438],
      ['gudang:RS', null, 7500, 0, 3_250, 2_438],
    ]);
    await dua.antar();
    expect(await dua.tertahan(dua.pusat)).toEqual([]);
    expect(
      await dua.pusat.rows('select status from kirim_barang where no_kirim = $1', [no]),
    ).toEqual([{ status: 'SELISIH' }]);
    expect(await cocok()).toEqual([0, 0, 0, 0]);
  });

  test('the lot may be sent once more, and both № 86 and № 87 tell what came', async () => {
    const lagi = await dua.kirimEmas(lot);
    await dua.antar();
    const tiba = await dua.terimaEmas(lagi, [
      { kode_barcode: lot.no_dokumen, berat: 3.25, kadar_uji: 75 },
    ]);
    expect(tiba.status, tiba.text).toBe(201);
    // Its server could say that it lost nothing so far: all that a melting may lose counts as lost.
    expect(await lotDi(dua.pusat, tiba.body.data.no_terima)).toMatchObject([
      { qty: 0, berat: 3_250, murni: 2_438, susut_murni: 50 },
    ]);
    await dua.antar();
    expect(await dua.statusDiCabang(lagi)).toBe('DONE');
    expect(await cocok()).toEqual([0, 0, 0, 0]);
    const hari = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
    const r86 = await dua.cabang.as('OWN', 'KJ2').raw('GET', `kirim-barang/report?${hari}`);
    expect(r86.text).toContain(lagi);
    const r87 = await dua.pusat.as('OWN', 'PST').raw('GET', `kirim-barang/report-terima?${hari}`);
    expect(r87.text).toContain(lagi);
    const terima = await dua.pusat.as('OWN', 'PST').raw('GET', `sepuhan/report-terima?${hari}`);
    expect(terima.text).toContain(lot.no_dokumen);
  });
});

test('a cancel is asked for first; head office that granted it takes nothing in, and the gold lies where it lay', async () => {
  const piece = await dua.liontin();
  const no = await dua.kirimEmas(piece);
  await dua.antar();
  await expect(batalkan(no)).rejects.toMatchObject({ code: 'BATAL_BELUM_DIMINTA' });
  expect((await minta(no)).body.data).toMatchObject({ batal: 'MINTA' });
  await dua.antar();
  expect(await dua.keadaan(no)).toMatchObject({ batal: 'BOLEH' });
  const baris = [{ kode_barcode: namaEmas(piece), berat: 1.2, kadar_uji: 37.5 }];
  expect((await dua.terimaEmas(no, baris)).body.code).toBe('BATAL_DIMINTA');
  const daftar = await dua.pusat.as('SPV', 'PST').raw('GET', `kirim-sepuhan/${no}/kiriman`);
  expect(daftar.body.data.batal_diminta).toBe(true);
  const batal = await batalkan(no);
  expect(batal.status, batal.text).toBe(200);
  await dua.antar();
  expect(await dua.tertahan(dua.pusat)).toEqual([]);
  expect((await dua.terimaEmas(no, baris)).body.code).toBe('KIRIMAN_BATAL');
  expect(
    await dua.cabang.rows('select status from pembelian_stock where no_faktur_beli = $1', [
      piece.no_dokumen,
    ]),
  ).toEqual([{ status: 'BELI' }]);
  // The same piece under another number: the first list is over.
  const lagi = await dua.kirimEmas(piece);
  await dua.antar();
  expect(await dua.keadaan(lagi)).toMatchObject({ daftar: 'SAMPAI' });
  expect((await dua.terimaEmas(lagi, baris)).status).toBe(201);
  await dua.antar();
});

test('while its list has not left this server an owner cancels it at once, and the list is withdrawn', async () => {
  const piece = await dua.liontin();
  await dua.cabang.rows("update toko set portal = 'http://127.0.0.1:2' where server_sendiri");
  const no = await dua.kirimEmas(piece);
  await dua.antar();
  expect(await dua.keadaan(no)).toMatchObject({ bisa_ditarik: true });
  await expect(batalkan(no)).rejects.toMatchObject({ status: 403 });
  const batal = await batalkan(no, 'OWN');
  expect(batal.status, batal.text).toBe(200);
  await dua.sambung();
  await dua.antar();
  expect(await dua.tertahan(dua.pusat)).toEqual([]);
  expect(await dua.pusat.rows('select 1 from kirim_barang where no_kirim = $1', [no])).toEqual([]);
});

test('a head office that does not refine refuses the list, and what it refused is cancelled', async () => {
  const piece = await dua.liontin();
  await dua.pusat.modulOff('SEPUHAN_MODULE', 'PST');
  const no = await dua.kirimEmas(piece);
  await dua.antar();
  await dua.pusat.modulOn('SEPUHAN_MODULE', 'PST');
  expect(await dua.keadaan(no)).toMatchObject({
    daftar: 'TOLAK',
    alasan: 'Toko Tujuan Tidak Menerima Sepuhan',
  });
  await minta(no);
  await dua.antar();
  const batal = await batalkan(no);
  expect(batal.status, batal.text).toBe(200);
  await dua.antar();
});

test('head office sells a far pendant again as what it was bought; words that it lacks are an owner’s', async () => {
  const terima = async () => {
    const piece = await dua.liontin();
    const no = await dua.kirimEmas(piece);
    await dua.antar();
    const baris = [{ kode_barcode: namaEmas(piece), berat: 1.2, kadar_uji: 37.5 }];
    const { body, text, status } = await dua.terimaEmas(no, baris);
    expect(status, text).toBe(201);
    await dua.antar();
    return { piece, no_lot: `${body.data.no_terima}-01` };
  };
  const satu = await terima();
  const barang = await dua.pusat.as('SPV', 'PST').raw('GET', `sepuhan/lot/${satu.no_lot}/barang`);
  expect(barang.body.data).toMatchObject([
    { kode_toko: 'KJ2', no_dokumen: satu.piece.no_dokumen, urut: 1, berat: 1.2, foto: [] },
  ]);
  const jual = isiSortir(satu.no_lot, bagian('JUAL LAGI', 1_200, DIJUAL));
  const made = await dua.pusat.as('SPV', 'PST').call(sepuhanDocument.makes.sortir, { body: jual });
  expect(made.baris[0]).toMatchObject({ no_dokumen: satu.piece.no_dokumen, urut_dokumen: 1 });
  const [label] = await dua.pusat.rows(
    "select nama_barang, kode_group, barcode_asal from barang where kode_toko = 'PST' and kode_barcode = $1",
    [made.baris[0]!.kode_barcode],
  );
  expect(label).toMatchObject({ nama_barang: 'Liontin Hati', kode_group: 'T' });
  expect(label!['barcode_asal']).toMatch(/^KJ2/);

  const lagi = await terima();
  await dua.pusat.rows(
    "update group_barang set is_active = false where kode_toko = 'PST' and kode_group = 'T'",
  );
  const lain = isiSortir(lagi.no_lot, bagian('JUAL LAGI', 1_200, { ...DIJUAL, kode_group: 'M' }));
  await expect(
    dua.pusat.as('SPV', 'PST').call(sepuhanDocument.makes.sortir, { body: lain }),
  ).rejects.toMatchObject({ status: 403, extra: { event: 'UBAH_HARGA_EMAS' } });
  await dua.pusat.rows(
    "update group_barang set is_active = true where kode_toko = 'PST' and kode_group = 'T'",
  );
});

test('what is out of tolerance is in № 114 of head office and of KJ2', async () => {
  const piece = await dua.liontin();
  const no = await dua.kirimEmas(piece);
  await dua.antar();
  const baris = [{ kode_barcode: namaEmas(piece), berat: 1.189, kadar_uji: 37.5 }];
  const sendiri = await dua.terimaEmas(no, baris);
  expect([sendiri.status, sendiri.body.event, sendiri.body.level]).toEqual([
    403,
    'SUSUT_LEBIH',
    ['OWN'],
  ]);
  const ya = await dua.terimaEmas(no, baris, { by: 'OWN' });
  expect(ya.status, ya.text).toBe(201);
  await dua.antar();
  expect(await dua.tertahan(dua.cabang)).toEqual([]);
  const path = 'audit/report-sinyal?tgl_from=2026-11-20&tgl_to=2026-11-20&sinyal=ALL&user_id=ALL';
  for (const owner of [dua.pusat.as('OWN', 'PST'), dua.cabang.as('OWN', 'KJ2')]) {
    const { body } = await owner.raw('GET', path);
    expect(
      barisLaporan(body.data).filter((one) => one['sinyal'] === 'KIRIMAN BARANG BERBEDA'),
    ).toMatchObject([{ uraian: '0.011 g kurang, 0.004 g murni kurang', jml: 1 }]);
  }
  expect(await cocok()).toEqual([0, 0, 0, 0]);
});

test('the dispatch note names bought pieces and lots; a branch is no destination of far gold', async () => {
  const piece = await dua.liontin();
  const tujuan = await dua.kj2('kirim-barang/tujuan?cara=SEPUHAN');
  expect(tujuan.body.data).toMatchObject([{ kode_toko: 'PST', jauh: true }]);
  const salah = await dua.cabang
    .as('SPV', 'KJ2')
    .raw(
      'POST',
      'kirim-barang/sepuhan',
      { tujuan: 'KJ2', emas: [{ no_dokumen: piece.no_dokumen, urut: 1 }] },
      kunci(),
    );
  expect(salah.status).toBe(422);
  const no = await dua.kirimEmas(piece);
  const { status, headers } = await dua.kj2(`kirim-barang/${no}/surat-jalan.pdf`);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
});
