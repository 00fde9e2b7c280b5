import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Field } from '#kit/contract/field.ts';
import { presentOf } from '#kit/contract/report-asked.ts';
import { hari as toHari } from '#kit/rules/hari.ts';
import { textOf } from '#kit/server/paper/cells.ts';
import { reportTests } from '#kit/testing/report-tests.ts';
import type { ReportBench } from '#kit/testing/report-trial.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MENU } from '#app/contract/menu.ts';
import { kerjaPesanan } from '#tests/kit/document/kerja-pesanan.ts';
import { kerjaPreOrder } from '#tests/kit/document/kerja-pre-order.ts';
import { kerjaService, rosokkan } from '#tests/kit/document/kerja-service.ts';
import { jualBerlian, kerjaBerlian } from '#tests/kit/uji/berlian.ts';
import { kerjaSepuhan } from '#tests/kit/document/kerja-sepuhan.ts';
import { kerjaStock } from '#tests/kit/kerja-stock.ts';
import { kataBaris } from '#kit/testing/kata-baris.ts';
import { jualan, type Jualan } from '#tests/kit/jualan.ts';
import { batalkanBeli, belikan } from '#tests/kit/pembelian.ts';
import { diawasi } from '#tests/kit/pengawasan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { hitungJaminan, lelangkan, pinjamBatalkan, pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { jualOnlineUji } from '#tests/kit/uji/online.ts';
import { bukaGesek, isiGesek } from '#tests/kit/uji/gesek.ts';
import { cash, disetujui, send, titipkan } from '#tests/kit/titipan.ts';
import { bayar, bukaCicilan, cicilP1, lewatkanCicilan } from '#tests/kit/uji/cicilan.ts';
import { HARGA, punyaCustomer, tukar, tunai } from '#tests/kit/tukar.ts';

const HARI = ['2026-11-18', '2026-11-19', '2026-11-20'];
const MODULS = [
  'AKUNTANSI_MODULE',
  'CICILAN_MODULE',
  'HIDUP_FEATURE_MODULE',
  'KUPON_PENJUALAN_MODULE',
  'BONUS_SALES_TRANSACTION_MODULE',
  'DAILY_SALDO_TRANSACTION_REPORT_MODULE',
  'OPNAME_HUTANG',
  'GESEK_TUNAI_MODULE',
  'PRE_ORDER_MODULE',
  'SEPUHAN_MODULE',
  'BERLIAN_MODULE',
  'MARKETPLACE_INTEGRATION_MODULE',
] as const;
const REPORTS = CONTRACTS.flatMap((contract) => contract.reports);
/** Those of head office, of suppliers, of other trade, and those that look for what should not be, have benches of their own. */
const SENDIRI = [12, 78, 86, 87, 103, 108, 114];
const CABANG = REPORTS.filter(
  ({ no, filters }) => !('toko' in filters) && !SENDIRI.includes(no ?? 0),
);

let shop: Shop;
let sold: Jualan;
let bench: ReportBench;

