import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatRupiah } from '#kit/rules/format.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Who } from '#tests/kit/shop.ts';
import { bukaDuaToko, type DuaToko } from '#tests/kit/uji/buka/kirim-jauh.ts';
import { palsukan } from '#tests/kit/uji/buka/kirim-palsu.ts';
import { pindai } from '#tests/kit/uji/kirim-barang.ts';

/** How far head office believes what KJ2's server says of cost, price, and where a piece is (decisions 1200, 1201). */
let dua: DuaToko;
let palsu: Awaited<ReturnType<typeof palsukan>>;
beforeAll(async () => {
  dua = await bukaDuaToko();
  palsu = await palsukan(dua);
});
afterAll(() => dua.close());

/** Head office receives one piece. */
const terima = (no: string, code: string, { by, berat }: { by?: Who; berat?: number } = {}) =>
  dua.diPusat({
    path: `kirim-barang/${no}/terima`,
    body: { barang: [pindai(code, berat === undefined ? {} : { berat })] },
    by,
  });
/** It receives the piece of a list that says this of it. */
async function tiba(change: object) {
  const { no_kirim, kode_barcode, alasan } = await palsu.daftar(
    (isi) => void Object.assign(isi['barang'][0], change),
  );
  expect(alasan).toBe(null);
  return { no_kirim, kode_barcode, ...(await terima(no_kirim, kode_barcode)) };
}
/** What who agreed to the receipt of this shipment has read. */
const dibaca = async (no: string): Promise<unknown> => {
  const rows = await dua.pusat.rows('select angka from otorisasi where strpos(ringkasan, $1) > 0', [
    no,
  ]);
  return rows[0]!['angka'];
};
const DITANYA = [403, 'UBAH_HARGA_EMAS', ['OWN']];
const kata = (rupiah: number): string => formatRupiah(rp(rupiah));

test('a cost that its gold is not worth here is an owner’s to agree to, and one and a half times its gold is not', async () => {
  // 3.250 g at 2,170,000 are 7,052,500.
  expect((await tiba({ harga_modal: 10_578_750 })).status).toBe(201);
  expect((await tiba({ harga_modal: null })).status).toBe(201);
  const mahal = await tiba({ harga_modal: 10_578_751 });
  expect([mahal.status, mahal.body.event, mahal.body.level]).toEqual(DITANYA);
  const setuju = await terima(mahal.no_kirim, mahal.kode_barcode, { by: 'OWN' });
  expect(setuju.status, setuju.text).toBe(201);
  const nama = `${mahal.kode_barcode} Cincin Polos`;
  expect(await dibaca(mahal.no_kirim)).toEqual([
    { label: `Emas ${nama}`, nilai: kata(7_052_500) },
    { label: `Modal ${nama}`, nilai: kata(10_578_751), modal: true },
  ]);
});

test('a piece has the kadar of its percent by the present rule, whatever another server calls it', async () => {
  const { status, kode_barcode } = await tiba({ kadar: 9_160, aturan: 0 });
  expect(status).toBe(201);
  expect(
    await dua.pusat.rows(
      "select kadar = persen as sama, aturan from barang where kode_toko = 'PST' and kode_barcode = $1",
      [kode_barcode],
    ),
  ).toEqual([{ sama: true, aturan: 2 }]);
});

test('a fixed price below the gold at this shop’s price is an owner’s, one above it is not', async () => {
  const tetap = (harga: number) => ({
    kategori_harga: 'POTONG',
    harga_jual: harga,
    harga_hari_itu: harga,
  });
  expect((await tiba(tetap(7_052_500))).status).toBe(201);
  const murah = await tiba(tetap(7_052_499));
  expect([murah.status, murah.body.event, murah.body.level]).toEqual(DITANYA);
  const nama = `${murah.kode_barcode} Cincin Polos`;
  expect(murah.body.angka).toEqual([
    { label: `Emas ${nama}`, nilai: kata(7_052_500) },
    { label: `Harga tetap ${nama}`, nilai: kata(7_052_499) },
  ]);
});

test('gold that this shop has no price for cannot be compared: its cost and its fixed price are asked for', async () => {
  await dua.pusat.as('OWN', 'PST').call(kadarMaster.endpoints.create, {
    body: { kode_kadar: 'K17', label: '17K', persen: persen(7500) },
  });
  for (const change of [
    {},
    { kategori_harga: 'POTONG', harga_jual: 90_000_000, harga_modal: null },
  ]) {
    const asked = await tiba({ kode_kadar: 'K17', ...change });
    expect([asked.status, asked.body.event, asked.body.level], asked.text).toEqual(DITANYA);
  }
  expect((await tiba({ kode_kadar: 'K17', harga_modal: null })).status).toBe(201);
});

