import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/**
 * A small shop written straight into the tables, as the acts would have left it: a closed day, an
 * open one, three sales, cash movements, approvals. Every invariant holds in it.
 */
export async function isiTokoContoh(owner: Client): Promise<void> {
  await masters(owner);
  await openDay(owner, '2026-11-19', '2026-11-19 01:00+00');
  await takeIn(owner);
  await cashIn(owner);
  await closeDay(owner);
  await openDay(owner, '2026-11-20', '2026-11-20 01:00+00');
  await sell(owner, {
    no: 'PJKJ1261120001',
    barcode: 'KJ100002',
    berat: 2345,
    murni: 985,
    kadar: 4200,
    harga: 3_119_000,
    modal: 2_800_000,
    at: '02:00',
  });
  await sell(owner, {
    no: 'PJKJ1261120002',
    barcode: 'KJ100004',
    berat: 1200,
    murni: 450,
    kadar: 3750,
    harga: 1_470_000,
    modal: 1_250_000,
    at: '02:10',
  });
  await cancelSale(owner);
  await openSale(owner);
  await cashOut(owner);
}

type Act = {
  hari: string;
  at: string;
  tindakan: string;
  keystore?: string;
  kunci?: string;
  tabel?: string;
  level?: 'KASIR' | 'OWN';
};

/** One act in one transaction at a given minute: its effects, its audit row and its key. */
async function act(
  owner: Client,
  { hari, at, tindakan, keystore, kunci = tindakan, tabel = 'contoh', level = 'KASIR' }: Act,
  work: (op: string) => Promise<unknown>,
) {
  const op = randomUUID();
  await owner.query('begin');
  await owner.query(`select set_config('kilau.waktu', '${hari} ${at}+00', true)`);
  await work(op);
  await owner.query(
    `select selesai('KJ1', $1, $6, $7, 'uji', '', $2, $3, $4, 'POST contoh', $5, 201, '{}')`,
    [
      op,
      keystore ?? null,
      JSON.stringify([{ kode_toko: 'KJ1', tindakan, tabel, kunci, sesudah: { tindakan } }]),
      `key-${op}`,
      `digest-${keystore}`,
      level === 'OWN' ? 'own.kj1' : 'ksr.kj1',
      level,
    ],
  );
  await owner.query('commit');
}

const masters = (owner: Client) =>
  owner.query(`
  insert into toko (kode_toko, nama_toko, jenis, zona) values ('PST', 'Pusat', 'PUSAT', 'WIB'), ('KJ1', 'Kilau 1', 'CABANG', 'WIB'), ('KJ2', 'Kilau 2', 'CABANG', 'WIT');
  insert into users (kode_toko, user_id, usere_name, level, sandi) values ('KJ1', 'ksr.kj1', 'Dewi', 'KASIR', 'x'), ('KJ1', 'spv.kj1', 'Hendra', 'SPV', 'x'), ('KJ2', 'spv.kj2', 'Rita', 'SPV', 'x');
  insert into sales (kode_toko, kode_sales, nama) values ('KJ1', 'S01', 'Rina');
  insert into kategori (kode_toko, kode_kategori, nama) values ('KJ1', 'PERHIASAN', 'Perhiasan');
  insert into jenis (kode_toko, kode_dept, nama) values ('KJ1', 'CC', 'Cincin');
  insert into kadar (kode_toko, kode_kadar, label, persen) values ('KJ1', '750', '18K', 7500), ('KJ1', '420', '10K', 4200), ('KJ1', '700', '17K', 7000), ('KJ1', '375', '9K', 3750);
  insert into group_barang (kode_toko, kode_group, nama) values ('KJ1', 'TUA', 'Emas tua');
  insert into gudang (kode_toko, kode_gudang, nama, jenis) values ('KJ1', 'TK', 'Toko', 'TOKO');
  insert into baki (kode_toko, kode_gudang, kode_baki) values ('KJ1', 'TK', 'A-01'), ('KJ1', 'TK', 'B-02');
  insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah) values ('KJ1', 'LISTRIK', 'Listrik', 'KELUAR'), ('KJ1', 'MODAL', 'Tambah modal', 'MASUK')`);

