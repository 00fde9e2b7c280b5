import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipkan } from '#tests/kit/titipan.ts';

let shop: Shop;
let dua: string;
let diambil: string;
let batal: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const [a, b, c, d] = (await tambahPotong(shop, ['P4', 'P2', 'P4', 'P1'])) as [
    string,
    string,
    string,
    string,
  ];
  dua = (await titipkan(shop, [a, b], cash(1_000_000))).no_titip;
  diambil = (await titipkan(shop, [c], cash(470_000))).no_titip;
  batal = (await titipkan(shop, [d], cash(500_000))).no_titip;
  await shop.hari('2026-11-22');
  await send(shop.as('KASIR'), `titip/${dua}/bayar`, cash(500_000));
  await send(shop.as('KASIR'), `titip/${diambil}/ambil`, cash(1_000_000));
  await disetujui(shop, `titip/${batal}/batal`, { alasan: 'Tidak jadi' });
});
afterAll(() => shop.close());

type Baris = Record<string, number | string | null>;
const baca = async (path: string): Promise<Baris[]> => {
  const { status, body } = await shop.as('SPV').raw('GET', path);
  expect(status).toBe(200);
  const rows = body.data as Record<string, any>[];
  return barisLaporan(rows) as Baris[];
};
const jumlah = (rows: Baris[], nama: string) =>
  rows.reduce((all, one) => all + Number(one[nama]), 0);

describe('Laporan Titipan', () => {
  const uang = 'titip/report-titip-uang?tgl_from=2026-11-20';

  test('by the day of the deposit: three pieces, the money of two shared by what they cost', async () => {
    const rows = await baca(`${uang}&tgl_to=2026-11-20`);
    expect(rows.map((one) => [one.no_titip, one.status, one.dp_rp])).toEqual([
      [dua, 'AKTIF', 480_496],
      [dua, 'AKTIF', 1_019_504],
      [diambil, 'DIAMBIL', 470_000],
    ]);
    expect(rows[2]).toMatchObject({
      tgl_ambil: '2026-11-22',
      harga_total: 1_470_000,
      sisa_rp: 1_000_000,
    });
  });

  test('as a balance at the end of the first day: all three, with the money of that day', async () => {
    const rows = await baca(`${uang}&tgl_to=2026-11-20&dasar=SALDO`);
    expect(jumlah(rows, 'dp_rp')).toBe(1_970_000);
    expect(new Set(rows.map((one) => one.status))).toEqual(new Set(['AKTIF']));
  });

  test('as a balance of today it is what the book owes', async () => {
    const rows = await baca(`${uang}&tgl_to=2026-11-22&dasar=SALDO`);
    const [book] = await shop.rows(
      "select -sum(rupiah)::bigint as rupiah from saldo where akun = 'titipan' and kode_toko = 'KJ1'",
    );
    expect(jumlah(rows, 'dp_rp')).toBe(1_500_000);
    expect(book!.rupiah).toBe(1_500_000);
    expect(rows[0]).toMatchObject({ umur_hari: 2, kelas_umur: '0–30 hari' });
  });
});

describe('Laporan Batal Titip', () => {
  test('stands on the day of the cancellation, not of the deposit', async () => {
    expect(
      await baca('titip/report-batal-titip-uang?tgl_from=2026-11-20&tgl_to=2026-11-20'),
    ).toEqual([]);
    const rows = await baca('titip/report-batal-titip-uang?tgl_from=2026-11-22&tgl_to=2026-11-22');
    expect(rows).toEqual([
      {
        nama_barang: 'Cincin Polos',
        berat: 3.25,
        harga_jual: 7_052_500,
        ongkos: 50_000,
        harga_total: 7_102_500,
        dp_rp: 500_000,
        tgl_system: '2026-11-22',
        no_titip: batal,
        urut: 1,
      },
    ]);
  });
});

test('the nota: print data, message, and a strip for the deposit and for the further one', async () => {
  await disetujui(shop, `titip/${dua}/cetak-ulang`, { alasan: 'Kertas hilang' });
  const { body } = await shop.as('KASIR').raw('GET', `titip/get/bynota/single?no=${dua}`);
  expect(body.data).toMatchObject([
    { lembar: 'PELANGGAN', no_titip: dua, dp_rp: 1_500_000, sisa_rp: 3_089_000 },
    { kode_barcode: expect.any(String) },
  ]);
  expect(body.template_wa).toContain('Sisa *Rp 3,089,000*, harga berlaku sampai 20 Desember 2026');
  const { no_bayar } = (
    (await shop.as('KASIR').raw('GET', `titip/${dua}`)).body.data as {
      setoran: { no_bayar: string }[];
    }
  ).setoran[0]!;
  for (const path of [
    `titip/${dua}/nota.pdf`,
    `titip/${dua}/nota.pdf?no_bayar=${no_bayar}&ukuran=58`,
  ])
    expect((await shop.as('KASIR').raw('GET', path)).status).toBe(200);
});