test('a piece that comes home otherwise than it left asks an owner, who reads both; as it left it asks nobody', async () => {
  const codes = await tambahPotong(dua.asal, ['P1', 'P1', 'P1', 'P1', 'P1']);
  const no = await dua.kirim(codes);
  await dua.antar();
  const disana = await dua.terima(
    no,
    codes.map((code) => pindai(code)),
  );
  expect(disana.status, disana.text).toBe(201);
  await dua.antar();
  const [sama, modal, kadar, berat, isi] = codes as [string, string, string, string, string];
  // Each of them would be no more than its gold is worth.
  const pulang = async (kode_barcode: string, change: object, total: object = {}) =>
    (
      await palsu.daftar((isi) => {
        Object.assign(isi['barang'][0], { kode_barcode, ...change });
        Object.assign(isi, total);
      })
    ).no_kirim;
  expect((await terima(await pulang(sama, {}), sama)).status).toBe(201);

  const mahal = await pulang(modal, { harga_modal: 9_000_000, harga_jual: 8_000_000 });
  const murni = { kode_kadar: '999', kadar: 9990, persen: 9990, murni: 3247 };
  const tua = await pulang(kadar, murni, { total_murni: 3247 });
  const emas = { berat: 4250, berat_asli: 4250, murni: 3188 };
  const berisi = await pulang(berat, emas, { total_berat: 4250, total_murni: 3188 });
  // As heavy as it left, and true in itself: gold has become atribut, or the other way round.
  const atribut = { berat_asli: 3000, berat_atribut: 250, murni: 2250 };
  const tukar = await pulang(isi, atribut, { total_murni: 2250 });
  for (const [nomor, code] of [
    [mahal, modal],
    [tua, kadar],
    [berisi, berat],
    [tukar, isi],
  ] as const) {
    const asked = await terima(nomor, code);
    expect([asked.status, asked.body.event, asked.body.level], code).toEqual(DITANYA);
  }
  expect((await terima(mahal, modal, { by: 'OWN' })).status).toBe(201);
  expect(await dibaca(mahal)).toEqual([
    { label: `Modal ${modal}`, nilai: `${kata(6_400_000)} → ${kata(9_000_000)}`, modal: true },
    { label: `Harga tetap ${modal}`, nilai: `${kata(0)} → ${kata(8_000_000)}` },
  ]);
  expect((await terima(tua, kadar, { by: 'OWN' })).status).toBe(201);
  expect(await dibaca(tua)).toEqual([
    { label: `Kadar ${kadar}`, nilai: '75% → 99.9%' },
    { label: `Berat Murni ${kadar}`, nilai: '2.438 g → 3.247 g' },
    { label: `Kode Kadar ${kadar}`, nilai: '750 → 999' },
  ]);
  expect((await terima(tukar, isi, { by: 'OWN' })).status).toBe(201);
  expect(await dibaca(tukar)).toEqual([
    { label: `Berat Atribut ${isi}`, nilai: '0.000 g → 0.250 g' },
    { label: `Berat Murni ${isi}`, nilai: '2.438 g → 2.250 g' },
  ]);
  // The sender is owed what his list says, whatever the scale of the receiver said.
  for (const gram of [3.25, 4.25]) {
    const ditimbang = await terima(berisi, berat, { berat: gram });
    expect([gram, ditimbang.status, ditimbang.body.level]).toEqual([gram, 403, ['OWN']]);
    const angka = { label: `Berat ${berat}`, nilai: '3.250 g → 4.250 g' };
    expect(ditimbang.body.angka).toContainEqual(expect.objectContaining(angka));
  }
  expect((await terima(berisi, berat, { berat: 4.25, by: 'OWN' })).status).toBe(201);
  expect(await dibaca(berisi)).toEqual([
    { label: `Berat ${berat}`, nilai: '3.250 g → 4.250 g' },
    { label: `Berat Murni ${berat}`, nilai: '2.438 g → 3.188 g' },
  ]);
});

test('a question to cancel is about its own list: another one of that number is neither frozen nor ended by it', async () => {
  const [a] = await tambahPotong(dua.tujuan, ['P1']);
  const no = await dua.pulang([a!]);
  await dua.antar();
  // Head office has another list by that number, as after KJ2 came back from an older copy.
  await dua.pusat.rows("update kiriman_jauh set sidik = repeat('f', 64) where no_kirim = $1", [no]);
  const minta = await dua.diKj2({ path: `kirim-barang/${no}/minta-batal`, body: { batal: true } });
  expect(minta.status, minta.text).toBeLessThan(300);
  await dua.antar();
  const { body } = await dua.kj2(`kirim-barang/${no}/server-lain`);
  expect(body.data).toMatchObject({ batal: 'BOLEH' });
  const pertama = () =>
    dua.pusat.rows(
      `select j.batal, j.batal_ke, k.status from kiriman_jauh j join kirim_barang k using (kode_toko, no_kirim)
        where no_kirim = $1`,
      [no],
    );
  expect(await pertama()).toEqual([{ batal: null, batal_ke: 0, status: 'OPEN' }]);
  const batal = await dua.diKj2({
    path: `kirim-barang/${no}/batal`,
    body: { alasan: 'Salah toko tujuan', kode_gudang: null, kode_baki: null },
    who: 'MU',
    by: 'SPV',
  });
  expect(batal.status, batal.text).toBe(200);
  await dua.antar();
  expect(await dua.tertahan(dua.pusat)).toEqual([]);
  expect(await pertama()).toEqual([{ batal: null, batal_ke: 0, status: 'OPEN' }]);
});