const openDay = (owner: Client, hari: string, at: string) =>
  act(
    owner,
    { hari, at: at.slice(11, 16), tindakan: 'BUKA_HARI', tabel: 'hari_toko', kunci: hari },
    (op) =>
      owner.query(
        `insert into hari_toko (kode_toko, tgl_system, status, dibuka_by, dibuka_at, op) values ('KJ1', $1, 'OPEN', 'ksr.kj1', waktu(), $2)`,
        [hari, op],
      ),
  );

type Piece = {
  barcode: string;
  baki: string;
  kadar: number;
  kode: string;
  berat: number;
  murni: number;
};
const PIECES: readonly Piece[] = [
  { barcode: 'KJ100001', baki: 'A-01', kadar: 7500, kode: '750', berat: 3250, murni: 2438 },
  { barcode: 'KJ100002', baki: 'A-01', kadar: 4200, kode: '420', berat: 2345, murni: 985 },
  { barcode: 'KJ100003', baki: 'B-02', kadar: 7000, kode: '700', berat: 5010, murni: 3507 },
  { barcode: 'KJ100004', baki: 'B-02', kadar: 3750, kode: '375', berat: 1200, murni: 450 },
];

const set = (
  owner: Client,
  hari: string,
  no: string,
  kode: string,
  op: string,
  baris: readonly object[],
  membalik: string | null = null,
) =>
  owner.query(`select catat_buku('KJ1', $1, $2, $3, '', $4, 'ksr.kj1', $5, $6::jsonb)`, [
    hari,
    no,
    kode,
    membalik,
    op,
    JSON.stringify(baris),
  ]);

const gold = (
  akun: string,
  arah: 1 | -1,
  { barcode, kadar, berat, murni }: Omit<Piece, 'baki' | 'kode'>,
) => ({ akun, kode_barcode: barcode, kadar, qty: arah, berat: arah * berat, murni: arah * murni });

/** Worked-postings §1: four pieces of one supplier, 19,550,000 rupiah, and the owner's price of the day. */
const takeIn = (owner: Client) =>
  act(
    owner,
    { hari: '2026-11-19', at: '02:00', tindakan: 'TAMBAH_BARANG', level: 'OWN' },
    async (op) => {
      await owner.query(
        `insert into harga_emas (kode_toko, jenis, kode_kadar, harga_per_gram, berlaku_dari, input_by, input_date, op)
    values ('KJ1', 'JUAL', '420', 1330000, waktu(), 'own', waktu(), $1), ('KJ1', 'JUAL', '420', 1335000, waktu() + interval '3 days', 'own', waktu(), $1)`,
        [op],
      );
      for (const one of PIECES) {
        await owner.query(
          `insert into barang (kode_toko, kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group, kode_kadar, kadar, persen,
        berat, berat_asli, murni, kode_gudang, kode_baki, status, tgl_terima, input_by, input_date, op)
      values ('KJ1', $1, 'Cincin polos', 'PERHIASAN', 'CC', 'TUA', $2, $3, $3, $4, $4, $5, 'TK', $6, 'READY', '2026-11-19', 'ksr.kj1', waktu(), $7)`,
          [one.barcode, one.kode, one.kadar, one.berat, one.murni, one.baki, op],
        );
        await owner.query(
          `insert into barang_kejadian values ('KJ1', $1, 1, '2026-11-19', waktu(), 'TERIMA', $2, null, 'READY', null, $3, null, $4, 'ksr.kj1', $5)`,
          [one.barcode, 'TAKJ1261119001', `baki:TK/${one.baki}`, one.berat, op],
        );
      }
      await owner.query(`select ambil_nomor('KJ1', 'TA', '2026-11-19')`);
      await set(owner, '2026-11-19', 'TAKJ1261119001', 'TERIMA', op, [
        ...PIECES.flatMap((one) => [
          gold('supplier:UBS', -1, one),
          gold(`baki:TK/${one.baki}`, 1, one),
        ]),
        { akun: 'persediaan', rupiah: 19_550_000 },
        { akun: 'supplier:UBS', rupiah: -19_550_000 },
      ]);
    },
  );

