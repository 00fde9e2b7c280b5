import { CONTRACTS } from '#app/contract/contracts.ts';
import type { Report } from '#kit/contract/report.ts';
import type { Naif } from '#tests/proof/oracle/fakta.ts';
import * as hari from '#tests/proof/oracle/akhir-hari.naif.ts';
import * as daftar from '#tests/proof/oracle/daftar-stock.naif.ts';
import * as kerja from '#tests/proof/oracle/kerja.naif.ts';
import * as rekap from '#tests/proof/oracle/rekap.naif.ts';
import * as beli from '#tests/proof/oracle/pembelian.naif.ts';
import * as jual from '#tests/proof/oracle/penjualan.naif.ts';
import * as kas from '#tests/proof/oracle/kas-hari.naif.ts';
import * as opname from '#tests/proof/oracle/opname.naif.ts';
import * as bank from '#tests/proof/oracle/bank.naif.ts';
import * as customer from '#tests/proof/oracle/customer.naif.ts';
import * as ringkas from '#tests/proof/oracle/ringkasan.naif.ts';
import * as stock from '#tests/proof/oracle/stock.naif.ts';
import * as uang from '#tests/proof/oracle/uang.naif.ts';

/** By number of the catalogue; a new report joins with its line and its function. */
const NAIF: Readonly<Record<number, Naif>> = {
  1: jual.laporanPenjualan,
  2: jual.laporanFaktur,
  3: rekap.laporanRekap,
  4: rekap.laporanGlobalJenis,
  5: ringkas.laporanRingkasan,
  6: jual.laporanBatalJual,
  7: ringkas.laporanTukar,
  8: ringkas.laporanPotongan,
  9: ringkas.laporanBonus,
  10: ringkas.laporanFee,
  11: customer.laporanCustomer,
  14: beli.laporanBeliFaktur,
  15: beli.laporanPembelian,
  16: beli.laporanRingkasanBeli,
  17: beli.laporanBatalBeli,
  18: beli.laporanSelisihNota,
  23: jual.laporanTitipan,
  24: jual.laporanBatalTitip,
  45: customer.laporanKupon,
  46: uang.laporanKas,
  47: kas.laporanKategori,
  48: bank.laporanNonCash,
  49: bank.laporanBelumValidasi,
  50: bank.laporanUangBank,
  51: bank.laporanMutasi,
  55: kas.laporanSaldoHarian,
  56: kas.laporanJurnal,
  57: hari.laporanEod,
  58: hari.laporanAkhirHari,
  59: uang.laporanKeuangan,
  62: stock.laporanStock,
  63: stock.laporanSaldo,
  64: stock.laporanKartu,
  66: daftar.laporanKelompok,
  67: daftar.laporanAnalisisHarga,
  68: daftar.laporanTambah,
  69: kerja.laporanTerima,
  70: kerja.laporanBatalTerima,
  72: kerja.laporanHancur,
  73: opname.laporanOpname,
  75: kerja.laporanTimbang,
  76: daftar.laporanUmur,
};

export type Diuji = { readonly report: Report; readonly naif: Naif };

export const REPORTS: readonly Report[] = CONTRACTS.flatMap(({ reports }) => reports);
export const DIUJI: readonly Diuji[] = REPORTS.filter(({ no }) => NAIF[no]).map((report) => ({
  report,
  naif: NAIF[report.no]!,
}));
