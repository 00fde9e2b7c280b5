import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { openDatabase as openTest, type TestDatabase } from '#kit/testing/database.ts';
import { sqlOn } from '#kit/server/sql.ts';
import { periksaJejak } from '#areas/buku/server/periksa-jejak.query.ts';
import { isiTokoContoh } from '#areas/buku/server/toko-contoh.fixtures.ts';

let base: TestDatabase;
let owner: Client;

beforeAll(async () => {
  base = await openTest();
  owner = new Client(base.connection);
  await owner.connect();
  await isiTokoContoh(owner);
  // For good: each change of it throws away all that was planned.
  await owner.query(
    'set session_replication_role = replica; set plan_cache_mode = force_generic_plan',
  );
});
afterAll(async () => {
  await owner.end();
  await base.drop();
});

const I21 = periksaJejak.find(({ invarian }) => invarian[0]!.kode === 'I-21')!;

/** What I-21 says of the whole past and of the open day, once something was planted beside the triggers. */
async function tanpaSetuju(planted: string): Promise<string[]> {
  await owner.query('begin');
  try {
    await owner.query(planted);
    const on = sqlOn(owner);
    const [semua, hari] = await Promise.all(
      [undefined, '2026-11-20'].map((sejak) => on.many(I21.query({ kode_toko: 'KJ1', sejak }))),
    );
    expect(hari, 'seen from the open day').toEqual(semua);
    return semua!.map(({ contoh }) => contoh);
  } finally {
    await owner.query('rollback');
  }
}

type Catatan = {
  tindakan: string;
  tabel: string;
  kunci?: string;
  sebelum?: unknown;
  sesudah?: unknown;
};

/** One act of that level at noon of the open day, without approval. */
const catat = (level: string, semua: readonly Catatan[], lain = ''): string => `
  do $$ declare o uuid := gen_random_uuid(); begin ${lain || 'null'};
    insert into audit select 'KJ1', 1000 + n, '2026-11-20 05:00+00', o, 'spv.kj1', '${level}', 'uji', '', c ->> 'tindakan',
        c ->> 'tabel', coalesce(c ->> 'kunci', 'K'), c -> 'sebelum', c -> 'sesudah', null, '', ''
      from jsonb_array_elements('${JSON.stringify(semua)}') with ordinality as x (c, n);
  end $$`;

const HARI = '2026-11-20';
const TIMBANG = `insert into timbang (id, kode_toko, tgl_system, no_timbang, kode_gudang, kode_baki, qty, status, input_by, input_date, op)
  overriding system value values (1, 'KJ1', '${HARI}', 'TMKJ1261120001', 'TK', 'A-01', 1, 'COCOK', 'ksr.kj1', now(), o)`;
const NON_CASH = `insert into validasi_non_cash (kode_toko, no_validasi, tgl_system, input_date, tgl_cair, jumlah_baris, jumlah_gesek_rp,
    biaya_bank, dana_masuk, status, input_by, op)
    values ('KJ1', 'VNKJ1261120001', '${HARI}', now(), '${HARI}', 1, 1000000, 11000, 989000, 'DONE', 'spv.kj1', o);
  insert into validasi_non_cash_baris (kode_toko, no_validasi, urut, no_dokumen, urut_bayar, tgl_bayar, jenis, kode_bank, no_rekening,
    jumlah_gesek_rp, biaya_harap, biaya_bank)
    values ('KJ1', 'VNKJ1261120001', 1, 'PJKJ1261120001', 1, '${HARI}', 'DEBIT', 'BCA', '1', 1000000, 10000, 11000)`;
const HARGA = `insert into harga_emas (kode_toko, jenis, kode_group, harga_per_gram, berlaku_dari, input_by, input_date, op)
  values ('KJ1', 'JUAL', 'TUA', 1, now(), 'spv.kj1', now(), o)`;
