import { describe, expect, test } from 'vitest';
import { mg, persen, rp, type Persen } from '#kit/rules/quantity.ts';
import {
  hargaTitipan,
  hitungDraft,
  type BarisDraft,
  type DraftJual,
  type PotongDijual,
} from '#areas/penjualan/rules/draft-jual.ts';
import { TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';

const aturan = {
  pembulatan: { langkah: rp(500), arah: 'up' },
  tabel_berat: 'NONE',
  toleransi: mg(20),
  potongan: [],
  kupon: null,
} as const;
const P1: PotongDijual = {
  kode_barcode: 'KJ100001',
  berat: mg(3250),
  harga_per_gram: rp(2_170_000),
  ongkos: rp(50_000),
  harga_atribut: null,
  harga_jual: null,
  harga_hari_ini: rp(7_102_500),
  kode_kategori: 'PHS',
  kode_dept: 'CC',
  kode_group: 'M',
  kadar: persen(7500),
  berlian: [],
};
const P2: PotongDijual = {
  ...P1,
  kode_barcode: 'KJ100002',
  berat: mg(2345),
  harga_per_gram: rp(1_330_000),
  ongkos: rp(0),
  harga_hari_ini: rp(3_119_000),
};
const baris = (barang: PotongDijual, more: Partial<BarisDraft> = {}): BarisDraft => ({
  barang,
  berat: null,
  harga_per_gram: null,
  ongkos: null,
  diskon: null,
  potongan: null,
  ...more,
});
const draft = (lines: BarisDraft[], more: Partial<DraftJual> = {}): DraftJual => ({
  baris: lines,
  diskon: { persen: null, rupiah: null },
  ...TAMBAHAN_KOSONG,
  ...more,
});

describe('the counter works out what the server will', () => {
  test('a ring of 3.354 g with a stone of 0.104 g for 24,000,000: its gold is 3.250 g', () => {
    const cincin = {
      ...P1,
      berat: mg(3354),
      berat_atribut: mg(104),
      harga_batu: rp(24_000_000),
      harga_hari_ini: rp(31_102_500),
      berlian: [{}],
    };
    const { jadi, asli } = hitungDraft(draft([baris(cincin)]), aturan);
    expect(jadi.baris[0]).toMatchObject({ nilai_emas: 7_052_500, harga: 31_102_500 });
    expect(asli[0]).toMatchObject({ harga_komputer: 31_102_500 });
    const ringan = hitungDraft(draft([baris(cincin, { berat: mg(3304) })]), aturan);
    expect(ringan.jadi.baris[0]).toMatchObject({ nilai_emas: 6_944_000, harga: 30_994_000 });
  });

  test('two pieces and one percent: 10,221,500 less 102,215, rounded up to 10,119,500', () => {
    const { jadi } = hitungDraft(
      draft([baris(P1), baris(P2)], { diskon: { persen: persen(100), rupiah: null } }),
      aturan,
    );
    expect(jadi).toMatchObject({
      sub_total: 10_221_500,
      diskon_rp: 102_215,
      pembulatan: 215,
      grand_total: 10_119_500,
    });
  });

  test('a weight typed 50 mg lighter makes the line cheaper, and is measured against the stock weight', () => {
    const { jadi, asli } = hitungDraft(draft([baris(P1, { berat: mg(3200) })]), aturan);
    expect(jadi.baris[0]).toMatchObject({ nilai_emas: 6_944_000, harga: 6_994_000 });
    expect(asli[0]).toMatchObject({ berat: 3200, berat_stock: 3250, harga_komputer: 7_102_500 });
  });

  test('typed 10 mg lighter it is measured against those 10 mg less, and no step of the table', () => {
    const lihat = (tabel_berat: '40/70' | 'NONE') =>
      hitungDraft(
        draft([baris({ ...P1, berat: mg(3405), harga_hari_ini: null }, { berat: mg(3395) })]),
        {
          ...aturan,
          tabel_berat,
        },
      );
    expect(lihat('NONE').asli[0]!.harga_komputer).toBe(lihat('NONE').jadi.baris[0]!.harga);
    const kasar = lihat('40/70');
    expect(kasar.jadi.baris[0]!.harga).toBe(6_560_000);
    expect(kasar.asli[0]!.harga_komputer).toBe(7_623_500);
  });

  test('a gram price typed higher moves the line, not what the computer asks', () => {
    const { jadi, asli } = hitungDraft(
      draft([baris(P1, { harga_per_gram: rp(2_200_000) })]),
      aturan,
    );
    expect(jadi.grand_total).toBe(7_200_000);
    expect(asli[0]).toMatchObject({
      harga_komputer: 7_102_500,
      harga_per_gram: 2_200_000,
      harga_hari: 2_170_000,
    });
  });
});

test('a piece with a label price costs that price whatever it weighs', () => {
  const label = { ...P1, harga_hari_ini: rp(8_000_000) };
  expect(hitungDraft(draft([baris(label), baris(P2)]), aturan).jadi.sub_total).toBe(11_119_000);
});

test('a fixed price takes ongkos on top', () => {
  const tetap = { ...P1, harga_jual: rp(6_500_000), harga_hari_ini: rp(6_550_000) };
  expect(hitungDraft(draft([baris(tetap)]), aturan).jadi.baris[0]).toMatchObject({
    harga_jual: 6_500_000,
    ongkos: 50_000,
    harga: 6_550_000,
  });
});

test('an empty counter costs nothing', () => {
  expect(hitungDraft(draft([]), aturan).jadi.grand_total).toBe(0);
});

test('the counter takes 2% off the first line by table and shares a coupon of 100,000 over both', () => {
  const karyawan = {
    kode_potongan: 'KARYAWAN',
    nama: 'Karyawan',
    cara: 'PERSEN' as const,
    persen: 200 as Persen,
    rupiah: null,
    tgl_from: null,
    tgl_to: null,
    kode_group: [],
  };
  const kupon = {
    no_kupon: 'KP1',
    cara: 'RUPIAH' as const,
    nilai: rp(100_000),
    persen: null,
    minimal_belanja: rp(0),
    berlaku_sd: '2026-11-30' as never,
    sisa: 1,
    batal: false,
  };
  const dua = draft([baris(P1, { potongan: 'KARYAWAN' }), baris(P2)]);
  const { jadi, sisa } = hitungDraft(dua, { ...aturan, potongan: [karyawan], kupon });
  expect(jadi.baris[0]!.potongan_rp).toBe(Math.round(jadi.baris[0]!.harga * 0.02));
  expect(jadi.baris[1]!.potongan_rp).toBe(0);
  expect(jadi.kupon_rp).toBe(100_000);
  expect(sisa[0]!.sisa).toBe(jadi.baris[0]!.harga - jadi.baris[0]!.potongan_rp);
  expect(jadi.diskon_rp).toBe(jadi.baris[0]!.potongan_rp);
});

test('a held piece has its tax inside while its agreed price stands; another price of the day or of hand has it on top', () => {
  const tarif = { persen: persen(165), berlaku_dari: null };
  const pajak = {
    termasuk: false,
    tarif: { DENGAN_FAKTUR: tarif, TANPA_FAKTUR: tarif, BUKAN_EMAS: tarif, JASA: tarif },
    pph22: null,
  };
  const luar = (more: Partial<BarisDraft>) =>
    hitungDraft(draft([baris(P1, { titip: 'TTKJ1261120001', ...more })]), { ...aturan, pajak }).jadi
      .ppn_luar_rp;
  expect(luar({})).toBe(0);
  expect(luar({ harga_hari: true })).toBe(117_191);
  expect(luar({ harga_per_gram: rp(2_200_000) })).toBeGreaterThan(0);
  expect(luar({ harga_per_gram: rp(2_170_000) })).toBe(0);
});

test('a deposit of two pendants agrees on twice 1,486,500, and on no PPh 22; the sale of both is 2,972,500', () => {
  const tarif = { persen: persen(110), berlaku_dari: null };
  const semua = { DENGAN_FAKTUR: tarif, TANPA_FAKTUR: tarif, BUKAN_EMAS: tarif, JASA: tarif };
  const P4: PotongDijual = {
    ...P1,
    berat: mg(1200),
    harga_per_gram: rp(1_225_000),
    ongkos: rp(0),
    harga_hari_ini: rp(1_470_000),
  };
  const dua = draft([baris(P4), baris({ ...P4, kode_barcode: 'KJ100005' })]);
  const luar = { ...aturan, pajak: { termasuk: false, tarif: semua, pph22: null } };
  expect(hitungDraft(dua, luar).jadi.grand_total).toBe(2_972_500);
  expect(hargaTitipan(dua, luar)).toBe(2_973_000);
  // An entrepreneur, prices with tax: the sale collects PPh 22, the deposit does not.
  const satu = draft([baris(P4)]);
  const dalam = { ...aturan, pajak: { termasuk: true, tarif: semua, pph22: persen(25) } };
  expect(hitungDraft(satu, dalam).jadi.grand_total).toBe(1_474_000);
  expect(hargaTitipan(satu, dalam)).toBe(1_470_000);
  expect(hargaTitipan(satu, aturan)).toBe(1_470_000);
});