const saveKas = async (
  owner: Client,
  hari: string,
  no: string,
  kode: string,
  jumlah: number,
  op: string,
) => {
  const arah = no.startsWith('KM') ? 'MASUK' : 'KELUAR';
  await owner.query(`select ambil_nomor('KJ1', $1, $2)`, [no.slice(0, 2), hari]);
  await owner.query(
    `insert into kas (kode_toko, no_kas, tgl_system, input_date, arah, kode_transaksi, jumlah, keterangan, status, input_by, op)
    values ('KJ1', $1, $2, waktu(), $3, $4, $5, 'Kas contoh', 'DONE', 'ksr.kj1', $6)`,
    [no, hari, arah, kode, jumlah, op],
  );
  const sign = arah === 'MASUK' ? 1 : -1;
  await set(owner, hari, no, kode, op, [
    { akun: 'kas', rupiah: sign * jumlah },
    { akun: arah === 'MASUK' ? `pendapatan:${kode}` : `biaya:${kode}`, rupiah: -sign * jumlah },
  ]);
};

const cashIn = (owner: Client) =>
  act(owner, { hari: '2026-11-19', at: '03:00', tindakan: 'KAS_MASUK' }, (op) =>
    saveKas(owner, '2026-11-19', 'KMKJ1261119001', 'MODAL', 20_000_000, op),
  );

/** Worked-postings §7: 5,000 more expected than was counted. */
const closeDay = async (owner: Client) => {
  await approve(owner, 'SELISIHKAS01', 'SELISIH_KAS', '2026-11-19 11:00');
  await act(
    owner,
    { hari: '2026-11-19', at: '11:01', tindakan: 'TUTUP_TOKO', keystore: 'SELISIHKAS01' },
    async (op) => {
      await spend(owner, 'SELISIHKAS01', op);
      await owner.query(`select ambil_nomor('KJ1', 'TP', '2026-11-19')`);
      await set(owner, '2026-11-19', 'TPKJ1261119001', 'SELISIH_KAS', op, [
        { akun: 'selisih_kas', rupiah: 5000 },
        { akun: 'kas', rupiah: -5000 },
      ]);
      await owner.query(
        `insert into hitung_kas values ('KJ1', '2026-11-19', 1, 'kas', '[]', 19995000, 20000000, -5000, 'ksr.kj1', waktu(), $1)`,
        [op],
      );
      await owner.query(
        `insert into tutup_toko select 'KJ1', 'TPKJ1261119001', '2026-11-19', 1, 'ksr.kj1', waktu(), 20000000, 19995000, -5000, 'Kembalian', '{}',
        k.urut, k.hash, segel_hari('KJ1', '2026-11-19', k.urut, k.hash), '{SELISIHKAS01}', $1 from audit_kepala k where kode_toko = 'KJ1'`,
        [op],
      );
      await owner.query(
        `update hari_toko set status = 'CLOSED', ditutup_by = 'ksr.kj1', ditutup_at = waktu(), op = $1,
        segel = (select segel from tutup_toko where no_tutup = 'TPKJ1261119001') where kode_toko = 'KJ1' and tgl_system = '2026-11-19'`,
        [op],
      );
    },
  );
};

const approve = (owner: Client, keystore: string, event: string, at: string) =>
  owner.query(
    `insert into otorisasi (kode_toko, keystore, event, level, method, path, digest, ringkasan, angka, status, input_by, input_level, input_date,
     kedaluwarsa, disetujui_by, disetujui_level, disetujui_at, cara)
   values ('KJ1', $1, array[$2::text], '{SPV,OWN}', 'POST', 'contoh', 'digest-' || $1, '', '[]', 'DISETUJUI', 'ksr.kj1', 'KASIR', $3::timestamptz,
     $3::timestamptz + interval '2 minutes', 'spv.kj1', 'SPV', $3::timestamptz, 'MANUAL')`,
    [keystore, event, `${at}+00`],
  );