beforeAll(async () => {
  // Lent for a month, so that it is overdue in the days that are asked about (№ 32).
  shop = await openShop({ hari: '2026-10-10', dasar: true });
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 8_000_000, keterangan: 'Modal' };
  await send(shop.as('OWN'), 'cash/masuk', modal);
  const jaminan = await pinjamkan(shop, { lama_bulan: 1 });
  const lewat = await pinjamkan(shop, { lama_bulan: 1 });
  await shop.hari(HARI[0]!);
  await bukaSemua();
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  sold = await jualan(shop, HARI, 14);
  await shop.modulOff('VALIDASI_NON_CASH_MODULE');
  await pindahkanUang();
  await titipkanBatalkan();
  await beliBatalkan();
  await tukarkan();
  await pinjamBatalkan(shop);
  await lelangkan(shop, lewat.no_faktur_hutang);
  await hitungJaminan(shop, jaminan.no_faktur_hutang);
  await cicilkan();
  await tick('spv.kj1', true);
  await kerjaStock(shop);
  await kerjaService(shop);
  await rosokkan(shop, 3);
  await kerjaSepuhan(shop);
  await kerjaBerlian(shop);
  await jualBerlian(shop);
  await kerjaPesanan(shop);
  await kerjaPreOrder(shop);
  await jualOnlineUji(shop);
  await tick('ksr.kj1', false);
  // A cashier copies the papers of the open day alone (decision 0062).
  await diawasi(shop, sold.nota.findLast(({ batal }) => !batal)!.dokumen.no_faktur_jual);
  const [first] = sold.nota;
  bench = {
    owner: shop.as('OWN').raw,
    blind: shop.as('SPV').raw,
    clerk: shop.as('KASIR').raw,
    neighbour: shop.as('OWN', 'PST').raw,
    must: {
      tgl_from: HARI[0]!,
      tgl_to: HARI[2]!,
      start_date: HARI[0]!,
      end_date: HARI[2]!,
      tgl_system: HARI[2]!,
      per_tanggal: HARI[2]!,
      tahun: HARI[2]!.slice(0, 4),
      bulan: HARI[2]!.slice(0, 7),
      bulan_from: HARI[2]!.slice(0, 7),
      bulan_to: HARI[2]!.slice(0, 7),
      cari: 'Ibu Sari',
      kode_barcode: first!.dokumen.barang[0]!.kode_barcode,
    },
    worth: {
      kode_dept: ['CC', 'KL', 'XX'],
      kode_group: ['T', 'M'],
      kadar: ['750', '420'],
      kode_gudang: ['TK', 'BL'],
      kondisi: ['KUSAM'],
      kode_aksesoris: ['KOTAK', 'PITA'],
      kelompok_harga: ['K1'],
      kode_baki: ['A-01', 'B-02', 'Z-99'],
      kode_sales: ['S01', 'SL01'],
      kode_tukang: ['T01', 'T99'],
      kode_supplier: ['SUP1', 'SUP9'],
      input_by: ['ksr.kj1', 'KSR2.KJ1'],
      valid_by: ['ksr.kj1', 'spv.kj1'],
      kategori: ['JUAL', 'LISTRIK'],
      no_rekening: ['1234567890', '999'],
      kode_bank: ['BCA', 'BRI'],
      kode_marketplace: ['SHP', 'XXX'],
    },
    protect: (on) =>
      on ? shop.modulOn('PROTEKSI_SATU_BULAN_MODULE') : shop.modulOff('PROTEKSI_SATU_BULAN_MODULE'),
  };
}, 120_000);
afterAll(() => shop.close());

/** Gates of reports opened in both shops; a rule of bonus and coupons that big sales issue. */
async function bukaSemua(): Promise<void> {
  for (const kode_toko of ['KJ1', 'PST'] as const) {
    for (const key of MODULS) await shop.modulOn(key, kode_toko);
    await shop.param('TOKO_REKAP_PENJUALAN', ['KJ1', 'PST'], kode_toko);
  }
  const own = shop.as('OWN');
  await send(own, 'para-bonus-sales', { nama: 'Bonus gram', dasar: 'PER_GRAM', tarif: 5000 });
  await send(own, 'para-kupon', {
    jenis_kupon: 'K50',
    nama: 'Kupon 50 ribu',
    cara: 'RUPIAH',
    nilai: 50_000,
    minimal_belanja: 500_000,
    masa_hari: 30,
    kali_pakai: 1,
    terbit_dari: 8_000_000,
  });
}

/** Money brought to the bank, from there to another one, and paid from it. */
async function pindahkanUang(): Promise<void> {
  const own = shop.as('OWN');
  const umum = { keterangan: 'Setor', kategori: 'LAIN_KELUAR' };
  const bca = { tujuan: 'BCA', tujuan_rekening: '1234567890' };
  await send(own, 'cash/mutasi-uang-cash', { asal: 'CASH', ...bca, ...umum, jumlah: 500_000 });
  await send(own, 'cash/mutasi-uang-bank', {
    asal: 'BCA',
    asal_rekening: '1234567890',
    tujuan: 'BRI',
    tujuan_rekening: '0987654321',
    ...umum,
    jumlah: 200_000,
  });
  const kantong = { nominal: 300_000, destination: 'PST', keterangan: 'Setoran pusat' };
  await send(own, 'kirim-uang', kantong);
  await bukaGesek(shop);
  await disetujui(shop, 'gesek-tunai', isiGesek());
  const listrik = { kode_transaksi: 'LISTRIK', keterangan: 'Token', no_rekening: '1234567890' };
  await send(own, 'uang-bank/keluar', { ...listrik, jumlah: 50_000 });
}

