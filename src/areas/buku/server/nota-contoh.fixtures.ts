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

export const sell = (owner: Client, sale: Sale) =>
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

export const cancelSale = async (owner: Client) => {
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

/** An OPEN sale holds its piece in its tray and posts nothing (D-10.5). */
export const openSale = (owner: Client) =>
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
