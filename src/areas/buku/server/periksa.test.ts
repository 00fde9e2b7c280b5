import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { openDatabase, type Database } from '#kit/server/database.ts';
import { openDatabase as openTest, type TestDatabase } from '#kit/testing/database.ts';
import { sqlOn } from '#kit/server/sql.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { isiTokoContoh } from '#areas/buku/server/toko-contoh.fixtures.ts';

let base: TestDatabase;
let owner: Client;
let db: Database;

beforeAll(async () => {
  base = await openTest();
  owner = new Client(base.connection);
  await owner.connect();
  await isiTokoContoh(owner);
  db = openDatabase({ connection: base.connection, role: 'kilau_app' });
});

afterAll(async () => {
  await db.close();
  await owner.end();
  await base.drop();
});

const broken = async (kode_toko?: string, sejak?: string) =>
  (await periksaBuku(db, kode_toko, sejak))
    .filter((one) => one.jumlah > 0)
    .map(({ kode, contoh }) => ({ kode, contoh }));

test('a shop whose books are in order breaks no invariant, seen alone or among all', async () => {
  expect(await broken()).toEqual([]);
  expect(await broken('KJ1')).toEqual([]);
  expect(await broken('KJ1', '2026-11-20')).toEqual([]);
});

/** Plants one corruption as the owner with every trigger and foreign key off, looks, and takes it back. */
async function brokenBy(planted: string): Promise<string[]> {
  await owner.query('begin');
  try {
    await owner.query(`set local session_replication_role = replica; ${planted}`);
    const on = sqlOn(owner);
    return (await periksaBuku(on, 'KJ1')).filter((one) => one.jumlah > 0).map((one) => one.kode);
  } finally {
    await owner.query('rollback');
  }
}

/** Makes a balance of now say other than its lines do. */
const geserSaldo = (
  akun: string,
  kadar: number,
  { rupiah = 0, berat = 0, murni = 0 }: { rupiah?: number; berat?: number; murni?: number },
): string => `
  insert into saldo_lalu as l values ('KJ1', '${akun}', ${kadar}, ${rupiah}, 0, ${berat}, ${murni})
    on conflict (kode_toko, akun, kadar) do update set rupiah = l.rupiah + excluded.rupiah,
      berat = l.berat + excluded.berat, murni = l.murni + excluded.murni`;

/** The chain mended after a change, as one who knows the program would do it. */
const RECHAIN = `
  do $$ declare a audit; h text := ''; n bigint := 0; begin
    for a in select * from audit where kode_toko = 'KJ1' order by urut loop
      n := n + 1;
      update audit set urut = n, hash_lalu = h where kode_toko = 'KJ1' and urut = a.urut and op = a.op returning * into a;
      h := audit_sidik(a);
      update audit set hash = h where kode_toko = 'KJ1' and urut = a.urut;
    end loop;
    update audit_kepala set urut = n, hash = h where kode_toko = 'KJ1';
  end $$;`;

const LOOSE_PJ = 'alter table penjualan drop constraint penjualan_benar;';

