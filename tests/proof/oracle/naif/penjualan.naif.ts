import {
  bagi,
  cocok,
  dalam,
  jumlah,
  murni,
  selisihHari,
  yangSetuju,
  type Baris,
  type Fakta,
  type Naif,
} from '#tests/proof/oracle/fakta.ts';
import { biayaKerja, biayaSendiri } from '#tests/proof/oracle/naif/tambahan.naif.ts';

const isi = (rows: readonly Baris[], kunci: string, no: unknown): Baris[] =>
  rows.filter((row) => row[kunci] === no).toSorted((a, b) => a.urut - b.urut);

/**
 * Lines of a sale with their discount: their own, and the share of the document's by what the line
 * costs before any, the largest remainders first.
 */
export function barisJual({ penjualan_barang }: Fakta, nota: Baris): Baris[] {
  const rows = isi(penjualan_barang, 'no_faktur_jual', nota.no_faktur_jual);
  const bruto = rows.map((row) => (row.harga_jual as number) + (row.ongkos as number));
  const sendiri = rows.map((row) => (row.diskon_rp + row.potongan_rp + row.kupon_rp) as number);
  const faktur = nota.diskon_rp + nota.kupon_rp - sendiri.reduce((all, one) => all + one, 0);
  const semua = bruto.reduce((all, one) => all + one, 0) || 1;
  const bagian = bruto.map((one) => Math.floor((faktur * one) / semua));
  const sisa = bruto.map((one, at) => ({ at, sisa: (faktur * one) % semua }));
  const kurang = faktur - bagian.reduce((all, one) => all + one, 0);
  for (const { at } of sisa.toSorted((a, b) => b.sisa - a.sisa || a.at - b.at).slice(0, kurang))
    bagian[at]! += 1;
  return rows.map((row, at) => ({
    ...row,
    qty: 1,
    murni: murni(row.berat_asli, row.persen),
    bruto: bruto[at],
    diskon: sendiri[at]! + bagian[at]!,
    netto: bruto[at]! - sendiri[at]! - bagian[at]!,
  }));
}

export const laporanPenjualan: Naif = (fakta, saring) =>
  fakta.penjualan
    .filter((nota) => nota.status === 'DONE' && dalam(nota.tgl_system, saring))
    .flatMap((nota) => barisJual(fakta, nota).map((row) => ({ nota, row })))
    .filter(({ nota, row }) => {
      const { kode_dept, kode_group, kode_gudang, kode_baki } = row;
      const { kode_sales, input_by, valid_by } = nota;
      return cocok(saring, {
        kode_dept,
        kode_group,
        kadar: row.kode_kadar,
        kode_gudang,
        kode_baki,
        kode_sales,
        input_by,
        valid_by,
      });
    })
    .map(({ nota, row }) => ({
      ...row,
      harga_gram: bagi(row.harga_jual, row.berat, 1000),
      nama_customer: nota.nama_customer,
      kode_sales: nota.kode_sales,
      input_by: nota.input_by,
      tukar: nota.no_tukar ? 'TUKAR' : null,
    }));

export const laporanFaktur: Naif = (fakta, saring) =>
  fakta.penjualan
    .filter((nota) => nota.status === 'DONE' && dalam(nota.tgl_system, saring))
    .filter(({ kode_sales, input_by, valid_by }) =>
      cocok(saring, { kode_sales, input_by, valid_by }),
    )
    .map((nota) => {
      const rows = barisJual(fakta, nota);
      const bayar = fakta.pembayaran.filter((one) => one.no_dokumen === nota.no_faktur_jual);
      const uang = (jenis: string) =>
        jumlah(
          bayar.filter((one) => one.jenis === jenis),
          'jumlah',
        );
      const dp = fakta.penjualan_titipan.filter(
        (one) => one.no_faktur_jual === nota.no_faktur_jual && one.aktif,
      );
      const [bruto, diskon] = [jumlah(rows, 'bruto'), jumlah(rows, 'diskon')];
      return {
        ...nota,
        bayar,
        qty: rows.length,
        berat: jumlah(rows, 'berat'),
        bruto,
        diskon,
        kupon_rp: nota.kupon_rp,
        // Prices of these lives include their tax: nothing of it joins a total.
        ppn: 0,
        pph22: 0,
        grand_total: bruto - diskon + biayaSendiri(nota) + biayaKerja(nota) + nota.pembulatan,
        // An order uses its DP whole.
        dp_rp: nota.no_pesanan ? nota.dp_rp : jumlah(dp, 'dp_rp'),
        cash: uang('CASH'),
        debet: uang('DEBET'),
        credit: uang('CREDIT'),
        transfer: uang('TRANSFER'),
        poin_rp: uang('POIN'),
      };
    })
    .filter(
      ({ bayar }) =>
        saring.jenis_bayar === undefined ||
        saring.jenis_bayar === 'ALL' ||
        bayar.some((one) => one.jenis === saring.jenis_bayar),
    );

export const laporanBatalJual: Naif = (fakta, saring) =>
  fakta.penjualan
    .filter((nota) => nota.status === 'CANC' && dalam(nota.tgl_system, saring))
    .filter(({ kode_sales, input_by }) => cocok(saring, { kode_sales, input_by }))
    .flatMap((nota) =>
      barisJual(fakta, nota).map((row) => ({
        ...row,
        tgl_batal: nota.tgl_batal,
        batal_by: nota.batal_by,
        otorisasi_by: nota.no_batal ? yangSetuju(fakta, nota.no_batal) : null,
        alasan: nota.alasan_batal ?? '',
        nama_customer: nota.nama_customer,
        kode_sales: nota.kode_sales,
        input_by: nota.input_by,
        selisih_menit: Math.floor(
          (Date.parse(nota.tgl_batal) - Date.parse(nota.input_date)) / 60_000,
        ),
        no_tukar: nota.no_tukar,
      })),
    );

