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

/** A row behind the last closing as an honest shop may have it, so that only what is done to it afterwards is a fault. */
const row6 = (of: string): string =>
  `update audit set ${of} where kode_toko = 'KJ1' and urut = 6; ${RECHAIN}`;
const forged6 = (of: string): string =>
  `update audit set ${of} where kode_toko = 'KJ1' and urut = 6`;
const ONE_DEVICE = row6(`perangkat = 'OWN|kasir-1', keystore = null`);
const ONE_CHANGE = row6(
  `kunci = 'A|~', sebelum = '{"jumlah": 1}', sesudah = '{"keterangan": "x|y"}', keystore = null`,
);
const TANPA_OTORISASI = row6('keystore = null');
/** The closed day with a seal of the older form, as shops have from before (decision 1021). */
export const SEGEL_LAMA = `
  update tutup_toko set segel = segel_hari_lama(kode_toko, tgl_system, audit_urut, hash_audit);
  update hari_toko h set segel = t.segel from tutup_toko t where h.tgl_system = t.tgl_system and h.status = 'CLOSED'`;
/** A day before it without a document, closed with a seal of the newer form. */
export const HARI_SEBELUM = `
  insert into tutup_toko (kode_toko, no_tutup, tgl_system, ke, tutup_by, tutup_at, cash_sistem, cash_fisik, selisih, laporan,
      audit_urut, hash_audit, segel, op)
  select kode_toko, 'TPKJ1261118001', '2026-11-18', 1, tutup_by, tutup_at, 0, 0, 0, '{}', 0, '',
         segel_hari(kode_toko, '2026-11-18', 0, ''), op from tutup_toko;
  insert into hari_toko (kode_toko, tgl_system, status, dibuka_by, dibuka_at, ditutup_by, ditutup_at, segel, op)
  select h.kode_toko, t.tgl_system, 'CLOSED', h.dibuka_by, h.dibuka_at, h.ditutup_by, h.ditutup_at, t.segel, h.op
    from hari_toko h join tutup_toko t on t.no_tutup = 'TPKJ1261118001' where h.tgl_system = '2026-11-19'`;
/** What some of the forgeries begin with: chains that hold. */
export const JEJAK_JUJUR: readonly string[] = [ONE_DEVICE, ONE_CHANGE, TANPA_OTORISASI];

/** Days, the audit chain and approvals that were tampered with (I-18 to I-28). */
export const KERUSAKAN_JEJAK: readonly [what: string, planted: string, caught: string][] = [
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
  [
    'two accounts of a closed day that became one, with letters that look like the border between them',
    `with satu as (
       select *, lead(akun) over urut as lanjut, lead(kadar) over urut as kadar_lanjut, concat_ws(',', akun, kadar, rupiah, qty, berat, murni) || ';' as depan
         from saldo_hari where tgl_system = '2026-11-19' window urut as (order by akun collate "C", kadar)
     ), awal as (select * from satu order by akun collate "C", kadar limit 1), hilang as (
       delete from saldo_hari s using awal a where s.tgl_system = a.tgl_system and s.akun = a.akun and s.kadar = a.kadar)
     update saldo_hari s set akun = a.depan || s.akun from awal a where s.tgl_system = a.tgl_system and s.akun = a.lanjut
        and s.kadar = a.kadar_lanjut`,
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
    'gold that a change took off a piece, agreed to as a change but not by the owner',
    `update audit set tindakan = 'UBAH', tabel = 'barang', level = 'SPV', sebelum = '{"berat_asli": 3250}',
        sesudah = '{"berat_asli": 3240}' where keystore = 'KASBESAR0001';
      update otorisasi set event = '{KAS_KELUAR_BESAR,UBAH_BARANG}' where keystore = 'KASBESAR0001'`,
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
    `update audit set sesudah = jsonb_set(sesudah::jsonb, '{tindakan}', '"JUAK"')::json where urut = 4`,
    'I-24b',
  ],
  [
    'the actor of an audit row changed',
    `update audit set user_id = 'ksr2.kj1' where urut = 4`,
    'I-24b',
  ],
  // Joined by `|` these rows read as before: until decision 1011 their hashes held.
  [
    'the end of a device that reads as a level, moved there',
    `${ONE_DEVICE}
      ${forged6(`user_id = user_id || '|' || level, level = 'OWN', perangkat = 'kasir-1'`)}`,
    'I-24b',
  ],
  [
    'what was before an act told as what was after',
    `${ONE_CHANGE}
      ${forged6(`kunci = 'A', sebelum = null, sesudah = sebelum, keystore = sesudah::text || '|~'`)}`,
    'I-24b',
  ],
  [
    'an approval that is called ~ where there was none',
    `${TANPA_OTORISASI} ${forged6(`keystore = '~'`)}`,
    'I-24b',
  ],
  [
    'the chain of another shop in place of the own',
    `delete from tutup_toko; delete from audit where kode_toko = 'KJ1'; delete from audit_kepala where kode_toko = 'KJ1';
      select catat_audit('KJ2', gen_random_uuid(), 'own.kj2', 'OWN', 'uji', '', 'UBAH', 'toko', 'KJ2', null, '{"zona": "WIT"}', null);
      update audit set kode_toko = 'KJ1' where kode_toko = 'KJ2'; update audit_kepala set kode_toko = 'KJ1' where kode_toko = 'KJ2'`,
    'I-24b',
  ],
  [
    'the last row written in the form of before, behind rows of the newer, head and all',
    `update audit set hash = sidik_jejak_lama(hash_lalu, urut, waktu, op, user_id, level, perangkat, ip, tindakan, tabel,
        kunci, sebelum::text, sesudah::text, keystore)
       where kode_toko = 'KJ1' and urut = (select urut from audit_kepala where kode_toko = 'KJ1');
      update audit_kepala k set hash = a.hash from audit a
       where k.kode_toko = 'KJ1' and a.kode_toko = 'KJ1' and a.urut = k.urut`,
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