const spend = (owner: Client, keystore: string, op: string) =>
  owner.query(
    `update otorisasi set status = 'TERPAKAI', op_pakai = $2, terpakai_at = waktu() where keystore = $1`,
    [keystore, op],
  );

type Sale = {
  no: string;
  barcode: string;
  berat: number;
  murni: number;
  kadar: number;
  harga: number;
  modal: number;
  at: string;
};
const step = (
  owner: Client,
  barcode: string,
  jenis: string,
  no: string,
  [dari, ke]: readonly [string, string],
  [place, to]: readonly [string, string],
  op: string,
) =>
  owner.query(
    `insert into barang_kejadian select kode_toko, kode_barcode, seq + 1, '2026-11-20', waktu(), $2, $3, $4, $5, $6, $7, berat, berat, 'ksr.kj1', $8
    from barang_kejadian where kode_barcode = $1 order by seq desc limit 1`,
    [barcode, jenis, no, dari, ke, place, to, op],
  );

const saveSale = async (
  owner: Client,
  { no, barcode, berat, murni, kadar, harga, modal }: Sale,
  status: string,
  op: string,
) => {
  await owner.query(`select ambil_nomor('KJ1', 'PJ', '2026-11-20')`);
  await owner.query(
    `insert into penjualan (kode_toko, no_faktur_jual, tgl_system, input_date, status, kode_sales, nama_customer, qty, berat, sub_total,
      grand_total, input_by, valid_by, valid_at, op)
    values ('KJ1', $1, '2026-11-20', waktu(), $2, 'S01', 'Ibu Sari', 1, $3, $4, $4, 'ksr.kj1', 'ksr.kj1', case when $2 = 'DONE' then waktu() end, $5)`,
    [no, status, berat, harga, op],
  );
  await owner.query(
    `insert into penjualan_barang (kode_toko, no_faktur_jual, urut, tgl_system, kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group,
      kode_kadar, kadar, persen, berat, berat_asli, murni, berat_stock, murni_stock, harga_per_gram, harga_id, harga_jual, ongkos, harga, netto, harga_modal, kode_gudang, kode_baki)
    select 'KJ1', $1, 1, '2026-11-20', kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group, kode_kadar, kadar, persen, $3, $3, $4, $3, $4, 1330000,
      (select min(id) from harga_emas), $5, 0, $5, $5, $6, kode_gudang, kode_baki from barang where kode_barcode = $2`,
    [no, barcode, berat, murni, harga, modal],
  );
  return kadar;
};

const sell = (owner: Client, sale: Sale) =>
  act(owner, { hari: '2026-11-20', at: sale.at, tindakan: 'JUAL', kunci: sale.no }, async (op) => {
    const { no, barcode, harga, modal } = sale;
    const baki = PIECES.find((one) => one.barcode === barcode)!.baki;
    await saveSale(owner, sale, 'DONE', op);
    await owner.query(
      `insert into pembayaran (kode_toko, no_dokumen, urut, tgl_system, jenis, jumlah, op) values ('KJ1', $1, 1, '2026-11-20', 'CASH', $2, $3)`,
      [no, harga, op],
    );
    await owner.query(
      `update barang set status = 'TERJUAL', no_pegang = $2, kode_baki = null, op = $3 where kode_barcode = $1`,
      [barcode, no, op],
    );
    await step(
      owner,
      barcode,
      'JUAL',
      no,
      ['READY', 'TERJUAL'],
      [`baki:TK/${baki}`, 'pelanggan'],
      op,
    );
    await set(owner, '2026-11-20', no, 'JUAL', op, [
      { akun: 'kas', rupiah: harga },
      { akun: 'penjualan', rupiah: -harga },
      { akun: 'hpp', rupiah: modal },
      { akun: 'persediaan', rupiah: -modal },
      gold(`baki:TK/${baki}`, -1, sale),
      gold('pelanggan', 1, sale),
    ]);
  });