/** Money of a deposit to its pieces, as a running sum by price, so that it adds up. */
function barisTitip(fakta: Fakta, titip: Baris, dp: number): Baris[] {
  let lalu = 0;
  return isi(fakta.titipan_barang, 'no_titip', titip.no_titip).map((row) => {
    const sampai = lalu + row.netto;
    const dp_rp =
      Math.floor((dp * sampai) / titip.harga_total) - Math.floor((dp * lalu) / titip.harga_total);
    lalu = sampai;
    return {
      ...row,
      harga_jual: row.netto - row.ongkos,
      harga_total: row.netto,
      dp_rp,
      sisa_rp: row.netto - dp_rp,
      dp_persen: bagi(dp_rp, row.netto, 10_000) ?? 0,
    };
  });
}

const kelas = (umur: number): string =>
  umur <= 30
    ? '0–30 hari'
    : umur <= 60
      ? '31–60 hari'
      : umur <= 90
        ? '61–90 hari'
        : 'Di atas 90 hari';

export const laporanTitipan: Naif = (fakta, saring, { hari }) => {
  const saldo = saring.dasar === 'SALDO';
  const sampai = saring.tgl_to!;
  return fakta.titipan
    .filter((titip) => titip.valid_at !== null && cocok(saring, { kode_sales: titip.kode_sales }))
    .filter((titip) =>
      saldo
        ? titip.tgl_system <= sampai &&
          !(titip.tgl_ambil && titip.tgl_ambil <= sampai) &&
          !(titip.hari_batal && titip.hari_batal <= sampai)
        : titip.status !== 'CANC' && dalam(titip.tgl_system, saring),
    )
    .flatMap((titip) => {
      const setor = fakta.titipan_bayar.filter(
        (one) =>
          one.no_titip === titip.no_titip &&
          one.status === 'DONE' &&
          (!saldo || one.tgl_system <= sampai),
      );
      const umur_hari = selisihHari(titip.tgl_system, saldo ? sampai : (titip.tgl_ambil ?? hari));
      return barisTitip(fakta, titip, titip.dp_awal + jumlah(setor, 'jumlah')).map((row) => ({
        ...row,
        tgl_system: titip.tgl_system,
        nama_customer: titip.nama_customer,
        alamat_customer: titip.alamat_customer,
        no_hp: titip.no_hp,
        umur_hari,
        kelas_umur: kelas(umur_hari),
        tgl_ambil: saldo ? null : titip.tgl_ambil,
        status: saldo ? 'AKTIF' : titip.status,
        kode_sales: titip.kode_sales,
      }));
    })
    .filter(({ status }) => cocok(saring, { status }));
};

export const laporanBatalTitip: Naif = (fakta, saring) =>
  fakta.titipan
    .filter((titip) => titip.no_batal !== null && dalam(titip.hari_batal, saring))
    .flatMap((titip) => barisTitip(fakta, titip, titip.dp_rp));

/** The settlement of a payment of this document that is not cancelled. */
function cair({ validasi_non_cash_baris, validasi_non_cash }: Fakta, no: unknown) {
  const baris = validasi_non_cash_baris.find((one) => one.no_dokumen === no && one.aktif);
  const head = validasi_non_cash.find((one) => one.no_validasi === baris?.no_validasi);
  return {
    fee: baris?.fee_mp ?? null,
    ongkir: baris?.ongkir ?? 0,
    tgl_cair: head?.tgl_cair ?? null,
  };
}

/** Orders of marketplaces on the day of their sale, and with a minus on the day when their parcel came back. */
export const laporanMarketplace: Naif = (fakta, saring) =>
  fakta.penjualan_online
    .flatMap((order) => {
      const nota = fakta.penjualan.find((one) => one.no_faktur_jual === order.no_faktur_jual)!;
      if (nota.status !== 'DONE') return [];
      const rows = barisJual(fakta, nota);
      const netto = jumlah(rows, 'netto');
      const { fee, ongkir, tgl_cair } = cair(fakta, order.no_pesanan ?? nota.no_faktur_jual);
      // Of an order that came back unpaid no fee is kept.
      const kembali = order.status === 'RETUR';
      const fee_mp = fee ?? (kembali ? 0 : bagi(nota.grand_total, 10_000, order.fee_persen)!);
      const umum = { ...order, no_resi: order.no_resi ?? '-' };
      const jual = {
        ...umum,
        tgl_system: nota.tgl_system,
        qty: rows.length,
        berat: jumlah(rows, 'berat'),
        netto,
        tambahan: nota.grand_total - netto,
        fee_mp,
        ongkir,
        diterima: nota.grand_total - fee_mp - ongkir,
        tgl_cair,
      } as Baris;
      const balik = fakta.pembelian.find((one) => one.no_jual_retur === order.no_faktur_jual);
      if (!balik) return [jual];
      return [
        jual,
        {
          ...umum,
          tgl_system: balik.tgl_system,
          qty: -balik.qty,
          berat: -balik.berat,
          netto: 0 - netto,
          tambahan: netto - balik.grand_total,
          fee_mp: 0,
          ongkir: 0,
          diterima: -balik.grand_total,
          tgl_cair: cair(fakta, balik.no_faktur_beli).tgl_cair,
        } as Baris,
      ];
    })
    .filter(({ tgl_system }) => dalam(tgl_system, saring))
    .filter(({ kode_marketplace, status }) => cocok(saring, { kode_marketplace, status }));