// Three grams of a slip were two and a half on the scale, and the difference is not marked.
const TERIMA = `insert into penerimaan (kode_toko, no_terima, tgl_system, input_date, kode_supplier, kode_gudang, dokumen_perolehan, total_qty,
    total_berat, total_murni, status, input_by, op)
    values ('KJ1', 'TBKJ1261120001', '${HARI}', now(), 'S', 'TK', 'TIDAK_ADA', 1, 2500, 1875, 'DONE', 'spv.kj1', o);
  insert into penerimaan_lot (kode_toko, no_terima, urut, tgl_system, kode_dept, kode_group, kode_kadar, persen, qty, berat_bruto, berat,
    berat_nota, murni) values ('KJ1', 'TBKJ1261120001', 1, '${HARI}', 'CC', 'TUA', '750', 7500, 1, 3000, 2500, 3000, 1875)`;

const salinan = (label_ke: number) => [{ kode_barcode: 'KJ100001', label_ke }];
const cincin = (berat: number, gambar: string[] = []) => ({ berat, gambar });
const emas = (berat_asli: number) => ({ ...cincin(3250), berat_asli });
const LACI = { tindakan: 'BUKA_LACI', tabel: 'laci' };
const LABEL = { tindakan: 'CETAK_BARCODE', tabel: 'barang' };
const USER = { tabel: 'users', sebelum: { level: 'KASIR', is_active: true } };
const IMPOR = { tindakan: 'IMPOR_PUSAT', tabel: 'impor_pusat' };
const param = (kunci: string) => [{ tindakan: 'UBAH_PARAMETER', tabel: 'parameter_toko', kunci }];

