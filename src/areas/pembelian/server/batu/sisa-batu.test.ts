import { beforeAll, describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import {
  batu,
  bukaBerlian,
  cincinBerlian,
  lihatBatu,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';

const { beli, jualAda, kasir, post, setuju, shop } = await openBeliUji();
beforeAll(() => bukaBerlian(shop));

type Batu = NonNullable<Parameters<typeof batu>[0]>;
type Dijual = { readonly no: string; readonly kode_barcode: string; readonly kode: string[] };
/** A ring of 7,102,500 and its stones, sold together. */
async function jualCincin(stones: readonly Batu[], berat: number): Promise<Dijual> {
  const kode_barcode = await cincinBerlian(shop, { ongkos: 50_000 });
  const { kode } = await terimaBatu(shop, stones.map(batu));
  await pasangBatu(shop, kode_barcode, kode, berat);
  const jumlah = stones.reduce((all, one) => all + (one.harga_jual ?? 0), 7_102_500);
  const no = await jualAda({ kode_barcode }, jumlah);
  return { no, kode_barcode, kode: [...kode] };
}
const cincin = ({ no, kode_barcode }: Dijual, berlian: object[], berat = 3.25) =>
  beli([{ asal_nota: 'NOTA_SENDIRI', no_faktur_jual: no, kode_barcode, berat, berlian }]);
/** Another ring, in which the stone comes. */
const lain = (berlian: object[]) =>
  beli([
    {
      asal_nota: 'TANPA_NOTA',
      nama_barang: 'Cincin berlian',
      kode_dept: 'BL',
      kode_group: 'T',
      kadar: 75,
      berat: 3.354,
      berlian,
    },
  ]);
const tanya = async ({ barang }: { barang: object[] }) => {
  const { status, body, text } = await kasir().raw('POST', 'pembelian/hitung', { barang });
  return { status, text, jadi: (body.data as Record<string, unknown>[] | undefined)?.[0] };
};
const dibeli = async (body: object, by: 'SPV' | 'OWN' = 'OWN'): Promise<string> => {
  const made = await setuju(kasir(), 'pembelian', body, by);
  expect(made.status, made.text).toBe(201);
  return (made.body.data as { no_faktur_beli: string }).no_faktur_beli;
};
const batal = (no: string) =>
  setuju(kasir(), `pembelian/${no}/batal`, { alasan: 'Salah ketik' }, 'SPV');

describe('GIA 88001 of 24,000,000 stays with a customer whose ring is bought back without it', () => {
  const SURAT = { lembaga: 'GIA', no_sertifikat: '88001' };
  let dijual: Dijual;
  let kode: string;
  let tanpa: string;
  let nanti: string;
  beforeAll(async () => {
    dijual = await jualCincin([{ harga_jual: rp(24_000_000), ...SURAT }], 3_354);
    kode = dijual.kode[0]!;
  });

  test('while its nota holds it, that nota alone brings it', async () => {
    const { status, text } = await tanya(lain([{ carat: 0.52, ...SURAT }]));
    expect(status).toBe(422);
    expect(text).toContain(`Sertifikat Ini Dijual Di Nota ${dijual.no}`);
    tanpa = await dibeli(cincin(dijual, []), 'SPV');
  });

  test('a year later it comes by its certificate, or by its code and nota: at what was paid for it', async () => {
    const bernota = { kode_berlian: kode, no_faktur_jual: dijual.no };
    for (const one of [{ carat: 0.52, ...SURAT }, bernota])
      expect((await tanya(lain([one]))).jadi).toMatchObject({ batu_rp: 16_800_000 });
    const kosong = await tanya(lain([{ kode_berlian: kode }]));
    expect(kosong.text).toContain(`Ketik No Nota Penjualan Batu ${kode}`);
    const besar = await tanya(lain([{ carat: 0.53, ...SURAT }]));
    expect(besar.text).toContain('Sertifikat Ini Tercatat 0.520 ct');
  });

  test('who gains: an owner agrees, who reads the nota and the buy-back that came without it', async () => {
    const body = lain([{ carat: 0.52, ...SURAT }]);
    const asked = await post(kasir(), 'pembelian', body);
    expect([asked.status, asked.body.level]).toEqual([403, ['OWN']]);
    expect(asked.body.angka).toEqual(
      expect.arrayContaining([
        { label: 'Dijual', nilai: expect.stringMatching(`^${kode} ${dijual.no} `) },
        { label: 'Tidak kembali di', nilai: `${kode} ${tanpa}` },
      ]),
    );
    nanti = await dibeli(body);
    expect(await lihatBatu(shop, kode)).toMatchObject({
      status: 'DIBELI',
      harga_modal: 16_800_000,
    });
  });

  test('who gains: it is paid once, and the buy-back without it is not cancelled while it is here', async () => {
    const lagi = await tanya(lain([{ kode_berlian: kode, no_faktur_jual: dijual.no }]));
    expect(lagi.status).toBe(422);
    expect(lagi.text).toContain(`Batu ${kode} Tidak Dijual Dengan Barang Ini`);
    const awal = await post(kasir(), `pembelian/${tanpa}/batal`, { alasan: 'Salah ketik' });
    expect([awal.status, awal.body.code]).toEqual([409, 'SISA_SUDAH_DIBELI']);
    expect(awal.text).toContain(nanti);
  });

  test('the later one cancelled, the stone is the customer’s again; both cancelled, it is the nota’s', async () => {
    expect((await batal(nanti)).status).toBe(200);
    expect(await lihatBatu(shop, kode)).toMatchObject({
      status: 'TERJUAL',
      harga_modal: 18_000_000,
    });
    expect((await tanya(lain([{ carat: 0.52, ...SURAT }]))).status).toBe(200);
    expect((await batal(tanpa)).status).toBe(200);
    expect((await tanya(lain([{ carat: 0.52, ...SURAT }]))).status).toBe(422);
    const utuh = await tanya(cincin(dijual, [{ kode_berlian: kode }], 3.354));
    expect(utuh.jadi).toMatchObject({ batu_rp: 16_800_000, batu_kurang: null });
  });
});

test('a great stone that comes after its chip: both together are paid what both cost', async () => {
  const stones = [
    { harga_jual: rp(22_000_000), harga_modal: rp(16_000_000), carat: mg(500) },
    { harga_jual: rp(2_000_000), harga_modal: rp(1_000_000), carat: mg(500) },
  ];
  const dijual = await jualCincin(stones, 3_450);
  const [besar, kecil] = dijual.kode;
  const serpih = cincin(dijual, [{ kode_berlian: kecil }], 3.35);
  expect((await tanya(serpih)).jadi).toMatchObject({
    batu_rp: 1_400_000,
    batu_kurang: besar,
    batu_kurang_rp: 15_400_000,
  });
  await dibeli(serpih, 'SPV');
  const { jadi } = await tanya(lain([{ kode_berlian: besar, no_faktur_jual: dijual.no }]));
  expect(jadi).toMatchObject({ batu_rp: 15_400_000 });
});

describe('where buy-backs wait for their money', () => {
  const bayar = async (no: string) => {
    const { status, body } = await post(shop.as('KASIR2'), `pembelian/${no}/validasi`, {});
    return { status, body };
  };

  test('who gains: a stone of a ring that waits is not offered; of two that wait for it the second is not paid', async () => {
    const dijual = await jualCincin([{ harga_jual: rp(24_000_000) }], 3_354);
    const sisa = lain([{ kode_berlian: dijual.kode[0], no_faktur_jual: dijual.no }]);
    await shop.param('VALIDASI_PEMBELIAN', 'ON' as never);
    const awal = await dibeli(cincin(dijual, []), 'SPV');
    expect((await tanya(sisa)).status).toBe(422);
    expect((await bayar(awal)).status).toBe(200);
    const satu = await dibeli(sisa);
    const dua = await dibeli(sisa);
    expect((await bayar(satu)).status).toBe(200);
    expect(await bayar(dua)).toMatchObject({ status: 409, body: { code: 'BERLIAN_BERGERAK' } });
    await shop.param('VALIDASI_PEMBELIAN', 'OFF' as never);
  });
});
