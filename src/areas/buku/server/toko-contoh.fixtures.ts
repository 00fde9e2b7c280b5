import type { Client } from 'pg';
import {
  act,
  approve,
  gold,
  mirrored,
  PIECES,
  set,
  spend,
} from '#areas/buku/server/langkah-contoh.fixtures.ts';
import { cancelSale, openSale, sell } from '#areas/buku/server/nota-contoh.fixtures.ts';

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
  if (arah === 'KELUAR')
    await owner.query(
      `insert into uang_keluar (kode_toko, no_dokumen, user_id, tgl_system, jumlah, sebelum, batas, setuju, untuk, op)
      values ('KJ1', $1, 'ksr.kj1', $2, $3, 0, 5000000, case when $3::bigint > 5000000 then 'SPV' end, 'TOKO', $4)`,
      [no, hari, jumlah, op],
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