const cancelSale = async (owner: Client) => {
  await approve(owner, 'BATALJUAL001', 'BATAL_PENJUALAN', '2026-11-20 02:20');
  await act(
    owner,
    { hari: '2026-11-20', at: '02:21', tindakan: 'BATAL_JUAL', keystore: 'BATALJUAL001' },
    async (op) => {
      const [no, asal, barcode] = ['BJKJ1261120001', 'PJKJ1261120002', 'KJ100004'];
      await spend(owner, 'BATALJUAL001', op);
      await owner.query(`select ambil_nomor('KJ1', 'BJ', '2026-11-20')`);
      await owner.query(
        `update penjualan set status = 'CANC', no_batal = $2, tgl_batal = waktu(), batal_by = 'ksr.kj1', alasan_batal = 'Salah' where no_faktur_jual = $1`,
        [asal, no],
      );
      await owner.query(
        `update barang set status = 'READY', no_pegang = null, kode_baki = 'B-02', op = $2 where kode_barcode = $1`,
        [barcode, op],
      );
      await step(
        owner,
        barcode,
        'BATAL_JUAL',
        no,
        ['TERJUAL', 'READY'],
        ['pelanggan', 'baki:TK/B-02'],
        op,
      );
      await set(owner, '2026-11-20', no, 'JUAL', op, await mirrored(owner, asal), asal);
    },
  );
};

const mirrored = async (owner: Client, no: string): Promise<object[]> =>
  (
    await owner.query<object>(
      `select akun, kode_barcode, kadar, -rupiah as rupiah, -qty as qty, -berat as berat, -murni as murni from buku where no_bukti = $1 order by urut`,
      [no],
    )
  ).rows;

/** An OPEN sale holds its piece in its tray and posts nothing (D-10.5). */
const openSale = (owner: Client) =>
  act(owner, { hari: '2026-11-20', at: '02:30', tindakan: 'JUAL' }, async (op) => {
    const sale = {
      no: 'PJKJ1261120003',
      barcode: 'KJ100003',
      berat: 5010,
      murni: 3507,
      kadar: 7000,
      harga: 10_395_500,
      modal: 9_100_000,
      at: '',
    };
    await saveSale(owner, sale, 'OPEN', op);
    await owner.query(
      `update barang set status = 'TITIP', no_pegang = $2, op = $3 where kode_barcode = $1`,
      [sale.barcode, sale.no, op],
    );
    await step(
      owner,
      sale.barcode,
      'TAHAN',
      sale.no,
      ['READY', 'TITIP'],
      ['baki:TK/B-02', 'baki:TK/B-02'],
      op,
    );
  });

/** Cash out above the limit with its approval; then a small one that is cancelled. */
const cashOut = async (owner: Client) => {
  const hari = '2026-11-20';
  await approve(owner, 'KASBESAR0001', 'KAS_KELUAR_BESAR', `${hari} 03:00`);
  await act(
    owner,
    { hari, at: '03:01', tindakan: 'KAS_KELUAR', keystore: 'KASBESAR0001' },
    async (op) => {
      await spend(owner, 'KASBESAR0001', op);
      await saveKas(owner, hari, 'KKKJ1261120001', 'LISTRIK', 6_000_000, op);
    },
  );
  await act(owner, { hari, at: '03:05', tindakan: 'KAS_KELUAR' }, (op) =>
    saveKas(owner, hari, 'KKKJ1261120002', 'LISTRIK', 350_000, op),
  );
  await approve(owner, 'BATALKAS0001', 'BATAL_KAS', `${hari} 03:06`);
  await act(
    owner,
    { hari, at: '03:07', tindakan: 'BATAL_KAS', keystore: 'BATALKAS0001' },
    async (op) => {
      await spend(owner, 'BATALKAS0001', op);
      await owner.query(`select ambil_nomor('KJ1', 'BK', $1)`, [hari]);
      await owner.query(
        `update kas set status = 'CANC', no_batal = 'BKKJ1261120001', tgl_batal = waktu(), batal_by = 'ksr.kj1' where no_kas = 'KKKJ1261120002'`,
      );
      await set(
        owner,
        hari,
        'BKKJ1261120001',
        'LISTRIK',
        op,
        await mirrored(owner, 'KKKJ1261120002'),
        'KKKJ1261120002',
      );
    },
  );
};
