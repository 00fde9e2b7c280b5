import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportTests } from '#kit/testing/report-tests.ts';
import type { ReportBench } from '#kit/testing/report-trial.ts';
import { rp } from '#kit/rules/quantity.ts';
import { gesekDocument } from '#areas/gesek/contract/gesek.document.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MENU } from '#app/contract/menu.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { rosokkan, tambahTukang, titipEmas } from '#tests/kit/document/kerja-service.ts';
import { jualan } from '#tests/kit/jualan.ts';
import { belikan } from '#tests/kit/pembelian.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { terimaService } from '#tests/kit/document/kerja-service.ts';
import { bukaGesek, isiGesek } from '#tests/kit/uji/gesek.ts';
import { pinjamBatalkan } from '#tests/kit/hutang.ts';
import { bukaMember, jadiMember, jualMember } from '#tests/kit/orang/member.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import { isi } from '#tests/kit/uji/buka/terima.ts';

const HARI = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;
const REPORTS = CONTRACTS.flatMap(({ reports }) => reports).filter(
  ({ filters }) => 'toko' in filters,
);
type Baris = Record<string, any>;
let shop: Shop;
/** A head office without a branch. */
let kosong: Shop;
let bench: ReportBench;

beforeAll(async () => {
  // One clock for both: the empty one is set up before the other's days go by.
  kosong = await openShop({ hari: HARI[0], toko: ['PST'] });
  await bukaModul(kosong);
  shop = await openShop({ hari: HARI[0], dasar: true });
  await bukaModul(shop);
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 50_000_000, keterangan: 'Modal pagi' };
  await send(shop.as('OWN'), 'cash/masuk', kas);
  const sold = await jualan(shop, HARI, 10, 23);
  const { no_faktur_jual, barang } = sold.nota.findLast(({ batal }) => !batal)!.dokumen;
  const { kode_barcode, berat } = barang[0]!;
  await belikan(shop, [
    { asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode, berat: berat / 1000 },
  ]);
  await send(shop.as('OWN'), 'cash/keluar', {
    kode_transaksi: 'LISTRIK',
    jumlah: 250_000,
    keterangan: 'Listrik',
  });
  await pinjamBatalkan(shop);
  await berMember();
  const kantong = { nominal: 300_000, destination: 'PST', keterangan: 'Setoran pusat' };
  await send(shop.as('SPV'), 'kirim-uang', kantong);
  for (const [user, is_show] of [
    ['ksr.pst', false],
    ['spv.pst', true],
  ] as const)
    await shop.rows(
      `insert into user_akses (kode_toko, user_id, kode, is_show)
       select 'PST', $1, kode, $3 from unnest($2::text[]) kode`,
      [user, MENU.map(({ path }) => path), is_show],
    );
  await shop.rows(`update toko set versi = versi + 1 where kode_toko = 'PST'`);
  bench = {
    owner: shop.as('OWN', 'PST').raw,
    blind: shop.as('SPV', 'PST').raw,
    clerk: shop.as('KASIR', 'PST').raw,
    neighbour: kosong.as('OWN', 'PST').raw,
    must: {
      tgl_from: HARI[0],
      tgl_to: HARI[2],
      tgl_system: HARI[2],
      per_tanggal: HARI[2],
      bulan: '2026-11',
    },
    worth: { toko: ['KJ1', 'ZZZ'] },
    protect: (on) =>
      on
        ? shop.modulOn('PROTEKSI_SATU_BULAN_MODULE', 'PST')
        : shop.modulOff('PROTEKSI_SATU_BULAN_MODULE', 'PST'),
  };
}, 120_000);
afterAll(async () => {
  await shop.close();
  await kosong.close();
});

/** № 54 is of one shop, which must be named. */
const mustOf = (no: number | undefined) =>
  no === 54 ? { ...bench.must, toko: 'KJ1' } : bench.must;