/** One deposit that lives, and one that was ended. */
async function titipkanBatalkan(): Promise<void> {
  const [hidup, batal] = [...sold.baki.keys()].slice(-2) as [string, string];
  await titipkan(shop, [hidup], cash(200_000));
  const { no_titip } = await titipkan(shop, [batal], cash(100_000));
  await disetujui(shop, `titip/${no_titip}/batal`, { alasan: 'Tidak jadi' });
}

/** Three contracts of instalments: one that is paid, one that is late, one whose goods were auctioned. */
async function cicilkan(): Promise<void> {
  await bukaCicilan(shop);
  const [paid, late, gone] = [await cicilP1(shop), await cicilP1(shop), await cicilP1(shop)];
  await bayar(shop, paid.no_cicilan, 581_500);
  for (const { no_cicilan } of [late, gone]) await lewatkanCicilan(shop, no_cicilan);
  const hasil = { hasil_lelang: 7_500_000 };
  await disetujui(shop, `cicilan/${gone.no_cicilan}/lelang`, hasil, 'OWN', 'SPV');
}

/** Two pieces that came back with their nota, one of them cancelled again. */
async function beliBatalkan(): Promise<void> {
  const barang = sold.nota
    .filter(({ batal }) => !batal)
    .slice(-2)
    .map(
      ({
        dokumen: {
          no_faktur_jual,
          barang: [one],
        },
      }) => {
        const { kode_barcode, berat } = one!;
        return { asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode, berat: berat / 1000 };
      },
    );
  await belikan(shop, [barang[0]!]);
  const { no_faktur_beli } = await belikan(shop, [barang[1]!]);
  await batalkanBeli(shop, no_faktur_beli);
}

/** An exchange in which the customer pays the rest. */
async function tukarkan(): Promise<void> {
  const lama = await punyaCustomer(shop, 'P2', 2.34);
  const baru = await tambahPotong(shop, ['P3']);
  const body = tukar(baru, [lama], tunai(HARGA.P3 - 2_936_500));
  expect(await send(shop.as('KASIR'), 'tukar-tambah', body)).toMatchObject({ status: 201 });
}

/** Every entry of the menu ticked, or taken away, for one user; the shop's version says so to its caches. */
async function tick(user_id: string, is_show: boolean): Promise<void> {
  await shop.rows(
    `insert into user_akses (kode_toko, user_id, kode, is_show)
     select 'KJ1', $1, kode, $3 from unnest($2::text[]) kode
     on conflict (kode_toko, user_id, kode) do update set is_show = excluded.is_show`,
    [user_id, MENU.map((row) => row.path), is_show],
  );
  await shop.rows(`update toko set versi = versi + 1 where kode_toko = 'KJ1'`);
}

for (const report of CABANG) reportTests(report, () => bench);

type Dated = (typeof REPORTS)[number];
const KINI = toHari(HARI[2]!);
const isDated = ([, of]: [string, Field]): boolean => presentOf(of, KINI) !== undefined;
/** The day before the open one, the month before its month, and the year before. */
const lalu = ({ kind, opens }: Field): string =>
  kind === 'day' ? HARI[1]! : kind === 'month' ? '2026-10' : opens === 'tahun' ? '2025' : 'Januari';

