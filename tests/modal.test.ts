import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '#kit/testing/read-pdf.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { MODULS, type ModulKey } from '#app/contract/moduls.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MENU } from '#app/contract/menu.ts';
import { openShop, type Raw, type Shop, type Who } from '#tests/kit/shop.ts';
import { cash, send, titipkan } from '#tests/kit/titipan.ts';

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
  rahasia = angka.flatMap((one) => [String(one), one.toLocaleString('en-US')]);
  nomor = (await shop.rows<{ no: string }>('select distinct no_bukti as no from buku')).map(
    ({ no }) => no,
  );
}, 120_000);
afterAll(() => shop.close());

/** Three pieces with cost, one of them sold and one put aside, and a delivery; answers what was earned. */
async function kerja(): Promise<number> {
  const barang = MODAL.map((harga_modal, at) => ({
    nama_barang: `Cincin ${at}`,
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
  kode = masuk.body.data.map((one: { kode_barcode: string }) => one.kode_barcode);
  const customer = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '081234567890' };
  const jual = await shop.as('KASIR').raw(
    'POST',
    'penjualan',
    {
      ...{ kode_sales: 'S01', customer, barang: [{ kode_barcode: kode[0] }] },
      ...cash(9_000_000),
    },
    { 'idempotency-key': 'modal-jual-1' },
  );
  expect(jual.status, jual.text).toBe(201);
  answers.push(jual);
  await titipkan(shop, [kode[1]!], cash(200_000));
  return jual.body.data.grand_total - MODAL[0]!;
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

// Who was here, how often somebody asked, and when the book was last looked at are no rows of the shop.
test('no call that reads changes a row, whoever calls it', LONG, async () => {
  const tables = await shop.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
        and tablename not in ('sesi', 'socket_lampiran', 'gagal_login', 'periksa_terakhir')`,
  );
  const look = () =>
    shop.rows(
      // A plan may read the tables side by side: their order is asked for.
      `${tables
        .map(
          ({ name }) =>
            `select '${name}' t, count(*)::int n, max(xmin::text::bigint) x from "${name}"`,
        )
        .join(' union all ')} order by t`,
    );
  const before = await look();
  for (const who of ['KASIR', 'OWN'] as const) await readAll(who);
  expect(await look()).toEqual(before);
});
