import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { MODULS, type ModulKey } from '#app/contract/moduls.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MENU } from '#app/contract/menu.ts';
import { openShop, type Raw, type Shop, type Who } from '#tests/kit/shop.ts';
import { ditimbang, lewatkan, pinjamkan } from '#tests/kit/hutang.ts';
import { pesan } from '#tests/kit/document/kerja-pesanan.ts';
import { bukaCicilan, cicilP1, lewatkanCicilan } from '#tests/kit/uji/cicilan.ts';
import { bukaManual, CINCIN, DI, masukkan as masukkanManual } from '#tests/kit/uji/manual.ts';
import { selesaikan, tambahTukang, terimaService } from '#tests/kit/document/kerja-service.ts';
import { ORANG, tukar, tunai } from '#tests/kit/tukar.ts';
import { cash, disetujui, kunci, send, titipan, titipkan } from '#tests/kit/titipan.ts';

/**
 * What goods cost is seen by those who may (D-3.5). Figures that stand nowhere else are put into a
 * shop, and every call that can be read, every report and every file is searched for them.
 */
type Any = Endpoint<unknown, unknown, unknown, unknown>;
const READS = CONTRACTS.flatMap((area) => [
  ...area.endpoints,
  ...area.masters.map(({ endpoints }) => endpoints.list),
]).filter(({ method, raw }) => method === 'GET' && !raw) as unknown as Any[];
const REPORTS = CONTRACTS.flatMap(({ reports }) => reports);
const LONG = { timeout: 180_000 };
const HARI = '2026-11-20';
const MODAL = [4_171_873, 2_313_719, 3_517_613];
/** Values that a report, or a list, wants to be asked for. */
const ASKED: Readonly<Record<string, string>> = {
  tgl_from: HARI,
  tgl_to: HARI,
  start_date: HARI,
  end_date: HARI,
  tgl_system: HARI,
  per_tanggal: HARI,
  tahun: '2026',
  bulan: '2026-11',
  bulan_from: '2026-11',
  bulan_to: '2026-11',
  cari: 'Ibu Sari',
};

let shop: Shop;
let rahasia: string[];
let kode: string[];
let nomor: string[];
const answers: Raw[] = [];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  for (const modul of Object.keys(MODULS) as ModulKey[]) await shop.modulOn(modul);
  await shop.modulOff('VALIDASI_NON_CASH_MODULE');
  for (const user of ['ksr.kj1', 'spv.kj1'])
    await shop.rows(
      `insert into user_akses (kode_toko, user_id, kode, is_show) select 'KJ1', $1, unnest($2::text[]), true
        on conflict (kode_toko, user_id, kode) do update set is_show = true`,
      [user, MENU.map(({ path }) => path)],
    );
  await shop.rows('update toko set versi = versi + 1');
  const laba = await kerja();
  const angka = [...MODAL, MODAL[1]! + MODAL[2]!, MODAL[0]! + MODAL[1]! + MODAL[2]!, laba];
  rahasia = tulisan(angka);
  nomor = (await shop.rows<{ no: string }>('select distinct no_bukti as no from buku')).map(
    ({ no }) => no,
  );
}, 120_000);
afterAll(() => shop.close());

/** As a call and as a paper would write them. */
const tulisan = (angka: readonly number[]): string[] =>
  angka.flatMap((one) => [String(one), one.toLocaleString('en-US')]);

/** Pieces that cost these sums, and their barcodes. */
async function masukkan(nama: string, modal: readonly number[]): Promise<string[]> {
  const barang = modal.map((harga_modal, at) => ({
    nama_barang: `${nama} ${at}`,
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar: '750',
    berat: 3.25 + at,
    harga_modal,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
  }));
  const masuk = await send(shop.as('MU'), 'barang/banyak', { barang });
  expect(masuk.status, masuk.text).toBe(201);
  return masuk.body.data.map((one: { kode_barcode: string }) => one.kode_barcode);
}

const jual = (kode_barcode: string): Promise<Raw> =>
  send(shop.as('KASIR'), 'penjualan', {
    kode_sales: 'S01',
    customer: ORANG,
    barang: [{ kode_barcode }],
    ...cash(30_000_000),
  });