for (const report of REPORTS) reportTests(report, () => ({ ...bench, must: mustOf(report.no) }));

/** What gates the reports of several shops, at head office. */
async function bukaModul(one: Shop): Promise<void> {
  for (const key of ['HIDUP_FEATURE_MODULE', 'MEMBER_MODULE'] as const)
    await one.modulOn(key, 'PST');
}

/** A member who bought, and took a gift for some of the points. */
async function berMember(): Promise<void> {
  await bukaMember(shop);
  const kode = await jadiMember(shop, 'Ratna Wulandari');
  await jualMember(shop, kode, 'P1');
  await shop.rows(`insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, point, stock)
    values ('KJ1', 'PAYUNG', 'Payung', 10, 9)`);
  const payung = { kode_hadiah: 'PAYUNG', qty: 1 };
  await send(shop.as('KASIR'), `member/${kode}/tukar-hadiah`, payung);
}

async function baca(
  path: string,
  query: Record<string, string>,
  kode_toko: 'PST' | 'KJ1' = 'PST',
): Promise<Baris[]> {
  const { status, body } = await shop
    .as('OWN', kode_toko)
    .raw('GET', `${path}?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const rows = body.data as Baris[];
  return barisLaporan(rows);
}
const PERIODE = { tgl_from: HARI[0], tgl_to: HARI[2] };
const jumlah = (rows: readonly Baris[], name: string): number =>
  rows.reduce((all, one) => all + Math.round((one[name] ?? 0) * 1000), 0);

test('a report of many shops that could not be fetched says so in the words of the requirement (1§8)', () => {
  const banyak = REPORTS.filter(({ no }) => no === 60 || (no! >= 109 && no! <= 113));
  expect(banyak.map(({ no, says }) => [no, says.failed])).toEqual(
    banyak.map(({ no }) => [no, 'Data Gagal Dimuat']),
  );
  expect(banyak).toHaveLength(6);
});

describe('head office sees what the branch itself sees', () => {
  test('№ 109: sold as in № 1, bought as in № 15, cancelled as in № 6', async () => {
    const [jual, beli, batal] = [
      await baca('penjualan/report-detail', PERIODE, 'KJ1'),
      await baca('pembelian/report-detail', PERIODE, 'KJ1'),
      await baca('penjualan/batal-reports', PERIODE, 'KJ1'),
    ];
    for (const group_by of ['TOKO', 'TOKO_DAN_HARI', 'TOKO_DAN_KADAR']) {
      const rows = await baca('transaction/report-global', { ...PERIODE, group_by });
      expect(jumlah(rows, 'netto')).toBe(jumlah(jual, 'netto'));
      expect(jumlah(rows, 'jual_berat')).toBe(jumlah(jual, 'berat'));
      expect(jumlah(rows, 'harga')).toBe(jumlah(beli, 'harga'));
      expect(jumlah(rows, 'kontribusi')).toBe(100_000);
    }
    const [branch] = await baca('transaction/report-global', PERIODE);
    expect(branch!.batal).toBe(new Set(batal.map((one) => one.no_faktur_jual)).size);
  });

  test('№ 110: shop stock as in № 63, and with what was bought back the gold of № 96', async () => {
    const saldo = await baca('barang/report-saldo-stock', { per_tanggal: HARI[2] }, 'KJ1');
    const posisi = await baca('manajerial/report-posisi-emas', { per_tanggal: HARI[2] }, 'KJ1');
    const milik = posisi.filter((row) => row.blok === 'MILIK TOKO');
    for (const group_by of ['KADAR', 'JENIS', 'GROUP']) {
      const rows = await baca('barang/report-global-stock', { per_tanggal: HARI[2], group_by });
      const stock = rows.filter(({ blok }) => blok === 'STOCK');
      expect(jumlah(stock, 'total_berat')).toBe(jumlah(saldo, 'berat'));
      expect(jumlah(stock, 'total_qty')).toBe(jumlah(saldo, 'qty'));
      expect(jumlah(rows, 'total_murni')).toBe(jumlah(milik, 'murni'));
    }
  });

  test('№ 110 holds a delivery that has no label yet, and the gold that a craftsman has, as № 96 does', async () => {
    const berat = async () => {
      const rows = await baca('barang/report-global-stock', { per_tanggal: HARI[2] });
      return Object.fromEntries(
        ['STOCK', 'ROSOK & SEPUHAN'].map((blok) => [
          blok,
          jumlah(
            rows.filter((row) => row.blok === blok),
            'total_berat',
          ),
        ]),
      );
    };
    await tambahTukang(shop);
    await rosokkan(shop, 2);
    const dulu = await berat();
    await titipEmas(shop, 1_000);
    expect(await berat()).toEqual(dulu);
    await shop.as('MU').call(terimaDocument.makes.terima, isi());
    expect(await berat()).toEqual({ ...dulu, STOCK: dulu['STOCK']! + 6_500 });
    const posisi = await baca('manajerial/report-posisi-emas', { per_tanggal: HARI[2] }, 'KJ1');
    const rows = await baca('barang/report-global-stock', { per_tanggal: HARI[2] });
    const milik = posisi.filter((row) => row.blok === 'MILIK TOKO');
    expect(jumlah(rows, 'total_murni')).toBe(jumlah(milik, 'murni'));
  });

  test('№ 112: the drawer as in № 46, and the branch is told as not closed', async () => {
    const [row] = await baca('cash-pusat/report-global', { tgl_system: HARI[2] });
    const kas = await baca('cash/report-kas', { tgl_from: HARI[2], tgl_to: HARI[2] }, 'KJ1');
    expect(row).toMatchObject({
      nama_toko: 'Toko Emas Kilau Jaya 1',
      tutup: 'BELUM',
      biaya: 250_000,
      cash_awal: kas[0]!.saldo,
      cash_akhir: kas.at(-1)!.saldo,
    });
    expect(row!.cash_awal + row!.masuk - row!.keluar).toBe(row!.cash_akhir);
    const [before] = await baca('cash-pusat/report-global', { tgl_system: HARI[1] });
    expect(before).toMatchObject({ tutup: 'TUTUP', cash_akhir: row!.cash_awal });
  });

  test('№ 112 holds the money of № 59: the bag of 300,000 on its way is in both, once', async () => {
    const [row] = await baca('cash-pusat/report-global', { tgl_system: HARI[2] });
    const uang = await baca('cash/report-keuangan-akhir-hari', { tgl_system: HARI[2] }, 'KJ1');
    const akhir = uang.find(({ blok }) => blok === 'SALDO AKHIR');
    expect(akhir).toMatchObject({
      cash: row!.cash_akhir,
      jalan: 300_000,
      total: row!.total,
    });
    expect(row!.kirim_open).toBe(300_000);
    const kirim = uang.filter(({ uraian }) => uraian === 'Kirim Uang');
    expect(kirim).toMatchObject([{ blok: 'MUTASI', cash: -300_000, jalan: 300_000, total: 0 }]);
    expect(uang.filter(({ blok }) => blok === 'PIUTANG').map(({ uraian }) => uraian)).not.toContain(
      'Uang Di Jalan',
    );
    const kategori = { tgl_from: HARI[2], tgl_to: HARI[2] };
    const arah = (await baca('cash/report-kategori', kategori, 'KJ1')).filter(
      (one) => one.kategori === 'KIRIM_UANG',
    );
    expect(arah).toMatchObject([{ arah: 'MUTASI', masuk: 300_000, keluar: 300_000 }]);
  });

  test('№ 113: grams stand as grams, rupiah as rupiah, shares as percent', async () => {
    const jual = await baca('penjualan/report-detail', PERIODE, 'KJ1');
    const of = async (ukuran: string) =>
      (await baca('cash-pusat/report-perbandingan', { bulan: '2026-11', ukuran }))[0]!;
    const berat = await of('BERAT_JUAL');
    expect(berat.bulan_ini_gram * 1000).toBeCloseTo(jumlah(jual, 'berat'), 3);
    expect(berat).toMatchObject({
      rank: 1,
      bulan_ini_rp: null,
      bulan_ini_persen: null,
      kontribusi: 100,
    });
    const rp = await of('RP_JUAL');
    expect(rp.bulan_ini_rp * 1000).toBe(jumlah(jual, 'netto'));
    expect(rp.rata_hari_rp).toBe(Math.round(rp.bulan_ini_rp / 3));
    const putar = await of('PERPUTARAN');
    expect(putar.bulan_ini_kali).toBeGreaterThan(1);
    expect(putar.bulan_ini_persen).toBeNull();
    const diskon = await of('DISKON');
    expect(diskon.bulan_ini_persen).toBeGreaterThan(0);
    expect(diskon.kontribusi).toBeNull();
  });

  test('№ 113: what was lent and what it earned, without what was taken back', async () => {
    const of = async (ukuran: string) =>
      (await baca('cash-pusat/report-perbandingan', { bulan: '2026-11', ukuran }))[0]!;
    expect((await of('PINJAMAN')).bulan_ini_rp).toBe(4_500_000);
    const [bunga] = await shop.rows(
      `select -sum(rupiah)::bigint as rp from buku where kode_toko = 'KJ1' and akun = 'bunga'`,
    );
    expect((await of('BUNGA')).bulan_ini_rp).toBe(bunga!.rp);
  });

  test('№ 112 draws its costs by code, № 113 twelve months of every branch', async () => {
    const own = shop.as('OWN', 'PST');
    const kas = await own.raw('GET', `cash-pusat/report-global?tgl_system=${HARI[2]}`);
    // The bank's part of card payments never came to the drawer; it is a cost all the same.
    const [{ titik, deret }] = kas.body.grafik;
    expect(titik).toEqual(['Listrik dan air', 'Biaya bank atas kartu']);
    expect(deret[0].nilai[0]).toBe(250_000);
    const setahun = 'cash-pusat/report-perbandingan?bulan=2026-11&ukuran=BERAT_JUAL';
    const { data, grafik } = (await own.raw('GET', setahun)).body;
    const [teratas] = barisLaporan(data);
    const ini = teratas!.bulan_ini_gram;
    expect(grafik[0].deret[0].nilai[0]).toBe(ini);
    expect(grafik[1]).toMatchObject({ judul: teratas!.nama_toko, kecil: true });
    expect(grafik[1].titik).toHaveLength(12);
    expect(grafik[1].deret[0].nilai.at(-1)).toBe(ini);
    // The caption is the measure and the month that were chosen.
    const kepala = async (query: string) => {
      const { body } = await own.raw('GET', `cash-pusat/report-perbandingan?${query}`);
      return [body.grafik[0].judul, body.grafik[0].deret[0].nama, body.grafik[1].deret[0].nama];
    };
    expect(await kepala('bulan=2026-11&ukuran=BERAT_JUAL')).toEqual([
      'Peringkat BERAT JUAL, November 2026',
      'BERAT JUAL',
      'BERAT JUAL, 12 bulan',
    ]);
    expect((await kepala('bulan=2026-11&ukuran=DISKON'))[0]).toBe(
      'Peringkat DISKON, November 2026',
    );
  });

  test('a supervisor of head office finds no profit in № 113', async () => {
    const query = new URLSearchParams({ bulan: '2026-11', ukuran: 'LABA' });
    const { body } = await shop
      .as('SPV', 'PST')
      .raw('GET', `cash-pusat/report-perbandingan?${query}`);
    expect(barisLaporan(body.data)[0]!.bulan_ini_rp).toBeNull();
    expect(body.grafik).toBeUndefined();
    const own = await baca('cash-pusat/report-perbandingan', { bulan: '2026-11', ukuran: 'LABA' });
    const lines = await baca('penjualan/report-margin', PERIODE, 'KJ1');
    expect(own[0]!.bulan_ini_rp * 1000).toBe(jumlah(lines, 'laba'));
  });

  test('№ 112: cash on a card is no running cost, and a DP of a repair is owed', async () => {
    const satu = async () => (await baca('cash-pusat/report-global', { tgl_system: HARI[2] }))[0]!;
    const dulu = await satu();
    await bukaGesek(shop);
    await shop.approved('KASIR', gesekDocument.makes.gesek, { body: isiGesek() });
    const cash = { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, fee: null };
    await terimaService(shop, { pembayaran: [{ ...cash, jumlah: rp(50_000) }] });
    const kini = await satu();
    expect(kini.keluar).toBeGreaterThan(dulu.keluar);
    expect([kini.biaya, kini.titipan]).toEqual([dulu.biaya, dulu.titipan + 50_000]);
  });

  test('№ 110 and № 112: a bag of 300,000 and a ring at head office stay in what the chain has', async () => {
    const kas = () => baca('cash-pusat/report-global', { tgl_system: HARI[2] });
    const total = async () => jumlah(await kas(), 'total');
    const dulu = await total();
    const [bag] = await shop.rows<Baris>('select nomor_referensi from kirim_uang');
    const terima = `kirim-uang/${bag!['nomor_referensi']}/reception`;
    await send(shop.as('SPV', 'PST'), terima, { jumlah_diterima: 300_000 });
    expect(await total()).toBe(dulu);
    const pusat = 'Kilau Pusat';
    expect((await kas()).find(({ nama_toko }) => nama_toko === pusat)).toMatchObject({
      cash_awal: 0,
      masuk: 300_000,
      cash_akhir: 300_000,
      total: 300_000,
    });
    const stock = (query = {}) =>
      baca('barang/report-global-stock', { per_tanggal: HARI[2], ...query });
    const [barang, transaksi] = [
      jumlah(await stock(), 'total_berat'),
      await baca('transaction/report-global', PERIODE),
    ];
    await shop.dasar('PST');
    const cincin = {
      nama_barang: 'Cincin Polos',
      kode_kategori: 'PHS',
      kode_dept: 'CC',
      kode_group: 'T',
    };
    const tempat = { kode_kadar: '750', berat: 3.25, kode_gudang: 'TK', kode_baki: 'A-01' };
    await send(shop.as('OWN', 'PST'), 'barang/banyak', { barang: [{ ...cincin, ...tempat }] });
    expect(jumlah(await stock(), 'total_berat')).toBe(barang + 3_250);
    expect(await stock({ toko: 'PST' })).toMatchObject([{ nama_toko: pusat, total_berat: 3.25 }]);
    // It sold nothing: no line among those who did, unless it is asked for; no place in the ranks.
    expect(await baca('transaction/report-global', PERIODE)).toEqual(transaksi);
    expect(await baca('transaction/report-global', { ...PERIODE, toko: 'PST' })).toHaveLength(1);
    const urut = { bulan: '2026-11', ukuran: 'RP_JUAL' };
    expect(await baca('cash-pusat/report-perbandingan', urut)).toHaveLength(1);
  });

  test('one branch alone, and a branch itself never', async () => {
    expect(await baca('transaction/report-global', { ...PERIODE, toko: 'ZZZ' })).toEqual([]);
    expect(await baca('transaction/report-global', { ...PERIODE, toko: 'KJ1' })).toHaveLength(1);
    const query = new URLSearchParams(PERIODE);
    const { status } = await shop.as('OWN', 'KJ1').raw('GET', `transaction/report-global?${query}`);
    expect(status).toBe(403);
  });
});
