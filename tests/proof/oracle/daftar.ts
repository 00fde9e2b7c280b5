import { CONTRACTS } from '#app/contract/contracts.ts';
import * as intern from '#areas/terima/contract/terima-intern.report.ts';
import type { Report } from '#kit/contract/report.ts';
import type { Naif } from '#tests/proof/oracle/fakta.ts';
import * as hari from '#tests/proof/oracle/naif/hari/akhir-hari.naif.ts';
import * as eod from '#tests/proof/oracle/naif/hari/eod.naif.ts';
import * as daftar from '#tests/proof/oracle/naif/daftar-stock.naif.ts';
import * as kerja from '#tests/proof/oracle/naif/kerja.naif.ts';
import { laporanLog } from '#tests/proof/oracle/naif/jejak/log.naif.ts';
import { laporanValidasi } from '#tests/proof/oracle/naif/jejak/validasi.naif.ts';
import * as masalah from '#tests/proof/oracle/naif/masalah.naif.ts';
import * as setoran from '#tests/proof/oracle/naif/hari/setoran.naif.ts';
import * as rekap from '#tests/proof/oracle/naif/rekap.naif.ts';
import * as beli from '#tests/proof/oracle/naif/pembelian.naif.ts';
import * as jual from '#tests/proof/oracle/naif/penjualan.naif.ts';
import * as kas from '#tests/proof/oracle/naif/kas-hari.naif.ts';
import * as opname from '#tests/proof/oracle/naif/opname.naif.ts';
import * as sinyal from '#tests/proof/oracle/naif/sinyal.naif.ts';
import * as bank from '#tests/proof/oracle/naif/bank.naif.ts';
import * as customer from '#tests/proof/oracle/naif/customer.naif.ts';
import * as ringkas from '#tests/proof/oracle/naif/ringkasan.naif.ts';
import * as stock from '#tests/proof/oracle/naif/stock.naif.ts';
import * as cabang from '#tests/proof/oracle/naif/cabang.naif.ts';
import * as hutang from '#tests/proof/oracle/naif/hutang/hutang.naif.ts';
import * as saldoHutang from '#tests/proof/oracle/naif/hutang/saldo-hutang.naif.ts';
import * as harga from '#tests/proof/oracle/naif/harga.naif.ts';
import * as kinerja from '#tests/proof/oracle/naif/kinerja.naif.ts';
import * as manajerial from '#tests/proof/oracle/naif/manajerial.naif.ts';
import * as margin from '#tests/proof/oracle/naif/margin.naif.ts';
import * as otorisasi from '#tests/proof/oracle/naif/otorisasi.naif.ts';
import * as mutasi from '#tests/proof/oracle/naif/mutasi.naif.ts';
import * as tutup from '#tests/proof/oracle/naif/hari/tutup.naif.ts';
import * as pajak from '#tests/proof/oracle/naif/pajak.naif.ts';
import * as pengawasan from '#tests/proof/oracle/naif/pengawasan.naif.ts';
import * as pusat from '#tests/proof/oracle/naif/pusat.naif.ts';
import * as posisi from '#tests/proof/oracle/naif/posisi.naif.ts';
import * as uang from '#tests/proof/oracle/naif/uang.naif.ts';

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
  13: jual.laporanMarketplace,
  14: beli.laporanBeliFaktur,
  15: beli.laporanPembelian,
  16: beli.laporanRingkasanBeli,
  17: beli.laporanBatalBeli,
  18: beli.laporanSelisihNota,
  23: jual.laporanTitipan,
  24: jual.laporanBatalTitip,
  27: hutang.laporanHutang,
  28: hutang.laporanPenebusan,
  29: hutang.laporanRekapPinjaman,
  30: hutang.laporanRekapPenebusan,
  31: hutang.laporanBunga,
  32: saldoHutang.laporanJatuhTempo,
  33: saldoHutang.laporanSaldoHutang,
  34: hutang.laporanLelang,
  35: hutang.laporanBatalHutang,
  37: saldoHutang.laporanMutasiJaminan,
  45: customer.laporanKupon,
  46: uang.laporanKas,
  47: kas.laporanKategori,
  48: bank.laporanNonCash,
  49: bank.laporanBelumValidasi,
  50: bank.laporanUangBank,
  51: bank.laporanMutasi,
  55: kas.laporanSaldoHarian,
  56: kas.laporanJurnal,
  57: eod.laporanEod,
  58: hari.laporanAkhirHari,
  59: uang.laporanKeuangan,
  60: tutup.laporanTutup,
  61: setoran.laporanSetoran,
  62: stock.laporanStock,
  63: stock.laporanSaldo,
  64: stock.laporanKartu,
  65: mutasi.laporanMutasi,
  66: daftar.laporanKelompok,
  67: daftar.laporanAnalisisHarga,
  68: daftar.laporanTambah,
  69: kerja.laporanTerima,
  70: kerja.laporanBatalTerima,
  72: kerja.laporanHancur,
  73: opname.laporanOpname,
  74: mutasi.laporanOpnameGlobal,
  75: kerja.laporanTimbang,
  76: daftar.laporanUmur,
  77: mutasi.laporanAksesoris,
  78: mutasi.laporanSupplier,
  88: manajerial.laporanManajerial,
  89: margin.laporanMargin,
  90: margin.laporanMarginGlobal,
  91: harga.laporanHarga,
  92: margin.laporanJualBeli,
  93: kinerja.laporanPerputaran,
  94: kinerja.laporanKinerja,
  95: posisi.laporanLabaRugi,
  96: posisi.laporanPosisi,
  97: margin.laporanRekapKelompok,
  98: otorisasi.laporanOtorisasi,
  99: otorisasi.laporanPermintaan,
  100: pengawasan.laporanCetakUlang,
  101: pengawasan.laporanPembatalan,
  102: laporanLog,
  103: masalah.laporanMasalah,
  104: laporanValidasi,
  105: pajak.laporanRekapPajak,
  106: pajak.laporanPajakJual,
  107: pajak.laporanPajakBeli,
  108: pajak.laporanWajib,
  109: pusat.laporanGlobal,
  110: pusat.laporanGlobalStock,
  111: saldoHutang.laporanGlobalHutang,
  112: pusat.laporanGlobalKas,
  113: cabang.laporanCabang,
  114: sinyal.laporanSinyal,
};

export type Diuji = { readonly report: Report; readonly naif: Naif };

export const REPORTS: readonly Report[] = CONTRACTS.flatMap(({ reports }) => reports);
/** What № 69 and № 70 are of the own workshop's deliveries. */
const INTERN: readonly Diuji[] = [
  { report: intern.terimaInternReport, naif: kerja.terimaIntern('faktur', 'DONE') },
  { report: intern.terimaInternGlobalReport, naif: kerja.terimaIntern('supplier', 'DONE') },
  { report: intern.batalInternReport, naif: kerja.terimaIntern('faktur', 'CANC') },
  { report: intern.batalInternGlobalReport, naif: kerja.terimaIntern('supplier', 'CANC') },
];
export const DIUJI: readonly Diuji[] = [
  ...REPORTS.filter(({ no }) => NAIF[no ?? 0]).map((report) => ({
    report,
    naif: NAIF[report.no ?? 0]!,
  })),
  ...INTERN,
];