/** Three pieces with cost, one of them sold and one put aside, and a delivery; answers what was earned. */
async function kerja(): Promise<number> {
  kode = await masukkan('Cincin', MODAL);
  const nota = await jual(kode[0]!);
  expect(nota.status, nota.text).toBe(201);
  answers.push(nota);
  await titipkan(shop, [kode[1]!], cash(200_000));
  return nota.body.data.grand_total - MODAL[0]!;
}

/** The paths that an endpoint has in this shop, as far as somebody would find them. */
function pathsOf({ path, query }: Any): string[] {
  const shape = (query as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {};
  const asked = Object.entries(ASKED).filter(([name]) => name in shape);
  const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  const [, name] = /:(\w+)/.exec(path) ?? [];
  if (!name) return [path + search];
  const values = name.startsWith('no') ? nomor : [...kode, 'ksr.kj1', 'T', 'CC', '750', 'KJ1'];
  return values.map((value) => path.replace(/:\w+/g, encodeURIComponent(value)) + search);
}

const found = (text: string): string[] => rahasia.filter((one) => text.includes(one));

async function readAll(who: Who): Promise<{ told: string[]; seen: number }> {
  const told: string[] = [];
  let seen = 0;
  for (const endpoint of READS)
    for (const path of pathsOf(endpoint)) {
      const answer = await shop.as(who).raw('GET', path);
      if (answer.status >= 500) told.push(`${path}: ${answer.text}`);
      if (answer.status === 200) seen++;
      const here = found(answer.text);
      if (here.length > 0) told.push(`${path}: ${here.join()}`);
    }
  return { told, seen };
}

async function textOf(ending: string, { bytes, text }: Raw): Promise<string> {
  if (ending === '.pdf') return JSON.stringify(readPdf(bytes));
  if (ending === '.xlsx') return JSON.stringify((await readXlsx(bytes)).sheets);
  return text;
}

async function reportsOf(who: Who, endings: readonly string[]) {
  const told: string[] = [];
  let seen = 0;
  for (const { no, endpoint, filters } of REPORTS)
    for (const ending of endings) {
      const asked = Object.entries({ ...ASKED, kode_barcode: kode[0]! }).filter(([name]) => {
        const of = (filters as Record<string, Field>)[name];
        return of !== undefined && of.kind !== 'choice';
      });
      const search = new URLSearchParams(asked);
      const answer = await shop.as(who).raw('GET', `${endpoint.path}${ending}?${search}`);
      if (answer.status !== 200) continue;
      seen++;
      const here = found(await textOf(ending, answer));
      if (here.length > 0) told.push(`${no} ${endpoint.path}${ending}: ${here.join()}`);
    }
  return { told, seen };
}

describe('what goods cost, for whoever may not see it', () => {
  test('the owner finds it in calls and in reports: the search can find', LONG, async () => {
    expect((await readAll('OWN')).told.length).toBeGreaterThan(5);
    expect((await reportsOf('OWN', [''])).told.length).toBeGreaterThan(5);
  });

  test.each(['KASIR', 'SPV'] as const)('no call tells it to a %s', LONG, async (who) => {
    const { told, seen } = await readAll(who);
    expect(told).toEqual([]);
    expect(seen).toBeGreaterThan(60);
  });

  test('no report, no paper and no sheet tells it', LONG, async () => {
    const spv = await reportsOf('SPV', ['', '.pdf', '.xlsx']);
    expect(spv.told).toEqual([]);
    expect(spv.seen).toBeGreaterThan(150);
    expect((await reportsOf('KASIR', [''])).told).toEqual([]);
  });

  test('nor does the answer of the sale itself, nor a bell', () => {
    for (const { text } of answers) expect(found(text)).toEqual([]);
    expect(found(JSON.stringify(shop.rings))).toEqual([]);
  });
});

/** What each act of a counter answers, and the same document read again by its number. */
async function acts(): Promise<string[]> {
  const kasir = shop.as('KASIR');
  const texts: string[] = [];
  const ditulis = async (wait: Promise<Raw>): Promise<any> => {
    const answer = await wait;
    expect(answer.status, answer.text).toBeLessThan(300);
    texts.push(answer.text);
    return answer.body.data;
  };
  const batal = (path: string) => ditulis(disetujui(shop, `${path}/batal`, { alasan: 'Salah' }));
  const [satu, dua, tiga, empat, lima] = (await masukkan('Gelang', LAIN)) as string[];
  const kembali = async (kode_barcode: string, berat: number) => {
    const { no_faktur_jual } = await ditulis(jual(kode_barcode));
    return { asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode, berat };
  };
  const penjual = { ...ORANG, no_ktp: '3201234567890001' };
  const beli = { kode_sales: 'S01', customer: penjual, barang: [await kembali(satu!, 3.25)] };
  const { no_faktur_beli } = await ditulis(send(kasir, 'pembelian', beli));
  const { no_titip } = await ditulis(send(kasir, 'titip', titipan([tiga!], cash(200_000))));
  await ditulis(send(kasir, `titip/${no_titip}/bayar`, cash(100_000)));
  const masuk = [await kembali(dua!, 4.25)];
  const isi = tukar([empat!], masuk, tunai(30_000_000));
  const { no_tukar } = await ditulis(send(kasir, 'tukar-tambah', isi));
  const { no_faktur_jual } = await ditulis(jual(lima!));
  for (const path of [
    `pembelian/${no_faktur_beli}`,
    `titip/${no_titip}`,
    `tukar-tambah/${no_tukar}`,
    `penjualan/${no_faktur_jual}`,
  ]) {
    await batal(path);
    await ditulis(kasir.raw('GET', path));
  }
  return texts;
}
const LAIN = [4_613_279, 5_127_391, 6_241_937, 7_318_373, 8_419_721];

test('no answer of a buy-back, a deposit, an exchange or a cancel tells a cashier what goods cost', async () => {
  const dulu = shop.rings.length;
  const texts = await acts();
  const laba = await shop.rows<{ rp: number }>(
    'select netto - harga_modal as rp from penjualan_barang where harga_modal = any($1)',
    [LAIN],
  );
  expect(laba).toHaveLength(4);
  const modal = tulisan([...LAIN, ...laba.map(({ rp }) => rp)]);
  for (const text of [...texts, JSON.stringify(shop.rings.slice(dulu))])
    expect(modal.filter((one) => text.includes(one))).toEqual([]);
});

// Who was here, how often somebody asked, and when the book was last looked at are no rows of the shop.
// A read card leaves its row in the audit (D-51.12): of the audit only what was done is counted.
const look = async (): Promise<unknown[]> => {
  const tables = await shop.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
        and tablename not in ('sesi', 'socket_lampiran', 'gagal_login', 'periksa_terakhir',
                                'audit', 'audit_kepala')`,
  );
  const done = `select 'audit' t, count(*)::int n, max(xmin::text::bigint) x
                  from audit where tindakan not in ('LIHAT', 'TERLALU_SERING')`;
  // A plan may read the tables side by side: their order is asked for.
  const each = tables.map(
    ({ name }) => `select '${name}' t, count(*)::int n, max(xmin::text::bigint) x from "${name}"`,
  );
  return shop.rows(`${[...each, done].join(' union all ')} order by t`);
};

test('no call that reads changes a row, whoever calls it', LONG, async () => {
  const before = await look();
  for (const who of ['KASIR', 'OWN'] as const) await readAll(who);
  expect(await look()).toEqual(before);
});

test('no POST that is marked as a look changes a row', async () => {
  for (const modul of [
    'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE',
    'PLAFOND_HUTANG_MODULE',
    'VALIDASI_SERVICE_MODULE',
    'VALIDASI_PESANAN_MODULE',
    'PARAMETER_DESKRIPSI_SERVICE_MODULE',
  ] as const)
    await shop.modulOff(modul);
  await shop.param('TOKO_UPDATE_KADAR', ['KJ1']);
  await shop.param('HARGA_ROSOK', rp(2_400_000));
  const { no_faktur_hutang: no } = await pinjamkan(shop);
  await lewatkan(shop, no);
  const [, , barcode] = kode;
  const emas = { kadar: 75, berat: 3, kode_dept: 'CC', kode_group: 'T' };
  const nota = { asal_nota: 'CABANG_LAIN', nama_barang: 'Cincin', harga_nota: 7_000_000 };
  const jaminan = { nama_barang: 'Cincin', kadar: 75, berat: 3, kode_dept: 'CC' };
  await shop.modulOn('SEMI_GROSIR_MODULE');
  await shop.modulOn('MARKETPLACE_INTEGRATION_MODULE');
  await bukaManual(shop);
  await masukkanManual(shop);
  await bukaCicilan(shop);
  const { no_cicilan } = await cicilP1(shop);
  await lewatkanCicilan(shop, no_cicilan);
  const BODIES: Readonly<Record<string, object>> = {
    'POST pembelian/hitung': { barang: [{ ...nota, ...emas, berat_nota: 3 }] },
    'POST users/kekuatan': { new_password: 'kelambu-rotan-senja' },
    'POST cicilan/:induk/bayar-kelebihan/hitung': {},
    'POST cicilan/:induk/lelang/hitung': { hasil_lelang: 7_000_000 },
    'POST cicilan/hitung': { bulan: 10, barang: [{ kode_barcode: barcode }] },
    'POST hutang/:induk/beli-putus/hitung': { barang: ditimbang, no_ktp: '3374010101010001' },
    'POST hutang/:induk/lelang/hitung': { tujuan: 'STOCK', barang: ditimbang },
    'POST hutang/:induk/bayar-bunga/hitung': {},
    'POST hutang/:induk/bayar-kelebihan/hitung': {},
    'POST hutang/:induk/pelunasan/hitung': {},
    'POST hutang/:induk/peremajaan/hitung': { lama_bulan: 2 },
    'POST hutang/hitung': { detail_barang: [jaminan] },
    'POST kirim-barang/periksa': { tujuan: 'KJ2', barang: [{ kode_barcode: barcode }] },
    'POST rfid/baca': { tag_id: ['E200-1'] },
    'POST service/:induk/ambil/hitung': {},
    'POST pesanan/:no_pesanan/selesai/hitung': {},
    'POST service/:no_service/selesai/hitung': { barang: [{ urut: 1, berat: 3 }] },
    'POST tukang/:kode_tukang/kembali/hitung': { tutup: true },
    'POST barang-manual': {},
    'POST pembelian-manual/hitung': { barang: [{ ...CINCIN, qty: 2, berat: 4.1 }] },
    'POST penjualan-marketplace/hitung': { barang: [barcode] },
    'POST penjualan-grosir/hitung': { barang: [barcode], grosir: [] },
    'POST penjualan-manual/hitung': {
      barang: [{ ...CINCIN, ...DI('M-01'), qty: 3, berat: 7.45 }],
    },
    'POST update-profit-barang/hitung': { barang: [barcode], cara_modal: 'TAMBAH', nilai_modal: 1 },
    'POST update-kadar/hitung': { barang: [barcode], kode_kadar: '700' },
  };
  await tambahTukang(shop);
  const [jadi, belum] = [await terimaService(shop), await terimaService(shop)];
  await selesaikan(shop, jadi.no_service);
  const dipesan = await pesan(shop, { kode_tukang: 'T01' });
  const AT: Readonly<Record<string, string>> = {
    'POST service/:induk/ambil/hitung': jadi.no_service,
    'POST service/:no_service/selesai/hitung': belum.no_service,
    'POST pesanan/:no_pesanan/selesai/hitung': dipesan.no_pesanan,
    'POST tukang/:kode_tukang/kembali/hitung': 'T01',
  };
  const marked = CONTRACTS.flatMap((area) => area.endpoints as unknown as readonly Any[]).filter(
    ({ method, readOnly }) => method !== 'GET' && readOnly,
  );
  expect(marked.map(({ call }) => call).toSorted()).toEqual(Object.keys(BODIES).toSorted());
  const before = await look();
  for (const { call, path } of marked) {
    const at = path.replace(/:\w+/, call.includes('cicilan') ? no_cicilan : (AT[call] ?? no));
    const answer = await shop.as('OWN').raw('POST', at, BODIES[call], kunci());
    // Only an auctioned loan has a surplus; this one runs.
    const status = call.includes('bayar-kelebihan') ? 409 : 200;
    expect(answer.status, `${call}: ${answer.text}`).toBe(status);
  }
  expect(await look()).toEqual(before);
});
