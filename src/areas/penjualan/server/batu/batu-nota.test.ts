import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { readPdf } from '#tests/kit/uji/pdf-read.ts';
import {
  batu,
  cincinBerlian,
  lepasBatu,
  parcel,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';
import { nomorJual, openJualBatu } from '#tests/kit/uji/buka/jual-batu.ts';

const { batal, jual, kasir, sale, cash, send, shop } = await openJualBatu();
const BESAR = { lembaga: 'GIA', no_sertifikat: '2141438171' };
const NAIK = 'src/app/server/migrations/420-penjualan-batu-nota.sql';

/** What a line keeps of its stones. */
const batuOf = async (no: string) =>
  (
    await shop.rows<{ batu: Record<string, unknown>[] | null }>(
      `select batu from penjualan_barang where no_faktur_jual = $1 order by urut`,
      [no],
    )
  ).map((one) => one.batu);
const kertas = async (no: string, ukuran = '') => {
  await shop.rows('update kertas set ulang = 0');
  const { bytes, status } = await shop.as('KASIR2').raw('GET', `penjualan/${no}/nota.pdf${ukuran}`);
  expect(status).toBe(200);
  return readPdf(bytes).text;
};
const dataCetak = async (no: string) => {
  await shop.rows('update kertas set ulang = 0');
  const { body } = await shop.as('KASIR2').raw('GET', `penjualan/get/bynota?no=${no}`);
  return { pesan: body.template_wa as string, rows: body.data as { batu: string[] }[] };
};

describe('a ring with a stone of 0.520 ct and a parcel of 100 stones (D-45.9)', () => {
  let cincin: string;
  let besar: string;
  let kecil: string;
  let no: string;
  beforeAll(async () => {
    cincin = await cincinBerlian(shop, { ongkos: 50_000 });
    const made = await terimaBatu(shop, [
      batu({ harga_jual: rp(24_000_000), ...BESAR }),
      parcel({ harga_jual: rp(20_000_000), color: 'H', clarity: 'SI2', cut_grade: null }),
    ]);
    [besar, kecil] = made.kode as [string, string];
    await pasangBatu(shop, cincin, [besar, kecil], 3_554);
    const { status, body, text } = await jual([{ kode_barcode: cincin }], 60_000_000);
    expect(status, text).toBe(201);
    no = nomorJual(body);
    const [line] = (body.data as { barang: { batu: object[] }[] }).barang;
    expect(line?.batu).toHaveLength(2);
  });

  test('its line keeps what each of them was, and neither price nor cost', async () => {
    const [line] = await batuOf(no);
    const sifat = { polish: null, symmetry: null, fluorescence: null };
    const satu = { carat: 520, butir: 1, shape: 'RD', color: 'D', clarity: 'VVS1' };
    const isi = { carat: 1000, butir: 100, shape: 'RD', color: 'H', clarity: 'SI2' };
    const tanpa = { cut_grade: null, lembaga: null, no_sertifikat: null };
    expect(line).toHaveLength(2);
    expect(line?.find(({ kode_berlian }) => kode_berlian === besar)).toEqual({
      kode_berlian: besar,
      cut_grade: 'EX',
      ...satu,
      ...sifat,
      ...BESAR,
    });
    expect(line?.find(({ kode_berlian }) => kode_berlian === kecil)).toEqual({
      kode_berlian: kecil,
      ...isi,
      ...sifat,
      ...tanpa,
    });
  });

  test('the paper says code, carat, stones, quality and certificate on each width, the copy too', async () => {
    for (const ukuran of ['', '?ukuran=58', '']) {
      const text = await kertas(no, ukuran);
      for (const kata of [
        `Batu ${besar}`,
        '0.520 ct',
        'RD, D, VVS1, EX',
        'Sertifikat GIA 2141438171',
        `Batu ${kecil}, 100 butir`,
        '1.000 ct',
        'RD, H, SI2',
      ])
        expect(text).toContain(kata);
    }
  });

  test('print data, the message and the customer’s page say the same', async () => {
    const { pesan, rows } = await dataCetak(no);
    const teks = `${besar} 0.520 ct, RD, D, VVS1, EX, GIA 2141438171`;
    expect(rows[0]?.batu).toContain(teks);
    expect(rows[0]?.batu).toContain(`${kecil} 1.000 ct, 100 butir, RD, H, SI2`);
    expect(pesan).toContain(teks);
    const alamat = await kasir().raw('GET', `alamat-nota/${no}`);
    const kode = (alamat.body.data as { alamat: string }).alamat.split('/').at(-1) ?? '';
    const [halaman] = (await kasir().raw('GET', `nota/${kode}`)).body.data.barang as {
      batu: string[];
    }[];
    expect(halaman?.batu).toContain(teks);
  });

  test('what becomes of the stone since does not change the nota; its buy-back names the stone as sold', async () => {
    // As if the row of the stone were written over after the sale.
    await shop.rows(
      `update berlian set clarity = 'SI2', color = 'H', no_sertifikat = '999' where kode_berlian = $1`,
      [besar],
    );
    expect(await kertas(no)).toContain('Sertifikat GIA 2141438171');
    const { body } = await kasir().raw('GET', `pembelian/nota?q=${no}`);
    const isi = (body.data as { batu: { kode_berlian: string; isi: string }[] }[])[0]?.batu.find(
      (one) => one.kode_berlian === besar,
    )?.isi;
    expect(isi).toBe('0.520 ct RD D VVS1 GIA 2141438171');
    await shop.rows(
      `update berlian set clarity = 'VVS1', color = 'D', no_sertifikat = '2141438171' where kode_berlian = $1`,
      [besar],
    );
  });

  test('who gains: another stone is set after a cancel; the old nota says the old ones, the new one the new', async () => {
    expect((await batal(no)).status).toBe(200);
    await lepasBatu(shop, cincin, [besar], 3_450);
    const { kode } = await terimaBatu(shop, [
      batu({
        carat: mg(300),
        clarity: 'SI2',
        harga_modal: rp(1_000_000),
        harga_jual: rp(24_000_000),
      }),
    ]);
    await pasangBatu(shop, cincin, kode, 3_510);
    const { status, body, text } = await jual([{ kode_barcode: cincin }], 60_000_000);
    expect(status, text).toBe(201);
    const [baru] = await batuOf(nomorJual(body));
    expect(baru?.map((one) => one.kode_berlian).toSorted()).toEqual([kecil, kode[0]].toSorted());
    const [lama] = await batuOf(no);
    expect(lama?.map((one) => one.kode_berlian).toSorted()).toEqual([besar, kecil].toSorted());
    expect(await kertas(no)).toContain('0.520 ct');
    expect(await kertas(nomorJual(body))).not.toContain('0.520 ct');
  });
});

test('a piece without stones keeps nothing, and a loose stone is its line', async () => {
  const polos = await cincinBerlian(shop, { ongkos: 50_000 });
  const { kode } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })]);
  const { status, body, text } = await send(kasir(), {
    ...sale([], cash(40_000_000)),
    barang: [{ kode_barcode: polos }, { kode_berlian: kode[0] }],
  });
  expect(status, text).toBe(201);
  expect(await batuOf(nomorJual(body))).toEqual([null, null]);
});

