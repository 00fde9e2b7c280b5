import { beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import { bukaSepuhan, isiTerima } from '#tests/kit/document/kerja-sepuhan.ts';
import { pinjaman, wire } from '#tests/kit/hutang.ts';
import { mg, persen } from '#kit/rules/quantity.ts';

/** By what a fineness was found is kept where it is taken, and asked for where the shop asks. */
const { shop, kasir, post, beli, rosok } = await openBeliUji();
type Baris = { cara_uji: string | null };
const said = (body: { errors?: { path: string; message: string }[] }) =>
  body.errors?.map(({ path, message }) => [path, message]);
const emas = (more: object = {}) =>
  beli([rosok({ asal_nota: 'TANPA_NOTA', kadar: 70, berat: 3, ...more })]);
const gadai = (more: object = {}) => ({
  ...wire(pinjaman({ jumlah_hutang: rp(1_000_000) })),
  detail_barang: [{ nama_barang: 'Cincin polos', kode_dept: 'CC', kadar: 70, berat: 3, ...more }],
});

beforeAll(async () => {
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal' };
  expect((await post(shop.as('OWN'), 'cash/masuk', kas)).status).toBe(201);
});

test('bought gold keeps its method, on the nota and in № 15; what no person said is empty', async () => {
  const { status, body, text } = await post(kasir(), 'pembelian', emas({ cara_uji: 'XRF' }));
  expect(status, text).toBe(201);
  const { barang, no_faktur_beli } = body.data as { barang: Baris[]; no_faktur_beli: string };
  expect(barang[0]!.cara_uji).toBe('XRF');
  const tanpa = await post(kasir(), 'pembelian', emas());
  expect((tanpa.body.data as { barang: Baris[] }).barang[0]!.cara_uji).toBe(null);
  const hari = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
  const laporan = await shop.as('OWN').raw('GET', `pembelian/report-detail?${hari}`);
  const rows = (laporan.body.data as { detail: (Baris & { no_faktur_beli: string })[] }[]).flatMap(
    ({ detail }) => detail,
  );
  const of = rows.find((one) => one.no_faktur_beli === no_faktur_beli);
  expect(of?.cara_uji, laporan.text).toBe('XRF');
  expect((await post(kasir(), 'pembelian', emas({ cara_uji: 'DITEBAK' }))).status).toBe(422);
});

test('pledged gold keeps it too', async () => {
  const { status, body, text } = await post(kasir(), 'hutang', gadai({ cara_uji: 'JARUM UJI' }));
  expect(status, text).toBe(201);
  expect((body.data as { detail_barang: Baris[] }).detail_barang[0]!.cara_uji).toBe('JARUM UJI');
});

test('a shop that asks for it buys, lends and refines on no test without its method', async () => {
  await shop.param('CARA_UJI_WAJIB', true as never);
  const kata = 'Cara Uji Harus Dipilih';
  const dibeli = await post(kasir(), 'pembelian', emas());
  expect([dibeli.status, said(dibeli.body)]).toEqual([422, [['barang.0.cara_uji', kata]]]);
  const digadai = await post(kasir(), 'hutang', gadai());
  expect([digadai.status, said(digadai.body)]).toEqual([422, [['detail_barang.0.cara_uji', kata]]]);
  const { body, text } = await post(kasir(), 'pembelian', emas({ cara_uji: 'BATU UJI' }));
  const { no_faktur_beli } = (body.data ?? { no_faktur_beli: text }) as { no_faktur_beli: string };
  await bukaSepuhan(shop);
  const piece = {
    asal: 'PEMBELIAN' as const,
    no_dokumen: no_faktur_beli,
    urut: 1,
    berat: mg(3_000),
  };
  const diuji = (cara_uji: 'XRF' | null) => ({
    body: isiTerima([{ ...piece, kadar_uji: persen(7_000), cara_uji }]),
  });
  const { terima } = sepuhanDocument.makes;
  await expect(shop.as('SPV').call(terima, diuji(null))).rejects.toMatchObject({
    status: 422,
    code: 'CARA_UJI_WAJIB',
  });
  const made = await shop.as('SPV').call(terima, diuji('XRF'));
  expect(made.baris[0]!.cara_uji).toBe('XRF');
  await shop.param('CARA_UJI_WAJIB', false as never);
});
