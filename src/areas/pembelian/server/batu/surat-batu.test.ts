import { beforeAll, expect, test } from 'vitest';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import {
  mulaiOpnameBerlianEndpoint,
  selesaiOpnameBerlianEndpoint,
} from '#areas/opname/contract/opname-berlian.api.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import {
  batu,
  bukaBerlian,
  cincinBerlian,
  isiTerima,
  lihatBatu,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';

const { beli, jualAda: jual, kasir, post, shop } = await openBeliUji();
beforeAll(() => bukaBerlian(shop));

type Batu = NonNullable<Parameters<typeof batu>[0]>;
const HARGA = rp(24_000_000);
const terima = async (surat: Batu): Promise<string> =>
  (await terimaBatu(shop, [batu({ harga_jual: HARGA, ...surat })])).kode[0]!;
/** A ring of 31,102,500 with a stone of this certificate, of 24,000,000, is sold. */
async function jualCincin(surat: Batu, berat: number) {
  const kode_barcode = await cincinBerlian(shop, { ongkos: 50_000 });
  const kode = await terima(surat);
  await pasangBatu(shop, kode_barcode, [kode], berat);
  const no_faktur_jual = await jual({ kode_barcode }, 31_102_500);
  const nota = { asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode, berat: berat / 1_000 };
  return { kode, pulang: (stone: object) => beli([{ ...nota, berlian: [stone] }]) };
}
/** A count of the loose stones finds none of them. */
async function hilangkan(kode: readonly string[]): Promise<string> {
  const semua = { body: { kode_gudang: 'TK', kode_dept: null } };
  const { id } = await shop.as('SPV').call(mulaiOpnameBerlianEndpoint, semua);
  await shop.approved('SPV', selesaiOpnameBerlianEndpoint, { body: { id } }, 'OWN');
  for (const one of kode) expect(await lihatBatu(shop, one)).toMatchObject({ status: 'HILANG' });
  const [row] = await shop.rows<{ no: string }>(
    `select no_pegang as no from berlian where kode_berlian = $1`,
    [kode[0]],
  );
  return row!.no;
}
/** Who is asked for a buy-back, and which counts he reads. */
async function ditanya(body: object) {
  const asked = await post(kasir(), 'pembelian', body);
  const angka = asked.body.angka as { label: string; nilai: string }[] | undefined;
  const hilang = angka?.find(({ label }) => label === 'Hilang di opname')?.nilai ?? null;
  return { status: asked.status, level: asked.body.level, hilang, text: asked.text };
}

test('who gains: GIA 88010 was sold, came back by a supplier and was lost: its old nota brings it not unasked', async () => {
  const surat = { lembaga: 'GIA', no_sertifikat: '88010' };
  const dijual = await jualCincin(surat, 3_354);
  const awal = await ditanya(dijual.pulang({ kode_berlian: dijual.kode }));
  expect(awal).toMatchObject({ status: 403, level: expect.arrayContaining(['SPV']), hilang: null });
  const no = await hilangkan([await terima(surat)]);
  const lagi = await ditanya(dijual.pulang({ kode_berlian: dijual.kode }));
  expect(lagi).toMatchObject({ status: 403, level: ['OWN'], hilang: no });
  // By its certificate it is the one that was lost.
  const bersurat = await ditanya(dijual.pulang({ carat: 0.52, ...surat }));
  expect(bersurat).toMatchObject({ status: 403, level: ['OWN'], hilang: no });
});

test('who gains: GIA 88011 was lost; IGI 88011 of another size, sold by a nota, is not typed as GIAS in its place', async () => {
  const no = await hilangkan([await terima({ lembaga: 'GIA', no_sertifikat: '88011' })]);
  const lain = { lembaga: 'IGI', no_sertifikat: '88011', carat: mg(600) };
  const dijual = await jualCincin(lain, 3_370);
  const samar = { lembaga: 'GIAS', no_sertifikat: '88011', carat: 0.6 };
  expect(await ditanya(dijual.pulang(samar))).toMatchObject({
    status: 403,
    level: ['OWN'],
    hilang: no,
  });
  // By its code it is what was sold: that was another stone when it came in.
  const kode = await ditanya(dijual.pulang({ kode_berlian: dijual.kode }));
  expect(kode).toMatchObject({ status: 403, level: expect.arrayContaining(['SPV']), hilang: null });
});

test('who gains: GIA 88012 was sold twice, by a supplier between: its first nota brings no stone any more', async () => {
  const surat = { lembaga: 'GIA', no_sertifikat: '88012' };
  const dijual = await jualCincin(surat, 3_354);
  const kedua = await jual({ kode_berlian: await terima(surat) }, 24_000_000);
  const kode = await ditanya(dijual.pulang({ kode_berlian: dijual.kode }));
  expect(kode.status).toBe(422);
  expect(kode.text).toContain(`Sertifikat Ini Dijual Di Nota ${kedua}`);
  // By its certificate it is the one that was sold loose, which wants that nota.
  const bersurat = { carat: 0.52, ...surat };
  expect((await ditanya(dijual.pulang(bersurat))).text).toContain('Ketik No Nota Penjualan Batu');
  const bernota = await ditanya(dijual.pulang({ ...bersurat, no_faktur_jual: kedua }));
  expect(bernota.status).toBe(403);
});

test('two stones of one number are lost: an owner reads both where one of that number is delivered', async () => {
  const nomor = { no_sertifikat: '88013' };
  const satu = await terima({ lembaga: 'GIA', ...nomor });
  const dua = await terima({
    lembaga: 'IGI',
    ...nomor,
    carat: mg(510),
    harga_modal: rp(9_000_000),
  });
  await hilangkan([satu, dua]);
  const { no_terima } = await shop.approved(
    'SPV',
    terimaBerlianDocument.makes.terima,
    isiTerima([batu({ lembaga: 'GIAS', ...nomor })]),
    'OWN',
  );
  const [asked] = await shop.rows<{ angka: { label: string; nilai: string }[] }>(
    `select o.angka from otorisasi o join berlian_terima t on t.op = o.op_pakai where t.no_terima = $1`,
    [no_terima],
  );
  const modal = asked!.angka.filter(({ label }) => label === 'Modal hilang');
  expect(modal.map(({ nilai }) => nilai).toSorted()).toEqual(['Rp 18,000,000', 'Rp 9,000,000']);
  const isi = await shop.rows<{ hilang_di: string }>(
    `select hilang_di from berlian_terima_isi where no_terima = $1`,
    [no_terima],
  );
  expect(isi[0]!.hilang_di.split(' ')).toHaveLength(2);
});