test('a sale of before the upgrade reads the list of its piece; of a cancelled one nothing is invented', async () => {
  const made = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })]);
  const cincin = await cincinBerlian(shop, { ongkos: 50_000 });
  await pasangBatu(shop, cincin, made.kode, 3_354);
  const terjual = async () => {
    const { status, body, text } = await jual([{ kode_barcode: cincin }], 40_000_000);
    expect(status, text).toBe(201);
    return nomorJual(body);
  };
  const dulu = await terjual();
  expect((await batal(dulu)).status).toBe(200);
  const kini = await terjual();
  const ada = await batuOf(kini);
  const [, naik] = readFileSync(NAIK, 'utf8').split(/(?=alter table penjualan_barang disable)/);
  await shop.rows(`alter table penjualan_barang disable trigger user;
    update penjualan_barang set batu = null where kode_barcode = '${cincin}';
    alter table penjualan_barang enable trigger user`);
  // Without it the buy-back reads the stone as it is now.
  const { body } = await kasir().raw('GET', `pembelian/nota?q=${kini}`);
  expect(body.data).toMatchObject([{ batu: [{ kode_berlian: made.kode[0] }] }]);
  await shop.rows(naik!);
  expect([await batuOf(dulu), await batuOf(kini)]).toEqual([[null], ada]);
});