const CORRUPTIONS: readonly [what: string, planted: string, caught: string][] = [
  [
    'the same barcode live in two shops',
    `drop index barang_satu_rantai; insert into barang select 'KJ2', (b).* from (select kode_barcode, barcode_asal, kode_intern, nama_barang, deskripsi, size, kondisi, tag_id, kode_supplier,
     kode_kategori, kode_dept, kode_group, kode_kadar, kadar, persen, berat, berat_asli, berat_atribut, berat_label, murni, atribut, kategori_harga, kode_bandrol, harga_jual, ongkos, harga_atribut,
     harga_modal, kode_gudang, kode_baki, status, no_pegang, dokumen_perolehan, tgl_terima, gambar, berlian, label_ke, input_by, input_date, op from barang where kode_barcode = 'KJ100001') b`,
    'I-1',
  ],
  [
    'a free piece with a holder',
    `update barang set no_pegang = 'PJKJ1261120001' where kode_barcode = 'KJ100001'`,
    'I-2',
  ],
  [
    'a held piece without a holder',
    `alter table barang drop constraint barang_check1; update barang set no_pegang = null where kode_barcode = 'KJ100003'`,
    'I-2',
  ],
  [
    'a piece in a tray where the book does not see it',
    `update barang set kode_baki = 'B-02' where kode_barcode = 'KJ100001'`,
    'I-2',
  ],
  [
    'a free piece outside every tray',
    `update barang set kode_baki = null where kode_barcode = 'KJ100001'`,
    'I-2',
  ],
  [
    'a weight edited without an event',
    `update barang set berat = berat - 1, berat_asli = berat_asli - 1 where kode_barcode = 'KJ100001'`,
    'I-3',
  ],
  [
    'a state changed without an event',
    `update barang set status = 'HILANG', no_pegang = 'X' where kode_barcode = 'KJ100001'`,
    'I-3',
  ],
  [
    'an event chain cut in the middle',
    `delete from barang_kejadian where kode_barcode = 'KJ100004' and seq = 2`,
    'I-3',
  ],
  [
    'an event chain cut at its end',
    `delete from barang_kejadian where kode_barcode = 'KJ100004' and seq = 3`,
    'I-3',
  ],
  [
    'an event of another weight',
    `update barang_kejadian set berat_sebelum = berat_sebelum + 1 where kode_barcode = 'KJ100004' and seq = 2`,
    'I-3',
  ],
  ['tray grams off by 1 mg', geserSaldo('baki:TK/A-01', 7500, { berat: 1 }), 'I-4'],
  ['tray fine grams off by 1 mg', geserSaldo('baki:TK/A-01', 7500, { murni: -1 }), 'I-4'],
  [
    'a piece taken out of its tray',
    `update barang set kode_baki = null, kode_gudang = 'TK' where kode_barcode = 'KJ100003'`,
    'I-4',
  ],
  [
    'gold that came from nowhere',
    `update barang set berat = berat + 10, berat_asli = berat_asli + 10 where kode_barcode = 'KJ100003'`,
    'I-5',
  ],
  ['gold whose source was made smaller', geserSaldo('supplier:UBS', 7500, { berat: 5 }), 'I-5'],
  [
    'an entry off by 1 rupiah',
    `update buku set rupiah = rupiah + 1 where no_bukti = 'PJKJ1261120001' and akun = 'kas'`,
    'I-6',
  ],
  [
    'both sides of an entry turned the same way',
    `update buku set rupiah = -abs(rupiah) where no_bukti = 'KMKJ1261119001'`,
    'I-6',
  ],
  [
    'an entry with one line',
    `delete from buku where no_bukti = 'KMKJ1261119001' and akun = 'kas'`,
    'I-6',
  ],
  ['an entry without lines', `delete from buku where no_bukti = 'KMKJ1261119001'`, 'I-6'],
  [
    'an entry whose pieces do not balance',
    `update buku set qty = 2 where no_bukti = 'PJKJ1261120001' and akun = 'pelanggan'`,
    'I-6b',
  ],
  [
    'an entry off by 1 mg',
    `update buku set berat = berat + 1 where no_bukti = 'PJKJ1261120001' and akun = 'pelanggan'`,
    'I-6c',
  ],
  [
    'gold that changed its kadar within an entry',
    `update buku set kadar = 7500 where no_bukti = 'PJKJ1261120001' and akun = 'pelanggan'`,
    'I-6c',
  ],
  [
    'an entry off by 1 fine mg',
    `update buku set murni = murni + 1 where no_bukti = 'PJKJ1261120001' and akun = 'pelanggan'`,
    'I-6d',
  ],
  ['an account balance off by 1', geserSaldo('penjualan', 0, { rupiah: 1 }), 'I-7'],
  ['a balance that was removed', `delete from saldo_lalu where akun = 'persediaan'`, 'I-7'],
  ['a drawer below nothing', geserSaldo('kas', 0, { rupiah: -999_999_999 }), 'I-7'],
  [
    'a daily balance off by 1',
    `update saldo_hari set rupiah = rupiah + 1 where akun = 'kas' and tgl_system = '2026-11-20'`,
    'I-7b',
  ],
  [
    'a line moved to another account',
    `update buku set akun = 'modal' where no_bukti = 'KMKJ1261119001' and akun like 'pendapatan%'`,
    'I-7b',
  ],
  [
    'a sale without an entry',
    `delete from buku where no_bukti = 'PJKJ1261120001'; delete from buku_set where no_bukti = 'PJKJ1261120001'`,
    'I-8',
  ],
  ['an entry without its document', `delete from kas where no_kas = 'KMKJ1261119001'`, 'I-8'],
  [
    'an OPEN sale that was posted',
    `update buku_set set no_bukti = 'PJKJ1261120003' where no_bukti = 'PJKJ1261120001'; update buku set no_bukti = 'PJKJ1261120003' where no_bukti = 'PJKJ1261120001'`,
    'I-8',
  ],
  ['lines without their entry', `delete from buku_set where no_bukti = 'PJKJ1261120001'`, 'I-8b'],
  [
    'an entry in another day than its document',
    `update buku_set set tgl_system = '2026-11-19' where no_bukti = 'KKKJ1261120001'`,
    'I-8',
  ],
  [
    'cash that did not reach the drawer',
    `update buku set akun = 'modal' where no_bukti = 'PJKJ1261120001' and akun = 'kas'`,
    'I-8b',
  ],
  [
    'a payment sum that is off',
    `update pembayaran set jumlah = jumlah - 1 where no_dokumen = 'PJKJ1261120001'`,
    'I-9',
  ],
  [
    'a line total that is off',
    `alter table penjualan_barang drop constraint penjualan_barang_benar; update penjualan_barang set harga = harga + 500 where no_faktur_jual = 'PJKJ1261120001'`,
    'I-9',
  ],
  [
    'a grand total that is off',
    `${LOOSE_PJ} update penjualan set grand_total = grand_total - 500 where no_faktur_jual = 'PJKJ1261120001'`,
    'I-9',
  ],
  [
    'a discount above the total',
    `${LOOSE_PJ} update penjualan set diskon_rp = sub_total + 1 where no_faktur_jual = 'PJKJ1261120001'`,
    'I-9',
  ],
  [
    'a rounding of a whole step',
    `${LOOSE_PJ} update penjualan set pembulatan = 500, grand_total = grand_total + 500 where no_faktur_jual = 'PJKJ1261120001'`,
    'I-9',
  ],
  [
    'a number gap',
    `delete from penjualan_barang where no_faktur_jual = 'PJKJ1261120002'; delete from penjualan where no_faktur_jual = 'PJKJ1261120002'; delete from buku_set where no_bukti = 'PJKJ1261120002'`,
    'I-10',
  ],
  [
    'the last document removed',
    `delete from penjualan_barang where no_faktur_jual = 'PJKJ1261120003'; delete from penjualan where no_faktur_jual = 'PJKJ1261120003'`,
    'I-10',
  ],
  ['a number counter set back', `update nomor set terakhir = 1 where jenis = 'PJ'`, 'I-10'],
  [
    'a document dated into another day',
    `update penjualan set tgl_system = '2026-11-19' where no_faktur_jual = 'PJKJ1261120003'`,
    'I-10',
  ],
  [
    'the same barcode on two active sales',
    `update penjualan_barang set kode_barcode = 'KJ100002' where no_faktur_jual = 'PJKJ1261120003'`,
    'I-11',
  ],
  [
    'a cancel without a reversal',
    `delete from buku where no_bukti = 'BJKJ1261120001'; delete from buku_set where no_bukti = 'BJKJ1261120001'`,
    'I-12',
  ],
  [
    'a reversal of a sale that stands',
    `alter table penjualan drop constraint penjualan_benar; update penjualan set status = 'DONE', no_batal = null where no_faktur_jual = 'PJKJ1261120002'`,
    'I-12',
  ],
  [
    'a partial reversal',
    `update buku set rupiah = rupiah / 2 where no_bukti = 'BJKJ1261120001' and rupiah <> 0`,
    'I-12',
  ],
  [
    'a reversal of something else',
    `update buku_set set membalik = 'PJKJ1261120001' where no_bukti = 'BJKJ1261120001'`,
    'I-12',
  ],
  [
    'a cancel on a later day',
    `update kas set tgl_system = '2026-11-19' where no_kas = 'KKKJ1261120002'`,
    'I-13',
  ],
  [
    'half an exchange cancelled',
    `alter table penjualan drop constraint penjualan_benar; drop index penjualan_tukar_sekali; update penjualan set no_tukar = 'TKKJ1261120001' where no_faktur_jual in ('PJKJ1261120001', 'PJKJ1261120002')`,
    'I-13',
  ],
  [
    'a document committed after the close',
    `update buku_set set waktu = '2026-11-19 12:00+00' where no_bukti = 'KMKJ1261119001'`,
    'I-18',
  ],
  [
    'a closed day with other totals',
    `update saldo_hari set rupiah = rupiah + 7 where tgl_system = '2026-11-19' and akun in ('kas', 'selisih_kas')`,
    'I-18',
  ],
  [
    'a document added to a closed day',
    `insert into buku_set select kode_toko, 'KMKJ1261119002', tgl_system, kode_transaksi, '', null, input_by, waktu, op from buku_set where no_bukti = 'KMKJ1261119001'`,
    'I-18',
  ],
  ['a day closed without a closing', `delete from tutup_toko`, 'I-18'],
  [
    'a seal that was replaced',
    `update hari_toko set segel = 'x' where tgl_system = '2026-11-19'`,
    'I-18',
  ],
  [
    'two open days',
    `drop index hari_toko_satu_buka; insert into hari_toko select kode_toko, '2026-11-21', status, dibuka_by, dibuka_at, null, null, null, op from hari_toko where tgl_system = '2026-11-20'`,
    'I-19',
  ],
  [
    'a document in a day that nobody opened',
    `delete from hari_toko where tgl_system = '2026-11-20'`,
    'I-19',
  ],
  [
    'a document older than its day',
    `update kas set input_date = '2026-11-20 00:30+00' where no_kas = 'KKKJ1261120001'`,
    'I-19',
  ],
  [
    'a self-approval',
    `alter table otorisasi drop constraint otorisasi_check; update otorisasi set disetujui_by = input_by where keystore = 'KASBESAR0001'`,
    'I-20',
  ],
  [
    'an approval of another payload',
    `update otorisasi set digest = 'other' where keystore = 'KASBESAR0001'`,
    'I-20',
  ],
  [
    'an approval used twice',
    `update audit set keystore = 'KASBESAR0001' where tindakan = 'BATAL_KAS'`,
    'I-20',
  ],
  [
    'an approval that had expired',
    `update otorisasi set kedaluwarsa = input_date where keystore = 'KASBESAR0001'`,
    'I-20',
  ],
  ['an approval that never was', `delete from otorisasi where keystore = 'KASBESAR0001'`, 'I-20'],
  [
    'an approver who is a cashier',
    `update otorisasi set disetujui_level = 'KASIR' where keystore = 'KASBESAR0001'`,
    'I-20',
  ],
  [
    'an approver of another branch',
    `update otorisasi set disetujui_by = 'spv.kj2' where keystore = 'KASBESAR0001'`,
    'I-20',
  ],
  [
    'an approval spent by nobody',
    `update audit set keystore = null where keystore = 'KASBESAR0001'`,
    'I-20',
  ],
  [
    'a cancel that nobody approved',
    `update audit set keystore = null where tindakan = 'BATAL_JUAL'`,
    'I-21',
  ],
  [
    'much cash out that nobody approved',
    `update audit set keystore = null where op = (select op from kas where no_kas = 'KKKJ1261120001')`,
    'I-21',
  ],
  [
    'a cash difference that nobody approved',
    `update audit set keystore = null where tindakan = 'TUTUP_TOKO'`,
    'I-21',
  ],
  [
    'a key reused',
    `alter table idempotensi drop constraint idempotensi_pkey; update idempotensi set kunci = 'key-same-key'`,
    'I-22',
  ],
  [
    'one act that made two sales',
    `update buku_set set op = (select op from buku_set where no_bukti = 'PJKJ1261120001') where no_bukti = 'PJKJ1261120002'`,
    'I-22',
  ],
  [
    'an entry of no act',
    `update buku_set set op = gen_random_uuid() where no_bukti = 'PJKJ1261120001'`,
    'I-23',
  ],
  [
    'an event written at another time than its act',
    `update barang_kejadian set waktu = waktu + interval '1 second' where kode_barcode = 'KJ100002' and seq = 2`,
    'I-23',
  ],
  [
    'lines of a sale that is gone',
    `delete from penjualan where no_faktur_jual = 'PJKJ1261120003'`,
    'I-23b',
  ],
  [
    'a payment of nothing',
    `insert into pembayaran select kode_toko, 'PJKJ1261120009', 1, tgl_system, jenis, null, null, jumlah, 0, op from pembayaran limit 1`,
    'I-23b',
  ],
  ['a key without its act', `delete from audit where tindakan = 'KAS_MASUK'; ${RECHAIN}`, 'I-23'],
  [
    'a row that no act explains',
    `update barang set op = gen_random_uuid() where kode_barcode = 'KJ100001'`,
    'I-24',
  ],
  [
    'an audit row removed and the chain mended',
    `delete from audit where tindakan = 'JUAL' and kunci = 'JUAL'; ${RECHAIN}`,
    'I-24',
  ],
  [
    'the actor removed and the chain mended',
    `update audit set user_id = '' where tindakan = 'KAS_MASUK'; ${RECHAIN}`,
    'I-24',
  ],
  ['an audit row removed', `delete from audit where urut = 4`, 'I-24b'],
  [
    'one byte of an audit row changed',
    `update audit set sesudah = jsonb_set(sesudah, '{tindakan}', '"JUAK"') where urut = 4`,
    'I-24b',
  ],
  [
    'the actor of an audit row changed',
    `update audit set user_id = 'ksr2.kj1' where urut = 4`,
    'I-24b',
  ],
  ['the tail of the audit cut off', `delete from audit where urut > 6`, 'I-24b'],
  [
    'the tail cut off behind the last closing, head and all',
    `delete from audit where urut > 2; ${RECHAIN}`,
    'I-24b',
  ],
  [
    'the past rewritten and the chain mended',
    `update audit set sesudah = '{"tindakan": "x"}' where urut = 2; ${RECHAIN}`,
    'I-24b',
  ],
  [
    'a price set to begin later than a sale used it',
    `update harga_emas set berlaku_dari = '2026-11-21 00:00+00' where id = (select min(id) from harga_emas)`,
    'I-27',
  ],
  [
    'a price row removed that a sale used',
    `delete from harga_emas where id = (select min(id) from harga_emas)`,
    'I-27',
  ],
  [
    'a weight of nothing',
    `update barang set berat = 0, berat_asli = 0 where kode_barcode = 'KJ100001'`,
    'I-28',
  ],
  [
    'a fineness above pure',
    `update barang set persen = 10001 where kode_barcode = 'KJ100001'`,
    'I-28',
  ],
  [
    'a hidden character in a name',
    `update barang set nama_barang = 'Cincin' || chr(8203) || 'polos' where kode_barcode = 'KJ100001'`,
    'I-28',
  ],
  [
    'a name that is not composed',
    `update penjualan set nama_customer = 'Rene' || chr(769) where no_faktur_jual = 'PJKJ1261120001'`,
    'I-28',
  ],
];

test.for(CORRUPTIONS)('%s is caught', async ([, planted, caught]) => {
  expect(await brokenBy(planted)).toContain(caught);
});
