import { cocok, dalam, type Baris, type Fakta, type Naif } from '#tests/proof/oracle/fakta.ts';
import { masukKartu } from '#tests/proof/oracle/naif/bank.naif.ts';

/** Documents that were saved to be validated by a person, apart from those that were cancelled. */
const dokumen = (fakta: Fakta): Baris[] =>
  (
    [
      ['PENJUALAN', 'penjualan', 'no_faktur_jual', 'grand_total'],
      ['PEMBELIAN', 'pembelian', 'no_faktur_beli', 'grand_total'],
      ['TITIPAN', 'titipan', 'no_titip', 'harga_total'],
      ['HUTANG', 'hutang', 'no_faktur_hutang', 'jumlah_hutang'],
      ['PELUNASAN HUTANG', 'hutang_lunas', 'no_lunas', 'jumlah'],
    ] as const
  ).flatMap(([jenis, tabel, no, rp]) =>
    fakta[tabel]
      .filter(({ status, valid_at, input_date }) =>
        ['OPEN', 'TUNGGU'].includes(status) && (tabel !== 'hutang' || status === 'OPEN')
          ? true
          : status !== 'CANC' && valid_at > input_date,
      )
      .map((row) => {
        // A redemption is of the gold and the salesperson of its loan.
        const { kode_sales, berat } =
          fakta.hutang.find((one) => one.no_faktur_hutang === row.no_faktur_hutang) ?? row;
        const milik = { kode_sales, berat, kode_sales_lunas: row.kode_sales_lunas ?? null };
        return { ...row, ...milik, jenis, no_dokumen: row[no], jumlah_rp: row[rp] } as Baris;
      }),
  );

/** Card and transfer money that waits for the bank's statement, or waited. */
const kartu = (fakta: Fakta): Baris[] =>
  masukKartu(fakta).map(({ bayar, set, cair }): Baris => ({
    jenis: 'NON CASH',
    no_dokumen: bayar.no_dokumen,
    tgl_system: set.tgl_system,
    nama_customer: set.keterangan,
    berat: null,
    // A parcel that came back waits with a minus.
    jumlah_rp: (String(bayar.no_dokumen).startsWith('PB') ? -1 : 1) * (bayar.jumlah + bayar.fee),
    kode_sales: null,
    kode_sales_lunas: null,
    input_by: set.input_by,
    input_date: set.waktu,
    valid_by: cair?.input_by ?? null,
    valid_at: cair?.input_date ?? null,
  }));

export const laporanValidasi: Naif = (fakta, saring, { waktu }) =>
  [...dokumen(fakta), ...kartu(fakta)]
    .filter((row) => dalam(row.tgl_system, saring))
    .filter(({ jenis, valid_by, valid_at }) =>
      cocok(
        { status: 'BELUM', ...saring },
        { jenis, valid_by, status: valid_at === null ? 'BELUM' : 'SUDAH' },
      ),
    )
    .map((row) => ({
      ...row,
      valid_date: row.valid_at,
      umur_jam: Math.floor(
        (Date.parse(row.valid_at ?? waktu) - Date.parse(row.input_date)) / 3_600_000,
      ),
      tanda: row.valid_by === row.input_by ? 'USER SAMA' : null,
    }));
