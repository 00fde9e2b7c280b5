import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** Loans of any day, way, rate, step, least days and part that was paid: one shop, laid by one statement. */
const LOANS = 2_000;
const HARI = '2026-11-20';
// Loans of closed days: the guards of a day do not hold for what is laid here by hand.
const ISI = `
  begin;
  set local session_replication_role = replica;
  with acak as (
    select i, ('${HARI}'::date - i * 7919 % 900) as tgl, 1000 + i * 104729 % 9000 as berat, 50_000 + i::bigint * 15485863 % 4_950_000 as pokok,
           i * 613 % 1500 as bunga, (array['HARIAN', 'BULAN_PENUH', 'SETENGAH_BULAN'])[1 + i % 3] as cara,
           (array[0, 1, 15, 30])[1 + i % 4] as minimal, (array[1, 100, 500, 1000, 2500])[1 + i % 5] as langkah
      from generate_series(0, ${LOANS - 1}) i
  ), h as (
    select *, 'HTKJ1' || to_char(tgl, 'YYMMDD') || basis36(1 + i / 900, 3) as no,
           tgl + case i % 6 when 0 then 0 else i * 31 % least(120, greatest(1, '${HARI}'::date - tgl + 20)) end as sampai from acak
  ), barang as (
    insert into hutang_barang (kode_toko, no_faktur_hutang, urut, tgl_system, nama_barang, kode_dept, kode_group, kode_kadar, kadar,
      berat, berat_bersih, murni, taksiran, plafond)
    select 'KJ1', no, 1, tgl, 'Cincin Polos', 'CC', 'T', null, 7500, berat, berat, round(berat * 0.75), 9_000_000, 9_000_000 from h
  )
  insert into hutang (kode_toko, no_faktur_hutang, tgl_system, input_date, input_by, status, otorisasi, op, kode_sales, nama_customer,
      alamat_customer, no_hp, no_ktp, qty, berat, murni, taksiran, plafond, jumlah_hutang, bunga, bunga_tabel, cara_bunga,
      hari_minimal, langkah_bunga, lama_bulan, lama_tabel, admin, admin_tabel, dibayar, tgl_jatuh_tempo, bunga_dibayar_sampai, dasar_tempo,
      mulai_bunga, tenggang_lelang, masa_kelebihan, biaya_lelang_persen)
  select 'KJ1', no, tgl, tgl + interval '4 hours', 'ksr.kj1', 'AKTIF', '{}', gen_random_uuid(), 'S01', 'Ibu Contoh ' || i, 'Jl. Merdeka', '0812 3456 7890',
         '3201234567890009', 1, berat, round(berat * 0.75), 9_000_000, 9_000_000, pokok, bunga, bunga, cara, minimal, langkah, 4, 4, 0, 0, pokok,
         (tgl + interval '4 months')::date, sampai, tgl, tgl, 14, 12, 0 from h;
  commit`;
/** What the book holds of them. */
const BUKU = `
  select catat_buku('KJ1', '${HARI}', ambil_nomor('KJ1', 'HT', '${HARI}'), 'PINJAM', '', null, 'ksr.kj1', gen_random_uuid(),
    (select jsonb_agg(jsonb_build_object('akun', akun, 'kadar', 7500, 'qty', arah * qty, 'berat', arah * berat, 'murni', arah * murni))
       from (select count(*) as qty, sum(berat) as berat, sum(murni) as murni from hutang_barang) g
      cross join (values ('jaminan', 1), ('pelanggan', -1)) v (akun, arah))
    || (select jsonb_build_array(jsonb_build_object('akun', 'pinjaman', 'rupiah', sum(jumlah_hutang)),
                                 jsonb_build_object('akun', 'modal', 'rupiah', -sum(jumlah_hutang))) from hutang))`;

type Baris = Record<string, any>;
let shop: Shop;
/** Each loan with its interest as of the day by an independent sum. */
let contoh: { no: string; pokok: number; bunga: number }[];

/** Counted in whole fractions, from the columns alone. */
function dengan({ tgl, sampai, pokok, bunga, cara, minimal, langkah }: Baris): number {
  const hari = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
  let days = Math.max(0, hari(HARI) - hari(sampai));
  if (sampai === tgl && days < minimal) days = minimal;
  const unit = { HARIAN: 1, SETENGAH_BULAN: 15, BULAN_PENUH: 30 }[cara as 'HARIAN'];
  while (days % unit !== 0) days += 1;
  const step = BigInt(langkah) * 300_000n;
  const top = BigInt(pokok) * BigInt(bunga) * BigInt(days);
  return Number(((top + step - 1n) / step) * BigInt(langkah));
}

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.rows(ISI);
  await shop.rows(BUKU);
  const rows = await shop.rows(`
    select no_faktur_hutang as no, tgl_system::text as tgl, bunga_dibayar_sampai::text as sampai, jumlah_hutang as pokok, bunga,
           cara_bunga as cara, hari_minimal as minimal, langkah_bunga as langkah
      from hutang order by no_faktur_hutang`);
  contoh = rows.map((row) => ({
    no: row.no as string,
    pokok: Number(row.pokok),
    bunga: dengan(row),
  }));
});
// Without audit, numbers and days of their own: they were never made by an act.
afterAll(() => shop.close({ broken: true }));