/** A report asked for another time by one of its filters; the other dates are the open day's. */
const kemarin = (report: Dated, nama: string, ending: string): string => {
  const filters = Object.entries(report.filters as Record<string, Field>);
  const days = filters.filter(isDated);
  const lain = Object.entries(bench.must).filter(
    ([name]) => name in report.filters && !days.some(([other]) => other === name),
  );
  const query = [
    ...days.map(([name, of]) => `${name}=${name === nama ? lalu(of) : presentOf(of, KINI)}`),
    ...lain.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`),
    // № 54 is of one shop, which must be named.
    ...('toko' in report.filters ? ['toko=KJ1'] : []),
  ];
  const jalan = report.endpoint.path.replace(/^\//, '');
  return `${jalan}${ending}?${query.join('&')}`;
};
const bertanggal = (reports: readonly Dated[]) =>
  reports.flatMap((report) =>
    Object.entries(report.filters as Record<string, Field>)
      .filter(isDated)
      .map(([nama]) => [report.title, report, nama] as const),
  );
const HARIAN = bertanggal(REPORTS.filter(({ filters }) => !('toko' in filters)));
/** Asked by head office, about several shops. */
const PUSAT = bertanggal(REPORTS.filter(({ filters }) => 'toko' in filters));

test('a report answers another day, month or year to nobody whose dates are locked: JSON, paper or sheet', async () => {
  const asked = async (
    who: 'KASIR' | 'SPV' | 'OWN',
    these = HARIAN,
    toko: 'KJ1' | 'PST' = 'KJ1',
  ) => {
    const wrong: string[] = [];
    for (const [title, report, nama] of these)
      for (const ending of ['', '.pdf', '.xlsx']) {
        const { status, body } = await shop.as(who, toko).raw('GET', kemarin(report, nama, ending));
        const locked = status === 422 && body?.code === 'TANGGAL_TERKUNCI';
        // A file that a report does not have, and a report that is not this person's.
        if (!locked && status !== 403 && status !== 404)
          wrong.push(`${title} ${nama}${ending} ${status}`);
      }
    return wrong;
  };
  expect(HARIAN.length).toBeGreaterThan(80);
  await tick('ksr.kj1', true);
  expect(await asked('KASIR')).toEqual([]);
  await shop.modulOff('TANGGAL_MUNDUR_MODULE');
  expect(await asked('SPV')).toEqual([]);
  // Months and years are asked for by those who see what they say.
  const bulanan = HARIAN.filter(([, { filters }, nama]) => filters[nama]!.kind !== 'day');
  expect(bulanan.map(([, { no }, nama]) => `${no} ${nama}`)).toEqual([
    '105 tahun',
    '105 bulan',
    '95 bulan_from',
    '95 bulan_to',
    '88 bulan',
  ]);
  for (const [title, report, nama] of bulanan) {
    const { status, body } = await shop.as('OWN').raw('GET', kemarin(report, nama, ''));
    expect([title, status, body.code]).toEqual([title, 422, 'TANGGAL_TERKUNCI']);
    expect((await shop.as('OWN').raw('GET', kemarin(report, '', ''))).status, title).toBe(200);
  }
  await shop.modulOff('TANGGAL_MUNDUR_MODULE', 'PST');
  expect(PUSAT.map(([, { no }]) => no)).toContain(113);
  expect(await asked('OWN', PUSAT, 'PST')).toEqual([]);
  await shop.modulOn('TANGGAL_MUNDUR_MODULE', 'PST');
  const [, satu, nama] = HARIAN[0]!;
  const { body } = await shop.as('OWN').raw('GET', kemarin(satu, nama, ''));
  expect(body.errors).toMatchObject([{ path: nama }]);
  await shop.modulOn('TANGGAL_MUNDUR_MODULE');
  expect((await shop.as('SPV').raw('GET', kemarin(satu, nama, ''))).body.code).not.toBe(
    'TANGGAL_TERKUNCI',
  );
});

test('a row of a report says a word that is declared, or what the shop typed', async () => {
  const typed = await shop.rows('select kode_transaksi, deskripsi from kode_transaksi');
  const ours = new Set(typed.flatMap((one) => Object.values(one)));
  const ask = async (report: Dated) =>
    (await shop.as('OWN').raw('GET', kemarin(report, '', ''))).body;
  const { asing, terbaca } = await kataBaris(
    REPORTS.filter(({ filters }) => !('toko' in filters)),
    ask,
    ours,
  );
  expect(asing).toEqual([]);
  expect(terbaca).toBeGreaterThan(60);
});

test('an English reader’s sheet of profit and loss says its own lines in English and a cost as the shop calls it', async () => {
  const words = (REPORTS.find(({ no }) => no === 95)!.columns as Record<string, Field>).uraian!;
  const english = (text: string) => (text === 'LABA KOTOR' ? 'GROSS PROFIT' : text);
  const shown = textOf(words, 'WIB', english);
  expect(['LABA KOTOR', 'Listrik'].map(shown)).toEqual(['GROSS PROFIT', 'Listrik']);
});

test('no two reports have the same number of the catalogue', () => {
  const numbers = REPORTS.flatMap(({ no = [] }) => no);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const no of numbers) expect(no).toBeLessThanOrEqual(114);
});