/** An act without approval, the levels that should have asked, and those that act alone. */
const ACTS: readonly [event: string, asks: string, alone: string, Catatan[], facts?: string][] = [
  [
    'CETAK_ULANG',
    'OWN SPV KASIR SU DEV',
    'PROSES',
    [{ tindakan: 'CETAK_ULANG', tabel: 'penjualan' }],
  ],
  ['BUKA_LACI', 'KASIR', 'SPV MU OWN SU', [LACI]],
  ['CETAK_ULANG_BARCODE', 'KASIR SPV MU', 'OWN', [{ ...LABEL, sebelum: salinan(1) }]],
  ['nothing', '', 'KASIR', [{ ...LABEL, sebelum: salinan(0) }]],
  [
    'OPNAME_KOSONGKAN',
    'KASIR SPV OWN SU',
    'PROSES',
    [{ tindakan: 'KOSONGKAN_OPNAME', tabel: 'opname' }],
  ],
  [
    'RESET_TIMBANG',
    'KASIR SPV OWN DEV',
    'PROSES',
    [{ tindakan: 'RESET_TIMBANG', tabel: 'timbang', kunci: HARI, sebelum: ['TMKJ1261120001'] }],
    TIMBANG,
  ],
  [
    'nothing',
    '',
    'KASIR',
    [{ tindakan: 'RESET_TIMBANG', tabel: 'timbang', kunci: HARI, sebelum: ['TK/A-01'] }],
    TIMBANG,
  ],
  [
    'UBAH_BARANG',
    'KASIR SPV MU',
    'OWN',
    [{ tindakan: 'UBAH', tabel: 'barang', sebelum: cincin(1), sesudah: cincin(2) }],
  ],
  [
    'nothing',
    '',
    'SPV',
    [{ tindakan: 'UBAH', tabel: 'barang', sebelum: cincin(1), sesudah: cincin(1, ['a.jpg']) }],
  ],
  [
    'SUSUT_LEBIH',
    'KASIR SPV MU',
    'OWN',
    [{ tindakan: 'UBAH', tabel: 'barang', sebelum: emas(3250), sesudah: emas(3240) }],
  ],
  ['UBAH_CUSTOMER', 'KASIR SPV MU', 'OWN', [{ tindakan: 'UBAH_KARTU', tabel: 'customer' }]],
  [
    'TANGGAL_LOMPAT',
    'KASIR SPV MU',
    'OWN',
    [{ tindakan: 'BUKA_HARI', tabel: 'hari_toko', sesudah: { lompat: true } }],
  ],
  ['UBAH_HARGA_EMAS', 'SPV MU SU', 'OWN', [{ tindakan: 'UBAH', tabel: 'group_barang' }], HARGA],
  [
    'UBAH_HARGA_EMAS',
    'SPV MU SU DEV',
    'OWN',
    [{ tindakan: 'UBAH_HARGA', tabel: 'parameter_toko' }],
  ],
  ['UBAH_HARGA_EMAS', 'SPV MU', 'OWN', [{ tindakan: 'UBAH', tabel: 'harga_beli' }]],
  ['nothing', '', 'SPV', [{ tindakan: 'HAPUS', tabel: 'harga_beli' }]],
  ['HAK_AKSES', 'SPV MU', 'OWN', [{ tindakan: 'RESET_PASSWORD', tabel: 'users' }]],
  ['HAK_AKSES', 'SPV MU SU', 'OWN', [{ tindakan: 'UBAH_HAK_AKSES', tabel: 'user_akses' }]],
  ['HAK_AKSES', 'SPV MU', 'OWN', [{ tindakan: 'HAPUS_DUA_FAKTOR', tabel: 'dua_faktor' }]],
  [
    'HAK_AKSES',
    'SPV MU',
    'OWN',
    [{ ...USER, tindakan: 'UBAH', sesudah: { level: 'SPV', is_active: true } }],
  ],
  [
    'nothing',
    '',
    'SPV',
    [{ ...USER, tindakan: 'UBAH', sesudah: { ...USER.sebelum, usere_name: 'Dewi' } }],
  ],
  ['UBAH_PARAMETER', 'SPV MU SU DEV', 'OWN', param('PEMBULATAN')],
  ['UBAH_PARAMETER', 'SPV', 'MU OWN SU', param('AUTO_CUT')],
  ['UBAH_PARAMETER', 'SPV MU', 'SU DEV', param('LOGIN_GAGAL_MAKSIMAL')],
  ['UBAH_MODUL', 'MU', 'OWN SU DEV', [{ tindakan: 'UBAH_MODUL', tabel: 'modul_toko' }]],
  ['IMPORT_PUSAT', 'SPV MU', 'OWN', [IMPOR, { tindakan: 'UBAH', tabel: 'kategori' }]],
  ['nothing', '', 'SPV', [IMPOR, { tindakan: 'TAMBAH', tabel: 'kategori' }]],
  ['EKSPOR_DATA', 'SPV MU SU', 'OWN', [{ tindakan: 'EKSPOR', tabel: 'customer' }]],
  ['EKSPOR_DATA', 'SPV MU', 'OWN', [{ tindakan: 'EKSPOR', tabel: 'katalog_kunci' }]],
  ['nothing', '', 'MU', [{ tindakan: 'EKSPOR', tabel: 'kategori' }]],
  ['nothing', '', 'MU', [{ tindakan: 'EKSPOR', tabel: 'harga_beli' }]],
  [
    'NON_CASH_SELISIH',
    'SPV MU SU',
    'OWN',
    [{ tindakan: 'VALIDASI', tabel: 'validasi_non_cash' }],
    NON_CASH,
  ],
  [
    'PENERIMAAN_SELISIH',
    'SPV OWN SU',
    'PROSES',
    [{ tindakan: 'TERIMA', tabel: 'penerimaan' }],
    TERIMA,
  ],
];

test.for(ACTS)(
  '%s that nobody approved: seen of %s, not of %s',
  async ([event, asks, alone, acts, facts]) => {
    for (const level of asks.split(' ').filter(Boolean))
      expect(await tanpaSetuju(catat(level, acts, facts)), level).toContain(
        `KJ1/${event}/${acts[0]!.kunci ?? 'K'}`,
      );
    for (const level of alone.split(' '))
      expect(await tanpaSetuju(catat(level, acts, facts)), level).toEqual([]);
  },
);

test('an approval of something else is none', async () => {
  const lain = `update otorisasi set event = '{BUKA_LACI}' where 'KAS_KELUAR_BESAR' = any(event)`;
  expect(await tanpaSetuju(lain)).toEqual(['KJ1/KAS_KELUAR_BESAR/KAS_KELUAR']);
});

test('a change of a piece that leaves its gold as it was asks the owner for none', async () => {
  const [sebelum, sesudah] = [emas(3250), { ...emas(3250), berat: 3300 }];
  const acts = [{ tindakan: 'UBAH', tabel: 'barang', sebelum, sesudah }];
  expect(await tanpaSetuju(catat('SPV', acts))).toEqual(['KJ1/UBAH_BARANG/K']);
});