const SALDO = `hutang/report-saldo`;
const SARING = `per_tanggal=${HARI}&group_by=RINCIAN`;
const berkas = async (ending: string): Promise<Buffer> => {
  const { status, bytes } = await shop.as('OWN').raw('GET', `${SALDO}${ending}?${SARING}`);
  expect(status).toBe(200);
  return Buffer.from(bytes);
};

test('2,000 loans: the report holds each with the interest that counting by hand says', async () => {
  const { body } = await shop.as('OWN').raw('GET', `${SALDO}?${SARING}`);
  const seen = (body.data as Baris[]).map((row) => ({
    no: row.kunci,
    pokok: row.pokok,
    bunga: row.bunga_berjalan,
  }));
  expect(seen).toHaveLength(LOANS);
  expect(seen).toEqual(contoh);
  expect(new Set(contoh.map(({ bunga }) => bunga)).size).toBeGreaterThan(LOANS / 4);
});

test('Excel and PDF hold the same 2,000', async () => {
  const { sheets } = await readXlsx(await berkas('.xlsx'));
  const rows = sheets[0]!.rows as (string | number | null)[][];
  const head = rows.find((row) => row.includes('Bunga Berjalan'))!;
  const [pokok, bunga] = [head.indexOf('Pokok'), head.indexOf('Bunga Berjalan')];
  const lembar = rows.filter((row) => String(row[0]).startsWith('HTKJ1'));
  expect(
    lembar.map((row) => ({ no: row[0], pokok: Number(row[pokok]), bunga: Number(row[bunga]) })),
  ).toEqual(contoh);
  const kertas = readPdf(await berkas('.pdf'))
    .flat()
    .filter((line) => line.startsWith('HTKJ1'));
  const figures = (line: string): string[] => line.split(' ');
  expect(kertas).toHaveLength(LOANS);
  kertas.forEach((line, at) => {
    const { no, ...rest } = contoh[at]!;
    expect(figures(line)[0]).toBe(no);
    expect(figures(line)).toEqual(
      expect.arrayContaining([formatInt(rest.pokok), formatInt(rest.bunga)]),
    );
  });
});

test('every fortieth of them: the same on the look and on the card', async () => {
  for (const { no, pokok, bunga } of contoh.filter((_, at) => at % 40 === 0)) {
    const look = await shop
      .as('KASIR')
      .call(hitungBungaEndpoint, { params: { no }, query: {} as never });
    expect([no, look.bunga_rp, look.total_bayar]).toEqual([no, bunga, pokok + bunga]);
    const card = await shop.as('KASIR').call(hutangDocument.one, { params: { no } });
    expect(card.jumlah_hutang).toBe(pokok);
  }
});

test('every hundredth is redeemed: its document, its ticket and № 31 say just that interest', async () => {
  const tebus = contoh.filter(({ bunga }, at) => at % 100 === 7 && bunga > 0);
  for (const { no, pokok, bunga } of tebus) {
    const made = await shop.as('KASIR').call(lunasDocument.makes.lunas, {
      params: { induk: no },
      body: { kode_sales: null, bunga_rp: null, pembayaran: null },
    });
    expect([made.bunga_rp, made.total_bayar]).toEqual([bunga, pokok + bunga]);
    const struk = await shop
      .as('KASIR')
      .raw('GET', `hutang/${no}/pelunasan/${made.no_lunas}/struk.pdf`);
    const said = readPdf(Buffer.from(struk.bytes)).flat().join(' ');
    for (const rupiah of [pokok, bunga, pokok + bunga])
      expect(said).toContain(formatRupiah(rp(rupiah)));
  }
  const { body } = await shop
    .as('OWN')
    .raw('GET', `hutang/report-bunga?tgl_from=${HARI}&tgl_to=${HARI}`);
  const rows = barisLaporan(body.data);
  expect(
    rows.map((row) => ({
      no: row.no_faktur_hutang,
      pokok: row.jumlah_hutang,
      bunga: row.bunga_bayar,
    })),
  ).toEqual(tebus);
});
